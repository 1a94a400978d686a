"""A price that explains itself: the same sums as `payment.py`, told step by step."""

from __future__ import annotations

from typing import Any

from .cards import CARDS
from .payment import card_discount, dearest, is_chained, missing
from .state import City
from .tables import CARD, LANE, WONDER
from .vocabulary import RESOURCES

Step = dict[str, Any]
_MASK = (1 << LANE) - 1
_SHIFTS = tuple((letter, LANE * r) for r, letter in enumerate(RESOURCES))
_SHIFTS_BACK = tuple((letter, LANE * (4 - r)) for r, letter in enumerate(RESOURCES))


def units(packed: int) -> dict[str, int]:
    """Packed counters (wood lowest) as a dictionary of what is there."""
    return {letter: n for letter, shift in _SHIFTS if (n := packed >> shift & _MASK)}


def unit_price(me: City, letter: str) -> int:
    """What one unit of a resource costs this city."""
    return me.prices >> LANE * (4 - RESOURCES.index(letter)) & _MASK


def unit_prices(me: City) -> dict[str, int]:
    """What one unit of each resource costs this city."""
    return {letter: me.prices >> shift & _MASK for letter, shift in _SHIFTS_BACK}


def card_steps(me: City, card: int) -> list[Step]:
    """How a city would pay for a card."""
    if is_chained(me, card):
        return [{"step": "chain", "card": CARDS[card].after}]
    return _steps(me, CARD[card].coins, CARD[card].cost, card_discount(me, card))


def wonder_steps(me: City, wonder: int) -> list[Step]:
    """How a city would pay for a wonder."""
    return _steps(me, 0, WONDER[wonder].cost, me.cheaper_wonder)


def total(steps: list[Step]) -> int:
    """The coins that these steps take."""
    return sum(step.get("coins", 0) for step in steps)


def _steps(me: City, coins: int, cost: int, discount: int) -> list[Step]:
    left = missing(cost, me.production)
    steps: list[Step] = [{"step": "cost", "coins": coins}] if coins else []
    steps += [{"step": "own", "resource": letter, "units": n} for letter, n in units(cost - left).items()]
    for step, times, first, end in (
        ("choice", me.one_raw, 0, 3),
        ("choice", me.one_made, 3, 5),
        ("discount", discount, 0, 5),
    ):
        for _ in range(times):
            r = dearest(left, me.prices, first, end)
            if r >= 0:
                left -= 1 << LANE * r
                steps.append({"step": step, "resource": RESOURCES[r], "units": 1})
    for letter, n in units(left).items():
        price = unit_price(me, letter)
        fixed = bool(me.fixed >> LANE * (4 - RESOURCES.index(letter)) & 1)
        steps.append(
            {
                "step": "buy-fixed" if fixed else "buy",
                "resource": letter,
                "units": n,
                "price": price,
                "coins": n * price,
            }
        )
    return steps or [{"step": "free"}]
