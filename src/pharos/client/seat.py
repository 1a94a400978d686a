"""A connection to a table: receives news, sends actions. It reconnects automatically, and nothing is lost."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Self

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from ..core import patches
from ..core.errors import BadChoice, PharosError
from ..core.json_types import Json, JsonObject
from ..core.ruleset import View

PROTOCOL = Subprotocol("pharos.3")
TRIES = 8
SECONDS = 60.0


@dataclass(frozen=True)
class Turn:
    """A decision to make: the seat's view and its legal actions."""

    view: View
    actions: list[str]
    offers: list[JsonObject]
    """The same actions with their sentences and payments."""


class RemoteSeat:
    """A seat at a remote table; a spectator if you hold none."""

    def __init__(self, url: str, table: str, cookie: str, *, views: bool = True) -> None:
        words = "" if views else "?views=false"
        self._url = f"ws{url.removeprefix('http')}/api/tables/{table}/play{words}"
        self._cookie = cookie
        self.table: JsonObject = {}
        self.shown: JsonObject = {}
        self._version = 0
        """The version of `shown`."""
        self.number: int | None = None
        self.sequence = 0
        self._stored = 0
        """The sequence number of the latest own decision; earlier views do not show it yet."""
        self._open = ExitStack()
        self._socket: ClientConnection = self._connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._open.close()

    def _connect(self) -> ClientConnection:
        self._open.close()
        for attempt in range(TRIES):
            try:
                opening = connect(
                    self._url,
                    subprotocols=[PROTOCOL],
                    additional_headers={"Cookie": self._cookie},
                    max_size=1 << 22,
                    open_timeout=SECONDS,
                )
                return self._open.enter_context(opening)
            except (OSError, InvalidHandshake, InvalidMessage, TimeoutError):
                time.sleep(0.1 * 2**attempt)
        raise BadChoice("unreachable", got=self._url)

    # In

    def receive(self) -> JsonObject:
        """The next message. The table, the sequence number and the view are kept up to date."""
        while True:
            try:
                message: JsonObject = json.loads(self._socket.recv())
            except ConnectionClosed:
                self._socket = self._connect()
                continue
            if message["type"] == "bye" and message["error"]["id"] == "stopping":
                continue
            if "patch" in message and message["view_version"] != self._version + 1:
                self.send(type="resync")
                continue
            self._note(message)
            return message

    def _note(self, message: JsonObject) -> None:
        if message["type"] != "ack":  # it does not imply that earlier news have arrived
            self.sequence = max(self.sequence, message.get("sequence", 0))
        self._version = message.get("view_version", self._version)
        self.shown = patches.apply(self.shown, message["patch"]) if "patch" in message else message.get("shown", self.shown)
        self.table = message.get("table", self.table)
        if message["type"] == "welcome":
            self.number, self.sequence = message["seat"], message["sequence"]
        if message["type"] == "bye":
            raise PharosError(message["error"]["id"], **message["error"]["values"])

    def turns(self) -> Iterator[Turn]:
        """Every decision that this seat owes, until the game is over. Act before you ask for the next."""
        answered = -1
        while not (self.table.get("status") in ("finished", "closed") and self.shown):
            message = self.receive()
            if message["type"] not in ("welcome", "view") or self.number not in self.shown["to_act"]:
                continue
            if message["sequence"] >= max(answered + 1, self._stored) and self.shown["actions"]:
                answered = message["sequence"]
                offers = self.shown["actions"]
                yield Turn(self.shown["view"], [offer["action"] for offer in offers], offers)

    # Out

    def send(self, **message: Json) -> None:
        """Send a raw message."""
        self._socket.send(json.dumps(message))

    def act(self, action: str) -> int | None:
        """Take an action; returns its sequence number once it is stored, or None if the table has moved on."""
        return self._answered({"type": "act", "seen": self.sequence, "action": action})

    def undo(self) -> int | None:
        """Undo the latest decision, as long as it revealed nothing and nobody has acted since."""
        return self._answered({"type": "undo", "seen": self.sequence})

    def ask_takeback(self) -> int | None:
        """Ask the other players to undo the latest decision; the table shows their answers."""
        return self._answered({"type": "takeback", "seen": self.sequence})

    def answer_takeback(self, *, accept: bool) -> int | None:
        """Accept or decline the takeback that another player asks for."""
        return self._answered({"type": "answer", "accept": accept})

    def _answered(self, message: JsonObject) -> int | None:
        """Send and wait for the answer. After a lost connection, the new view shows whether it arrived."""
        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed:
            self._socket = self._connect()
            return None
        while True:
            answer = self.receive()
            if answer["type"] == "ack":
                self._stored = int(answer["sequence"])
                self.sequence = max(self.sequence, self._stored)  # nothing earlier has made the decision stale
                return self._stored
            if answer["type"] == "welcome":
                return None
            if answer["type"] == "refused":
                if answer["error"]["id"] == "stale":
                    return None
                raise PharosError(answer["error"]["id"], **answer["error"]["values"])
