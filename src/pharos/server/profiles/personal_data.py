"""A person's data: everything that the database holds about a guest and their profile, to be exported or deleted."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

import orjson
from sqlalchemy import Executable, delete, select, text, tuple_, update

from ..db import schema
from ..db.coach_rows import CoachRows
from ..db.entries import Entry, EntryData
from ..db.group_rows import departures
from ..db.sheet_rows import SheetRows
from ..db.storage import Storage
from ..tables.places import pseudonym
from ..tables.table import Table

BATCH = 1000
HIDDEN = ("seed", "salt", "before", "left")


async def personal_data(storage: Storage, id: str) -> dict[str, object]:
    """Everything about a guest, without secrets such as hashes of codes and tokens."""
    ids = await _ids(storage, id)
    guest = await storage.mappings(select(schema.guests).where(schema.guests.c.id == id))
    results = await storage.mappings(select(schema.results).where(schema.results.c.guest.in_(ids)))
    logs = [await storage.log(table) for table in await _tables(storage, ids)]
    said = [_shown(entry) for log in logs for entry in _entries(log, ids)]
    sheets = [vars(sheet) for sheet in await SheetRows(storage).sheets(id, None)]
    tries = await storage.mappings(select(schema.daily_tries).where(schema.daily_tries.c.guest.in_(ids)))
    s = schema.sanctions
    sanctions = await storage.mappings(select(s.c.is_muted, s.c.is_banned, s.c.made).where(s.c.guest == id))
    return {
        "guest": guest[0],
        **await _profile_data(storage, id),
        "entries": said,
        "results": results,
        "sheets": sheets,
        "daily_tries": tries,
        "performances": await CoachRows(storage).performances_of(id, None),
        "groups": await _group_data(storage, id),
        "sanctions": sanctions,
        "notifications": await _notifications(storage, id),
    }


async def _group_data(storage: Storage, id: str) -> list[dict[str, object]]:
    """The groups of a guest: when they joined, which sheets they shared, and which names on sheets belong to them."""
    g, m, s, n = schema.groups.c, schema.group_members.c, schema.group_sheets.c, schema.group_names.c
    groups = await storage.mappings(select(g.id, g.name, m.joined).where(m.group_id == g.id, m.guest == id))
    for group in groups:
        shared = select(s.sheet).where(s.group_id == group["id"], s.owner == id)
        names = select(n.name).where(n.group_id == group["id"], n.guest == id)
        group["sheets"] = [row["sheet"] for row in await storage.mappings(shared)]
        group["names"] = [row["name"] for row in await storage.mappings(names)]
    return groups


async def _notifications(storage: Storage, id: str) -> list[dict[str, object]]:
    """The browsers that get a guest's notifications, without the keys that would let others send some."""
    p = schema.push_subscriptions.c
    columns = p.endpoint, p.language, p.timezone, p.quiet_from, p.quiet_until, p.made
    rows = await storage.mappings(select(*columns).where(p.guest == id))
    return [row | {"endpoint": urlsplit(str(row["endpoint"])).netloc} for row in rows]


async def _profile_data(storage: Storage, id: str) -> dict[str, object]:
    """The profile of a guest, if there is one."""
    p, k, s = schema.profiles.c, schema.passkeys.c, schema.sessions.c
    profiles = await storage.mappings(select(p.made, p.code_made, p.settings).where(p.id == id))
    if not profiles:
        return {}
    return {
        "profile": profiles[0] | {"settings": orjson.loads(str(profiles[0]["settings"]))},
        "passkeys": await storage.mappings(select(k.label, k.made, k.used).where(k.profile == id)),
        "sessions": await storage.mappings(select(s.label, s.made, s.seen).where(s.profile == id)),
        "ratings": await storage.mappings(select(schema.ratings).where(schema.ratings.c.profile == id)),
        "rated_games": await storage.mappings(select(schema.rated_seats).where(schema.rated_seats.c.profile == id)),
    }


async def anonymise(storage: Storage, id: str) -> list[str]:
    """Delete a guest's data and return the tables that changed. Their games stay, played by nobody in particular."""
    ids = await _ids(storage, id)
    tables = await _tables(storage, ids)
    nobodies = {each: f"gone-{secrets.token_urlsafe(12)}" for each in ids}
    changed = [entry for table in tables for entry in _entries(await storage.log(table), ids)]
    async with storage.engine.connect() as connection:
        if not storage.is_postgresql:
            await connection.execute(text("pragma secure_delete = on"))  # freed pages are overwritten
            await connection.commit()
        async with connection.begin():
            for entry in changed:
                data = orjson.dumps(_anonymous(entry.data, nobodies)).decode()
                e = schema.entries.c
                place = e.table_id == entry.table, e.sequence == entry.sequence
                await connection.execute(update(schema.entries).where(*place).values(data=data))
            for statement in _deletions(id, nobodies):
                await connection.execute(statement)
        if not storage.is_postgresql:
            await connection.execute(text("pragma wal_checkpoint(truncate)"))
            await connection.execute(text("pragma secure_delete = off"))
    return tables


