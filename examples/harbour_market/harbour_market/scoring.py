"""The score sheet and who wins."""

from __future__ import annotations

from pharos.core.backend import Numbers, kernel

from .state import POINTS, SHARED, State
from .tables import CARD, N_CARDS, N_GOODS

CATEGORIES = ("cards", "sets", "coins")
_SET_POINTS = 4
_COINS_PER_POINT = 2


@kernel
def card_points(s: State, p: int) -> int:
    """R7: the points on a merchant's cards."""
    me, total = s.cities[p], 0
    for card in range(N_CARDS):
        if me.cards >> card & 1:
            total += CARD[card].points
            for good in range(N_GOODS):
                total += CARD[card].per_good[good] * me.goods[good]
    return total


@kernel
def set_points(s: State, p: int) -> int:
    """R8: the points of sets of three different goods."""
    sets = N_CARDS
    for good in range(N_GOODS):
        sets = min(sets, s.cities[p].goods[good])
    return _SET_POINTS * sets


@kernel
def coin_points(s: State, p: int) -> int:
    """R8: the points of coins."""
    return int(s.cities[p].coins) // _COINS_PER_POINT


@kernel
def total_points(s: State, seat: int) -> int:
    """Add up the score sheet of a seat."""
    return card_points(s, seat) + set_points(s, seat) + coin_points(s, seat)


@kernel
def count_points(s: State, seat: int, out: Numbers) -> int:
    """Write the score sheet of a seat; returns the total."""
    out[0] = card_points(s, seat)
    out[1] = set_points(s, seat)
    out[2] = coin_points(s, seat)
    return total_points(s, seat)


@kernel
def judge(s: State) -> None:
    """R9: end the game; coins break ties."""
    best = -1
    for p in range(s.players):
        rank = total_points(s, p) * 1000 + s.cities[p].coins
        if rank > best:
            best = rank
            s.winners = 0
            s.ended = POINTS
        elif rank == best:
            s.ended = SHARED
        if rank == best:
            s.winners |= 1 << p
