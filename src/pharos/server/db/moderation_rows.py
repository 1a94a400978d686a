"""Rows of the host's tools: people who are muted or banned, and announcements to everybody."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import Select, delete, func, insert, or_, select, update

from . import schema
from .statements import Statement, StoredRow
from .storage import Storage

MOST_PEOPLE = 50


@dataclass(frozen=True)
class Person:
    """A guest as the host sees them."""

    id: str
    name: str
    made: float
    has_profile: bool
    is_muted: bool
    is_banned: bool


@dataclass(frozen=True)
class Announcement:
    """An announcement of the host to everybody."""

    id: str
    text: str
    made: float
    expires: float


class ModerationRows:
    """Reads and writes what the host has decided."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # People

    async def people(self, *, name: str = "", ids: set[str] | None = None) -> list[Person]:
        """Guests whose id or name fits, the newest first; without a name those with these ids, and all who are muted or
        banned."""
        g, s = schema.guests.c, schema.sanctions.c
        query = _people().order_by(g.made.desc()).limit(MOST_PEOPLE)
        if name:
            query = query.where(or_(g.id == name, g.name.icontains(name, autoescape=True)))
        else:
            query = query.where(or_(g.id.in_(ids or set()), s.guest.is_not(None)))
        return [_person(row) for row in await self._storage.rows(query)]

    async def person(self, id: str) -> Person | None:
        """One guest."""
        rows = await self._storage.rows(_people().where(schema.guests.c.id == id))
        return _person(rows[0]) if rows else None

    async def sanction(self, guest: str, *, is_muted: bool, is_banned: bool) -> None:
        """Mute or ban a guest, or lift both."""
        row = {"guest": guest, "is_muted": is_muted, "is_banned": is_banned, "made": time.time()}
        new = [(insert(schema.sanctions), row)] if is_muted or is_banned else []
        await self._storage.write((delete(schema.sanctions).where(schema.sanctions.c.guest == guest), None), *new)

    async def banned(self, guests: set[str]) -> set[str]:
        """Those of some guests who are banned."""
        s = schema.sanctions.c
        return {row.guest for row in await self._storage.rows(select(s.guest).where(s.guest.in_(guests), s.is_banned))}

    # Announcements

    async def announcements(self) -> list[Announcement]:
        """The announcements that everybody sees, the latest first."""
        a = schema.announcements.c
        rows = await self._storage.rows(select(schema.announcements).where(a.expires > time.time()).order_by(a.made.desc()))
        return [Announcement(row.id, row.text, row.made, row.expires) for row in rows]

    async def announce(self, announcement: Announcement) -> None:
        """Store an announcement; expired ones are deleted."""
        old = delete(schema.announcements).where(schema.announcements.c.expires <= time.time())
        await self._storage.write((old, None), (insert(schema.announcements), vars(announcement)))

    async def withdraw(self, id: str) -> None:
        """Delete an announcement."""
        await self._storage.write((delete(schema.announcements).where(schema.announcements.c.id == id), None))

    # Figures and facts

    async def counts(self) -> dict[str, int]:
        """How many tables of each status, guests and profiles there are, and games that ended within a day."""
        t = schema.tables.c
        rows = await self._storage.rows(select(t.status, func.count().label("size")).group_by(t.status))
        counts = {f"tables_{row.status}": int(row.size) for row in rows}
        for table in (schema.guests, schema.profiles):
            counts[table.name] = await self._storage.number(select(func.count()).select_from(table))
        recent = select(func.count()).where(t.status == "finished", t.touched > time.time() - 86400)
        counts["finished_today"] = await self._storage.number(recent)
        return counts

    async def fact(self, name: str) -> str | None:
        """A value that all workers share; None if nobody has set it."""
        value = await self._storage.scalar(select(schema.facts.c.value).where(schema.facts.c.name == name))
        return None if value is None else str(value)

    async def set_fact(self, name: str, value: str | None) -> None:
        """Set a value that all workers share, or remove it."""
        new = [(insert(schema.facts), {"name": name, "value": value})] if value is not None else []
        await self._storage.write((delete(schema.facts).where(schema.facts.c.name == name), None), *new)


def _people() -> Select[tuple[object, ...]]:
    """Guests with what the host has decided about them, without those who have joined a profile."""
    g, p, j, s = schema.guests, schema.profiles, schema.joined_guests, schema.sanctions
    joined = g.outerjoin(p, p.c.id == g.c.id).outerjoin(j, j.c.guest == g.c.id).outerjoin(s, s.c.guest == g.c.id)
    columns = g.c.id, g.c.name, g.c.made, p.c.id.is_not(None).label("has_profile"), s.c.is_muted, s.c.is_banned
    return select(*columns).select_from(joined).where(j.c.guest.is_(None))


def _person(row: StoredRow) -> Person:
    return Person(row.id, row.name, row.made, bool(row.has_profile), bool(row.is_muted), bool(row.is_banned))


def sanction_handovers(guest: str, profile: str) -> list[Statement]:
    """Statements that carry a sanction over when a guest joins a profile: signing in does not lift it."""
    s = schema.sanctions
    has_one = select(s.c.guest).where(s.c.guest == profile).scalar_subquery()
    return [
        (update(s).where(s.c.guest == guest, has_one.is_(None)), {"guest": profile}),
        (delete(s).where(s.c.guest == guest), None),
    ]
