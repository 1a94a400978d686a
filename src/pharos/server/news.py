"""Carries word of new entries between workers on one PostgreSQL: LISTEN on a connection of its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

RETRY = 1.0


class News:
    """Hears which tables have news from other workers; after a lost connection, that all may have."""

    def __init__(self, url: str, worker: str, told: Callable[[set[str] | None], None]) -> None:
        self._url = url.replace("postgresql+asyncpg:", "postgresql:", 1)
        self._worker, self._told = worker, told
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._run(ready), name="news")
        await ready.wait()

    async def stop(self) -> None:
        """Listen no longer."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, ready: asyncio.Event) -> None:
        import asyncpg

        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(self._url)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener("pharos", self._heard)
                self._told(None)
                ready.set()
                try:
                    await lost.wait()
                finally:
                    await connection.close()
            await asyncio.sleep(RETRY)

    def _heard(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        worker, *tables = str(payload).split()
        if worker != self._worker:
            self._told(set(tables))
