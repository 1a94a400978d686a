"""Entries of a table on their way to the disk.

Seats that owe a decision at the same time do not wait for each other: one seat's decision never restricts another's. All are
checked against the same state and stored one after the other, as are chat and presence. Each is acknowledged once it is
stored, and all are applied in order. The table's lock is held from the first to the last.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass

from ..db.entries import Entry
from .background_queue import BackgroundQueue

JOINABLE = frozenset(("act", "chat", "reaction", "here", "away"))
"""Entries behind which others may be stored before they are applied."""


@dataclass(slots=True)
class _Pending:
    entry: Entry
    is_stored: bool | None = None
    """None while unknown."""


class _Lock:
    """A lock for tasks, handed over in the order in which they asked for it, that callbacks can take too if it is free."""

    def __init__(self) -> None:
        self.is_held = False
        self._waiters: deque[asyncio.Future[None]] = deque()

    def try_acquire(self) -> bool:
        """Take the lock if it is free."""
        is_free = not self.is_held
        self.is_held = True
        return is_free

    async def acquire(self) -> None:
        """Take the lock, after all who have asked before."""
        if self.try_acquire():
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.cancelled():
                self._waiters.remove(waiter)
            else:  # cancelled just after it was handed over
                self.release()
            raise

    def release(self) -> None:
        """Hand the lock over, or free it."""
        waiter = next((waiter for waiter in self._waiters if not waiter.done()), None)
        if waiter is None:
            self.is_held = False
        else:
            self._waiters.remove(waiter)
            waiter.set_result(None)


class PendingEntries:
    """The entries of one table that have not been applied yet, in log order, and the lock that they share."""

    def __init__(self, background: BackgroundQueue, apply_stored: Callable[[], None]) -> None:
        self._background, self._apply_stored = background, apply_stored
        self._lock = _Lock()
        self._waiting = 0
        self._entries: deque[_Pending] = deque()
        self._is_scheduled = False

    def __len__(self) -> int:
        return len(self._entries)

    @property
    def is_locked(self) -> bool:
        """Whether the table is being changed."""
        return self._lock.is_held

    @property
    def latest(self) -> Entry:
        """The last of them."""
        return self._entries[-1].entry

    async def acquire(self) -> None:
        """Wait for the lock. Stored entries of this table are then applied ahead of other tables' work."""
        self._waiting += 1
        self._apply_known()
        try:
            await self._lock.acquire()
        finally:
            self._waiting -= 1

    def try_acquire(self) -> bool:
        """Take the lock if it is free."""
        return self._lock.try_acquire()

    def release(self) -> None:
        """Release the lock."""
        self._lock.release()

    @contextlib.asynccontextmanager
    async def exclusively(self) -> AsyncIterator[None]:
        """Hold the lock while nothing is pending."""
        await self.acquire()
        try:
            yield
        finally:
            self.release()

    def can_join(self, seat: int | None) -> bool:
        """Whether an entry of this seat may follow the pending ones: none of them is this seat's, exclusive or refused."""
        return bool(self._entries) and all(
            pending.entry.seat != seat and pending.entry.kind in JOINABLE and pending.is_stored is not False
            for pending in self._entries
        )

    def add(self, entry: Entry) -> Callable[[bool], None]:
        """Add an entry; returns the callback that learns whether it was stored."""
        pending = _Pending(entry)
        self._entries.append(pending)

        def on_stored(is_stored: bool) -> None:
            pending.is_stored = is_stored
            self._schedule()

        return on_stored

    def take_stored(self) -> Iterator[Entry]:
        """Remove the entries whose outcome is known and yield those that were stored."""
        while self._is_known:
            pending = self._entries.popleft()
            if pending.is_stored:
                yield pending.entry

    @property
    def _is_known(self) -> bool:
        return bool(self._entries) and self._entries[0].is_stored is not None

    def _schedule(self) -> None:
        """Apply in this table's turn, or at once if somebody waits for the lock."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._apply_known)
        elif not self._is_scheduled:
            self._is_scheduled = True
            self._background.add(self._apply_scheduled)

    def _apply_scheduled(self) -> None:
        self._is_scheduled = False
        self._apply_known()

    def _apply_known(self) -> None:
        if self._is_known:
            self._apply_stored()
