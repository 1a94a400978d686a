"""The types of all that 7 Wonders sends: views, the catalogue, events, steps of payments.

`view.py`, `catalogue.py`, `events.py` and `explain.py` build them; JSON schemas and TypeScript types are derived from them.
Cities are numbered as the seats are; the Free City of two players is number 2.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from ...core.payload_types import Message
from .vocabulary import Age, Back, BoardName, Category, Colour, Edition, Power, Reason, Resource, Side, Verb

ViewAge = Literal[0, 1, 2, 3]
Direction = Literal["left", "right"]
Passing = Literal["left", "right", "swap"]


# Steps of a payment


class PlainStep(TypedDict):
    """It is free by the power of the own wonder, or there is nothing to pay."""

    step: Literal["free-once", "first-card", "last-card", "nothing"]


class ChainStep(TypedDict):
    """It is free because that card stands."""

    step: Literal["chain"]
    card: str


class FirstOfColourStep(TypedDict):
    """It is free because the city has no card of the colour."""

    step: Literal["first-of-colour"]
    colour: Colour


class BankStep(TypedDict):
    """Coins to the bank."""

    step: Literal["bank"]
    coins: int


class OwnStep(TypedDict):
    """A unit that the city produces itself, by a fixed symbol or by a choice."""

    step: Literal["own", "choice"]
    resource: Resource
    card: str
    """The card or the board it stands on."""


_From = TypedDict("_From", {"from": Direction})


class BuyStep(_From):
    """A unit bought from a neighbour."""

    step: Literal["buy"]
    resource: Resource
    coins: int
    seat: int
    """The number of the neighbour's city."""
    card: str
    """The card or the board it stands on."""


Gift = TypeAliasType("Gift", PlainStep | ChainStep | FirstOfColourStep)
Step = TypeAliasType("Step", PlainStep | ChainStep | FirstOfColourStep | BankStep | OwnStep | BuyStep)


# Actions


class CardAction(TypedDict):
    """Build a card, build it for free by the wonder's power, build a stage with it, or sell it."""

    verb: Literal["build", "free", "stage", "sell"]
    card: str
    left: int
    """Coins paid to the left neighbour."""
    right: int
    is_for_free_city: bool


class PickAction(TypedDict):
    """Build a card of the discard pile, or copy a neighbour's guild."""

    verb: Literal["revive", "copy"]
    card: str


class BoardAction(TypedDict):
    """Choose a side, with its board where boards are chosen."""

    verb: Literal["choose"]
    board: NotRequired[str]
    side: Side


class DeclineAction(TypedDict):
    """Do without."""

    verb: Literal["decline"]


Action = TypeAliasType("Action", CardAction | PickAction | BoardAction | DeclineAction)


# The view


class Score(TypedDict):
    """The score sheet of a city, as if the game ended now."""

    military: int
    treasury: int
    wonder: int
    civilian: int
    science: int
    commerce: int
    guilds: int


class SharedDecision(TypedDict):
    """A decision that seats make at the same time."""

    kind: Literal["turn", "side"]
    seat: int
    """The first of those who owe it."""
    seats: list[int]


class CityDecision(TypedDict):
    """A decision for one city."""

    kind: Literal["board", "seventh-card", "revive", "copy-guild"]
    seat: int
    seats: list[int]
    city: int


Decision = TypeAliasType("Decision", SharedDecision | CityDecision)


class Discarded(TypedDict):
    """A card of the discard pile."""

    age: Age
    turn: int
    """When it came there; 7 for the cards left over at the end of an age."""
    seat: int | None
    """Who put it there; None for the card left in the draw pile."""
    card: str | None
    """None if the viewer does not know it."""


class Stage(TypedDict):
    """A stage of a wonder."""

    cost: str
    """Resource letters, such as WWS."""
    built: bool
    age: NotRequired[Age]
    """Of the card under it; only where that is known to have been a card."""
    under: NotRequired[str | None]
    """The card under it; None if the viewer does not know it."""


