"""Score pads over REST: the definitions, sheets summed up, and sheets that do not fit."""

from __future__ import annotations

import pharos
from pharos.core.json_types import JsonObject

from .conftest import Served, request

SHEET: JsonObject = {
    "players": [
        {"name": "Ana", "entries": {"civilian": {"points": 6}, "treasury": {"coins": 5}}},
        {"name": "Bo", "entries": {"civilian": {"points": 7}, "treasury": {"coins": 2}}},
    ]
}


def test_every_game_has_its_pads(local: Served) -> None:
    for game in request("GET", f"{local.url}/api/games").json():
        pads = request("GET", f"{local.url}/api/games/{game['id']}/score-pads").json()
        assert pads == pharos.game_spec(game["id"]).score_pads
        assert game["has_score_pad"] is bool(pads)


def test_a_sheet_is_summed_up(local: Served) -> None:
    totals = request("POST", f"{local.url}/api/games/duel/tally", json=SHEET).json()
    assert (totals["totals"], totals["winners"], totals["reason"], totals["problems"]) == ([7, 7], [1], "blue-cards", [])


def test_a_sheet_that_does_not_fit_is_refused(local: Served) -> None:
    url = f"{local.url}/api/games/duel/tally"
    for change, id in (
        ({"options": {"edition": "2"}}, "pad-options"),
        ({"players": SHEET["players"][:1]}, "pad-players"),
        ({"supremacy": {"reason": "points", "winner": 0}}, "pad-supremacy"),
        ({"stored": True}, "bad-request"),
    ):
        refused = request("POST", url, json=SHEET | change)
        assert refused.status_code in (400, 422)
        assert refused.json()["error"]["id"] == id
