"""What things cost: prices are decided here alone (R10 to R22).

Five counters of seven bits are packed in an int. Prices are packed in the opposite order: in the product of missing
units and prices the middle lane is then the sum of units times price; no lane overflows, since no cost has more than
five units and no unit costs more than six coins.
"""

from __future__ import annotations

from ...core.backend import kernel
from .constants import FIXED_PRICE, PRICE
from .state import City, State
from .tables import BLUE, CARD, LANE, LANE_MASK, WONDER
from .vocabulary import RAW, RESOURCES

_ONES = sum(1 << LANE * r for r in range(len(RESOURCES)))
_GUARD = _ONES << LANE - 1
_MIDDLE = (len(RESOURCES) - 1) * LANE
_RAW, _END = len(RAW), len(RESOURCES)


@kernel
def reprice(s: State, p: int) -> None:
    """R11, R14: a unit costs 2 plus the opponent's brown and grey symbols of it, or 1 where a card fixes the price."""
    me = s.cities[p]
    me.prices = ((PRICE * _ONES + s.cities[1 - p].trade_symbols) & ~me.fixed) | (FIXED_PRICE * _ONES & me.fixed)


@kernel
def missing(cost: int, production: int) -> int:
    """R10: the units of a packed cost that a production does not cover, packed."""
    rest = (cost | _GUARD) - production
    covered = rest & _GUARD
    return rest & (covered - (covered >> LANE - 1))


@kernel
def dearest(units: int, prices: int, first: int, end: int) -> int:
    """The resource with units missing that costs most per unit, among first to end - 1; -1 if none is missing."""
    best, best_price = -1, 0
    for r in range(first, end):
        price = (prices >> _MIDDLE - LANE * r) & LANE_MASK
        if (units >> LANE * r) & LANE_MASK and price > best_price:
            best, best_price = r, price
    return best


@kernel
def drop_dearest(units: int, prices: int, times: int, first: int, end: int) -> int:
    """Remove up to this many of the most expensive missing units."""
    for _ in range(times):
        r = dearest(units, prices, first, end)
        if r < 0:
            break
        units -= 1 << LANE * r
    return units


@kernel
def use_choices(me: City, units: int, discount: int) -> int:
    """R16, R17: what is left of missing units after choices, then the discount, each used on the most expensive units."""
    units = drop_dearest(units, me.prices, me.one_raw, 0, _RAW)
    units = drop_dearest(units, me.prices, me.one_made, _RAW, _END)
    return drop_dearest(units, me.prices, discount, 0, _END)


@kernel
def price(me: City, units: int) -> int:
    """R12: the coins that missing units cost: all units of a resource at the same price."""
    return ((units * me.prices) >> _MIDDLE) & LANE_MASK


@kernel
def trade(me: City, cost: int, discount: int) -> int:
    """R16, R17: the coins that buying what is missing takes after choices and discount."""
    units = missing(cost, me.production)
    if me.one_raw | me.one_made | discount:
        units = use_choices(me, units, discount)
    return price(me, units)


@kernel
def is_chained(me: City, card: int) -> bool:
    """R19: whether the city has the chain symbol that makes the card free."""
    return (CARD[card].chain & me.chains) != 0


@kernel
def card_discount(me: City, card: int) -> int:
    """R17: how many resources less a card costs."""
    return me.cheaper_blue * (CARD[card].row == BLUE)


@kernel
def card_trade(me: City, card: int) -> int:
    """The coins a card takes for trade, when it is not free by chain."""
    return trade(me, CARD[card].cost, card_discount(me, card))


@kernel
def can_build(me: City, card: int) -> bool:
    """R10 to R19: whether the city can build the card."""
    return is_chained(me, card) | (CARD[card].coins + card_trade(me, card) <= me.coins)


@kernel
def wonder_trade(me: City, wonder: int) -> int:
    """R18: the coins a wonder takes for trade; wonders cost resources only."""
    return trade(me, WONDER[wonder].cost, int(me.cheaper_wonder))


@kernel
def can_build_wonder(me: City, wonder: int) -> bool:
    """R18: whether the city can pay for the wonder."""
    return wonder_trade(me, wonder) <= me.coins


@kernel
def is_plain(me: City) -> bool:
    """Whether a city has neither choices nor discounts, as most have: what it can pay is then computed without a branch."""
    return (me.one_raw | me.one_made | me.cheaper_blue | me.cheaper_wonder) == 0


@kernel
def can_build_plainly(me: City, card: int) -> bool:
    """`can_build` for a plain city."""
    return is_chained(me, card) | (CARD[card].coins + price(me, missing(CARD[card].cost, me.production)) <= me.coins)


@kernel
def can_build_wonder_plainly(me: City, wonder: int) -> bool:
    """`can_build_wonder` for a plain city."""
    return price(me, missing(WONDER[wonder].cost, me.production)) <= me.coins
