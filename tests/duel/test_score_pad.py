"""The score pad gives every golden game of Duel the points and the reason that the rules give it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import pharos
from pharos.core.score_pad import ScoreSheet

from ..score_pads import assert_tallied_as_played

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*-*.txt"))
(PAD,) = pharos.game_spec("duel").score_pads
COLOURS = {"civilian": "blue", "science": "green", "commerce": "yellow"}


def sheet_of(game: pharos.Game) -> ScoreSheet:
    """What the players would write down: cards, wonders and tokens by name, guilds by the points they give."""
    view: Any = game.view(None)
    outcome = game.outcome
    assert outcome is not None
    items = {line["id"]: {item["id"] for item in line["items"]} for line in PAD["tables"][0]["categories"]}
    players: Any = []
    for seat, city in enumerate(view["cities"]):
        ahead = view["pawn"] if seat == 0 else -view["pawn"]
        entries: dict[str, dict[str, int]] = {
            name: {card: 1 for card in city["cards"] if card in items[name]} for name in COLOURS
        }
        entries["wonders"] = {wonder["wonder"]: 1 for wonder in city["wonders"] if wonder["built"]}
        entries["progress"] = dict.fromkeys(city["tokens"], 1)
        entries["treasury"] = {"coins": city["coins"]}
        entries["military"] = {"pawn": min(max(ahead, 0), 8)}
        entries["guilds"] = {"points": outcome.points[seat]["guilds"]}
        players.append({"name": f"P{seat}", "entries": entries})
    sheet: ScoreSheet = {"game": "duel", "options": {}, "players": players}
    if outcome.reason in PAD["supremacies"]:
        sheet["supremacy"] = {"reason": outcome.reason, "winner": outcome.winners[0]}
    return sheet


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_come_out_the_same(path: Path) -> None:
    game = pharos.replay(path.read_text(encoding="utf-8"), engine="interpreted")
    assert_tallied_as_played(game, PAD, sheet_of(game))


def test_every_ending_of_the_rules_is_on_the_pad() -> None:
    reasons = {*PAD["supremacies"], PAD["by_points"], PAD["tie"]["reason"], PAD["shared"]}
    assert reasons == set(pharos.ruleset("duel").reasons)


def test_the_pawn_gives_the_points_of_its_zone() -> None:
    pawn = next(line for line in PAD["tables"][0]["categories"] if line["id"] == "military")["items"][0]
    assert pawn["by_count"] == [0, 2, 2, 5, 5, 5, 10, 10, 10]
