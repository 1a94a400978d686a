"""Writers: store a batch in one transaction, each in its own thread."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol

import asyncpg
import orjson
from asyncpg import UniqueViolationError
from sqlalchemy import Connection, Engine, create_engine, event, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import schema
from .entries import Entry
from .loop_thread import LoopThread
from .statements import Insert, Statement
from .write_queue import Key, OnStored

CHANNEL = "pharos"
RELOAD = "!"
"""The prefix of the id of a table that other workers must reload."""
_NOTIFY_BYTES = 7000
_COLUMNS = "table_id, sequence, kind, seat, data, at, worker"
_SQLITE = (
    f"insert into entries ({_COLUMNS}) select "
    + ", ".join(f"value ->> {column}" for column in range(7))
    + " from json_each(?) where true"
)
"""Inserts all rows or none with one statement, because the thread has to reacquire the GIL after each statement."""
_SQLITE_FREE = f"{_SQLITE} on conflict do nothing"
_POSTGRESQL = (
    f"insert into entries ({_COLUMNS}) select * from "
    "unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::float8[], $7::text[])"
)
_INSERT_FREE = f"{_POSTGRESQL} on conflict do nothing returning table_id, sequence"
_INSERT_AND_NOTIFY = (
    f"with stored as ({_POSTGRESQL}) select pg_notify('{CHANNEL}', payload) from unnest($8::text[]) as payloads(payload)"
)
"""Inserts all rows or none and notifies the other workers, in one round trip: a statement is a transaction of its own."""


Connect = Callable[[], Awaitable[asyncpg.Connection]]
"""Opens a connection to PostgreSQL."""


class Writer(Protocol):
    """Writes batches."""

    async def write(self, entries: list[Entry], statements: list[Statement], on_stored: OnStored) -> None:
        """Store entries and run statements, all or none, and report the keys of the entries that were new."""
        ...

    async def dispose(self) -> None:
        """Close the connections."""
        ...


class SqliteWriter:
    """Writes over two connections in their own thread: one for entries alone, one for transactions with statements."""

    def __init__(self, url: str) -> None:
        plain = url.replace("sqlite+aiosqlite:", "sqlite:", 1)
        self._engine: Engine = create_engine(plain, connect_args={"timeout": 30}, hide_parameters=True)
        event.listen(self._engine, "connect", prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, entries: list[Entry], statements: list[Statement], on_stored: OnStored) -> None:
        """Write the whole batch in one call to the thread."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write, entries, statements, _in_loop(on_stored))

    def _write(self, entries: list[Entry], statements: list[Statement], report: OnStored) -> None:
        """Most batches are entries only and take one statement. If that fails, which is rare, use a transaction."""
        if is_only_entries(entries, statements):
            with contextlib.suppress(sqlite3.Error):
                report(self._insert_all(entries))
                return
        report(self._transaction(entries, statements))

    def _insert_all(self, entries: list[Entry]) -> set[Key]:
        """Insert all entries or none. The statement is a transaction of its own."""
        if self._connection is None:
            self._connection = sqlite3.connect(self._engine.url.database or "", timeout=30, isolation_level=None)
            prepare_sqlite(self._connection, None)
        self._connection.execute(_SQLITE, (_encoded(entries),))
        return {_key(entry) for entry in entries}

    def _transaction(self, entries: list[Entry], statements: list[Statement]) -> set[Key]:
        """Try one statement for all entries first. Only if a place was taken, insert entry by entry."""
        with contextlib.suppress(_TakenError):
            return self._store(entries, statements, _store_all)
        return self._store(entries, statements, _store_each)

    def _store(self, entries: list[Entry], statements: list[Statement], store: Store) -> set[Key]:
        with self._engine.begin() as connection:
            for statement, values in statements:
                connection.execute(statement, values)
            stored = store(connection, entries) if entries else set()
            for statement, values in follow_ups(sqlite.insert, entries, stored):
                connection.execute(statement, values)
        return stored

    async def dispose(self) -> None:
        """Close the connections in the thread that opened them."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection:
            self._connection.close()
            self._connection = None
        self._engine.dispose()


class _TakenError(Exception):
    """A place in a log is taken."""


Store = Callable[[Connection, list[Entry]], set[Key]]


def _store_all(connection: Connection, entries: list[Entry]) -> set[Key]:
    if _insert(connection, entries) < len(entries):
        raise _TakenError
    return {_key(entry) for entry in entries}


def _store_each(connection: Connection, entries: list[Entry]) -> set[Key]:
    return {_key(entry) for entry in up_to_refusal(entries, lambda entry: _insert(connection, [entry]) == 1)}


def _in_loop(on_stored: OnStored) -> OnStored:
    """A callback for other threads that calls this one in the running event loop."""
    loop = asyncio.get_running_loop()

    def report(stored: set[Key]) -> None:
        loop.call_soon_threadsafe(on_stored, stored)

    return report


def _key(entry: Entry) -> Key:
    return entry.table, entry.sequence


def _is_stored(stored: set[Key], entry: Entry) -> bool:
    return _key(entry) in stored


def _insert(connection: Connection, entries: list[Entry]) -> int:
    """Insert entries and return how many were new."""
    return connection.exec_driver_sql(_SQLITE_FREE, (_encoded(entries),)).rowcount


def _encoded(entries: list[Entry]) -> str:
    """The rows of entries as JSON."""
    return orjson.dumps([entry.row() for entry in entries]).decode()


def is_only_entries(entries: list[Entry], statements: list[Statement]) -> bool:
    """Whether a batch changes nothing besides the logs."""
    return bool(entries) and not statements and not any(entry.kind in _INDEXED for entry in entries)


class PostgresqlWriter:
    """Writes over two connections in their own thread and notifies the other workers of the changed tables. On the server's
    busy event loop, each round trip of a transaction would wait for a turn, and all acknowledgements with it."""

    def __init__(self, engine: AsyncEngine, connect: Connect, worker: str) -> None:
        self._engine, self._connect, self._worker = engine, connect, worker
        self._connection: asyncpg.Connection | None = None
        """For batches of entries only; SQLAlchemy would take as long as PostgreSQL itself."""
        self._thread = LoopThread("writer")

    async def write(self, entries: list[Entry], statements: list[Statement], on_stored: OnStored) -> None:
        """Write the whole batch in the thread."""
        await self._thread.run(self._write(entries, statements, _in_loop(on_stored)))

    async def _write(self, entries: list[Entry], statements: list[Statement], report: OnStored) -> None:
        """Most batches are entries only and take one round trip. If a place was taken, which is rare, use a transaction."""
        if is_only_entries(entries, statements):
            with contextlib.suppress(UniqueViolationError):
                report(await self._insert_and_notify(entries))
                return
        report(await self._transaction(entries, statements))

    async def _insert_and_notify(self, entries: list[Entry]) -> set[Key]:
        """Insert all entries or none; raises ConnectionError if the connection is lost. After an error, use another one."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        connection, payloads = self._connection, notifications(self._worker, {entry.table for entry in entries})
        try:
            await connection.execute(_INSERT_AND_NOTIFY, *_columns(entries), payloads)
        except UniqueViolationError:
            raise
        except BaseException as error:
            is_lost, self._connection = connection.is_closed(), None
            connection.terminate()
            if is_lost:
                raise ConnectionError from error
            raise
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
        """Close the connections in the thread that opened them."""
        try:
            await self._thread.run(self._close())
        finally:
            self._thread.stop()

    async def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            await connection.close()
        await self._engine.dispose()


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


def _columns(entries: list[Entry]) -> tuple[list[object], ...]:
    """The rows of entries, column by column. Workers that race for the same places take them in the same order, so that none
    waits for another one that waits for it."""
    return tuple(list(column) for column in zip(*(entry.row() for entry in sorted(entries, key=_key)), strict=True))


def notifications(worker: str, tables: Iterable[str]) -> list[str]:
    """Notifications of changed tables for the other workers, in as few texts as fit."""
    names, size = sorted(tables), _NOTIFY_BYTES // 30
    return [" ".join([worker, *names[first : first + size]]) for first in range(0, len(names), size)]


async def notify(connection: AsyncConnection, worker: str, tables: Iterable[str]) -> None:
    """Notify the other workers of changed tables."""
    for payload in notifications(worker, tables):
        await connection.execute(text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def follow_ups(insert: Insert, entries: Iterable[Entry], stored: set[Key]) -> list[Statement]:
    """Statements that update the table index after new entries."""
    indexed = [entry for entry in entries if entry.kind in _INDEXED and _key(entry) in stored]
    return [statement for entry in indexed for statement in index(insert, entry)]


_INDEXED = {"started", "closed", "left", "taken", "host", "sat", "moved"}


def index(insert: Insert, entry: Entry) -> list[Statement]:
    """Statements that update the table index after one entry."""
    values: dict[str, object] = {}
    statements: list[Statement] = []
    if entry.kind == "started":
        values = {"status": "playing", "needs_server": bool(entry.data.get("needs_server")), "touched": entry.at}
    elif entry.kind == "closed":
        values = {"status": "closed", "touched": entry.at}
    elif entry.kind in ("left", "taken"):
        values = {"needs_server": True}
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


def prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    """Make commits durable before they are acknowledged, and let readers never wait for writers."""
    cursor = connection.cursor()
    for name, value in (("journal_mode", "WAL"), ("synchronous", "FULL"), ("foreign_keys", "ON"), ("busy_timeout", "30000")):
        cursor.execute(f"PRAGMA {name}={value}")
    cursor.close()
