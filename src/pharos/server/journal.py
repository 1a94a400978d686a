"""All that is written goes through here, much of it in one transaction: whoever waits is answered when it is on the disk.

While one transaction is under way the next works gather; so a thousand tables cost few commits, and a single one waits
for nobody. The unique key (table, sequence) decides races: who comes second is told so and nothing of theirs is written,
nor anything of the same table that was to follow it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from .entries import Entry

MOST = 500
"""Works of one transaction."""

APART = 0.01
"""Seconds from the beginning of a transaction to that of the next: under load fewer and larger ones cost half as much; who
plays alone never waits."""

Key = tuple[str, int]
"""A place in a log: table and sequence number."""
Told = Callable[[bool], None]
"""Told whether an entry is stored; it must not fail."""
Statement = tuple[Any, Any]
"""A change besides the logs, and its values."""
Write = Callable[[list[Entry], list[Statement]], Awaitable[set[Key]]]
"""Stores entries and makes changes; the keys of entries that were new, of which none of a table follows one that was not."""


@dataclass(slots=True, eq=False)
class _Waiting:
    entry: Entry | None
    statements: Sequence[Statement]
    done: asyncio.Future[bool]
    told: Told | None = None
    is_kept: bool = False

    @property
    def key(self) -> Key | None:
        return (self.entry.table, self.entry.sequence) if self.entry else None

    def answer(self, outcome: bool | Exception) -> None:
        """Tell who waits, if they still do."""
        self.is_kept = outcome is True
        if self.told:
            self.told(self.is_kept)
        if self.done.done():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


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

    def append(self, entry: Entry, told: Told | None = None) -> asyncio.Future[bool]:
        """Store an entry for good; False if that place in the log was taken already. Who is told learns it in any case, even
        if nobody waits any longer, and before anybody else runs."""
        return self._add(entry, (), told)

    async def do(self, *statements: Statement) -> None:
        """Make changes, all or none."""
        await self._add(None, statements)

    def _add(self, entry: Entry | None, statements: Sequence[Statement], told: Told | None = None) -> asyncio.Future[bool]:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(entry, statements, done, told))
        self._wake.set()
        return done

    async def _run(self) -> None:
        begun = 0.0
        while self._queue or not self.is_stopping:
            await self._wake.wait()
            await asyncio.sleep(max(0.0, begun + APART - time.monotonic()))  # who was just answered may have more
            begun = time.monotonic()
            batch = self._next_batch()
            if not self._queue and not self.is_stopping:
                self._wake.clear()
            if batch:
                await self._write_batch(batch)

    def _next_batch(self) -> list[_Waiting]:
        """What waits, each place in a log once: who wants the same place comes later and is told that it is taken."""
        batch: list[_Waiting] = []
        rest: list[_Waiting] = []
        keys: set[Key] = set()
        for waiting in self._queue:
            key = waiting.key
            if len(batch) < MOST and key not in keys:
                batch.append(waiting)
            else:
                rest.append(waiting)
            if key:
                keys.add(key)
        self._queue = rest
        return batch

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        """Write together; should that fail, one by one, so that only who is at fault hears of it."""
        try:
            entries = [waiting.entry for waiting in batch if waiting.entry]
            stored = await self._write(entries, [statement for waiting in batch for statement in waiting.statements])
        except Exception as error:
            await self._write_each(batch, error)
        else:
            for waiting in batch:
                waiting.answer(waiting.entry is None or waiting.key in stored)
        self._let_down({waiting.entry.table for waiting in batch if waiting.entry and not waiting.is_kept})

    async def _write_each(self, batch: list[_Waiting], error: Exception) -> None:
        """Write one by one, but nothing of a table after what could not be written."""
        if len(batch) == 1:
            batch[0].answer(error)
            return
        lost: set[str] = set()
        for waiting in batch:
            if waiting.entry and waiting.entry.table in lost:
                waiting.answer(False)
                continue
            await self._write_batch([waiting])
            if waiting.entry and not waiting.is_kept:
                lost.add(waiting.entry.table)

    def _let_down(self, tables: set[str]) -> None:
        """What waits to follow an entry that was not stored was decided upon it, so it cannot be stored either."""
        if tables:
            down = [waiting for waiting in self._queue if waiting.entry and waiting.entry.table in tables]
            self._queue = [waiting for waiting in self._queue if waiting not in down]
            for waiting in down:
                waiting.answer(False)
