"""Heuristics: complete a set, use a card that counts goods, else take the best card for its price."""

from __future__ import annotations

from typing import cast

from pharos.bots.heuristics import best
from pharos.core.seat import Seat

from ..cards import CARDS, GOODS, Effect
from ..payload_types import Offer, View

EFFECTS: dict[str, tuple[Effect, ...]] = {row.name: row.effects for row in CARDS}
_COIN = 0.5  # points


class Situation:
    """What the heuristics see: the offers that the seat can pay for, and its goods."""

    def __init__(self, seat: Seat) -> None:
        view = cast(View, seat.view)
        goods = view["cities"][seat.number]["goods"]
        self.goods = {"grain": goods["grain"], "oil": goods["oil"], "papyrus": goods["papyrus"]}
        texts = set(seat.texts)
        self.offers = [offer for offer in view["market"] if f"take {offer['card']}" in texts]


def value(here: Situation, offer: Offer) -> float:
    """The value of a card in points, minus its price."""
    total: float = _COIN * (offer["coins"] - offer["price"])
    for effect in EFFECTS[offer["card"]]:
        if effect.verb == "points":
            total += effect.amount
        elif effect.verb == "coins":
            total += _COIN * effect.amount
        elif effect.verb == "points-per":
            total += effect.amount * here.goods[effect.good]
        else:
            total += 1.5
    return total


def complete_a_set(here: Situation) -> str | None:
    """Take a card that brings the only kind of good still missing."""
    missing = [good for good in GOODS if not here.goods[good]]
    if len(missing) != 1:
        return None
    offers = [offer for offer in here.offers if any(effect.good == missing[0] for effect in EFFECTS[offer["card"]])]
    chosen = best([offer for offer in offers if offer["price"] < 2], lambda offer: 10 + value(here, offer))
    return f"take {chosen['card']}" if chosen else None


def best_for_its_price(here: Situation) -> str | None:
    """Take the card that is worth most after its price."""
    chosen = best(here.offers, lambda offer: 100 + value(here, offer))
    assert chosen is not None
    return f"take {chosen['card']}"


RULES = (complete_a_set, best_for_its_price)
