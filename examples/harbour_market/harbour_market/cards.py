"""The twenty cards: data only, one row per card, the whole effect in the row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from typing_extensions import TypeAliasType

Good = TypeAliasType("Good", Literal["", "grain", "oil", "papyrus"])
Verb = Literal["good", "coins", "points", "points-per"]
GOODS = ("grain", "oil", "papyrus")


@dataclass(frozen=True)
class Effect:
    """One thing that a card does: a verb, an amount, and the good it concerns."""

    verb: Verb
    amount: int = 1
    good: Good = ""


@dataclass(frozen=True)
class Card:
    """A row of the table."""

    name: str
    effects: tuple[Effect, ...]


def good(name: Good) -> Effect:
    """Bring one unit of a good."""
    return Effect("good", 1, name)


def coins(amount: int) -> Effect:
    """Bring coins at once."""
    return Effect("coins", amount)


def points(amount: int) -> Effect:
    """Be worth points at the end."""
    return Effect("points", amount)


def points_per(name: Good, amount: int) -> Effect:
    """Be worth points at the end for each unit of a good."""
    return Effect("points-per", amount, name)


def card(name: str, *effects: Effect) -> Card:
    """Write a row of the table."""
    return Card(name, effects)


CARDS = (
    card("barley_sacks",  good("grain"), points(1)),
    card("wheat_sacks",   good("grain"), coins(1)),
    card("millet_sacks",  good("grain"), points(2)),
    card("olive_jars",    good("oil"), coins(1)),
    card("sesame_jars",   good("oil"), points(1)),
    card("linseed_jars",  good("oil"), points(2)),
    card("papyrus_rolls", good("papyrus"), points(1)),
    card("blank_scrolls", good("papyrus"), coins(1)),
    card("old_charts",    good("papyrus"), points(2)),
    card("mixed_cargo",   good("grain"), good("oil")),
    card("scribes_chest", good("oil"), good("papyrus")),
    card("bakers_barge",  good("grain"), good("papyrus")),
    card("pier",          points(3)),
    card("warehouse",     points(4)),
    card("lighthouse",    points(5)),
    card("money_changer", coins(3)),
    card("customs_house", coins(2), points(1)),
    card("mill",          points_per("grain", 2)),
    card("oil_press",     points_per("oil", 2)),
    card("library",       points_per("papyrus", 2)),
)  # fmt: skip
"""In the order of their numbers."""
