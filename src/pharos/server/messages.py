"""Every message and body as a schema: what clients may send, and what they get. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, WithJsonSchema

from . import shapes

VERSION = 1
"""Of the WebSocket protocol; the handshake names it as the subprotocol `pharos.1`."""
PROTOCOL = f"pharos.{VERSION}"

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=32, pattern=r"^[^\x00-\x1f\x7f]*$")]
Line = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9:=._-]*$")]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
MOST_SEED = (1 << 63) - 1
Seed = Annotated[
    int,
    Field(ge=0, le=MOST_SEED),
    WithJsonSchema(
        {"anyOf": [{"type": "integer", "minimum": 0, "maximum": MOST_SEED}, {"type": "string", "pattern": "^[0-9]{1,19}$"}]}
    ),
]
"""A number, or its digits as text: JavaScript counts exactly only up to 2^53."""
USUAL_LEVEL = "builder"
Values = dict[str, Any]
GameView = Annotated[Values, Field(json_schema_extra={"x-shape": "View"})]
GameEvent = Annotated[Values, Field(json_schema_extra={"x-shape": "Event"})]
GameStep = Annotated[Values, Field(json_schema_extra={"x-shape": "Step"})]
"""What the game itself says; its `shapes.py` has the types, and `MessageSchemas` their schemas."""


class Given(BaseModel):
    """What comes from outside: nothing but the fields named here."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class Sent(BaseModel):
    """What goes out."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True, use_attribute_docstrings=True)


# Bodies of requests


class GuestBody(Given):
    """A guest's name."""

    name: Name


class ClockBody(Given):
    """Time for each seat, in seconds: a bank, and an increment for each decision."""

    bank: Annotated[int, Field(ge=1, le=7 * 86400)]
    increment: Annotated[int, Field(ge=0, le=86400)] = 0


class SeatPlan(Given):
    """Who is meant to sit there: whoever comes, the one who asks, or a bot."""

    sort: Literal["open", "me", "bot"] = "open"
    level: Word | None = None


class TableBody(Given):
    """A new table."""

    game: Word
    players: Annotated[int, Field(ge=1, le=9)] | None = None
    options: dict[Word, Annotated[str, Field(max_length=200)]] = Field(default_factory=dict, max_length=20)
    seats: Annotated[list[SeatPlan], Field(max_length=9)] | None = None
    level: Word = USUAL_LEVEL
    """The bot that decides when a clock has run out or a seat is absent."""
    clock: ClockBody | None = None
    absence: Annotated[int, Field(ge=5, le=7 * 86400)] | None = None
    """After so many seconds without connection a bot takes a seat over; by default 60 where there is a clock, else never."""
    pace: Annotated[float, Field(ge=0, le=10)] | None = None
    seed: Seed | None = None
    live_score: bool = True
    spectators: bool = True
    is_public: bool = False


class QuickBody(Given):
    """A table against bots that starts at once."""

    game: Word
    players: Annotated[int, Field(ge=1, le=9)] | None = None
    options: dict[Word, Annotated[str, Field(max_length=200)]] = Field(default_factory=dict, max_length=20)
    level: Word = USUAL_LEVEL
    seed: Seed | None = None
    pace: Annotated[float, Field(ge=0, le=10)] | None = None


class SwapBody(Given):
    """Two seats that change places."""

    seats: tuple[SeatNumber, SeatNumber]


class TokenBody(Given):
    """The token of a resume link."""

    token: Annotated[str, StringConstraints(min_length=1, max_length=300)]


class RecordBody(Given):
    """A record to be looked at."""

    record: Annotated[str, StringConstraints(min_length=1, max_length=60000)]
    is_public: bool = False


class ForkBody(Given):
    """A new table against bots that goes on from a move of a finished game."""

    ply: Annotated[int, Field(ge=0, le=100000)]
    seat: SeatNumber = 0
    level: Word = USUAL_LEVEL
    fresh: bool = False
    """Whether what that seat could not know then is dealt anew."""


# Answers of requests


class Reason(Sent):
    """Why something was refused: `error-<id>` in the locales, or the game's own `<game>-error-<id>`."""

    id: str
    values: Values = Field(default_factory=dict)


class Refusal(Sent):
    """An answer to a request that was refused."""

    error: Reason


class Health(Sent):
    """Whether the server is well."""

    status: Literal["ok"]
    version: str
    protocol: int
    worker: str


