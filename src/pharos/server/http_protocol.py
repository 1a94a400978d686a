"""HTTP connections with limits: deadlines for the headers of a request and for reading the answer, a size for its headers,
and caps per address and in total.

Thousands of half-open requests cost the server neither its file descriptors nor its memory. If all connections are taken,
the one that has waited longest for its client makes room, so that newcomers are answered even then.
"""

from __future__ import annotations

import asyncio

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ..core.errors import BadChoice
from .addresses import limit_key
from .config import Settings
from .limits import Counts

MAX_OVERHEAD = 32_768
"""Bytes of a request that are not its body: its address, headers and trailers, and the headers of chunks. uvicorn keeps them
in memory, however many come."""

MAX_PIPELINED = 32
"""Requests that may wait for the answer to an earlier one. uvicorn goes on reading, and browsers send no second one."""


class TooManyRequestsError(Exception):
    """Raised to stop the parser of a connection that is cut off."""


class LimitedHttpProtocol(HttpToolsProtocol):
    """HTTP/1.1 with a header deadline and counted connections."""

    settings: Settings
    everywhere: Counts
    by_address: Counts
    waiting: dict[LimitedHttpProtocol, None]
    """Connections that wait for their client, those that have waited longest first."""
    deadline: asyncio.TimerHandle | None = None
    reading_deadline: asyncio.TimerHandle | None = None
    key: str | None = None
    answering: RequestResponseCycle | None = None
    """The latest request that the application got; `cycle` is the latest that arrived."""
    overhead: int = 0
    """Bytes since the latest request began that are not its body, without those that were read together with its first."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection; close it if there are too many."""
        super().connection_made(transport)
        key = "" if self.settings.proxy else limit_key(self.client[0] if self.client else None)
        try:
            if key:
                self.by_address.take(key)
        except BadChoice:
            transport.abort()
            return
        try:
            self._take_place()
        except BadChoice:
            if key:
                self.by_address.give(key)
            transport.abort()
            return
        self.key = key
        self._note_waiting()
        self._start_deadline()

    def _take_place(self) -> None:
        """Count a connection in total; the one that has waited longest for its client makes room. Raises BadChoice."""
        try:
            self.everywhere.take("")
        except BadChoice:
            if not self.waiting:
                raise
            next(iter(self.waiting)).abort()
            self.everywhere.take("")

    def abort(self) -> None:
        """Disconnect the client at once; what the application still sends is dropped."""
        self._release()
        self._drop_answer()
        self.transport.abort()

    def _drop_answer(self) -> None:
        if self.answering:
            self.answering.disconnected = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._release()
        self._drop_answer()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; WebSockets have limits of their own."""
        self._release()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Read data. The rest of a request that was answered early is read for a while only: no other deadline runs."""
        self.overhead += len(data)
        super().data_received(data)
        if self.overhead > MAX_OVERHEAD:
            self.abort()
        elif self.key is not None and self._is_answered() and not (self.timeout_keep_alive_task or self.deadline):
            self._start_deadline()

    def _is_answered(self) -> bool:
        """Whether all requests have their answers."""
        return self.cycle is None or self.cycle.response_complete

    def _note_waiting(self) -> None:
        """Note whether the server waits for the client: for a request, for the rest of its body, or to read the answer."""
        if self.key is None:
            return
        if self._is_answered() or self.cycle.more_body or self.flow.write_paused:
            self.waiting.setdefault(self)
        else:
            self.waiting.pop(self, None)

    def on_message_begin(self) -> None:
        """Start the deadline for the next request on this connection; cut it off if too many wait for their answers."""
        if len(self.pipeline) >= MAX_PIPELINED:
            self.abort()
            raise TooManyRequestsError
        super().on_message_begin()
        self.overhead = 0
        if self.deadline is None:
            self._start_deadline()

    def on_headers_complete(self) -> None:
        """The headers came in time; the body has a deadline of its own."""
        self._stop_deadline()
        super().on_headers_complete()
        self._note_waiting()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_body(self, body: bytes) -> None:
        """Part of a body: its size has a limit of its own."""
        self.overhead -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete: now the client waits for the server."""
        super().on_message_complete()
        self._note_waiting()

    def on_response_complete(self) -> None:
        """Wait for the next request, unless it is there already."""
        super().on_response_complete()
        self._note_waiting()

    def pause_writing(self) -> None:
        """The client does not read: it has some time to continue."""
        super().pause_writing()
        self._note_waiting()
        self.reading_deadline = self.loop.call_later(self.settings.body_seconds, self.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._note_waiting()
        self._stop_reading_deadline()

    def _stop_reading_deadline(self) -> None:
        if self.reading_deadline:
            self.reading_deadline.cancel()
            self.reading_deadline = None

    def _start_deadline(self) -> None:
        self.deadline = self.loop.call_later(self.settings.header_seconds, self.abort)

    def _stop_deadline(self) -> None:
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def _release(self) -> None:
        self._stop_deadline()
        self._stop_reading_deadline()
        self.waiting.pop(self, None)
        if self.key is not None:
            self.everywhere.give("")
            if self.key:
                self.by_address.give(self.key)
            self.key = None


def limited_http(settings: Settings) -> type[LimitedHttpProtocol]:
    """The protocol class for these settings; behind a proxy all connections share its address, so only the total counts."""

    class Limited(LimitedHttpProtocol):
        """The class with counters of its own."""

    Limited.settings, Limited.waiting = settings, {}
    Limited.everywhere, Limited.by_address = Counts(settings.http_connections), Counts(settings.http_connections_per_address)
    return Limited
