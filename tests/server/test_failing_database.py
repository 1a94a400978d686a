"""A database that fails for a while: refusals instead of silence, and nothing forgotten once it answers again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from pharos.server.db.entries import Entry, EntryData
from pharos.server.tables.worker import Worker

from .conftest import serving, until
from .test_live_table import latest_entry, seated, store_elsewhere


async def broken(*_: object) -> None:
    raise OSError("disk full")


def test_a_decision_that_cannot_be_stored_is_refused_and_may_be_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3") as served:
        first = seated(served, "duel", 2)[0]
        action = first.actions()[0]
        with monkeypatch.context() as patched:
            patched.setattr(served.worker.storage.write_queue, "_write", broken)
            assert first.act(action)["error"]["id"] == "internal-error"
        assert first.act(action)["type"] == "ack"


def test_a_lost_race_before_a_database_that_fails_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3") as served:
        first = seated(served, "duel", 2)[0]
        latest = asyncio.run(latest_entry(served, first.table["id"]))
        said: EntryData = {"name": "B", "who": "b", "text": "hello"}
        asyncio.run(store_elsewhere(served, Entry(latest.table, latest.sequence + 1, "chat", latest.at, "two", 1, said)))
        with monkeypatch.context() as patched:
            patched.setattr(served.worker.storage, "log", broken)
            assert first.act(first.actions()[0])["error"]["id"] == "internal-error"
        assert first.act(first.actions()[0])["type"] == "ack"


def test_who_cannot_be_noted_as_present_leaves_nothing_behind_and_may_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3") as served:
        ana = served.guest("Ana")
        id = ana.quick("duel", level="apprentice")["id"]
        live = served.worker.live_tables[id]
        with monkeypatch.context() as patched:
            patched.setattr(served.worker.storage.write_queue, "_write", broken)
            with pytest.raises(ConnectionClosed):
                served.sit(ana, id)
            until(lambda: not live.viewers)
        assert served.sit(ana, id).welcome["seat"] == 0


def test_background_work_that_fails_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        worker = Worker.__new__(Worker)
        worker._tasks = set()
        worker.spawn(broken())
        while worker._tasks:
            await asyncio.sleep(0)

    asyncio.run(scenario())
    assert caplog.messages == ["background work failed"]


def test_an_absence_is_noted_once_the_database_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pharos.server.tables.worker.RETRY", 0.01)
    failed: list[object] = []

    async def broken(*items: object) -> None:
        failed.append(items)
        raise OSError("disk full")

    with serving(f"sqlite:///{tmp_path}/t.sqlite3", grace=0.01) as served:
        player = served.sit(ana := served.guest("Ana"), ana.quick("duel", level="apprentice")["id"])
        place = served.worker.live_tables[player.table["id"]].table.places[0]
        assert place.worker == served.worker.id
        with monkeypatch.context() as patched:
            patched.setattr(served.worker.storage.write_queue, "_write", broken)
            player.close()
            until(lambda: failed)
        until(lambda: place.worker is None)
