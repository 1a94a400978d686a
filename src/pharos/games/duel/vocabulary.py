"""The verbs that rows of data are written in: what a card, wonder or token of Duel can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from typing_extensions import TypeAliasType

from ...core.payload_types import words

Resource = TypeAliasType("Resource", Literal["W", "S", "C", "G", "P"])
Colour = TypeAliasType("Colour", Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"])
Symbol = TypeAliasType("Symbol", Literal["quill", "mortar", "plumb_level", "wheel", "armillary", "sundial", "law"])
Back = TypeAliasType("Back", Literal["1", "2", "3", "guild"])
DecisionKind = TypeAliasType("DecisionKind", Literal["draft", "turn", "take", "library", "revive", "destroy", "begin"])
Reason = TypeAliasType("Reason", Literal["military", "science", "civilian", "blue-cards", "shared"])
WonderName = TypeAliasType(
    "WonderName",
    Literal[
        "appian_way", "circus_maximus", "colossus", "great_library", "great_lighthouse", "hanging_gardens", "mausoleum",
        "piraeus", "pyramids", "sphinx", "statue_of_zeus", "temple_of_artemis",
    ],
)  # fmt: skip
TokenName = TypeAliasType(
    "TokenName",
    Literal[
        "agriculture", "architecture", "economy", "law", "masonry", "mathematics", "philosophy", "strategy", "theology",
        "urbanism",
    ],
)  # fmt: skip
Verb = TypeAliasType(
    "Verb",
    Literal[
        "produce", "produce-one", "fixed-price", "points", "shields", "science", "coins", "coins-per", "most-coins",
        "most-points", "points-per", "opponent-loses", "destroy", "play-again", "revive", "library", "discount", "economy",
        "more-shields", "theology", "coins-on-chain",
    ],
)  # fmt: skip

RESOURCES: tuple[Resource, ...] = words(Resource)  # wood, stone, clay, glass, papyrus
RAW, MANUFACTURED = "WSC", "GP"
COLOURS: tuple[Colour, ...] = words(Colour)
COUNTED = (*COLOURS, "wonder", "coin_set", "token")
SYMBOLS: tuple[Symbol, ...] = words(Symbol)


@dataclass(frozen=True)
class Effect:
    """One verb of a row with its amount and its object (resource letters, a symbol, or things counted)."""

    verb: Verb
    amount: int = 0
    what: str = ""


@dataclass(frozen=True)
class Card:
    """A structure: 'after' is the card whose chain symbol 'by' makes this one free."""

    name: str
    colour: Colour
    cost: str
    effects: tuple[Effect, ...]
    after: str | None = None
    by: str | None = None


@dataclass(frozen=True)
class Wonder:
    """A wonder card."""

    name: WonderName
    cost: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Token:
    """A progress token."""

    name: TokenName
    effects: tuple[Effect, ...]


def card(name: str, colour: Colour, cost: str, *effects: Effect, after: str | None = None, by: str | None = None) -> Card:
    """A structure; the cost is a number of coins followed by resource letters."""
    return Card(name, colour, cost, effects, after, by)


def wonder(name: WonderName, cost: str, *effects: Effect) -> Wonder:
    """A wonder card."""
    return Wonder(name, cost, effects)


def token(name: TokenName, *effects: Effect) -> Token:
    """A progress token."""
    return Token(name, effects)


def produce(resources: str) -> Effect:
    """These units every turn."""
    return Effect("produce", len(resources), resources)


def produce_one(resources: str) -> Effect:
    """One unit of one of these every turn; never raises the opponent's price."""
    return Effect("produce-one", 1, resources)


def fixed_price(resources: str) -> Effect:
    """Each unit of these is bought for 1 coin."""
    return Effect("fixed-price", 1, resources)


def points(amount: int) -> Effect:
    """Victory points."""
    return Effect("points", amount)


def shields(amount: int) -> Effect:
    """Move the conflict pawn at once."""
    return Effect("shields", amount)


def science(symbol: Symbol) -> Effect:
    """A scientific symbol."""
    return Effect("science", 1, symbol)


def coins(amount: int) -> Effect:
    """Coins from the bank, once."""
    return Effect("coins", amount)


def coins_per(amount: int, what: str) -> Effect:
    """Coins from the bank, once, for each such thing in the builder's city."""
    return Effect("coins-per", amount, what)


def most_coins(amount: int, what: str) -> Effect:
    """Coins from the bank, once, for each such thing in the city that has most."""
    return Effect("most-coins", amount, what)


def most_points(amount: int, what: str) -> Effect:
    """Points at the end for each such thing in the city that has most."""
    return Effect("most-points", amount, what)


def points_per(amount: int, what: str) -> Effect:
    """Points at the end for each such thing in the owner's city."""
    return Effect("points-per", amount, what)


def opponent_loses(amount: int) -> Effect:
    """The opponent loses coins to the bank."""
    return Effect("opponent-loses", amount)


def destroy(colour: Colour) -> Effect:
    """A card of that colour in the opponent's city goes to the discard pile."""
    return Effect("destroy", 1, colour)


def play_again() -> Effect:
    """Another turn."""
    return Effect("play-again")


def revive() -> Effect:
    """Build a card from the discard pile for free."""
    return Effect("revive")


def library() -> Effect:
    """Keep one of three tokens drawn from those set aside."""
    return Effect("library", 3)


def discount(amount: int, on: str) -> Effect:
    """Later constructions of that kind cost fewer resources."""
    return Effect("discount", amount, on)


def economy() -> Effect:
    """Receive what the opponent spends on trade."""
    return Effect("economy")


def more_shields(amount: int) -> Effect:
    """Military cards built later have more shields."""
    return Effect("more-shields", amount)


def theology() -> Effect:
    """Wonders built later let the player play again."""
    return Effect("theology")


def coins_on_chain(amount: int) -> Effect:
    """Coins whenever a card is built free by its chain."""
    return Effect("coins-on-chain", amount)
