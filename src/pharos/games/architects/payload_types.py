"""The types of all that Architects sends: views, the catalogue, events, steps of payments.

`view.py`, `catalogue.py`, `events.py` and `explain.py` build them; JSON schemas and TypeScript types are derived from them.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from ...core.payload_types import Message
from .vocabulary import CardName, Colour, DeckName, Reason, SideName, StageNumber, Symbol, TokenName, Verb, WonderName

# The view


class Score(TypedDict):
    """The score sheet of a city, as if the game ended now."""

    wonder: int
    cat: int
    blue: int
    military: int
    progress: int


class PlainDecision(TypedDict):
    """A card to take, a card of any deck to reach for, or a progress token to choose."""

    kind: Literal["take", "reach", "token"]
    seat: int


class ActDecision(TypedDict):
    """Constructions, science sets and extra cards, in the order that the seat likes."""

    kind: Literal["act"]
    seat: int
    extras: int
    """Extra cards that may still be taken this turn."""


class LookDecision(TypedDict):
    """A deck to search."""

    kind: Literal["look"]
    seat: int
    cards: int
    """How many cards the seat may look at."""


class KeepDecision(TypedDict):
    """One of the cards looked at is kept."""

    kind: Literal["keep"]
    seat: int
    deck: DeckName
    cards: int


Decision = TypeAliasType("Decision", PlainDecision | ActDecision | LookDecision | KeepDecision)


class Deck(TypedDict):
    """A deck."""

    deck: DeckName
    left: int
    top: CardName | None
    """None if the viewer does not know it, or the deck is empty."""
    cards: dict[CardName, int]
    """What is left in it, which everybody can work out."""
    order: NotRequired[list[CardName]]
    """The same from the top down: only in replays."""


class Side(TypedDict):
    """A deck that the viewer takes cards from."""

    deck: DeckName
    card: CardName | None
    """None if the viewer does not know it, or the deck is empty."""
    completes: list[str]
    """What that card would make due: `stage 1` to `stage 5`, `token`."""


class Sides(TypedDict):
    """The decks that the viewer takes cards from; none for spectators."""

    left: NotRequired[Side]
    centre: NotRequired[Side]
    right: NotRequired[Side]


class Conflict(TypedDict):
    """The conflict tokens: how many there are, and how many still show peace."""

    tokens: int
    peace: int


class Stage(TypedDict):
    """A stage of a wonder: standing, open to be built, or not yet."""

    stage: StageNumber
    count: int
    """How many resources it takes."""
    identical: bool
    """Whether they have to be identical; else all different."""
    points: int
    built: bool
    available: bool


class City(TypedDict):
    """What a player has, all of which is public."""

    wonder: WonderName
    stages: list[Stage]
    cards: dict[CardName, int]
    tokens: list[TokenName]
    shields: int
    victories: int
    """Military victory tokens."""
    score: NotRequired[Score]
    """Left out where the table hides the running score."""


class Outcome(TypedDict):
    """The result."""

    winners: list[int]
    reason: Reason
    points: list[Score]


class View(TypedDict):
    """All that a seat may know."""

    game: Literal["architects"]
    seat: int | None
    """None for spectators."""
    turn: int
    """Whose turn it is."""
    decision: Decision | None
    """None after the end."""
    decks: list[Deck]
    """One of each player, then the central deck."""
    sides: Sides
    offer: list[TokenName]
    """The progress tokens that lie face up."""
    stack: int
    """How many lie face down."""
    unseen: dict[TokenName, int]
    """Those that lie face down."""
    cat: int | None
    """Who has the cat."""
    conflict: Conflict
    used: list[TokenName]
    """Tokens that have been used this turn."""
    discard: dict[CardName, int]
    cities: list[City]
    outcome: Outcome | None
    looked_at: NotRequired[list[CardName]]
    """The cards of which the viewer keeps one, while it searches, the top first."""
    pile: NotRequired[list[TokenName]]
    """The tokens that lie face down, the top first: only in replays."""


# The catalogue


class Effect(TypedDict):
    """What a piece does."""

    verb: Verb
    amount: int
    what: str
    """Its object: decks, cards, or the thing counted, separated by spaces; empty if there is none."""
    message: NotRequired[Message]
    """Always there when sent by the server."""


class CardRow(TypedDict):
    """A kind of card."""

    name: CardName
    colour: Colour
    effects: list[Effect]


class StageRow(TypedDict):
    """A stage of a wonder."""

    stage: StageNumber
    level: int
    """From the bottom up; stages of a level lie side by side and are built in any order."""
    count: int
    identical: bool
    points: int
    effects: list[Effect]


class WonderRow(TypedDict):
    """A wonder."""

    name: WonderName
    stages: list[StageRow]
    effects: list[Effect]
    """What its stages do, each effect once."""


class TokenRow(TypedDict):
    """A kind of progress token."""

    name: TokenName
    copies: int
    effects: list[Effect]


class DeckRow(TypedDict):
    """A deck as it is before the game."""

    deck: DeckName
    cards: dict[CardName, int]


class PawnRow(TypedDict):
    """The cat."""

    pawn: Literal["cat"]
    points: int


class VictoryRow(TypedDict):
    """A military victory token."""

    victory: Literal["military"]
    points: int


class ConflictRow(TypedDict):
    """How many conflict tokens so many players use."""

    players: int
    tokens: int


class Catalogue(TypedDict):
    """Every piece of the game by kind."""

    card: list[CardRow]
    wonder: list[WonderRow]
    token: list[TokenRow]
    deck: list[DeckRow]
    pawn: list[PawnRow]
    victory: list[VictoryRow]
    conflict: list[ConflictRow]


# Events


class CardEvent(TypedDict):
    """A seat took a card, took one as an extra, or kept one of those it looked at."""

    event: Literal["take", "extra", "keep"]
    seat: int
    card: CardName
    deck: DeckName


class LookEvent(TypedDict):
    """A seat looks at cards of a deck."""

    event: Literal["look"]
    seat: int
    deck: DeckName
    cards: list[CardName]
    """The kinds among them; empty for all but that seat."""


class StageEvent(TypedDict):
    """A seat built a stage with these cards."""

    event: Literal["stage"]
    seat: int
    wonder: WonderName
    stage: StageNumber
    cards: list[CardName]
    points: int


class SetEvent(TypedDict):
    """A seat used science cards for a progress token."""

    event: Literal["set"]
    seat: int
    cards: list[Symbol]


class TokenEvent(TypedDict):
    """A seat took a progress token, from those face up or from the stack."""

    event: Literal["token", "token-stack"]
    seat: int
    token: TokenName


class TurnUpEvent(TypedDict):
    """A progress token was turned up."""

    event: Literal["turn-up"]
    token: TokenName


class ShowEvent(TypedDict):
    """A deck has a new top card."""

    event: Literal["show"]
    deck: DeckName
    card: CardName


class SeatEvent(TypedDict):
    """A seat took the cat, could take nothing, declined, or came to move."""

    event: Literal["cat", "pass", "decline", "turn"]
    seat: int


class PeekEvent(TypedDict):
    """Who has the cat looks at the top of the central deck."""

    event: Literal["peek"]
    seat: int
    card: CardName | Literal[""]
    """Empty for all but that seat."""


class ConflictEvent(TypedDict):
    """A seat turned conflict tokens."""

    event: Literal["conflict"]
    seat: int
    n: int
    left: int
    """Tokens that still show peace."""


class BattleEvent(TypedDict):
    """A battle, with the shields of all seats."""

    event: Literal["battle"]
    shields: list[int]


class VictoryEvent(TypedDict):
    """A seat won victory tokens in a battle."""

    event: Literal["victory"]
    seat: int
    n: int
    shields: int


class EndEvent(TypedDict):
    """The game ended."""

    event: Literal["end"]
    reason: Reason
    winners: list[int]


Event = TypeAliasType(
    "Event",
    CardEvent | LookEvent | StageEvent | SetEvent | TokenEvent | TurnUpEvent | ShowEvent | SeatEvent | PeekEvent
    | ConflictEvent | BattleEvent | VictoryEvent | EndEvent,
)  # fmt: skip


# Steps of a payment


class CountStep(TypedDict):
    """So many identical or different resources are asked for; so many coins are paid; a card counts twice by Economy."""

    step: Literal["identical", "different", "coins", "economy"]
    n: int


class OwnStep(TypedDict):
    """The own resource cards."""

    step: Literal["own"]
    cards: list[CardName]


class EngineeringStep(TypedDict):
    """Engineering lets any resources do."""

    step: Literal["engineering"]


Step = TypeAliasType("Step", CountStep | OwnStep | EngineeringStep)


# Actions


class SideAction(TypedDict):
    """Take the top card of a deck beside the seat, take a further one, or look at it."""

    verb: Literal["take", "extra", "look"]
    side: SideName


class ReachAction(TypedDict):
    """Take the top card of any deck."""

    verb: Literal["reach"]
    deck: DeckName


class KeepAction(TypedDict):
    """Keep one of the cards that a search has shown."""

    verb: Literal["keep"]
    card: CardName


class TokenAction(TypedDict):
    """Take a progress token of the offer, or the one on top of the stack."""

    verb: Literal["token"]
    token: TokenName | Literal["stack"]


class PairAction(TypedDict):
    """Discard two equal science symbols."""

    verb: Literal["pair"]
    card: Symbol


class StageAction(TypedDict):
    """Build a stage with these cards."""

    verb: Literal["stage"]
    stage: StageNumber
    cards: list[CardName]


class PlainAction(TypedDict):
    """Discard three different science symbols, or decline."""

    verb: Literal["set", "decline"]


Action = TypeAliasType(
    "Action", SideAction | ReachAction | KeepAction | TokenAction | PairAction | StageAction | PlainAction
)
