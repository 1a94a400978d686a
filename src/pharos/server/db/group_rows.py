"""Rows of groups: members, tables, shared score sheets, and the members that names on sheets belong to."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

from sqlalchemy import Executable, delete, func, insert, select, update

from . import schema
from .statements import Statement, StoredRow
from .storage import Listed, Storage


@dataclass(frozen=True)
class Group:
    """A stored group."""

    id: str
    name: str
    made: float
    link: str
    """The token of the link by which people join."""


@dataclass(frozen=True)
class Member:
    """A member of a group. The longest-standing one is its owner."""

    guest: str
    who: str
    """The member as the group names them; of no use anywhere else."""
    name: str
    joined: float


def new_link() -> str:
    """A token that cannot be guessed."""
    return secrets.token_urlsafe(16)


class GroupRows:
    """Reads and writes groups."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # Groups

    async def make(self, id: str, name: str, guest: str) -> None:
        """Create a group with its first member."""
        row = {"id": id, "name": name, "made": time.time(), "link": new_link()}
        season = {"group_id": id, "number": 1, "started": 0.0}
        await self._storage.write(
            (insert(schema.groups), row), (insert(schema.group_seasons), season), _joining(self._storage, id, guest)
        )

    async def group(self, id: str) -> Group | None:
        """A group."""
        rows = await self._storage.rows(select(schema.groups).where(schema.groups.c.id == id))
        return Group(**rows[0]._mapping) if rows else None

    async def with_link(self, link: str) -> Group | None:
        """The group that a link leads to."""
        rows = await self._storage.rows(select(schema.groups).where(schema.groups.c.link == link))
        return Group(**rows[0]._mapping) if rows else None

    async def groups_of(self, guest: str) -> list[tuple[Group, int]]:
        """The groups of a guest and how many members each has, by name."""
        g, m = schema.groups, schema.group_members
        size = select(func.count()).where(m.c.group_id == g.c.id).correlate(g).scalar_subquery()
        own = g.c.id.in_(select(m.c.group_id).where(m.c.guest == guest))
        rows = await self._storage.rows(select(g, size.label("size")).where(own).order_by(func.lower(g.c.name), g.c.id))
        return [(Group(row.id, row.name, row.made, row.link), int(row.size)) for row in rows]

    async def rename(self, id: str, name: str) -> None:
        """Change the name of a group."""
        await self._storage.write((update(schema.groups).where(schema.groups.c.id == id), {"name": name}))

    async def renew_link(self, id: str) -> None:
        """Replace the link; the old one leads nowhere."""
        await self._storage.write((update(schema.groups).where(schema.groups.c.id == id), {"link": new_link()}))

    async def remove(self, id: str) -> None:
        """Delete a group. Games and sheets stay with their players."""
        await self._storage.write(*_removals(id))

    # Seasons

    async def seasons(self, id: str) -> list[float]:
        """When each season started, the first one first."""
        s = schema.group_seasons.c
        return [
            row.started for row in await self._storage.rows(select(s.started).where(s.group_id == id).order_by(s.number))
        ]

    async def start_season(self, id: str, number: int) -> None:
        """Start the season with that number, unless it has started."""
        new = self._storage.insert(schema.group_seasons).on_conflict_do_nothing()
        await self._storage.write((new, {"group_id": id, "number": number, "started": time.time()}))

    # Members

    async def members(self, id: str) -> list[Member]:
        """The members, the longest-standing first."""
        m, g = schema.group_members, schema.guests
        query = select(m.c.guest, m.c.who, g.c.name, m.c.joined).join(g, g.c.id == m.c.guest)
        rows = await self._storage.rows(query.where(m.c.group_id == id).order_by(m.c.joined, m.c.guest))
        return [Member(**row._mapping) for row in rows]

    async def join(self, id: str, guest: str) -> None:
        """Add a member; idempotent."""
        await self._storage.write(_joining(self._storage, id, guest))

    async def leave(self, id: str, guest: str) -> None:
        """Remove a member and the sheets that they shared. A group without members is deleted."""
        m, s, n = schema.group_members, schema.group_sheets, schema.group_names
        await self._storage.write(
            (delete(s).where(s.c.group_id == id, s.c.owner == guest), None),
            (delete(n).where(n.c.group_id == id, n.c.guest == guest), None),
            (delete(m).where(m.c.group_id == id, m.c.guest == guest), None),
        )
        if not await self._storage.scalar(select(func.count()).select_from(m).where(m.c.group_id == id)):
            await self.remove(id)

    # Tables, results, sheets

    async def tables(self, id: str, status: tuple[str, ...], most: int) -> list[Listed]:
        """The tables of a group by status, the latest first."""
        t, g = schema.tables, schema.group_tables
        own = t.c.id.in_(select(g.c.table_id).where(g.c.group_id == id))
        query = select(t).where(own, t.c.status.in_(status)).order_by(t.c.touched.desc()).limit(most)
        rows = await self._storage.rows(query)
        return [Listed(row.id, row.game, row.status, row.host, row.made, row.touched, row.result) for row in rows]

    async def results(self, id: str, most: int) -> list[StoredRow]:
        """Result rows of the group's finished games, the latest game first."""
        r, g = schema.results, schema.group_tables
        own = r.c.table_id.in_(select(g.c.table_id).where(g.c.group_id == id))
        latest = select(r.c.table_id).where(own, r.c.seat == 0).order_by(r.c.ended.desc()).limit(most)
        query = select(r).where(r.c.table_id.in_(latest)).order_by(r.c.ended.desc(), r.c.table_id, r.c.seat)
        return await self._storage.rows(query)

    async def sheets(self, id: str, most: int) -> list[tuple[StoredRow, list[StoredRow]]]:
        """The shared score sheets with their result rows, the latest first."""
        s, g, r = schema.sheets, schema.group_sheets, schema.physical_results
        shared = (g.c.owner == s.c.owner) & (g.c.sheet == s.c.id) & (g.c.group_id == id)
        sheets = await self._storage.rows(select(s).join(g, shared).order_by(s.c.played.desc()).limit(most))
        joined = (g.c.owner == r.c.owner) & (g.c.sheet == r.c.sheet) & (g.c.group_id == id)
        seats: dict[tuple[str, str], list[StoredRow]] = {}
        for row in await self._storage.rows(select(r).join(g, joined).order_by(r.c.seat)):
            seats.setdefault((row.owner, row.sheet), []).append(row)
        return [(sheet, seats.get((sheet.owner, sheet.id), [])) for sheet in sheets]

    async def share(self, id: str, owner: str, sheets: list[str]) -> None:
        """Share those of some sheets that their owner has."""
        s = schema.sheets.c
        known = [row.id for row in await self._storage.rows(select(s.id).where(s.owner == owner, s.id.in_(sheets)))]
        if known:
            new = self._storage.insert(schema.group_sheets).on_conflict_do_nothing()
            await self._storage.write((new, [{"group_id": id, "owner": owner, "sheet": sheet} for sheet in known]))

    async def unshare(self, id: str, owner: str, sheet: str) -> None:
        """Take a shared sheet back."""
        g = schema.group_sheets
        await self._storage.write((delete(g).where(g.c.group_id == id, g.c.owner == owner, g.c.sheet == sheet), None))

    async def names(self, id: str) -> dict[str, str | None]:
        """The members that names on sheets belong to, by name in lower case; None for nobody."""
        n = schema.group_names
        return {row.name: row.guest for row in await self._storage.rows(select(n).where(n.c.group_id == id))}

    async def link_name(self, id: str, name: str, guest: str | None) -> None:
        """Link a name on sheets to a member, or to nobody."""
        n = schema.group_names
        key = name.lower()
        new = {"group_id": id, "name": key, "guest": guest}
        await self._storage.write((delete(n).where(n.c.group_id == id, n.c.name == key), None), (insert(n), new))


