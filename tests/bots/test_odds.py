"""The network that judges positions of Architects: what it is told of a city, and how it is learnt."""

from __future__ import annotations

import numpy as np
import pytest
from tests.architects.conftest import at

import pharos
from pharos.bots import odds
from pharos.bots.insight import architects_odds as network


def inputs(game: pharos.Game, seat: int) -> dict[str, float]:
    """What the network is told of a city, without what is 0."""
    told = [-1.0] * network.N_INPUTS
    network.note_city(game.state, seat, told)
    return {name: x for name, x in zip(network.INPUTS, told, strict=True) if x}


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
    told = inputs(game, 1)
    assert told["shields"] == 2
    assert (told["shields ahead left"], told["shields ahead right"]) == (1, 2)
    assert told["horned"] == 1
    assert told["spoils"] == 2
    assert told["threat"] == pytest.approx(2 * told["alarm"])
    assert told["turns to wait"] == pytest.approx(1 / 3)
    assert told["stages of others"] == 1
    assert "turn" not in told


def test_lessons_tell_who_won_and_repeat_themselves() -> None:
    (told, shares), (aside, _) = odds.lessons(3, 40)
    assert len(told) + len(aside) == 40
    assert shares.sum(axis=1) == pytest.approx(np.ones(len(shares)))
    assert (told[:, :, network.INPUTS.index("players")] == 3).all()
    assert (odds.lessons(3, 40)[0][0] == told).all()


def test_the_network_in_use_foretells_who_wins() -> None:
    """Better than knowing nothing, on games that it has not learnt from."""
    told, shares = odds.lessons(2, 6000)[1]
    present = odds.Network(network.N_INPUTS, network.UNITS)
    table = np.array(network.NETWORK, np.float32).reshape(network.N_INPUTS + 1, network.UNITS + 1)
    present.parts = [table[:-1, 0], table[:-1, 1:], table[-1, 1:]]
    assert odds.loss(present, (told, shares)) < 0.64


def test_learning_lowers_the_loss() -> None:
    chance = np.random.default_rng(1)
    told = chance.normal(size=(600, 2, 5)).astype(np.float32)
    ahead = np.abs(told[:, 0]).sum(axis=1) > np.abs(told[:, 1]).sum(axis=1)
    sample = (told, np.column_stack([ahead, ~ahead]).astype(np.float32))
    found = odds.Network(5, 8)
    before = odds.loss(found, sample)
    for _ in range(20):
        for batch in odds.batches([sample], chance):
            found.learn(*batch, 0.03)
    assert odds.loss(found, sample) < 0.6 * before
    assert np.shape(odds.rows(found, np.ones(5))) == (6, 9)
