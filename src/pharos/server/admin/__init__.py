"""Administration of a server's database: backups, checks, a person's data, pruning. `pharos admin` is its command line."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ...core.errors import BadChoice
from ..config import Settings
from ..db.file_lock import lock_file
from ..db.storage import Storage

WORKER = "admin"


@asynccontextmanager
async def opened(settings: Settings, *, exclusive: bool = False) -> AsyncIterator[Storage]:
    """The storage of a server. With `exclusive`, raises BadChoice while a server runs, which would not see the changes."""
    lock = lock_file(settings) if exclusive else None
    storage = Storage(settings.url, WORKER)
    try:
        await storage.start()
        if exclusive and await storage.alive() - {WORKER}:
            raise BadChoice("database-in-use", got=storage.engine.url.render_as_string(hide_password=True))
        yield storage
    finally:
        await (storage.stop() if storage.write_queue.is_running else storage.dispose())
        if lock:
            lock.close()
