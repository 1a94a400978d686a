"""Evaluates positions of Duel: a weighted sum of what a city has, with one row of weights per age.

Only public information counts. Weights are in points: one point on the score sheet is worth one.
"""

from __future__ import annotations

import math

from ....core.backend import Numbers, Reals, count, entry_point, kernel, lowest, scramble
from ..pending import due, due_seat
from ..scoring import total_points
from ..state import MILITARY, SCIENCE, TAKE, State, States
from ..tables import LANE, LANE_MASK, N_RAW, N_RESOURCES, WONDER
from ..turn import decide

CATEGORIES = 8
FEATURES = (
    "points", "coins", "raw", "manufactured", "kinds", "cheap", "pawn", "pawn_squared", "symbols", "symbols_squared",
    "tokens", "chains", "wonders", "again", "tempo",
)  # fmt: skip
_N = len(FEATURES)
_WIN = 1000.0
_SPREAD = 0x2545F4914F6CDD1D  # spreads keys over 63 bits: a search would confuse positions whose keys collide
_UNIT = 8.0  # points of lead: the same unit as in the margins of leaves

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
    """Return how many units of some resources are produced."""
    total = 0
    for r in range(first, end):
        total += (packed >> LANE * r) & LANE_MASK
    return total


@kernel
def _kinds(packed: int) -> int:
    """Return how many different resources are produced."""
    total = 0
    for r in range(N_RESOURCES):
        if (packed >> LANE * r) & LANE_MASK:
            total += 1
    return total


@kernel
def city_value(s: State, p: int, weights: Reals, row: int) -> float:
    """Return the value of a city by the weights of a row."""
    me = s.cities[p]
    ahead = s.pawn if p == 0 else -s.pawn
    symbols = count(me.science)
    value = weights[row] * total_points(s, p) + weights[row + 1] * min(me.coins, 15)
    value += weights[row + 2] * (_units(me.production, 0, N_RAW) + me.one_raw)
    value += weights[row + 3] * (_units(me.production, N_RAW, N_RESOURCES) + me.one_made)
    value += weights[row + 4] * _kinds(me.production) + weights[row + 5] * count(me.fixed) / LANE
    if ahead > 0:
        value += weights[row + 6] * ahead + weights[row + 7] * ahead * ahead
    value += weights[row + 8] * symbols + weights[row + 9] * symbols * symbols
    value += weights[row + 10] * count(me.tokens) + weights[row + 11] * count(me.chains)
    left = 0b1111 & ~(me.built | me.closed)
    value += weights[row + 12] * count(me.built)
    for place in range(me.dealt):
        if left >> place & 1 and WONDER[me.wonders[place]].again:
            value += weights[row + 13]
    return value


@kernel
def lead(s: State, p: int, weights: Reals) -> float:
    """Return a seat's lead in points; a decided game counts as a thousand."""
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


@entry_point
def action_value(states: States, i: int, spare: int, seat: int, action: int, weights: Reals) -> float:
    """Return the lead after an action, before any cards are revealed."""
    states[spare] = states[i]
    decide(states[spare], seat, action)
    return lead(states[spare], seat, weights)


@entry_point
def win_probability(states: States, i: int, seat: int, weights: Reals) -> float:
    """Return the win chance, from the lead."""
    return 0.5 + 0.5 * math.tanh(lead(states[i], seat, weights) / _UNIT)


@entry_point
def point_margin(states: States, i: int, seat: int, out: Numbers) -> float:
    """Return a seat's final lead in points; a supremacy counts as a wide margin."""
    s = states[i]
    if s.ended in (MILITARY, SCIENCE):
        return 24.0 if s.winners >> seat & 1 else -24.0
    return float(total_points(s, seat) - total_points(s, 1 - seat))


@entry_point
def chance_key(states: States, i: int) -> int:
    """Return a key of what chance has revealed: the face-up cards, the wonders on offer, the tokens drawn."""
    s = states[i]
    mark = int(s.info_epoch) * 1009 + s.offer * 31 + s.drawn * 7
    shown = s.shown & s.present
    while shown:
        mark = scramble(mark, _SPREAD, s.layout[lowest(shown)] + 1)
        shown &= shown - 1
    return mark
