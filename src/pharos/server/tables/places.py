"""Seats of a table, and the names by which a table knows people."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass


def pseudonym(table: str, guest: str) -> str:
    """A guest as one table names them: stable there, and of no use anywhere else."""
    return hashlib.sha256(f"{table}:{guest}".encode()).hexdigest()[:16]


@dataclass(slots=True)
class Place:
    """A seat: open, or taken by a person or a bot."""

    occupant: str = "open"
    guest: str | None = None
    name: str = ""
    level: str | None = None
    worker: str | None = None
    """The worker to which its player is connected; None when absent."""
    since: float = 0.0
    """The start of the absence."""
    bot_substitutes: bool = False
    """Whether a bot moves for the absent player."""
    device: str | None = None
    """The device on which its player sat down at a rated table, as a hash."""
    is_companion: bool = False
    """Whether this is another person on the guest's device, under a name of their own."""

    @property
    def is_bot(self) -> bool:
        """Whether a bot makes the decisions now."""
        return self.occupant == "bot" or self.bot_substitutes

    @property
    def is_person(self) -> bool:
        """Whether a person is expected to make the decisions."""
        return self.occupant == "person" and not self.bot_substitutes