def _deletions(id: str, nobodies: dict[str, str]) -> list[Executable]:
    """Statements that remove a person from everything but the logs."""
    g, t, r, s, ids = schema.guests, schema.tables, schema.results, schema.sitters, list(nobodies)
    p = schema.performances
    return [
        *(update(t).where(t.c.host == each).values(host=nobody) for each, nobody in nobodies.items()),
        delete(p).where(tuple_(p.c.table_id, p.c.seat).in_(select(r.c.table_id, r.c.seat).where(r.c.guest.in_(ids)))),
        update(r).where(r.c.guest.in_(ids)).values(guest=None, name=""),
        delete(s).where(s.c.guest.in_(ids)),
        *departures(ids),
        delete(schema.daily_tries).where(schema.daily_tries.c.guest.in_(ids)),
        delete(schema.physical_results).where(schema.physical_results.c.owner.in_(ids)),
        delete(schema.sheets).where(schema.sheets.c.owner.in_(ids)),
        *(delete(t).where(t.c.guest.in_(ids)) for t in (schema.sanctions, schema.push_subscriptions, schema.pushes)),
        delete(schema.sessions).where(schema.sessions.c.profile == id),
        delete(schema.passkeys).where(schema.passkeys.c.profile == id),
        delete(schema.challenges).where(schema.challenges.c.guest.in_(ids)),
        delete(schema.ratings).where(schema.ratings.c.profile == id),
        update(schema.rated_seats).where(schema.rated_seats.c.profile == id).values(profile=None),
        delete(schema.joined_guests).where(schema.joined_guests.c.profile == id),
        delete(schema.profiles).where(schema.profiles.c.id == id),
        delete(g).where(g.c.id.in_(ids)),
    ]


async def _ids(storage: Storage, id: str) -> list[str]:
    """A guest and those who joined their profile."""
    j = schema.joined_guests.c
    return [id, *(row.guest for row in await storage.rows(select(j.guest).where(j.profile == id)))]


async def _tables(storage: Storage, ids: list[str]) -> list[str]:
    """The tables at which a person sat, which they host, or at which they wrote."""
    s, t, e = schema.sitters.c, schema.tables.c, schema.entries.c
    tables = {row.table_id for row in await storage.rows(select(s.table_id).where(s.guest.in_(ids)))}
    tables |= {row.id for row in await storage.rows(select(t.id).where(t.host.in_(ids)))}
    for id in ids:
        seated = select(e.table_id).where(e.kind.in_(("made", "sat", "moved")), e.data.contains(id, autoescape=True))
        tables |= {row.table_id for row in await storage.rows(seated)}
    return sorted({*tables, *await _chatted(storage, ids)})


async def _chatted(storage: Storage, ids: list[str]) -> set[str]:
    """The tables at which a person wrote, also as a spectator: only chat entries know of them."""
    e = schema.entries.c
    query, tables = select(e.table_id, e.data).where(e.kind.in_(("chat", "reaction"))), set()
    async with storage.engine.connect() as connection:
        rows = await connection.stream(query)
        async for batch in rows.partitions(BATCH):
            for row in batch:
                if orjson.loads(row.data).get("who") in {pseudonym(row.table_id, id) for id in ids}:
                    tables.add(str(row.table_id))
    return tables


def _entries(log: list[Entry], ids: list[str]) -> list[Entry]:
    """The entries of a log that are about a person or that they made."""
    table, entries = Table(log[0].table), []
    who = {pseudonym(table.id, id) for id in ids}
    for entry in log:
        own = {seat for id in ids for seat in table.seats_of(id)}
        if entry.data.get("guest") in ids or entry.seat in own or entry.data.get("who") in who:
            entries.append(entry)
        table.apply(entry)
    return entries


def _anonymous(data: EntryData, nobodies: dict[str, str]) -> dict[str, object]:
    """An entry's data without the person: another id, no name, no words of theirs. Moves stay."""
    changed = {"name": "", "who": "", "text": "", "device": ""}
    if data.get("guest", "") in nobodies:
        changed["guest"] = nobodies[data["guest"]]
    return {key: changed.get(key, value) for key, value in data.items()}


def _shown(entry: Entry) -> dict[str, object]:
    data = {name: value for name, value in entry.data.items() if name not in HIDDEN}
    return {"table": entry.table, "kind": entry.kind, "seat": entry.seat, "at": entry.at, **data}
