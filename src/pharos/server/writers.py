"""How a batch gets into the database: one transaction, on SQLite in one visit to a thread, on PostgreSQL in few messages."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import orjson
from sqlalchemy import Connection, Engine, create_engine, event, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import schema
from .entries import Entry, Row
from .journal import Key, Statement

CHANNEL = "pharos"
_NOTIFY_BYTES = 7000
_COLUMNS = "table_id, sequence, kind, seat, data, at, worker"
_SQLITE = (
    f"insert into entries ({_COLUMNS}) select "
    + ", ".join(f"value ->> {column}" for column in range(7))
    + " from json_each(?) where true on conflict do nothing"
)
"""All rows by one statement: after each statement the thread has to wait for the interpreter, which others hold."""
_POSTGRESQL = (
    f"insert into entries ({_COLUMNS}) select * from "
    "unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::float8[], $7::text[]) "
    "on conflict do nothing returning table_id, sequence"
)


class Writer(Protocol):
    """Writes batches."""

    async def write(self, entries: list[Entry], statements: list[Statement]) -> set[Key]:
        """Store entries and make changes, all or none; the keys of those entries that were new."""
        ...

    async def dispose(self) -> None:
        """Write no more."""
        ...


class SqliteWriter:
    """One connection in a thread of its own."""

    def __init__(self, url: str) -> None:
        self._engine: Engine = create_engine(url.replace("sqlite+aiosqlite:", "sqlite:", 1), connect_args={"timeout": 30})
        event.listen(self._engine, "connect", prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")

    async def write(self, entries: list[Entry], statements: list[Statement]) -> set[Key]:
        """All of it in one visit to the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, entries, statements)

    def _write(self, entries: list[Entry], statements: list[Statement]) -> set[Key]:
        with self._engine.begin() as connection:
            for statement, values in statements:
                connection.execute(statement, values)
            stored = _stored(connection, entries) if entries else set()
            for statement, values in follow_ups(sqlite.insert, entries, stored):
                connection.execute(statement, values)
        return stored

    async def dispose(self) -> None:
        """Close the connection where it was opened."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def _stored(connection: Connection, entries: list[Entry]) -> set[Key]:
    """Store entries; only if some were not new is each asked for by itself."""
    rows = [entry.row() for entry in entries]
    together = connection.begin_nested()
    if _insert(connection, rows) == len(rows):
        together.commit()
        return {(entry.table, entry.sequence) for entry in entries}
    together.rollback()
    return {(row[0], row[1]) for row in rows if _insert(connection, [row]) == 1}


def _insert(connection: Connection, rows: list[Row]) -> int:
    """How many of the rows were new."""
    return connection.exec_driver_sql(_SQLITE, (orjson.dumps(rows).decode(),)).rowcount


class PostgresqlWriter:
    """A connection of the pool; other workers are told which tables have news."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self._engine, self._worker = engine, worker

    async def write(self, entries: list[Entry], statements: list[Statement]) -> set[Key]:
        """The entries in one statement, whatever their number."""
        async with self._engine.begin() as connection:
            for statement, values in statements:
                await connection.execute(statement, values)
            stored: set[Key] = set()
            if entries:
                columns = tuple(list(column) for column in zip(*(entry.row() for entry in entries), strict=True))
                stored = {(row.table_id, row.sequence) for row in await connection.exec_driver_sql(_POSTGRESQL, columns)}
            for statement, values in follow_ups(postgresql.insert, entries, stored):
                await connection.execute(statement, values)
            await _notify(connection, self._worker, {table for table, _ in stored})
        return stored

    async def dispose(self) -> None:
        """The pool is closed by who opened it."""


async def _notify(connection: AsyncConnection, worker: str, tables: Iterable[str]) -> None:
    """Tell the other workers which tables have news."""
    names, size = sorted(tables), _NOTIFY_BYTES // 30
    for first in range(0, len(names), size):
        payload = " ".join([worker, *names[first : first + size]])
        await connection.execute(text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def follow_ups(insert: Any, entries: Iterable[Entry], stored: set[Key]) -> list[Statement]:
    """How new entries change the lists."""
    told = [entry for entry in entries if entry.kind in _INDEXED and (entry.table, entry.sequence) in stored]
    return [statement for entry in told for statement in index(insert, entry)]


_INDEXED = {"started", "closed", "left", "host", "sat", "moved"}


def index(insert: Any, entry: Entry) -> list[Statement]:
    """The changes by which the lists follow an entry."""
    values: dict[str, Any] = {}
    statements: list[Statement] = []
    if entry.kind == "started":
        values = {"status": "playing", "is_watched": bool(entry.data.get("is_watched")), "touched": entry.at}
    elif entry.kind == "closed":
        values = {"status": "closed", "touched": entry.at}
    elif entry.kind == "left":
        values = {"is_watched": True}
    elif entry.kind == "host":
        values = {"host": entry.data["guest"]}
    if values:
        statements.append((update(schema.tables).where(schema.tables.c.id == entry.table), values))
    if entry.kind in ("sat", "moved") and entry.data.get("guest"):
        row = {"table_id": entry.table, "guest": entry.data["guest"]}
        statements.append((insert(schema.sitters).on_conflict_do_nothing(), row))
    return statements


def prepare_sqlite(connection: Any, _: Any) -> None:
    """A commit is on the disk before it is acknowledged; readers never wait for writers."""
    cursor = connection.cursor()
    for name, value in (("journal_mode", "WAL"), ("synchronous", "FULL"), ("foreign_keys", "ON"), ("busy_timeout", "30000")):
        cursor.execute(f"PRAGMA {name}={value}")
    cursor.close()
