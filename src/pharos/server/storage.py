"""The database: logs of tables, guests, results. SQLite or PostgreSQL, the same statements for both."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from asyncpg import PostgresError
from sqlalchemy import Engine, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..core.errors import BadChoice
from . import schema
from .entries import Entry, entry_of
from .journal import Journal
from .migrations import upgrade

ALIVE = 15.0
"""A worker that has not been seen for so many seconds is gone."""
_CHANNEL = "pharos"
_NOTIFY_BYTES = 7000
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
        self._writing = asyncio.Lock()
        self._writer: Engine | None = None if self.is_postgresql else _sqlite_writer(url)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self.journal = Journal(self._write)
        new = self._insert(schema.entries).on_conflict_do_nothing()
        self._append = new.returning(schema.entries.c.table_id, schema.entries.c.sequence)

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
        await self.journal.stop()
        async with self._begin() as connection:
            await connection.execute(delete(schema.workers).where(schema.workers.c.id == self.worker))
        await self.dispose()

    async def dispose(self) -> None:
        """Close all connections."""
        if self._writer:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.dispose)
        self._thread.shutdown()
        await self.engine.dispose()

    def _begin(self) -> _Transaction:
        return _Transaction(self.engine, None if self.is_postgresql else self._writing)

    # Logs

    async def append(self, entry: Entry) -> bool:
        """Store an entry for good; False if its place in the log was taken."""
        return await self.journal.append(entry)

    async def _write(self, found: list[Entry]) -> set[tuple[str, int]]:
        """One transaction; with SQLite all of it in one visit to the writing thread."""
        if self._writer:
            async with self._writing:
                return await asyncio.get_running_loop().run_in_executor(self._thread, self._write_here, found)
        async with self._begin() as connection:
            rows = await connection.execute(self._append, [entry.row() for entry in found])
            stored = {(row.table_id, row.sequence) for row in rows}
            for statement in self._follow_ups(found, stored):
                await connection.execute(statement)
            if stored:
                await _notify(connection, self.worker, stored)
        return stored

    def _write_here(self, found: list[Entry]) -> set[tuple[str, int]]:
        assert self._writer is not None
        with self._writer.begin() as connection:
            rows = connection.execute(self._append, [entry.row() for entry in found])
            stored = {(row.table_id, row.sequence) for row in rows}
            for statement in self._follow_ups(found, stored):
                connection.execute(statement)
        return stored

    def _follow_ups(self, found: list[Entry], stored: set[tuple[str, int]]) -> list[Any]:
        new = [entry for entry in found if (entry.table, entry.sequence) in stored]
        return [statement for entry in new for statement in _index(self._insert, entry)]

    async def make(self, id: str, game: str, *, is_public: bool, host: str, log: Sequence[Entry]) -> None:
        """A new table with the beginning of its log, or its whole log."""
        async with self._begin() as connection:
            at = log[0].at
            row = {"id": id, "game": game, "status": "open", "is_public": is_public, "is_watched": False, "host": host}
            await connection.execute(insert(schema.tables), row | {"made": at, "touched": at})
            await connection.execute(insert(schema.entries), [entry.row() for entry in log])
            for entry in log:
                for statement in _index(self._insert, entry):
                    await connection.execute(statement)

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
        async with self._begin() as connection:
            wanted = update(schema.tables).where(schema.tables.c.id == id)
            await connection.execute(wanted.values(status="finished", result=result, touched=at))
            if rows:
                await connection.execute(self._insert(schema.results).on_conflict_do_nothing(), rows)

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
        async with self._begin() as connection:
            await connection.execute(insert(schema.guests), {"id": id, "name": name, "made": time.time()})

    async def rename_guest(self, id: str, name: str) -> None:
        """A guest's new name."""
        async with self._begin() as connection:
            await connection.execute(update(schema.guests).where(schema.guests.c.id == id).values(name=name))

    async def guest_name(self, id: str) -> str | None:
        """A guest's name; None for nobody we know."""
        found = await self._scalar(select(schema.guests.c.name).where(schema.guests.c.id == id))
        return None if found is None else str(found)

    async def fact(self, name: str) -> str:
        """A secret that all workers share: made by the first that asks."""
        async with self._begin() as connection:
            new = {"name": name, "value": secrets.token_hex(32)}
            await connection.execute(self._insert(schema.facts).values(new).on_conflict_do_nothing())
        return str(await self._scalar(select(schema.facts.c.value).where(schema.facts.c.name == name)))

    async def beat(self) -> None:
        """Tell the others that this worker is alive."""
        new = self._insert(schema.workers).values({"id": self.worker, "seen": time.time()})
        async with self._begin() as connection:
            await connection.execute(new.on_conflict_do_update(index_elements=["id"], set_={"seen": time.time()}))

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


class _Transaction:
    """A transaction; with SQLite one at a time, so that none finds the file locked."""

    def __init__(self, engine: AsyncEngine, lock: asyncio.Lock | None) -> None:
        self._lock, self._context = lock, engine.begin()

    async def __aenter__(self) -> AsyncConnection:
        if self._lock:
            await self._lock.acquire()
        try:
            return await self._context.__aenter__()
        except BaseException:
            if self._lock:
                self._lock.release()
            raise

    async def __aexit__(self, *error: Any) -> None:
        try:
            await self._context.__aexit__(*error)
        finally:
            if self._lock:
                self._lock.release()


def _index(insert: Any, entry: Entry) -> list[Any]:
    """The statements by which an entry changes the lists."""
    values: dict[str, Any] = {}
    statements: list[Any] = []
    if entry.kind == "started":
        values = {"status": "playing", "is_watched": bool(entry.data.get("is_watched")), "touched": entry.at}
    elif entry.kind == "closed":
        values = {"status": "closed", "touched": entry.at}
    elif entry.kind == "left":
        values = {"is_watched": True}
    elif entry.kind == "host":
        values = {"host": entry.data["guest"]}
    if values:
        statements.append(update(schema.tables).where(schema.tables.c.id == entry.table).values(**values))
    if entry.kind in ("sat", "moved") and entry.data.get("guest"):
        row = {"table_id": entry.table, "guest": entry.data["guest"]}
        statements.append(insert(schema.sitters).values(row).on_conflict_do_nothing())
    return statements


async def _notify(connection: AsyncConnection, worker: str, stored: Iterable[tuple[str, int]]) -> None:
    """Tell the other workers which tables have news."""
    names = sorted({table for table, _ in stored})
    size = max(1, _NOTIFY_BYTES // 30)
    for first in range(0, len(names), size):
        payload = " ".join([worker, *names[first : first + size]])
        await connection.execute(text("select pg_notify(:channel, :payload)"), {"channel": _CHANNEL, "payload": payload})


def _engine(url: str) -> AsyncEngine:
    if url.startswith("postgresql"):
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _sqlite_writer(url: str) -> Engine:
    writer = create_engine(url.replace("sqlite+aiosqlite:", "sqlite:", 1), connect_args={"timeout": 30})
    event.listen(writer, "connect", _prepare_sqlite)
    return writer


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """A commit is on the disk before it is acknowledged; readers never wait for writers."""
    cursor = connection.cursor()
    for name, value in (("journal_mode", "WAL"), ("synchronous", "FULL"), ("foreign_keys", "ON"), ("busy_timeout", "30000")):
        cursor.execute(f"PRAGMA {name}={value}")
    cursor.close()