class Guest(Sent):
    """Who you are."""

    name: str


class OptionShown(Sent):
    """A choice at set-up; without values any text that the game understands."""

    name: str
    values: list[str] | None
    default: str


class GameShown(Sent):
    """A game of the house."""

    id: str
    least: int
    most: int
    options: list[OptionShown]
    categories: list[str]
    levels: list[str]
    """Of its bots, the weakest first."""
    level: str
    """The one that plays unless somebody says otherwise."""


class SeatShown(Sent):
    """A seat as everybody sees it."""

    seat: int
    sort: Literal["open", "person", "bot"]
    name: str
    level: str | None
    is_here: bool
    is_taken: bool
    """A bot decides for an absent person."""
    is_host: bool
    is_you: bool


class ClocksShown(Sent):
    """The clocks at a moment (seconds since 1970, the server's): what each seat has left, and whose run."""

    at: float
    left: list[float]
    running: list[int]


class TableShown(Sent):
    """A table as one guest sees it."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    status: Literal["open", "playing", "finished", "closed"]
    seats: list[SeatShown]
    you: int | None
    is_host: bool
    host: str
    level: str
    clock: ClockBody | None
    absence: int | None
    live_score: bool
    spectators: bool
    is_public: bool
    made: float
    sequence: int
    plies: int
    seed_is_given: bool
    """The host chose the deal, so may know it."""
    seed_hash: str | None
    """SHA-256 of "seed:salt" in hexadecimal, from the start on."""
    seed: str | None
    """After the end; as text, because it is larger than what JavaScript counts exactly."""
    salt: str | None
    rematch: str | None
    forked_from: str | None
    result: str | None


class TableListed(Sent):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str]
    status: str
    players: int
    free: int
    names: list[str]
    levels: list[str | None]
    """Of the bots; None where a person sits or nobody."""
    result: str | None
    made: float
    touched: float


class ResumeLink(Sent):
    """What moves a seat to another device."""

    token: str


class Phrase(Sent):
    """A sentence for the locales: `<game>-<id>` and its values."""

    id: str
    values: Values


class StepShown(Sent):
    """A step of a payment."""

    step: GameStep
    phrase: Phrase


class ActionShown(Sent):
    """Something a seat may do now: its text, its sentence, and how it would be paid for."""

    action: str
    phrase: Phrase
    steps: list[StepShown]


class EventShown(Sent):
    """Something that happened in the game, as one seat may know it."""

    event: GameEvent
    phrase: Phrase


class LogEntry(Sent):
    """The events of one decision."""

    ply: int
    seat: int
    events: list[EventShown]


class ReplayShown(Sent):
    """A moment of a finished game: what everybody and each seat knew, all there was, what the decision before brought."""

    ply: int
    plies: int
    seat: int | None
    """Who decided."""
    action: str | None
    phrase: Phrase | None
    events: list[EventShown]
    to_act: list[int]
    everybody: GameView
    views: list[GameView]
    everything: GameView
    """With every hand, face-down card and deck as it was."""


class VerdictShown(Sent):
    """What is to be said of a decision: what a bot would have done, and by how much of a victory that is better."""

    seat: int
    action: str
    advice: str
    phrase: Phrase
    """The advice as a sentence."""
    gain: float
    error: float
    """The standard error of the gain."""
    is_clear: bool
    """Whether the gain is worth a word and hardly chance."""


class MomentJudged(Sent):
    """A moment of a finished game: each seat's chance to win as it could be known then; what the next decision gave away."""

    ply: int
    chances: list[float]
    verdict: VerdictShown | None
    """None where there was nothing to decide."""


class AnalysisShown(Sent):
    """A finished game, judged from a moment on."""

    plies: int
    moments: list[MomentJudged]
    next: int | None
    """From where to ask on; None when this was all."""


class StatisticsRow(Sent):
    """How often seats of one sort ended like this."""

    game: str
    players: int
    level: str | None
    """The bot's; None for people."""
    piece: str | None
    """The wonder or board, where a seat has one."""
    reason: str
    has_won: bool
    n: int
    points: float


class MessageSchemas(Sent):
    """JSON schemas of the WebSocket messages, and by game those of all that the games themselves send."""

    version: int
    client: Values
    server: Values
    views: dict[str, Values]
    catalogues: dict[str, Values]
    """As sent: effects carry their sentences."""
    events: dict[str, Values]
    steps: dict[str, Values]
    """Of payments."""


