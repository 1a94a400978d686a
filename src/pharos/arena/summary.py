"""The figures of a match as plain data: what `summarise` returns, `summary.json` holds and reports show."""

from __future__ import annotations

from typing import TypedDict


class Interval(TypedDict):
    """A mean per deal, and its 95 % interval."""

    value: float
    low: float
    high: float


class EloInterval(TypedDict):
    """An Elo difference, and its 95 % interval; None where it is unbounded."""

    value: float | None
    low: float | None
    high: float | None


class BotFigures(TypedDict):
    """A bot at one table."""

    bot: str
    seats: int
    games: int
    wins: int
    shared: int
    share: Interval
    elo: EloInterval | None
    first_seat: float
    place: float
    points: dict[str, float]
    total: float
    ways: dict[str, int]
    decisions: int
    milliseconds: float
    forfeits: int


class TableFigures(TypedDict):
    """One line-up."""

    lineup: list[str]
    deals: int
    games: int
    seats: list[Interval]
    ways: dict[str, int]
    bots: list[BotFigures]


class Rating(TypedDict):
    """A row of the rating list."""

    bot: str
    rating: float
    low: float
    high: float


class FaultFigures(TypedDict):
    """A game that a bot forfeited: `seed` deals it again."""

    bot: str
    deal: int
    seed: int
    rotation: int
    seat: int
    decision: int
    why: str
    detail: str
    trace: str
    lineup: list[str]


class SprtFigures(TypedDict):
    """The answer of a sequential test."""

    low: float
    high: float
    ratio: float
    bound: float
    answer: str


class Figures(TypedDict):
    """All figures of a match."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    bots: dict[str, str]
    deals: int
    games: int
    tables: list[TableFigures]
    ratings: list[Rating]
    matrix: list[list[Interval | None]]
    faults: list[FaultFigures]


class Summary(Figures):
    """The figures of a match, and how they were made."""

    version: str
    code: str
    command: str
    sources: dict[str, str]
    sprt: SprtFigures | None
