"""The log of a live table and the one path by which it changes: decide, store, apply.

A decision checks that a change is legal now and drafts its entry. The entry gets the next place in the log and is stored
durably. Then it is applied to the table and the game, which informs the clients. If another worker took the place first,
its entries are applied and the decision is made again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from ...core.errors import PharosError
from .. import metrics
from ..db.entries import Entry, EntryData, EntryKind
from ..db.storage import Storage
from .background_queue import BackgroundQueue
from .clocks import now
from .pending_entries import PendingEntries
from .table import Table

log = logging.getLogger("pharos.tables")
Draft = tuple[EntryKind, int | None, EntryData]
"""An entry before it has its place: kind, seat, data."""
Decide = Callable[[], Draft | None]
"""Drafts a change; None if there is nothing to do. Raises PharosError if it is not allowed."""
Apply = Callable[[Entry], Awaitable[None] | None]
"""Applies a stored entry; returns what must still be awaited, if anything."""


def _never() -> bool:
    return False


class TableLog:
    """Writes a table's log, one change at a time except where changes cannot conflict."""

    def __init__(
        self, storage: Storage, table: Table, apply: Apply, on_applied: Callable[[], None], background: BackgroundQueue
    ) -> None:
        self.storage, self.table = storage, table
        self.used = time.monotonic()
        self._apply, self._on_applied = apply, on_applied
        self._pending = PendingEntries(background, self._apply_stored)
        self._remaining: list[Awaitable[None]] = []
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether the table is being changed."""
        return self._pending.is_locked

    # Writing

    async def change(self, decide: Decide) -> int:
        """Make a change that nothing may overlap; returns its sequence number once it is applied."""
        sequence = await self.write(decide)
        await self.wait_applied()
        return sequence

    async def write(self, decide: Decide, *, seat: int | None = None, may_join: Callable[[], bool] = _never) -> int:
        """Store a change and return its sequence number, or the latest one if there was nothing to do. If `may_join`, it may
        follow entries that are stored but not applied yet. It is applied soon after."""
        while True:
            draft = self._concurrently(decide) if may_join() and self._pending.can_join(seat) else None
            draft = draft or await self._exclusively(decide)
            if draft is None:
                return self.table.sequence
            entry = self._entry(*draft)
            if await self.storage.append(entry, self._pending.add(entry)):
                return entry.sequence
            metrics.races.inc()
            await self.catch_up()

    def write_now(
        self, decide: Decide, on_stored: Callable[[int], None], *, seat: int | None, may_join: Callable[[], bool] = _never
    ) -> asyncio.Future[bool] | None:
        """Store a change without a task, if nothing is in its way. If it must wait or is refused, returns None: use `write`.
        The callback gets the sequence number at the moment at which it is stored; the future tells whether it was."""
        draft = self._drafted_now(decide, seat, may_join)
        if draft is None:
            return None
        entry = self._entry(*draft)
        on_outcome = self._pending.add(entry)

        def learn(is_stored: bool) -> None:
            on_outcome(is_stored)
            if is_stored:
                on_stored(entry.sequence)

        return self.storage.append(entry, learn)

    def _drafted_now(self, decide: Decide, seat: int | None, may_join: Callable[[], bool]) -> Draft | None:
        """Decide at once. A draft holds the lock until its entry and those that joined it are applied."""
        if may_join() and self._pending.can_join(seat):
            return self._concurrently(decide)
        if not self._pending.try_acquire():
            return None
        draft = None
        try:
            draft = self._concurrently(decide)
        finally:
            if draft is None:
                self._pending.release()
        return draft

    def _concurrently(self, decide: Decide) -> Draft | None:
        """Decide without waiting; if that is refused, decide again while holding the lock."""
        with contextlib.suppress(PharosError):
            return decide()
        return None

    async def _exclusively(self, decide: Decide) -> Draft | None:
        """Decide while holding the lock. A draft keeps the lock until its entry and those that joined it are applied."""
        await self._pending.acquire()
        draft = None
        try:
            draft = await self._decided(decide)
        finally:
            if draft is None:
                self._pending.release()
        return draft

    async def _decided(self, decide: Decide) -> Draft | None:
        """Decide, and before refusing look for entries that another worker has stored."""
        try:
            return decide()
        except PharosError:
            before = self.table.sequence
            if self.storage.is_postgresql:
                await self._catch_up()
            if self.table.sequence == before:
                raise
            return decide()

    def _entry(self, kind: EntryKind, seat: int | None, data: EntryData) -> Entry:
        """A draft in its place, behind all pending entries."""
        table, latest = self.table, self._pending.latest.at if self._pending else self.table.at
        sequence = table.sequence + len(self._pending) + 1
        return Entry(table.id, sequence, kind, max(now(), latest), self.storage.worker_id, seat, data)

    # Applying

    def _apply_stored(self) -> None:
        """Apply what is stored; after the last pending entry, release the lock."""
        self.used = time.monotonic()
        for entry in self._pending.take_stored():
            try:
                remaining = self._apply(entry)
            except Exception:
                log.exception("entry failed", extra={"table": self.table.id, "sequence": entry.sequence})
            else:
                self._remaining += [remaining] if remaining else []
        if not self._pending:
            if self._remaining:
                self._task = asyncio.create_task(self._finish())
            else:
                self._pending.release()
        self._on_applied()

    async def _finish(self) -> None:
        """Await what entries left to be done, then release the lock."""
        remaining, self._remaining = self._remaining, []
        try:
            for work in remaining:
                await work
        except Exception:
            log.exception("entry failed", extra={"table": self.table.id, "sequence": self.table.sequence})
        finally:
            self._pending.release()
            self._on_applied()

    async def catch_up(self) -> None:
        """Apply what other workers have stored."""
        async with self._pending.exclusively():
            await self._catch_up()

    async def _catch_up(self) -> None:
        for entry in await self.storage.log(self.table.id, self.table.sequence):
            self.used = time.monotonic()
            remaining = self._apply(entry)
            if remaining:
                await remaining
            self._on_applied()

    async def wait_applied(self) -> None:
        """Wait until everything stored so far is applied."""
        async with self._pending.exclusively():
            pass
