"""A server whose cache is empty: nobody waits for a compiler, and tables switch to compiled bots by themselves."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pharos.bots import Budget, Choice, bot, levels
from pharos.bots.interim import interim_bot, is_weaker_interim
from pharos.client import Client
from pharos.core.errors import PharosError
from pharos.core.registry import game_ids, new
from pharos.core.seat import Seat
from pharos.runtime.machine_code import MachineCode, NotCompiledError
from pharos.server import bot_pool
from pharos.server.bot_pool import BotPool
from pharos.server.preparation import Preparation

from .conftest import SECONDS, Player, Served, free_port, until

ANSWER_SECONDS = 30.0
"""Far above the two seconds that we aim for, far below what a compilation takes on a busy machine: compiling would show."""


def strong_levels(game: str) -> list[str]:
    """The levels that search, and so need compiled kernels."""
    return [level for level, spec in levels(game).items() if spec.startswith("search")]


class ColdServer:
    """A server in its own process with a cache directory of its own."""

    def __init__(self, place: Path, *flags: str) -> None:
        self.cache, self.url = place / "cache", f"http://127.0.0.1:{(port := free_port())}"
        command = [
            sys.executable, "-c", "from pharos.cli.main import run; run()", "serve", "--port", str(port), "--pace", "0",
            "--database", f"sqlite:///{place}/tables.sqlite3", "--log-level", "error", *flags,
        ]  # fmt: skip
        environment = {name: value for name, value in os.environ.items() if name != "PHAROS_INTERPRET"}
        environment["PHAROS_CACHE"] = str(self.cache)
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
        until(self.is_up)

    def is_up(self) -> bool:
        try:
            Client(self.url, "Ana").get("/api/health")
        except PharosError:
            return False
        return True


@pytest.fixture(scope="module")
def cold(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ColdServer]:
    """A server that never compiles, with an empty cache."""
    server = ColdServer(tmp_path_factory.mktemp("cold"), "--no-warm")
    yield server
    server.process.terminate()
    server.process.wait(SECONDS)


@pytest.mark.parametrize("game", game_ids())
def test_bots_answer_at_once_without_compiled_kernels(cold: ColdServer, game: str) -> None:
    client = Client(cold.url, "Ana")
    table = client.quick(game, level="master")
    player = Player(cold.url, table["id"], client.cookie)
    try:
        player.welcome = player.until("welcome")
        for _ in range(4):
            player.turn()
            asked = time.monotonic()
            player.act(player.actions()[0])
            player.turn()
            assert time.monotonic() - asked < ANSWER_SECONDS
    finally:
        player.close()
    assert not list(cold.cache.rglob("*.nbc")), "the serving process has compiled something"


def test_a_process_that_must_not_compile_says_what_is_missing(tmp_path: Path) -> None:
    class Context:
        def refresh(self) -> None: ...

        def codegen(self) -> Any:
            return self

        def magic_tuple(self) -> tuple[str, ...]:
            return ()

    code = MachineCode(test_a_process_that_must_not_compile_says_what_is_missing, tmp_path)
    assert code.load_overload("()", Context()) is None
    with MachineCode.never_compiling(), pytest.raises(NotCompiledError, match="says_what_is_missing"):
        code.load_overload("()", Context())
    assert code.load_overload("()", Context()) is None


def test_interim_bots_choose_legal_actions_and_weaker_levels_stay_themselves() -> None:
    for game in game_ids():
        table = new(game, seed=1, engine="interpreted")
        seat = table.to_act[0]
        for level in levels(game):
            player = interim_bot(level, game)
            assert player.choose(table.seat(seat), 1).action in table.legal(seat)
            assert (type(player) is type(bot(level, game))) is not is_weaker_interim(level, game)
        assert [level for level in levels(game) if is_weaker_interim(level, game)] == strong_levels(game) != []


class FakeCompiler:
    """Runs scripts in place of the compiler, and notes which games were started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, scripts: dict[str, str]) -> None:
        self.started: list[str] = []
        run = asyncio.create_subprocess_exec

        async def start(_python: str, _flag: str, _module: str, game: str, **pipes: Any) -> asyncio.subprocess.Process:
            self.started.append(game)
            return await run(sys.executable, "-c", scripts[game], **pipes)

        monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
        monkeypatch.setattr("pharos.core.engine.is_warm", lambda package: False)
        monkeypatch.setattr("pharos.bots.compile.is_warm", lambda game: False)


