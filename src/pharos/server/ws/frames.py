"""Direct frames: uvicorn's WebSocket protocol with shortcuts for sending and receiving.

The usual ASGI path costs a task switch and some twenty calls for each message. An application that finds the extension
`pharos.frames` in its scope may write messages at once, as long as the client keeps up, and may be offered each text at the
moment it arrives, before it is queued for a task. Long messages are compressed for clients that offer it, each by itself: no
memory is kept per connection, and clients of the same seat share the result.
"""

from __future__ import annotations

import struct
import zlib
from asyncio import AbstractEventLoop, BaseTransport
from collections.abc import Callable, Iterable
from functools import lru_cache

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request

from ...core.errors import BadChoice
from ...core.json_types import JsonObject
from ..config import Settings
from ..limits import Bucket, Counts

EXTENSION = "pharos.frames"
MAX_AHEAD = 16
"""Unread messages of a client before reading pauses."""
CONTROL_RATE, CONTROL_BURST = 2.0, 20.0
"""Pings, pongs and continuations per second that a client may send; browsers send hardly any."""
CLOSE_SECONDS = 2.0
"""How long a client may take to answer our goodbye."""
MORE_SOCKETS = 64
"""Sockets beyond the configured number: those that get a reason and are closed."""
MIN_DEFLATED = 300
"""Shorter messages are sent as they are."""
WINDOW_BITS, MEMORY_LEVEL, LEVEL = 12, 5, 2
TEXT, DEFLATED_TEXT = 0x81, 0xC1
BAD_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
Write = Callable[[list[bytes]], bool]
"""Writes messages; False if the client is behind and they have to wait."""
Receive = Callable[[str], bool]
"""Takes a text at once; False if it has to be queued."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """A WebSocket protocol that lets the application write and receive messages directly."""

    sockets: Counts
    """All sockets of the server, those that are being refused included."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: JsonObject, _loop: AbstractEventLoop | None = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=WINDOW_BITS,
                compress_settings={"memLevel": MEMORY_LEVEL, "level": LEVEL},
            )
        ]
        self._deflates = False
        self._is_counted_in = False
        self._receive: Receive | None = None
        self.close_timeout = CLOSE_SECONDS

    def connection_made(self, transport: BaseTransport) -> None:
        """Count the socket and start counting its control frames; aborts if there are too many, even to be refused."""
        super().connection_made(transport)
        self._control_frames = Bucket(CONTROL_RATE, CONTROL_BURST)
        try:
            self.sockets.take("")
            self._is_counted_in = True
        except BadChoice:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Handle data, unless the socket was one too many. The first is the whole handshake; if websockets cannot read it,
        uvicorn would neither answer nor close."""
        if not self._is_counted_in:
            return
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(BAD_HANDSHAKE)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        """Offer the extension before the application runs."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._deflates = any(
                isinstance(extension, PerMessageDeflate) and extension.local_max_window_bits >= WINDOW_BITS
                for extension in self.conn.extensions
            )
            self.scope["extensions"][EXTENSION] = {"write": self.write, "receive_with": self.receive_with}

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting, and withdraw the extension, so that the application keeps no reference."""
        super().connection_lost(exc)
        if self._is_counted_in:
            self._is_counted_in = False
            self.sockets.give("")
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)
        self._receive = None

    async def send(self, message: ASGISendEvent) -> None:
        """Send an ASGI message; raises ClientDisconnected if a client left during the handshake, which uvicorn would log as
        an error of ours."""
        if not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def receive_with(self, receive: Receive) -> None:
        """Offer each text to the application at once, unless others are queued before it."""
        self._receive = receive

    def handle_text(self, event: Frame) -> None:
        """Offer a whole text to the application, or queue it."""
        is_first = event.fin and not self.close_sent and self.queue.empty()
        if not (is_first and self._receive and self._receive_now(self._receive, event)):
            super().handle_text(event)

    def _receive_now(self, receive: Receive, event: Frame) -> bool:
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:  # uvicorn closes the connection
            return False
        return receive(text)

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the application. Pausing and resuming the transport for each one costs two system calls, so it
        happens only for a client that is far ahead. After the goodbye messages count as control frames do: a client that was
        cut off must not keep us busy until it answers."""
        if self.close_sent and not self._is_counted():
            return
        is_paused = self.read_paused
        self.read_paused = is_paused or self.queue.qsize() < MAX_AHEAD
        super().send_receive_event_to_app()
        if self.queue.qsize() <= MAX_AHEAD:
            self.read_paused = is_paused

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._is_counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note a pong, wanted or not."""
        if self._is_counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Continue a message; empty continuations would add up without ever reaching the maximum size."""
        if self._is_counted():
            super().handle_cont(event)

    def _is_counted(self) -> bool:
        """Count a frame that carries no message for the application; disconnects a client that sends too many."""
        is_allowed = self._control_frames.take()
        if not is_allowed:
            self.transport.abort()
        return is_allowed

    def write(self, messages: list[bytes]) -> bool:
        """Write if the client keeps up; messages for a client that has gone are dropped."""
        if not self.writable.is_set():
            return False
        if not self.disconnected and not self.close_sent:
            self.transport.write(framed(messages, deflates=self._deflates))
        return True


def frame_protocol(settings: Settings) -> type[FrameProtocol]:
    """The protocol class for these settings."""

    class Counted(FrameProtocol):
        """The class with a counter of its own."""

    Counted.sockets = Counts(settings.connections + MORE_SOCKETS)
    return Counted


def framed(messages: Iterable[bytes], *, deflates: bool = False) -> bytes:
    """Texts as server frames: unfragmented, unmasked, long ones compressed if the client accepts that."""
    parts: list[bytes] = []
    for message in messages:
        if deflates and len(message) >= MIN_DEFLATED:
            body = deflated(message)
            parts += (_head(DEFLATED_TEXT, len(body)), body)
        else:
            parts += (_head(TEXT, len(message)), message)
    return b"".join(parts)


@lru_cache(64)
def deflated(message: bytes) -> bytes:
    """A message compressed by itself; the clients of a seat get the same one at the same time."""
    compressor = zlib.compressobj(LEVEL, wbits=-WINDOW_BITS, memLevel=MEMORY_LEVEL)
    return (compressor.compress(message) + compressor.flush(zlib.Z_SYNC_FLUSH))[:-4]


def _head(first: int, size: int) -> bytes:
    if size < 126:
        return struct.pack("!BB", first, size)
    if size < 1 << 16:
        return struct.pack("!BBH", first, 126, size)
    return struct.pack("!BBQ", first, 127, size)
