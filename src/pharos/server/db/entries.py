"""Log entries: what happened at a table, at which seat, when, and which worker stored it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypedDict

import orjson

from .statements import StoredRow

EntryKind = Literal[
    "made",  # the host created the table
    "sat",  # a guest took a seat
    "stood",  # a seat became free
    "bot",  # a bot took a seat
    "swapped",  # two seats changed places
    "host",  # another guest became the host
    "started",  # the deal: seed and salt, secret until the game is over
    "act",  # a decision in the game
    "undo",  # decisions undone
    "takeback",  # a player asks the others to undo a decision
    "answer",  # a player accepts or declines the takeback
    "here",  # a player connected
    "away",  # a player disconnected
    "taken",  # a bot substitutes for an absent player
    "left",  # a guest left for good
    "removed",  # the host removed a person from the lobby or the spectators
    "moved",  # a seat moved to another device
    "resumed",  # the clocks continue after the server was down
    "hint",  # a player asked the coach for a hint
    "remark",  # a coach explains its move
    "chat",
    "reaction",
    "rematch",  # the next table with the same seats
    "closed",  # the table was abandoned
]


class ClockSpec(TypedDict):
    """The clock of a table, in seconds."""

    bank: int
    increment: int


class TableSpec(TypedDict, total=False):
    """The settings of a table. Tables of earlier versions lack some."""

    game: str
    players: int
    options: dict[str, str]
    level: str
    clock: ClockSpec | None
    absence: int | None
    replace_after: int | None
    pace: float | None
    live_score: bool
    spectators: bool
    undo: bool
    is_rated: bool
    group: str | None
    puzzles: bool
    hints: bool
    is_public: bool
    seed_is_given: bool
    version: str
    forked_from: str
    """The table that this one continues."""
    is_import: bool
    daily: str
    """The day whose deal is played, as in 2026-11-17."""
    bot_key: str
    """Seeds the random choices of bots, if everybody is to meet the same opponents."""


class EntryData(TypedDict, total=False):
    """What an entry says besides its kind, seat and time; each kind has its own few members."""

    spec: TableSpec
    guest: str
    name: str
    device: str
    is_companion: bool
    level: str | None
    seats: list[int]
    seed: int | None
    salt: str
    start: str | None
    moves: list[tuple[int, str]]
    needs_server: bool
    action: str
    by: str
    """Who decided or caused it, if not the player: `bot`, `clock`, ..."""
    left: list[float]
    """Seconds on each clock afterwards."""
    before: list[float]
    """Seconds on each clock at the moment of the decision, if it added any."""
    ply: int
    only: bool
    """Whether just the decision at `ply` is undone, and not those after it."""
    accept: bool
    who: str
    text: str | None
    reaction: str | None
    table: str
    seat: int
    move: dict[str, object] | None
    runner_up: dict[str, object] | None
    reasons: list[dict[str, object]]
    facts: list[dict[str, object]]


Row = tuple[str, int, str, int | None, str, float, str]
"""The columns of a stored entry, in order."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log."""

    table: str
    sequence: int
    kind: EntryKind
    at: float
    worker: str
    seat: int | None = None
    data: EntryData = field(default_factory=EntryData)

    def row(self) -> Row:
        """The entry as a database row."""
        data = orjson.dumps(self.data).decode() if self.data else "{}"
        return self.table, self.sequence, self.kind, self.seat, data, self.at, self.worker


def entry_of(row: StoredRow) -> Entry:
    """The entry in a database row."""
    return Entry(row.table_id, row.sequence, row.kind, row.at, row.worker, row.seat, orjson.loads(row.data))
