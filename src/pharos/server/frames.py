"""Frames straight to the wire: uvicorn's WebSocket protocol with a short way out.

The usual way out of an ASGI application costs a task and some twenty calls for each message. Here an application that finds
the extension `pharos.frames` in its scope may write finished frames at once, as long as the client keeps up.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "pharos.frames"
AHEAD = 16
"""Messages of a client that may wait."""
Write = Callable[[bytes], bool]
"""Writes frames; False if the client is behind, so that they have to wait."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """Offers the short way."""

    def handle_connect(self, event: Request) -> None:
        """Tell the application of it; it runs only after this."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"write": self.write}

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing of it stays with the application."""
        super().connection_lost(exc)
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)

    def send_receive_event_to_app(self) -> None:
        """A message for the application. To stop and go on reading for every one of them costs two calls of the system each;
        it is done only for a client that is far ahead of its answers."""
        is_paused = self.read_paused
        self.read_paused = is_paused or self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()
        if self.queue.qsize() <= AHEAD:
            self.read_paused = is_paused

    def write(self, frames: bytes) -> bool:
        """Write if the client keeps up; a client that is gone keeps up with anything."""
        if not self.writable.is_set():
            return False
        if not self.disconnected and not self.close_sent:
            self.transport.write(frames)
        return True


def framed(messages: Iterable[bytes]) -> bytes:
    """Texts as frames of a server: whole, unmasked, uncompressed."""
    parts: list[bytes] = []
    for message in messages:
        parts += (_head(len(message)), message)
    return b"".join(parts)


def _head(size: int) -> bytes:
    if size < 126:
        return struct.pack("!BB", 0x81, size)
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size)
    return struct.pack("!BBQ", 0x81, 127, size)
