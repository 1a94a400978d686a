"""The win probability in Architects, learned from finished games of greedy bots.

A small network values each city by public information; the odds between two cities are e to the power of the difference.
`INPUTS` lists the inputs of a city; `pharos.bots.training` computes the numbers of `NETWORK` (see docs/bots.md).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import cast

from ....core.backend import COMPILED, Reals, count, kernel, lowest
from ..construction import LEFT, RIGHT, deck_at
from ..names import KIND_NAMES, TOKEN_NAMES, WONDER_NAMES
from ..payment import fitting, purse, resources_in, types_with
from ..scoring import spoils, total_points
from ..stages import available
from ..state import TAKE, TOKEN_CHOICE, City, State
from ..tables import (
    CARD_KIND,
    COUNT,
    DECK_SIZE,
    LANE,
    LANE_MASK,
    N_KINDS,
    N_STAGES,
    N_SYMBOLS,
    N_TOKENS,
    N_WONDERS,
)

_LACKING = 5  # inputs for how much the nearest stage lacks
INPUTS = (
    *(f"lacks {n}" for n in range(_LACKING)), *(f"stages {n}" for n in range(N_STAGES + 1)), *WONDER_NAMES, *TOKEN_NAMES,
    *(f"{name} on top" for name in KIND_NAMES), "useful tops", "tops for a set",
    "turn", "turns to wait", "extra cards", "card due", "token due", "other due",
    "points", "points ahead", "stages of others", "grey", "types", "same", "coins", "symbols", "cats", "pawn",
    "shields", "shields ahead left", "shields ahead right", "horned", "spoils", "alarm", "threat", "players", "always",
)  # fmt: skip
N_INPUTS = len(INPUTS)
UNITS = 8
TRAINING_POSITIONS = {2: 500_000, 3: 80_000, 4: 200_000, 5: 50_000, 6: 50_000, 7: 50_000}
"""Training positions, by number of players."""
_WIDTH = 1 + UNITS  # of a row of the network: the linear weight, then one weight per unit
_STAGES = _LACKING
_WONDERS = _STAGES + N_STAGES + 1
_TOKENS = _WONDERS + N_WONDERS
_TOPS = _TOKENS + N_TOKENS
_TURN = _TOPS + N_KINDS + 2
_REST = _TURN + 6
_COIN = LANE * 5
_GREENS = (1 << LANE * N_SYMBOLS) - 1
_HORNED = LANE * 6


@kernel
def lacking(s: State, me: City, goods: int) -> int:
    """Return how many resources the nearest stage lacks with these goods; coins count as they are now."""
    least, left = _LACKING - 1, available(me)
    while left:
        stage = lowest(left)
        left &= left - 1
        least = min(least, COUNT[stage] - fitting(goods, stage) - purse(s, me))
    return max(0, least)


@kernel
def note_tops(s: State, p: int, lack: int, inputs: Reals) -> None:
    """Write the face-up cards that a seat can take: their kinds, how many advance a stage, how many make a science set."""
    me = s.cities[p]
    for side in range(LEFT, RIGHT + 1, RIGHT - LEFT):
        deck = deck_at(s, p, side)
        if s.left[deck] > 0:
            card = s.cards[deck * DECK_SIZE + s.left[deck] - 1]
            inputs[_TOPS + card] += 1.0
            goods = CARD_KIND[card].goods
            if goods and goods >> _COIN == 0 and lacking(s, me, me.goods + goods) < lack:
                inputs[_TOPS + N_KINDS] += 1.0
            greens = me.cards + CARD_KIND[card].cards & _GREENS
            if CARD_KIND[card].cards & _GREENS and (types_with(greens, 2) or types_with(greens, 1) == 0b111):
                inputs[_TOPS + N_KINDS + 1] += 1.0


@kernel
def note_turn(s: State, p: int, inputs: Reals) -> None:
    """Write whose turn it is and what is left of it."""
    wait = p - s.seat if p >= s.seat else p - s.seat + s.players
    inputs[_TURN + 1] = wait / s.players
    if wait == 0:
        inputs[_TURN] = 1.0
        inputs[_TURN + 2] = float(s.extras)
        inputs[_TURN + (3 if s.due == TAKE else 4 if s.due == TOKEN_CHOICE else 5)] = 1.0


@kernel
def note_race(s: State, p: int, first: int, inputs: Reals) -> None:
    """Write points and stages compared with those of the others."""
    points, best, most = total_points(s, p), -1, 0
    for other in range(s.players):
        if other != p:
            best = max(best, total_points(s, other))
            most = max(most, count(s.cities[other].built))
    inputs[first] = float(points)
    inputs[first + 1] = float(points - best)
    inputs[first + 2] = float(most)


@kernel
def note_goods(s: State, p: int, first: int, inputs: Reals) -> None:
    """Write the cards that can be spent."""
    me = s.cities[p]
    same = 4
    while same and types_with(me.goods, same) == 0:
        same -= 1
    inputs[first] = float(resources_in(me.goods))
    inputs[first + 1] = float(count(types_with(me.goods, 1)))
    inputs[first + 2] = float(same)
    inputs[first + 3] = float(me.goods >> _COIN)
    inputs[first + 4] = float((me.cards & LANE_MASK) + (me.cards >> LANE & LANE_MASK) + (me.cards >> 2 * LANE & LANE_MASK))
    inputs[first + 5] = float(me.cats)
    inputs[first + 6] = 1.0 if s.cat == p else 0.0


@kernel
def note_arms(s: State, p: int, first: int, inputs: Reals) -> None:
    """Write the shields, and how near a battle is."""
    me = s.cities[p]
    left = s.cities[p + 1 if p + 1 < s.players else 0].shields
    right = s.cities[p - 1 if p else s.players - 1].shields
    alarm = (s.conflict - s.peace) / s.conflict
    inputs[first] = float(me.shields)
    inputs[first + 1] = float(max(-4, min(4, me.shields - left)))
    inputs[first + 2] = float(max(-4, min(4, me.shields - right)))
    inputs[first + 3] = float((me.cards >> _HORNED & LANE_MASK) + (me.cards >> _HORNED + LANE & LANE_MASK))
    inputs[first + 4] = float(spoils(s, p))
    inputs[first + 5] = alarm
    inputs[first + 6] = alarm * spoils(s, p)


@kernel
def note_city(s: State, p: int, inputs: Reals) -> None:
    """Write the inputs of a city."""
    me = s.cities[p]
    for place in range(N_INPUTS):
        inputs[place] = 0.0
    lack = lacking(s, me, me.goods)
    inputs[lack] = 1.0
    inputs[_STAGES + count(me.built)] = 1.0
    inputs[_WONDERS + me.wonder] = 1.0
    for token in range(N_TOKENS):
        inputs[_TOKENS + token] = float((me.tokens >> token & 1) + (me.twice >> token & 1))
    note_tops(s, p, lack, inputs)
    note_turn(s, p, inputs)
    note_race(s, p, _REST, inputs)
    note_goods(s, p, _REST + 3, inputs)
    note_arms(s, p, _REST + 10, inputs)
    inputs[N_INPUTS - 2] = float(s.players)
    inputs[N_INPUTS - 1] = 1.0


def _row(values: tuple[float, ...]) -> Sequence[float]:
    """Make a constant row of floats: an array in compiled code, the tuple itself in the interpreted engine."""
    if not COMPILED:
        return values
    import numpy as np

    return cast(Sequence[float], np.array(values, np.float64))


# fmt: off
NETWORK = _row((
      1.191,  -.156,  0.755,  1.171, -2.750,  2.304,  0.011,  -.222,  -.964,
      0.242,  -.242,  0.321,  0.341,  -.768,  -.054,  -.181,  -.315,  -.051,
      -.171,  -.216,  -.307,  0.134,  -.047,  -.345,  -.137,  -.318,  0.587,
      -.368,  -.175, -1.187,  0.379,  0.491,  -.105,  -.102,  -.254,  1.175,
      -.302,  -.204, -1.323,  1.479,  0.921,  1.218,  -.639,  0.089,  2.129,
      -.355,  -.185, -2.012,  1.068,  -.943,  -.059, -1.042,  -.735,  -.186,
      -.247,  -.099, -2.119,  1.069, -1.235,  0.334,  -.948, -2.196,  0.244,
      -.230,  -.067,  -.911,  1.017, -1.333,  0.613,  -.912, -1.802,  0.255,
      -.418,  -.190,  -.096,  0.447,  -.926,  -.048,  -.195,  -.970,  0.658,
      0.695,  -.124,  1.072, -1.148,  1.135, -1.157,  0.637,  1.202,  -.958,
      2.855,  1.537,  4.968, -1.919, -3.086,  2.940,  3.837,  4.072, -4.287,
      0.125,  -.186,  -.170,  0.165,  0.185,  0.442,  0.055,  -.367,  0.027,
      -.023,  -.279,  -.150,  0.373,  0.067,  -.116,  0.122,  -.590,  0.434,
      -.045,  0.204,  -.169,  -.087,  -.659,  -.162,  -.238,  -.489,  0.286,
      -.094,  -.022,  -.327,  0.174,  -.427,  -.072,  0.251,  -.654,  -.008,
      0.209,  0.120,  -.162,  0.051,  0.169,  0.383,  -.112,  -.437,  0.332,
      -.114,  -.270,  -.113,  0.234,  -.275,  0.278,  0.112,  -.323,  0.540,
      -.062,  0.076,  -.011,  0.244,  -.565,  0.407,  -.162,  -.436,  -.028,
      0.456,  -.326,  -.832, -1.026,  -.159,  -.395,  -.176,  0.065,  0.454,
      0.377,  -.447,  -.927,  -.865,  -.009,  -.242,  -.053,  0.070,  0.597,
      0.577,  -.616, -1.267,  -.962,  0.136,  -.274,  -.170,  0.023,  0.530,
      0.674,  -.425,  -.793,  -.789,  -.036,  -.202,  -.561,  -.024,  0.588,
      0.523,  -.231,  -.985,  -.437,  0.247,  0.090,  -.245,  -.070,  0.133,
      0.426,  -.375,  -.042,  -.540,  0.713,  -.738,  -.283,  -.183,  0.409,
      0.256,  -.390,  -.336, -1.139,  0.140,  -.412,  0.450,  0.260,  0.051,
      0.490,  0.152,  0.402,  0.401,  0.353,  1.194,  -.038,  0.129,  0.461,
      -.078,  -.042,  0.053,  -.093,  -.008,  0.370,  0.312,  0.020,  0.090,
      0.022,  -.069,  -.144,  -.087,  -.111,  -.016,  0.358,  -.323,  -.081,
      0.105,  -.127,  -.543,  -.448,  0.200,  -.395,  0.118,  -.018,  -.165,
      0.152,  -.197,  -.682,  -.024,  0.352,  0.120,  0.415,  0.032,  -.465,
      0.368,  -.025,  -.391,  -.388,  0.075,  0.284,  -.240,  -.040,  -.197,
      0.141,  0.015,  -.298,  -.200,  0.121,  -.157,  0.038,  0.049,  -.169,
      0.144,  -.146,  0.172,  0.421,  -.113,  -.042,  -.036,  -.277,  0.333,
      0.087,  -.118,  0.010,  0.180,  -.017,  0.084,  0.162,  -.347,  0.322,
      0.084,  -.187,  0.086,  0.209,  -.097,  0.129,  0.024,  -.303,  0.340,
      0.083,  -.128,  0.102,  0.180,  -.121,  0.045,  0.112,  -.280,  0.364,
      -.011,  -.165,  -.005,  0.179,  -.135,  -.015,  0.178,  -.306,  0.466,
      0.330,  -.229,  0.790,  0.829,  -.305,  0.449,  0.101,  -.147,  0.257,
      0.113,  -.207,  -.162,  0.304,  -.282,  0.202,  -.091,  -.408,  0.326,
      0.150,  -.112,  -.115,  0.269,  -.311,  0.236,  -.126,  -.400,  0.312,
      0.158,  -.201,  -.137,  0.384,  -.252,  0.292,  -.093,  -.338,  0.230,
      0.207,  -.208,  0.114,  0.462,  -.320,  0.203,  -.048,  -.474,  0.148,
      0.138,  -.203,  0.192,  0.541,  -.120,  -.017,  0.072,  -.577,  0.263,
      -.056,  -.162,  -.122,  0.239,  -.271,  -.086,  -.032,  -.330,  0.158,
      0.058,  -.077,  -.199,  0.336,  -.255,  -.203,  -.107,  -.384,  0.149,
      0.145,  -.063,  -.410,  0.315,  -.127,  -.340,  -.105,  -.484,  0.139,
      0.258,  -.032,  0.643,  0.350,  -.153,  0.498,  -.107,  0.037,  -.204,
      0.269,  0.064,  -.057,  0.019,  0.190,  0.144,  -.063,  -.270,  -.276,
      0.044,  -.269,  0.073,  0.012,  -.060,  0.251,  -.230,  0.027,  -.074,
      -.435,  0.024,  -.733,  0.026,  -.067,  -.319,  -.432,  0.175,  0.164,
      -.169,  -.010,  0.322,  0.324,  0.269,  -.846,  0.404,  0.086,  0.543,
      -.034,  0.204,  0.013,  -.046,  -.169,  -.156,  0.059,  -.064,  0.091,
      0.477,  0.002,  -.849,  -.554,  0.040,  0.139,  -.134,  -.575,  -.226,
      0.189,  0.257,  -.242,  -.289,  -.717,  0.423,  -.659,  -.110,  -.552,
      0.074,  -.012,  0.016,  -.036,  0.001,  0.002,  0.064,  -.010,  -.022,
      0.031,  -.097,  -.016,  0.034,  0.090,  -.086,  0.063,  -.163,  -.065,
      -.049,  0.142,  0.046,  -.163,  -.002,  -.023,  0.034,  -.219,  -.370,
      0.086,  -.191,  0.191,  -.340,  0.252,  -.136,  0.197,  0.186,  0.280,
      -.020,  -.006,  0.385,  0.144,  -.009,  -.031,  0.162,  0.074,  0.088,
      -.101,  0.025,  -.243,  0.099,  0.033,  0.046,  0.125,  -.028,  0.219,
      0.323,  -.159,  0.522,  0.249,  0.246,  0.785,  0.512,  0.339,  0.533,
      0.242,  -.090,  -.326,  -.178,  0.075,  0.106,  0.000,  -.076,  0.036,
      0.038,  0.011,  -.042,  -.015,  0.031,  0.074,  -.007,  0.014,  -.087,
      -.083,  0.336,  0.363,  0.215,  -.224,  -.087,  -.438,  0.057,  0.297,
      0.059,  0.065,  -.040,  -.093,  0.031,  0.045,  -.041,  -.019,  0.007,
      0.031,  -.103,  -.158,  -.103,  0.084,  0.007,  0.077,  0.008,  -.117,
      0.027,  -.106,  -.149,  -.077,  0.059,  0.145,  0.078,  0.003,  -.083,
      -.162,  0.197,  0.248,  0.205,  -.118,  -.101,  0.219,  0.007,  0.069,
      0.002,  -.212,  -.051,  -.117,  0.023,  0.182,  -.010,  0.005,  0.014,
      -.005,  0.017,  -.267,  0.013,  0.259,  -.388,  -.423,  -.073,  -.080,
      0.246,  -.129,  -.176,  -.052,  0.042,  0.162,  0.339,  -.168,  -.210,
      -.001,  0.328,  0.014,  0.094,  0.059,  -.225,  0.136,  0.040,  -.191,
      -.002,  -.418,  -.335,  0.474,  -.089,  0.086,  -.493,  -.285,  0.255,
      0.000,  -.681,  0.368,  -.457,  -.422,  -.208,  0.449, -1.647,  0.458,
))
# fmt: on
"""For each input, its weight in the city's value and in each unit; then the weight of each active unit in the value."""


@kernel
def network_value(s: State, p: int, inputs: Reals, sums: Reals) -> float:
    """Return the network's value of a city, in log-odds."""
    note_city(s, p, inputs)
    for unit in range(_WIDTH):
        sums[unit] = 0.0
    for place in range(N_INPUTS):
        amount = inputs[place]
        if amount != 0.0:
            for unit in range(_WIDTH):
                sums[unit] += amount * NETWORK[place * _WIDTH + unit]
    value = sums[0]
    for unit in range(1, _WIDTH):
        value += max(0.0, sums[unit]) * NETWORK[N_INPUTS * _WIDTH + unit]
    return value


@kernel
def chance(s: State, p: int) -> float:
    """Return a seat's win chance."""
    inputs, sums = [0.0] * N_INPUTS, [0.0] * _WIDTH
    own = network_value(s, p, inputs, sums)
    total = 1.0
    for other in range(s.players):
        if other != p:
            total += math.exp(min(30.0, network_value(s, other, inputs, sums) - own))
    return 1.0 / total