class Produced(TypedDict):
    """A symbol that yields one of its resources every turn."""

    resources: str
    """Resource letters to choose from."""
    for_sale: bool


class Sides(TypedDict):
    """A number for each neighbour."""

    left: int
    right: int


class Prices(TypedDict):
    """What a unit costs a city, by kind of resource and neighbour."""

    raw: Sides
    made: Sides


class Science(TypedDict):
    """Scientific symbols of a city; wild ones are chosen at the end."""

    compass: int
    gear: int
    tablet: int
    wild: int


class City(TypedDict):
    """A city: all of it is public but the tucked cards."""

    seat: int | None
    """None for the Free City."""
    board: BoardName | None
    """None until it is chosen."""
    side: Side | None
    resource: Resource | None
    stages: list[Stage]
    coins: int
    cards: list[str]
    symbols: list[Produced]
    prices: Prices
    shields: int
    science: Science
    victories: tuple[int, int, int]
    """Victory tokens of each age."""
    defeats: int
    powers: list[Power]
    free_used: bool
    """Whether the free construction of this age has been used."""
    copied: str | None
    """The guild copied at the end."""
    neighbours: Sides
    """The numbers of the neighbouring cities."""
    score: NotRequired[Score]
    """Left out where the table hides the running score."""


Payment = TypeAliasType("Payment", tuple[int, int])
"""Coins to the left and to the right."""


class CardOption(TypedDict):
    """What a card of the hand can do for a city."""

    card: str
    built: bool
    """The city has one already, so cannot build it."""
    bank: int
    """Coins to the bank."""
    payments: list[Payment]
    """Ways to pay the neighbours, cheapest first; none if it cannot be built."""
    gift: Gift | None
    """Why it is free."""
    free_once: bool
    """Whether it may be the free construction of this age."""


class Options(TypedDict):
    """What a city may do now."""

    city: int
    cards: list[CardOption]
    stage: list[Payment]
    """Ways to pay for the next stage; none if it cannot be built."""
    may_sell: bool


class Line(TypedDict):
    """One source of points."""

    category: Category
    source: str
    """A card, `copy <guild>`, a symbol or `sets`, `stage-1`.., `victory-1`.., `defeat`, `coins`."""
    points: int


class Symbols(TypedDict):
    """Scientific symbols with the wild ones chosen."""

    compass: int
    gear: int
    tablet: int


class Outcome(TypedDict):
    """The result."""

    winners: list[int]
    reason: Reason
    points: list[Score]
    ranking: list[list[int]]
    """The seats of each rank."""
    detail: list[list[Line]]
    """For each seat, where its points come from."""
    symbols: list[Symbols]


class View(TypedDict):
    """All that a seat may know."""

    game: Literal["seven-wonders"]
    seat: int | None
    """None for spectators."""
    edition: Edition
    players: int
    age: ViewAge
    """0 while boards and sides are chosen."""
    turn: int
    passing: Passing | None
    """Where hands go after this turn."""
    decision: Decision | None
    """None after the end."""
    committed: list[int]
    """Seats that have chosen and may still change their mind."""
    steward: int | None
    """Who plays for the Free City this turn; None where there is none."""
    draw_pile: int
    discard: list[Discarded]
    cities: list[City]
    """With the Free City last."""
    hand: list[str] | None
    """The own hand; None before the first age and for spectators."""
    chosen: list[str]
    """The texts of the own choices of this turn, for the own city and the Free City."""
    chosen_parts: list[Action]
    """The same choices as data."""
    options: list[Options]
    """For each city that the viewer decides for."""
    outcome: Outcome | None
    hands: NotRequired[list[list[str]]]
    """Everybody's hand: only in replays."""
    choices: NotRequired[list[list[str]]]
    """Everybody's choices of this turn: only in replays."""
    choices_parts: NotRequired[list[list[Action]]]
    """The same choices as data."""


# The catalogue


class Effect(TypedDict):
    """What a piece does."""

    verb: Verb
    amount: int
    what: str
    """Its object: resource letters, a symbol, or the things counted, separated by spaces; empty if there is none."""
    where: str
    """The cities it looks at: self, left, right, separated by spaces."""
    message: NotRequired[Message]
    """Always there when sent by the server."""


