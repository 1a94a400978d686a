"""Work that yields to the network, so that clients get their acknowledgements in time even under overload."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class BackgroundQueue:
    """Runs one piece of work between two polls of the network: applying the entries of a table, or sending what its clients
    see. Under overload, clients wait longer for news, to which they would only respond with more messages."""

    def __init__(self) -> None:
        self._queue: deque[Callable[[], None]] = deque()

    def add(self, work: Callable[[], None]) -> None:
        """Queue a piece of work."""
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
