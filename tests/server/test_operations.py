"""Operations: health checks, one server per SQLite file, newer databases, unreadable tables, a prompt stop."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from pharos import __version__
from pharos.core.errors import BadChoice
from pharos.server.config import Settings
from pharos.server.db.storage import Storage
from pharos.server.run import check_database
from pharos.server.tables.worker import STOP_SECONDS, Worker

from .conftest import SECONDS, Served, free_port, play_out, request, serving, until
from .test_live_table import seated
from .test_lobby import refused


def test_health_checks_tell_liveness_from_readiness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", requests_per_minute=1) as served:
        for _ in range(30):
            for name in ("live", "ready"):
                assert request("GET", f"{served.url}/api/health/{name}").status_code == 200, "never limited"

        async def broken() -> None:
            raise OSError("disk full")

        monkeypatch.setattr(served.worker.storage, "beat", broken)
        assert request("GET", f"{served.url}/api/health/live").status_code == 200
        answer = request("GET", f"{served.url}/api/health/ready")
        assert (answer.status_code, answer.json()["error"]["id"]) == (503, "not-ready")


def test_readiness_checks_share_a_write_and_do_not_pile_up_before_a_database_that_hangs(tmp_path: Path) -> None:
    async def scenario() -> None:
        worker, release, beats = Worker(Settings(database=f"sqlite:///{tmp_path}/t.sqlite3")), asyncio.Event(), list[int]()

        async def beat() -> None:
            beats.append(1)
            await release.wait()

        worker.storage.beat = beat  # type: ignore[method-assign]
        for _ in range(50):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(worker.check_database(), 0.01)
        release.set()
        await worker.check_database()
        assert len(beats) == 1
        await worker.check_database()
        assert len(beats) == 2
        await worker.storage.dispose()

    asyncio.run(scenario())


@pytest.mark.parametrize("name", ["tables.sqlite3", "link.sqlite3"])
def test_a_second_server_on_one_sqlite_file_is_refused(local: Served, tmp_path: Path, name: str) -> None:
    (tmp_path / "link.sqlite3").symlink_to(tmp_path / "tables.sqlite3")

    async def second() -> None:
        await Worker(Settings(database=f"sqlite:///{tmp_path}/{name}")).start()

    with pytest.raises(BadChoice, match="database-in-use"):
        asyncio.run(second())


def test_a_second_server_is_refused_before_it_starts_so_that_a_sentence_says_why(local: Served, tmp_path: Path) -> None:
    for name, reason in (("tables.sqlite3", "database-in-use"), ("no-folder/t.sqlite3", "no-database")):
        with pytest.raises(BadChoice, match=reason):
            asyncio.run(check_database(Settings(database=f"sqlite:///{tmp_path}/{name}")))


async def write_as_newer_version(database: str) -> None:
    storage = Storage(Settings(database=database).url)
    await storage.start()
    await storage.write((text("update alembic_version set version_num = '9999'"), None))
    await storage.stop()


def test_a_newer_database_gets_a_sentence(database: str) -> None:
    async def scenario() -> None:
        await write_as_newer_version(database)
        newer = Storage(Settings(database=database).url)
        try:
            await newer.start()
        finally:
            await newer.dispose()

    with pytest.raises(BadChoice, match="database-too-new"):
        asyncio.run(scenario())


def test_a_server_that_cannot_serve_a_database_says_why_and_exits_with_2(local: Served, tmp_path: Path) -> None:
    newer = f"sqlite:///{tmp_path}/newer.sqlite3"
    asyncio.run(write_as_newer_version(newer))
    reasons = {newer: "was written by a newer version", local.settings.database: "Another server is using"}
    for database, reason in reasons.items():
        command = [sys.executable, "-c", "from pharos.cli.main import run; run()", "serve", "--port", str(free_port())]
        environment = os.environ | {"LANG": "C.UTF-8", "PHAROS_INTERPRET": "1"}
        done = subprocess.run(
            [*command, "--database", database], env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
        )
        assert done.returncode == 2
        assert reason in done.stderr
        assert "Traceback" not in done.stderr


def test_an_unreadable_table_stops_nothing_else(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite3"
    with serving(database) as served:
        ids = [served.guest("Ana").quick("duel", level="apprentice")["id"] for _ in range(3)]
        change = text("update entries set data = '{}' where kind = 'started' and table_id = :id")
        loop = next(iter(served.worker._tasks)).get_loop()
        write = served.worker.storage.write((change, {"id": ids[1]}))
        asyncio.run_coroutine_threadsafe(write, loop).result(SECONDS)
    with serving(database) as served:
        until(lambda: {ids[0], ids[2]} <= set(served.worker.live_tables))
        assert ids[1] not in served.worker.live_tables


@pytest.mark.parametrize("data", ["{}", "damaged"])
def test_an_unreadable_table_is_left_out_of_lists_and_all_others_stay(served: Served, data: str) -> None:
    ana = served.guest("Ana")
    ids = [ana.make("duel", is_public=True)["id"] for _ in range(2)]
    change = text("update entries set data = :data where kind = 'made' and table_id = :id")
    write = served.worker.storage.write((change, {"id": ids[0], "data": data}))
    asyncio.run_coroutine_threadsafe(write, next(iter(served.worker._tasks)).get_loop()).result(SECONDS)
    for path in ("/api/tables", "/api/me/tables"):
        assert [table["id"] for table in ana.get(path)] == [ids[1]]


def change_move(served: Served, id: str) -> None:
    """Make a stored move one that the rules refuse."""
    change = text("update entries set data = :data where kind = 'act' and table_id = :id")
    write = served.worker.storage.write((change, {"id": id, "data": '{"action": "build nothing"}'}))
    asyncio.run_coroutine_threadsafe(write, next(iter(served.worker._tasks)).get_loop()).result(SECONDS)


def test_an_old_game_that_no_longer_replays_is_shown_from_its_stored_result(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite3"
    with serving(database) as served:
        seats = seated(served, "architects", 2)
        play_out(seats)
        id, ana = seats[0].table["id"], served.guest("Ana")
        before = ana.get(f"/api/tables/{id}")
        running = seated(served, "duel", 2)
        running[0].act(running[0].actions()[0])
        for table in (id, running[0].table["id"]):
            change_move(served, table)
    with serving(database) as served:
        ana = served.guest("Ana")
        after = ana.get(f"/api/tables/{id}")
        assert after["is_outdated"]
        assert (after["status"], after["result"], after["version"]) == ("finished", before["result"], __version__)
        assert served.sit(ana, id).welcome["shown"]["view"] is None
        for path in ("log", "replay/0", "analysis"):
            with refused("outdated-game"):
                ana.get(f"/api/tables/{id}/{path}")
        with refused("outdated-game"):
            ana.get(f"/api/tables/{running[0].table['id']}")


def test_a_database_that_hangs_does_not_delay_the_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hangs() -> None:
        await asyncio.Event().wait()

    with serving(f"sqlite:///{tmp_path}/t.sqlite3") as served:
        seated(served, "duel", 2)
        monkeypatch.setattr(served.worker.storage, "stop", hangs)
        started = time.monotonic()
    assert time.monotonic() - started < STOP_SECONDS + 30


def test_a_database_that_was_stopped_first_does_not_break_the_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite3", warm=False)

    async def unreachable() -> None:
        raise ConnectionRefusedError

    async def scenario() -> None:
        worker = Worker(settings)
        await worker.start()
        monkeypatch.setattr(worker.storage, "stop", unreachable)
        await worker.stop()
        second = Worker(settings)
        await second.start()  # nothing holds the file any more
        await second.stop()

    asyncio.run(scenario())
