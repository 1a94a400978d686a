"""Explains a price: the same sums as `payment.py`, step by step."""

from __future__ import annotations

from typing import Literal

from ...core.payload_types import tags
from .actions import A_DRAFT, A_SELL, A_WONDER
from .cards import CARDS
from .payload_types import BuyStep, Prices, Step
from .payment import card_discount, dearest, is_chained, missing
from .state import City, State
from .tables import CARD, LANE, LANE_MASK, N_CARDS, WONDER
from .vocabulary import RAW, RESOURCES, Resource

STEPS = tags(Step, "step")
_END = len(RESOURCES)
_LANES = tuple((letter, LANE * r) for r, letter in enumerate(RESOURCES))
_LANES_BACK = {letter: LANE * (_END - 1 - r) for r, letter in enumerate(RESOURCES)}


def units(packed: int) -> dict[Resource, int]:
    """Packed counters (wood lowest) as a dictionary of what is there."""
    return {letter: n for letter, shift in _LANES if (n := packed >> shift & LANE_MASK)}


def unit_price(me: City, letter: Resource) -> int:
    """What one unit of a resource costs this city."""
    return me.prices >> _LANES_BACK[letter] & LANE_MASK


def unit_prices(me: City) -> Prices:
    """What one unit of each resource costs this city."""
    wood, stone, clay, glass, papyrus = (unit_price(me, letter) for letter in RESOURCES)
    return {"W": wood, "S": stone, "C": clay, "G": glass, "P": papyrus}


def explain(s: State, seat: int, action: int) -> list[Step]:
    """How a seat would pay for the card or the wonder that an action builds; empty for other actions."""
    me = s.cities[seat]
    if action < A_SELL:
        return card_steps(me, action)
    return wonder_steps(me, (action - A_WONDER) // N_CARDS) if A_WONDER <= action < A_DRAFT else []


def card_steps(me: City, card: int) -> list[Step]:
    """How a city would pay for a card."""
    source = CARDS[card].after
    if source and is_chained(me, card):
        return [{"step": "chain", "card": source}]
    return _steps(me, CARD[card].coins, CARD[card].cost, card_discount(me, card))


def wonder_steps(me: City, wonder: int) -> list[Step]:
    """How a city would pay for a wonder."""
    return _steps(me, 0, WONDER[wonder].cost, me.cheaper_wonder)


def total(steps: list[Step]) -> int:
    """The coins that these steps take."""
    return sum(step["coins"] for step in steps if "coins" in step)


def trade(steps: list[Step]) -> int:
    """The coins that these steps spend on resources."""
    return sum(step["coins"] for step in steps if step["step"] == "buy" or step["step"] == "buy-fixed")


def _steps(me: City, coins: int, cost: int, discount: int) -> list[Step]:
    left = missing(cost, me.production)
    steps: list[Step] = [{"step": "cost", "coins": coins}] if coins else []
    steps += [{"step": "own", "resource": letter, "units": n} for letter, n in units(cost - left).items()]
    uses: tuple[tuple[Literal["choice", "discount"], int, int, int], ...] = (
        ("choice", me.one_raw, 0, len(RAW)),
        ("choice", me.one_made, len(RAW), _END),
        ("discount", discount, 0, _END),
    )
    for step, times, first, end in uses:
        for _ in range(times):
            r = dearest(left, me.prices, first, end)
            if r >= 0:
                left -= 1 << LANE * r
                steps.append({"step": step, "resource": RESOURCES[r], "units": 1})
    steps += [_purchase(me, letter, n) for letter, n in units(left).items()]
    return steps or [{"step": "free"}]


def _purchase(me: City, letter: Resource, n: int) -> BuyStep:
    price = unit_price(me, letter)
    is_fixed = bool(me.fixed >> _LANES_BACK[letter] & 1)
    return {"step": "buy-fixed" if is_fixed else "buy", "resource": letter, "units": n, "price": price, "coins": n * price}
