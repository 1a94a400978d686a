"""Storage: logs, table index, guests and results, with the same statements on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import Executable, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from ...core.errors import BadChoice
from . import schema
from .engines import DATABASE_ERRORS, connect, new_engine
from .entries import Entry, entry_of
from .migrations import upgrade
from .statements import Insert, Statement, StoredRow
from .write_queue import OnOutcome, WriteQueue
from .writers import RELOAD, PostgresqlWriter, SqliteWriter, Writer, index, notify

ABORT_SECONDS = 1.0
"""How long connections to a database that hangs may take to close."""
ALIVE = 15.0
"""Seconds without a heartbeat after which a worker counts as gone."""
_SEATING = ("made", "sat", "stood", "bot", "swapped", "host", "started", "left", "removed", "moved")


@dataclass(frozen=True)
class Listed:
    """A row of the table index."""

    id: str
    game: str
    status: str
    host: str
    made: float
    touched: float
    result: str | None


@dataclass(frozen=True)
class SeatResult:
    """How one seat ended a game: a row of the results."""

    table_id: str
    seat: int
    game: str
    players: int
    guest: str | None
    name: str
    level: str | None
    """The level of a bot."""
    piece: str | None
    points: int
    has_won: bool
    reason: str
    ended: float
    scores: str | None
    """Points by category, as JSON."""


@dataclass(frozen=True)
class StoredGuest:
    """A row of the guests."""

    name: str
    has_profile: bool
    has_joined: bool
    """Whether a profile has taken over the games of this guest, who no longer exists."""
    is_muted: bool
    is_banned: bool


class Storage:
    """Reads and writes the database."""

    def __init__(self, url: str, worker_id: str = "one") -> None:
        self.url, self.worker_id = url, worker_id
        self.engine: AsyncEngine = new_engine(url)
        self.is_postgresql = self.engine.dialect.name == "postgresql"
        self.insert: Insert = postgresql.insert if self.is_postgresql else sqlite.insert
        """An insert that can say what happens on conflict."""
        self._writer: Writer = (
            PostgresqlWriter(new_engine(url, is_writer=True), partial(connect, url), worker_id)
            if self.is_postgresql
            else SqliteWriter(url)
        )
        self.write_queue = WriteQueue(self._writer.write)
        self.rating_lock = asyncio.Lock()
        """Held while games are rated."""

    @property
    def shown_url(self) -> str:
        """The URL as people write it, without its password."""
        url = self.engine.url
        return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)

    async def start(self) -> None:
        """Connect, migrate and start writing; raises BadChoice if the database cannot be reached."""
        self._make_private()
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
        except CommandError as error:  # a revision that this version does not know
            raise BadChoice("database-too-new", got=self.shown_url) from error
        except DATABASE_ERRORS as error:
            raise BadChoice("no-database", got=self.shown_url) from error
        self.write_queue.start()
        await self.beat()

    def _make_private(self) -> None:
        """Create a missing SQLite file so that only its owner can read the secrets in it."""
        file = None if self.is_postgresql else self.engine.url.database
        if file and file != ":memory:":
            with contextlib.suppress(OSError):  # if it cannot be created, connecting says so
                Path(file).touch(mode=0o600)

    async def stop(self) -> None:
        """Write what is queued, then disconnect."""
        gone = delete(schema.workers).where(schema.workers.c.id == self.worker_id)
        await asyncio.gather(self.write_queue.execute((gone, None)), self.write_queue.stop())
        await self.dispose()

    async def abort(self) -> None:
        """Disconnect without storing what is queued."""
        self.write_queue.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ABORT_SECONDS):
                await self.dispose()

    async def dispose(self) -> None:
        """Close all connections."""
        await self._writer.dispose()
        await self.engine.dispose()

    # Logs

    def append(self, entry: Entry, on_outcome: OnOutcome | None = None) -> asyncio.Future[bool]:
        """Store an entry durably; False if its place in the log is taken. The callback always learns the outcome."""
        return self.write_queue.append(entry, on_outcome)

    async def make(self, id: str, game: str, *, is_public: bool, host: str, log: Sequence[Entry]) -> None:
        """Create a table with the first entries of its log, or with all of them."""
        at = log[0].at
        row = {"id": id, "game": game, "status": "open", "is_public": is_public, "needs_server": False, "host": host}
        names = [column.name for column in schema.entries.columns]
        rows = [dict(zip(names, entry.row(), strict=True)) for entry in log]
        new: list[Statement] = [(insert(schema.tables), row | {"made": at, "touched": at}), (insert(schema.entries), rows)]
        await self.write(*new, *(statement for entry in log for statement in index(self.insert, entry)))

    async def log(self, id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a sequence number, in order; empty for an unknown table."""
        t = schema.entries
        query = select(t).where(t.c.table_id == id, t.c.sequence > after).order_by(t.c.sequence)
        async with self.engine.connect() as connection:
            return [entry_of(row) for row in await connection.execute(query)]

    async def latest(self, ids: Sequence[str]) -> dict[str, int]:
        """The sequence number of the latest entry of some tables."""
        t = schema.entries
        query = select(t.c.table_id, func.max(t.c.sequence)).where(t.c.table_id.in_(ids)).group_by(t.c.table_id)
        async with self.engine.connect() as connection:
            return {row[0]: int(row[1]) for row in await connection.execute(query)}

    async def seatings(self, ids: Sequence[str]) -> dict[str, list[Entry]]:
        """The entries of some tables that decide who sits where; none of a table with an unreadable one."""
        t = schema.entries
        query = select(t).where(t.c.table_id.in_(ids), t.c.kind.in_(_SEATING)).order_by(t.c.table_id, t.c.sequence)
        entries: dict[str, list[Entry]] = {id: [] for id in ids}
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(query))
        unreadable: set[str] = set()
        for row in rows:
            try:
                entries[row.table_id].append(entry_of(row))
            except ValueError:
                unreadable.add(row.table_id)
        return entries | {id: [] for id in unreadable}

    async def finish(
        self, id: str, result: str | None, results: list[SeatResult], at: float, more: Sequence[Statement] = ()
    ) -> None:
        """Store the result of a finished game in the index, for each seat, and with what else belongs to it; idempotent."""
        ended = update(schema.tables).where(schema.tables.c.id == id)
        rows = [vars(result) for result in results]
        seats: list[Statement] = [(self.insert(schema.results).on_conflict_do_nothing(), rows)] if rows else []
        await self.write((ended, {"status": "finished", "result": result, "touched": at}), *seats, *more)

    async def result(self, id: str) -> str | None:
        """The stored result of a finished game."""
        stored = await self.scalar(select(schema.tables.c.result).where(schema.tables.c.id == id))
        return None if stored is None else str(stored)

    # Lists

    async def listed(self, *, status: Sequence[str], public: bool, limit: int = 50) -> list[Listed]:
        """Tables by status, the most recent first."""
        t = schema.tables
        query = select(t).where(t.c.status.in_(status)).order_by(t.c.touched.desc()).limit(limit)
        return await self._listed(query.where(t.c.is_public) if public else query)

    async def tables_of(self, guest: str, limit: int = 100) -> list[Listed]:
        """The tables at which a guest sits or sat, the most recent first."""
        t, s = schema.tables, schema.sitters
        query = select(t).join(s, s.c.table_id == t.c.id).where(s.c.guest == guest, t.c.status != "closed")
        return await self._listed(query.order_by(t.c.touched.desc()).limit(limit))

    async def unfinished(self, guest: str) -> list[str]:
        """The open and running tables at which a guest sits or sat, or which they host."""
        t, s = schema.tables.c, schema.sitters.c
        own = or_(t.host == guest, t.id.in_(select(s.table_id).where(s.guest == guest)))
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(t.id).where(t.status.in_(("open", "playing")), own))).scalars())

    async def _listed(self, query: Executable) -> list[Listed]:
        rows = await self.rows(query)
        return [Listed(row.id, row.game, row.status, row.host, row.made, row.touched, row.result) for row in rows]

    async def counts(self, host: str) -> tuple[int, int]:
        """The number of open and running tables, of one host and in total."""
        t = schema.tables
        query = select(func.count().filter(t.c.host == host), func.count()).select_from(t)
        async with self.engine.connect() as connection:
            own, total = (await connection.execute(query.where(t.c.status.in_(("open", "playing"))))).one()
            return own, total

    async def needing_server(self) -> list[tuple[str, int, float]]:
        """Running games in which the server may have to act: table, latest sequence number and its time."""
        t, e = schema.tables, schema.entries
        latest = select(func.max(e.c.sequence)).where(e.c.table_id == t.c.id).correlate(t).scalar_subquery()
        query = select(e.c.table_id, e.c.sequence, e.c.at).join(t, (t.c.id == e.c.table_id) & (e.c.sequence == latest))
        query = query.where(t.c.status == "playing", t.c.needs_server)
        async with self.engine.connect() as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(query)]

    async def stale(self, status: str, before: float) -> list[str]:
        """Tables without any entry since a time."""
        t, e = schema.tables, schema.entries
        latest = select(func.max(e.c.at)).where(e.c.table_id == t.c.id).scalar_subquery()
        query = select(t.c.id).where(t.c.status == status, t.c.touched < before, latest < before)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def results(self, game: str | None = None, guest: str | None = None) -> list[dict[str, object]]:
        """Results counted by game, player count, bot level, piece and reason."""
        r = schema.results
        keys = (r.c.game, r.c.players, r.c.level, r.c.piece, r.c.reason, r.c.has_won)
        query = select(*keys, func.count().label("n"), func.avg(r.c.points).label("points")).group_by(*keys)
        query = query.where(r.c.game == game) if game else query
        query = query.where(r.c.guest == guest) if guest else query
        return await self.mappings(query)

    # Guests, facts, workers

    async def add_guest(self, id: str, name: str) -> None:
        """Store a guest."""
        await self.write((insert(schema.guests), {"id": id, "name": name, "made": time.time()}))

    async def rename_guest(self, id: str, name: str) -> None:
        """Change a guest's name."""
        await self.write((update(schema.guests).where(schema.guests.c.id == id), {"name": name}))

    async def guest(self, id: str) -> StoredGuest | None:
        """A guest; None if unknown."""
        g, p, j, s = schema.guests, schema.profiles, schema.joined_guests, schema.sanctions
        columns = (g.c.name, p.c.id.is_not(None), j.c.guest.is_not(None), s.c.is_muted, s.c.is_banned)
        joined = g.outerjoin(p, p.c.id == g.c.id).outerjoin(j, j.c.guest == g.c.id).outerjoin(s, s.c.guest == g.c.id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(*columns).select_from(joined).where(g.c.id == id))).first()
        return None if row is None else StoredGuest(row[0], *(bool(value) for value in row[1:]))

    async def fact(self, name: str, make: Callable[[], str] = lambda: secrets.token_hex(32)) -> str:
        """A secret that all workers share, made by the first that asks."""
        known = await self.scalar(select(schema.facts.c.value).where(schema.facts.c.name == name))
        if known is not None:
            return str(known)
        new = {"name": name, "value": make()}
        await self.write((self.insert(schema.facts).on_conflict_do_nothing(), new))
        return str(await self.scalar(select(schema.facts.c.value).where(schema.facts.c.name == name)))

    async def beat(self) -> None:
        """Send a heartbeat to the other workers."""
        new = self.insert(schema.workers)
        new = new.on_conflict_do_update(index_elements=["id"], set_={"seen": new.excluded.seen})
        await self.write((new, {"id": self.worker_id, "seen": time.time()}))

    async def alive(self) -> set[str]:
        """The workers that serve this database now; with SQLite only this one."""
        if not self.is_postgresql:
            return {self.worker_id}
        is_recent = schema.workers.c.seen.between(time.time() - ALIVE, time.time() + ALIVE)
        query = select(schema.workers.c.id).where(is_recent)
        async with self.engine.connect() as connection:
            return {*(await connection.execute(query)).scalars(), self.worker_id}

    async def notify_reload(self, tables: list[str]) -> None:
        """Have the other workers reload tables; with SQLite there are none."""
        if self.is_postgresql and tables:
            async with self.engine.begin() as connection:
                await notify(connection, self.worker_id, [f"{RELOAD}{table}" for table in tables])

    async def is_healthy(self) -> bool:
        """Query the database; raises if it does not answer."""
        return bool(await self.scalar(text("select 1")))

    async def write(self, *statements: Statement) -> None:
        """Run statements, all or none."""
        await self.write_queue.execute(*statements)

    async def rows(self, query: Executable) -> list[StoredRow]:
        """The rows that a query returns."""
        async with self.engine.connect() as connection:
            return list(await connection.execute(query))

    async def mappings(self, query: Executable) -> list[dict[str, object]]:
        """The rows that a query returns, as dictionaries by column."""
        return [dict(row._mapping) for row in await self.rows(query)]

    async def scalar(self, query: Executable) -> object:
        """The first value that a query returns; None if it returns nothing."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def number(self, query: Executable) -> int:
        """The number that a query counts."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())
