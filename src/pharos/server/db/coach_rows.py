"""Rows of the coach: how well seats decided in reviewed games, and tries at daily deals."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from sqlalchemy import Executable, delete, literal, select, update

from . import schema
from .statements import Statement, StoredRow
from .storage import SeatResult, Storage


class MadeDecision(TypedDict):
    """A decision of a reviewed game."""

    ply: int
    action: str
    advice: str | None
    """The coach's action; None if there was no choice."""
    loss: float


@dataclass(frozen=True)
class Performance:
    """How well a seat decided in a reviewed game."""

    table_id: str
    seat: int
    decisions: int
    mistakes: int
    performance: float
    accuracy: float
    hints: int
    made: list[MadeDecision]

    def row(self) -> dict[str, object]:
        """The values of its columns."""
        return vars(self) | {"made": json.dumps(self.made)}


@dataclass(frozen=True)
class DailyTry:
    """A guest's try at a daily deal."""

    day: str
    game: str
    guest: str
    table_id: str
    started: float


class CoachRows:
    """Reads and writes performances and daily tries."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # Performances

    async def store_performances(self, performances: Sequence[Performance]) -> None:
        """Store how well the seats of a game decided; a deeper review replaces one before."""
        if not performances:
            return
        new = self._storage.insert(schema.performances)
        names = [column.name for column in schema.performances.columns if not column.primary_key]
        new = new.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={name: new.excluded[name] for name in names}
        )
        await self._storage.write((new, [each.row() for each in performances]))

    async def add_performances(self, performances: Sequence[Performance]) -> None:
        """Store how well the seats of a game decided, unless that is known already or the person has been deleted."""
        statements = [(self._addition(each), None) for each in performances]
        if statements:
            await self._storage.write(*statements)

    def _addition(self, performance: Performance) -> Executable:
        """A statement that stores one row if its seat still belongs to somebody."""
        r, stored = schema.results.c, performance.row()
        columns = [literal(stored[column.name], column.type) for column in schema.performances.columns]
        is_theirs = r.table_id == performance.table_id, r.seat == performance.seat, r.guest.is_not(None)
        new = self._storage.insert(schema.performances)
        names = [column.name for column in schema.performances.columns]
        return new.from_select(names, select(*columns).where(*is_theirs)).on_conflict_do_nothing()

    async def unmeasured(self) -> list[tuple[str, str]]:
        """The tables, and their games, with results of people whose decisions were not measured; the latest last."""
        p, r = schema.performances.c, schema.results.c
        both = schema.results.outerjoin(schema.performances, (p.table_id == r.table_id) & (p.seat == r.seat))
        query = select(r.table_id, r.game).select_from(both).where(r.guest.is_not(None), p.table_id.is_(None))
        rows = await self._storage.rows(query.order_by(r.ended))
        return list(dict.fromkeys((row.table_id, row.game) for row in rows))

    async def performances_of(self, guest: str, game: str | None) -> list[dict[str, object]]:
        """How well a guest decided in each reviewed game, the oldest first."""
        p, r = schema.performances.c, schema.results.c
        figures = (p.table_id, p.seat, p.decisions, p.mistakes, p.performance, p.accuracy, p.hints)
        both = schema.performances.join(schema.results, (p.table_id == r.table_id) & (p.seat == r.seat))
        query = select(*figures, r.game, r.players, r.has_won, r.ended).select_from(both)
        query = query.where(r.guest == guest, p.decisions > 0)
        return await self._storage.mappings((query.where(r.game == game) if game else query).order_by(r.ended))

    async def performances(self, tables: Sequence[str]) -> list[Performance]:
        """How well all seats of some tables decided, with every decision in `made`."""
        rows = await self._storage.rows(select(schema.performances).where(schema.performances.c.table_id.in_(tables)))
        return [_performance(row) for row in rows]

    # Daily deals

    async def claim_try(self, day: str, game: str, guest: str, table: str, at: float) -> str:
        """Store the table of a guest's try; returns the table of the try that counts, which may be an earlier one."""
        row = {"day": day, "game": game, "guest": guest, "table_id": table, "started": at}
        await self._storage.write((self._storage.insert(schema.daily_tries).on_conflict_do_nothing(), row))
        return str(await self.try_of(day, game, guest))

    async def try_of(self, day: str, game: str, guest: str) -> str | None:
        """The table of a guest's try."""
        t = schema.daily_tries.c
        query = select(t.table_id).where(t.day == day, t.game == game, t.guest == guest)
        table = await self._storage.scalar(query)
        return None if table is None else str(table)

    async def tries(self, day: str) -> list[DailyTry]:
        """All tries of a day, the first ones first."""
        t = schema.daily_tries
        rows = await self._storage.rows(select(t).where(t.c.day == day).order_by(t.c.started))
        return [DailyTry(**row._mapping) for row in rows]

    async def results(self, tables: Sequence[str]) -> list[SeatResult]:
        """The results of all seats of some tables."""
        rows = await self._storage.rows(select(schema.results).where(schema.results.c.table_id.in_(tables)))
        return [SeatResult(**row._mapping) for row in rows]


def _performance(row: StoredRow) -> Performance:
    figures = (row.table_id, row.seat, row.decisions, row.mistakes, row.performance, row.accuracy, row.hints)
    return Performance(*figures, json.loads(row.made))


def tries_handovers(guest: str, profile: str) -> list[Statement]:
    """Statements that give a guest's tries to a profile, unless it has tried the same deal itself."""
    t, own = schema.daily_tries, schema.daily_tries.alias()
    same = select(own.c.day).where(own.c.day == t.c.day, own.c.game == t.c.game, own.c.guest == profile)
    return [
        (delete(t).where(t.c.guest == guest, same.correlate(t).exists()), None),
        (update(t).where(t.c.guest == guest), {"guest": profile}),
    ]
