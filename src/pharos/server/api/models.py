"""Request and response models that only REST uses."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import StringConstraints

from ..payload_base import Given, Name, SeatNumber, Sent
from ..payloads import Reason


class GuestBody(Given):
    """A guest's name."""

    name: Name


class SwapBody(Given):
    """Two seats to swap."""

    seats: tuple[SeatNumber, SeatNumber]


class WhoBody(Given):
    """A person as the table names them."""

    who: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]


class TokenBody(Given):
    """The token of a resume link."""

    token: Annotated[str, StringConstraints(min_length=1, max_length=300)]


class RecordBody(Given):
    """A record to import."""

    record: Annotated[str, StringConstraints(min_length=1, max_length=60000)]
    is_public: bool = False


class Refusal(Sent):
    """The response to a refused request."""

    error: Reason


class Health(Sent):
    """The state of the server."""

    status: Literal["ok"]
    version: str
    protocol: int
    worker: str


class Alive(Sent):
    """The answer of a health check."""

    status: Literal["ok"]


class Guest(Sent):
    """You, as the server knows you."""

    name: str
    has_profile: bool
    """Whether you are signed in to a profile."""


class OptionShown(Sent):
    """A setup option; without values, any text that the game understands."""

    name: str
    values: list[str] | None
    default: str


class LevelShown(Sent):
    """A level of bots."""

    name: str
    rating: int | None
    """Its strength in Elo points, comparable within a game; None if it was not measured."""


class GameShown(Sent):
    """A game that the server offers."""

    id: str
    least: int
    most: int
    options: list[OptionShown]
    categories: list[str]
    levels: list[LevelShown]
    """Bot levels, the weakest first."""
    level: str
    """The default level."""
    has_score_pad: bool
    """Whether there is a score pad for games at a real table."""
    puzzles: int
    """How many puzzles there are."""


class ResumeLink(Sent):
    """A token that moves a seat to another device."""

    token: str


class LanShown(Sent):
    """Access from the local network."""

    may_open: bool
    """Whether you may change it: only the local host of a server that nobody else can reach."""
    url: str | None
    """The address for others on the network; None while it is closed."""


class StatisticsRow(Sent):
    """How many seats finished with this result, by game, player count, bot level and piece."""

    game: str
    players: int
    level: str | None
    """The bot's level; None for people."""
    piece: str | None
    """The seat's wonder or board, if it has one."""
    reason: str
    has_won: bool
    n: int
    points: float
    is_physical: bool = False
    """Whether these are games at a real table, from score sheets of yours."""
