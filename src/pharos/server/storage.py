"""The database: logs of tables, guests, results. SQLite or PostgreSQL, the same statements for both."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from asyncpg import PostgresError
from sqlalchemy import delete, event, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..core.errors import BadChoice
from . import schema
from .entries import Entry, entry_of
from .journal import Journal, Told
from .migrations import upgrade
from .writers import PostgresqlWriter, SqliteWriter, Writer, index, prepare_sqlite

ALIVE = 15.0
"""A worker that has not been seen for so many seconds is gone."""
_SEATING = ("made", "sat", "stood", "bot", "swapped", "host", "started", "left", "moved")


@dataclass(frozen=True)
class Listed:
    """A table as lists show it."""

    id: str
    game: str
    status: str
    host: str
    made: float
    touched: float
    result: str | None


class Storage:
    """Everything that is kept."""

    def __init__(self, url: str, worker: str = "one") -> None:
        self.url, self.worker = url, worker
        self.engine: AsyncEngine = _engine(url)
        self.is_postgresql = self.engine.dialect.name == "postgresql"
        self._insert: Any = postgresql.insert if self.is_postgresql else sqlite.insert
        self._writer: Writer = PostgresqlWriter(self.engine, worker) if self.is_postgresql else SqliteWriter(url)
        self.journal = Journal(self._writer.write)

    async def start(self) -> None:
        """Connect, bring the database to its newest shape, begin to write; raises BadChoice if there is no database."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
        except (OSError, SQLAlchemyError, PostgresError) as error:
            raise BadChoice("no-database", got=self.engine.url.render_as_string(hide_password=True)) from error
        self.journal.start()
        await self.beat()

    async def stop(self) -> None:
        """Write what waits and leave."""
        gone = delete(schema.workers).where(schema.workers.c.id == self.worker)
        await asyncio.gather(self.journal.do((gone, None)), self.journal.stop())
        await self.dispose()

    async def dispose(self) -> None:
        """Close all connections."""
        await self._writer.dispose()
        await self.engine.dispose()

    # Logs

    def append(self, entry: Entry, told: Told | None = None) -> asyncio.Future[bool]:
        """Store an entry for good; False if its place in the log was taken. Who is told learns it in any case."""
        return self.journal.append(entry, told)

    async def make(self, id: str, game: str, *, is_public: bool, host: str, log: Sequence[Entry]) -> None:
        """A new table with the beginning of its log, or its whole log."""
        at = log[0].at
        row = {"id": id, "game": game, "status": "open", "is_public": is_public, "is_watched": False, "host": host}
        names = [column.name for column in schema.entries.columns]
        rows = [dict(zip(names, entry.row(), strict=True)) for entry in log]
        new = [(insert(schema.tables), row | {"made": at, "touched": at}), (insert(schema.entries), rows)]
        await self.journal.do(*new, *(statement for entry in log for statement in index(self._insert, entry)))

    async def log(self, id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a sequence number, in order; of an unknown table none."""
        t = schema.entries
        wanted = select(t).where(t.c.table_id == id, t.c.sequence > after).order_by(t.c.sequence)
        async with self.engine.connect() as connection:
            return [entry_of(row) for row in await connection.execute(wanted)]

    async def seatings(self, ids: Sequence[str]) -> dict[str, list[Entry]]:
        """Of some tables those entries that say who sits where."""
        t = schema.entries
        wanted = select(t).where(t.c.table_id.in_(ids), t.c.kind.in_(_SEATING)).order_by(t.c.table_id, t.c.sequence)
        found: dict[str, list[Entry]] = {id: [] for id in ids}
        async with self.engine.connect() as connection:
            for row in await connection.execute(wanted):
                found[row.table_id].append(entry_of(row))
        return found

    async def finish(self, id: str, result: str | None, rows: list[dict[str, Any]], at: float) -> None:
        """A game is over: its line in the index, and a result for each seat; doing it twice changes nothing."""
        ended = update(schema.tables).where(schema.tables.c.id == id)
        seats = [(self._insert(schema.results).on_conflict_do_nothing(), rows)] if rows else []
        await self.journal.do((ended, {"status": "finished", "result": result, "touched": at}), *seats)

    # Lists

    async def listed(self, *, status: Sequence[str], public: bool, limit: int = 50) -> list[Listed]:
        """Tables by status, the latest first."""
        t = schema.tables
        wanted = select(t).where(t.c.status.in_(status)).order_by(t.c.touched.desc()).limit(limit)
        return await self._listed(wanted.where(t.c.is_public) if public else wanted)

    async def tables_of(self, guest: str, limit: int = 100) -> list[Listed]:
        """The tables at which a guest sits or sat, the latest first."""
        t, s = schema.tables, schema.sitters
        wanted = select(t).join(s, s.c.table_id == t.c.id).where(s.c.guest == guest, t.c.status != "closed")
        return await self._listed(wanted.order_by(t.c.touched.desc()).limit(limit))

    async def _listed(self, wanted: Any) -> list[Listed]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [Listed(row.id, row.game, row.status, row.host, row.made, row.touched, row.result) for row in rows]

    async def count(self, *, host: str | None = None) -> int:
        """How many tables are open or being played, all or one guest's."""
        t = schema.tables
        wanted = select(func.count()).select_from(t).where(t.c.status.in_(("open", "playing")))
        return int(await self._scalar(wanted.where(t.c.host == host) if host else wanted))

    async def watched(self) -> list[tuple[str, int, float]]:
        """Games under way in which the server itself may have to act: table, latest sequence number, when."""
        t, e = schema.tables, schema.entries
        wanted = select(t.c.id, func.max(e.c.sequence), func.max(e.c.at)).join(e, e.c.table_id == t.c.id)
        wanted = wanted.where(t.c.status == "playing", t.c.is_watched).group_by(t.c.id)
        async with self.engine.connect() as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(wanted)]

    async def stale(self, status: str, before: float) -> list[str]:
        """Tables that nobody has touched since then."""
        t, e = schema.tables, schema.entries
        latest = select(func.max(e.c.at)).where(e.c.table_id == t.c.id).scalar_subquery()
        wanted = select(t.c.id).where(t.c.status == status, t.c.touched < before, latest < before)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def results(self, game: str | None = None, guest: str | None = None) -> list[dict[str, Any]]:
        """How seats have done: counts by game, number of players, sort of player, piece and reason."""
        r = schema.results
        keys = (r.c.game, r.c.players, r.c.level, r.c.piece, r.c.reason, r.c.has_won)
        wanted = select(*keys, func.count().label("n"), func.avg(r.c.points).label("points")).group_by(*keys)
        wanted = wanted.where(r.c.game == game) if game else wanted
        wanted = wanted.where(r.c.guest == guest) if guest else wanted
        async with self.engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(wanted)]

    # Guests, facts, workers

    async def add_guest(self, id: str, name: str) -> None:
        """Remember a guest."""
        await self.journal.do((insert(schema.guests), {"id": id, "name": name, "made": time.time()}))

    async def rename_guest(self, id: str, name: str) -> None:
        """A guest's new name."""
        await self.journal.do((update(schema.guests).where(schema.guests.c.id == id), {"name": name}))

    async def guest_name(self, id: str) -> str | None:
        """A guest's name; None for nobody we know."""
        found = await self._scalar(select(schema.guests.c.name).where(schema.guests.c.id == id))
        return None if found is None else str(found)

    async def fact(self, name: str) -> str:
        """A secret that all workers share: made by the first that asks."""
        new = {"name": name, "value": secrets.token_hex(32)}
        await self.journal.do((self._insert(schema.facts).on_conflict_do_nothing(), new))
        return str(await self._scalar(select(schema.facts.c.value).where(schema.facts.c.name == name)))

    async def beat(self) -> None:
        """Tell the others that this worker is alive."""
        new = self._insert(schema.workers)
        new = new.on_conflict_do_update(index_elements=["id"], set_={"seen": new.excluded.seen})
        await self.journal.do((new, {"id": self.worker, "seen": time.time()}))

    async def alive(self) -> set[str]:
        """The workers that serve this database now; with SQLite there is one."""
        if not self.is_postgresql:
            return {self.worker}
        wanted = select(schema.workers.c.id).where(schema.workers.c.seen > time.time() - ALIVE)
        async with self.engine.connect() as connection:
            return {*(await connection.execute(wanted)).scalars(), self.worker}

    async def is_healthy(self) -> bool:
        """Whether the database answers."""
        return bool(await self._scalar(text("select 1")))

    async def _scalar(self, wanted: Any) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalar()


def _engine(url: str) -> AsyncEngine:
    if url.startswith("postgresql"):
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine
