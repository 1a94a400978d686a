"""Backups: a SQLite file with everything, from either kind of database and into either kind."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import Table, delete, func, insert, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.errors import BadChoice
from ..config import Settings
from ..db import schema
from ..db.storage import Storage
from . import opened

COPIED = (
    schema.guests, schema.profiles, schema.passkeys, schema.sessions, schema.joined_guests,
    schema.tables, schema.entries, schema.sitters, schema.results, schema.sheets,
    schema.physical_results, schema.ratings, schema.rated_games, schema.rated_seats,
    schema.groups, schema.group_seasons, schema.group_members, schema.group_sheets, schema.group_names,
    schema.group_tables, schema.performances, schema.daily_tries, schema.sanctions, schema.announcements,
    schema.push_subscriptions, schema.pushes, schema.facts,
)  # fmt: skip
"""What a backup contains, in the order in which rows refer to each other."""
BATCH = 1000


async def back_up(settings: Settings, file: Path) -> int:
    """Write a consistent backup to a new file, even while the server runs; returns the number of tables in it."""
    if file.exists():
        raise BadChoice("file-exists", got=str(file))
    try:
        file.touch(mode=0o600)
    except OSError as error:
        why = "missing" if isinstance(error, FileNotFoundError) else "denied"
        raise BadChoice("no-write", got=str(file), why=why) from error
    async with opened(settings) as storage:
        if storage.is_postgresql:
            file.unlink()
            await _copy_to_file(storage, file)
            file.chmod(0o600)
        else:
            _copy_file(make_url(settings.url).database or "", file)
    return await _count(file)


def _copy_file(source: str, file: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(file)) as new:
        old.backup(new)


async def _copy_to_file(storage: Storage, file: Path) -> None:
    async with opened(_settings_of(file)) as copy, storage.engine.connect() as source:
        await source.execution_options(isolation_level="REPEATABLE READ")
        await _copy(source, copy)


async def restore(settings: Settings, file: Path) -> int:
    """Fill an empty database from a backup; returns the number of tables. Raises BadChoice if it is not empty."""
    if not file.is_file():
        raise BadChoice("no-file", got=str(file), why="missing")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite3"
        shutil.copyfile(file, copy)  # an older backup is migrated first
        async with opened(settings, exclusive=True) as storage, opened(_settings_of(copy)) as backup:
            if await storage.scalar(select(func.count()).select_from(schema.tables)):
                raise BadChoice("database-not-empty", got=storage.engine.url.render_as_string(hide_password=True))
            async with backup.engine.connect() as source:
                await _copy(source, storage)
        return await _count(copy)


async def _copy(source: AsyncConnection, target: Storage) -> None:
    """Copy all rows in one transaction."""
    async with target.engine.begin() as connection:
        for table in reversed(COPIED):
            await connection.execute(delete(table))
        for table in COPIED:
            await _copy_table(source, connection, table)


async def _copy_table(source: AsyncConnection, target: AsyncConnection, table: Table) -> None:
    rows = await source.stream(select(table))
    async for batch in rows.mappings().partitions(BATCH):
        await target.execute(insert(table), [dict(row) for row in batch])


async def _count(file: Path) -> int:
    async with opened(_settings_of(file)) as storage:
        return await storage.number(select(func.count()).select_from(schema.tables))


def _settings_of(file: Path) -> Settings:
    return Settings(database=f"sqlite:///{file.absolute()}")
