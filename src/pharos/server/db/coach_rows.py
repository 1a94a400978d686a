"""Rows of the coach: how well seats decided in reviewed games, and tries at daily deals."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, literal, select, update

from . import schema
from .storage import Storage


class CoachRows:
    """Reads and writes performances and daily tries."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # Performances

    async def store_performances(self, rows: Sequence[dict[str, Any]]) -> None:
        """Store how well the seats of a game decided; a deeper review replaces one before."""
        if not rows:
            return
        new = self._storage.insert(schema.performances)
        names = [column.name for column in schema.performances.columns if not column.primary_key]
        new = new.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={name: new.excluded[name] for name in names}
        )
        await self._storage.write_queue.execute((new, [row | {"made": json.dumps(row["made"])} for row in rows]))

    async def add_performances(self, rows: Sequence[dict[str, Any]]) -> None:
        """Store how well the seats of a game decided, unless that is known already or the person has been deleted."""
        statements = [(self._addition(row), None) for row in rows]
        if statements:
            await self._storage.write_queue.execute(*statements)

    def _addition(self, row: dict[str, Any]) -> Any:
        """A statement that stores one row if its seat still belongs to somebody."""
        r, stored = schema.results.c, row | {"made": json.dumps(row["made"])}
        columns = [literal(stored[column.name], column.type) for column in schema.performances.columns]
        is_theirs = r.table_id == row["table_id"], r.seat == row["seat"], r.guest.is_not(None)
        new = self._storage.insert(schema.performances)
        names = [column.name for column in schema.performances.columns]
        return new.from_select(names, select(*columns).where(*is_theirs)).on_conflict_do_nothing()

    async def unmeasured(self) -> list[tuple[str, str]]:
        """The tables, and their games, with results of people whose decisions were not measured; the latest last."""
        p, r = schema.performances.c, schema.results.c
        both = schema.results.outerjoin(schema.performances, (p.table_id == r.table_id) & (p.seat == r.seat))
        query = select(r.table_id, r.game).select_from(both).where(r.guest.is_not(None), p.table_id.is_(None))
        rows = await self._rows(query.order_by(r.ended))
        return list(dict.fromkeys((row["table_id"], row["game"]) for row in rows))

    async def performances_of(self, guest: str, game: str | None) -> list[dict[str, Any]]:
        """How well a guest decided in each reviewed game, the oldest first."""
        p, r = schema.performances.c, schema.results.c
        figures = (p.table_id, p.seat, p.decisions, p.mistakes, p.performance, p.accuracy, p.hints)
        both = schema.performances.join(schema.results, (p.table_id == r.table_id) & (p.seat == r.seat))
        query = select(*figures, r.game, r.players, r.has_won, r.ended).select_from(both)
        query = query.where(r.guest == guest, p.decisions > 0)
        return await self._rows((query.where(r.game == game) if game else query).order_by(r.ended))

    async def performances(self, tables: Sequence[str]) -> list[dict[str, Any]]:
        """How well all seats of some tables decided, with every decision in `made`."""
        rows = await self._rows(select(schema.performances).where(schema.performances.c.table_id.in_(tables)))
        return [row | {"made": json.loads(row["made"])} for row in rows]

    # Daily deals

    async def claim_try(self, day: str, game: str, guest: str, table: str, at: float) -> str:
        """Store the table of a guest's try; returns the table of the try that counts, which may be an earlier one."""
        row = {"day": day, "game": game, "guest": guest, "table_id": table, "started": at}
        await self._storage.write_queue.execute((self._storage.insert(schema.daily_tries).on_conflict_do_nothing(), row))
        return str(await self.try_of(day, game, guest))

    async def try_of(self, day: str, game: str, guest: str) -> str | None:
        """The table of a guest's try."""
        t = schema.daily_tries.c
        query = select(t.table_id).where(t.day == day, t.game == game, t.guest == guest)
        found = await self._storage.scalar(query)
        return None if found is None else str(found)

    async def tries(self, day: str) -> list[dict[str, Any]]:
        """All tries of a day, the first ones first."""
        t = schema.daily_tries
        return await self._rows(select(t).where(t.c.day == day).order_by(t.c.started))

    async def results(self, tables: Sequence[str]) -> list[dict[str, Any]]:
        """The results of all seats of some tables."""
        return await self._rows(select(schema.results).where(schema.results.c.table_id.in_(tables)))

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        async with self._storage.engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]


def tries_handovers(guest: str, profile: str) -> list[tuple[Any, Any]]:
    """Statements that give a guest's tries to a profile, unless it has tried the same deal itself."""
    t, own = schema.daily_tries, schema.daily_tries.alias()
    same = select(own.c.day).where(own.c.day == t.c.day, own.c.game == t.c.game, own.c.guest == profile)
    return [
        (delete(t).where(t.c.guest == guest, same.correlate(t).exists()), None),
        (update(t).where(t.c.guest == guest), {"guest": profile}),
    ]
