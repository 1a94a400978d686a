"""The types of all that Duel sends: views, the catalogue, events, steps of payments.

`view.py`, `catalogue.py`, `events.py` and `explain.py` build them; JSON schemas and TypeScript types are derived from them.
"""

from __future__ import annotations

from typing import Literal, NotRequired, final

from typing_extensions import TypeAliasType, TypedDict

from ...core.payload_types import Message
from .vocabulary import Back, Colour, Reason, Resource, Symbol, TokenName, Verb, WonderName

Age = TypeAliasType("Age", Literal[1, 2, 3])
ViewAge = Literal[0, 1, 2, 3]


# The view


class Score(TypedDict):
    """The score sheet of a city, as if the game ended now."""

    civilian: int
    science: int
    commerce: int
    guilds: int
    wonders: int
    progress: int
    treasury: int
    military: int


class PlainDecision(TypedDict):
    """A decision without further details."""

    kind: Literal["draft", "turn", "take", "library", "revive", "begin"]
    seat: int


class DestroyDecision(TypedDict):
    """A card of the opponent's city has to be named."""

    kind: Literal["destroy"]
    seat: int
    colour: Colour


Decision = TypeAliasType("Decision", PlainDecision | DestroyDecision)


class Slot(TypedDict):
    """A card of the layout."""

    slot: int
    """Its place in the `slots` of the age's layout."""
    row: int
    x: int
    """Half card widths from the middle."""
    open: bool
    """No card lies on it any more."""
    back: Back
    card: str | None
    """None while it lies face down."""
    face_down: NotRequired[Literal[True]]
    """The card lies face down but is named: only in replays."""
    chained: NotRequired[tuple[bool, bool]]
    """For each seat, whether a chain makes it free; only of open cards."""
    price: NotRequired[tuple[int, int]]
    """What each seat would pay in coins; only of open cards."""


class Choices(TypedDict):
    """How many units of one's choice a city has every turn."""

    raw: int
    manufactured: int


class Prices(TypedDict):
    """What one unit of each resource costs a city."""

    W: int
    S: int
    C: int
    G: int
    P: int


class Wonder(TypedDict):
    """A wonder of a city."""

    wonder: WonderName
    built: bool
    closed: bool
    """Seven wonders stand: it went back to the box."""
    under: NotRequired[str]
    """The card it was built with."""
    price: NotRequired[int]
    """In coins; only of wonders that can still be built."""


class City(TypedDict):
    """A city, all of which is public."""

    coins: int
    cards: list[str]
    production: dict[Resource, int]
    """Units every turn, without the choices."""
    choices: Choices
    prices: Prices
    science: list[Symbol]
    tokens: list[TokenName]
    wonders: list[Wonder]
    sale: int
    """Coins for a card sold now."""
    score: NotRequired[Score]
    """Left out where the table hides the running score."""


class Outcome(TypedDict):
    """The result."""

    winners: list[int]
    reason: Reason
    points: tuple[Score, Score]


class View(TypedDict):
    """All that a seat may know."""

    game: Literal["duel"]
    seat: int | None
    """None for spectators."""
    age: ViewAge
    """0 while wonders are drafted."""
    decision: Decision | None
    """None after the end."""
    pawn: int
    """Spaces from the middle, towards the capital of seat 1 when positive (seat 0 is ahead), which is 9."""
    military_tokens: tuple[list[int], list[int]]
    """The coins that still threaten each seat, nearest first."""
    board: list[TokenName]
    aside: list[TokenName]
    offer: list[WonderName]
    layout: list[Slot]
    discard: list[str]
    cities: tuple[City, City]
    outcome: Outcome | None
    drawn: NotRequired[list[TokenName]]
    """The tokens to choose from: only for the seat that uses the Great Library, and in replays."""


# The catalogue


class Effect(TypedDict):
    """What a piece does."""

    verb: Verb
    amount: int
    what: str
    """Its object: resource letters, a symbol, or the things counted, separated by spaces; empty if there is none."""
    message: NotRequired[Message]
    """Always there when sent by the server."""


class CardRow(TypedDict):
    """A card."""

    name: str
    age: Back
    colour: Colour
    coins: int
    cost: str
    """Resource letters, such as WWS."""
    effects: list[Effect]
    after: NotRequired[str]
    """The card that makes this one free, and the chain symbol that they share."""
    by: NotRequired[str]
    gives: NotRequired[str]
    """The chain symbol it carries, and the later card that is free by it."""
    before: NotRequired[str]


class WonderRow(TypedDict):
    """A wonder."""

    name: WonderName
    coins: int
    cost: str
    """Resource letters, such as WWS."""
    effects: list[Effect]


class TokenRow(TypedDict):
    """A progress token."""

    name: TokenName
    effects: list[Effect]


class Place(TypedDict):
    """A place of a layout."""

    row: int
    x: int
    """Half card widths from the middle."""
    up: bool
    """Whether its card is dealt face up."""


class LayoutRow(TypedDict):
    """How the cards of an age are laid out."""

    age: Age
    slots: list[Place]
    covered_by: list[list[int]]
    """For each slot, the slots that lie on it."""


