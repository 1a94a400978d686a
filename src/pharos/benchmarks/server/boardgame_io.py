"""boardgame.io under the same load, for a ratio: same driver, same number of sockets, a game of the same size.

The package is fetched from npm into a temporary folder. As by default, it keeps matches in memory and sends the whole
state after every move. An action counts once the player has received the state that contains it.
"""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import orjson

from ...core.json_types import Json, JsonObject
from .load import Figures, next_figures
from .players import Tally
from .process import running
from .wire import Address, Socket

VERSION = "0.50.2"
SCRIPT = Path(__file__).with_name("boardgame_io.cjs")
NAMESPACE = "/wonders"
PATH = "/socket.io/?EIO=4&transport=websocket"
PLAYERS = 4


@contextmanager
def boardgame_io_process(port: int) -> Iterator[int]:
    """Fetch and run boardgame.io; yields its process id."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise FileNotFoundError("boardgame.io needs node and npm")
    with tempfile.TemporaryDirectory() as folder:
        fetch = [npm, "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", f"boardgame.io@{VERSION}"]
        subprocess.run(fetch, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        script = shutil.copy(SCRIPT, folder)
        with running([node, script, str(port)]) as process:
            _wait_until_open(port)
            yield process


def _wait_until_open(port: int) -> None:
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.2)
    raise TimeoutError(port)


class Player:
    """A seat of a match: chooses again as soon as a turn is over."""

    def __init__(self, tally: Tally, match: int, seat: int) -> None:
        self.tally, self.match, self.seat = tally, f"m{match}", str(seat)
        self.state_id = 0
        self.turn = 1
        self.sent: float | None = None
        self.socket: Socket | None = None
        self.is_ready = asyncio.Event()

    async def connect(self, address: Address) -> None:
        """Connect, join the namespace and the match."""
        self.socket = await address.connect(PATH, "", self.receive)
        self.socket.send_text(f"40{NAMESPACE},")
        await self.is_ready.wait()

    def receive(self, text: bytes, size: int) -> None:
        """Handle a packet of engine.io: a ping, the opened namespace, or an event."""
        self.tally.sizes.append(size)
        if text == b"2" and self.socket:
            self.socket.send_text("3")
        elif text.startswith(f"40{NAMESPACE}".encode()):
            self._emit("sync", self.match, self.seat, None, PLAYERS)
        elif text.startswith(f"42{NAMESPACE},".encode()):
            self._receive_event(*orjson.loads(text[len(f"42{NAMESPACE},") :]))

    def _receive_event(self, name: str, *given: Json) -> None:
        if name == "sync":
            self.is_ready.set()
        elif name == "update":
            self._receive_state(given[1])

    def _receive_state(self, state: JsonObject) -> None:
        self.state_id = state["_stateID"]
        has_acted = self.seat in state["G"]["committed"] or state["G"]["turn"] != self.turn
        if self.sent is not None and has_acted:
            self.tally.waits.append(time.perf_counter() - self.sent)
            self.sent = None
        if self.sent is None and state["G"]["turn"] != self.turn:
            self.turn = state["G"]["turn"]
            self.act()

    def act(self) -> None:
        """Choose a card."""
        self.sent = time.perf_counter()
        payload = {"type": "commit", "args": [self.state_id], "playerID": self.seat}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state_id, self.match, self.seat)

    def _emit(self, *event: object) -> None:
        assert self.socket is not None
        self.socket.send_text(f"42{NAMESPACE},{orjson.dumps(event).decode()}")


async def measure_boardgame_io(port: int, process: int, tables: int, seconds: float, warm_up: float = 8.0) -> Figures:
    """Saturate the server and measure as `load.measure` does."""
    tally, address = Tally(), Address("127.0.0.1", port)
    players = [Player(tally, match, seat) for match in range(tables) for seat in range(PLAYERS)]
    for player in players:
        await player.connect(address)
    for player in players:
        player.act()
    await asyncio.sleep(warm_up)
    figures = await next_figures(tally, [process], seconds)
    for player in players:
        if player.socket:
            player.socket.abort()
    return figures
