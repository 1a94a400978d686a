"""An entry of a table's log: what happened, to which seat, when, and which worker wrote it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import orjson

Sort = Literal[
    "made",  # the table, by its host
    "sat",  # a guest took a seat
    "stood",  # a seat became free
    "bot",  # a bot took a seat
    "swapped",  # two seats changed places
    "host",  # the table passed on
    "started",  # the deal: seed and salt, never shown before the end
    "act",  # a decision of the game
    "undo",  # decisions taken back
    "here",  # a seat's holder is connected
    "away",  # and no longer
    "taken",  # a bot decides for an absent seat
    "left",  # a guest left for good
    "moved",  # a seat went to another device
    "resumed",  # the clocks go on after the server was away
    "chat",
    "reaction",
    "rematch",  # the next table with the same seats
    "closed",  # nobody will go on with it
]


Row = tuple[str, int, str, int | None, str, float, str]
"""An entry as it is stored: the columns in their order."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of a log."""

    table: str
    sequence: int
    kind: Sort
    at: float
    worker: str
    seat: int | None = None
    data: dict[str, Any] = field(default_factory=dict)

    def row(self) -> Row:
        """As it is stored."""
        data = orjson.dumps(self.data).decode() if self.data else "{}"
        return self.table, self.sequence, self.kind, self.seat, data, self.at, self.worker


def entry_of(row: Any) -> Entry:
    """A stored row as an entry."""
    return Entry(row.table_id, row.sequence, row.kind, row.at, row.worker, row.seat, orjson.loads(row.data))
