"""How good a position of 7 Wonders is for a city: a weighted sum of what it has, a row of weights for each age.

Only cities are looked at, and they are public. Weights are in points: one point on the score sheet is worth one.
"""

from __future__ import annotations

import math
from typing import Any

from ...core.backend import count, entry, kernel
from ...games.seven_wonders.actions import A_CITY, A_REVIVE
from ...games.seven_wonders.construction import collect, pay_out, put, surrender
from ...games.seven_wonders.hands import free_city
from ...games.seven_wonders.payment import left_of, right_of
from ...games.seven_wonders.rules import apply, copy_state
from ...games.seven_wonders.scoring import count_points
from ...games.seven_wonders.setup import due
from ...games.seven_wonders.state import TURN, State

CATEGORIES = 7
FEATURES = (
    "points", "coins", "raw", "raw_kinds", "made_kinds", "symbols", "wild", "chains", "cheap", "stages", "powers", "revives",
    "victory", "strength", "fed",
)  # fmt: skip
"""What is weighed; `fed` is a coin in a neighbour's purse."""
_N = len(FEATURES)
_VICTORY = (1.0, 3.0, 5.0)
_UNIT = 8.0  # points of lead: the same unit in which leaves judge margins

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
    """How many of the four raw materials a city can produce: the lanes of single resources."""
    return int(lanes & 15 > 0) + int(lanes >> 4 & 15 > 0) + int(lanes >> 12 & 15 > 0) + int(lanes >> 28 & 15 > 0)


@kernel
def _made_kinds(lanes: int) -> int:
    """How many of the three manufactured goods a city can produce."""
    return int(lanes & 15 > 0) + int(lanes >> 4 & 15 > 0) + int(lanes >> 12 & 15 > 0)


@kernel
def _conflict(s: State, c: int, other: int, weights: Any, row: int) -> float:
    """What a conflict with a neighbour promises as shields stand now, and being some shields apart."""
    lead = s.cities[c].shields - s.cities[other].shields
    value = weights[row + 13] * min(3, max(-3, lead))
    if lead > 0:
        value += weights[row + 12] * _VICTORY[max(0, s.age - 1)]
    elif lead < 0:
        value -= weights[row + 12]
    return value


@kernel
def city_value(s: State, c: int, weights: Any, row: int) -> float:
    """What a city is worth by the weights of a row."""
    me = s.cities[c]
    value = weights[row] * count_points(s, c) + weights[row + 1] * min(me.coins, 12)
    value += weights[row + 2] * (me.own_raw >> 56 & 15) + weights[row + 3] * _raw_kinds(me.own_raw)
    value += weights[row + 4] * _made_kinds(me.own_made)
    value += weights[row + 5] * (me.symbols[0] + me.symbols[1] + me.symbols[2]) + weights[row + 6] * me.wild
    value += weights[row + 7] * count(me.chains | me.fresh) + weights[row + 8] * count(me.cheap)
    value += weights[row + 9] * me.stages + weights[row + 10] * count(me.powers) + weights[row + 11] * me.revives
    value += _conflict(s, c, left_of(s, c), weights, row) + _conflict(s, c, right_of(s, c), weights, row)
    fed = s.cities[left_of(s, c)].coins + s.cities[right_of(s, c)].coins
    return value - weights[row + 14] * fed


@kernel
def try_out(s: State, seat: int, action: int) -> None:
    """The seat's own part of a turn alone: pay, place, take the coins."""
    c = free_city(s) if action >= A_CITY else seat
    own = action - A_CITY if action >= A_CITY else action
    surrender(s, c, own, s.turn)
    put(s, c, own)
    pay_out(s, c, own)
    collect(s)


@entry
def worth(states: Any, i: int, spare: int, seat: int, action: int, weights: Any) -> float:
    """What the seat's city is worth after the action, as if nobody else did anything."""
    copy_state(states, i, spare)
    s = states[spare]
    row = _N * max(0, s.age - 1)
    if s.depth and due(s) == TURN and action < A_REVIVE:
        try_out(s, seat, action)
    else:
        apply(states, spare, seat, action)
    return city_value(s, seat, weights, row)


@entry
def standing(states: Any, i: int, seat: int, weights: Any) -> float:
    """The chance to win: the seat's share when each city's value counts exponentially."""
    s = states[i]
    row = _N * max(0, s.age - 1)
    mine, total = city_value(s, seat, weights, row), 0.0
    for other in range(s.players):
        total += math.exp(min(60.0, 2.0 / _UNIT * (city_value(s, other, weights, row) - mine)))
    return 1.0 / total


@entry
def margin(states: Any, i: int, seat: int, out: Any) -> float:
    """The points a seat is ahead of the best other at the end."""
    s = states[i]
    best = -1000
    for other in range(s.players):
        if other != seat:
            best = max(best, count_points(s, other))
    return float(count_points(s, seat) - best)


@entry
def signature(states: Any, i: int) -> int:
    """What chance and the others have shown: everything that was ever learnt, which in this game is each turn."""
    s = states[i]
    mark = int(s.learnt)
    for c in range(s.n):
        mark = (mark * 131 + s.cities[c].low * 7 + s.cities[c].high * 3 + s.cities[c].coins) & 0x3FFFFFFF
    return mark
