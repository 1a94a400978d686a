"""A connection: a bounded outbox and its writer, so that a slow client delays nobody and memory stays bounded.

Messages wait in the outbox until the current work is done, then leave together. If a client falls behind, a task takes over.
If the outbox overflows, it is discarded and the client gets the full state instead. A client that accepts nothing for a
while is disconnected.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

from starlette.websockets import WebSocketDisconnect

from ...core.errors import BadChoice
from .. import metrics
from ..tables.live_table import LiveTable
from ..tables.sentences import goodbye
from .frames import Write

log = logging.getLogger("pharos.ws")
MAX_OUTBOX = 200
SEND_TIMEOUT = 20.0
"""Seconds in which a client must accept a message."""


class Connection:
    """One client at one table."""

    def __init__(
        self,
        live: LiveTable,
        guest: str | None,
        send: Callable[[str], Awaitable[None]],
        write: Write | None = None,
        *,
        wants_views: bool,
        session: str | None = None,
    ) -> None:
        self.live, self.guest, self.wants_views, self.session = live, guest, wants_views, session
        self._send, self._write = send, write
        self._outbox: deque[bytes] = deque()
        self._waiting: list[bytes] = []
        """News that may wait."""
        self._wake = asyncio.Event()
        self._is_flush_scheduled = False
        self._uses_task = write is None
        """Whether the task sends, because frames cannot be written directly or the client is behind."""
        self.needs_view = False
        self._is_view_asked = False
        """Whether the client has asked for its view, so that the full state alone does not answer it."""
        self._needs_full_state = False
        self._viewed: tuple[int | None, int] | None = None
        """The seat and the version of the state that this client has."""
        self._revealed: int | None = None
        """The person who has the device, if several share it; None while the curtain is up."""
        self.is_closing = False
        self.closed = asyncio.Event()

    @property
    def seat(self) -> int | None:
        """The seat whose view this client has; None for a spectator and behind the curtain of a shared device."""
        table = self.live.table
        seats = table.seats_of(self.guest)
        if len(seats) == 1:
            return seats[0]
        if not seats or table.status != "playing":
            return table.seat_of(self.guest)
        return self._revealed if self._revealed in seats else None

    def reveal(self, seat: int | None) -> None:
        """Show the view of one of the people on this device, or draw the curtain; raises BadChoice for a seat elsewhere."""
        if seat is not None and seat not in self.live.table.seats_of(self.guest):
            raise BadChoice("not-your-seat")
        self._revealed = seat
        self.send_full_state()

    def draw_curtain_unless_due(self, to_act: Sequence[int]) -> None:
        """On a shared device, hide the view if another person on it owes a decision and the present one does not."""
        if self._revealed is not None and self._revealed not in to_act:
            if set(self.live.table.seats_of(self.guest)) & set(to_act):
                self.reveal(None)

    def put(self, message: bytes) -> None:
        """Send a message, after the news that wait."""
        self.release_news()
        self._add(message)
        self._schedule_flush()

    def reply(self, message: bytes) -> None:
        """Answer a request, ahead of the news that wait. It leaves at once, not in the next turn of a busy loop."""
        self._add(message)
        if self._uses_task:
            self._wake.set()
        else:
            self._flush_frames()

    def _add(self, message: bytes) -> None:
        """Add a message to the outbox."""
        if len(self._outbox) >= MAX_OUTBOX:
            metrics.overflows.inc()
            self._outbox.clear()
            self._needs_full_state = True
        self._outbox.append(message)

    def put_news(self, message: bytes, *, may_wait: bool) -> None:
        """Send news, and the view after them; if they may wait, with the next message or when they are released."""
        self._waiting.append(message)
        if not may_wait:
            self.release_news()

    def release_news(self) -> None:
        """Send the news that wait, and the view after them."""
        if self._waiting:
            waiting, self._waiting = self._waiting, []
            for message in waiting:
                self._add(message)
            self.needs_view = self.needs_view or self.wants_views
            self._schedule_flush()

    def answer_resync(self) -> None:
        """Send the current view as a whole, because the client has asked for it."""
        self.release_news()
        self._viewed, self.needs_view, self._is_view_asked = None, True, True
        self._schedule_flush()

    def send_full_state(self) -> None:
        """Send everything again, unless the last message is on its way."""
        self.release_news()
        self._needs_full_state = not self.is_closing
        self._schedule_flush()

    def close(self, last: bytes | None = None) -> None:
        """Close the connection, after a last message; no state follows it."""
        if last:
            self._outbox.append(last)
        self.is_closing = True
        self._needs_full_state = self.needs_view = self._is_view_asked = False
        self._uses_task = True
        self._wake.set()

    def _schedule_flush(self) -> None:
        """Send soon, together with everything else that the current work produces."""
        if self._uses_task:
            self._wake.set()
        elif not self._is_flush_scheduled:
            self._is_flush_scheduled = True
            self.live.presentation.flush_soon(self._flush_frames)

    def _flush_frames(self) -> None:
        """Write frames directly; if the client is behind, leave them to the task."""
        self._is_flush_scheduled = False
        if self._uses_task or self.closed.is_set():
            return
        assert self._write is not None
        messages = self._take_messages()
        if messages and not self._write(messages):
            self._outbox.extendleft(reversed(messages))
            self._uses_task = True
            self._wake.set()
            return
        metrics.traffic.sent += len(messages)

    def _take_messages(self) -> list[bytes]:
        """Empty the outbox and append the full state and the view, as needed. The former contains the latter."""
        messages = list(self._outbox)
        self._outbox.clear()
        try:
            if self._needs_full_state:
                messages.append(self._full_state())
            if self._is_view_asked or (self.needs_view and not self._needs_full_state):
                messages.append(self._view())
        except Exception:
            log.exception("view failed", extra={"table": self.live.table.id})
            self.close(goodbye("internal-error"))
        self._needs_full_state = self.needs_view = self._is_view_asked = False
        return messages

    def _full_state(self) -> bytes:
        """The full state."""
        seat = self.seat
        message, version = self.live.presentation.welcome(self)
        self._viewed = seat, version
        return message

    def _view(self) -> bytes:
        """The change from the version that the client has; the whole view if that is another seat's, too old, or current."""
        seat = self.seat
        known = self._viewed[1] if self._viewed and self._viewed[0] == seat else None
        message, version = self.live.presentation.view_message(seat, known)
        self._viewed = seat, version
        return message

    async def run(self) -> None:
        """Send what could not be written directly, until the connection closes."""
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
        """Empty the outbox, then allow direct writes again unless the connection is closing."""
        while True:
            if self._outbox:
                await self._send_one(self._outbox.popleft())
            elif self._needs_full_state or self.needs_view:
                self._outbox.extend(self._take_messages())
            else:
                self._uses_task = self._write is None or self.is_closing
                return

    async def _send_one(self, message: bytes) -> None:
        metrics.traffic.sent += 1
        async with asyncio.timeout(SEND_TIMEOUT):
            await self._send(message.decode())


@contextlib.asynccontextmanager
async def writing(connection: Connection) -> AsyncIterator[asyncio.Task[None]]:
    """Run a connection's writer in a task."""
    task = asyncio.create_task(connection.run())
    try:
        yield task
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
