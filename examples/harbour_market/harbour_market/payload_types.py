"""The types of all that the game sends to clients."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from .cards import Good, Verb


class Goods(TypedDict):
    """Units of each good."""

    grain: int
    oil: int
    papyrus: int


class Score(TypedDict):
    """The score sheet of a seat."""

    cards: int
    sets: int
    coins: int


class Decision(TypedDict):
    """The decision that is due."""

    kind: Literal["take"]
    seat: int


class Offer(TypedDict):
    """A card of the market."""

    card: str
    price: int
    coins: int


class City(TypedDict):
    """A merchant."""

    coins: int
    points: int
    goods: Goods
    cards: list[str]


class Result(TypedDict):
    """How the game ended."""

    winners: list[int]
    reason: Literal["points", "shared"]
    points: list[Score]


class _View(TypedDict):
    game: Literal["harbour-market"]
    seat: int | None
    decision: Decision | None
    market: list[Offer]
    deck: int
    cities: list[City]
    outcome: Result | None


class View(_View, total=False):
    """All that a seat may know."""

    deck_cards: list[str]
    """The deck face up, once the game is over."""


class EffectRow(TypedDict):
    """An effect of a card."""

    verb: Verb
    amount: int
    good: Good


class CardRow(TypedDict):
    """A card of the catalogue."""

    name: str
    effects: list[EffectRow]


class Catalogue(TypedDict):
    """Every piece of the game."""

    card: list[CardRow]


class TakeEvent(TypedDict):
    """A seat took a card."""

    event: Literal["take"]
    seat: int
    card: str
    price: int


class TurnUpEvent(TypedDict):
    """A card came into the market."""

    event: Literal["turn-up"]
    card: str


class EndEvent(TypedDict):
    """The game ended."""

    event: Literal["end"]
    winners: list[int]


Event = TypeAliasType("Event", TakeEvent | TurnUpEvent | EndEvent)


class MarketStep(TypedDict):
    """Coins for the cards before the one taken."""

    step: Literal["market"]
    price: int


Step = TypeAliasType("Step", MarketStep)


class TakeAction(TypedDict):
    """Take a card of the market."""

    verb: Literal["take"]
    card: str


Action = TypeAliasType("Action", TakeAction)
