"""The WebSocket messages as schemas: what clients may send and what they receive."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from .. import payload_types
from ..payload_base import ChatText, GameEvent, Given, Line, SeatNumber, Sent, Values
from ..payloads import (
    PROTOCOL_VERSION,
    AnnouncementShown,
    ClocksShown,
    EventShown,
    Reason,
    Said,
    Shown,
    StepShown,
    TableShown,
)
from ..review_payloads import RemarkShown

RequestId = Annotated[str, Field(max_length=40)]
Sequence = Annotated[int, Field(ge=0, le=1 << 31)]

# From clients


class Act(Given):
    """Take an action, or replace the one you committed, having seen everything up to a sequence number."""

    type: Literal["act"]
    id: RequestId | None = None
    seen: Sequence
    action: Line


class Undo(Given):
    """Undo your latest decision, as long as it revealed nothing and nobody has acted since."""

    type: Literal["undo"]
    id: RequestId | None = None
    seen: Sequence


class Takeback(Given):
    """Ask the other players to undo your latest decision and everything after it."""

    type: Literal["takeback"]
    id: RequestId | None = None
    seen: Sequence


class Answer(Given):
    """Accept or decline the takeback that another player asks for."""

    type: Literal["answer"]
    id: RequestId | None = None
    accept: bool


class Why(Given):
    """Ask why an action is illegal, or how it would be paid for."""

    type: Literal["why"]
    id: RequestId | None = None
    action: Line


class Chat(Given):
    """Send a chat message."""

    type: Literal["chat"]
    id: RequestId | None = None
    text: ChatText


class React(Given):
    """Send a quick reaction."""

    type: Literal["react"]
    id: RequestId | None = None
    reaction: Literal["hello", "well-played", "thanks", "hurry", "oops", "wow", "good-game"]


class Reveal(Given):
    """On a device that several people share: show the view of one of them, or draw the curtain."""

    type: Literal["reveal"]
    id: RequestId | None = None
    seat: SeatNumber | None


class Resync(Given):
    """Request the whole current state."""

    type: Literal["resync"]
    id: RequestId | None = None


class Ping(Given):
    """Check that the server answers."""

    type: Literal["ping"]
    id: RequestId | None = None


ClientMessage = Annotated[
    Act | Undo | Takeback | Answer | Why | Chat | React | Reveal | Resync | Ping, Field(discriminator="type")
]
client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# From the server


class Welcome(Sent):
    """The first message: the full state."""

    type: Literal["welcome"]
    version: int
    sequence: int
    seat: int | None
    table: TableShown
    view_version: int
    """The version of `shown`; the change in the next view leads from this one to the next."""
    shown: Shown
    remarks: list[RemarkShown]
    """What coaches have said of their moves so far."""
    chat: list[Said]


class News(Sent):
    """A decision was made or undone. The fields from `to_act` on are only for clients without views."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    type: Literal["news"]
    sequence: int
    seat: int
    plies: int
    sort: Literal["act", "undo"] = "act"
    by: Literal["person", "bot", "clock"] = "person"
    events: list[EventShown | GameEvent]
    """Clients without views get the bare events."""
    to_act: list[int] = Field(default_factory=list)
    revisable_seats: list[int] = Field(default_factory=list)
    clocks: ClocksShown | None = None
    is_over: bool = False
    actions: list[str] | None = None
    """Your legal actions, whenever you have to decide."""


class ViewNow(Sent):
    """The seat's state after all news up to the sequence number: as a patch, or as a whole if that is not possible."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    type: Literal["view"]
    sequence: int
    view_version: int
    shown: Shown | None = None
    patch: Values | None = None
    """The change from version `view_version - 1`. If you have another one, send `resync` to get the whole state."""


class TableNow(Sent):
    """The table changed: seats, presence or status."""

    type: Literal["table"]
    sequence: int
    table: TableShown


class Talk(Sent):
    """Somebody wrote or reacted."""

    type: Literal["chat"]
    sequence: int
    said: Said


class CoachSays(Sent):
    """A coach explains a move."""

    type: Literal["remark"]
    sequence: int
    remark: RemarkShown


class Preparing(Sent):
    """The bots of this game are being compiled. Until then, simpler bots stand in for those of some levels."""

    type: Literal["preparing"]
    percent: int | None
    """How far the compilation is; None once the bots play at full strength."""
    levels: list[str]
    """The levels that simpler bots stand in for."""


class Announcements(Sent):
    """The host's announcements; one that is missing here has been withdrawn."""

    type: Literal["announcements"]
    announcements: list[AnnouncementShown]


class Ack(Sent):
    """Your request is stored under this sequence number."""

    type: Literal["ack"]
    id: str | None
    sequence: int


class Refused(Sent):
    """Your request was refused, with the reason."""

    type: Literal["refused"]
    id: str | None
    error: Reason


class Because(Sent):
    """The answer to `why`: the reason, and the steps of the payment if the action is legal or only too expensive."""

    type: Literal["because"]
    id: str | None
    error: Reason | None
    steps: list[StepShown]


class Pong(Sent):
    """The answer to `ping`."""

    type: Literal["pong"]
    id: str | None
    at: float


class Bye(Sent):
    """The last message before the server closes the connection."""

    type: Literal["bye"]
    error: Reason


ServerMessage = Annotated[
    Welcome
    | News
    | ViewNow
    | TableNow
    | Talk
    | CoachSays
    | Preparing
    | Announcements
    | Ack
    | Refused
    | Because
    | Pong
    | Bye,
    Field(discriminator="type"),
]
server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


class MessageSchemas(Sent):
    """JSON schemas of the WebSocket messages and, by game, of the payloads that games define."""

    version: int
    client: Values
    server: Values
    views: dict[str, Values]
    catalogues: dict[str, Values]
    """As sent: effects carry their sentences."""
    events: dict[str, Values]
    steps: dict[str, Values]
    """Steps of payments."""
    actions: dict[str, Values]
    """Legal actions as data."""


def schemas() -> MessageSchemas:
    """JSON schemas of all WebSocket messages and their payloads."""
    return MessageSchemas(
        version=PROTOCOL_VERSION,
        client=client_message.json_schema(),
        server=server_message.json_schema(mode="serialization"),
        views=payload_types.schemas("View"),
        catalogues=payload_types.schemas("Catalogue"),
        events=payload_types.schemas("Event"),
        steps=payload_types.schemas("Step"),
        actions=payload_types.schemas("Action"),
    )
