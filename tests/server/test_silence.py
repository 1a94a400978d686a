"""PostgreSQL falls silent: packets vanish, nothing is closed. The server notices, recovers, and still stops in time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from pharos.client import Client
from pharos.server.db import pg_notify, storage
from pharos.server.db.entries import Entry
from pharos.server.db.write_queue import Statement, WriteQueue
from pharos.server.tables.live_table import LiveTable
from pharos.server.tables.worker import Worker

from .conftest import SECONDS, Player, Processes, fresh_database, request, serving, until
from .silent_proxy import SilentProxy


@contextmanager
def proxied(postgresql: str) -> Iterator[tuple[SilentProxy, str]]:
    """A fresh database through a proxy, and its address without it."""
    database = fresh_database(postgresql)
    proxy = SilentProxy(database)
    try:
        yield proxy, database
    finally:
        proxy.close()


def status(url: str, path: str) -> int:
    return request("GET", f"{url}/api/health/{path}").status_code


def test_a_table_whose_database_does_not_answer_tries_again_to_catch_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pharos.server.tables.worker.RETRY", 0.0)
    tries: list[str] = []

    async def catch_up() -> None:
        tries.append("try")
        if len(tries) < 3:
            raise TimeoutError

    worker = Worker.__new__(Worker)
    worker.live_tables = {"table": cast(LiveTable, SimpleNamespace(log=SimpleNamespace(catch_up=catch_up)))}
    asyncio.run(worker._catch_up("table"))
    assert len(tries) == 3


def test_a_silent_database_is_noticed_and_what_was_missed_is_caught_up(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "CONNECT_SECONDS", 2.0)
    monkeypatch.setattr(storage, "STATEMENT_SECONDS", 2.0)
    monkeypatch.setattr(pg_notify, "CHECK_EVERY", 0.5)
    monkeypatch.setattr(pg_notify, "CHECK_SECONDS", 2.0)
    with proxied(postgresql) as (proxy, direct), serving(proxy.uri) as cut_off, serving(direct) as other:
        ana, bo = cut_off.guest("Ana"), other.guest("Bo")
        id = ana.make("duel")["id"]
        bo.sit(id, 1)
        ana.start(id)
        one, two = cut_off.sit(ana, id), other.sit(bo, id)
        proxy.fall_silent()
        one.turn()
        assert one.act(one.actions()[0])["error"]["id"] == "internal-error", "refused, not left waiting"
        assert status(cut_off.url, "live") == 200
        assert status(cut_off.url, "ready") == 503
        assert two.ask(type="chat", text="still here")["type"] == "ack"
        proxy.recover()
        said = one.until("chat")["said"]
        assert said["text"] == "still here", "nothing else happens at the table: the listener catches up by itself"
        until(lambda: status(cut_off.url, "ready") == 200)
        assert one.act(one.actions()[0], one.seen)["type"] == "ack"


def test_a_signal_stops_the_server_in_time_though_the_database_is_silent(postgresql: str, processes: Processes) -> None:
    with proxied(postgresql) as (proxy, _):
        server = processes(proxy.uri)
        ana = Client(server.url, "Ana")
        id = ana.quick("duel", level="apprentice")["id"]
        player = Player(server.url, id, ana.cookie)
        player.welcome = player.until("welcome")
        proxy.fall_silent()
        player.send(type="act", id="a", seen=player.seen, action=player.actions()[0])
        started = time.monotonic()
        server.process.terminate()
        assert player.until("bye")["error"]["id"] == "stopping"
        server.process.wait(SECONDS)
        assert time.monotonic() - started < 10.5, "ten seconds, and the time to notice"


def test_a_signal_says_goodbye_and_exits_cleanly(tmp_path: Path, processes: Processes) -> None:
    server = processes(f"sqlite:///{tmp_path}/t.sqlite3")
    ana = Client(server.url, "Ana")
    player = Player(server.url, ana.quick("duel", level="apprentice")["id"], ana.cookie)
    player.until("welcome")
    server.process.terminate()
    assert player.until("bye")["error"]["id"] == "stopping"
    assert server.process.wait(SECONDS) in (0, -15)


def test_entries_are_not_tried_one_by_one_if_the_database_does_not_answer() -> None:
    tries: list[int] = []

    async def write(entries: list[Entry], statements: list[Statement]) -> set[tuple[str, int]]:
        tries.append(len(entries))
        raise TimeoutError

    async def scenario() -> list[object]:
        queue = WriteQueue(write)
        futures = [queue.append(Entry(f"t{n}", 1, "chat", 0.0, "w")) for n in range(20)]
        queue.start()
        outcomes: list[object] = list(await asyncio.gather(*futures, return_exceptions=True))
        await queue.stop()
        return outcomes

    assert all(isinstance(outcome, TimeoutError) for outcome in asyncio.run(scenario()))
    assert tries == [20]