# WebSocket: what clients send


class Act(Given):
    """Take an action, having seen everything up to a sequence number; also a change of mind."""

    type: Literal["act"]
    id: Annotated[str, Field(max_length=40)] | None = None
    seen: Annotated[int, Field(ge=0, le=1 << 31)]
    action: Line


class Undo(Given):
    """Take back the own latest decision."""

    type: Literal["undo"]
    id: Annotated[str, Field(max_length=40)] | None = None
    seen: Annotated[int, Field(ge=0, le=1 << 31)]


class Why(Given):
    """Ask why an action is not possible, or how it would be paid for."""

    type: Literal["why"]
    id: Annotated[str, Field(max_length=40)] | None = None
    action: Line


class Chat(Given):
    """Say something."""

    type: Literal["chat"]
    id: Annotated[str, Field(max_length=40)] | None = None
    text: Line


class React(Given):
    """A quick reaction."""

    type: Literal["react"]
    id: Annotated[str, Field(max_length=40)] | None = None
    reaction: Literal["hello", "well-played", "thanks", "hurry", "oops", "wow", "good-game"]


class Look(Given):
    """Ask for the full view once more."""

    type: Literal["look"]
    id: Annotated[str, Field(max_length=40)] | None = None


class Ping(Given):
    """Ask whether the server is there."""

    type: Literal["ping"]
    id: Annotated[str, Field(max_length=40)] | None = None


ClientMessage = Annotated[Act | Undo | Why | Chat | React | Look | Ping, Field(discriminator="type")]
client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# WebSocket: what the server sends


class Shown(Sent):
    """What a seat sees now."""

    view: GameView | None
    """None before the start."""
    to_act: list[int]
    may_change: list[int]
    actions: list[ActionShown]
    may_undo: bool
    waiting: Phrase | None
    """What the table waits for."""
    clocks: ClocksShown | None


class Said(Sent):
    """A line of the chat, or a reaction."""

    seat: int | None
    name: str
    text: str | None
    reaction: str | None
    at: float


class Welcome(Sent):
    """The first message: everything."""

    type: Literal["welcome"]
    version: int
    sequence: int
    seat: int | None
    table: TableShown
    shown: Shown
    chat: list[Said]


class News(Sent):
    """A decision was made. Clients that want no views get their actions here, when a decision of theirs has become due."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    type: Literal["news"]
    sequence: int
    sort: Literal["act", "undo"]
    seat: int
    by: Literal["person", "bot", "clock"]
    plies: int
    events: list[EventShown | GameEvent]
    """Clients that want no views get the plain events."""
    to_act: list[int]
    may_change: list[int]
    clocks: ClocksShown | None
    is_over: bool
    actions: list[str] | None = None


class ViewNow(Sent):
    """What the seat sees now, after all news up to the sequence number."""

    type: Literal["view"]
    sequence: int
    shown: Shown


class TableNow(Sent):
    """The table has changed: seats, who is here, status."""

    type: Literal["table"]
    sequence: int
    table: TableShown


class Talk(Sent):
    """Somebody said something or reacted."""

    type: Literal["chat"]
    sequence: int
    said: Said


class Ack(Sent):
    """It is done and kept; the sequence number is the one it got."""

    type: Literal["ack"]
    id: str | None
    sequence: int


class Refused(Sent):
    """It was not done, and why."""

    type: Literal["refused"]
    id: str | None
    error: Reason


class Because(Sent):
    """Answer to `why`: the reason, or the steps of the payment when it is possible."""

    type: Literal["because"]
    id: str | None
    error: Reason | None
    steps: list[StepShown]


class Pong(Sent):
    """The server is there."""

    type: Literal["pong"]
    id: str | None
    at: float


class Bye(Sent):
    """The last message before the server closes the connection."""

    type: Literal["bye"]
    error: Reason


ServerMessage = Annotated[
    Welcome | News | ViewNow | TableNow | Talk | Ack | Refused | Because | Pong | Bye, Field(discriminator="type")
]
server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


def schemas() -> MessageSchemas:
    """JSON schemas of all WebSocket messages and of what they carry."""
    return MessageSchemas(
        version=VERSION,
        client=client_message.json_schema(),
        server=server_message.json_schema(mode="serialization"),
        views=shapes.schemas("View"),
        catalogues=shapes.schemas("Catalogue"),
        events=shapes.schemas("Event"),
        steps=shapes.schemas("Step"),
    )
