"""Tables whose seats decide at random; a game that ends is followed by a rematch with the same seats."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .lines import Address, Line


@dataclass
class Tally:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    """Seconds from sending an action to its acknowledgement."""
    turns: list[float] = field(default_factory=list)
    """Seconds from an acknowledgement to the news that the seat owes a decision again: other seats and the server."""
    games: int = 0
    refused: int = 0
    messages: int = 0
    bytes: int = 0


class Seat:
    """One seat: whenever it owes a decision it says so, and takes a random one when told to."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number = table, number
        self.line: Line | None = None
        self.seen = 0
        self.actions: list[str] = []
        self.tried: list[str] = []
        self.is_due = False
        self.sent: float | None = None
        self.kept: float | None = None
        self.shown = asyncio.Event()

    async def connect(self, cookie: str, *, views: bool) -> None:
        """Look at the table; afterwards the first view has come."""
        words = "" if views else "?views=false"
        self.seen, self.is_due, self.sent, self.kept, self.actions = 0, False, None, None, []
        self.shown.clear()
        self.line = await self.table.address.connect(f"/api/tables/{self.table.id}/play{words}", cookie, self.hear)
        await self.shown.wait()

    def leave(self) -> None:
        """Look no longer; what was read is counted."""
        if self.line:
            self.table.tally.messages += self.line.messages
            self.table.tally.bytes += self.line.bytes
            self.line.close()
            self.line = None

    def act(self) -> None:
        """Take an action."""
        if self.is_due and self.line:
            self.is_due, self.sent, self.tried, self.actions = False, time.perf_counter(), self.actions, []
            self.line.send({"type": "act", "seen": self.seen, "action": random.choice(self.tried)})

    def hear(self, message: dict[str, Any]) -> None:
        """Take a message in."""
        self.seen = max(self.seen, message.get("sequence", 0))
        sort = message["type"]
        if sort == "ack" and self.sent is not None:
            self.kept = time.perf_counter()
            self.table.tally.waits.append(self.kept - self.sent)
            self.sent = None
            self._may_owe(bool(self.actions))
        elif sort == "refused":
            self.table.tally.refused += 1
            self.sent, self.actions = None, self.actions or self.tried
            self._may_owe(True)
        elif sort == "news":
            self._hear_news(message)
        elif sort in ("view", "welcome"):
            shown = message["shown"]
            self.actions = [offer["action"] for offer in shown["actions"]] if self.number in shown["to_act"] else []
            self.shown.set()
            self._may_owe(bool(self.actions))

    def _hear_news(self, message: dict[str, Any]) -> None:
        if message["seat"] == self.number:
            self.actions = []
        if message.get("actions"):
            self.actions = message["actions"]
            self._may_owe(True)
        if message["is_over"]:
            self.table.ended(self.number)

    def _may_owe(self, owes: bool) -> None:
        if owes and self.sent is None and not self.is_due and self.actions:
            self.is_due = True
            if self.kept is not None:
                self.table.tally.turns.append(time.perf_counter() - self.kept)
            self.kept = None
            self.table.due(self)


class Table:
    """A table, and after it the next with the same seats."""

    def __init__(self, address: Address, tally: Tally, players: int, due: Callable[[Seat], None], *, views: bool) -> None:
        self.address, self.tally, self.due, self.views = address, tally, due, views
        self.id = ""
        self.cookies: list[str] = []
        self.seats = [Seat(self, number) for number in range(players)]
        self._over: set[int] = set()
        self._is_over = asyncio.Event()

    async def make(self, game: str) -> None:
        """Make guests of its own and the table, sit, start."""
        for number in range(len(self.seats)):
            self.cookies.append((await self.address.ask("POST", "/api/guests", {"name": f"Seat {number}"}))[1])
        made, _ = await self.address.ask("POST", "/api/tables", {"game": game, "players": len(self.seats)}, self.cookies[0])
        self.id = made["id"]
        for number in range(1, len(self.seats)):
            await self.address.ask("PUT", f"/api/tables/{self.id}/seats/{number}", {"sort": "me"}, self.cookies[number])
        await self.address.ask("POST", f"/api/tables/{self.id}/start", None, self.cookies[0])

    async def play(self) -> None:
        """Play one game after the other, for ever."""
        while True:
            self._over.clear()
            self._is_over.clear()
            cookies = zip(self.seats, self.cookies, strict=True)
            await asyncio.gather(*(seat.connect(cookie, views=self.views) for seat, cookie in cookies))
            await self._is_over.wait()
            self.leave()
            await self._again()

    async def _again(self) -> None:
        """A rematch; the news of the end may come before the table is closed, so it is asked for until it is."""
        self.tally.games += 1
        while True:
            try:
                made, _ = await self.address.ask("POST", f"/api/tables/{self.id}/rematch", None, self.cookies[0])
                break
            except ValueError:
                await asyncio.sleep(0.05)
        self.id = made["id"]
        await self.address.ask("POST", f"/api/tables/{self.id}/start", None, self.cookies[0])

    def ended(self, number: int) -> None:
        """A seat has heard of the end; the others may have to."""
        self._over.add(number)
        if len(self._over) == len(self.seats):
            self._is_over.set()

    def leave(self) -> None:
        """Nobody looks any longer."""
        for seat in self.seats:
            seat.leave()
