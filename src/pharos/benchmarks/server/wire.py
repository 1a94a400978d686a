"""The driver's side of the wire: HTTP requests, and WebSockets of which every frame is read."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
import struct
import zlib
from collections.abc import Callable
from typing import cast

import orjson

from ...core.json_types import JsonObject
from ...server.payloads import PROTOCOL

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
DEFLATED = 0x40
OnMessage = Callable[[bytes, int], None]
"""Receives the text of a message and its size on the wire, in bytes."""


class Address:
    """The address of the server."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port

    async def request(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[JsonObject, str]:
        """The response to a request and the cookie that came with it; raises ValueError if it was refused."""
        content = b"" if body is None else orjson.dumps(body)
        head = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Connection: close", f"Cookie: {cookie}"]
        head += ["Content-Type: application/json", f"Content-Length: {len(content)}", "", ""]
        response = await self._exchange("\r\n".join(head).encode() + content)
        top, _, payload = response.partition(b"\r\n\r\n")
        lines = top.decode().split("\r\n")
        if lines[0].split()[1:2] != ["200"]:
            raise ValueError(response)
        cookies = [line.partition(": ")[2] for line in lines if line.lower().startswith("set-cookie:")]
        return orjson.loads(payload), cookies[0].partition(";")[0] if cookies else ""

    async def _exchange(self, request: bytes) -> bytes:
        """Send bytes and read until the server closes; the connection is closed even if the reader is cancelled."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(request)
            return await reader.read()
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def connect(self, path: str, cookie: str, on_message: OnMessage) -> Socket:
        """A WebSocket that reports each message as it comes."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Socket(on_message), self.host, self.port)
        try:
            socket.request_upgrade(f"{self.host}:{self.port}", path, cookie)
            await socket.is_open
        except BaseException:
            socket.abort()
            raise
        return socket


class Socket(asyncio.Protocol):
    """A WebSocket client: one frame per message, compressed as for a browser."""

    _transport: asyncio.Transport

    def __init__(self, on_message: OnMessage) -> None:
        self._on_message = on_message
        loop = asyncio.get_running_loop()
        self.is_open: asyncio.Future[bool] = loop.create_future()
        self.is_lost: asyncio.Future[bool] = loop.create_future()
        self._is_upgraded = False
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The TCP connection is open."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        """The TCP connection is closed."""
        if not self.is_lost.done():  # its reader may have been cancelled
            self.is_lost.set_result(True)
        if not self.is_open.done():
            self.is_open.set_exception(error or ConnectionError())
            self.is_open.exception()  # nobody may be waiting for it any more

    def request_upgrade(self, host: str, path: str, cookie: str) -> None:
        """Ask for a WebSocket."""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        head += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Protocol: {PROTOCOL}"]
        head += ["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"]
        self._transport.write("\r\n".join([*head, f"Cookie: {cookie}", "", ""]).encode())

    def send(self, message: JsonObject) -> None:
        """Send a message."""
        self._frame(TEXT, orjson.dumps(message))

    def send_text(self, text: str) -> None:
        """Send a text that is not JSON."""
        self._frame(TEXT, text.encode())

    def _frame(self, code: int, body: bytes) -> None:
        """Send a masked frame, as clients must; a mask of zeros changes nothing and costs nothing."""
        size = len(body)
        head = struct.pack("!BB", 128 | code, 128 | size) if size < 126 else struct.pack("!BBH", 128 | code, 254, size)
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Start closing; `is_lost` tells when it is done."""
        if not self.is_lost.done() and not self._transport.is_closing():
            self._frame(CLOSE, b"\x03\xe8")
            self._transport.close()

    def abort(self) -> None:
        """Close without a goodbye."""
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read all complete frames."""
        data = self._rest + data if self._rest else data
        at = 0 if self._is_upgraded else self._upgraded(data)
        while at >= 0 and (frame := _frame_at(data, at)):
            head, begin, at = frame
            self._take(head & 15, _inflated(data[begin:at]) if head & DEFLATED else data[begin:at], at - begin)
        self._rest = data[max(at, 0) :]

    def _upgraded(self, data: bytes) -> int:
        """The offset of the first frame; -1 before the response is complete."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return -1
        if not data.startswith(b"HTTP/1.1 101"):
            self._transport.abort()
            return -1
        self._is_upgraded = True
        if not self.is_open.done():
            self.is_open.set_result(True)
        return end + 4

    def _take(self, code: int, body: bytes, size: int) -> None:
        if code == TEXT:
            self._on_message(body, size)
        elif code == PING:
            self._frame(PONG, body)
        elif code == CLOSE:
            self._transport.close()


def _frame_at(data: bytes, at: int) -> tuple[int, int, int] | None:
    """First byte, begin and end of the frame at an offset; None if it is incomplete."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1], at + 2
    if size == 126:
        size, begin = int.from_bytes(data[at + 2 : at + 4]), at + 4
    elif size == 127:
        size, begin = int.from_bytes(data[at + 2 : at + 10]), at + 10
    return (data[at], begin, begin + size) if len(data) >= begin + size else None


def _inflated(body: bytes) -> bytes:
    """The text of a compressed message."""
    return zlib.decompressobj(-zlib.MAX_WBITS).decompress(body + b"\0\0\xff\xff")
