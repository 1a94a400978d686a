"""`pharos train` with a tiny budget: it trains, reports, and goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pharos.cli.main import run
from pharos.core.json_types import JsonObject
from pharos.games.duel.bots import training


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    small: JsonObject = {
        "bootstrap_games": 40,
        "bootstrap_positions": 1024,
        "positions": 1024,
        "batch": 256,
        "quick": 4,
        "gate_games": 4,
    }
    small |= {"gate_games": 4, "gate_iterations": 6, "rival_gate_games": 2, "anchors": ()}
    for name, value in small.items():
        monkeypatch.setitem(training.RECIPE, name, value)


def test_train_goes_on_where_it_stopped(tiny: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "duel", "--games", "4", "--simulations", "8", "--set", "quick=3", "--out", str(tmp_path / "run")]
    run([*words, "--rounds", "1"])
    first = capsys.readouterr().out
    assert "Round 0: 40 games" in first
    assert "Round 1: 4 games" in first
    run([*words, "--rounds", "2"])
    second = capsys.readouterr().out
    assert "Round 1" not in second
    assert "Round 2: 4 games" in second
    assert json.loads((tmp_path / "run" / "recipe.json").read_text(encoding="utf-8"))["recipe"]["quick"] == 3
    page = (tmp_path / "run" / "report.html").read_text(encoding="utf-8")
    assert "data:image/svg+xml" in page
    assert (tmp_path / "run" / "net.npz").stat().st_size < 1_000_000


@pytest.mark.parametrize("change", ["quick", "quick=few", "speed=3", "players=3"])
def test_a_change_that_is_not_a_number_of_the_recipe_is_refused(change: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["train", "duel", "--set", change])
    assert change in capsys.readouterr().err
