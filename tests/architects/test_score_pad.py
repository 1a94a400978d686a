"""The score pad gives every golden game of Architects the points and the reason that the rules give it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import pharos
from pharos.core.score_pad import ScoreSheet

from ..score_pads import assert_tallied_as_played

GOLDEN = sorted((Path(__file__).parent / "golden").glob("?.txt"))
(PAD,) = pharos.game_spec("architects").score_pads


def sheet_of(game: pharos.Game) -> ScoreSheet:
    """What the players would write down."""
    view: Any = game.view(None)
    players: Any = []
    for seat, city in enumerate(view["cities"]):
        entries = {
            "wonder": {f"stage-{stage['stage']}": 1 for stage in city["stages"] if stage["built"]},
            "cat": {"cat": int(view["cat"] == seat)},
            "blue": {kind: city["cards"].get(kind, 0) for kind in ("blue3", "blue2cat")},
            "military": {"victory": city["victories"]},
            "progress": dict(Counter(city["tokens"])),
        }
        players.append({"name": f"P{seat}", "wonder": city["wonder"], "entries": entries})
    return {"game": "architects", "options": {}, "players": players}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_come_out_the_same(path: Path) -> None:
    game = pharos.replay(path.read_text(encoding="utf-8"), engine="interpreted")
    assert_tallied_as_played(game, PAD, sheet_of(game))


def test_a_stage_stands_on_all_those_below() -> None:
    rhodes = next(wonder for wonder in PAD["wonders"] if wonder["id"] == "rhodes")
    assert [stage.get("after", []) for stage in rhodes["stages"]] == [
        [],
        [],
        ["stage-1", "stage-2"],
        ["stage-1", "stage-2", "stage-3"],
        ["stage-1", "stage-2", "stage-3", "stage-4"],
    ]
