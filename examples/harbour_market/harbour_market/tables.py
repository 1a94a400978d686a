"""The cards as constant rows that kernels read."""

from __future__ import annotations

from typing import Annotated

from pharos.core.backend import table
from pharos.core.structs import I8, Struct

from .cards import CARDS, GOODS, Card

N_CARDS = len(CARDS)
N_GOODS = len(GOODS)
CARD_NAMES = tuple(row.name for row in CARDS)


class CardRow(Struct):
    """What a card brings."""

    coins: I8  # at once
    points: I8  # at the end
    goods: Annotated[list[I8], N_GOODS]  # units of each good
    per_good: Annotated[list[I8], N_GOODS]  # points for each unit of each good


def _amounts(row: Card, verb: str) -> list[int]:
    """Add up an effect of a card for each good."""
    return [sum(effect.amount for effect in row.effects if effect.verb == verb and effect.good == good) for good in GOODS]


def _amount(row: Card, verb: str) -> int:
    return sum(effect.amount for effect in row.effects if effect.verb == verb)


CARD = table(
    CardRow(
        coins=_amount(row, "coins"),
        points=_amount(row, "points"),
        goods=_amounts(row, "good"),
        per_good=_amounts(row, "points-per"),
    )
    for row in CARDS
)
