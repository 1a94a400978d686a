"""How well people decided: measured once for every finished game, in the background."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import func, select

from pharos.bots.analysis import Analyst
from pharos.client import Client
from pharos.core.json_types import JsonObject
from pharos.core.spec import Effort
from pharos.server.bot_pool import BotPool
from pharos.server.config import Settings
from pharos.server.db import schema
from pharos.server.db.coach_rows import Performance
from pharos.server.db.storage import Storage
from pharos.server.preparation import Preparation
from pharos.server.tables import analysis_cache
from pharos.server.tables import performances as performances_of_people
from pharos.server.tables.table import Table

from .conftest import Served, play_out, serving, until
from .test_analysis_cache import judged

QUICK = Effort(playouts=2, worlds=4, adviser="greedy", taste=0.3)


@pytest.fixture(autouse=True)
def is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Analyses look at little."""
    monkeypatch.setattr(Preparation, "is_ready", lambda self, game: True)
    monkeypatch.setattr(analysis_cache, "Analyst", lambda game, effort=None: Analyst(game, QUICK))


@pytest.fixture
def measuring(database: str) -> Iterator[Served]:
    """A server on each kind of database that measures finished games."""
    with serving(database, measure=True) as served:
        yield served


def finished(served: Served, guest: Client) -> str:
    """The table of a Duel that a guest has played to the end against a bot."""
    table = guest.post("/api/tables/quick", game="duel", level="apprentice")["id"]
    play_out({0: served.sit(guest, table)})
    until(lambda: results(served, table))
    return str(table)


def stored(served: Served, query: Any) -> list[Any]:
    """Rows of the server's database."""

    async def read() -> list[Any]:
        storage = Storage(Settings(database=served.settings.database).url)
        async with storage.engine.connect() as connection:
            rows = list(await connection.execute(query))
        await storage.engine.dispose()
        return rows

    return asyncio.run(read())


def results(served: Served, table: str) -> list[Any]:
    return stored(served, select(schema.results).where(schema.results.c.table_id == table))


def performances(served: Served) -> list[Any]:
    return stored(served, select(schema.performances))


def shown(guest: Client) -> list[JsonObject]:
    return list(guest.get("/api/statistics/performance"))


def test_a_game_counts_without_anybody_opening_its_review(measuring: Served) -> None:
    ana = measuring.guest("Ana")
    table = finished(measuring, ana)
    row = until(lambda: shown(ana))[0]
    assert row["table_id"] == table
    assert row["decisions"] > 10
    judged(ana, table)
    review = ana.get(f"/api/tables/{table}/review")
    own = review["seats"][row["seat"]]
    assert {name: row[name] for name in ("decisions", "mistakes", "performance", "accuracy")} == {
        name: own[name] for name in ("decisions", "mistakes", "performance", "accuracy")
    }, "the review says the same"
    assert len(performances(measuring)) == 1, "stored once, and not for the bot"


def test_games_that_waited_while_the_server_was_down_are_measured(database: str) -> None:
    with serving(database) as first:
        ana = first.guest("Ana")
        tables = {finished(first, ana), finished(first, ana)}
        assert shown(ana) == []
    with serving(database, measure=True) as second:
        until(lambda: len(performances(second)) == 2)
        ana.url = second.url
        assert {row["table_id"] for row in shown(ana)} == tables


def test_imported_games_are_not_measured(measuring: Served) -> None:
    ana = measuring.guest("Ana")
    record = ana.get(f"/api/tables/{finished(measuring, ana)}/record")
    ana.post("/api/records", record=record)
    last = finished(measuring, ana)
    until(lambda: last in {row["table_id"] for row in shown(ana)})
    until(lambda: len(performances(measuring)) == 2)
    imported = stored(measuring, select(func.count()).select_from(schema.tables))[0][0]
    assert imported == 3


def test_of_a_continued_game_only_own_decisions_count(measuring: Served) -> None:
    ana = measuring.guest("Ana")
    table = finished(measuring, ana)
    until(lambda: performances(measuring))
    ply = len(measuring.worker.live_tables[table].table.moves) - 12
    fork = ana.post(f"/api/tables/{table}/fork", ply=ply)["id"]
    play_out({0: measuring.sit(ana, fork)})
    until(lambda: len(performances(measuring)) == 2)
    rows = {row.table_id: row for row in performances(measuring)}
    plies = {table_id: [made["ply"] for made in json.loads(row.made)] for table_id, row in rows.items()}
    assert min(plies[table]) < ply <= min(plies[fork])
    judged = [made for made in json.loads(rows[fork].made) if made["advice"]]  # the others had one legal action
    assert rows[fork].decisions == len(judged)


def delete(guest: Client) -> None:
    """Delete everything about a guest."""
    guest.post("/api/profile/code")
    guest.post("/api/profile/delete", name=guest.name)


def test_the_deleted_are_not_measured_and_leave_no_figures(database: str) -> None:
    with serving(database) as first:
        ana, bo = first.guest("Ana"), first.guest("Bo")
        kept, gone = finished(first, ana), finished(first, bo)
        delete(bo)
        assert [row.guest for row in results(first, gone)] == [None, None]
    with serving(database, measure=True) as second:
        until(lambda: len(performances(second)) == 1)
        assert performances(second)[0].table_id == kept
        ana.url = second.url
        delete(ana)
        assert performances(second) == []


def test_a_game_that_cannot_be_analysed_stops_no_other(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(database) as first:
        ana = first.guest("Ana")
        good, bad = finished(first, ana), finished(first, ana)
    real = performances_of_people.performance_rows

    def rows(table: Table, analysis: analysis_cache.GameAnalysis) -> list[Performance]:
        if table.id == bad:
            raise ValueError("broken")
        return real(table, analysis)

    monkeypatch.setattr(performances_of_people, "performance_rows", rows)
    with serving(database, measure=True) as second:
        until(lambda: [row.table_id for row in performances(second)] == [good])


def test_nothing_is_measured_while_a_bot_is_thinking() -> None:
    async def scenario() -> list[str]:
        pool, order = BotPool(1, 100, lambda game: True), list[str]()
        release = asyncio.Event()
        loop = asyncio.get_running_loop()

        def think() -> None:
            asyncio.run_coroutine_threadsafe(release.wait(), loop).result()
            order.append("bot")

        async def measure() -> None:
            await pool.idle()
            await pool.run_unawaited(lambda: order.append("measured"))

        thinking = asyncio.ensure_future(pool.run(think))
        await asyncio.sleep(0)
        measuring = asyncio.ensure_future(measure())
        await asyncio.sleep(0)
        release.set()
        await asyncio.gather(thinking, measuring)
        pool.stop()
        return order

    assert asyncio.run(scenario()) == ["bot", "measured"]
