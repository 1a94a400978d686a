"""PostgreSQL LISTEN: learns which tables other workers have changed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import asyncpg

RETRY = 1.0
CHECK_EVERY, CHECK_SECONDS = 15.0, 10.0
"""How often the connection is checked, and how long an answer may take."""


class PgListener:
    """Reports tables changed by other workers; after a reconnect, None, because any table may have changed."""

    def __init__(self, url: str, worker: str, on_change: Callable[[set[str] | None], None]) -> None:
        self._url = url.replace("postgresql+asyncpg:", "postgresql:", 1)
        self._worker, self._on_change = worker, on_change
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start listening; returns once the first connection listens."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._run(ready), name="pg listener")
        await ready.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, ready: asyncio.Event) -> None:
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                connection = await asyncpg.connect(self._url, timeout=CHECK_SECONDS)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener("pharos", self._on_notify)
                self._on_change(None)
                ready.set()
                try:
                    await self._watch(connection, lost)
                finally:
                    connection.terminate()
            await asyncio.sleep(RETRY)

    async def _watch(self, connection: asyncpg.Connection, lost: asyncio.Event) -> None:
        """Return once the connection is lost; raises TimeoutError if it has gone silent."""
        while not lost.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), CHECK_EVERY)
            if not lost.is_set():
                await connection.execute("select 1", timeout=CHECK_SECONDS)

    def _on_notify(self, connection: asyncpg.Connection, pid: int, channel: str, payload: object) -> None:
        worker, *tables = str(payload).split()
        if worker != self._worker:
            self._on_change(set(tables))
