"""Tables whose players decide at random; a game that ends is followed by a rematch with the same players."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import orjson

from ...core import patches
from ...core.json_types import JsonObject
from .wire import Address, Socket


@dataclass
class Tally:
    """Raw measurements."""

    waits: list[float] = field(default_factory=list)
    """Seconds from sending an action to its acknowledgement."""
    turns: list[float] = field(default_factory=list)
    """Seconds from an acknowledgement until the player owes the next decision: other players and the server."""
    games: int = 0
    refused: int = 0
    sizes: list[int] = field(default_factory=list)
    """The sizes of all messages received, in bytes."""

    def clear(self) -> None:
        """Start counting again."""
        self.waits.clear()
        self.turns.clear()
        self.sizes.clear()
        self.games = self.refused = 0


class Player:
    """One player: reports when it owes a decision, and takes a random action when asked to."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.socket: Socket | None = None
        self.seen = self.acted = 0
        self.actions: list[str] = []
        self.tried: list[str] = []
        self.actions_at = 0
        """The sequence number at which these actions were legal."""
        self.is_due = False
        self.sent: float | None = None
        self.acknowledged: float | None = None
        self.has_view = asyncio.Event()
        self.shown: JsonObject = {}

    async def connect(self, cookie: str, *, views: bool) -> None:
        """Connect and wait for the first view."""
        query = "" if views else "?views=false"
        self.acted = self.actions_at = 0
        self.seen, self.is_due, self.sent, self.acknowledged, self.actions = 0, False, None, None, []
        self.has_view.clear()
        self.socket = await self.table.address.connect(f"/api/tables/{self.table.id}/play{query}", cookie, self.receive)
        await self.has_view.wait()

    async def leave(self) -> None:
        """Disconnect."""
        socket, self.socket = self.socket, None
        if socket:
            socket.close()
            await socket.is_lost

    def act(self) -> None:
        """Take an action."""
        if self.is_due and self.socket:
            self.is_due, self.sent, self.tried, self.actions = False, time.perf_counter(), self.actions, []
            self.socket.send({"type": "act", "seen": self.seen, "action": random.choice(self.tried)})

    def receive(self, text: bytes, size: int) -> None:
        """Handle a message."""
        message: JsonObject = orjson.loads(text)
        self.table.tally.sizes.append(size)
        self.seen = max(self.seen, message.get("sequence", 0))
        match message["type"]:
            case "ack" if self.sent is not None:
                self.acknowledged = time.perf_counter()
                self.table.tally.waits.append(self.acknowledged - self.sent)
                self.sent = None
                if self.actions_at < message["sequence"]:
                    self.actions = []  # offered before this action was applied
                self.acted = message["sequence"]
                self._report_due()
            case "refused":
                self.table.tally.refused += 1
                self.sent, self.actions = None, self.actions or self.tried
                self._report_due()
            case "news":
                self._receive_news(message)
            case "view" | "welcome":
                self._receive_view(message)

    def _receive_view(self, message: JsonObject) -> None:
        self.has_view.set()
        sequence = message["sequence"]
        shown = self.shown = message.get("shown") or patches.apply(self.shown, message["patch"])
        if shown["view"] and shown["view"]["outcome"]:
            self.table.has_ended(self.seat)
        if sequence >= self.acted:
            self.actions = [offer["action"] for offer in shown["actions"]] if self.seat in shown["to_act"] else []
            self.actions_at = sequence
            self._report_due()

    def _receive_news(self, message: JsonObject) -> None:
        if message["seat"] == self.seat:
            self.actions = []
        if message.get("actions"):
            self.actions, self.actions_at = message["actions"], message["sequence"]
            self._report_due()
        if message.get("is_over"):
            self.table.has_ended(self.seat)

    def _report_due(self) -> None:
        if self.actions and self.sent is None and not self.is_due:
            self.is_due = True
            if self.acknowledged is not None:
                self.table.tally.turns.append(time.perf_counter() - self.acknowledged)
            self.acknowledged = None
            self.table.on_due(self)


class Table:
    """A table and its rematches, with the same players."""

    def __init__(
        self, address: Address, tally: Tally, players: int, on_due: Callable[[Player], None], *, views: bool
    ) -> None:
        self.address, self.tally, self.on_due, self.views = address, tally, on_due, views
        self.id = ""
        self.cookies: list[str] = []
        self.players = [Player(self, seat) for seat in range(players)]
        self._ended: set[int] = set()
        self._is_over = asyncio.Event()

    async def create(self, game: str) -> None:
        """Create guests and the table, sit down and start."""
        request = self.address.request
        for seat in range(len(self.players)):
            self.cookies.append((await request("POST", "/api/guests", {"name": f"Seat {seat}"}))[1])
        created, _ = await request("POST", "/api/tables", {"game": game, "players": len(self.players)}, self.cookies[0])
        self.id = created["id"]
        for seat in range(1, len(self.players)):
            await request("PUT", f"/api/tables/{self.id}/seats/{seat}", {"sort": "me"}, self.cookies[seat])
        await request("POST", f"/api/tables/{self.id}/start", None, self.cookies[0])

    async def play(self) -> None:
        """Play one game after the other until cancelled."""
        while True:
            self._ended.clear()
            self._is_over.clear()
            pairs = zip(self.players, self.cookies, strict=True)
            await asyncio.gather(*(player.connect(cookie, views=self.views) for player, cookie in pairs))
            await self._is_over.wait()
            await self.leave()
            await self._rematch()

    async def _rematch(self) -> None:
        """Start a rematch. The last news may arrive before the table is finished, so ask until it is."""
        self.tally.games += 1
        while True:
            try:
                created, _ = await self.address.request("POST", f"/api/tables/{self.id}/rematch", None, self.cookies[0])
                break
            except ValueError:
                await asyncio.sleep(0.05)
        self.id = created["id"]
        await self.address.request("POST", f"/api/tables/{self.id}/start", None, self.cookies[0])

    def has_ended(self, seat: int) -> None:
        """A player has received the end of the game."""
        self._ended.add(seat)
        if len(self._ended) == len(self.players):
            self._is_over.set()

    async def leave(self) -> None:
        """Disconnect all players."""
        await asyncio.gather(*(player.leave() for player in self.players))
