"""Counting points: the rulebook's score sheet, and who has won if there was no supremacy (R51 to R57)."""

from __future__ import annotations

from ...core.backend import Numbers, kernel
from .constants import COINS_PER_POINT, ZONES
from .construction import tally_most
from .state import BLUE_CARDS, CITY, CIVILIAN, SHARED, State
from .tables import BLUE, CARD, FIRST_GUILD, GREEN, N_CARDS, N_TOKENS, TOKEN, TOKEN_ROW, WONDER_ROW, YELLOW

CATEGORIES = ("civilian", "science", "commerce", "guilds", "wonders", "progress", "treasury", "military")
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
def guild_points(s: State, p: int) -> int:
    """R51, R52, R53: guilds count the city that has most, decided at the end."""
    total = 0
    for card in range(FIRST_GUILD, N_CARDS):
        if s.where[card] == CITY + p:
            total += CARD[card].points_each * tally_most(s, p, CARD[card].points_of, CARD[card].most)
    return total


@kernel
def progress_points(s: State, p: int) -> int:
    """R56: points printed on tokens, and those counted from tokens."""
    me = s.cities[p]
    total = int(me.points[TOKEN_ROW])
    for token in range(N_TOKENS):
        if me.tokens >> token & 1 and TOKEN[token].points_each:
            total += TOKEN[token].points_each * tally_most(s, p, TOKEN[token].points_of, TOKEN[token].most)
    return total


@kernel
def total_points(s: State, p: int) -> int:
    """The sum of the score sheet."""
    me = s.cities[p]
    printed = me.points[BLUE] + me.points[GREEN] + me.points[YELLOW] + me.points[WONDER_ROW]
    return printed + guild_points(s, p) + progress_points(s, p) + me.coins // COINS_PER_POINT + military_points(s, p)


@kernel
def count_points(s: State, p: int, out: Numbers) -> int:
    """R54 to R56: write the categories of the score sheet and return their sum."""
    me = s.cities[p]
    out[0] = me.points[BLUE]
    out[1] = me.points[GREEN]
    out[2] = me.points[YELLOW]
    out[3] = guild_points(s, p)
    out[4] = me.points[WONDER_ROW]
    out[5] = progress_points(s, p)
    out[6] = me.coins // COINS_PER_POINT
    out[7] = military_points(s, p)
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
