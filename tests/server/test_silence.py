"""PostgreSQL falls silent: packets vanish, nothing is closed. The server notices, recovers, and still stops in time."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from types import SimpleNamespace
from typing import cast

import pytest

from pharos.client import Client
from pharos.core.errors import BadChoice
from pharos.server import run
from pharos.server.config import Settings
from pharos.server.db import engines, pg_notify
from pharos.server.db.entries import Entry
from pharos.server.db.statements import Statement
from pharos.server.db.write_queue import OnStored, WriteQueue
from pharos.server.tables.live_table import LiveTable
from pharos.server.tables.worker import Worker

from .conftest import SECONDS, Player, Processes, free_port, fresh_database, request, serving, until
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


def test_a_table_whose_database_does_not_answer_tries_again_to_catch_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
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
    assert caplog.messages == ["the database does not answer; trying again"], "once, because many tables do the same"


def test_a_silent_database_is_noticed_and_what_was_missed_is_caught_up(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "CONNECT_SECONDS", 2.0)
    monkeypatch.setattr(engines, "STATEMENT_SECONDS", 2.0)
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
        server.wait()
        assert time.monotonic() - started < 10.5, "ten seconds, and the time to notice"


def test_a_signal_says_goodbye_and_exits_cleanly(tmp_path: Path, processes: Processes) -> None:
    server = processes(f"sqlite:///{tmp_path}/t.sqlite3")
    ana = Client(server.url, "Ana")
    player = Player(server.url, ana.quick("duel", level="apprentice")["id"], ana.cookie)
    player.until("welcome")
    server.process.terminate()
    assert player.until("bye")["error"]["id"] == "stopping"
    assert server.wait() in (0, -15)


def test_entries_are_not_tried_one_by_one_if_the_database_does_not_answer() -> None:
    tries: list[int] = []

    async def write(entries: list[Entry], statements: list[Statement], on_stored: OnStored) -> None:
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


def unreachable(port: int) -> str:
    return f"postgresql://postgres:x@127.0.0.1:{port}/none"


def test_a_server_that_starts_before_its_database_waits_for_it(
    postgresql: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(run, "DATABASE_RETRY", 0.05)
    database, port = fresh_database(postgresql), free_port()
    settings = Settings(database=unreachable(port).replace("none", database.partition("?")[0].rpartition("/")[2]))
    with ThreadPoolExecutor(1) as thread:
        started = thread.submit(asyncio.run, run.check_database(settings))
        until(lambda: "waiting for the database to accept connections" in caplog.messages)
        assert not started.done()
        proxy = SilentProxy(database, port)
        try:
            started.result(SECONDS)
        finally:
            proxy.close()


def test_a_server_gives_up_on_its_database_after_the_stated_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "DATABASE_RETRY", 0.05)
    with pytest.raises(BadChoice, match="no-database"):
        asyncio.run(run.check_database(Settings(database=unreachable(free_port()), database_wait=0.2)))


def test_a_server_does_not_wait_for_a_database_that_refuses_it(postgresql: str, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(BadChoice, match="no-database"):
        asyncio.run(run.check_database(Settings(database=postgresql.replace("/postgres?", "/missing?"))))
    assert "waiting for the database to accept connections" not in caplog.messages


BUSY_THREAD = """
import time
from pharos.cli.main import run
from pharos.server import app

stop = app.stop

async def stop_beside_a_busy_thread(services):
    services.worker.bot_pool._threads.submit(time.sleep, 60)
    await stop(services)

app.stop = stop_beside_a_busy_thread
run()
"""


def test_a_busy_thread_does_not_keep_a_stopped_server_from_ending(tmp_path: Path) -> None:
    port, environment = free_port(), os.environ | {"PHAROS_INTERPRET": "1", "PHAROS_LOG_FORMAT": "json"}
    flags = ["serve", "--no-warm", "--no-measure", "--port", str(port), "--database", f"sqlite:///{tmp_path}/t.sqlite3"]
    command = [sys.executable, "-c", BUSY_THREAD, *flags]
    with subprocess.Popen(command, env=environment, stdout=PIPE, stderr=PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().endswith(f":{port}\n")
        server.send_signal(signal.SIGINT)  # at SIGTERM, only the first process of a container waits for its threads
        _, log = server.communicate(timeout=SECONDS)
    assert (server.returncode, "ended without waiting for busy threads" in log) == (0, True)
    assert '"threads": "MainThread bot_0"' in log
