"""The verbs that rows of data are written in: what a card, wonder or token of Duel can do."""

from __future__ import annotations

from dataclasses import dataclass

RESOURCES = "WSCGP"  # wood, stone, clay, glass, papyrus
RAW, MANUFACTURED = "WSC", "GP"
COLOURS = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
COUNTED = (*COLOURS, "wonder", "coin_set", "token")
SYMBOLS = ("quill", "mortar", "plumb_level", "wheel", "armillary", "sundial", "law")


@dataclass(frozen=True)
class Effect:
    """One verb of a row with its amount and its object (resource letters, a symbol, or things counted)."""

    verb: str
    amount: int = 0
    what: str = ""


@dataclass(frozen=True)
class Card:
    """A structure: 'after' is the card whose chain symbol 'by' makes this one free."""

    name: str
    colour: str
    cost: str
    effects: tuple[Effect, ...]
    after: str | None = None
    by: str | None = None


@dataclass(frozen=True)
class Wonder:
    """A wonder card."""

    name: str
    cost: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Token:
    """A progress token."""

    name: str
    effects: tuple[Effect, ...]


def card(name: str, colour: str, cost: str, *effects: Effect, after: str | None = None, by: str | None = None) -> Card:
    """A structure; the cost is a number of coins followed by resource letters."""
    return Card(name, colour, cost, effects, after, by)


def wonder(name: str, cost: str, *effects: Effect) -> Wonder:
    """A wonder card."""
    return Wonder(name, cost, effects)


def token(name: str, *effects: Effect) -> Token:
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


def science(symbol: str) -> Effect:
    """A scientific symbol."""
    return Effect("science", 1, symbol)


def coins(amount: int) -> Effect:
    """Coins from the bank, once."""
    return Effect("coins", amount)


def coins_per(amount: int, what: str) -> Effect:
    """Coins from the bank, once, for each such thing in the own city."""
    return Effect("coins-per", amount, what)


def most_coins(amount: int, what: str) -> Effect:
    """Coins from the bank, once, for each such thing in the city that has most."""
    return Effect("most-coins", amount, what)


def most_points(amount: int, what: str) -> Effect:
    """Points at the end for each such thing in the city that has most."""
    return Effect("most-points", amount, what)


def points_per(amount: int, what: str) -> Effect:
    """Points at the end for each such thing in the own city."""
    return Effect("points-per", amount, what)


def opponent_loses(amount: int) -> Effect:
    """The opponent loses coins to the bank."""
    return Effect("opponent-loses", amount)


def destroy(colour: str) -> Effect:
    """A card of that colour in the opponent's city goes to the discard pile."""
    return Effect("destroy", 1, colour)


def play_again() -> Effect:
    """Another turn."""
    return Effect("play-again")


def revive() -> Effect:
    """Build a card of the discard pile for free."""
    return Effect("revive")


def library() -> Effect:
    """Keep one of three tokens drawn from those set aside."""
    return Effect("library", 3)


def discount(amount: int, on: str) -> Effect:
    """Later constructions of that sort cost fewer resources."""
    return Effect("discount", amount, on)


def economy() -> Effect:
    """Receive what the opponent spends on trade."""
    return Effect("economy")


def more_shields(amount: int) -> Effect:
    """Military cards built later have more shields."""
    return Effect("more-shields", amount)


def theology() -> Effect:
    """Wonders built later let one play again."""
    return Effect("theology")


def coins_on_chain(amount: int) -> Effect:
    """Coins whenever a card is built free by its chain."""
    return Effect("coins-on-chain", amount)
