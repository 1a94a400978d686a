"""How good a position is for a seat: points so far, and what goods and coins may still become."""

from __future__ import annotations

import math

from pharos.core.backend import Numbers, Reals, entry_point, kernel

from ..rules import decide
from ..scoring import total_points
from ..state import CARDS_EACH, State, States
from ..tables import N_GOODS

CATEGORIES = 3
FEATURES = ("points", "goods", "kinds", "coins")
WEIGHTS = (1.0, 0.8, 0.7, 0.4)
"""A point is worth one; a good, a kind of good and a coin are worth more while cards are still to come."""
_UNIT = 6.0  # points of lead


@kernel
def city_value(s: State, p: int, weights: Reals) -> float:
    """The value of a seat's cards and coins, in points."""
    me = s.cities[p]
    goods, kinds = 0, 0
    for good in range(N_GOODS):
        goods += me.goods[good]
        kinds += me.goods[good] > 0
    hope = (CARDS_EACH - me.taken) / CARDS_EACH
    value: float = weights[0] * total_points(s, p)
    value += hope * (weights[1] * goods + weights[2] * kinds + weights[3] * me.coins)
    return value


@kernel
def lead(s: State, p: int, weights: Reals) -> float:
    """How many points a seat is ahead of the best of the others."""
    best = -1e9
    for other in range(s.players):
        if other != p:
            best = max(best, city_value(s, other, weights))
    return city_value(s, p, weights) - best


@entry_point
def action_value(states: States, i: int, spare: int, seat: int, action: int, weights: Reals) -> float:
    """The lead after an action. The card that is turned up after it does not count: nobody knows it."""
    states[spare] = states[i]
    decide(states[spare], seat, action)
    return lead(states[spare], seat, weights)


@entry_point
def win_probability(states: States, i: int, seat: int, weights: Reals) -> float:
    """The win probability, from the lead."""
    return 0.5 + 0.5 * math.tanh(lead(states[i], seat, weights) / _UNIT)


@entry_point
def point_margin(states: States, i: int, seat: int, out: Numbers) -> float:
    """The points that a seat is ahead of the best of the others at the end."""
    s = states[i]
    best = -1
    for p in range(s.players):
        if p != seat:
            best = max(best, total_points(s, p))
    return float(total_points(s, seat) - best)


@entry_point
def chance_key(states: States, i: int) -> int:
    """A number for what chance has shown: the cards of the market."""
    s = states[i]
    key = int(s.left)
    for place in range(s.offered):
        key = key * 32 + s.market[place] + 1
    return key
