"""The verbs that rows of data are written in: what a card or a stage of 7 Wonders can do, in either edition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from typing_extensions import TypeAliasType

from ...core.payload_types import words

Age = TypeAliasType("Age", Literal[1, 2, 3])
Back = TypeAliasType("Back", Literal["1", "2", "3", "guild"])
Edition = TypeAliasType("Edition", Literal[1, 2])
Side = TypeAliasType("Side", Literal["a", "b", "day", "night"])
Resource = TypeAliasType("Resource", Literal["W", "S", "C", "O", "G", "L", "P"])
Colour = TypeAliasType("Colour", Literal["brown", "grey", "blue", "yellow", "red", "green", "purple"])
Symbol = Literal["compass", "gear", "tablet"]
Category = TypeAliasType("Category", Literal["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"])
DecisionKind = Literal["board", "side", "turn", "seventh-card", "revive", "copy-guild"]
Reason = TypeAliasType("Reason", Literal["points", "coins", "shared"])
Power = TypeAliasType("Power", Literal["free-once", "seventh", "copy", "first-of-colour", "first-card", "last-card"])
BoardName = TypeAliasType(
    "BoardName", Literal["gizah", "babylon", "olympia", "rhodes", "ephesus", "alexandria", "halicarnassus"]
)
Verb = TypeAliasType(
    "Verb",
    Literal[
        "produce", "produce-one", "discount", "coins", "coins-per", "points", "points-per", "points-if-complete", "shields",
        "science", "wild-science", "revive", "free-once", "seventh", "copy", "first-of-colour", "first-card", "last-card",
    ],
)  # fmt: skip

RAW, MADE = "WSCO", "GLP"  # wood, stone, clay, ore; glass, cloth (loom), papyrus
RESOURCES: tuple[Resource, ...] = words(Resource)
COLOURS: tuple[Colour, ...] = words(Colour)
FOR_SALE: tuple[Colour, ...] = ("brown", "grey")  # R25: neighbours may buy what cards of these colours produce
COUNTED = (*COLOURS, "stage", "defeat")
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
SCOPES = ("self", "left", "right")
SIDES: tuple[tuple[Side, Side], ...] = (("a", "b"), ("day", "night"))
POWERS: tuple[Power, ...] = words(Power)


@dataclass(frozen=True)
class Effect:
    """One verb of a row with its amount, its object and the cities it looks at."""

    verb: Verb
    amount: int = 0
    what: str = ""
    where: str = ""


@dataclass(frozen=True)
class Card:
    """A structure: `marks` are the player counts printed on its copies, any one of `after` makes it free."""

    name: str
    colour: Colour
    cost: str
    marks: str
    effects: tuple[Effect, ...]
    after: tuple[str, ...] = ()
    edition: int = 0


@dataclass(frozen=True)
class Stage:
    """One stage of a wonder."""

    cost: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Board:
    """A wonder board: its initial resource and the stages of its two sides."""

    name: BoardName
    resource: Resource
    sides: tuple[tuple[Stage, ...], tuple[Stage, ...]]


def card(name: str, colour: Colour, cost: str, marks: str, *effects: Effect, after: str = "", edition: int = 0) -> Card:
    """A structure; the cost is a number of coins or resource letters; edition 0 means both."""
    return Card(name, colour, cost, marks, effects, tuple(after.split()), edition)


def stage(cost: str, *effects: Effect) -> Stage:
    """One stage of a wonder."""
    return Stage(cost, effects)


def board(name: BoardName, resource: Resource, first: tuple[Stage, ...], second: tuple[Stage, ...]) -> Board:
    """A wonder board with its sides A and B, or Day and Night."""
    return Board(name, resource, (first, second))


def produce(resources: str) -> Effect:
    """These units every turn; for sale if the card is brown or grey."""
    return Effect("produce", len(resources), resources)


def produce_one(resources: str) -> Effect:
    """One unit of one of these every turn; for sale if the card is brown."""
    return Effect("produce-one", 1, resources)


def discount(resources: str, where: str) -> Effect:
    """These resources cost 1 coin from these neighbours."""
    return Effect("discount", 1, resources, where)


def coins(amount: int) -> Effect:
    """Coins from the bank, once."""
    return Effect("coins", amount)


def coins_per(amount: int, what: str, where: str = "self") -> Effect:
    """Coins from the bank, once, for each such thing in these cities."""
    return Effect("coins-per", amount, what, where)


def points(amount: int) -> Effect:
    """Victory points."""
    return Effect("points", amount)


def points_per(amount: int, what: str, where: str = "self") -> Effect:
    """Points at the end for each such thing in these cities."""
    return Effect("points-per", amount, what, where)


def points_if_complete(amount: int) -> Effect:
    """Points at the end if every stage of the own wonder is built."""
    return Effect("points-if-complete", amount)


def shields(amount: int) -> Effect:
    """Military strength."""
    return Effect("shields", amount)


def science(symbol: Symbol) -> Effect:
    """A scientific symbol."""
    return Effect("science", 1, symbol)


def wild_science() -> Effect:
    """A scientific symbol chosen at the end."""
    return Effect("wild-science", 1)


def revive() -> Effect:
    """Build a card of the discard pile for free, at the end of this turn."""
    return Effect("revive", 1)


def free_once() -> Effect:
    """Once per age a structure of the hand is free."""
    return Effect("free-once")


def seventh() -> Effect:
    """The last card of each age may be played too."""
    return Effect("seventh")


def copy() -> Effect:
    """At the end a guild of a neighbour counts as if it were built here."""
    return Effect("copy")


def first_of_colour() -> Effect:
    """A structure of a colour that the city lacks is free."""
    return Effect("first-of-colour")


def first_card() -> Effect:
    """The structure built on the first turn of an age is free."""
    return Effect("first-card")


def last_card() -> Effect:
    """The structure built on the sixth turn of an age is free."""
    return Effect("last-card")
