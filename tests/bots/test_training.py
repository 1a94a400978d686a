"""The network that judges positions of Architects: its inputs, and how it is trained."""

from __future__ import annotations

import numpy as np
import pytest
from tests.architects.conftest import at

import pharos
from pharos.bots import training
from pharos.games.architects.bots import win_chance as network


def inputs(game: pharos.Game, seat: int) -> dict[str, float]:
    """The inputs of a city that are not 0."""
    seen = [-1.0] * network.N_INPUTS
    network.note_city(game.state, seat, seen)
    return {name: x for name, x in zip(network.INPUTS, seen, strict=True) if x}


def test_the_tables_fit() -> None:
    assert len(set(network.INPUTS)) == network.N_INPUTS
    assert len(network.NETWORK) == (network.N_INPUTS + 1) * (network.UNITS + 1)


def test_a_city_is_told_by_what_it_has() -> None:
    game = at(
        "wonders: giza rhodes \n stages 0: 1 2 \n cards 0: wood coin gear \n tokens 0: culture culture \n cat: 0 \n"
        "deck 0: gear wood red0 \n deck 1: stone clay blue3 \n victories: 0 1"
    )
    assert inputs(game, 0) == {
        "lacks 1": 1, "stages 2": 1, "giza": 1, "culture": 2, "gear on top": 1, "stone on top": 1, "useful tops": 1,
        "tops for a set": 1, "turn": 1, "card due": 1, "points": 23, "points ahead": 20, "grey": 1, "types": 1, "same": 1,
        "coins": 1, "symbols": 1, "pawn": 1, "players": 2, "always": 1,
    }  # fmt: skip


def test_a_city_is_told_by_its_neighbours_arms_and_turn() -> None:
    game = at("wonders: giza rhodes olympia \n cards 1: red0 red1 \n cards 2: red0 \n peace: 1 \n stages 0: 1")
    seen = inputs(game, 1)
    assert seen["shields"] == 2
    assert (seen["shields ahead left"], seen["shields ahead right"]) == (1, 2)
    assert seen["horned"] == 1
    assert seen["spoils"] == 2
    assert seen["threat"] == pytest.approx(2 * seen["alarm"])
    assert seen["turns to wait"] == pytest.approx(1 / 3)
    assert seen["stages of others"] == 1
    assert "turn" not in seen


def test_training_games_record_who_won_and_repeat_themselves() -> None:
    (seen, shares), (aside, _) = training.training_games("architects", 3, 40)
    assert len(seen) + len(aside) == 40
    assert shares.sum(axis=1) == pytest.approx(np.ones(len(shares)))
    assert (seen[:, :, network.INPUTS.index("players")] == 3).all()
    assert (training.training_games("architects", 3, 40)[0][0] == seen).all()


def test_the_trainedin_use_foretells_who_wins() -> None:
    """Better than knowing nothing, on games that it has not learnt from."""
    seen, shares = training.training_games("architects", 2, 6000)[1]
    present = training.Network(network.N_INPUTS, network.UNITS)
    table = np.array(network.NETWORK, np.float32).reshape(network.N_INPUTS + 1, network.UNITS + 1)
    present.parts = [table[:-1, 0], table[:-1, 1:], table[-1, 1:]]
    assert training.loss(present, (seen, shares)) < 0.64


def test_learning_lowers_the_loss() -> None:
    chance = np.random.default_rng(1)
    seen = chance.normal(size=(600, 2, 5)).astype(np.float32)
    ahead = np.abs(seen[:, 0]).sum(axis=1) > np.abs(seen[:, 1]).sum(axis=1)
    sample = (seen, np.column_stack([ahead, ~ahead]).astype(np.float32))
    trained = training.Network(5, 8)
    before = training.loss(trained, sample)
    for _ in range(20):
        for batch in training.batches([sample], chance):
            trained.learn(*batch, 0.03)
    assert training.loss(trained, sample) < 0.6 * before
    assert [len(row) for row in training.rows(trained, np.ones(5))] == [9] * 6
