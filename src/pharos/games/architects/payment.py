"""What stages cost and how they can be paid, decided here alone (R8 to R12, R41, R43, R44).

A payment names the resource cards spent; coins replace the rest. Its number is state-independent (see `tables.py`).
"""

from __future__ import annotations

from ...core.backend import count, kernel, nth
from .state import City, State
from .tables import (
    ALIKE,
    COUNT,
    DOUBLES,
    FIRST_OF_SIZE,
    FREES,
    IS_SAME,
    LANE,
    LANE_MASK,
    N_RESOURCES,
    NATURAL,
    PAYMENT,
    SIZE,
    SUBSETS,
    SUBSETS_COUNT,
    SUBSETS_FIRST,
)

_ONES = sum(1 << LANE * resource for resource in range(N_RESOURCES))
_HIGH = _ONES << LANE - 1
_RESOURCES = (1 << LANE * N_RESOURCES) - 1
_TOP = 1 << LANE - 1
_COIN = LANE * N_RESOURCES
_ONE_COIN = 1 << _COIN


@kernel
def types_with(counters: int, n: int) -> int:
    """Bit set of the lanes, among the lowest five, that count at least n."""
    x = (((counters & _RESOURCES) + (_TOP - n) * _ONES) & _HIGH) >> LANE - 1
    return (x | x >> 7 | x >> 14 | x >> 21 | x >> 28) & 0b11111


@kernel
def resources_in(goods: int) -> int:
    """How many grey cards there are."""
    total = 0
    for resource in range(N_RESOURCES):
        total += goods >> LANE * resource & LANE_MASK
    return total


@kernel
def doubles(s: State, me: City) -> bool:
    """R11, R17: whether one yellow card is worth two coins in the next payment."""
    return (me.tokens & DOUBLES & ~s.triggered) != 0


@kernel
def purse(s: State, me: City) -> int:
    """R9, R11, R43: the coins that the yellow cards are worth now."""
    coins = me.goods >> _COIN
    return coins + 1 if coins and doubles(s, me) else coins


@kernel
def fitting(goods: int, stage: int) -> int:
    """R9, R10, R41: the most resource cards that can go into a stage: of different types, or of one type."""
    wanted = COUNT[stage]
    if not IS_SAME[stage]:
        return min(wanted, count(types_with(goods, 1)))
    while wanted and types_with(goods, wanted) == 0:
        wanted -= 1
    return wanted


@kernel
def natural_ways(s: State, me: City, stage: int) -> int:
    """R6, R8, R41: how many payments match the printed cost with the fewest coins; 0: not affordable."""
    goods = me.goods
    cards = fitting(goods, stage)
    if COUNT[stage] - cards > purse(s, me):
        return 0
    if IS_SAME[stage]:
        return count(types_with(goods, cards)) if cards else 1
    return SUBSETS_COUNT[COUNT[stage] << N_RESOURCES | types_with(goods, 1)]


@kernel
def natural_payment(goods: int, stage: int, k: int) -> int:
    """The k-th of them."""
    if not IS_SAME[stage]:
        return SUBSETS[SUBSETS_FIRST[COUNT[stage] << N_RESOURCES | types_with(goods, 1)] + k]
    cards = fitting(goods, stage)
    return ALIKE[cards * N_RESOURCES + nth(types_with(goods, cards), k)] if cards else 0


@kernel
def frees(s: State, me: City) -> bool:
    """R12, R44: whether the next payment may ignore "identical" and "different"."""
    return (me.tokens & FREES & ~s.triggered) != 0


@kernel
def holds(goods: int, payment: int) -> bool:
    """Whether the player has the resource cards of a payment."""
    return ((((goods & _RESOURCES) | _HIGH) - PAYMENT[payment]) & _HIGH) == _HIGH


@kernel
def is_natural(stage: int, payment: int) -> bool:
    """Whether a payment matches the printed cost, so that it needs no token."""
    return (NATURAL[payment] >> (1 if IS_SAME[stage] else 0) & 1) == 1


@kernel
def free_cards(s: State, me: City, stage: int) -> int:
    """R12, R41: how many resource cards go into a stage when any will do; -1 if that is not possible or not affordable."""
    if not frees(s, me):
        return -1
    cards = min(COUNT[stage], resources_in(me.goods))
    return cards if COUNT[stage] - cards <= purse(s, me) else -1


@kernel
def breaks(goods: int, stage: int, payment: int) -> bool:
    """R12: whether the player has the cards of a payment, and they need the token."""
    return holds(goods, payment) and not is_natural(stage, payment)


@kernel
def free_ways(s: State, me: City, stage: int) -> int:
    """R12, R41: how many payments ignore "identical" or "different", with as few coins as possible."""
    n = 0
    cards = free_cards(s, me, stage)
    if cards >= 0:
        for payment in range(FIRST_OF_SIZE[cards], FIRST_OF_SIZE[cards + 1]):
            n += breaks(me.goods, stage, payment)
    return n


@kernel
def free_payment(s: State, me: City, stage: int, k: int) -> int:
    """The k-th of them."""
    payment = FIRST_OF_SIZE[free_cards(s, me, stage)]
    while True:
        if breaks(me.goods, stage, payment):
            if k == 0:
                return payment
            k -= 1
        payment += 1


@kernel
def coins_of(stage: int, payment: int) -> int:
    """R9, R41: the coins that a payment takes: one for each resource it lacks."""
    return COUNT[stage] - SIZE[payment]


@kernel
def spend(s: State, me: City, stage: int, payment: int) -> int:
    """R8, R11, R12: the cards leave the player; tokens that helped are used for this turn. Returns the cards."""
    coins = coins_of(stage, payment)
    if coins > 1 and doubles(s, me):
        coins -= 1
        s.triggered |= DOUBLES
    if not is_natural(stage, payment):
        s.triggered |= FREES
    spent = PAYMENT[payment] + coins * _ONE_COIN
    me.goods -= spent
    return spent


@kernel
def pay(s: State, me: City, stage: int, payment: int) -> None:
    """R8: the cards go to the discard pile."""
    s.discarded_goods += spend(s, me, stage, payment)
