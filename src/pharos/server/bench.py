"""Load: real WebSockets on loopback against one worker in a process of its own. `make bench-server`, or:

python -m pharos.server.bench --tables 250 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from ..client import Client
from ..core.errors import PharosError

PROTOCOL = Subprotocol("pharos.1")
GENEROUS = {
    "requests-per-minute": 10**8, "messages-per-second": 10**6, "tables-per-guest": 10**6, "connections-per-guest": 10**5,
    "connections-per-address": 10**5, "connections": 10**5,
}  # fmt: skip


@dataclass
class Tally:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    games: int = 0
    refused: int = 0
    is_over: bool = False


@contextmanager
def worker(database: str | None, port: int) -> Iterator[tuple[str, int]]:
    """A server of one worker: its address and process id."""
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/tables.sqlite3"
        flags = [word for name, value in GENEROUS.items() for word in (f"--{name}", str(value))]
        command = [sys.executable, "-c", "from pharos.cli.main import run; run()", "serve", "--no-warm"]
        command += ["--database", url, "--port", str(port), "--log-level", "warning", *flags]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            yield _up(f"http://127.0.0.1:{port}"), process.pid
        finally:
            process.terminate()
            process.wait(30)


def _up(url: str) -> str:
    for _ in range(300):
        try:
            Client(url, "Bench").get("/api/health")
            return url
        except PharosError:
            time.sleep(0.2)
    raise TimeoutError(url)


def kilobytes(process: int) -> int:
    """The memory that a process really holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ValueError(process)


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


class Seats:
    """The seats of one table, played without thinking."""

    def __init__(self, url: str, game: str, players: int, clients: list[Client], *, views: bool) -> None:
        self.url, self.clients, self.views = url, clients, views
        self.id = str(clients[0].make(game, players=players)["id"])
        for seat in range(1, players):
            clients[seat].sit(self.id, seat)
        clients[0].start(self.id)

    def connect(self, seat: int) -> Any:
        """A connection for a seat."""
        words = "" if self.views else "?views=false"
        url = f"ws{self.url[4:]}/api/tables/{self.id}/play{words}"
        headers = {"Cookie": self.clients[seat].cookie}
        return connect(url, subprotocols=[PROTOCOL], additional_headers=headers, compression=None, max_size=None)

    async def play(self, seat: int, tally: Tally, ready: asyncio.Barrier) -> None:
        """Play a seat until the tally is over or the game is."""
        async with self.connect(seat) as socket:
            welcome = json.loads(await socket.recv())
            while welcome["type"] != "welcome":
                welcome = json.loads(await socket.recv())
            await ready.wait()
            try:
                await Mover(socket, seat, tally, welcome).run()
            except ConnectionClosed:
                tally.refused += 1


class Mover:
    """One seat: acts as soon as it owes a decision, and notes how long the acknowledgement takes."""

    def __init__(self, socket: ClientConnection, seat: int, tally: Tally, welcome: dict[str, Any]) -> None:
        self.socket, self.seat, self.tally = socket, seat, tally
        self.seen: int = welcome["sequence"]
        self.actions = [offer["action"] for offer in welcome["shown"]["actions"]]
        self.owes = seat in welcome["shown"]["to_act"]
        self.sent: float | None = None
        self.random = random.Random(seat)

    async def run(self) -> None:
        """Until it is over."""
        while not self.tally.is_over:
            if self.owes and self.actions and self.sent is None:
                self.sent = time.perf_counter()
                self.owes = False
                action = self.random.choice(self.actions)
                await self.socket.send(json.dumps({"type": "act", "seen": self.seen, "action": action}))
            if self.hear(json.loads(await self.socket.recv())):
                return

    def hear(self, message: dict[str, Any]) -> bool:
        """Take a message in; True when the game is over."""
        self.seen = max(self.seen, message.get("sequence", 0))
        if message["type"] == "ack" and self.sent is not None:
            self.tally.waits.append(time.perf_counter() - self.sent)
            self.sent = None
        elif message["type"] == "refused":
            self.tally.refused += 1
            self.sent, self.owes = None, True
        elif message["type"] == "news":
            if message.get("actions"):
                self.actions, self.owes = message["actions"], True
            self.tally.games += message["is_over"] and self.seat == 0
            return bool(message["is_over"])
        elif message["type"] == "view":
            self.actions = [offer["action"] for offer in message["shown"]["actions"]]
            self.owes = self.seat in message["shown"]["to_act"] and self.sent is None
            return message["shown"]["view"]["outcome"] is not None
        return False


