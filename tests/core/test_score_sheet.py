"""Score sheets of real tables: sums, ranks and what cannot be; the web client has to pass the same cases."""

from __future__ import annotations

import json
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pharos
from pharos.core.json_types import JsonObject
from pharos.core.score_checks import find_entry
from pharos.core.score_pad import PadCategory, PadItem, ScorePad, ScoreSheet, category, message
from pharos.core.score_points import best_symbols, science_points
from pharos.core.score_sheet import pad_for, table_for, tally

HERE = Path(__file__).parent
CASES = json.loads((HERE / "score_sheets.json").read_text(encoding="utf-8"))
"""Sheets with their tallies, which the TypeScript implementation has to reach as well."""


def used_pads() -> dict[str, list[Any]]:
    """The pads of all games, as far as the shared cases use them."""
    used = {(case["sheet"]["game"], len(case["sheet"]["players"])) for case in CASES["tallies"]}
    return {
        game: [
            {**pad, "tables": [table for table in pad["tables"] if (game, table["players"]) in used]}
            for pad in pharos.game_spec(game).score_pads
        ]
        for game in pharos.game_ids()
    }


def pad_of(sheet: ScoreSheet) -> ScorePad:
    return pad_for(pharos.game_spec(sheet["game"]).score_pads, sheet["options"])


@pytest.mark.parametrize("case", CASES["tallies"], ids=[case["name"] for case in CASES["tallies"]])
def test_shared_tallies(case: JsonObject) -> None:
    result = tally(pad_of(case["sheet"]), case["sheet"])
    assert {key: result[key] for key in case["tally"]} == case["tally"]  # type: ignore[literal-required]
    assert [problem["id"] for problem in result["problems"]] == case["problems"]


@pytest.mark.parametrize("case", CASES["questions"], ids=[case["name"] for case in CASES["questions"]])
def test_shared_questions(case: JsonObject) -> None:
    pad = pad_for(pharos.game_spec(case["game"]).score_pads, case["options"])
    line = next(each for each in table_for(pad, case["players"])["categories"] if each["id"] == case["category"])
    player = {"name": "Ana", "wonder": case["wonder"], "entries": {}}
    entry = find_entry(pad, line, case["points"], player)  # type: ignore[arg-type]
    assert entry == case["entry"]


def test_the_pads_of_the_shared_cases_are_those_of_the_games() -> None:
    """Fails after a change of a pad until `python tests/core/test_score_sheet.py` has been run."""
    assert json.loads((HERE / "score_pads.json").read_text(encoding="utf-8")) == used_pads()


ITEMS: list[PadItem] = [
    {"id": "tower", "label": message("tower"), "points": 2, "most": 3},
    {"id": "ruin", "label": message("ruin"), "points": -1, "most": 2},
]
LINE: PadCategory = {**category("cards", ITEMS), "most_in_all": 4, "most_kinds": 2, "is_balanced": True}
PAD: ScorePad = {
    "game": "other",
    "options": {},
    "wonders": [],
    "tables": [{"players": 2, "categories": [LINE]}],
    "supremacies": ["siege"],
    "by_points": "points",
    "tie": {"category": "cards", "measure": "kinds", "reason": "kinds"},
    "shared": "shared",
}


def sheet(*entries: dict[str, int], **more: Any) -> ScoreSheet:
    players: Any = [{"name": f"P{seat}", "entries": {"cards": entry}} for seat, entry in enumerate(entries)]
    made: Any = {"game": "other", "options": {}, "players": players, **more}
    return made  # type: ignore[no-any-return]


def ids(*entries: dict[str, int]) -> list[str]:
    return [problem["id"] for problem in tally(PAD, sheet(*entries))["problems"]]


def test_limits_of_a_player_and_of_the_table() -> None:
    assert ids({"tower": 2, "ruin": 1}, {"ruin": 1}) == []
    assert ids({"tower": 4}, {"ruin": 2}) == ["too-many", "unbalanced"]
    assert ids({"tower": 3, "ruin": 2}, {"ruin": 1}) == ["too-many-in-all"]
    assert ids({"points": 5}, {"ruin": 2}) == []
    assert ids({"points": 7}, {}) == ["impossible-points"]
    assert ids({"points": -3}, {}) == ["impossible-points"]