class ZoneRow(TypedDict):
    """A zone of the military track."""

    first: int
    """Its space nearest to the middle."""
    points: int
    """What it is worth to the player ahead at the end."""
    coins: int
    """What its military token takes from the player behind; 0 where no token lies."""


class CapitalRow(TypedDict):
    """The capitals at both ends of the military track."""

    spaces: int
    """From the middle."""


class SaleRow(TypedDict):
    """What a sold card brings."""

    coins: int
    each: int
    """More coins for each card of the colour in the city."""
    colour: Colour


class Catalogue(TypedDict):
    """Every piece of the game by kind."""

    card: list[CardRow]
    wonder: list[WonderRow]
    token: list[TokenRow]
    layout: list[LayoutRow]
    zone: list[ZoneRow]
    capital: list[CapitalRow]
    sale: list[SaleRow]


# Events


class DraftEvent(TypedDict):
    """A seat chose a wonder."""

    event: Literal["draft"]
    seat: int
    wonder: WonderName


class BuildEvent(TypedDict):
    """A seat built a card."""

    event: Literal["build"]
    seat: int
    card: str
    paid: int


class WonderEvent(TypedDict):
    """A seat built a wonder with a card."""

    event: Literal["wonder"]
    seat: int
    wonder: WonderName
    card: str
    paid: int


class SellEvent(TypedDict):
    """A seat sold a card."""

    event: Literal["sell"]
    seat: int
    card: str
    coins: int


class TakeEvent(TypedDict):
    """A seat took a progress token."""

    event: Literal["take"]
    seat: int
    token: TokenName


class CardEvent(TypedDict):
    """A seat built a card of the discard pile, or destroyed one of the opponent's."""

    event: Literal["revive", "destroy"]
    seat: int
    card: str


class BeginEvent(TypedDict):
    """A seat said who begins the age."""

    event: Literal["begin"]
    seat: int
    first: int


_From = TypedDict("_From", {"from": int})


class PawnEvent(_From):
    """The conflict pawn moved."""

    event: Literal["pawn"]
    to: int


class LoseCoinsEvent(TypedDict):
    """A seat lost coins to a military token or to a wonder: no more than it had."""

    event: Literal["lose-coins"]
    seat: int
    coins: int


class ClosedEvent(TypedDict):
    """A wonder went back to the box, because seven stand."""

    event: Literal["closed"]
    seat: int
    wonder: WonderName


class LibraryEvent(TypedDict):
    """Tokens were drawn for the Great Library."""

    event: Literal["library"]
    seat: int
    tokens: list[TokenName]
    """Empty for all but that seat."""


class RevealEvent(TypedDict):
    """A card of the layout was turned up."""

    event: Literal["reveal"]
    slot: int
    card: str


class AgeEvent(TypedDict):
    """An age began."""

    event: Literal["age"]
    age: Age


class OfferEvent(TypedDict):
    """Wonders were laid out for the draft."""

    event: Literal["offer"]
    wonders: list[WonderName]


class AgainEvent(TypedDict):
    """A seat plays another turn."""

    event: Literal["again"]
    seat: int


class EndEvent(TypedDict):
    """The game ended."""

    event: Literal["end"]
    reason: Reason
    winners: list[Literal["0", "1"]]


Event = TypeAliasType(
    "Event",
    DraftEvent | BuildEvent | WonderEvent | SellEvent | TakeEvent | CardEvent | BeginEvent | PawnEvent | LoseCoinsEvent
    | ClosedEvent | LibraryEvent | RevealEvent | AgeEvent | OfferEvent | AgainEvent | EndEvent,
)  # fmt: skip


# Steps of a payment


@final
class FreeStep(TypedDict):
    """Nothing has to be paid."""

    step: Literal["free"]


@final
class ChainStep(TypedDict):
    """It is free because that card stands."""

    step: Literal["chain"]
    card: str


@final
class CostStep(TypedDict):
    """Its price in coins."""

    step: Literal["cost"]
    coins: int


@final
class UnitsStep(TypedDict):
    """Units that are not bought: of the own production, of a choice, or waived by a discount."""

    step: Literal["own", "choice", "discount"]
    resource: Resource
    units: int


@final
class BuyStep(TypedDict):
    """Units bought from the bank."""

    step: Literal["buy", "buy-fixed"]
    resource: Resource
    units: int
    price: int
    """Of one unit."""
    coins: int
    """Of all."""


Step = TypeAliasType("Step", FreeStep | ChainStep | CostStep | UnitsStep | BuyStep)


# Actions


class CardAction(TypedDict):
    """Build or discard an open card, build one of the discard pile, or destroy one of the opponent's."""

    verb: Literal["build", "sell", "revive", "destroy"]
    card: str


class WonderAction(TypedDict):
    """Build a wonder with an open card."""

    verb: Literal["wonder"]
    wonder: WonderName
    card: str


class DraftAction(TypedDict):
    """Take a wonder of the draft."""

    verb: Literal["draft"]
    wonder: WonderName


class TakeAction(TypedDict):
    """Take a progress token."""

    verb: Literal["take"]
    token: TokenName


class BeginAction(TypedDict):
    """Choose who begins the next age."""

    verb: Literal["begin"]
    seat: int


Action = TypeAliasType("Action", CardAction | WonderAction | DraftAction | TakeAction | BeginAction)
