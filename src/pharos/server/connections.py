"""A connection: a bounded outbox and its writer, so that a slow client delays nobody and memory stays bounded.

Messages wait in the outbox until the work at hand is done, then leave together. While a client is behind, a task waits with
them; when the outbox overflows it is thrown away and the client gets the whole view instead; a client that takes nothing
for a while is cut off.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import orjson
from starlette.websockets import WebSocketDisconnect

from . import metrics
from .frames import Write, framed

if TYPE_CHECKING:
    from .rooms import Room

log = logging.getLogger("pharos.connections")
MOST_WAITING = 200
SILENCE = 20.0
"""Seconds in which a client must take a message."""


def dumps(message: Any) -> bytes:
    """A message as it is sent."""
    return orjson.dumps(message)


class Connection:
    """One client at one table."""

    def __init__(
        self,
        room: Room,
        guest: str | None,
        send: Callable[[str], Awaitable[None]],
        write: Write | None = None,
        *,
        wants_views: bool,
    ) -> None:
        self.room, self.guest, self.wants_views = room, guest, wants_views
        self._send, self._write = send, write
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._is_stirred = False
        self._is_waiting = write is None
        """Whether the task has taken over: there is no short way, or the client is behind."""
        self.needs_view = False
        self.needs_welcome = False
        self.is_closing = False
        self.closed = asyncio.Event()

    @property
    def seat(self) -> int | None:
        """The seat that this client speaks for."""
        return self.room.table.seat_of(self.guest)

    def put(self, message: bytes) -> None:
        """Something to send."""
        if len(self._outbox) >= MOST_WAITING:
            metrics.overflows.inc()
            self._outbox.clear()
            self.needs_welcome = True
        self._outbox.append(message)
        self._stir()

    def look(self) -> None:
        """The view has changed."""
        if self.wants_views:
            self.needs_view = True
            self._stir()

    def greet(self) -> None:
        """Send everything anew."""
        self.needs_welcome = True
        self._stir()

    def close(self, last: bytes | None = None) -> None:
        """End it, with a last message."""
        if last:
            self._outbox.append(last)
        self.is_closing = True
        self._is_waiting = True
        self._wake.set()

    def _stir(self) -> None:
        """There is something to send: soon, together with what else is about to come."""
        if self._is_waiting:
            self._wake.set()
        elif not self._is_stirred:
            self._is_stirred = True
            self._loop.call_soon(self._send_now)

    def _send_now(self) -> None:
        """The short way; a client that is behind is left to the task."""
        self._is_stirred = False
        if self._is_waiting or self.closed.is_set():
            return
        assert self._write is not None
        messages = self._due()
        if messages and not self._write(framed(messages)):
            self._outbox.extendleft(reversed(messages))
            self._is_waiting = True
            self._wake.set()
            return
        metrics.traffic.sent += len(messages)

    def _due(self) -> list[bytes]:
        """All that is to be sent now, taken out of the outbox."""
        messages = list(self._outbox)
        self._outbox.clear()
        try:
            if self.needs_welcome:
                messages.append(self.room.welcome(self.guest))
            elif self.needs_view:
                messages.append(self.room.view_now(self.seat))
        except Exception:
            log.exception("view failed", extra={"table": self.room.table.id})
            self.close(dumps({"type": "bye", "error": {"id": "our-fault", "values": {}}}))
        self.needs_welcome = self.needs_view = False
        return messages

    async def write(self) -> None:
        """Send what has to wait until it ends."""
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
        """Empty the outbox; then the short way is free again, unless this was the end."""
        while True:
            if self._outbox:
                await self._out(self._outbox.popleft())
            elif self.needs_welcome or self.needs_view:
                self._outbox.extend(self._due())
            else:
                self._is_waiting = self._write is None or self.is_closing
                return

    async def _out(self, message: bytes) -> None:
        metrics.traffic.sent += 1
        async with asyncio.timeout(SILENCE):
            await self._send(message.decode())


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
