"""A connection to a table: its news come in, actions go out. A lost connection is taken up again, and nothing is lost."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Self

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from ..core.errors import BadChoice, PharosError

PROTOCOL = Subprotocol("pharos.1")
TRIES = 8
SECONDS = 30.0


@dataclass(frozen=True)
class Turn:
    """A decision to be made: what the seat sees, and what it may do."""

    view: dict[str, Any]
    actions: list[str]
    offers: list[dict[str, Any]]
    """The same actions with their sentences and the steps of their payments."""


class RemoteSeat:
    """A seat at a remote table; without a seat there, a spectator."""

    def __init__(self, url: str, table: str, cookie: str, *, views: bool = True) -> None:
        words = "" if views else "?views=false"
        self._url = f"ws{url.removeprefix('http')}/api/tables/{table}/play{words}"
        self._cookie = cookie
        self.table: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}
        self.number: int | None = None
        self.sequence = 0
        self._kept = 0
        """The latest own decision: what came before it does not show it yet."""
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

    def receive(self) -> dict[str, Any]:
        """The next message; the table, the sequence number and what is shown are kept up to date."""
        while True:
            try:
                message: dict[str, Any] = json.loads(self._socket.recv())
            except ConnectionClosed:
                self._socket = self._connect()
                continue
            if message["type"] == "bye" and message["error"]["id"] == "stopping":
                continue
            self._note(message)
            return message

    def _note(self, message: dict[str, Any]) -> None:
        self.sequence = max(self.sequence, message.get("sequence", 0))
        self.shown = message.get("shown", self.shown)
        self.table = message.get("table", self.table)
        if message["type"] == "welcome":
            self.number, self.sequence = message["seat"], message["sequence"]
        if message["type"] == "bye":
            raise PharosError(message["error"]["id"], **message["error"]["values"])

    def turns(self) -> Iterator[Turn]:
        """Every decision that this seat owes, until the game is over; act before asking for the next."""
        answered = -1
        while not (self.table.get("status") in ("finished", "closed") and self.shown):
            message = self.receive()
            if message["type"] not in ("welcome", "view") or self.number not in self.shown["to_act"]:
                continue
            if message["sequence"] >= max(answered + 1, self._kept) and self.shown["actions"]:
                answered = message["sequence"]
                offers = self.shown["actions"]
                yield Turn(self.shown["view"], [offer["action"] for offer in offers], offers)

    # Out

    def send(self, **message: Any) -> None:
        """Send a message as it is."""
        self._socket.send(json.dumps(message))

    def act(self, action: str) -> int | None:
        """Take an action, on what was seen so far; its sequence number once it is kept, None if the table had gone on."""
        return self._answered({"type": "act", "seen": self.sequence, "action": action})

    def undo(self) -> int | None:
        """Take back the latest decision."""
        return self._answered({"type": "undo", "seen": self.sequence})

    def _answered(self, message: dict[str, Any]) -> int | None:
        """Send and wait for the answer; after a lost connection the new view tells how things stand."""
        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed:
            self._socket = self._connect()
            return None
        while True:
            answer = self.receive()
            if answer["type"] == "ack":
                self._kept = int(answer["sequence"])
                return self._kept
            if answer["type"] == "welcome":
                return None
            if answer["type"] == "refused":
                if answer["error"]["id"] == "stale":
                    return None
                raise PharosError(answer["error"]["id"], **answer["error"]["values"])
