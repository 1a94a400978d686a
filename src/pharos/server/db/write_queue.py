"""The write queue: gathers entries and changes of all tables and stores them in few transactions.

While one transaction runs, the next batch gathers. A thousand busy tables share a few commits, and a single table never
waits. The unique key (table, sequence) decides races: the second writer of a place in a log is refused, together with
everything queued for that table behind it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial

from .entries import Entry
from .statements import Statement

MAX_BATCH = 500
"""Items in one transaction."""

MIN_INTERVAL = 0.01
"""Seconds between the starts of two transactions. Under load, fewer and larger ones cost half as much; a lone writer never
waits."""

Key = tuple[str, int]
"""A place in a log: table id and sequence number."""
OnOutcome = Callable[[bool], None]
"""Learns whether an entry was stored; must not raise."""
OnStored = Callable[[set[Key]], object]
"""Learns which entries of a batch are new."""
Write = Callable[[list[Entry], list[Statement], OnStored], Awaitable[None]]
"""Stores entries and runs statements, and reports the keys of new entries in the event loop before it returns; in each table
none of them follows a refused one. Returned keys would reach the clients one turn of a busy loop later."""


@dataclass(slots=True, eq=False)
class _Item:
    entry: Entry | None
    statements: Sequence[Statement]
    done: asyncio.Future[bool]
    on_outcome: OnOutcome | None = None
    is_stored: bool = False

    @property
    def key(self) -> Key | None:
        return (self.entry.table, self.entry.sequence) if self.entry else None

    def resolve(self, outcome: bool | Exception) -> None:
        """Report the outcome to the callback and to the future, unless its owner has gone."""
        self.is_stored = outcome is True
        if self.on_outcome:
            self.on_outcome(self.is_stored)
        if self.done.done():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


def _is_unreachable(error: Exception) -> bool:
    """Whether the database did not answer, so that there is no point in trying the items one by one."""
    return isinstance(error, TimeoutError | ConnectionError) or bool(getattr(error, "connection_invalidated", False))


class WriteQueue:
    """Batches everything that goes into the database."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._queue: list[_Item] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.is_stopping = False

    @property
    def is_running(self) -> bool:
        """Whether it has been started."""
        return self._task is not None

    def start(self) -> None:
        """Start writing."""
        self._task = asyncio.create_task(self._run(), name="write queue")

    async def stop(self) -> None:
        """Write what is queued, then stop."""
        self.is_stopping = True
        self._wake.set()
        if self._task:
            await self._task

    def cancel(self) -> None:
        """Stop at once, without writing what is queued."""
        if self._task:
            self._task.cancel()

    def append(self, entry: Entry, on_outcome: OnOutcome | None = None) -> asyncio.Future[bool]:
        """Store an entry durably; False if its place in the log is taken. The callback learns the outcome before any other
        task runs, even if nobody awaits the future any more."""
        return self._add(entry, (), on_outcome)

    async def execute(self, *statements: Statement) -> None:
        """Run statements, all or none."""
        await self._add(None, statements)

    def _add(
        self, entry: Entry | None, statements: Sequence[Statement], on_outcome: OnOutcome | None = None
    ) -> asyncio.Future[bool]:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(_Item(entry, statements, done, on_outcome))
        self._wake.set()
        return done

    async def _run(self) -> None:
        started = 0.0
        while self._queue or not self.is_stopping:
            await self._wake.wait()
            if (rest := started + MIN_INTERVAL - time.monotonic()) > 0:
                await asyncio.sleep(rest)
            started = time.monotonic()
            batch = self._next_batch()
            if not self._queue and not self.is_stopping:
                self._wake.clear()
            if batch:
                await self._write_batch(batch)

    def _next_batch(self) -> list[_Item]:
        """The next items, with each place in a log at most once. A second entry for a place waits for the next batch, with
        everything behind it, and is refused there."""
        batch: list[_Item] = []
        rest: list[_Item] = []
        keys: set[Key] = set()
        deferred: set[str] = set()
        for item in self._queue:
            entry, key = item.entry, item.key
            if len(batch) < MAX_BATCH and key not in keys and not (entry and entry.table in deferred):
                batch.append(item)
                keys.update([key] if key else [])
            else:
                rest.append(item)
                deferred.update([entry.table] if entry else [])
        self._queue = rest
        return batch

    async def _write_batch(self, batch: list[_Item]) -> None:
        """Write the batch in one transaction. If it is refused, write item by item, so that only the culprit fails."""
        entries = [item.entry for item in batch if item.entry]
        statements = [statement for item in batch for statement in item.statements]
        try:
            await self._write(entries, statements, partial(self._resolve, batch))
        except Exception as error:
            if _is_unreachable(error):
                for item in batch:
                    item.resolve(error)
            else:
                await self._write_each(batch, error)
            self._refuse_behind(batch)

    def _resolve(self, batch: list[_Item], stored: set[Key]) -> None:
        for item in batch:
            item.resolve(item.entry is None or item.key in stored)
        self._refuse_behind(batch)

    async def _write_each(self, batch: list[_Item], error: Exception) -> None:
        """Write item by item, but nothing of a table behind an entry that could not be written."""
        if len(batch) == 1:
            batch[0].resolve(error)
            return
        failed: set[str] = set()
        for item in batch:
            if item.entry and item.entry.table in failed:
                item.resolve(False)
                continue
            await self._write_batch([item])
            if item.entry and not item.is_stored:
                failed.add(item.entry.table)

    def _refuse_behind(self, batch: list[_Item]) -> None:
        """Refuse what is queued behind an entry that was not stored, because it was decided on top of it."""
        tables = {item.entry.table for item in batch if item.entry and not item.is_stored}
        if tables:
            refused = [item for item in self._queue if item.entry and item.entry.table in tables]
            self._queue = [item for item in self._queue if item not in refused]
            for item in refused:
                item.resolve(False)
