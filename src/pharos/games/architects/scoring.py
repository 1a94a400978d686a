"""Battles, points and the winner (R30 to R39)."""

from __future__ import annotations

from ...core.backend import Numbers, count, kernel
from .constants import CAT_POINTS, VICTORY_POINTS
from .state import POINTS, SHARED, STAGES, State
from .tables import CARD_KIND, CATS, LANE, LANE_MASK, N_GOODS, N_KINDS, N_TOKENS, PROGRESSES, TOKEN, VICTORIES, WHOLE

CATEGORIES = ("wonder", "cat", "blue", "military", "progress")


@kernel
def duel_spoils(mine: int, theirs: int) -> int:
    """R35, R40: two players: one token for more shields, two for at least twice as many."""
    if mine <= theirs:
        return 0
    return 2 if mine >= 2 * theirs else 1


@kernel
def spoils(s: State, p: int) -> int:
    """R32, R33, R35: one token for each neighbour with fewer shields; two players compare once."""
    mine = s.cities[p].shields
    left = s.cities[p + 1 if p + 1 < s.players else 0].shields
    right = s.cities[p - 1 if p else s.players - 1].shields
    if s.players == 2:
        return duel_spoils(mine, left)
    return (mine > left) + (mine > right)


@kernel
def discard_horned(s: State, p: int) -> None:
    """R34: red cards with horns leave, and their shields with them."""
    me = s.cities[p]
    for kind in range(N_GOODS, N_KINDS):
        if CARD_KIND[kind].horns:
            shift = LANE * (kind - N_GOODS)
            n = me.cards >> shift & LANE_MASK
            me.cards -= n << shift
            s.discarded_cards += n << shift
            me.shields -= n * CARD_KIND[kind].shields


@kernel
def battle(s: State) -> None:
    """R30, R32, R34, R51: all players compare; then horned cards leave and the conflict tokens turn back."""
    for p in range(s.players):
        s.cities[p].victories += spoils(s, p)
    for p in range(s.players):
        discard_horned(s, p)
    s.peace = s.conflict


@kernel
def tally(s: State, p: int, per: int) -> int:
    """R38: how many of the things that a token counts the player has."""
    me = s.cities[p]
    if per == CATS:
        return me.cats
    if per == VICTORIES:
        return me.victories
    return count(me.tokens) + count(me.twice) if per == PROGRESSES else 0


@kernel
def token_points(s: State, p: int, token: int) -> int:
    """R38: the points of a progress token, all its copies together."""
    me, row = s.cities[p], TOKEN[token]
    if row.both and me.twice >> token & 1:
        return row.both
    if row.complete and me.built == WHOLE:
        return row.complete
    return row.points + row.each * tally(s, p, row.per)


@kernel
def progress_points(s: State, p: int) -> int:
    """R38: the points of all progress tokens."""
    total = 0
    for token in range(N_TOKENS):
        if s.cities[p].tokens >> token & 1:
            total += token_points(s, p, token)
    return total


@kernel
def count_points(s: State, p: int, out: Numbers) -> int:
    """R37, R59: write the categories of the score sheet and return their sum."""
    me = s.cities[p]
    out[0] = me.points
    out[1] = CAT_POINTS if s.cat == p else 0
    out[2] = me.blue
    out[3] = VICTORY_POINTS * me.victories
    out[4] = progress_points(s, p)
    return out[0] + out[1] + out[2] + out[3] + out[4]


@kernel
def total_points(s: State, p: int) -> int:
    """The sum of the score sheet."""
    me = s.cities[p]
    printed = me.points + me.blue + VICTORY_POINTS * me.victories
    return printed + progress_points(s, p) + (CAT_POINTS if s.cat == p else 0)


@kernel
def judge(s: State) -> None:
    """R39: most points win; then most stages; then the victory is shared."""
    best = best_points = -1
    tied = 0  # seats with the most points
    for p in range(s.players):
        points = total_points(s, p)
        rank = points * 8 + count(s.cities[p].built)
        if points >= best_points:
            tied = tied + 1 if points == best_points else 1
            best_points = points
        if rank > best:
            best = rank
            s.winners = 0
        if rank == best:
            s.winners |= 1 << p
    s.ended = SHARED if count(s.winners) > 1 else STAGES if tied > 1 else POINTS
