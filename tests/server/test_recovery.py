"""A server killed at any instant (kill -9) loses no acknowledged action and leaves no half one.

PHAROS_KILLS says how often it is done.
"""

from __future__ import annotations

import random
import signal
import threading
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

import pharos
from pharos.client import Client

from .conftest import RUNS, SECONDS, Player, Processes, free_port, fresh_database, until


class Greedy(threading.Thread):
    """Plays one seat as fast as it can until the server dies, and records the acknowledgements."""

    def __init__(self, url: str, table: str, cookie: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.arguments = url, table, cookie
        self.random = random.Random(seed)
        self.kept: list[tuple[int, int, str]] = []
        self.last_try: str | None = None
        self.is_over = False

    def run(self) -> None:
        try:
            player = Player(*self.arguments)
        except (OSError, EOFError, ConnectionClosed, InvalidHandshake, TimeoutError):
            return
        try:
            player.welcome = player.until("welcome")
            while not self.is_over:
                self.play(player)
        except (OSError, EOFError, ConnectionClosed, TimeoutError):
            pass
        finally:
            player.close()

    def play(self, player: Player) -> None:
        while not (player.viewed >= player.acted and player.welcome["seat"] in player.shown["to_act"]):
            if player.table.get("status") == "finished":
                self.is_over = True
                return
            player.receive()
        self.last_try = self.random.choice(player.actions())
        answer = player.act(self.last_try)
        if answer["type"] == "ack":
            self.kept.append((answer["sequence"], player.welcome["seat"], self.last_try))


def wait_for_play(players: list[Greedy]) -> None:
    """On a busy machine a moment drawn by lot may come before the first decision."""
    until(lambda: any(player.kept or player.is_over for player in players))


def moves_in(database: str, table: str) -> dict[int, tuple[int, str]]:
    """The stored decisions by sequence number."""
    import asyncio

    from pharos.server.config import Settings
    from pharos.server.db.entries import Entry
    from pharos.server.db.storage import Storage

    async def read() -> list[Entry]:
        storage = Storage(Settings(database=database).url)
        await storage.start()
        log = await storage.log(table)
        await storage.stop()
        return log

    log = asyncio.run(read())
    assert [entry.sequence for entry in log] == list(range(1, len(log) + 1)), "no gap in the log"
    return {
        entry.sequence: (entry.seat, entry.data["action"]) for entry in log if entry.kind == "act" and entry.seat is not None
    }


def torture(database: str, runs: int, processes: Processes) -> None:
    """Start, play, kill at a random moment and check the database, again and again."""
    rng = random.Random(runs)
    port = free_port()
    kept: dict[int, tuple[int, str]] = {}
    server = processes(database, port)
    guests = [Client(server.url, name) for name in ("Ana", "Bo", "Cy")]
    table = ""
    acknowledged = 0
    for run in range(runs):
        if not table:
            table = guests[0].make("seven-wonders", players=3, options={"boards": "random-a"})["id"]
            for seat in (1, 2):
                guests[seat].sit(table, seat)
            guests[0].start(table)
            kept = {}
        players = [Greedy(server.url, table, guest.cookie, 10 * run + n) for n, guest in enumerate(guests)]
        for player in players:
            player.start()
        wait_for_play(players)
        time.sleep(rng.uniform(0.0, 0.8))
        server.kill()
        for player in players:
            player.join(SECONDS)
        for sequence, seat, action in (kept_one for player in players for kept_one in player.kept):
            kept[sequence] = (seat, action)
            acknowledged += 1
        stored = moves_in(database, table)
        assert {sequence: stored.get(sequence) for sequence in kept} == kept, "an acknowledged action was lost"
        unknown = set(stored) - set(kept)
        tried = {player.last_try for player in players}
        kept |= {sequence: stored[sequence] for sequence in unknown}
        assert {stored[sequence][1] for sequence in unknown} <= tried, "only what was tried last may be unacknowledged"
        server = processes(database, port)
        shown = guests[0].get(f"/api/tables/{table}")
        assert shown["plies"] == len(stored)
        if shown["status"] == "finished":
            assert pharos.replay(guests[0].record(table)).is_over
            table = ""
    assert server.stop() in (0, -signal.SIGTERM)
    assert acknowledged > runs, "the players did play"


def test_a_killed_server_loses_nothing(tmp_path: Path, processes: Processes) -> None:
    torture(f"sqlite:///{tmp_path}/tables.sqlite3", RUNS, processes)


def test_a_killed_server_loses_nothing_on_postgresql(postgresql: str, processes: Processes) -> None:
    torture(fresh_database(postgresql), max(2, RUNS // 4), processes)
