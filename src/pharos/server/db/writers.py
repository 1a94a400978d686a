"""Writers: store a batch in one transaction, each in a thread of its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol

import orjson
from sqlalchemy import Connection, Engine, create_engine, event, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import schema
from .entries import Entry, Row
from .loop_thread import LoopThread
from .write_queue import Key, Statement

CHANNEL = "pharos"
RELOAD = "!"
"""Before the id of a table that other workers have to read anew."""
_NOTIFY_BYTES = 7000
_COLUMNS = "table_id, sequence, kind, seat, data, at, worker"
_SQLITE = (
    f"insert into entries ({_COLUMNS}) select "
    + ", ".join(f"value ->> {column}" for column in range(7))
    + " from json_each(?) where true on conflict do nothing"
)
"""Inserts all rows with one statement, because the thread has to reacquire the GIL after each statement."""
_POSTGRESQL = (
    f"insert into entries ({_COLUMNS}) select * from "
    "unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::float8[], $7::text[])"
)
_INSERT_FREE = f"{_POSTGRESQL} on conflict do nothing returning table_id, sequence"
_INSERT_AND_NOTIFY = (
    f"with stored as ({_POSTGRESQL}) select pg_notify('{CHANNEL}', payload) from unnest($8::text[]) as payloads(payload)"
)
"""Inserts all rows or none and notifies the other workers, in one round trip: a statement is a transaction of its own."""


class Writer(Protocol):
    """Writes batches."""

    async def write(self, entries: list[Entry], statements: list[Statement]) -> set[Key]:
        """Store entries and run statements, all or none; returns the keys of the entries that were new."""
        ...

    async def dispose(self) -> None:
        """Close the connections."""
        ...


class SqliteWriter:
    """Writes over one connection in its own thread."""

    def __init__(self, url: str) -> None:
        plain = url.replace("sqlite+aiosqlite:", "sqlite:", 1)
        self._engine: Engine = create_engine(plain, connect_args={"timeout": 30}, hide_parameters=True)
        event.listen(self._engine, "connect", prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def write(self, entries: list[Entry], statements: list[Statement]) -> set[Key]:
        """Write the whole batch in one call to the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, entries, statements)

    def _write(self, entries: list[Entry], statements: list[Statement]) -> set[Key]:
        """Try one statement first. Only if a place was taken, which is rare, insert entry by entry."""
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
        """Close the connection in the thread that opened it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class _TakenError(Exception):
    """A place in a log is taken."""


Store = Callable[[Connection, list[Entry]], set[Key]]


def _store_all(connection: Connection, entries: list[Entry]) -> set[Key]:
    if _insert(connection, [entry.row() for entry in entries]) < len(entries):
        raise _TakenError
    return {_key(entry) for entry in entries}


def _store_each(connection: Connection, entries: list[Entry]) -> set[Key]:
    return {_key(entry) for entry in up_to_refusal(entries, lambda entry: _insert(connection, [entry.row()]) == 1)}


def _key(entry: Entry) -> Key:
    return entry.table, entry.sequence


def _is_stored(stored: set[Key], entry: Entry) -> bool:
    return _key(entry) in stored


def _insert(connection: Connection, rows: list[Row]) -> int:
    """Insert rows and return how many were new."""
    return connection.exec_driver_sql(_SQLITE, (orjson.dumps(rows).decode(),)).rowcount


class PostgresqlWriter:
    """Writes over one connection in its own thread and notifies the other workers of the changed tables. On the server's
    busy event loop, each round trip of a transaction would wait for a turn, and all acknowledgements with it."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self._engine, self._worker = engine, worker
        self._thread = LoopThread("writer")

    async def write(self, entries: list[Entry], statements: list[Statement]) -> set[Key]:
        """Write the whole batch in the thread."""
        return await self._thread.run(self._write(entries, statements))

    async def _write(self, entries: list[Entry], statements: list[Statement]) -> set[Key]:
        """Most batches are entries only and take one round trip. If a place was taken, which is rare, use a transaction."""
        if entries and not statements and not any(entry.kind in _INDEXED for entry in entries):
            with contextlib.suppress(IntegrityError):
                return await self._insert_and_notify(entries)
        return await self._transaction(entries, statements)

    async def _insert_and_notify(self, entries: list[Entry]) -> set[Key]:
        payloads = notifications(self._worker, {entry.table for entry in entries})
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.exec_driver_sql(_INSERT_AND_NOTIFY, (*_columns(entries), payloads))
        return {_key(entry) for entry in entries}

    async def _transaction(self, entries: list[Entry], statements: list[Statement]) -> set[Key]:
        """Insert all entries that find their place free; if some follow a refused one, roll back and retry without them."""
        while True:
            async with self._engine.connect() as connection, connection.begin() as transaction:
                stored = await self._store(connection, entries, statements)
                kept = up_to_refusal(entries, partial(_is_stored, stored))
                if len(kept) == len(stored):
                    return stored
                await transaction.rollback()
            entries = kept

    async def _store(self, connection: AsyncConnection, entries: list[Entry], statements: list[Statement]) -> set[Key]:
        for statement, values in statements:
            await connection.execute(statement, values)
        stored: set[Key] = set()
        if entries:
            rows = await connection.exec_driver_sql(_INSERT_FREE, _columns(entries))
            stored = {(row.table_id, row.sequence) for row in rows}
        for statement, values in follow_ups(postgresql.insert, entries, stored):
            await connection.execute(statement, values)
        await notify(connection, self._worker, {table for table, _ in stored})
        return stored

    async def dispose(self) -> None:
        """Close the connection in the thread that opened it."""
        try:
            await self._thread.run(self._engine.dispose())
        finally:
            self._thread.stop()


