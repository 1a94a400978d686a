"""The WebSocket of a table: who may connect, and how each message is handled. Every refusal has a reason."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial

import orjson
from pydantic import ValidationError
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...core.errors import BadChoice, PharosError, TooExpensive
from .. import metrics
from ..addresses import address_of, is_ours
from ..db.entries import EntryData
from ..deps import Services, services_of
from ..errors import first_invalid_field
from ..guests import COOKIE, Guest
from ..limits import Bucket
from ..payloads import PROTOCOL
from ..tables import sentences
from ..tables.live_table import LiveTable
from ..tables.places import pseudonym
from ..tables.table_log import Draft
from .connections import Connection, writing
from .frames import EXTENSION
from .messages import Act, Answer, Chat, ClientMessage, Ping, React, Resync, Reveal, Takeback, Undo, Why, client_message

log = logging.getLogger("pharos.ws")
REFUSED, FULL = 4400, 4429
MAX_CHARACTERS = 4000
MAX_STRIKES = 50
"""Messages that are invalid or come too fast before a client is disconnected."""


async def play(socket: WebSocket) -> None:
    """Play at a table or watch it; `views=false` for clients that need no views after the first."""
    services = services_of(socket)
    id, views = socket.path_params["id"], socket.query_params.get("views") != "false"
    address = address_of(socket)
    try:
        guest = await _admitted(services, socket)
        live = await services.worker.live_table(id)
        live.table.check_admitted(guest.id if guest else None)
        keys = _keys(guest, address)
        services.take_connection(keys)
    except PharosError as error:
        await _refuse(socket, error)
        return
    try:
        await socket.accept(subprotocol=PROTOCOL)
        await Session(services, socket, live, guest, wants_views=views).run()
    finally:
        services.give_connection(keys)


def _keys(guest: Guest | None, address: str) -> tuple[str | None, str]:
    return (guest.id if guest else None), address


async def _admitted(services: Services, socket: WebSocket) -> Guest | None:
    """The guest who connects; raises BadChoice for a foreign origin, another protocol version or a banned guest."""
    if services.worker.is_stopping:
        raise BadChoice("stopping")
    services.requests.check(address_of(socket))
    origin = socket.headers.get("origin")
    if origin and not is_ours(services.worker.settings, origin, socket.headers.get("host", "")):
        raise BadChoice("bad-origin")
    if PROTOCOL not in socket.scope.get("subprotocols", []):
        raise BadChoice("bad-version", expected=PROTOCOL)
    guest = await services.guests.known(socket.cookies.get(COOKIE))
    if guest and guest.is_banned:
        raise BadChoice("banned")
    return guest


async def _refuse(socket: WebSocket, error: PharosError) -> None:
    """Accept the handshake just to send the reason, because browsers cannot read the body of a refused one."""
    metrics.refused.labels(error.id).inc()
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        offered = socket.scope.get("subprotocols", [])
        await socket.accept(subprotocol=PROTOCOL if PROTOCOL in offered else None)
        await socket.send_text(orjson.dumps({"type": "bye", "error": sentences.reason(error)}).decode())
        await socket.close(FULL if error.id.startswith("too-") else REFUSED)


def _id_in(text: str | None) -> str | None:
    """The id of a message, even if the rest of it is invalid, so that the client knows what was refused."""
    with contextlib.suppress(orjson.JSONDecodeError):  # strict: an id with half of a surrogate pair could not be sent back
        message = orjson.loads(text) if text and len(text) <= MAX_CHARACTERS else None
        id = message.get("id") if isinstance(message, dict) else None
        return id if isinstance(id, str) and len(id) <= 40 else None
    return None


async def _cancelled(task: asyncio.Future[None]) -> None:
    """Cancel a task; raises what it raised."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


ROUTE = WebSocketRoute("/api/tables/{id}/play", play)


