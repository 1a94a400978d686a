"""Request and response models of groups."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from ..payload_base import Given, Name, Sent
from ..payloads import TableListed

GROUP_LINK = r"^[A-Za-z0-9_-]{10,32}$"
MOST_SHARED = 500


class GroupBody(Given):
    """The name of a group."""

    name: Name


class LinkBody(Given):
    """The token of a link to join a group."""

    link: Annotated[str, StringConstraints(pattern=GROUP_LINK)]


class SeasonBody(Given):
    """The number of the season to start: the next one."""

    number: Annotated[int, Field(ge=2, le=1000)]


class SharedBody(Given):
    """Score sheets of yours to share."""

    sheets: Annotated[list[Annotated[str, StringConstraints(pattern=r"^[0-9a-f-]{8,36}$")]], Field(max_length=MOST_SHARED)]


class SheetNameBody(Given):
    """The member that a name on shared score sheets belongs to."""

    name: Name
    who: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{12}$")] | None
    """A member as the group names them; null for nobody in the group."""


class GroupListed(Sent):
    """A group in a list."""

    id: str
    name: str
    members: int


class GroupOffer(Sent):
    """What a link to join a group leads to."""

    id: str | None
    """If you are a member already."""
    name: str
    members: int


class MemberShown(Sent):
    """A member of a group."""

    who: str
    """The member as the group names them."""
    name: str
    joined: float
    is_owner: bool
    is_you: bool


class SheetName(Sent):
    """A name on shared score sheets, and the member it belongs to."""

    name: str
    who: str | None
    is_linked: bool
    """Whether somebody has linked them; otherwise the member has the same name."""


class GroupShown(Sent):
    """A group as its members see it."""

    id: str
    name: str
    made: float
    link: str
    """The token of the link by which people join."""
    is_owner: bool
    """Whether you own it: the longest-standing member does."""
    members: list[MemberShown]
    seasons: list[float]
    """When each season started, the first one first."""
    tables: list[TableListed]
    """Open and running tables."""


class GroupSeat(Sent):
    """A seat of a finished game."""

    who: str | None
    """The member who sat there."""
    name: str
    level: str | None
    """The bot's level; null for people."""
    piece: str | None
    """The wonder or board."""
    points: int
    scores: dict[str, int] | None
    """The points by category; null for games from before they were kept."""
    has_won: bool


class GroupGame(Sent):
    """A finished game of a group, on the server or at a real table."""

    id: str
    """The table, or the score sheet."""
    is_physical: bool
    is_yours: bool
    """Whether you shared this score sheet."""
    game: str
    played: float
    reason: str
    """By what it was won."""
    seats: list[GroupSeat]


class GroupHistory(Sent):
    """The games of a group, the latest first, and the names on its score sheets."""

    games: list[GroupGame]
    names: list[SheetName]
