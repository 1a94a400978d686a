"""Log entries: what happened at a table, at which seat, when, and which worker stored it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import orjson

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
    data: dict[str, Any] = field(default_factory=dict)

    def row(self) -> Row:
        """The entry as a database row."""
        data = orjson.dumps(self.data).decode() if self.data else "{}"
        return self.table, self.sequence, self.kind, self.seat, data, self.at, self.worker


def entry_of(row: Any) -> Entry:
    """The entry in a database row."""
    return Entry(row.table_id, row.sequence, row.kind, row.at, row.worker, row.seat, orjson.loads(row.data))