class Session:
    """One connected client."""

    def __init__(
        self, services: Services, socket: WebSocket, live: LiveTable, guest: Guest | None, *, wants_views: bool
    ) -> None:
        self.services, self.socket, self.live, self.guest = services, socket, live, guest
        self.worker = services.worker
        extension = socket.scope.get("extensions", {}).get(EXTENSION, {})
        write, self._receive_with = extension.get("write"), extension.get("receive_with")
        id, session = (guest.id, guest.session) if guest else (None, None)
        self.connection = Connection(live, id, socket.send_text, write, wants_views=wants_views, session=session)
        rate = self.worker.settings.messages_per_second
        self.bucket = Bucket(rate, 2 * rate)
        self.strikes = 0
        self._is_handling = False
        self._deciding: asyncio.Future[bool] | asyncio.Future[None] | None = None
        """The decision that was taken at once, until it is stored."""

    async def run(self) -> None:
        """Send the full state, then handle messages until the connection ends."""
        try:
            await self.worker.connect(self.live, self.connection)
            self.connection.send_full_state()
            if self.services.moderation.announcements:
                self.connection.put(orjson.dumps(self.services.moderation.announcements_message()))
            if self._receive_with:
                self._receive_with(self.receive)
            async with writing(self.connection) as writer:
                reader = asyncio.ensure_future(self._read())
                await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
                await _cancelled(reader)
        finally:
            self.worker.disconnect(self.live, self.connection)
            await self._close()

    async def _close(self) -> None:
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(REFUSED if self.strikes > MAX_STRIKES else 1000)

    async def _read(self) -> None:
        while not self.connection.is_closing and not self.connection.closed.is_set():
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            while self._deciding:
                await asyncio.wait((self._deciding,))
            metrics.traffic.received += 1
            await self.handle(received.get("text"))
            if self.strikes > MAX_STRIKES:
                return

    # Decisions at once

    def receive(self, text: str) -> bool:
        """Take a decision at the moment it arrives, without a task, if nothing is in its way. False for everything else,
        and for whatever has to wait or to be refused: the task handles it."""
        is_busy = self._is_handling or self._deciding or self.connection.is_closing
        if is_busy or '"act"' not in text or len(text) > MAX_CHARACTERS:
            return False
        seat, message = self.connection.seat, self._act_in(text)
        if seat is None or message is None or not self.bucket.take():
            return False
        stored = self.live.act_now(seat, message.seen, message.action, partial(self._decided, message))
        if stored is None:
            self.bucket.give_back()
            return False
        metrics.traffic.received += 1
        self._deciding = stored
        stored.add_done_callback(partial(self._after_decision, text))
        return True

    def _act_in(self, text: str) -> Act | None:
        with contextlib.suppress(ValidationError):
            message = client_message.validate_json(text)
            return message if isinstance(message, Act) else None
        return None

    def _decided(self, message: Act, sequence: int) -> None:
        self._deciding = None
        self.ack(message, sequence)

    def _after_decision(self, text: str, stored: asyncio.Future[bool]) -> None:
        """If a decision could not be stored, decide again in a task, or say that it failed."""
        error = None if stored.cancelled() else stored.exception()
        if stored.cancelled() or (error is None and stored.result()):
            return
        self._deciding = asyncio.ensure_future(self._again(text, error))

    async def _again(self, text: str, error: BaseException | None) -> None:
        try:
            if error:
                raise error
            metrics.races.inc()
            await self.live.log.catch_up()
        except Exception:
            self._fail(text)
        else:
            await self.handle(text)
        finally:
            self._deciding = None

    # Everything else

    async def handle(self, text: str | None) -> None:
        """Handle a message, or send the reason for refusing it."""
        self._is_handling = True
        try:
            if not self.bucket.take():
                raise BadChoice("too-fast")
            await self._dispatch(self._parsed(text))
        except PharosError as error:
            self.strikes += error.id in ("too-fast", "bad-request")
            self._refuse(text, error)
        except Exception:
            self._fail(text)
        finally:
            self._is_handling = False

    def _fail(self, text: str | None) -> None:
        """Log the present exception and refuse the message that it kept from being handled."""
        log.exception("message failed", extra={"table": self.live.table.id})
        self._refuse(text, BadChoice("internal-error"))

    def _refuse(self, text: str | None, error: PharosError) -> None:
        metrics.refused.labels(error.id).inc()
        self.connection.reply(orjson.dumps({"type": "refused", "id": _id_in(text), "error": sentences.reason(error)}))

    def _parsed(self, text: str | None) -> ClientMessage:
        if text is None or len(text) > MAX_CHARACTERS:
            raise BadChoice("too-long", most=MAX_CHARACTERS)
        try:
            return client_message.validate_json(text)
        except ValidationError as error:
            raise BadChoice(
                "bad-request", **first_invalid_field(error.errors(include_url=False, include_input=False))
            ) from None

    async def _dispatch(self, message: ClientMessage) -> None:
        match message:
            case Act():
                self.ack(message, await self.live.act(self.seat(), message.seen, message.action))
            case Undo():
                self.ack(message, await self.live.undo(self.seat(), message.seen))
            case Takeback():
                self.ack(message, await self.live.ask_takeback(self.seat(), message.seen))
            case Answer():
                self.ack(message, await self.live.answer_takeback(self.seat(), accept=message.accept))
            case Why():
                self._because(message)
            case Chat():
                await self._say(message)
            case React():
                await self._say(message)
            case Reveal():
                self.connection.reveal(message.seat)
                self.ack(message, self.live.table.sequence)
            case Resync():
                self.connection.answer_resync()
            case Ping():
                self.connection.reply(orjson.dumps({"type": "pong", "id": message.id, "at": time.time()}))

    def seat(self) -> int:
        """The client's seat; raises BadChoice for a spectator."""
        seat = self.connection.seat
        if seat is None:
            raise BadChoice("not-your-seat")
        return seat

    def ack(self, message: ClientMessage, sequence: int) -> None:
        """Acknowledge a stored message."""
        self.connection.reply(orjson.dumps({"type": "ack", "id": message.id, "sequence": sequence}))

    def _because(self, message: Why) -> None:
        game, seat = self.live.game, self.seat()
        number = game.ruleset.parse(message.action)
        error = game.check(seat, number)
        is_priced = error is None or isinstance(error, TooExpensive)
        steps = sentences.steps(game, seat, number) if is_priced else []
        reason = sentences.reason(error) if error else None
        self.connection.reply(orjson.dumps({"type": "because", "id": message.id, "error": reason, "steps": steps}))

    async def _say(self, message: Chat | React) -> None:
        guest = self.guest
        if guest is None:
            raise BadChoice("not-a-guest")
        table = self.live.table
        if self.connection.seat is None and table.status == "playing":
            raise BadChoice("no-spectator-chat")
        await self.services.guests.check_may_write(guest.id)
        self.live.chat_rates.check(guest.id)
        name = await self._name(guest)

        def decide() -> Draft:
            data = EntryData(name=name, who=pseudonym(table.id, guest.id))
            if isinstance(message, Chat):
                return "chat", self.connection.seat, data | {"text": message.text}
            return "reaction", self.connection.seat, data | {"reaction": message.reaction}

        self.ack(message, await self.live.note(self.connection.seat, decide))

    async def _name(self, guest: Guest) -> str:
        """The name of the person who writes."""
        place = self.live.table.places[self.connection.seat] if self.connection.seat is not None else None
        if place and place.is_companion:
            return place.name
        return await self.services.guests.name(guest.id) or guest.name
