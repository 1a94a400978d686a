"""What the host does while the server runs: close tables, mute and ban people, announce, change the log level.

Everything is logged, without names and ids of people. Other workers follow within seconds.
"""

from __future__ import annotations

import logging
import time

import orjson

from ...core.errors import BadChoice
from ..db.moderation_rows import Announcement, ModerationRows, Person
from ..guests import Guests
from ..tables.live_table import LiveTable
from ..tables.places import pseudonym
from ..tables.sentences import Plain, goodbye
from ..tables.table_log import Draft
from ..tables.worker import Worker, new_id

audit = logging.getLogger("pharos.audit")
audit.setLevel(logging.INFO)  # whatever the level of the other logs
LOG_LEVEL = "log_level"
REFRESH = 15.0
"""Seconds after which this worker knows what the host has done through another one."""


def note(action: str, **details: str | int | float | bool | None) -> None:
    """Log what the host has done, at every log level."""
    audit.info("admin", extra={"action": action, **details})


class Moderation:
    """Changes the running server on behalf of its host."""

    def __init__(self, worker: Worker, guests: Guests) -> None:
        self._worker, self._guests = worker, guests
        self.rows = ModerationRows(worker.storage)
        self.announcements: list[Announcement] = []
        """The announcements that everybody sees."""
        self._level: str | None = None
        """The log level that the host has chosen; None for the one in the settings."""
        worker.repeat(REFRESH, self.refresh)

    async def refresh(self) -> None:
        """Do here what the host has decided, perhaps through another worker."""
        await self._tell(await self.rows.announcements())
        self._set_level(await self.rows.fact(LOG_LEVEL))
        here = {viewer.guest for live in self._worker.live_tables.values() for viewer in live.viewers if viewer.guest}
        if here:
            self._disconnect(await self.rows.banned(here))

    # Tables

    async def close_table(self, id: str) -> None:
        """End an open or running table for everybody; raises BadChoice for others."""
        live = await self._worker.live_table(id)
        if live.table.status not in ("open", "playing"):
            raise BadChoice("game-over")
        await live.change(lambda: _closing(live))
        note("close-table", table=id)

    def viewers(self, table: str) -> int:
        """How many clients are connected to a table here."""
        live = self._worker.live_tables.get(table)
        return len(live.viewers) if live else 0

    # People

    async def people(self, *, name: str = "", table: str = "") -> list[Person]:
        """People by name; those at a table; without both everybody who is connected here, muted or banned."""
        if name:
            return await self.rows.people(name=name)
        lives = [await self._worker.live_table(table)] if table else list(self._worker.live_tables.values())
        ids = {viewer.guest for live in lives for viewer in live.viewers if viewer.guest}
        if not table:
            return await self.rows.people(ids=ids)
        ids |= {place.guest for live in lives for place in live.table.people() if place.guest}
        return [person for person in await self.rows.people(ids=ids) if person.id in ids]

    async def sanction(self, guest: str, *, is_muted: bool, is_banned: bool) -> Person:
        """Mute or ban a person, or lift both; raises BadChoice if there is nobody with this id."""
        if await self.rows.person(guest) is None:
            raise BadChoice("no-person", got=guest[:24])
        await self.rows.sanction(guest, is_muted=is_muted, is_banned=is_banned)
        self._guests.forget(guest)
        if is_banned:
            self._disconnect({guest})
        note("sanction", person=pseudonym("admin", guest), is_muted=is_muted, is_banned=is_banned)
        person = await self.rows.person(guest)
        assert person is not None
        return person

    def _disconnect(self, guests: set[str]) -> None:
        if guests:
            self._worker.disconnect_where(goodbye("banned"), lambda viewer: viewer.guest in guests)

    # Announcements

    async def announce(self, text: str, minutes: int) -> None:
        """Show an announcement to everybody for a while."""
        now = time.time()
        await self.rows.announce(Announcement(new_id(), text, now, now + 60 * minutes))
        note("announce", minutes=minutes, characters=len(text))
        await self._tell(await self.rows.announcements())

    async def withdraw(self, id: str) -> None:
        """Withdraw an announcement."""
        await self.rows.withdraw(id)
        note("withdraw-announcement")
        await self._tell(await self.rows.announcements())

    async def _tell(self, announcements: list[Announcement]) -> None:
        """Send changes to everybody at a table here; other pages poll."""
        if announcements != self.announcements:
            self.announcements = announcements
            message = orjson.dumps(self.announcements_message())
            for live in self._worker.live_tables.values():
                for viewer in live.viewers:
                    viewer.put(message)

    def announcements_message(self) -> Plain:
        """The announcements as they are sent to clients."""
        return {"type": "announcements", "announcements": [vars(announcement) for announcement in self.announcements]}

    # Logs

    @property
    def log_level(self) -> str:
        """The present log level of this worker."""
        return logging.getLevelName(logging.getLogger("pharos").level).lower()

    async def set_log_level(self, level: str | None) -> None:
        """Log more or less from now on, also after a restart; None for what the settings say."""
        await self.rows.set_fact(LOG_LEVEL, level)
        self._set_level(level)
        note("log-level", to=level)

    def _set_level(self, level: str | None) -> None:
        if level != self._level:
            self._level = level
            logging.getLogger("pharos").setLevel((level or self._worker.settings.log_level).upper())


def _closing(live: LiveTable) -> Draft | None:
    return ("closed", None, {}) if live.table.status in ("open", "playing") else None
