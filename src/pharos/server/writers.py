"""How a batch gets into the database: one transaction, on SQLite in one visit to a thread, on PostgreSQL in few messages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
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
        """Entries that were not new are rare: only then is each asked for by itself, in a second attempt."""
        with contextlib.suppress(_TakenError):
            return self._transaction(entries, statements, _store_all)
        return self._transaction(entries, statements, _store_each)

    def _transaction(self, entries: list[Entry], statements: list[Statement], store: Store) -> set[Key]:
        with self._engine.begin() as connection:
            for statement, values in statements:
                connection.execute(statement, values)
            stored = store(connection, entries) if entries else set()
            for statement, values in follow_ups(sqlite.insert, entries, stored):
                connection.execute(statement, values)
        return stored

    async def dispose(self) -> None:
        """Close the connection where it was opened."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class _TakenError(Exception):
    """Some place in a log was taken."""


Store = Callable[[Connection, list[Entry]], set[Key]]


def _store_all(connection: Connection, entries: list[Entry]) -> set[Key]:
    if _insert(connection, [entry.row() for entry in entries]) < len(entries):
        raise _TakenError
    return {(entry.table, entry.sequence) for entry in entries}


def _store_each(connection: Connection, entries: list[Entry]) -> set[Key]:
    """None of a table after one whose place was taken."""
    stored: set[Key] = set()
    lost: set[str] = set()
    for entry in entries:
        if entry.table not in lost and _insert(connection, [entry.row()]) == 1:
            stored.add((entry.table, entry.sequence))
        else:
            lost.add(entry.table)
    return stored


def _insert(connection: Connection, rows: list[Row]) -> int:
    """How many of the rows were new."""
    return connection.exec_driver_sql(_SQLITE, (orjson.dumps(rows).decode(),)).rowcount


class PostgresqlWriter:
    """A connection of the pool; other workers are told which tables have news."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self._engine, self._worker = engine, worker

    async def write(self, entries: list[Entry], statements: list[Statement]) -> set[Key]:
        """The entries in one statement, whatever their number; again without those that may not follow."""
        while True:
            async with self._engine.connect() as connection, connection.begin() as transaction:
                stored = await self._written(connection, entries, statements)
                kept = followable(entries, stored)
                if len(kept) == len(stored):
                    return stored
                await transaction.rollback()
            entries = kept

    async def _written(self, connection: AsyncConnection, entries: list[Entry], statements: list[Statement]) -> set[Key]:
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


def followable(entries: list[Entry], stored: set[Key]) -> list[Entry]:
    """The stored entries without those of a table after one whose place was taken."""
    kept: list[Entry] = []
    lost: set[str] = set()
    for entry in entries:
        if entry.table not in lost and (entry.table, entry.sequence) in stored:
            kept.append(entry)
        else:
            lost.add(entry.table)
    return kept


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
