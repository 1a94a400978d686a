"""The score pad gives every golden game the points, ranks and reason that the rules give it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import pharos
from pharos.core.score_pad import ScoreSheet
from pharos.core.score_sheet import pad_for

from ..score_pads import assert_tallied_as_played

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*-players-*.txt"))
PADS = pharos.game_spec("seven-wonders").score_pads


def sheet_of(game: pharos.Game) -> ScoreSheet:
    """What the players would write down."""
    view: Any = game.view(None)
    pad = pad_for(PADS, {"edition": str(view["edition"])})
    items = {item["id"]: item for line in pad["tables"][-1]["categories"] for item in line["items"]}
    players: Any = []
    for seat in range(game.players):
        city, lines = view["cities"][seat], view["outcome"]["detail"][seat]
        entries: dict[str, dict[str, int]] = {
            "treasury": {"coins": city["coins"]},
            "wonder": {f"stage-{n}": 1 for n, stage in enumerate(city["stages"], 1) if stage["built"]},
            "military": {f"victory-{age}": n for age, n in enumerate(city["victories"], 1)} | {"defeat": city["defeats"]},
            "science": dict(city["science"]),
        }
        if city["copied"] == "scientists_guild":
            entries["science"]["wild"] += 1
        for line in lines:
            if line["category"] in ("civilian", "commerce", "guilds"):
                id = "copied" if line["source"].startswith("copy ") else line["source"]
                points = items[id].get("complete", items[id]["points"])
                count = 1 if line["category"] == "civilian" else line["points"] // points
                entries.setdefault(line["category"], {})[id] = count
        players.append({"name": f"P{seat}", "wonder": f"{city['board']}-{city['side']}", "entries": entries})
    return {"game": "seven-wonders", "options": pad["options"], "players": players}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_come_out_the_same(path: Path) -> None:
    game = pharos.replay(path.read_text(encoding="utf-8"), engine="interpreted")
    sheet = sheet_of(game)
    assert_tallied_as_played(game, pad_for(PADS, sheet["options"]), sheet)


def test_editions_have_their_own_order_and_player_counts() -> None:
    first, second = PADS
    assert [table["players"] for table in first["tables"]] == [2, 3, 4, 5, 6, 7]
    assert [table["players"] for table in second["tables"]] == [3, 4, 5, 6, 7]
    assert [line["id"] for line in first["tables"][0]["categories"]] == list(pharos.ruleset("seven-wonders").categories)
    assert [line["id"] for line in second["tables"][0]["categories"]][:3] == ["wonder", "treasury", "military"]
    assert "note" in first["tables"][0]
    assert "note" not in first["tables"][1]


def test_cards_that_are_not_in_play_are_not_on_the_pad() -> None:
    by_players = {table["players"]: table for table in PADS[1]["tables"]}
    items = {
        players: {item["id"] for line in by_players[players]["categories"] for item in line["items"]} for players in (3, 5)
    }
    assert "ludus" not in items[3]
    assert {"ludus", "decorators_guild"} <= items[5]
    assert "strategists_guild" not in items[5]
