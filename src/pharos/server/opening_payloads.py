"""Payloads of the explorer: how often the options of an opening were chosen, and how often they won."""

from __future__ import annotations

from .payload_base import Sent


class OptionCounted(Sent):
    """An option of a moment."""

    option: str
    verb: str
    """`explore-<verb>` in the locales."""
    pieces: list[str]
    """The names of its pieces: `<game>-<piece>` in the locales."""
    offered: int
    chosen: int
    share: float
    """The share of victories of those who chose it."""


class MomentCounted(Sent):
    """A decision that comes up in every game, such as the third pick of a draft."""

    moment: str
    """`explore-moment-<name>` in the locales; what follows the last hyphen is a number."""
    options: list[OptionCounted]
    """Those chosen most often come first."""


class OpeningsShown(Sent):
    """The openings of one kind of table."""

    players: int
    options: dict[str, str]
    """Options of the game that differ from the defaults."""
    bot: str
    """The level that played every seat, or the bot's spec if it is no level."""
    games: int
    moments: list[MomentCounted]


class OpeningAt(Sent):
    """A decision of a finished game as the explorer knows it."""

    seat: int
    moment: str | None
    """None if the decision is not part of an opening."""
    offered: list[str]
    """The options that the seat had."""
    chosen: str | None
    """What it chose."""
