"""Upkeep: check that every table can be read and replayed, and prune what nobody needs any more."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from sqlalchemy import delete, func, select, text

from ...core.errors import PharosError
from ..config import Settings
from ..db import schema
from ..db.storage import Storage
from ..tables.table import table_of
from ..tables.table_game import TableGame
from . import opened

DAY = 86400.0


@dataclass
class Findings:
    """What a check has found."""

    tables: int = 0
    outdated: list[str] = field(default_factory=list)
    """Tables whose moves the present rules refuse."""
    unreadable: list[str] = field(default_factory=list)
    """Tables whose log is damaged."""
    is_sound: bool = True
    """Whether the database file itself is sound."""


async def check(settings: Settings) -> Findings:
    """Read and replay every table."""
    async with opened(settings) as storage:
        findings = Findings(is_sound=await _is_sound(storage))
        async with storage.engine.connect() as connection:
            ids = list((await connection.execute(select(schema.tables.c.id))).scalars())
        for id in ids:
            await _check_table(storage, id, findings)
        return findings


async def _is_sound(storage: Storage) -> bool:
    return storage.is_postgresql or await storage.scalar(text("pragma integrity_check")) == "ok"


async def _check_table(storage: Storage, id: str, findings: Findings) -> None:
    findings.tables += 1
    try:
        table = table_of(await storage.log(id))
        if table.seed is not None:
            TableGame(table)
    except PharosError:
        findings.outdated.append(id)
    except Exception:  # whatever a damaged log raises
        findings.unreadable.append(id)


async def prune(settings: Settings, days: float, *, finished: bool) -> tuple[int, int]:
    """Delete abandoned tables, finished ones if asked, and guests who are at no table, all older than some days; returns
    how many tables and guests."""
    before = time.time() - days * DAY
    async with opened(settings, exclusive=True) as storage, storage.engine.begin() as connection:
        t, g, s = schema.tables.c, schema.guests.c, schema.sitters.c
        old = select(t.id).where(t.status.in_(("closed", "finished") if finished else ("closed",)), t.touched < before)
        tables = int((await connection.execute(select(func.count()).select_from(old.subquery()))).scalar_one())
        for table in (schema.entries, schema.sitters, schema.results, schema.group_tables):
            await connection.execute(delete(table).where(table.c.table_id.in_(old)))
        await connection.execute(delete(schema.tables).where(t.id.in_(old)))
        kept = select(schema.profiles.c.id).union(
            select(schema.joined_guests.c.guest), select(schema.sheets.c.owner), select(schema.group_members.c.guest)
        )
        is_idle = g.id.not_in(select(s.guest)) & g.id.not_in(select(t.host)) & g.id.not_in(kept) & (g.made < before)
        guests = await connection.execute(delete(schema.guests).where(is_idle))
        for table in (schema.sanctions, schema.push_subscriptions, schema.pushes):
            await connection.execute(delete(table).where(table.c.guest.not_in(select(g.id))))
        await connection.execute(delete(schema.pushes).where(schema.pushes.c.table_id.not_in(select(t.id))))
        return tables, guests.rowcount
