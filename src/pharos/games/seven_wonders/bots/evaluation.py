"""Evaluates positions of 7 Wonders for a city: a weighted sum of what it has, with one row of weights per age.

Only cities count, and they are public. Weights are in points: one point on the score sheet is worth one.
"""

from __future__ import annotations

import math

from ....core.backend import Numbers, Reals, count, entry_point, kernel
from ..actions import A_CITY, A_REVIVE
from ..constants import VICTORY
from ..construction import gain_income, pay_and_play, place_card, receive_trade
from ..hands import free_city
from ..payment import left_of, right_of
from ..pending import due
from ..scoring import total_points
from ..state import TURN, State, States
from ..tables import ANY_RAW_LANE, LANE_MASK, MADE_LANES, RAW_LANES
from ..turn import decide

CATEGORIES = 7
FEATURES = (
    "points", "coins", "raw", "raw_kinds", "made_kinds", "symbols", "wild", "chains", "cheap", "stages", "powers", "revives",
    "victory", "strength", "fed",
)  # fmt: skip
"""The weighted quantities; `fed` is a coin that a neighbour gets."""
_N = len(FEATURES)
_VICTORY = tuple(map(float, VICTORY))
_UNIT = 8.0  # points of lead: the same unit as in the margins of leaves

# fmt: off
WEIGHTS = (
    # pts coins   raw rkind mkind  symb  wild chain cheap stage power reviv  vict stren   fed
     -.07, 0.04, 1.35, 1.86, 4.11, 4.12, -.10, 0.23, 0.45, 0.67, 2.03, 1.31, 1.28, 0.05, 0.17,
     0.20, 0.10, 0.24, 1.82, -.45, 0.89, 4.22, 1.13, 0.67, 0.69, 1.55, 1.07, 0.76, 0.62, 0.26,
     1.40, -.06, -.24, 0.20, -.01, -.08, -.04, -.32, 0.05, -.19, -.14,-4.57, 0.96, 0.00, 0.08,
)
# fmt: on


@kernel
def _raw_kinds(lanes: int) -> int:
    """Return how many of the four raw materials a city can produce, by the lanes of single resources."""
    kinds = 0
    for lane in RAW_LANES:
        kinds += int(lanes >> lane & LANE_MASK > 0)
    return kinds


@kernel
def _made_kinds(lanes: int) -> int:
    """Return how many of the three manufactured goods a city can produce."""
    kinds = 0
    for lane in MADE_LANES:
        kinds += int(lanes >> lane & LANE_MASK > 0)
    return kinds


@kernel
def _conflict(s: State, c: int, other: int, weights: Reals, row: int) -> float:
    """Return the value of a conflict with a neighbour: its result with the current shields, and the lead in shields."""
    lead = s.cities[c].shields - s.cities[other].shields
    value = weights[row + 13] * min(3, max(-3, lead))
    if lead > 0:
        value += weights[row + 12] * _VICTORY[max(0, s.age - 1)]
    elif lead < 0:
        value -= weights[row + 12]
    return value


@kernel
def city_value(s: State, c: int, weights: Reals, row: int) -> float:
    """Return the value of a city by the weights of a row."""
    me = s.cities[c]
    value = weights[row] * total_points(s, c) + weights[row + 1] * min(me.coins, 12)
    value += weights[row + 2] * (me.own_raw >> ANY_RAW_LANE & LANE_MASK) + weights[row + 3] * _raw_kinds(me.own_raw)
    value += weights[row + 4] * _made_kinds(me.own_made)
    value += weights[row + 5] * (me.symbols[0] + me.symbols[1] + me.symbols[2]) + weights[row + 6] * me.wild
    value += weights[row + 7] * count(me.chains | me.next_age_chains) + weights[row + 8] * count(me.cheap)
    value += weights[row + 9] * me.stages + weights[row + 10] * count(me.powers) + weights[row + 11] * me.revives
    value += _conflict(s, c, left_of(s, c), weights, row) + _conflict(s, c, right_of(s, c), weights, row)
    fed = s.cities[left_of(s, c)].coins + s.cities[right_of(s, c)].coins
    return value - weights[row + 14] * fed


@kernel
def try_out(s: State, seat: int, action: int) -> None:
    """Carry out only the seat's own part of a turn: pay, place the card, take the coins."""
    c = free_city(s) if action >= A_CITY else seat
    own = action - A_CITY if action >= A_CITY else action
    pay_and_play(s, c, own, s.turn)
    place_card(s, c, own)
    gain_income(s, c, own)
    receive_trade(s)


@entry_point
def action_value(states: States, i: int, spare: int, seat: int, action: int, weights: Reals) -> float:
    """Return the value of the seat's city after the action, as if nobody else did anything."""
    states[spare] = states[i]
    s = states[spare]
    row = _N * max(0, s.age - 1)
    if s.depth and due(s) == TURN and action < A_REVIVE:
        try_out(s, seat, action)
    else:
        decide(s, seat, action)
    return city_value(s, seat, weights, row)


@entry_point
def win_probability(states: States, i: int, seat: int, weights: Reals) -> float:
    """Return the win chance: the seat's share when each city's value counts exponentially."""
    s = states[i]
    row = _N * max(0, s.age - 1)
    mine, total = city_value(s, seat, weights, row), 0.0
    for other in range(s.players):
        total += math.exp(min(60.0, 2.0 / _UNIT * (city_value(s, other, weights, row) - mine)))
    return 1.0 / total


@entry_point
def point_margin(states: States, i: int, seat: int, out: Numbers) -> float:
    """Return a seat's final lead in points over the best of the others."""
    s = states[i]
    best = -1000
    for other in range(s.players):
        if other != seat:
            best = max(best, total_points(s, other))
    return float(total_points(s, seat) - best)


@entry_point
def chance_key(states: States, i: int) -> int:
    """Return a key of everything that chance and the others have revealed, which changes with every turn."""
    s = states[i]
    mark = int(s.info_epoch)
    for c in range(s.n_cities):
        mark = (mark * 131 + s.cities[c].low * 7 + s.cities[c].high * 3 + s.cities[c].coins) & 0x3FFFFFFF
    return mark
