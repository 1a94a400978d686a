"""Payloads that REST and the WebSocket share: tables, seats, actions, events, replays and analyses."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from .payload_base import GameAction, GameEvent, GameStep, GameView, Sent, Values
from .table_bodies import ClockBody

PROTOCOL_VERSION = 3
"""The version of the WebSocket protocol."""
PROTOCOL = f"pharos.{PROTOCOL_VERSION}"
"""The WebSocket subprotocol that clients ask for."""


# Errors and sentences


class Reason(Sent):
    """Why a request was refused: `error-<id>` in the locales, or the game's own `<game>-error-<id>`."""

    id: str
    values: Values = Field(default_factory=dict)


class Message(Sent):
    """A sentence for the locales: `<game>-<id>` and its values."""

    id: str
    values: Values


# Tables


class SeatShown(Sent):
    """A seat as everybody sees it."""

    seat: int
    sort: Literal["open", "person", "bot"]
    name: str
    level: str | None
    is_here: bool
    bot_substitutes: bool
    """Whether a bot substitutes for an absent player."""
    away_since: float | None
    """When the player disconnected (seconds since 1970); None while connected."""
    is_host: bool
    is_you: bool
    """Whether this person plays on your device."""
    is_companion: bool
    """Whether this is another person on the device of a player."""
    who: str | None
    """The player as this table names them, to mute or remove them by; None for bots and free seats."""
    hints: int
    """How often the seat has asked the coach for a hint."""


class ClocksShown(Sent):
    """Clocks at a moment of server time (seconds since 1970): seconds left for each seat, and whose clocks run."""

    at: float
    left: list[float]
    running: list[int]


class TakebackShown(Sent):
    """A request to undo a decision and everything after it, which all other players have to accept."""

    seat: int
    ply: int
    """The number of decisions that would remain."""
    accepted: list[int]
    """The seats that have accepted so far."""


class ForfeitShown(Sent):
    """Somebody who has lost a rated game before its end."""

    seat: int
    name: str
    by: Literal["left", "clock"]


class TableShown(Sent):
    """A table as one guest sees it."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    status: Literal["open", "playing", "finished", "closed"]
    seats: list[SeatShown]
    you: int | None
    """Your seat. Over the WebSocket, if people share your device: the seat whose view you have; None behind the curtain."""
    yours: list[int]
    """The seats of all people on your device."""
    is_host: bool
    host: str
    level: str
    clock: ClockBody | None
    absence: int | None
    replace_after: int | None
    """Seconds of absence after which the others may let a bot play; None where one substitutes by itself, or never."""
    live_score: bool
    spectators: bool
    undo: bool
    """Whether players may undo decisions and ask for takebacks."""
    is_rated: bool
    """Whether the game counts for the ratings of its players."""
    forfeits: list[ForfeitShown]
    """Who has lost a rated game by leaving or by running out of time, in that order."""
    puzzles: bool
    """Whether positions of the finished game may become puzzles."""
    hints: bool
    """Whether a player may ask the coach for hints, as long as all opponents are bots."""
    takeback: TakebackShown | None
    """The takeback that waits for an answer."""
    is_public: bool
    made: float
    sequence: int
    plies: int
    seed_is_given: bool
    """Whether the host chose the seed, and so may know the deal."""
    seed_hash: str | None
    """SHA-256 of "seed:salt" in hexadecimal, once the game has started."""
    seed: str | None
    """Once the game is over; as text, because it exceeds what JavaScript represents exactly."""
    salt: str | None
    daily: str | None
    """The day whose deal is played here, as in 2026-11-17; None for other games."""
    rematch: str | None
    forked_from: str | None
    result: str | None
    version: str
    """The version of Pharos whose rules the table started with."""
    is_outdated: bool
    """Whether the present rules refuse the moves of this finished game: only its result is known."""


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
    """The level of each bot; None for people and free seats."""
    result: str | None
    made: float
    touched: float
    is_rated: bool = False
    you: int | None = None
    """Your seat; only in the list of your own tables."""
    yours: list[int] = Field(default_factory=list)
    """The seats of all people on your device; only in the list of your own tables."""
    to_act: list[int] = Field(default_factory=list)
    """The seats that owe a decision; only in the list of your own tables."""


class Said(Sent):
    """A chat message or a reaction."""

    seat: int | None
    name: str
    who: str
    """The author as this table names them, whatever their name is now."""
    text: str | None
    reaction: str | None
    at: float


class AnnouncementShown(Sent):
    """Something that the host tells everybody."""

    id: str
    text: str
    made: float
    expires: float


# The game as a seat sees it


class StepShown(Sent):
    """One step of a payment."""

    step: GameStep
    message: Message


class ActionShown(Sent):
    """A legal action: its text, the same as data, its sentence and its payment."""

    action: str
    parts: GameAction
    message: Message
    steps: list[StepShown]


class EventShown(Sent):
    """A game event as one seat may know it."""

    event: GameEvent
    message: Message


class Shown(Sent):
    """The game as a seat sees it now."""

    view: GameView | None
    """None before the start."""
    to_act: list[int]
    revisable_seats: list[int]
    actions: list[ActionShown]
    may_undo: bool
    """Whether your latest decision can be undone without asking."""
    may_ask_takeback: bool
    """Whether you may ask the other players to undo it."""
    waiting: Message | None
    """The decision that the table waits for."""
    clocks: ClocksShown | None


class LogEntry(Sent):
    """The events of one decision."""

    ply: int
    seat: int
    events: list[EventShown]


# Finished games


class ReplayShown(Sent):
    """A position of a finished game: every view, the full state, and the events of the decision before."""

    ply: int
    plies: int
    seat: int | None
    """The seat that made the decision before."""
    action: str | None
    message: Message | None
    events: list[EventShown]
    to_act: list[int]
    everybody: GameView
    views: list[GameView]
    full_view: GameView
    """The full view: every hand, face-down card and deck."""


class VerdictShown(Sent):
    """Analysis of one decision: the bot's choice and how much winning probability it would have gained."""

    seat: int
    action: str
    parts: GameAction
    played: Message
    """The action as a sentence."""
    advice: str
    advice_parts: GameAction
    message: Message
    """The advice as a sentence."""
    gain: float
    error: float
    """The standard error of the gain."""
    is_clear: bool
    """Whether the gain is large and statistically significant."""


class MomentJudged(Sent):
    """Analysis of one position: each seat's winning probability and the verdict on the next decision."""

    ply: int
    chances: list[float]
    verdict: VerdictShown | None
    """None if there was only one choice."""


class AnalysisShown(Sent):
    """Part of a post-game analysis."""

    plies: int
    moments: list[MomentJudged]
    next: int | None
    """The ply to request next; None if this was the last part."""
    preparing: int | None = None
    """How far the bots that analyse are compiled, in percent; None once they are. Ask again a little later."""
