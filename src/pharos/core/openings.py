"""What the explorer needs to know about a game: its part `openings.py` names the moments of an opening and their options.

A moment is a decision that occurs in every game, such as the third pick of a draft. `pharos lab openings`
counts figures of all its options, which are shipped in the package of the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from .json_types import JsonObject
from .ruleset import View
from .seat import Seat

FILE = "openings.json"
"""The name of the file in the package of a game."""
DEALT = "dealt"
"""The moment of what seats are dealt at the start, without a choice: boards and wonders."""


@dataclass(frozen=True)
class Label:
    """An option for people: `explore-<verb>` in the locales, with the names of its pieces, such as `card-altar`."""

    verb: str
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True)
class Choices:
    """A decision of an opening: its moment, and the option that each legal action belongs to."""

    moment: str
    options: Mapping[int, str]


@dataclass(frozen=True)
class OpeningGuide:
    """How a game reads its openings."""

    choices: Callable[[Seat], Choices | None]
    """The decision that a seat owes, if it belongs to the opening."""
    is_past: Callable[[View], bool]
    """Whether the opening is over, from what everybody sees."""
    dealt: Callable[[View], list[str]]
    """The option that each seat was dealt, from what everybody sees once the opening is over; none if nothing is dealt."""
    label: Callable[[str], Label]
    """An option for people."""


@dataclass(frozen=True)
class OptionFigures:
    """How an option did: how often it was offered and chosen, and the victories of those who chose it."""

    offered: int
    chosen: int
    won: int
    """In thousandths of a victory; a shared one is split."""

    @property
    def share(self) -> float:
        """The share of victories of those who chose it."""
        return self.won / (1000 * self.chosen) if self.chosen else 0.0


@dataclass(frozen=True)
class Openings:
    """The figures of one kind of table."""

    players: int
    options: dict[str, str]
    bot: str
    """The bot that played every seat."""
    games: int
    moments: dict[str, dict[str, OptionFigures]] = field(default_factory=dict)

    def as_dict(self) -> JsonObject:
        """Return the figures as plain data, compactly."""
        moments = {
            moment: {option: [row.offered, row.chosen, row.won] for option, row in sorted(rows.items())}
            for moment, rows in sorted(self.moments.items())
        }
        return {**{name: getattr(self, name) for name in ("players", "options", "bot", "games")}, "moments": moments}


def read_openings(data: JsonObject) -> Openings:
    """Return the figures that `as_dict` wrote."""
    moments = {
        moment: {option: OptionFigures(*row) for option, row in rows.items()} for moment, rows in data["moments"].items()
    }
    return Openings(data["players"], data["options"], data["bot"], data["games"], moments)


@cache
def shipped_openings(package: str) -> tuple[Openings, ...]:
    """Return the figures that come with the package of a game, one for each kind of table."""
    file = files(package).joinpath(FILE)
    return tuple(map(read_openings, json.loads(file.read_text(encoding="utf-8")))) if file.is_file() else ()
