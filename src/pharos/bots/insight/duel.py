"""How good a position of Duel is: a weighted sum of what a city has, a row of weights for each age.

Everything counted is public. Weights are in points: one point on the score sheet is worth one.
"""

from __future__ import annotations

import math
from typing import Any

from ...core.backend import count, entry, kernel, lowest
from ...games.duel.rules import apply, copy_state
from ...games.duel.scoring import total_points
from ...games.duel.setup import due, due_seat
from ...games.duel.state import MILITARY, SCIENCE, TAKE, State
from ...games.duel.tables import LANE, WONDER

CATEGORIES = 8
FEATURES = (
    "points", "coins", "raw", "manufactured", "kinds", "cheap", "pawn", "pawn_squared", "symbols", "symbols_squared",
    "tokens", "chains", "wonders", "again", "tempo",
)  # fmt: skip
_N = len(FEATURES)
_WIN = 1000.0
_UNIT = 8.0  # points of lead: the same unit in which leaves judge margins

# fmt: off
WEIGHTS = (
    # pts coins   raw  made kinds cheap  pawn pawn2  symb symb2 token chain  wond again tempo
     0.24, 0.54, 6.25, 7.77, 1.56, 4.65,-2.06, -.31, -.45, -.42, 6.35, 1.72,-2.75, 1.93,-1.47,
     0.62, 0.15, 6.99, 7.56, 1.77, 1.39, 0.63, 0.41,-1.76, 0.19, 0.26, 0.96,-2.78, 0.66, 1.97,
     2.33, 0.30, 1.43,-1.46, 0.12, 0.34, 1.01, 0.31, 0.63, 0.37, 5.04, 0.08, 0.77, -.27, 0.79,
)
# fmt: on


@kernel
def _units(packed: int, first: int, end: int) -> int:
    """How many units of some resources are produced."""
    total = 0
    for r in range(first, end):
        total += (packed >> LANE * r) & 127
    return total


@kernel
def _kinds(packed: int) -> int:
    """How many different resources are produced."""
    total = 0
    for r in range(5):
        if (packed >> LANE * r) & 127:
            total += 1
    return total


@kernel
def city_value(s: State, p: int, weights: Any, row: int) -> float:
    """What a city is worth by the weights of a row."""
    me = s.cities[p]
    ahead = s.pawn if p == 0 else -s.pawn
    symbols = count(me.science)
    value = weights[row] * total_points(s, p) + weights[row + 1] * min(me.coins, 15)
    value += weights[row + 2] * (_units(me.production, 0, 3) + me.one_raw)
    value += weights[row + 3] * (_units(me.production, 3, 5) + me.one_made)
    value += weights[row + 4] * _kinds(me.production) + weights[row + 5] * count(me.fixed) / LANE
    if ahead > 0:
        value += weights[row + 6] * ahead + weights[row + 7] * ahead * ahead
    value += weights[row + 8] * symbols + weights[row + 9] * symbols * symbols
    value += weights[row + 10] * count(me.tokens) + weights[row + 11] * count(me.chains)
    left = 0b1111 & ~(me.raised | me.closed)
    value += weights[row + 12] * count(me.raised)
    for place in range(me.dealt):
        if left >> place & 1 and WONDER[me.wonders[place]].again:
            value += weights[row + 13]
    return value


@kernel
def lead(s: State, p: int, weights: Any) -> float:
    """How far a seat is ahead, in points; a decided game counts a thousand."""
    if s.ended:
        if s.winners == 0b11:
            return 0.0
        return _WIN if s.winners >> p & 1 else -_WIN
    row = _N * max(0, s.age - 1)
    value = city_value(s, p, weights, row) - city_value(s, 1 - p, weights, row)
    if s.depth:
        sign = 1.0 if due_seat(s) == p else -1.0
        value += sign * weights[row + 14]
        if due(s) == TAKE:
            value += sign * weights[row + 10]
    return value


@entry
def worth(states: Any, i: int, spare: int, seat: int, action: int, weights: Any) -> float:
    """The lead after an action, as far as it is known before cards are turned up."""
    copy_state(states, i, spare)
    apply(states, spare, seat, action)
    return lead(states[spare], seat, weights)


@entry
def standing(states: Any, i: int, seat: int, weights: Any) -> float:
    """The chance to win, from the lead."""
    return 0.5 + 0.5 * math.tanh(lead(states[i], seat, weights) / _UNIT)


@entry
def margin(states: Any, i: int, seat: int, out: Any) -> float:
    """The points a seat is ahead at the end; a supremacy counts as a wide margin."""
    s = states[i]
    if s.ended in (MILITARY, SCIENCE):
        return 24.0 if s.winners >> seat & 1 else -24.0
    return float(total_points(s, seat) - total_points(s, 1 - seat))


@entry
def signature(states: Any, i: int) -> int:
    """What chance has shown: the cards face up, the wonders on offer, the tokens drawn."""
    s = states[i]
    mark = int(s.learnt) * 1009 + s.offer * 31 + s.drawn * 7
    shown = s.shown & s.present
    while shown:
        mark = (mark * 131 + s.layout[lowest(shown)] + 1) & 0x3FFFFFFF
        shown &= shown - 1
    return mark