class CardRow(TypedDict):
    """A card of an edition and an age."""

    name: str
    edition: Edition
    age: Back
    colour: Colour
    coins: int
    cost: str
    """Resource letters, such as WWS."""
    marks: list[int]
    """The player counts printed on its copies; none on guilds."""
    effects: list[Effect]
    after: list[str]
    """Any of these makes it free."""
    before: list[str]
    """It makes these free."""


class StageRow(TypedDict):
    """A stage of a side."""

    cost: str
    """Resource letters, such as WWS."""
    effects: list[Effect]


class BoardRow(TypedDict):
    """One side of a wonder board."""

    name: BoardName
    edition: Edition
    side: Side
    resource: Resource
    stages: list[StageRow]


class VictoryRow(TypedDict):
    """A victory token."""

    age: Age
    points: int


class DefeatRow(TypedDict):
    """A defeat token."""

    points: int


class SaleRow(TypedDict):
    """What a sold card brings."""

    coins: int


class Catalogue(TypedDict):
    """Every piece of both editions by kind."""

    card: list[CardRow]
    board: list[BoardRow]
    victory: list[VictoryRow]
    defeat: list[DefeatRow]
    sale: list[SaleRow]


# Events


class CommittedEvent(TypedDict):
    """A seat has chosen, unseen."""

    event: Literal["committed"]
    seat: int
    action: str | None
    """None for all but that seat."""


class BuildEvent(TypedDict):
    """A city built a card and paid its neighbours and the bank."""

    event: Literal["build"]
    city: int
    card: str
    left: int
    right: int
    left_city: int
    right_city: int
    bank: int


class FreeEvent(TypedDict):
    """A city built a card by its free construction of the age."""

    event: Literal["free"]
    city: int
    card: str


class StageEvent(TypedDict):
    """A city built a stage of its wonder and paid its neighbours."""

    event: Literal["stage"]
    city: int
    stage: int
    card: str | None
    """None for all but the seat that held it."""
    left: int
    right: int
    left_city: int
    right_city: int


class SellEvent(TypedDict):
    """A city sold a card."""

    event: Literal["sell"]
    city: int
    card: str | None
    """None for all but the seat that held it."""


class IncomeEvent(TypedDict):
    """A treasury changed: coins received, or spent when negative."""

    event: Literal["income"]
    city: int
    coins: int


class CityEvent(TypedDict):
    """A city declined what it might have done, or plays its seventh card."""

    event: Literal["declined", "seventh-card"]
    city: int


class LooksEvent(TypedDict):
    """A seat looks through the discard pile."""

    event: Literal["looks"]
    seat: int


class CardEvent(TypedDict):
    """A city built a card of the discard pile, or copied a guild."""

    event: Literal["revive", "copy"]
    city: int
    card: str


class ConflictEvent(TypedDict):
    """The tokens that a city got at the end of an age."""

    event: Literal["conflict"]
    city: int
    victories: int
    defeats: int


class AgeEvent(TypedDict):
    """An age began."""

    event: Literal["age"]
    age: Age


class TurnEvent(TypedDict):
    """A turn began."""

    event: Literal["turn"]
    turn: int


class BoardEvent(TypedDict):
    """A seat chose its board and side."""

    event: Literal["board"]
    seat: int
    board: BoardName
    side: Side


class SidesEvent(TypedDict):
    """All sides have been chosen."""

    event: Literal["sides"]
    sides: list[Side]


class EndEvent(TypedDict):
    """The game ended."""

    event: Literal["end"]
    reason: Reason
    winners: list[int]


Event = TypeAliasType(
    "Event",
    CommittedEvent | BuildEvent | FreeEvent | StageEvent | SellEvent | IncomeEvent | CityEvent | LooksEvent | CardEvent
    | ConflictEvent | AgeEvent | TurnEvent | BoardEvent | SidesEvent | EndEvent,
)  # fmt: skip