def up_to_refusal(entries: list[Entry], is_stored: Callable[[Entry], bool]) -> list[Entry]:
    """The stored entries up to the first refused one of each table; later ones are not even tried."""
    kept: list[Entry] = []
    lost: set[str] = set()
    for entry in entries:
        if entry.table not in lost and is_stored(entry):
            kept.append(entry)
        else:
            lost.add(entry.table)
    return kept


def _columns(entries: list[Entry]) -> tuple[list[Any], ...]:
    """The rows of entries, column by column. Workers that race for the same places take them in the same order, so that none
    waits for another one that waits for it."""
    return tuple(list(column) for column in zip(*(entry.row() for entry in sorted(entries, key=_key)), strict=True))


def notifications(worker: str, tables: Iterable[str]) -> list[str]:
    """What the other workers are told of changed tables, in as few texts as fit."""
    names, size = sorted(tables), _NOTIFY_BYTES // 30
    return [" ".join([worker, *names[first : first + size]]) for first in range(0, len(names), size)]


async def notify(connection: AsyncConnection, worker: str, tables: Iterable[str]) -> None:
    """Notify the other workers of changed tables."""
    for payload in notifications(worker, tables):
        await connection.execute(text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def follow_ups(insert: Any, entries: Iterable[Entry], stored: set[Key]) -> list[Statement]:
    """Statements that update the table index after new entries."""
    indexed = [entry for entry in entries if entry.kind in _INDEXED and _key(entry) in stored]
    return [statement for entry in indexed for statement in index(insert, entry)]


_INDEXED = {"started", "closed", "left", "taken", "host", "sat", "moved"}


def index(insert: Any, entry: Entry) -> list[Statement]:
    """Statements that update the table index after one entry."""
    values: dict[str, Any] = {}
    statements: list[Statement] = []
    if entry.kind == "started":
        values = {"status": "playing", "is_watched": bool(entry.data.get("is_watched")), "touched": entry.at}
    elif entry.kind == "closed":
        values = {"status": "closed", "touched": entry.at}
    elif entry.kind in ("left", "taken"):
        values = {"is_watched": True}
    elif entry.kind == "host":
        values = {"host": entry.data["guest"]}
    if values:
        statements.append((update(schema.tables).where(schema.tables.c.id == entry.table), values))
    if entry.kind == "made" and entry.data["spec"].get("group"):
        row = {"table_id": entry.table, "group_id": entry.data["spec"]["group"]}
        statements.append((insert(schema.group_tables).on_conflict_do_nothing(), row))
    if entry.kind in ("sat", "moved") and entry.data.get("guest"):
        row = {"table_id": entry.table, "guest": entry.data["guest"]}
        statements.append((insert(schema.sitters).on_conflict_do_nothing(), row))
    return statements


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Make commits durable before they are acknowledged, and let readers never wait for writers."""
    cursor = connection.cursor()
    for name, value in (("journal_mode", "WAL"), ("synchronous", "FULL"), ("foreign_keys", "ON"), ("busy_timeout", "30000")):
        cursor.execute(f"PRAGMA {name}={value}")
    cursor.close()
