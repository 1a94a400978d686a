"""Slopes against differences, self-play that repeats itself, and a small run that is stopped and goes on."""

from __future__ import annotations

import gc
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pharos.arena.executors import open_executor
from pharos.bots.net_kernels import load_net, net_kernels, save_net
from pharos.core.errors import BadChoice
from pharos.core.registry import ruleset
from pharos.learning import nets as net_forms
from pharos.learning.gate import Match
from pharos.learning.nets import fractions, new_weights, playable, whole
from pharos.learning.recipe import Recipe, recipe_from, recipe_of
from pharos.learning.run import Run
from pharos.learning.self_play import Positions, play_games
from pharos.learning.training import Batch, Trainer, drawn, point_shares

SMALL = {
    "bootstrap_games": 60,
    "bootstrap_positions": 4096,
    "games": 6,
    "full": 12,
    "quick": 4,
    "positions": 2048,
    "batch": 256,
    "gate_games": 4,
    "gate_iterations": 8,
    "rival_gate_games": 2,
    "anchors": ("classic:8", "greedy"),
    "anchor_every": 2,
    "anchor_games": 2,
    "refill": 6,
    "trace": 0,
}
GAMES = {"duel": (2,), "architects": (2, 3), "seven-wonders": (3, 2)}
"""Games with a net, and the player counts of their games."""


def small(game: str) -> Recipe:
    return recipe_of(game, **SMALL, players=GAMES[game], options=(), anchor_players=GAMES[game])


def some_positions(game: str) -> Positions:
    kernels, recipe = net_kernels(game), small(game)
    return play_games(kernels, recipe, playable(kernels, new_weights(kernels, 1)), 1, 6)


@pytest.mark.parametrize("game", GAMES)
def test_slopes_agree_with_differences(game: str) -> None:
    kernels, recipe, positions = net_kernels(game), small(game), some_positions(game)
    trainer = Trainer(kernels, recipe, {name: w.astype(np.float64) for name, w in new_weights(kernels, 3).items()})
    batch = Batch(kernels, recipe, positions, np.arange(0, len(positions), 24))
    weight = {"value": 1.0, "policy": recipe.policy_weight, "way": recipe.way_weight, "points": recipe.points_weight / 2}
    known, counted = float((batch.ways >= 0).mean()), float(batch.is_counted.mean())
    weight["way"], weight["points"] = weight["way"] * known, weight["points"] * counted

    def total() -> float:
        return sum(weight[name] * loss for name, loss in trainer.judge(batch).items())

    _, slopes = trainer.slopes(batch)
    for name, slope in slopes.items():
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        kept, step = trainer.weights[name][place], 1e-4
        trainer.weights[name][place] = kept + step
        above = total()
        trainer.weights[name][place] = kept - step
        below = total()
        trainer.weights[name][place] = kept
        assert (above - below) / (2 * step) == pytest.approx(slope[place], rel=0.02), name


@pytest.mark.parametrize("game", GAMES)
def test_training_lowers_every_loss(game: str) -> None:
    kernels, recipe, positions = net_kernels(game), small(game), some_positions(game)
    trainer = Trainer(kernels, recipe, new_weights(kernels, 3))
    whole = Batch(kernels, recipe, positions, np.arange(len(positions)))
    before = trainer.judge(whole)
    trainer.train(positions, 30 * recipe.batch, 1e-3, np.random.default_rng(1))
    after = trainer.judge(whole)
    assert all(after[name] < before[name] for name in before)


def test_a_part_of_a_batch_has_policy_targets() -> None:
    with_policy = np.arange(0, 10_000, 100)
    usual, half, none = (
        drawn(np.random.default_rng(1), 10_000, given, 1_000, part)
        for given, part in ((with_policy, 0), (with_policy, 50), (with_policy[:0], 50))
    )
    assert np.array_equal(usual, np.sort(np.random.default_rng(1).integers(0, 10_000, 1_000)))
    assert np.array_equal(usual, none), "without any policy target all positions count alike"
    assert len(half) == 1_000
    assert 500 <= (half % 100 == 0).sum() < 530
    assert np.all(np.diff(half) >= 0)


@pytest.mark.parametrize("game", GAMES)
def test_self_play_repeats_itself_in_any_number_of_threads(game: str) -> None:
    kernels, recipe = net_kernels(game), small(game)
    nets = playable(kernels, new_weights(kernels, 1))
    with open_executor(workers=2) as executor:
        one, other = (play_games(kernels, recipe, nets, 1, 60, executor=each) for each in (None, executor))
    assert len(one) == len(other) > 0
    assert np.array_equal(one.features, other.features)
    assert np.array_equal(one.targets, other.targets)


