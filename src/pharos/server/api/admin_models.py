"""Request and response models of the host's tools."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from ..payload_base import ChatText, Given, Sent
from ..payloads import AnnouncementShown, TableListed

Level = Literal["debug", "info", "warning", "error"]


class PasswordBody(Given):
    """The host's password."""

    password: Annotated[str, StringConstraints(min_length=1, max_length=500)]


class AnnouncementBody(Given):
    """An announcement to everybody for some minutes."""

    text: ChatText
    minutes: Annotated[int, Field(ge=1, le=7 * 1440)] = 60


class SanctionBody(Given):
    """Whether a person may not write, or may not play at all."""

    is_muted: bool
    is_banned: bool


class LevelBody(Given):
    """A log level; null for the one in the settings."""

    level: Level | None


class AdminOverview(Sent):
    """Figures of the running server."""

    version: str
    worker: str
    workers: int
    """The number of workers that share the database."""
    started: float
    """When this worker started (seconds since 1970)."""
    tables_open: int
    tables_playing: int
    tables_finished: int
    finished_today: int
    """Games that ended within the last 24 hours."""
    guests: int
    profiles: int
    live_tables: int
    """Tables in the memory of this worker."""
    connections: int
    """Clients connected to this worker."""
    log_level: str
    announcements: list[AnnouncementShown]


class AdminTable(Sent):
    """A table as the host sees it."""

    table: TableListed
    viewers: int
    """Clients connected to it through this worker."""


class AdminPerson(Sent):
    """A guest as the host sees them."""

    id: str
    name: str
    made: float
    has_profile: bool
    is_muted: bool
    is_banned: bool
