"""The driver's side of the wire: HTTP requests, and WebSockets of which every frame is read."""

from __future__ import annotations

import asyncio
import base64
import secrets
import struct
from collections.abc import Callable
from typing import Any

import orjson

from ..messages import PROTOCOL

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
Told = Callable[[dict[str, Any]], None]


class Address:
    """Where the server is."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[dict[str, Any], str]:
        """The answer to a request and the cookie that came with it; raises ValueError if it was refused."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        content = b"" if body is None else orjson.dumps(body)
        told = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Connection: close", f"Cookie: {cookie}"]
        told += ["Content-Type: application/json", f"Content-Length: {len(content)}", "", ""]
        writer.write("\r\n".join(told).encode() + content)
        answer = await reader.read()
        writer.close()
        head, _, found = answer.partition(b"\r\n\r\n")
        lines = head.decode().split("\r\n")
        if lines[0].split()[1] != "200":
            raise ValueError(answer)
        cookies = [line.partition(": ")[2] for line in lines if line.lower().startswith("set-cookie:")]
        return orjson.loads(found), cookies[0].partition(";")[0] if cookies else ""

    async def connect(self, path: str, cookie: str, told: Told) -> Line:
        """A WebSocket; each message is told as it comes."""
        _, line = await asyncio.get_running_loop().create_connection(lambda: Line(told), self.host, self.port)
        line.greet(f"{self.host}:{self.port}", path, cookie)
        await line.is_open
        return line


class Line(asyncio.Protocol):
    """A WebSocket to the server: no extensions, messages in one frame each way."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.is_open: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.bytes = self.messages = 0
        self.is_lost = self._is_greeted = False
        self._rest = b""
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        """The way is there."""
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        """And gone."""
        self.is_lost = True
        if not self.is_open.done():
            self.is_open.set_exception(error or ConnectionError())

    def greet(self, host: str, path: str, cookie: str) -> None:
        """Ask for a WebSocket."""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        told = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
        ]
        told += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Protocol: {PROTOCOL}", f"Cookie: {cookie}", "", ""]
        self._transport.write("\r\n".join(told).encode())

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._frame(TEXT, orjson.dumps(message))

    def _frame(self, code: int, body: bytes) -> None:
        """A frame under a mask, as clients must; the mask of zeros changes nothing and costs nothing."""
        size = len(body)
        head = struct.pack("!BB", 128 | code, 128 | size) if size < 126 else struct.pack("!BBH", 128 | code, 254, size)
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Say goodbye."""
        if not self.is_lost:
            self._frame(CLOSE, b"\x03\xe8")
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Read all frames there are."""
        data = self._rest + data if self._rest else data
        at = 0 if self._is_greeted else self._opened(data)
        while at >= 0 and (found := _frame_at(data, at)):
            code, begin, at = found
            self._take(code, data[begin:at])
        self._rest = data[max(at, 0) :]

    def _opened(self, data: bytes) -> int:
        """Where the frames begin; -1 if the greeting has not come yet."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return -1
        if not data.startswith(b"HTTP/1.1 101"):
            self._transport.abort()
            return -1
        self._is_greeted = True
        if not self.is_open.done():
            self.is_open.set_result(True)
        return end + 4

    def _take(self, code: int, body: bytes) -> None:
        self.messages += 1
        self.bytes += len(body)
        if code == TEXT:
            self.told(orjson.loads(body))
        elif code == PING:
            self._frame(PONG, body)
        elif code == CLOSE:
            self._transport.close()


def _frame_at(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Code, beginning and end of the frame there; None if it is not whole yet."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1], at + 2
    if size == 126:
        size, begin = int.from_bytes(data[at + 2 : at + 4]), at + 4
    elif size == 127:
        size, begin = int.from_bytes(data[at + 2 : at + 10]), at + 10
    return (data[at] & 15, begin, begin + size) if len(data) >= begin + size else None
