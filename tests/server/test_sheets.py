"""Score sheets of games at a real table: stored once, checked by the game's pad, private, in one's statistics, as files."""

from __future__ import annotations

import csv
import io
import json
from typing import Any
from uuid import uuid4

import pytest

from pharos.client import Client
from pharos.core.errors import BadChoice
from pharos.core.json_types import JsonObject
from pharos.core.registry import game_ids, game_spec
from pharos.core.score_sheet import tally

from .conftest import Served, request
from .test_lobby import refused

PADS = [(game, pad) for game in game_ids() for pad in game_spec(game).score_pads]


def sheet_of(game: str, pad: Any, first: str = "Ana", points: int = 6) -> JsonObject:
    """A sheet on which the first player has points in a category that six may come from, and the others have none."""
    table = pad["tables"][0]
    names = [first, *(f"Player {n}" for n in range(2, table["players"] + 1))]
    sheet = {"game": game, "options": pad["options"], "players": [{"name": name, "entries": {}} for name in names]}
    fitting = (id for id in (each["id"] for each in table["categories"]) if fits(pad, sheet, id))
    sheet["players"][0]["entries"] = {next(fitting): {"points": points}}
    return sheet | {"played": "2026-11-01T20:15:00.000Z"}


def fits(pad: Any, sheet: Any, category: str) -> bool:
    """Whether six points of a category can be."""
    first, *others = sheet["players"]
    try:
        return not tally(pad, sheet | {"players": [first | {"entries": {category: {"points": 6}}}, *others]})["problems"]
    except BadChoice:
        return False


def store(guest: Client, sheet: JsonObject, id: str = "") -> Any:
    return guest.put(f"/api/sheets/{id or uuid4()}", **sheet)


@pytest.mark.parametrize(("game", "pad"), PADS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_sheet_of_every_pad_is_stored_and_summed_up(local: Served, game: str, pad: Any) -> None:
    ana = local.guest("Ana")
    shown = store(ana, sheet_of(game, pad))
    assert shown["tally"]["winners"] == [0]
    assert max(shown["tally"]["totals"]) == 6
    assert ana.get("/api/sheets") == [shown]


def test_a_sheet_that_arrives_twice_is_stored_once(served: Served) -> None:
    game, pad = PADS[0]
    ana, bo, id = served.guest("ANA"), served.guest("Bo"), str(uuid4())
    store(ana, sheet_of(game, pad), id)
    store(ana, sheet_of(game, pad, points=3), id)
    assert [sheet["tally"]["totals"][0] for sheet in ana.get("/api/sheets")] == [3]
    rows = ana.get("/api/statistics?mine=true")
    assert [(row["n"], row["points"], row["has_won"], row["is_physical"]) for row in rows] == [(1, 3, True, True)]
    assert bo.get("/api/sheets") == []
    with refused("no-sheet"):
        bo.get(f"/api/sheets/{id}")
    bo.delete(f"/api/sheets/{id}")
    assert ana.get(f"/api/sheets/{id}")["game"] == game
    assert bo.get("/api/statistics") == [], "what nobody can check counts for nobody else"
    ana.delete(f"/api/sheets/{id}")
    assert ana.get("/api/sheets") == ana.get("/api/statistics?mine=true") == []


def test_impossible_sheets_are_refused(local: Served) -> None:
    game, pad = PADS[0]
    ana, good = local.guest("Ana"), sheet_of(*PADS[0])
    with refused("pad-impossible"):
        store(ana, sheet_of(game, pad, points=998))
    with refused("unknown-game"):
        store(ana, good | {"game": "chess"})
    with refused("pad-options"):
        store(ana, good | {"options": {"edition": "9"}})
    with refused("pad-players"):
        store(ana, good | {"players": good["players"][:1]})
    wrongs: list[JsonObject] = [
        {"played": "yesterday"}, {"players": []}, {"played": "2999-01-01T00:00:00Z"}, {"mark": 3},
    ]  # fmt: skip
    for wrong in wrongs:
        with refused("bad-request"):
            store(ana, good | wrong)
    with refused("bad-request"):
        store(ana, good, "NOT-AN-ID")
    assert ana.get("/api/sheets") == []


def test_files_go_out_and_come_back(served: Served) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    for game, pad in PADS:
        store(ana, sheet_of(game, pad, first='=Ana, "the first"'))
    for format in ("json", "csv"):
        text = request("GET", f"{served.url}/api/sheets/export/{format}", headers={"Cookie": ana.cookie}).text
        assert bo.post("/api/sheets/import", text=text) == {"stored": len(PADS)}
        assert sorted(bo.get("/api/sheets"), key=str) == sorted(ana.get("/api/sheets"), key=str)
        for sheet in bo.get("/api/sheets"):
            bo.delete(f"/api/sheets/{sheet['id']}")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert {row["name"] for row in rows if row["seat"] == "0"} == {'\'=Ana, "the first"'}, "no formula for spreadsheets"


@pytest.mark.parametrize(
    "text",
    ["", "x", "{}", '{"sheets": 3}', "id,name\n1,2", '{"sheets": [{"id": "x"}]}', "[[[[", "a\rb,c"],
)
def test_bad_files_are_refused_as_a_whole(local: Served, text: str) -> None:
    with refused("bad-request" if not text else "bad-sheets"):
        local.guest("Ana").post("/api/sheets/import", text=text)


def test_sheets_belong_to_the_person(served: Served) -> None:
    game, pad = PADS[0]
    ana, phone, same = served.guest("Ana"), served.guest("Phone"), str(uuid4())
    code = ana.post("/api/profile/code")["code"]
    store(ana, sheet_of(game, pad), same)
    store(phone, sheet_of(game, pad), same)
    store(phone, sheet_of(game, pad))
    phone.post("/api/sign-in/code", code=code, join=True)
    assert len(ana.get("/api/sheets")) == 2
    assert sum(row["n"] for row in ana.get("/api/statistics?mine=true")) == 2
    assert len(ana.get("/api/profile/export")["sheets"]) == 2
    ana.post("/api/profile/delete", name="Ana")
    assert json.dumps(served.guest("Cy").get("/api/sheets")) == "[]"