def test_progress_is_reported_and_a_failure_stops_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = FakeCompiler(monkeypatch, {"architects": "exit(1)", "duel": "print(10); print(50)"})
    seen: list[tuple[str, int | None]] = []
    made = Preparation(lambda game: seen.append((game, made.percent(game))))
    asyncio.run(made.run(["architects", "duel"]))
    assert compiler.started == ["architects", "duel"]
    assert seen[-4:] == [("architects", None), ("duel", 10), ("duel", 50), ("duel", None)]
    assert made.message("duel") == {"type": "preparing", "percent": None, "levels": strong_levels("duel")}


def test_the_game_of_an_open_table_is_compiled_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    once = f"from pathlib import Path; import time; mark = Path({str(tmp_path / 'mark')!r}); print(20, flush=True)"
    once += "\nif not mark.exists(): mark.touch(); time.sleep(600)"
    compiler = FakeCompiler(monkeypatch, {"architects": once, "duel": "print(20)"})
    made = Preparation(lambda _: None)

    async def request() -> None:
        running = asyncio.ensure_future(made.run(["architects", "duel"]))
        while not (tmp_path / "mark").exists():
            await asyncio.sleep(0.01)
        made.request("duel")
        await running

    asyncio.run(request())
    assert compiler.started == ["architects", "duel", "architects"]


def test_stopping_the_compiler_is_not_a_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    once = f"import os, signal; from pathlib import Path; mark = Path({str(tmp_path / 'mark')!r})"
    once += "\nif not mark.exists(): mark.touch(); os.kill(os.getpid(), signal.SIGTERM)"
    compiler = FakeCompiler(monkeypatch, {"duel": once})
    asyncio.run(Preparation(lambda _: None).run(["duel"]))
    assert compiler.started == ["duel", "duel"]
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_table_switches_to_compiled_bots_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Named:
        def __init__(self, name: str) -> None:
            self.spec = name

        def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
            asked.append(self.spec)
            if self.spec == "broken":
                raise NotCompiledError("search")
            return Choice(seat.legal[0])

    names = {"compiled": "compiled"}
    monkeypatch.setattr(bot_pool, "bot", lambda level, game: Named(names["compiled"]))
    monkeypatch.setattr(bot_pool, "interim_bot", lambda level, game: Named("interim"))
    ready: set[str] = set()
    pool, record = BotPool(1, 10, ready.__contains__), new("duel", seed=1, engine="interpreted").record()
    asyncio.run(pool.choose(record, 0, "master", "a"))
    ready.add("duel")
    asyncio.run(pool.choose(record, 0, "master", "b"))
    assert asked == ["interim", "compiled"]
    names["compiled"] = "broken"
    asyncio.run(pool.choose(record, 0, "architect", "c"))
    assert asked[2:] == ["broken", "interim"], "an incomplete cache costs strength, not the move"
    pool.stop()


def test_tables_show_the_progress(local: Served) -> None:
    client = local.guest("Ana")
    table = client.quick("duel", level="master")
    watcher = local.sit(client, table["id"])
    loop = next(iter(local.worker._tasks)).get_loop()
    loop.call_soon_threadsafe(local.worker.preparation._note, "duel", 40)
    shown = {"type": "preparing", "percent": 40, "levels": strong_levels("duel")}
    assert watcher.until("preparing") == shown
    other = Player(local.url, table["id"], client.cookie)
    local.players.append(other)
    assert other.until("preparing") == shown
    loop.call_soon_threadsafe(local.worker.preparation._note, "duel", None)
    assert watcher.until("preparing")["percent"] is None


def test_an_analysis_waits_for_compiled_bots_or_says_that_there_are_none(
    local: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = new("duel", seed=1, engine="interpreted")
    while not record.is_over:
        record.play(record.to_act[0], record.legal(record.to_act[0])[0])
    client = local.guest("Ana")
    table = client.post("/api/records", record=str(record.record()))["id"]
    made = local.worker.preparation
    monkeypatch.setattr(made, "is_ready", lambda game: False)
    with pytest.raises(PharosError) as refused:
        client.get(f"/api/tables/{table}/analysis")
    assert refused.value.id == "not-compiled"
    monkeypatch.setitem(made._percent, "duel", 40)
    part = client.get(f"/api/tables/{table}/analysis")
    assert (part["moments"], part["next"], part["preparing"]) == ([], 0, 40)