def test_a_supremacy_wins_whatever_the_points() -> None:
    result = tally(PAD, sheet({"tower": 3}, {"ruin": 1}, supremacy={"reason": "siege", "winner": 1}))
    assert (result["winners"], result["reason"], result["ranking"]) == ([1], "siege", [[1], [0]])


def test_ties_go_to_the_measure_of_the_pad() -> None:
    assert tally(PAD, sheet({"tower": 1}, {"points": 2}))["reason"] == "kinds"
    assert tally(PAD, sheet({"tower": 1}, {"tower": 1}))["winners"] == [0, 1]


@pytest.mark.parametrize(
    ("broken", "error"),
    [
        (sheet({"tower": 1}), "pad-players"),
        (sheet({"castle": 1}, {}), "pad-item"),
        (sheet({"tower": -1}, {}), "pad-number"),
        (sheet({"points": 1000}, {}), "pad-number"),
        (sheet({"tower": 100}, {}), "pad-number"),
        (sheet({"points": 1, "tower": 1}, {}), "pad-item"),
        (sheet({}, {}, supremacy={"reason": "points", "winner": 0}), "pad-supremacy"),
        (sheet({}, {}, supremacy={"reason": "siege", "winner": 2}), "pad-supremacy"),
    ],
)
def test_a_sheet_that_does_not_fit_is_refused(broken: ScoreSheet, error: str) -> None:
    with pytest.raises(pharos.BadChoice) as refused:
        tally(PAD, broken)
    assert refused.value.id == error


@pytest.mark.parametrize("points", [-999, 0, 999])
def test_no_sheet_takes_long(points: int) -> None:
    """The server sums sheets up on its event loop: even the worst one must not stop it."""
    for game in pharos.game_ids():
        pad = pharos.game_spec(game).score_pads[0]
        table = pad["tables"][-1]
        entries = {
            line["id"]: {"points": points} if line["takes_points"] else {item["id"]: 99 for item in line["items"]}
            for line in table["categories"]
        }
        science = {"science": {"wild": 99}} if "science" in entries and pad["wonders"] else {}
        players: Any = [{"name": "Ana", "entries": entries | science}] * table["players"]
        before = process_time()
        tally(pad, {"game": game, "options": pad["options"], "players": players})
        assert process_time() - before < 1.0, game


def test_unknown_categories_wonders_and_options_are_refused() -> None:
    for name, value, error in (("entries", {"cats": {}}, "pad-category"), ("wonder", "atlantis", "pad-wonder")):
        broken: Any = sheet({}, {})
        broken["players"][0][name] = value
        with pytest.raises(pharos.BadChoice) as refused:
            tally(PAD, broken)
        assert refused.value.id == error
    with pytest.raises(pharos.BadChoice) as refused:
        pad_for([PAD], {"edition": "3"})
    assert refused.value.id == "pad-options"


@given(st.tuples(*[st.integers(0, 4)] * 3), st.integers(0, 3))
def test_no_other_choice_of_wild_symbols_is_worth_more(own: tuple[int, int, int], wild: int) -> None:
    names = ("a", "b", "c")
    line: PadCategory = {
        "id": "science", "rule": "science", "takes_points": True, "set_points": 7, "wild": "w",
        "items": [{"id": id, "label": message(id), "points": 1} for id in (*names, "w")],
    }  # fmt: skip
    best = best_symbols(line, {**dict(zip(names, own, strict=True)), "w": wild})
    assert sum(best.values()) == sum(own) + wild
    for x in range(wild + 1):
        for y in range(wild + 1 - x):
            other = {"a": own[0] + x, "b": own[1] + y, "c": own[2] + wild - x - y}
            assert science_points(line, other) <= science_points(line, best)


if __name__ == "__main__":
    (HERE / "score_pads.json").write_text(json.dumps(used_pads(), ensure_ascii=False) + "\n", encoding="utf-8")
