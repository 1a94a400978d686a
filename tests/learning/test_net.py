"""The encoder, the net in both engines, and its whole numbers beside its fractions."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import pharos
from pharos.bots.net_kernels import NetKernels, Weights, net_kernels
from pharos.learning import nets
from pharos.learning.training import softmax

COUNTS = {"duel": (2,), "architects": (2, 4, 7), "seven-wonders": (2, 3, 7)}
GAMES = list(COUNTS)
TABLES = [(game, players) for game, counts in COUNTS.items() for players in counts]


def random_weights(kernels: NetKernels) -> Weights:
    """A net whose outputs differ from position to position."""
    weights = nets.new_weights(kernels, 1)
    random = np.random.default_rng(2)
    return {name: (array + random.normal(0, 0.1, array.shape)).astype(np.float32) for name, array in weights.items()}


def interpreted(game: str, monkeypatch: pytest.MonkeyPatch) -> NetKernels:
    monkeypatch.setenv("PHAROS_INTERPRET", "1")
    kernels = net_kernels(game)
    monkeypatch.delenv("PHAROS_INTERPRET")
    return kernels


def positions(id: str, players: int, seed: int, every: int) -> Any:
    """Games with a seat to act, at some moments of a random game; in 7 Wonders the editions take turns."""
    options = {"edition": str(1 + seed % 2)} if id == "seven-wonders" and players > 2 else {}
    game, random = pharos.new(id, players=players, seed=seed, engine="interpreted", **options), Random(seed)
    while not game.is_over:
        seat = random.choice(game.to_act)
        if len(game.history) % every == 0:
            yield game, seat
        game.play(seat, random.choice(game.legal(seat)))


def features(kernels: NetKernels, state: Any, seat: int) -> list[int]:
    states, out = kernels.engine.states(1), kernels.engine.numbers(kernels.encoder.MAX_ACTIVE)
    kernels.engine.store(states, 0, state)
    return [int(x) for x in out[: kernels.encoder.encode(states, 0, seat, out)]]


def heads(kernels: NetKernels, weights: Weights, state: Any, seat: int, legal: list[int]) -> tuple[list[int], list[int]]:
    """All outputs of the net in whole numbers."""
    states, work = kernels.engine.states(1), kernels.net.new_work()
    kernels.engine.store(states, 0, state)
    net = nets.playable(kernels, weights)
    values, actions = kernels.engine.numbers(kernels.net.N_HEADS), kernels.engine.row(legal)
    logits = kernels.engine.numbers(len(legal))
    kernels.net.outputs(states, 0, seat, net, work, actions, values, logits)
    return [int(x) for x in values], [int(x) for x in logits]


@pytest.mark.parametrize("id", GAMES)
def test_features_are_distinct_and_in_range(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kernels = interpreted(id, monkeypatch)
    seen: set[int] = set()
    for players in COUNTS[id]:
        for seed in range(12 // len(COUNTS[id])):
            for game, seat in positions(id, players, seed, 1):
                active = features(kernels, game.state, seat)
                assert len(active) == len(set(active))
                seen |= set(active)
    assert min(seen) >= 0
    assert max(seen) < kernels.encoder.N_FEATURES
    assert len(seen) > 0.6 * kernels.encoder.N_FEATURES


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_features_hold_nothing_that_the_seat_cannot_know(id: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    kernels = interpreted(id, monkeypatch)
    for seed in range(2 if players > 2 else 6):
        for game, seat in positions(id, players, seed, 1):
            other = game.reshuffled(seat, seed + 1)
            assert features(kernels, game.state, seat) == features(kernels, other.state, seat)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_policy_rows_tell_legal_actions_apart(id: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    encoder = interpreted(id, monkeypatch).encoder
    for game, seat in positions(id, players, 3, 1):
        rows = [(encoder.policy_row(seat, action), encoder.policy_row_too(seat, action)) for action in game.legal(seat)]
        assert len(rows) == len(set(rows))
        assert all(0 <= row < encoder.N_POLICY and -1 <= too < encoder.N_POLICY for row, too in rows)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_both_engines_compute_the_same_outputs(id: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    plain, compiled = interpreted(id, monkeypatch), net_kernels(id)
    weights = random_weights(plain)
    for game, seat in positions(id, players, 4, 9):
        legal = game.legal(seat)
        assert features(plain, game.state, seat) == features(compiled, game.state, seat)
        assert heads(plain, weights, game.state, seat, legal) == heads(compiled, weights, game.state, seat, legal)


@pytest.mark.parametrize("id", GAMES)
def test_whole_numbers_stay_close_to_the_fractions(id: str) -> None:
    kernels = net_kernels(id)
    w, one = random_weights(kernels), 1 << kernels.net.SUM_BITS
    for game, seat in positions(id, COUNTS[id][0], 5, 9):
        inputs = np.zeros(kernels.encoder.N_FEATURES, np.float32)
        inputs[features(kernels, game.state, seat)] = 1
        wide = np.clip(inputs @ w["wide"] + w["wide_bias"], 0, 8)
        narrow = np.clip(wide @ w["narrow"] + w["narrow_bias"], 0, 8)
        outputs, _ = heads(kernels, w, game.state, seat, game.legal(seat))
        assert np.abs(np.array(outputs) / one - (narrow @ w["heads"] + w["heads_bias"])).max() < 0.1
        policy = wide @ w["policy"] + w["policy_bias"]
        rows = [
            (kernels.encoder.policy_row(seat, action), kernels.encoder.policy_row_too(seat, action))
            for action in game.legal(seat)
        ]
        exact = softmax(np.array([[policy[row] + (policy[too] if too >= 0 else 0) for row, too in rows]]))[0]
        _, logits = heads(kernels, w, game.state, seat, game.legal(seat))
        assert np.abs(softmax(np.array([logits]) / one)[0] - exact).max() < 0.05


def test_chance_keys_of_different_layouts_differ() -> None:
    kernels = net_kernels("duel")
    states, evaluation = kernels.engine.states(1), kernels.bots.evaluation
    game = pharos.new("duel", seed=1)
    while not game.view(None).get("age"):
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    keys = set()
    shown = set()
    for seed in range(3000):
        kernels.engine.store(states, 0, game.state)
        kernels.engine.rules.reshuffle(states, 0, 0, seed)
        kernels.engine.rules.random_moves(states, 0, 6, kernels.engine.numbers(128))
        state = kernels.engine.thaw(states)
        shown.add((state.info_epoch, state.drawn, tuple(c for n, c in enumerate(state.layout) if state.shown >> n & 1)))
        keys.add(int(evaluation.chance_key(states, 0)))
    assert len(keys) == len(shown) > 1000