@pytest.mark.filterwarnings("ignore")  # Dask leaves sockets to the collector when its workers end slowly
def test_self_play_is_the_same_in_processes_and_on_a_cluster() -> None:
    """A real Dask cluster of one worker, and one process of our own."""
    import distributed

    kernels, recipe = net_kernels("duel"), small("duel")
    nets = playable(kernels, new_weights(kernels, 1))
    here = play_games(kernels, recipe, nets, 1, 3)
    local_cluster: Any = distributed.LocalCluster
    with (
        local_cluster(n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        open_executor(cluster=cluster.scheduler_address) as far,
        open_executor(workers=1, processes=True) as near,
    ):
        for executor in (far, near):
            there = play_games(kernels, recipe, nets, 1, 3, executor=executor)
            assert np.array_equal(there.features, here.features)
            assert np.array_equal(there.targets, here.targets)
    gc.collect()


@pytest.mark.parametrize("game", GAMES)
def test_the_policy_alone_may_play_between_full_searches(game: str) -> None:
    kernels, recipe = net_kernels(game), replace(small(game), quick=0, rival_games=0, full_of_100=15)
    nets = playable(kernels, new_weights(kernels, 1))
    some, again = (play_games(kernels, recipe, nets, 1, 6) for _ in range(2))
    every = play_games(kernels, replace(recipe, full_of_100=100), nets, 1, 6)
    assert 0 < len(some) < len(every) / 2
    assert np.array_equal(some.features, again.features)
    visits = np.add.reduceat(some.targets[:, 2], np.concatenate(([0], some.ends[:-1])))
    assert set(visits) == {recipe.full - 1}


@pytest.mark.parametrize("game", GAMES)
def test_a_flat_search_may_teach_the_first_policy(game: str) -> None:
    kernels, recipe = net_kernels(game), replace(small(game), bootstrap_noted=5)
    nets = playable(kernels, new_weights(kernels, 1))
    plain, taught = (play_games(kernels, replace(recipe, lessons=tries), nets, 0, 6) for tries in (0, 2))
    for positions, total in ((plain, 1), (taught, 10_000)):
        sums = np.add.reduceat(positions.targets[:, 2], np.concatenate(([0], positions.ends[:-1])))
        learns = positions.has_policy == 1
        assert np.all((0.99 * total <= sums[learns]) & (sums[learns] <= total))
        assert set(sums[~learns]) == {1}


@pytest.mark.parametrize("game", GAMES)
def test_positions_decided_by_the_policy_alone_teach_results_only(game: str) -> None:
    kernels, recipe = net_kernels(game), replace(small(game), quick=0, rival_games=0, full_of_100=15, noted_of_100=40)
    positions = play_games(kernels, recipe, playable(kernels, new_weights(kernels, 1)), 1, 6)
    visits = np.add.reduceat(positions.targets[:, 2], np.concatenate(([0], positions.ends[:-1])))
    is_searched = positions.has_policy == 1
    assert 0 < is_searched.sum() < len(positions) / 2
    assert set(visits[is_searched]) == {recipe.full - 1}
    assert set(visits[~is_searched]) == {1}
    assert np.all((positions.searched[:, 0] < 0) == ~is_searched)
    assert np.allclose(positions.results.sum(axis=1), 1)


@pytest.mark.parametrize("game", GAMES)
def test_positions_may_learn_the_mean_value_of_what_follows(game: str) -> None:
    kernels = net_kernels(game)
    recipe = replace(small(game), quick=0, rival_games=0, full_of_100=15, noted_of_100=40)
    nets = playable(kernels, new_weights(kernels, 1))
    plain, near, far = (play_games(kernels, replace(recipe, trace=trace), nets, 1, 6) for trace in (0, 4, 999))
    assert np.array_equal(plain.features, near.features)
    is_searched = plain.has_policy == 1
    assert np.array_equal(plain.searched[is_searched], near.searched[is_searched])
    assert np.allclose(near.searched.sum(axis=1), 1, atol=1e-3)
    distance = [np.abs(games.searched - games.results)[~is_searched].max() for games in (near, far)]
    assert distance[1] < 0.2 < distance[0], "far from the end, values count; a long trace is hardly more than the result"


def test_the_policy_plays_on_in_searches_of_self_play() -> None:
    kernels, recipe = net_kernels("duel"), replace(small("duel"), rival_games=0)
    nets = playable(kernels, new_weights(kernels, 1))
    shallow, deep = (play_games(kernels, replace(recipe, depth=depth), nets, 1, 3) for depth in (0, 6))
    assert not np.array_equal(shallow.searched[0], deep.searched[0])


@pytest.mark.parametrize("game", GAMES)
def test_positions_tell_how_the_game_ended(game: str) -> None:
    positions = some_positions(game)
    assert np.allclose(positions.results.sum(axis=1), 1)
    assert np.all(np.diff(positions.ends) > 1)
    won, lost = positions.results[:, 0] == 1, positions.results[:, 0] == 0
    ways = net_kernels(game).encoder.N_WAYS // 2
    assert np.all(positions.ways[won] < ways)
    assert np.all(positions.ways[lost] >= ways)


@pytest.mark.parametrize("game", GAMES)
def test_a_stopped_run_goes_on_as_if_it_had_not_been_stopped(game: str, tmp_path: Path) -> None:
    whole = Run(game, tmp_path / "whole", small(game))
    whole.train(2)
    Run(game, tmp_path / "parts", small(game)).train(1)
    parts = Run(game, tmp_path / "parts", Recipe(seed=99))
    assert parts.rounds == 2
    parts.train(2)
    for name, array in whole.trainer.weights.items():
        assert np.array_equal(array, parts.trainer.weights[name]), name
    log = (tmp_path / "parts" / "log.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["round"] for line in log] == [0, 1, 2]
    weights, facts = load_net(tmp_path / "parts" / "net.npz")
    assert facts["games"] == SMALL["games"] * facts["rounds"]
    assert facts["recipe"]["seed"] == small(game).seed
    newest, facts = load_net(tmp_path / "parts" / "newest.npz")
    assert facts["rounds"] == 2
    assert np.array_equal(newest["wide"], net_forms.whole(parts.kernels, parts.trainer.mean)["wide"])
    assert weights["wide"].dtype == np.int16


@pytest.mark.parametrize("game", GAMES)
def test_integers_and_fractions_are_two_forms_of_one_net(game: str) -> None:
    kernels = net_kernels(game)
    rounded = whole(kernels, new_weights(kernels, 3))
    for name, array in whole(kernels, fractions(kernels, rounded)).items():
        assert np.array_equal(array, rounded[name]), name


def test_a_run_learns_on_from_a_net_and_names_it(tmp_path: Path) -> None:
    kernels, recipe = net_kernels("duel"), small("duel")
    Run("duel", tmp_path / "first", recipe).train(1)
    start = Run.read_start("duel", tmp_path / "first" / "net.npz")
    on = Run("duel", tmp_path / "on", recipe, start=start)
    assert np.array_equal(whole(kernels, on.trainer.mean)["wide"], start.weights["wide"])
    on.train(1)
    resumed = Run("duel", tmp_path / "on", recipe)
    assert resumed.recipe.start == start.mark != ""
    assert resumed.start is not None
    assert resumed.start.facts == start.facts
    resumed.train(2)
    assert [entry["games"] for entry in resumed.log()] == [SMALL["refill"], SMALL["games"], SMALL["games"]]
    first = load_net(tmp_path / "on" / "rounds" / "00000.npz")[0]
    assert np.all(first["searched"] >= 0), "round 0 after a start with a net is self-play"
    _, facts = load_net(tmp_path / "on" / "net.npz")
    assert facts["start"] == start.facts
    assert facts["rounds"] >= start.facts["rounds"]


def test_only_a_net_of_the_same_game_can_be_a_start(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("no net", encoding="utf-8")
    for path in (tmp_path / "missing.npz", tmp_path / "text.npz"):
        with pytest.raises(BadChoice, match="start-net"):
            Run.read_start("duel", path)
    other = tmp_path / "other.npz"
    save_net(other, whole(net_kernels("architects"), new_weights(net_kernels("architects"), 1)), rounds=1, games=1)
    with pytest.raises(BadChoice, match="start-net"):
        Run.read_start("duel", other)


@pytest.mark.parametrize("game", GAMES)
def test_a_recipe_is_stored_as_plain_data(game: str) -> None:
    recipe = recipe_of(game, seed=5)
    assert recipe_from(json.loads(json.dumps(recipe.as_dict()))) == recipe


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_of_a_recipe_exist_and_take_turns(game: str) -> None:
    recipe, rules = recipe_of(game), ruleset(game)
    tables = [recipe.table(number) for number in range(len(recipe.players))]
    assert recipe.table(len(recipe.players)) == tables[0]
    for players, options in tables:
        rules.parameters(players, rules.checked_options(options))
    assert {players for players, _ in tables} == set(rules.seats)


@pytest.mark.parametrize("game", GAMES)
def test_equal_nets_have_one_half_whatever_the_number_of_players(game: str) -> None:
    kernels, weights = net_kernels(game), new_weights(net_kernels(game), 1)
    score = Match(kernels, small(game), playable(kernels, weights, weights), 1).play(6)
    assert score.share == pytest.approx(0.5, abs=0.002)
    assert score.games >= 6


@pytest.mark.parametrize("game", ["architects", "seven-wonders"])
def test_points_count_in_the_result_as_much_as_the_recipe_says(game: str) -> None:
    kernels = net_kernels(game)
    positions = play_games(kernels, small(game), playable(kernels, new_weights(kernels, 1)), 0, 12)
    chosen = np.flatnonzero(positions.results.max(axis=1) == 1)
    none, half = (Batch(kernels, replace(small(game), margin_part=part), positions, chosen).values for part in (0.0, 0.5))
    shares = point_shares(kernels, positions.points[chosen])
    assert np.array_equal(none, positions.results[chosen])
    assert np.allclose(half, (none + shares) / 2)
    assert np.allclose(half.sum(axis=1), 1)
    totals = positions.points[chosen].reshape(len(chosen), kernels.encoder.SEATS, -1).sum(axis=2)
    assert np.all(shares[totals == 0] == 0)
    assert np.all(shares.argmax(axis=1) == totals.argmax(axis=1))
    leads = np.sort(totals, axis=1)[:, -1] - np.sort(totals, axis=1)[:, -2]
    assert np.all(shares.max(axis=1)[leads >= 12] > 0.8)
