"""Writers: a batch reaches the database in few turns of a busy event loop, and connections that broke are replaced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from pharos.server.db.loop_thread import LoopThread
from pharos.server.db.storage import Storage

from .conftest import fresh_database
from .test_storage import entry, make, opened, run

TURN = 0.5
"""Seconds that a turn of the busy loop takes, far more than a round trip."""
MAX_TURNS = 5
"""To wake the queue, to wait for more entries, to write, and to learn of it."""
RACES, TABLES = 30, 200


class BusyLoop:
    """An event loop that always has something else to do."""

    def __init__(self) -> None:
        self.turns = 0

    async def run(self) -> None:
        while True:
            time.sleep(TURN)
            self.turns += 1
            await asyncio.sleep(0)


@asynccontextmanager
async def busy_loop() -> AsyncIterator[BusyLoop]:
    busy = BusyLoop()
    task = asyncio.create_task(busy.run())
    try:
        yield busy
    finally:
        task.cancel()


def test_a_write_waits_for_few_turns_of_a_busy_loop(database: str) -> None:
    async def scenario(storage: Storage) -> None:
        await make(storage, "t")
        await storage.append(entry("t", 2))
        async with busy_loop() as busy:
            await storage.append(entry("t", 3))
            assert busy.turns <= MAX_TURNS

    run(database, scenario)


def test_statements_wait_for_few_turns_of_a_busy_loop(database: str) -> None:
    async def scenario(storage: Storage) -> None:
        await make(storage, "t")
        async with busy_loop() as busy:
            await make(storage, "u")
            assert busy.turns <= MAX_TURNS

    run(database, scenario)


def test_connections_that_the_database_has_closed_are_replaced(postgresql: str) -> None:
    database = fresh_database(postgresql)

    async def scenario(storage: Storage) -> None:
        await make(storage, "t")
        await storage.append(entry("t", 2))
        connection = await asyncpg.connect(database)
        others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> "
        await connection.execute(others + "pg_backend_pid()")
        await connection.close()
        await asyncio.sleep(0.2)
        assert await storage.append(entry("t", 3))
        assert [each.sequence for each in await storage.log("t")] == [1, 2, 3]

    run(database, scenario)


def test_workers_that_race_for_many_places_never_wait_for_each_other_in_a_circle(postgresql: str) -> None:
    database = fresh_database(postgresql)
    tables = [f"t{n:03}" for n in range(TABLES)]

    async def race(one: Storage, other: Storage, sequence: int) -> None:
        mine = [one.append(entry(table, sequence)) for table in tables]
        theirs = [other.append(entry(table, sequence)) for table in reversed(tables)]
        won = await asyncio.gather(*mine), await asyncio.gather(*theirs)
        assert [mine + theirs for mine, theirs in zip(won[0], reversed(won[1]), strict=True)] == [1] * TABLES

    async def go() -> None:
        async with opened(database) as one, opened(database, "two") as other:
            await asyncio.gather(*(make(one, table) for table in tables))
            for sequence in range(2, 2 + RACES):
                await race(one, other, sequence)
        connection = await asyncpg.connect(database)
        await asyncio.sleep(1.5)  # until the statistics are in
        count = "select deadlocks from pg_stat_database where datname = current_database()"
        assert await connection.fetchval(count) == 0
        await connection.close()

    asyncio.run(go())


def test_cancelled_work_ends_in_its_thread_too() -> None:
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("cancelled")

    async def go() -> None:
        thread = LoopThread("test")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(thread.run(work()), 0.1)
        assert await thread.run(asyncio.sleep(0, "still alive")) == "still alive"
        thread.stop()

    asyncio.run(go())
    assert ended == ["cancelled"]
