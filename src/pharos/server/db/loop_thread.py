"""An event loop in its own thread, for work with many round trips, which should not wait for the server's busy loop."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from threading import Thread
from typing import TypeVar

Result = TypeVar("Result")


class LoopThread:
    """Runs coroutines in a thread, which starts with the first one. It never keeps the process from ending."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._loop: asyncio.AbstractEventLoop | None = None

    async def run(self, work: Coroutine[object, None, Result]) -> Result:
        """The result of a coroutine that runs in the thread; cancelling this call cancels it there."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._started()))

    def stop(self) -> None:
        """End the thread."""
        loop, self._loop = self._loop, None
        if loop:
            loop.call_soon_threadsafe(loop.stop)

    def _started(self) -> asyncio.AbstractEventLoop:
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            Thread(target=_serve, args=(self._loop,), name=self._name, daemon=True).start()
        return self._loop


def _serve(loop: asyncio.AbstractEventLoop) -> None:
    try:
        loop.run_forever()
    finally:
        loop.close()
