"""The balancer of the benchmark: which worker gets a connection, and that games can be played through it."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest

from pharos.benchmarks.server import balancer
from pharos.benchmarks.server.balancer import choose_by_table, choose_next
from pharos.client import Client

from .conftest import free_port, serving

PORTS = [7001, 7002, 7003]


def request(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: /api/tables/other/play\r\n\r\n".encode()


def test_connections_go_round() -> None:
    choose = choose_next(PORTS)
    assert [choose(request("/api/tables/t/play")) for _ in range(4)] == [7001, 7002, 7003, 7001]


def test_all_connections_of_a_table_go_to_one_worker() -> None:
    choose = choose_by_table(PORTS)
    paths = [f"/api/tables/table{n}" for n in range(40)]
    chosen = [choose(request(path)) for path in paths]
    assert set(chosen) == set(PORTS), "tables are spread"
    for rest in ("/play", "/play?views=false", "/log", "/seats/1"):
        assert [choose(request(path + rest)) for path in paths] == chosen
    assert {choose(request("/api/guests")) for _ in range(3)} == set(PORTS), "the rest goes round"


@pytest.mark.parametrize("by_table", [False, True])
def test_decisions_through_the_balancer(tmp_path: Path, by_table: bool) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3") as served:
        port, worker = free_port(), served.settings.port
        choose = (choose_by_table if by_table else choose_next)([worker])
        assert asyncio.run(_decided_through(port, choose)) == 3


async def _decided_through(port: int, choose: balancer.Choose) -> int:
    """The number of decisions that two players made through the balancer."""
    serving = asyncio.create_task(balancer.serve(port, choose))
    await asyncio.sleep(0.1)
    try:
        return await asyncio.to_thread(_decided, f"http://127.0.0.1:{port}")
    finally:
        serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving


def _decided(url: str) -> int:
    with Client(url, "Ana") as ana, Client(url, "Bo") as bo:
        id = ana.make("duel")["id"]
        bo.sit(id, 1)
        ana.start(id)
        with ana.connect(id) as one, bo.connect(id) as other:
            turns = [one.turns(), other.turns()]
            for mover in (0, 1, 1):
                assert (one, other)[mover].act(next(turns[mover]).actions[0])
        return int(ana.get(f"/api/tables/{id}")["plies"])
