"""The verbs that rows of data are written in: what a card, stage or progress token of Architects can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from typing_extensions import TypeAliasType

from ...core.payload_types import words

Resource = Literal["wood", "stone", "clay", "papyrus", "glass"]
Symbol = TypeAliasType("Symbol", Literal["compass", "gear", "tablet"])
Colour = TypeAliasType("Colour", Literal["grey", "yellow", "green", "blue", "red"])
CardName = TypeAliasType(
    "CardName",
    Literal[
        "wood", "stone", "clay", "papyrus", "glass", "coin", "compass", "gear", "tablet", "blue3", "blue2cat", "red0",
        "red1", "red2",
    ],
)  # fmt: skip
WonderName = TypeAliasType(
    "WonderName", Literal["alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes"]
)
DeckName = TypeAliasType(
    "DeckName", Literal["alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes", "central"]
)
"""The wonder that a deck belongs to, or the central one."""
TokenName = TypeAliasType(
    "TokenName",
    Literal[
        "urbanism", "crafts", "jewellery", "science", "propaganda", "architecture", "economy", "engineering", "tactics",
        "decor", "politics", "strategy", "education", "culture",
    ],
)  # fmt: skip
Verb = TypeAliasType(
    "Verb",
    Literal[
        "resource", "coin", "science", "points", "cat", "shields", "horns", "take", "search", "choose-token", "extra-card",
        "double-coin", "any-resources", "points-complete", "points-both", "points-per",
    ],
)  # fmt: skip
SideName = Literal["left", "centre", "right"]
DecisionKind = Literal["take", "act", "reach", "look", "keep", "token"]
Reason = TypeAliasType("Reason", Literal["points", "stages", "shared"])
StageNumber = TypeAliasType("StageNumber", Literal[1, 2, 3, 4, 5])

RESOURCES: tuple[Resource, ...] = get_args(Resource)
SYMBOLS: tuple[Symbol, ...] = words(Symbol)
COLOURS: tuple[Colour, ...] = words(Colour)
COSTS = ("2≠", "2=", "3≠", "3=", "4≠")  # every wonder has exactly these five stages; a stage's number is its place here
COUNTED = ("cat", "victory", "token")


@dataclass(frozen=True)
class Effect:
    """One verb of a row with its amount and its object."""

    verb: Verb
    amount: int = 0
    what: str = ""


@dataclass(frozen=True)
class Card:
    """A kind of card; all cards of a kind are alike."""

    name: CardName
    colour: Colour
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Stage:
    """A piece of a wonder: its number of different (≠) or identical (=) resources, and what it brings."""

    cost: str
    points: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Wonder:
    """A wonder: its levels from the bottom up, each with the stages that lie side by side."""

    name: WonderName
    levels: tuple[tuple[Stage, ...], ...]


@dataclass(frozen=True)
class Token:
    """A kind of progress token."""

    name: TokenName
    effects: tuple[Effect, ...]
    copies: int = 1


def card(name: CardName, colour: Colour, *effects: Effect) -> Card:
    """A kind of card."""
    return Card(name, colour, effects)


def stage(cost: str, points: int, *effects: Effect) -> Stage:
    """A stage; its effects happen when it is constructed."""
    return Stage(cost, points, effects)


def wonder(name: WonderName, *levels: tuple[Stage, ...]) -> Wonder:
    """A wonder from the bottom up."""
    return Wonder(name, levels)


def token(name: TokenName, *effects: Effect, copies: int = 1) -> Token:
    """A kind of progress token."""
    return Token(name, effects, copies)


def resource() -> Effect:
    """One unit of the resource that the card is named after."""
    return Effect("resource", 1)


def coin() -> Effect:
    """A coin: replaces any one missing resource."""
    return Effect("coin", 1)


def science() -> Effect:
    """The science symbol that the card is named after."""
    return Effect("science", 1)


def points(amount: int) -> Effect:
    """Victory points."""
    return Effect("points", amount)


def cat() -> Effect:
    """Take the cat pawn at once."""
    return Effect("cat", 1)


def shields(amount: int) -> Effect:
    """Shields in every battle while it is in front of the player."""
    return Effect("shields", amount)


def horns(amount: int) -> Effect:
    """Flip this many conflict tokens; the card leaves after the next battle."""
    return Effect("horns", amount)


def take(decks: str) -> Effect:
    """Take the top card of the central deck, of both decks beside the player, or of any one deck on the table."""
    return Effect("take", 1, decks)


def search(cards: int) -> Effect:
    """Look at the top cards of the deck to the left or right, keep one, shuffle the others back."""
    return Effect("search", cards)


def choose_token() -> Effect:
    """Take one of the available progress tokens."""
    return Effect("choose-token", 1)


def extra_card(events: str) -> Effect:
    """Once per turn an extra card, on taking one of these cards or on constructing a stage."""
    return Effect("extra-card", 1, events)


def double_coin() -> Effect:
    """Once per turn a yellow card is worth two coins."""
    return Effect("double-coin", 2)


def any_resources() -> Effect:
    """Once per turn a stage takes any resources, identical or different."""
    return Effect("any-resources", 1)


def points_complete(amount: int) -> Effect:
    """These points instead when the owner's wonder is complete."""
    return Effect("points-complete", amount)


def points_both(amount: int) -> Effect:
    """These points in all with both copies."""
    return Effect("points-both", amount)


def points_per(amount: int, what: str) -> Effect:
    """Points at the end for each such thing."""
    return Effect("points-per", amount, what)
