"""Databases of earlier versions: each is migrated, and everything in it works as before."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, create_engine, insert, make_url, select
from sqlalchemy.ext.asyncio import create_async_engine

from pharos.core.json_types import JsonObject
from pharos.server.config import Settings
from pharos.server.db import migrations

from .conftest import request, serving

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("database-*.sql"))
ANA, BO = "o_V1xu75Si0J5I5v", "LHMLpsDZi52xcuKQ"
FINISHED, RUNNING, OPEN = "MrmPu3LPB0BSjERL", "L-2YKaWY6AuiEIfA", "Gl7V_X8buf0iggSK"
COOKIE = f"pharos_guest={ANA}.9a8597ec23e7895cae24ff4b3b17beea2738ec337d6733bd9b536923745bf80a"


def restored(fixture: Path, database: str, tmp_path: Path) -> None:
    """Fill a database as that version has left it."""
    file = tmp_path / "tables.sqlite3" if database.startswith("sqlite") else tmp_path / "old.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.executescript(fixture.read_text(encoding="utf-8"))
    connection.close()
    if not database.startswith("sqlite"):
        asyncio.run(copied(file, database, fixture.stem.rpartition("-")[2]))


async def copied(file: Path, database: str, revision: str) -> None:
    """Create the schema of a revision in PostgreSQL, and copy every row."""
    engine = create_async_engine(Settings(database=database).url)
    async with engine.begin() as connection:
        await connection.run_sync(upgraded_to(revision))
        await connection.run_sync(filled_from(file))
    await engine.dispose()


def upgraded_to(revision: str) -> Callable[[Connection], None]:
    def upgrade(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    return upgrade


def filled_from(file: Path) -> Callable[[Connection], None]:
    def fill(connection: Connection) -> None:
        source = create_engine(f"sqlite:///{file}")
        old, new = MetaData(), MetaData()
        old.reflect(source)
        new.reflect(connection)
        with source.connect() as reading:
            for table in new.sorted_tables:
                rows = [dict(row._mapping) for row in reading.execute(select(old.tables[table.name]))]
                if rows and table.name != "alembic_version":
                    connection.execute(insert(table), [_typed(table, row) for row in rows])
        source.dispose()

    return fill


def _typed(table: Any, row: JsonObject) -> JsonObject:
    return {name: bool(value) if table.c[name].type.python_type is bool else value for name, value in row.items()}


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda path: path.stem)
def test_an_old_database_is_carried_over(fixture: Path, empty_database: str, tmp_path: Path) -> None:
    assert make_url(empty_database)
    restored(fixture, empty_database, tmp_path)
    with serving(empty_database, open_days=10**5, playing_days=10**5) as served:  # the fixture does not get younger

        def get(path: str) -> Any:
            return request("GET", served.url + path, headers={"Cookie": COOKIE}).json()

        assert get("/api/me")["name"] == "Ana"
        assert {table["id"]: table["status"] for table in get("/api/me/tables")} == {
            FINISHED: "finished",
            RUNNING: "playing",
        }
        assert [table["id"] for table in get("/api/tables")] == [OPEN]
        assert sum(row["n"] for row in get("/api/statistics?mine=true")) == 1
        assert get(f"/api/tables/{FINISHED}")["result"] == "stages | winners 1 | points 41 41"
        assert len(get(f"/api/tables/{RUNNING}/log")) == 6
        assert get("/api/profile") is None
        code = request("POST", f"{served.url}/api/profile/code", headers={"Cookie": COOKIE}).json()["code"]
        guest = served.guest("Cy")
        guest.post("/api/sign-in/code", code=code)
        assert {table["id"] for table in guest.get("/api/me/tables")} == {FINISHED, RUNNING}
        assert served.sit(guest, RUNNING).welcome["seat"] == 0


SHEET = "0123abcd-0000"


def with_sheet(connection: Connection) -> None:
    """Add a score sheet as the version before groups stored it."""
    tally = {"points": [{"civilian": 6}, {}], "totals": [6, 0], "ranking": [[0], [1]], "winners": [0], "reason": "points"}
    players: list[JsonObject] = [{"name": name, "wonder": None, "entries": {}} for name in ("Ana", "Bo")]
    data = {"options": {}, "players": players, "supremacy": None, "tally": tally | {"problems": []}}
    shape = MetaData()
    shape.reflect(connection)
    row = {"owner": ANA, "id": SHEET, "game": "duel", "played": 1.7e9, "data": json.dumps(data)}
    connection.execute(insert(shape.tables["sheets"]), row)
    seat = {"owner": ANA, "sheet": SHEET, "game": "duel", "players": 2, "reason": "points", "played": 1.7e9, "piece": None}
    seats = [
        seat | {"seat": n, "name": name, "points": 6 - 6 * n, "has_won": n == 0} for n, name in enumerate(("Ana", "Bo"))
    ]
    connection.execute(insert(shape.tables["physical_results"]), seats)


async def at_0003(database: str) -> None:
    engine = create_async_engine(Settings(database=database).url)
    async with engine.begin() as connection:
        await connection.run_sync(upgraded_to("0003"))
    async with engine.begin() as connection:
        await connection.run_sync(with_sheet)
    await engine.dispose()


def test_sheets_and_results_from_before_reach_groups_and_ratings(empty_database: str, tmp_path: Path) -> None:
    restored(FIXTURES[0], empty_database, tmp_path)
    asyncio.run(at_0003(empty_database))
    with serving(empty_database) as served:

        def ask(method: str, path: str, **body: object) -> Any:
            answer = request(method, served.url + path, headers={"Cookie": COOKIE}, json=body or None)
            return answer.json() if answer.content else None

        group = ask("POST", "/api/groups", name="Tuesdays")
        ask("PUT", f"/api/groups/{group['id']}/sheets", sheets=[SHEET])
        [game] = ask("GET", f"/api/groups/{group['id']}/games")["games"]
        assert [(seat["name"], seat["points"], seat["has_won"]) for seat in game["seats"]] == [
            ("Ana", 6, True),
            ("Bo", 0, False),
        ]
        assert game["seats"][0]["who"] == group["members"][0]["who"]
        assert ask("GET", "/api/ratings/architects/2")["rows"] == []
        assert ask("GET", f"/api/tables/{FINISHED}/ratings") == []
        assert sum(row["n"] for row in ask("GET", "/api/statistics?mine=true") if not row["is_physical"]) == 1