async def flood(
    url: str, process: int, game: str, tables: int, players: int, seconds: float, *, views: bool
) -> dict[str, float]:
    """All seats of many tables play without thinking time for a while; games that end are followed by others."""
    clients = [Client(url, f"Seat {seat}") for seat in range(players)]
    tally, ready = Tally(), asyncio.Barrier(tables * players + 1)
    made = [await asyncio.to_thread(Seats, url, game, players, clients, views=views) for _ in range(tables)]
    once = asyncio.Barrier(1)

    async def seat_at(table: Seats, seat: int) -> None:
        await table.play(seat, tally, ready)

    async def keep_on(table: Seats) -> None:
        await asyncio.gather(*(seat_at(table, seat) for seat in range(players)))
        while not tally.is_over:
            again = await asyncio.to_thread(Seats, url, game, players, clients, views=views)
            await asyncio.gather(*(again.play(seat, tally, once) for seat in range(players)))

    tasks = [asyncio.create_task(keep_on(table)) for table in made]
    await ready.wait()
    tally.waits.clear()
    began, used = time.perf_counter(), cpu_seconds(process)
    await asyncio.sleep(seconds)
    spent, used = time.perf_counter() - began, cpu_seconds(process) - used
    waits = sorted(tally.waits)
    tally.is_over = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "actions_per_s": len(waits) / spent,
        "p50_ms": 1e3 * waits[len(waits) // 2],
        "p99_ms": 1e3 * waits[int(len(waits) * 0.99)],
        "worst_ms": 1e3 * waits[-1],
        "cpu_ms_per_action": 1e3 * used / len(waits),
        "share_of_a_core": used / spent,
        "games": tally.games,
        "refused": tally.refused,
    }


async def reconnect(url: str, game: str, players: int, rounds: int) -> float:
    """The longest time until all seats of a table that reconnect together have their views, in milliseconds."""
    clients = [Client(url, f"Seat {seat}") for seat in range(players)]
    table = await asyncio.to_thread(Seats, url, game, players, clients, views=True)
    worst = 0.0

    async def view(seat: int) -> None:
        async with table.connect(seat) as socket:
            while json.loads(await socket.recv())["type"] != "welcome":
                pass

    for _ in range(rounds):
        began = time.perf_counter()
        await asyncio.gather(*(view(seat) for seat in range(players)))
        worst = max(worst, time.perf_counter() - began)
    return 1e3 * worst


def idle(url: str, process: int, game: str, players: int, tables: int) -> float:
    """Kilobytes of memory for each started table that nobody looks at."""
    clients = [Client(url, f"Seat {seat}") for seat in range(players)]
    for _ in range(20):
        Seats(url, game, players, clients, views=True)
    before = kilobytes(process)
    for _ in range(tables):
        Seats(url, game, players, clients, views=True)
    return (kilobytes(process) - before) / tables


def main() -> None:
    """Measure and print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="seven-wonders")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--views", action="store_true", help="send full views after every decision, as to a browser")
    parser.add_argument("--database", default=None)
    parser.add_argument("--port", type=int, default=8341)
    given = parser.parse_args()
    found: dict[str, Any] = {"cores": os.cpu_count(), "load": os.getloadavg()[0], "settings": vars(given)}
    with worker(given.database, given.port) as (url, process):
        found["idle_kB_per_table"] = idle(url, process, given.game, given.players, 100)
        found["reconnect_7_ms"] = asyncio.run(reconnect(url, "seven-wonders", 7, 5))
        told = flood(url, process, given.game, given.tables, given.players, given.seconds, views=given.views)
        found |= asyncio.run(told)
        found["memory_MB"] = kilobytes(process) / 1024
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
