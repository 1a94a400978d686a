"""The WebSocket of a table: who may connect, and what is done with each message. Every refusal has a reason."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from typing import Any
from urllib.parse import urlsplit

from pydantic import ValidationError
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..core.errors import BadChoice, PharosError
from . import metrics, sight
from .connections import Connection, dumps, writing
from .errors import bad_form
from .frames import EXTENSION
from .guests import COOKIE, Guest
from .limits import Bucket
from .messages import PROTOCOL, Act, Chat, ClientMessage, Look, Ping, React, Undo, Why, client_message
from .rooms import Draft, Room
from .services import Services, services_of

log = logging.getLogger("pharos.socket")
REFUSED, FULL = 4400, 4429
MOST_CHARACTERS = 4000
STRIKES = 50
"""Messages too fast or without sense before a client is cut off."""


async def play(socket: WebSocket) -> None:
    """Play at a table or watch it; `views=false` for clients that need no views after the first."""
    services = services_of(socket)
    id, views = socket.path_params["id"], socket.query_params.get("views") != "false"
    address = socket.client.host if socket.client else "-"
    try:
        guest = await _admitted(services, socket)
        room = await services.house.room(id)
        if room.table.seat_of(guest.id if guest else None) is None:
            _check_spectator(room, guest)
        keys = _keys(guest, address)
        services.take_connection(keys)
    except PharosError as error:
        await _refuse(socket, error)
        return
    try:
        await socket.accept(subprotocol=PROTOCOL)
        await Session(services, socket, room, guest, wants_views=views).run()
    finally:
        services.give_connection(keys)


def _keys(guest: Guest | None, address: str) -> tuple[str | None, str]:
    return (guest.id if guest else None), address


async def _admitted(services: Services, socket: WebSocket) -> Guest | None:
    """Who connects; raises BadChoice for a foreign page or another version."""
    if services.house.is_stopping:
        raise BadChoice("stopping")
    origin = socket.headers.get("origin")
    if origin and not _is_ours(services, origin, socket.headers.get("host", "")):
        raise BadChoice("bad-origin")
    if PROTOCOL not in socket.scope.get("subprotocols", []):
        raise BadChoice("bad-version", expected=PROTOCOL)
    services.requests.check(socket.client.host if socket.client else "-")
    return await services.guests.known(socket.cookies.get(COOKIE))


def _is_ours(services: Services, origin: str, host: str) -> bool:
    return urlsplit(origin).netloc == host or origin in services.house.settings.origins.split()


def _check_spectator(room: Room, guest: Guest | None) -> None:
    """Before the start whoever has the link may look; during play only where spectators are welcome."""
    is_host = guest is not None and room.table.host == guest.id
    if room.table.status == "playing" and not room.table.spec["spectators"] and not is_host:
        raise BadChoice("no-spectators")


async def _refuse(socket: WebSocket, error: PharosError) -> None:
    """Accept only to say why not: a browser cannot read the body of a refused handshake."""
    metrics.refused.labels(error.id).inc()
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        offered = socket.scope.get("subprotocols", [])
        await socket.accept(subprotocol=PROTOCOL if PROTOCOL in offered else None)
        await socket.send_text(dumps({"type": "bye", "error": sight.reason(error)}).decode())
        await socket.close(FULL if error.id.startswith("too-") else REFUSED)


def _id_in(text: str | None) -> str | None:
    """The id that the client gave a message, even if the rest makes no sense, so that it knows what was refused."""
    with contextlib.suppress(ValueError, RecursionError):
        message = json.loads(text) if text and len(text) <= MOST_CHARACTERS else None
        id = message.get("id") if isinstance(message, dict) else None
        return id if isinstance(id, str) and len(id) <= 40 else None
    return None


async def _ended(task: asyncio.Future[None]) -> None:
    """Let a task go no further; what it came upon is raised."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


ROUTE = WebSocketRoute("/api/tables/{id}/play", play)


