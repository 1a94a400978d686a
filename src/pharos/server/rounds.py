"""Entries of a table on their way to the disk, and when they take effect.

Seats that owe a decision at the same moment do not wait for each other: what one decides takes nothing from what another may
do, so all are checked against the same state and stored one after the other; so are talk, and who comes and goes. Each is
acknowledged once it is stored, and all take effect in their order. The table's lock is held from the first to the last.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass

from .entries import Entry


@dataclass(slots=True)
class _Waiting:
    entry: Entry
    is_stored: bool | None = None
    """Not known yet."""


class Later:
    """Work that gives way to messages: one piece of it between two looks at the network. So under a load that is too high
    clients are answered in time, and wait for news of others, upon which they would only send more."""

    def __init__(self) -> None:
        self._queue: deque[Callable[[], None]] = deque()

    def add(self, work: Callable[[], None]) -> None:
        """Something to do after what was added before."""
        self._queue.append(work)
        if len(self._queue) == 1:
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        try:
            self._queue[0]()
        finally:
            self._queue.popleft()
            if self._queue:
                asyncio.get_running_loop().call_soon(self._next)


class Round:
    """Entries of one table that have not taken effect yet, in the order of their places in the log, and the lock that they
    share: whoever else changes the table waits until the last of them has."""

    def __init__(self, later: Later, go_on: Callable[[], None]) -> None:
        self._later, self._go_on = later, go_on
        self._lock = asyncio.Lock()
        self._in_line = 0
        self._waiting: deque[_Waiting] = deque()
        self._is_called = False

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def is_on(self) -> bool:
        """Whether the table is being changed."""
        return self._lock.locked()

    @property
    def latest(self) -> Entry:
        """The last of them."""
        return self._waiting[-1].entry

    async def begin(self) -> None:
        """Wait for the lock. Who does is not kept waiting by work for other tables."""
        self._in_line += 1
        self._now()
        try:
            await self._lock.acquire()
        finally:
            self._in_line -= 1

    def end(self) -> None:
        """Let the lock go."""
        self._lock.release()

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """A change that is no round."""
        await self.begin()
        try:
            yield
        finally:
            self.end()

    def may_add(self, seat: int | None) -> bool:
        """Whether others are on their way, not this seat's, and none of them has failed: what follows would fail too."""
        return bool(self._waiting) and all(one.entry.seat != seat and one.is_stored is not False for one in self._waiting)

    def add(self, entry: Entry) -> Callable[[bool], None]:
        """One more; to be told whether it is stored, upon which the table goes on."""
        waiting = _Waiting(entry)
        self._waiting.append(waiting)

        def told(is_stored: bool) -> None:
            waiting.is_stored = is_stored
            self._soon()

        return told

    def stored(self) -> Iterator[Entry]:
        """Take out those whose fate is known, and give those that are stored."""
        while self._is_known:
            one = self._waiting.popleft()
            if one.is_stored:
                yield one.entry

    @property
    def _is_known(self) -> bool:
        return bool(self._waiting) and self._waiting[0].is_stored is not None

    def _soon(self) -> None:
        """Go on when it is this table's turn, or at once if somebody waits for it."""
        if self._in_line:
            asyncio.get_running_loop().call_soon(self._now)
        elif not self._is_called:
            self._is_called = True
            self._later.add(self._called)

    def _called(self) -> None:
        self._is_called = False
        self._now()

    def _now(self) -> None:
        if self._is_known:
            self._go_on()
