"""Logs in the database: atomic writes, races decided by the unique key, lists that follow the logs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Unpack

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from pharos.core.errors import BadChoice
from pharos.server.config import Settings
from pharos.server.db import migrations
from pharos.server.db.coach_rows import CoachRows, Performance, tries_handovers
from pharos.server.db.entries import Entry, EntryData, EntryKind, TableSpec
from pharos.server.db.schema import metadata
from pharos.server.db.storage import SeatResult, Storage

SPEC: TableSpec = {"game": "duel", "players": 2, "is_public": True}


@asynccontextmanager
async def opened(database: str, worker: str = "one") -> AsyncIterator[Storage]:
    storage = Storage(Settings(database=database).url, worker)
    await storage.start()
    try:
        yield storage
    finally:
        await storage.stop()


def entry(id: str, sequence: int, kind: EntryKind = "chat", place: int | None = None, **data: Unpack[EntryData]) -> Entry:
    return Entry(id, sequence, kind, time.time(), "one", place, data)


def made(table: str) -> Entry:
    return entry(table, 1, "made", spec=SPEC, guest="host", name="Ana")


async def make(storage: Storage, table: str) -> None:
    await storage.make(table, "duel", is_public=True, host="host", log=[made(table)])


def run(database: str, scenario: Callable[[Storage], Awaitable[None]]) -> None:
    async def go() -> None:
        async with opened(database) as storage:
            await scenario(storage)

    asyncio.run(go())


def test_a_log_is_read_as_it_was_written(database: str) -> None:
    async def scenario(storage: Storage) -> None:
        await make(storage, "t")
        assert await storage.append(entry("t", 2, "act", 1, action="build walls", left=[1.5, 2.0]))
        log = await storage.log("t")
        assert [(row.sequence, row.kind, row.seat) for row in log] == [(1, "made", None), (2, "act", 1)]
        assert log[1].data == {"action": "build walls", "left": [1.5, 2.0]}
        assert [row.sequence for row in await storage.log("t", 1)] == [2]
        assert await storage.log("other") == []

    run(database, scenario)


def test_a_place_in_a_log_is_given_once(database: str) -> None:
    async def scenario(storage: Storage) -> None:
        await make(storage, "t")
        tries = [storage.append(entry("t", 2, text=f"{n}")) for n in range(20)]
        assert sorted(await asyncio.gather(*tries)) == [False] * 19 + [True]
        assert len(await storage.log("t")) == 2

    run(database, scenario)


def test_a_lost_race_affects_nobody_else(database: str) -> None:
    async def scenario(storage: Storage) -> None:
        for n in range(30):
            await make(storage, f"t{n}")
        await storage.append(entry("t3", 2, text="first"))
        outcomes = await asyncio.gather(*(storage.append(entry(f"t{n}", 2, text=f"{n}")) for n in range(30)))
        assert [n for n, is_new in enumerate(outcomes) if not is_new] == [3]
        assert (await storage.log("t3"))[1].data == {"text": "first"}

    run(database, scenario)


def test_two_writers_on_one_database(database: str) -> None:
    async def go() -> None:
        async with opened(database) as one, opened(database, "two") as other:
            await make(one, "t")
            for sequence in range(2, 30):
                tries = (one.append(entry("t", sequence)), other.append(entry("t", sequence)))
                assert sorted(await asyncio.gather(*tries)) == [False, True]
            assert [row.sequence for row in await other.log("t")] == list(range(1, 30))

    asyncio.run(go())


def test_an_entry_for_an_unknown_table_is_refused_and_others_go_on(database: str) -> None:
    async def scenario(storage: Storage) -> None:
        await make(storage, "t")
        tries = [storage.append(entry(table, 2)) for table in ("t", "nowhere")]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert outcomes[0] is True
        assert "foreign key" in str(outcomes[1]).lower()

    run(database, scenario)


def test_what_waits_is_written_before_the_end(database: str) -> None:
    async def go() -> None:
        storage = Storage(Settings(database=database).url)
        await storage.start()
        await make(storage, "t")
        waiting = [asyncio.ensure_future(storage.append(entry("t", n))) for n in range(2, 60)]
        await asyncio.sleep(0)
        await storage.stop()
        assert all(await asyncio.gather(*waiting))

    asyncio.run(go())


def test_lists_follow_the_logs(database: str) -> None:
    async def scenario(storage: Storage) -> None:
        await make(storage, "t")
        assert [row.id for row in await storage.listed(status=["open"], public=True)] == ["t"]
        assert await storage.counts("host") == (1, 1)
        assert await storage.counts("another") == (0, 1)
        await storage.append(entry("t", 2, "sat", 0, guest="ana", name="Ana"))
        assert [row.id for row in await storage.tables_of("ana")] == ["t"]
        assert await storage.needing_server() == []
        await storage.append(entry("t", 3, "started", seed=1, salt="x", needs_server=True))
        assert [row[:2] for row in await storage.needing_server()] == [("t", 3)]
        assert len((await storage.seatings(["t"]))["t"]) == 3
        assert await storage.stale("playing", time.time() - 60) == []
        assert await storage.stale("playing", time.time() + 60) == ["t"]
        result = SeatResult(
            table_id="t", seat=0, game="duel", players=2, guest="ana", name="Ana", level=None,
            piece=None, points=60, has_won=True, reason="civilian", ended=1.0, scores=None,
        )  # fmt: skip
        for _ in range(2):
            await storage.finish("t", "civilian", [result], time.time())
        assert [(row["n"], row["points"]) for row in await storage.results("duel", "ana")] == [(1, 60)]
        assert [row.result for row in await storage.listed(status=["finished"], public=True)] == ["civilian"]
        assert await storage.counts("host") == (0, 0)

    run(database, scenario)


def test_guests_facts_and_workers(database: str) -> None:
    async def go() -> None:
        async with opened(database) as one, opened(database, "two") as other:
            await one.add_guest("g", "Ana")
            await other.rename_guest("g", "Bo")
            guest = await one.guest("g")
            assert guest is not None
            assert guest.name == "Bo"
            assert await one.guest("x") is None
            assert await one.fact("secret") == await other.fact("secret")
            assert await one.is_healthy()
            assert await one.alive() == ({"one", "two"} if one.is_postgresql else {"one"})

    asyncio.run(go())


def newest() -> str:
    """The revision of the latest migration."""
    return max(path.stem[:4] for path in (Path(migrations.__file__).parent / "versions").glob("[0-9]*.py"))


def test_the_migrations_lead_to_the_shape_that_the_code_expects(empty_database: str) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async def scenario(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            assert (await connection.execute(text("select version_num from alembic_version"))).scalar() == newest()

    run(empty_database, scenario)
    run(empty_database, scenario)


def test_sqlite_keeps_what_it_has_confirmed(tmp_path: Path) -> None:
    async def scenario(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            assert (await connection.execute(text("pragma journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("pragma synchronous"))).scalar() == 2
            assert (await connection.execute(text("pragma foreign_keys"))).scalar() == 1

    run(f"sqlite:///{tmp_path}/t.sqlite3", scenario)


def test_a_database_that_is_not_there_gets_a_sentence() -> None:
    with pytest.raises(BadChoice) as error:
        run("postgresql://nobody:geheim@127.0.0.1:1/none", make_nothing)
    assert error.value.id == "no-database"
    assert "geheim" not in str(error.value)


async def make_nothing(storage: Storage) -> None:
    raise AssertionError


def test_a_profile_takes_over_tries_unless_it_has_its_own(database: str) -> None:
    async def scenario(storage: Storage) -> None:
        rows = CoachRows(storage)
        for table in ("t1", "t2", "t3"):
            await make(storage, table)
        await rows.claim_try("2026-11-17", "duel", "guest", "t1", 1.0)
        await rows.claim_try("2026-11-18", "duel", "guest", "t2", 2.0)
        assert await rows.claim_try("2026-11-18", "duel", "profile", "t3", 3.0) == "t3"
        assert await rows.claim_try("2026-11-18", "duel", "profile", "t1", 4.0) == "t3", "the first try counts"
        await storage.write(*tries_handovers("guest", "profile"))
        assert await rows.try_of("2026-11-17", "duel", "profile") == "t1"
        assert await rows.try_of("2026-11-18", "duel", "profile") == "t3"
        assert [each.guest for day in (17, 18) for each in await rows.tries(f"2026-11-{day}")] == ["profile"] * 2

    run(database, scenario)


def test_a_deeper_review_replaces_a_performance(database: str) -> None:
    async def scenario(storage: Storage) -> None:
        await make(storage, "t")
        rows = CoachRows(storage)
        for performance in (9.5, 7.25):
            await rows.store_performances([Performance("t", 0, 3, 1, performance, accuracy=90.0, hints=0, made=[])])
        assert [(each.performance, each.made) for each in await rows.performances(["t"])] == [(7.25, [])]

    run(database, scenario)