class Session:
    """One connected client."""

    def __init__(self, services: Services, socket: WebSocket, room: Room, guest: Guest | None, *, wants_views: bool) -> None:
        self.services, self.socket, self.room, self.guest = services, socket, room, guest
        self.house = services.house
        write = socket.scope.get("extensions", {}).get(EXTENSION, {}).get("write")
        self.connection = Connection(room, guest.id if guest else None, socket.send_text, write, wants_views=wants_views)
        rate = self.house.settings.messages_per_second
        self.bucket = Bucket(rate, 2 * rate)
        self.talk = Bucket(1.0, 5.0)
        self.strikes = 0

    async def run(self) -> None:
        """Greet, then obey until the client goes or has to."""
        await self.house.come(self.connection)
        self.connection.greet()
        try:
            async with writing(self.connection) as writer:
                reader = asyncio.ensure_future(self._read())
                await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
                await _ended(reader)
        finally:
            self.house.go(self.connection)
            await self._close()

    async def _close(self) -> None:
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(REFUSED if self.strikes > STRIKES else 1000)

    async def _read(self) -> None:
        while not self.connection.is_closing and not self.connection.closed.is_set():
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            metrics.traffic.received += 1
            await self.obey(received.get("text"))
            if self.strikes > STRIKES:
                return

    async def obey(self, text: str | None) -> None:
        """Do what a message asks, or say why not."""
        try:
            if not self.bucket.take():
                raise BadChoice("too-fast")
            await self._do(self._parsed(text))
        except PharosError as error:
            self.strikes += error.id in ("too-fast", "bad-request")
            self._refuse(text, error)
        except Exception:
            log.exception("message failed", extra={"table": self.room.table.id})
            self._refuse(text, BadChoice("our-fault"))

    def _refuse(self, text: str | None, error: PharosError) -> None:
        metrics.refused.labels(error.id).inc()
        self.connection.put(dumps({"type": "refused", "id": _id_in(text), "error": sight.reason(error)}))

    def _parsed(self, text: str | None) -> ClientMessage:
        if text is None or len(text) > MOST_CHARACTERS:
            raise BadChoice("too-long", most=MOST_CHARACTERS)
        try:
            return client_message.validate_json(text)
        except ValidationError as error:
            raise BadChoice("bad-request", **bad_form(error.errors(include_url=False, include_input=False))) from None

    async def _do(self, message: ClientMessage) -> None:
        match message:
            case Act():
                self.ack(message, await self.room.act(self.seat(), message.seen, message.action))
            case Undo():
                self.ack(message, await self.room.undo(self.seat(), message.seen))
            case Why():
                self._because(message)
            case Chat():
                await self._say(message, text=message.text)
            case React():
                await self._say(message, reaction=message.reaction)
            case Look():
                self.connection.put(self.room.view_now(self.connection.seat))
            case Ping():
                self.connection.put(dumps({"type": "pong", "id": message.id, "at": time.time()}))

    def seat(self) -> int:
        """The seat this client acts for; raises BadChoice for a spectator."""
        seat = self.connection.seat
        if seat is None:
            raise BadChoice("not-your-seat")
        return seat

    def ack(self, message: ClientMessage, sequence: int) -> None:
        """It is kept."""
        self.connection.put(dumps({"type": "ack", "id": message.id, "sequence": sequence}))

    def _because(self, message: Why) -> None:
        game, seat = self.room.game, self.seat()
        number = game.kind.parse(message.action)
        error = game.check(seat, number)
        steps = sight.steps(game, seat, number) if error is None else []
        reason = sight.reason(error) if error else None
        self.connection.put(dumps({"type": "because", "id": message.id, "error": reason, "steps": steps}))

    async def _say(self, message: Chat | React, **said: Any) -> None:
        guest = self.guest
        if guest is None:
            raise BadChoice("not-a-guest")
        if not self.talk.take():
            raise BadChoice("too-fast")

        async def decide() -> Draft:
            kind = "reaction" if "reaction" in said else "chat"
            return kind, self.connection.seat, {"name": guest.name, **json.loads(json.dumps(said))}  # type: ignore[return-value]

        self.ack(message, await self.room.note(self.connection.seat, decide))
