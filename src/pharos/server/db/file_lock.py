"""A lock next to the SQLite file, so that two servers never write the same tables."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO

from sqlalchemy import make_url

from ...core.errors import BadChoice
from ..config import Settings


def lock_file(settings: Settings) -> IO[str] | None:
    """Lock the SQLite file until the handle is closed; raises BadChoice if it cannot be opened or another process
    holds it. None for PostgreSQL."""
    name = None if settings.is_postgresql else make_url(settings.url).database
    if not name or name == ":memory:":
        return None
    try:
        handle = open(f"{Path(name).resolve()}.lock", "w")  # noqa: SIM115
    except OSError as error:
        raise BadChoice("no-database", got=name) from error
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise BadChoice("database-in-use", got=name) from None
    return handle
