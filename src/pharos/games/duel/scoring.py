"""Counting points: the rulebook's score sheet, and who has won if there was no supremacy (R51 to R57)."""

from __future__ import annotations

from ...core.backend import Numbers, kernel
from .constants import COINS_PER_POINT, ZONES
from .construction import tally_most
from .state import BLUE_CARDS, CITY, CIVILIAN, SHARED, State
from .tables import (
    BLUE,
    CARD,
    COUNTING_CARDS,
    GREEN,
    N_TOKENS,
    PURPLE,
    TOKEN,
    TOKEN_ROW,
    WONDER,
    WONDER_ROW,
    YELLOW,
    Piece,
)

CATEGORIES = ("civilian", "science", "commerce", "guilds", "wonders", "progress", "treasury", "military")
_ROWS = (BLUE, GREEN, YELLOW, PURPLE, WONDER_ROW, TOKEN_ROW)  # the pieces of the first six
_ZONE_FIRST = tuple(zone.first for zone in ZONES)
_ZONE_POINTS = tuple(zone.points for zone in ZONES)


@kernel
def military_points(s: State, p: int) -> int:
    """R54: 2, 5 or 10 points by the pawn's zone, only for the player who is ahead."""
    ahead = s.pawn if p == 0 else -s.pawn
    points = 0
    for zone in range(len(_ZONE_FIRST)):
        if ahead >= _ZONE_FIRST[zone]:
            points = _ZONE_POINTS[zone]
    return points


@kernel
def count_piece(s: State, p: int, piece: Piece) -> int:
    """R51, R52, R53: what a piece of a city counts at the end, for the city that has most if it says so."""
    if piece.points_each == 0:
        return 0
    return piece.points_each * tally_most(s, p, piece.points_of, piece.most)


@kernel
def row_points(s: State, p: int, row: int) -> int:
    """R56: the points of a city's cards of one colour, its wonders or its tokens: those printed, and those counted."""
    me = s.cities[p]
    total = int(me.points[row])
    if row == WONDER_ROW:
        for place in range(me.dealt):
            if me.built >> place & 1:
                total += count_piece(s, p, WONDER[me.wonders[place]])
    elif row == TOKEN_ROW:
        for token in range(N_TOKENS):
            if me.tokens >> token & 1:
                total += count_piece(s, p, TOKEN[token])
    else:
        for i in range(len(COUNTING_CARDS)):
            card = COUNTING_CARDS[i]
            if s.where[card] == CITY + p and CARD[card].row == row:
                total += count_piece(s, p, CARD[card])
    return total


@kernel
def total_points(s: State, p: int) -> int:
    """The sum of the score sheet."""
    total = s.cities[p].coins // COINS_PER_POINT + military_points(s, p)
    for i in range(len(_ROWS)):
        total += row_points(s, p, _ROWS[i])
    return total


@kernel
def count_points(s: State, p: int, out: Numbers) -> int:
    """R54 to R56: write the categories of the score sheet and return their sum."""
    for i in range(len(_ROWS)):
        out[i] = row_points(s, p, _ROWS[i])
    out[len(_ROWS)] = s.cities[p].coins // COINS_PER_POINT
    out[len(_ROWS) + 1] = military_points(s, p)
    return total_points(s, p)


@kernel
def judge(s: State) -> None:
    """R57: most points win; then points on blue cards; then the victory is shared."""
    lead = total_points(s, 0) - total_points(s, 1)
    s.ended = CIVILIAN
    if lead == 0:
        lead = s.cities[0].points[BLUE] - s.cities[1].points[BLUE]
        s.ended = BLUE_CARDS
    if lead == 0:
        s.ended = SHARED
        s.winners = 0b11
    else:
        s.winners = 1 if lead > 0 else 2
