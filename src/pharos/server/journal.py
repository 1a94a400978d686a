"""Writes entries of many tables in few transactions: whoever waits is answered when the rows are on the disk.

While one transaction is under way the next entries gather; so a thousand tables cost few commits, and a single one waits
for nobody. The unique key (table, sequence) decides races: who comes second is told so and nothing of theirs is written.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from .entries import Entry

MOST = 500
"""Entries of one transaction."""

Write = Callable[[list[Entry]], Awaitable[set[tuple[str, int]]]]
"""Stores entries and gives the keys (table, sequence) of those that were new."""


@dataclass(slots=True)
class _Waiting:
    entry: Entry
    done: asyncio.Future[bool]


class Journal:
    """The queue before the database."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._queue: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.is_stopping = False

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what waits, then end."""
        self.is_stopping = True
        self._wake.set()
        if self._task:
            await self._task

    async def append(self, entry: Entry) -> bool:
        """Store an entry for good; False if that place in the log was taken already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(entry, done))
        self._wake.set()
        return await done

    async def _run(self) -> None:
        while self._queue or not self.is_stopping:
            await self._wake.wait()
            await asyncio.sleep(0)  # who was just answered may have more
            batch = self._next_batch()
            if not self._queue and not self.is_stopping:
                self._wake.clear()
            if batch:
                await self._write_batch(batch)

    def _next_batch(self) -> list[_Waiting]:
        """What waits, each place in a log once: who wants the same place comes later and is told that it is taken."""
        batch: dict[tuple[str, int], _Waiting] = {}
        rest: list[_Waiting] = []
        for waiting in self._queue:
            key = waiting.entry.table, waiting.entry.sequence
            if len(batch) < MOST and key not in batch:
                batch[key] = waiting
            else:
                rest.append(waiting)
        self._queue = rest
        return list(batch.values())

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        """Write together; should that fail, one by one, so that only who is at fault hears of it."""
        try:
            stored = await self._write([waiting.entry for waiting in batch])
        except Exception as error:
            if len(batch) > 1:
                for waiting in batch:
                    await self._write_batch([waiting])
                return
            for waiting in batch:
                with contextlib.suppress(asyncio.InvalidStateError):
                    waiting.done.set_exception(error)
            return
        for waiting in batch:
            if not waiting.done.done():
                waiting.done.set_result((waiting.entry.table, waiting.entry.sequence) in stored)
