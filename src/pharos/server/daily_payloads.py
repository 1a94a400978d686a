"""Payloads of the daily deal."""

from __future__ import annotations

from .payload_base import Sent
from .payloads import Message


class OwnTry(Sent):
    """Your try at a daily deal."""

    table: str
    is_finished: bool


class BoardRow(Sent):
    """A finished try on the board."""

    rank: int
    name: str
    is_you: bool
    has_won: bool
    reason: str
    points: int
    margin: int
    """Own points less the most points of an opponent."""
    performance: float | None
    """The average loss per decision, in thousandths of a victory; None until the game is reviewed."""
    losses: list[float]
    """What each decision with a choice lost, in shares of a victory; empty until the game is reviewed."""
    table: str | None
    """The game, once you may see it: after your own try, or when the day is over."""


class DailyGame(Sent):
    """The deal of one game on one day."""

    game: str
    players: int
    level: str
    """The level of all opponents."""
    own: OwnTry | None
    """None if you have not started."""
    board: list[BoardRow]
    is_visible: bool
    """Whether you may look at the games of others."""


class DailyShown(Sent):
    """The deals of a day, the same on every server."""

    day: str
    """As in 2026-11-17; days change at midnight UTC."""
    today: str
    games: list[DailyGame]


class OtherChoice(Sent):
    """What somebody else did in the same position."""

    name: str
    played: Message
    loss: float


class DailyDecision(Sent):
    """One of your decisions beside the coach's and those of others in the same position."""

    ply: int
    played: Message
    coach: Message
    loss: float
    """What your move lost against the coach's, as a share of a victory."""
    others: list[OtherChoice]
