"""Administration of a server's database: backups, checks, a person's data, pruning. `pharos admin` is its command line."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import make_url

from ...core.errors import BadChoice
from ..config import Settings
from ..db.file_lock import lock_file
from ..db.storage import Storage

WORKER = "admin"


@asynccontextmanager
async def opened(settings: Settings, *, exclusive: bool = False, may_be_new: bool = False) -> AsyncIterator[Storage]:
    """The storage of a server; raises BadChoice if there is none, unless it `may_be_new`. With `exclusive`, also while a
    server runs, which would not see the changes."""
    if not may_be_new:
        _check_file(settings)
    lock = lock_file(settings) if exclusive else None
    storage = Storage(settings.url, WORKER)
    try:
        await storage.start()
        if exclusive and await storage.alive() - {WORKER}:
            raise BadChoice("database-in-use", got=storage.shown_url)
        yield storage
    finally:
        await (storage.stop() if storage.write_queue.is_running else storage.dispose())
        if lock:
            lock.close()


def _check_file(settings: Settings) -> None:
    """Raises BadChoice if the SQLite file does not exist: opening it would create an empty database."""
    file = None if settings.is_postgresql else make_url(settings.url).database
    if file and not Path(file).is_file():
        raise BadChoice("no-file", got=file, why="missing")
