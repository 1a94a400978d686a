"""Requests that create a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .payload_base import DEFAULT_LEVEL, Given, Name, SeatNumber, Seed, Word


class ClockBody(Given):
    """Time control of each seat, in seconds: an initial bank and an increment for each decision."""

    bank: Annotated[int, Field(ge=1, le=7 * 86400)]
    increment: Annotated[int, Field(ge=0, le=86400)] = 0


class SeatPlan(Given):
    """Who takes a seat: anyone, the guest who asks, or a bot."""

    sort: Literal["open", "me", "bot"] = "open"
    level: Word | None = None
    name: Name | None = None
    """With `me`: another person on your device, under this name."""


class TableBody(Given):
    """A new table."""

    game: Word
    players: Annotated[int, Field(ge=1, le=9)] | None = None
    options: dict[Word, Annotated[str, Field(max_length=200)]] = Field(default_factory=dict, max_length=20)
    seats: Annotated[list[SeatPlan], Field(max_length=9)] | None = None
    level: Word = DEFAULT_LEVEL
    """The bot that moves for a seat that is absent or out of time."""
    clock: ClockBody | None = None
    absence: Annotated[int, Field(ge=5, le=7 * 86400)] | None = None
    """Seconds without a connection after which a bot substitutes (default: 60 with a clock, never without)."""
    replace_after: Annotated[int, Field(ge=5, le=30 * 86400)] | None = None
    """Seconds of absence after which the others may let a bot play, where none substitutes by itself (default: 600)."""
    pace: Annotated[float, Field(ge=0, le=10)] | None = None
    seed: Seed | None = None
    live_score: bool = True
    spectators: bool = True
    undo: bool = True
    """Whether players may undo decisions and ask for takebacks; at a rated table, only takebacks."""
    is_rated: bool = False
    """Whether the game counts for ratings. It then needs people with profiles, a clock, and a random deal."""
    group: Word | None = None
    """The group that the table belongs to; you have to be a member."""
    puzzles: bool = False
    """Whether positions of the finished game may become puzzles; everybody at the table sees it."""
    hints: bool = False
    """Whether a player may ask the coach for hints; only while all opponents are bots."""
    is_public: bool = False


class QuickBody(Given):
    """A table against bots that starts at once."""

    game: Word
    players: Annotated[int, Field(ge=1, le=9)] | None = None
    options: dict[Word, Annotated[str, Field(max_length=200)]] = Field(default_factory=dict, max_length=20)
    level: Word = DEFAULT_LEVEL
    seed: Seed | None = None
    pace: Annotated[float, Field(ge=0, le=10)] | None = None
    hints: bool = True
    """Whether you may ask the coach for hints."""


class ForkBody(Given):
    """A new table against bots that continues from a move of a finished game."""

    ply: Annotated[int, Field(ge=0, le=100000)]
    seat: SeatNumber = 0
    level: Word = DEFAULT_LEVEL
    fresh: bool = False
    """Whether to redeal everything that the seat could not know at that point."""
