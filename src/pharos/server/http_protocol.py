"""HTTP connections with limits: deadlines for the headers of a request and for reading the answer, and caps per address and
in total.

Thousands of half-open requests cost the server neither its file descriptors nor its memory. If all connections are taken,
the one that has waited longest for a request makes room, so that newcomers are answered even then.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..core.errors import BadChoice
from .addresses import limit_key
from .config import Settings
from .limits import Counts


class LimitedHttpProtocol(HttpToolsProtocol):
    """HTTP/1.1 with a header deadline and counted connections."""

    settings: Settings
    everywhere: Counts
    by_address: Counts
    waiting: dict[LimitedHttpProtocol, None]
    """Connections without a request, those that have waited longest first."""
    deadline: asyncio.TimerHandle | None = None
    reading_deadline: asyncio.TimerHandle | None = None
    key: str | None = None

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
        self.waiting[self] = None
        self._start_deadline()

    def _take_place(self) -> None:
        """Count a connection in total; the one that has waited longest for a request makes room. Raises BadChoice."""
        try:
            self.everywhere.take("")
        except BadChoice:
            if not self.waiting:
                raise
            oldest = next(iter(self.waiting))
            oldest._release()
            oldest.transport.abort()
            self.everywhere.take("")

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; WebSockets have limits of their own."""
        self._release()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """Start the deadline for the next request on this connection."""
        super().on_message_begin()
        if self.deadline is None:
            self._start_deadline()

    def on_headers_complete(self) -> None:
        """The headers came in time."""
        self._stop_deadline()
        self.waiting.pop(self, None)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request, unless it is there already."""
        is_last = not self.pipeline
        super().on_response_complete()
        if is_last and self.key is not None:
            self.waiting[self] = None

    def pause_writing(self) -> None:
        """The client does not read: it has some time to continue."""
        super().pause_writing()
        self.reading_deadline = self.loop.call_later(self.settings.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._stop_reading_deadline()

    def _stop_reading_deadline(self) -> None:
        if self.reading_deadline:
            self.reading_deadline.cancel()
            self.reading_deadline = None

    def _start_deadline(self) -> None:
        self.deadline = self.loop.call_later(self.settings.header_seconds, self.transport.abort)

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