def _joining(storage: Storage, id: str, guest: str) -> Statement:
    row = {"group_id": id, "guest": guest, "who": secrets.token_urlsafe(9), "joined": time.time()}
    return storage.insert(schema.group_members).on_conflict_do_nothing(), row


def _removals(id: str) -> list[Statement]:
    tables = (
        schema.group_names, schema.group_sheets, schema.group_tables, schema.group_seasons, schema.group_members,
    )  # fmt: skip
    return [
        *((delete(table).where(table.c.group_id == id), None) for table in tables),
        (delete(schema.groups).where(schema.groups.c.id == id), None),
    ]


def departures(ids: list[str]) -> list[Executable]:
    """Statements that take people out of all groups, and delete the groups that nobody is left in."""
    m, n, s = schema.group_members, schema.group_names, schema.group_sheets
    empty = select(schema.groups.c.id).where(schema.groups.c.id.not_in(select(m.c.group_id)))
    rest = (n, s, schema.group_tables, schema.group_seasons)
    return [
        delete(s).where(s.c.owner.in_(ids)),
        delete(n).where(n.c.guest.in_(ids)),
        delete(m).where(m.c.guest.in_(ids)),
        *(delete(table).where(table.c.group_id.in_(empty)) for table in rest),
        delete(schema.groups).where(schema.groups.c.id.in_(empty)),
    ]


def handovers(guest: str, profile: str) -> list[Statement]:
    """Statements that give the groups of a guest to a profile, which may be in some of them already."""
    m, n, s = schema.group_members, schema.group_names, schema.group_sheets
    both = select(m.c.group_id).where(m.c.guest == profile)
    twice = select(s.c.sheet).where(s.c.owner == profile)
    return [
        (update(n).where(n.c.guest == guest), {"guest": profile}),
        (delete(m).where(m.c.guest == guest, m.c.group_id.in_(both)), None),
        (update(m).where(m.c.guest == guest), {"guest": profile}),
        (delete(s).where(s.c.owner == guest, s.c.sheet.in_(twice)), None),
        (update(s).where(s.c.owner == guest), {"owner": profile}),
    ]
