"""Counting points: the rulebook's score sheet, and who has won (R11, R12, R23, R27 to R31, R42, R52, R53)."""

from __future__ import annotations

from ...core.backend import Numbers, count, kernel, lowest
from ...core.payload_types import words
from .constants import COINS_PER_POINT, DEFEAT, SYMBOL_SET, VICTORY
from .construction import tally
from .payment import card_index, side_index
from .state import COINS, POINTS, SHARED, State
from .tables import AGES, CARD, COPY, DEFEAT_ROW, FIRST_GUILD, LOW, N_CATEGORIES, PURPLE, STAGES, YELLOW
from .vocabulary import Category

CATEGORIES: tuple[Category, ...] = words(Category)


@kernel
def military_points(s: State, c: int) -> int:
    """R26: victory tokens by age, less one point for each defeat."""
    total = DEFEAT * int(s.cities[c].counts[DEFEAT_ROW])
    for age in range(AGES):
        total += VICTORY[age] * s.cities[c].victories[age]
    return total


@kernel
def symbol_points(x: int, y: int, z: int) -> int:
    """R30: the square of the number of each symbol, and 7 for each set of three."""
    return x * x + y * y + z * z + SYMBOL_SET * min(x, y, z)


@kernel
def wild_symbols(s: State, c: int) -> int:
    """R23, R30: symbols of choice, one from a copied guild included."""
    copied = s.cities[c].copied
    return s.cities[c].wild + (CARD[card_index(s, copied)].wild if copied >= 0 else 0)


@kernel
def science_points(s: State, c: int) -> int:
    """R30: the best of all ways to choose the wild symbols."""
    have, wild, best = s.cities[c].symbols, wild_symbols(s, c), 0
    for x in range(wild + 1):
        for y in range(wild + 1 - x):
            best = max(best, symbol_points(have[0] + x, have[1] + y, have[2] + wild - x - y))
    return best


@kernel
def card_points(s: State, c: int, card: int) -> int:
    """R11, R27, R28, R29: the points that a structure counts up at the end, seen from the city."""
    piece = CARD[card_index(s, card)]
    total = 0
    if piece.points_each:
        total = piece.points_each * tally(s, c, piece.points_of, piece.points_in)
    if piece.complete and s.cities[c].stages == STAGES[side_index(s, c)]:
        total += piece.complete
    return total


@kernel
def copied_points(s: State, c: int) -> int:
    """R23, R42: a copied guild scores from the copier's seat, and counts itself where it counts purple cards."""
    card = s.cities[c].copied
    if card < 0:
        return 0
    piece = CARD[card_index(s, card)]
    itself = piece.points_each if piece.points_in & 1 and piece.points_of >> PURPLE & 1 else 0
    return card_points(s, c, card) + itself


@kernel
def total_points(s: State, c: int) -> int:
    """R12, R52: write the score sheet into the scratch sheet and return its sum."""
    me, out = s.cities[c], s.sheet
    out[0] = military_points(s, c)
    out[1] = me.coins // COINS_PER_POINT
    out[2] = me.wonder
    out[3] = me.blue
    out[4] = science_points(s, c)
    out[5] = 0
    out[6] = copied_points(s, c)
    left = me.high
    while left:
        card = LOW + lowest(left)
        left &= left - 1
        row = CARD[card_index(s, card)].row
        if row == YELLOW:
            out[5] += card_points(s, c, card)
        elif card >= FIRST_GUILD:
            out[6] += card_points(s, c, card)
    return out[0] + out[1] + out[2] + out[3] + out[4] + out[5] + out[6]


@kernel
def count_points(s: State, c: int, out: Numbers) -> int:
    """R12, R52: write the categories of the score sheet and return their sum."""
    total = total_points(s, c)
    for category in range(N_CATEGORIES):
        out[category] = s.sheet[category]
    return total


@kernel
def copies(s: State, c: int) -> bool:
    """R23: whether the city may copy a neighbour's guild."""
    return s.cities[c].powers & COPY != 0 and s.cities[c].copied < 0


@kernel
def rank_of(s: State, seat: int) -> int:
    """R31: points first, then coins, as one number."""
    return (total_points(s, seat) << 12) + s.cities[seat].coins


@kernel
def judge(s: State) -> None:
    """R31, R33, R47, R53: most points win, then most coins, then the victory is shared; the Free City does not compete."""
    best, tied = -(1 << 30), 0
    for seat in range(s.players):
        rank = rank_of(s, seat)
        if rank >> 12 > best >> 12:
            tied = 0
        if rank >> 12 >= best >> 12:
            tied += 1
        if rank > best:
            s.winners = 0
        if rank >= best:
            s.winners |= 1 << seat
            best = rank
    s.ended = SHARED if count(s.winners) > 1 else COINS if tied > 1 else POINTS
