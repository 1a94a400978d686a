"""A connection: a bounded outbox and its writer, so that a slow client delays nobody and memory stays bounded.

News wait in the outbox. When it overflows it is thrown away and the client gets the whole view instead; a client that
takes nothing for a while is cut off.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocketDisconnect

from . import metrics

if TYPE_CHECKING:
    from .rooms import Room

MOST_WAITING = 200
SILENCE = 20.0
"""Seconds in which a client must take a message."""


def dumps(message: Any) -> str:
    """A message as it is sent."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


class Connection:
    """One client at one table."""

    def __init__(self, room: Room, guest: str | None, send: Callable[[str], Awaitable[None]], *, wants_views: bool) -> None:
        self.room, self.guest, self.wants_views = room, guest, wants_views
        self._send = send
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()
        self.needs_view = False
        self.needs_welcome = False
        self.is_closing = False
        self.closed = asyncio.Event()

    @property
    def seat(self) -> int | None:
        """The seat that this client speaks for."""
        return self.room.table.seat_of(self.guest)

    def put(self, text: str) -> None:
        """Something to send."""
        if len(self._outbox) >= MOST_WAITING:
            metrics.overflows.inc()
            self._outbox.clear()
            self.needs_welcome = True
        self._outbox.append(text)
        self._wake.set()

    def look(self) -> None:
        """The view has changed."""
        if self.wants_views:
            self.needs_view = True
            self._wake.set()

    def greet(self) -> None:
        """Send everything anew."""
        self.needs_welcome = True
        self._wake.set()

    def close(self, last: str | None = None) -> None:
        """End it, with a last message."""
        if last:
            self._outbox.append(last)
        self.is_closing = True
        self._wake.set()

    async def write(self) -> None:
        """Send what there is until it ends."""
        try:
            while not (self.is_closing and not self._outbox):
                await self._wake.wait()
                self._wake.clear()
                await self._flush()
        except (TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
            metrics.cut_off.inc()
        finally:
            self.closed.set()

    async def _flush(self) -> None:
        while True:
            if self._outbox:
                await self._out(self._outbox.popleft())
            elif self.needs_welcome:
                self.needs_welcome = self.needs_view = False
                await self._out(self.room.welcome(self.guest))
            elif self.needs_view:
                self.needs_view = False
                await self._out(self.room.view_now(self.seat))
            else:
                return

    async def _out(self, text: str) -> None:
        metrics.sent.inc()
        async with asyncio.timeout(SILENCE):
            await self._send(text)


@contextlib.asynccontextmanager
async def writing(connection: Connection) -> Any:
    """Runs a connection's writer beside its reader."""
    task = asyncio.create_task(connection.write())
    try:
        yield task
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
