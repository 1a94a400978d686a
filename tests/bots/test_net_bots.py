"""Searches with a net: both engines choose alike, and nothing hidden matters. The net has random weights."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import pharos
from pharos.bots import Budget
from pharos.bots.net_bots import PuctBot
from pharos.bots.net_kernels import Weights, net_kernels
from pharos.learning.nets import new_weights, whole

TABLES = [("duel", 2), ("architects", 2), ("architects", 5), ("seven-wonders", 2), ("seven-wonders", 4)]


def random_weights(game: str) -> Weights:
    """A net whose outputs differ from position to position."""
    kernels, random = net_kernels(game), np.random.default_rng(2)
    weights = new_weights(kernels, 1)
    return whole(kernels, {name: array + random.normal(0, 0.05, array.shape) for name, array in weights.items()})


def puct_bot(game: str, simulations: int) -> PuctBot:
    return PuctBot(game, simulations, halving=0, weights=random_weights(game))


def later(id: str, players: int, plies: int) -> pharos.Game:
    """A game after some random moves, committed by the seats in turn."""
    game, random = pharos.new(id, players=players, seed=3, engine="interpreted"), Random(4)
    for _ in range(plies):
        seat = game.to_act[0]
        game.play(seat, random.choice(game.legal(seat)))
    return game


@pytest.mark.parametrize("simulations", [20, pytest.param(60, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_both_engines_search_alike(id: str, players: int, simulations: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for plies in (0, 11, 31):
        game = later(id, players, plies)
        seat = game.seat(game.to_act[0])
        compiled = puct_bot(id, simulations).choose(seat, 5, reasons=True).candidates
        monkeypatch.setenv("PHAROS_INTERPRET", "1")
        plain = puct_bot(id, simulations).choose(seat, 5, reasons=True).candidates
        monkeypatch.delenv("PHAROS_INTERPRET")
        assert [(one.action, one.visits) for one in plain] == [(one.action, one.visits) for one in compiled]
        assert [one.value for one in plain] == pytest.approx([one.value for one in compiled])


@pytest.mark.parametrize(("id", "players"), [("duel", 2), ("architects", 3), ("seven-wonders", 3)])
def test_both_engines_play_leaves_out_alike(id: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = later(id, players, 20)
    seat, weights = game.seat(game.to_act[0]), random_weights(id)

    def values(depth: int) -> list[float]:
        return [one.value for one in PuctBot(id, 24, depth=depth, weights=weights).choose(seat, 5, reasons=True).candidates]

    cut, compiled, to_the_end = values(0), values(5), values(500)
    monkeypatch.setenv("PHAROS_INTERPRET", "1")
    assert values(5) == pytest.approx(compiled)
    assert compiled != pytest.approx(cut)
    assert compiled != pytest.approx(to_the_end)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_nothing_hidden_changes_the_choice(id: str, players: int) -> None:
    player, chance = PuctBot(id, 16, weights=random_weights(id)), Random(1)
    game = pharos.new(id, players=players, seed=2, engine="interpreted")
    while not game.is_over:
        seat = game.to_act[0]
        if len(game.history) % 5 == 0:
            chosen = player.choose(game.seat(seat), 7, reasons=True)
            other = game.reshuffled(seat, chance.getrandbits(60))
            assert player.choose(other.seat(seat), 7, reasons=True) == chosen
        game.play(seat, chance.choice(game.legal(seat)))


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_all_simulations_but_the_first_are_spent_on_legal_actions(id: str, players: int) -> None:
    game = later(id, players, 9)
    seat = game.to_act[0]
    choice = PuctBot(id, 40, weights=random_weights(id)).choose(game.seat(seat), 1, Budget(simulations=25), reasons=True)
    assert {candidate.action for candidate in choice.candidates} == set(game.legal(seat))
    assert sum(candidate.visits for candidate in choice.candidates) == 24
    assert all(0 <= candidate.value <= 1 for candidate in choice.candidates)


def test_others_choose_well_even_if_they_have_already_chosen_unseen() -> None:
    """In the worlds of the search their choices are drawn by its statistics, not those that chance put there."""
    game = later("seven-wonders", 3, 0)
    game.play(0, game.legal(0)[0])
    game.play(1, game.legal(1)[0])
    kernels = net_kernels("seven-wonders")
    player = PuctBot("seven-wonders", 8, weights=random_weights("seven-wonders"))
    player.choose(game.seat(2), 1)
    tree = player.trees[0]
    paths = {int(tree["movers"][step]) for step in range(3)} if kernels.engine.is_compiled else set(tree.movers[:3])
    assert paths == {0, 1, 2}
