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
    try:
        async with opened(settings) as storage:
            if storage.is_postgresql:
                await _copy_to_file(storage, file)
            else:
                _copy_file(make_url(settings.url).database or "", file)
    except BaseException:
        file.unlink(missing_ok=True)  # half a backup is none
        raise
    return await _count(file)


def _copy_file(source: str, file: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(file)) as new:
        old.backup(new)


async def _copy_to_file(storage: Storage, file: Path) -> None:
    async with opened(_settings_of(file)) as copy, storage.engine.connect() as source:
        await source.execution_options(isolation_level="REPEATABLE READ")
        await _copy(source, copy)


async def restore(settings: Settings, file: Path) -> int:
    """Fill an empty database from a backup; returns the number of tables. Raises BadChoice if that is not possible."""
    if not file.is_file():
        raise BadChoice("no-file", got=str(file), why="missing")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite3"
        shutil.copyfile(file, copy)
        if not _is_backup(copy):
            raise BadChoice("bad-backup", got=str(file))
        await _migrate(copy, str(file))
        async with opened(settings, exclusive=True, may_be_new=True) as storage, opened(_settings_of(copy)) as backup:
            for table in (schema.tables, schema.guests):
                if await storage.number(select(func.count()).select_from(table)):
                    raise BadChoice("database-not-empty", got=storage.shown_url)
            async with backup.engine.connect() as source:
                await _copy(source, storage)
        return await _count(copy)


def _is_backup(file: Path) -> bool:
    """Whether a file is the undamaged database of a server."""
    try:
        with closing(sqlite3.connect(file)) as backup:
            backup.execute("select count(*) from alembic_version")
            return bool(backup.execute("pragma quick_check").fetchone() == ("ok",))
    except sqlite3.Error:
        return False


async def _migrate(copy: Path, name: str) -> None:
    """Bring the copy of an older backup up to date; raises BadChoice if it comes from a newer version."""
    try:
        async with opened(_settings_of(copy)):
            pass
    except BadChoice as error:
        raise BadChoice(error.id, got=name) from error


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
