"""Which stages may be built now, and with which payments (R6, R7, R42).

A payment is refused if it lets the player build fewer stages with the present cards than another one would. That matters
only where the cards may be enough for two stages (`has_cards_for`); everywhere else all payments are offered.
"""

from __future__ import annotations

from ...core.backend import kernel, lowest
from .payment import free_payment, free_ways, natural_payment, natural_ways, purse, resources_in, spend
from .state import City, State
from .tables import AVAILABLE, CHEAPEST, N_STAGES


@kernel
def available(me: City) -> int:
    """R7: bit set of the stages whose lower ones are all built."""
    return AVAILABLE[me.wonder << N_STAGES | me.built]


@kernel
def has_cards_for(s: State, me: City, n: int) -> bool:
    """Whether there are enough cards for n more stages, whatever their kinds."""
    return resources_in(me.goods) + purse(s, me) >= CHEAPEST[n << N_STAGES | me.built]


@kernel
def can_build(s: State, p: int, n: int) -> bool:
    """R6, R42: whether the present cards can pay for n stages one after the other, without Engineering."""
    me = s.cities[p]
    if n == 0 or not has_cards_for(s, me, n):
        return n == 0
    goods, built, triggered = me.goods, me.built, s.triggered
    is_possible = False
    left = available(me)
    while left and not is_possible:
        stage = lowest(left)
        left &= left - 1
        k = natural_ways(s, me, stage)
        while k and not is_possible:
            k -= 1
            spend(s, me, stage, natural_payment(goods, stage, k))
            me.built |= 1 << stage
            is_possible = can_build(s, p, n - 1)
            me.goods, me.built, s.triggered = goods, built, triggered
    return is_possible


@kernel
def stages_due(s: State, p: int) -> int:
    """R6, R42: how many stages must be built with the present cards, at least 1: up to there, no payment is refused."""
    n = 1
    if has_cards_for(s, s.cities[p], 2):
        while can_build(s, p, n + 1):
            n += 1
    return n


@kernel
def keeps_up(s: State, p: int, stage: int, payment: int, due: int) -> bool:
    """R42: whether as many stages as are due can be built, beginning with this one and this payment."""
    me = s.cities[p]
    goods, built, triggered = me.goods, me.built, s.triggered
    spend(s, me, stage, payment)
    me.built |= 1 << stage
    is_kept = can_build(s, p, due - 1)
    me.goods, me.built, s.triggered = goods, built, triggered
    return is_kept


@kernel
def required_ways(s: State, p: int, stage: int, due: int) -> int:
    """R8, R41, R42: how many payments without Engineering are offered for a stage."""
    me = s.cities[p]
    ways = natural_ways(s, me, stage)
    if due == 1:
        return ways
    n = 0
    for k in range(ways):
        n += keeps_up(s, p, stage, natural_payment(me.goods, stage, k), due)
    return n


@kernel
def required_payment(s: State, p: int, stage: int, due: int, k: int) -> int:
    """The k-th of them."""
    me = s.cities[p]
    if due == 1:
        return natural_payment(me.goods, stage, k)
    n = 0
    while True:
        payment = natural_payment(me.goods, stage, n)
        if keeps_up(s, p, stage, payment, due):
            if k == 0:
                return payment
            k -= 1
        n += 1


@kernel
def optional_ways(s: State, p: int, stage: int, due: int) -> int:
    """R12, R42: how many payments with Engineering are offered for a stage."""
    me = s.cities[p]
    ways = free_ways(s, me, stage)
    if due == 1:
        return ways
    n = 0
    for k in range(ways):
        n += keeps_up(s, p, stage, free_payment(s, me, stage, k), due)
    return n


@kernel
def optional_payment(s: State, p: int, stage: int, due: int, k: int) -> int:
    """The k-th of them."""
    me = s.cities[p]
    if due == 1:
        return free_payment(s, me, stage, k)
    n = 0
    while True:
        payment = free_payment(s, me, stage, n)
        if keeps_up(s, p, stage, payment, due):
            if k == 0:
                return payment
            k -= 1
        n += 1
