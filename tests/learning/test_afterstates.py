"""Networks of afterstates: slopes against differences, games that repeat themselves, a run that stops and goes on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from pharos.arena.executors import open_executor
from pharos.bots.afterstate_bots import AfterstateBot
from pharos.bots.kernel_loader import game_kernels
from pharos.bots.net_kernels import load_net, save_net
from pharos.cli.main import run as command
from pharos.core.errors import BadChoice
from pharos.core.registry import new
from pharos.learning.afterstate_run import AfterstateRun
from pharos.learning.afterstates import Afterstates, Table, Trainer, meet, play_round, rows_of
from pharos.learning.recipe import Recipe, recipe_of

GAME = "architects"
SMALL = {
    "players": (2, 3),
    "bootstrap_games": 100,
    "games": 100,
    "window": 100,
    "positions": 2048,
    "batch": 128,
    "gate_games": 12,
    "anchor_every": 2,
    "bootstrap_rounds": 1,
    "rate_rounds": 4,
}


def small() -> Recipe:
    return recipe_of(GAME, **SMALL)


def trainer() -> Trainer:
    return Trainer(game_kernels("pharos.games.architects"), small())


def games(recipe: Recipe, number: int = 1, workers: int = 1) -> list[Afterstates]:
    with open_executor(workers=workers) as executor:
        return play_round(GAME, recipe, trainer().weights, number, executor, lambda more: None)


def test_slopes_agree_with_differences() -> None:
    learner, part = trainer(), games(small())[1]
    learner.net = learner.net.astype(np.float64)
    chosen = np.arange(0, len(part), 37)
    _, slope = learner._pass(part, chosen, learns=True)
    assert slope is not None
    for place in [*np.argsort(-np.abs(slope[:-1]).ravel())[:20], slope.size - 2, slope.size - 5]:
        at, step = np.unravel_index(place, slope.shape), 1e-5
        kept = learner.net[at]
        learner.net[at] = kept + step
        above = learner.loss(part, chosen)
        learner.net[at] = kept - step
        below = learner.loss(part, chosen)
        learner.net[at] = kept
        assert (above - below) / (2 * step) == pytest.approx(slope[at], rel=0.02, abs=1e-6)


def test_training_lowers_the_loss() -> None:
    learner, parts = trainer(), games(small(), number=0)
    before = [learner.loss(part, np.arange(len(part))) for part in parts]
    learner.train([parts], 2e-3, np.random.default_rng(1), lambda more: None)
    after = [learner.loss(part, np.arange(len(part))) for part in parts]
    assert all(new < old for old, new in zip(before, after, strict=True))


def test_rows_hold_the_inputs_that_were_noted() -> None:
    learner, part = trainer(), games(small())[0]
    rows = learner.rows(part, np.array([0, 5]))
    for city, row in zip([0, 1, 10, 11], rows, strict=True):
        first = part.ends[city - 1] if city else 0
        noted = np.zeros(len(row))
        for place, amount in zip(part.places[first : part.ends[city]], part.amounts[first : part.ends[city]], strict=True):
            noted[place] += amount
        assert np.allclose(row, noted)


def test_games_repeat_themselves_in_any_number_of_threads() -> None:
    for one, other in zip(games(small()), games(small(), workers=2), strict=True):
        assert one.games == other.games
        assert np.array_equal(one.places, other.places)
        assert np.array_equal(one.targets, other.targets)


def test_afterstates_learn_the_result_or_what_followed() -> None:
    def targets(trace: float) -> np.ndarray:
        table = Table(GAME, 3, 1)
        table.play(rows_of(trainer().weights), 7, [0, 0, 0], 0, trace)
        shares.append(table.shares())
        return table.taken(1).targets

    shares: list[list[float]] = []
    results, traced, next_ones = targets(1.0), targets(0.5), targets(0.0)
    assert shares[0] == shares[1] == shares[2]
    assert np.allclose(results, [shares[0]] * len(results))
    assert np.allclose(traced.sum(axis=1), 1.0)
    assert np.allclose(next_ones[-1], shares[0])
    assert np.allclose(traced[:-1], 0.5 * traced[1:] + 0.5 * next_ones[:-1], atol=1e-6)


def test_equal_networks_have_one_half_whatever_the_number_of_players() -> None:
    recipe = replace(small(), players=(2, 3, 5))
    weights = trainer().weights
    assert meet(GAME, recipe, [weights, weights], 1, 30, 0).share == pytest.approx(0.5)


def test_a_stopped_run_goes_on_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    whole = AfterstateRun(GAME, tmp_path / "whole", small())
    whole.train(2)
    AfterstateRun(GAME, tmp_path / "parts", small()).train(1)
    resumed = AfterstateRun(GAME, tmp_path / "parts", small())
    assert resumed.rounds == 2
    resumed.train(2)
    assert np.array_equal(resumed.trainer.net, whole.trainer.net)
    without_time = [[{**entry, "seconds": 0} for entry in run.log()] for run in (whole, resumed)]
    assert without_time[0] == without_time[1]
    weights, facts = load_net(tmp_path / "whole" / "newest.npz")
    assert facts["rounds"] == 2
    assert facts["games"] == 200
    game = new(GAME, players=3, seed=1)
    assert AfterstateBot(GAME, 6, weights=weights).choose(game.seat(game.to_act[0]), 1).action in game.legal(game.to_act[0])


def test_a_run_learns_on_from_a_network(tmp_path: Path) -> None:
    AfterstateRun(GAME, tmp_path / "first", small()).train(1)
    start = AfterstateRun.read_start(GAME, tmp_path / "first" / "newest.npz")
    on = AfterstateRun(GAME, tmp_path / "on", small(), start=start)
    assert np.array_equal(on.trainer.weights["net"], start.weights["net"])
    on.train(0)
    assert load_net(tmp_path / "on" / "newest.npz")[1]["start"] == start.facts
    save_net(tmp_path / "other.npz", {"net": start.weights["net"][:-1]})
    with pytest.raises(BadChoice, match="start-net"):
        AfterstateRun.read_start(GAME, tmp_path / "other.npz")


def test_a_run_with_more_units_begins_where_the_narrower_network_is() -> None:
    wide, part = trainer(), games(small())[1]
    narrow = wide.net[:, : wide.width - 8].copy()
    random = np.random.default_rng(3)
    narrow[-1] = random.normal(0, 0.5, narrow.shape[1])
    wide.begin_with(narrow.ravel())
    assert np.array_equal(wide.net[:, : wide.width - 8], narrow)
    chosen = np.arange(0, len(part), 5)
    before = wide.loss(part, chosen)
    wide.learn(part, chosen, 1e-3)
    assert wide.net[-1, wide.width - 8 :].all()  # the new units take part
    wide.begin_with(narrow.ravel())
    wide.net[:-1, wide.width - 8 :] = 0
    assert wide.loss(part, chosen) == pytest.approx(before)
    with pytest.raises(ValueError):
        wide.begin_with(np.zeros((wide.inputs + 1) * (wide.width + 1), np.float32))


def test_the_command_trains_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", GAME, "--rounds", "1", "--games", "50", "--out", str(tmp_path)]
    changes = ("bootstrap_games=50", "positions=1024", "gate_games=4")
    command([*words, *(word for change in changes for word in ("--set", change))])
    shown = capsys.readouterr().out
    assert "Round 0: 50 games" in shown
    assert "loss of the value" in shown
    assert json.loads((tmp_path / "recipe.json").read_text(encoding="utf-8"))["recipe"]["positions"] == 1024
    assert "data:image/svg+xml" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert (tmp_path / "newest.npz").stat().st_size < 1_000_000
