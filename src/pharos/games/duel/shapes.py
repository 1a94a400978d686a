"""The types of all that Duel sends: views, the catalogue, events, steps of payments. Nothing here decides anything."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from ...core.shapes import Phrase

Resource = TypeAliasType("Resource", Literal["W", "S", "C", "G", "P"])
Colour = TypeAliasType("Colour", Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"])
Symbol = TypeAliasType("Symbol", Literal["quill", "mortar", "plumb_level", "wheel", "armillary", "sundial", "law"])
Back = TypeAliasType("Back", Literal["1", "2", "3", "guild"])
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
    """A decision that needs no more words."""

    kind: Literal["draft", "turn", "take", "library", "revive", "begin"]
    seat: int


class DestroyDecision(TypedDict):
    """A card of the opponent's city has to be named."""

    kind: Literal["destroy"]
    seat: int
    colour: Literal["brown", "grey"]


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
    """The card lies face down and is named all the same: only in replays, where all is shown."""
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
    """None for who watches."""
    age: Literal[0, 1, 2, 3]
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
    """The tokens to choose from, for who decides by the Great Library, and where all is shown."""


# The catalogue


class Effect(TypedDict):
    """What a piece does."""

    verb: Verb
    amount: int
    what: str
    """Its object: resource letters, a symbol, or the things counted, separated by spaces; empty if there is none."""
    phrase: NotRequired[Phrase]
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

    age: Literal[1, 2, 3]
    slots: list[Place]
    covered_by: list[list[int]]
    """For each slot, the slots that lie on it."""


class Catalogue(TypedDict):
    """Every piece of the game by sort."""

    card: list[CardRow]
    wonder: list[WonderRow]
    token: list[TokenRow]
    layout: list[LayoutRow]


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


class PlunderEvent(TypedDict):
    """A seat lost coins by a military token."""

    event: Literal["plunder"]
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
    age: Literal[1, 2, 3]


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
    DraftEvent | BuildEvent | WonderEvent | SellEvent | TakeEvent | CardEvent | BeginEvent | PawnEvent | PlunderEvent
    | ClosedEvent | LibraryEvent | RevealEvent | AgeEvent | OfferEvent | AgainEvent | EndEvent,
)  # fmt: skip


# Steps of a payment


class FreeStep(TypedDict):
    """Nothing has to be paid."""

    step: Literal["free"]


class ChainStep(TypedDict):
    """It is free because that card stands."""

    step: Literal["chain"]
    card: str


class CostStep(TypedDict):
    """Its price in coins."""

    step: Literal["cost"]
    coins: int


class UnitsStep(TypedDict):
    """Units that are not bought: of the own production, of a choice, or waived by a discount."""

    step: Literal["own", "choice", "discount"]
    resource: Resource
    units: int


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
