"""Sequential halving at the root: budgets, both engines, what it prefers, and its targets in self-play."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from pharos.bots.net_bots import PuctBot
from pharos.bots.net_kernels import net_kernels
from pharos.bots.protocol import Candidate
from pharos.core.seat import Seat
from pharos.learning.nets import new_weights, playable
from pharos.learning.recipe import recipe_of
from pharos.learning.self_play import play_games

from .test_net_bots import later, random_weights

TABLES = [("duel", 2), ("architects", 3), ("seven-wonders", 2), ("seven-wonders", 4)]


def halving_bot(game: str, simulations: int) -> PuctBot:
    return PuctBot(game, simulations, halving=64, weights=random_weights(game))


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_both_engines_halve_alike(id: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for plies in (0, 25):
        game = later(id, players, plies)
        seat = game.seat(game.to_act[0])
        compiled = halving_bot(id, 8).choose(seat, 5, reasons=True).candidates
        monkeypatch.setenv("PHAROS_INTERPRET", "1")
        plain = halving_bot(id, 8).choose(seat, 5, reasons=True).candidates
        monkeypatch.delenv("PHAROS_INTERPRET")
        assert [(one.action, one.visits) for one in plain] == [(one.action, one.visits) for one in compiled]


@pytest.mark.parametrize(("id", "players"), TABLES)
@pytest.mark.parametrize("simulations", [2, 3, 9, 24])
def test_the_budget_is_spent_on_ever_fewer_actions(id: str, players: int, simulations: int) -> None:
    game = later(id, players, 9)
    seat = game.to_act[0]
    candidates = halving_bot(id, simulations).choose(game.seat(seat), 1, reasons=True).candidates
    assert sum(candidate.visits for candidate in candidates) == simulations - 1
    assert {candidate.action for candidate in candidates} == set(game.legal(seat))
    if len(candidates) > 4 and simulations == 24:
        visits = [candidate.visits for candidate in candidates]
        assert visits[0] > visits[3] > visits[-1] == 0 or len(candidates) <= 12


def scores(bot: PuctBot, seat: Seat, candidates: Sequence[Candidate]) -> dict[int, float]:
    """Return what halving prefers: the policy, and the value as often as actions were tried."""
    kernels = net_kernels(seat.ruleset.id)
    engine, net = kernels.engine, kernels.net
    states, logits = engine.states(1), engine.numbers(len(candidates))
    seat.store(engine, states, 0)
    actions = engine.row([candidate.action for candidate in candidates])
    values, work = engine.numbers(net.N_HEADS), net.new_work()
    net.outputs(states, 0, seat.number, bot.nets, work, actions, values, logits)
    weight = 50 + max(candidate.visits for candidate in candidates)
    return {
        candidate.action: int(logit) / (1 << net.SUM_BITS) + weight * candidate.value
        for candidate, logit in zip(candidates, logits, strict=True)
    }


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_better_of_the_last_two_is_played_whatever_the_number_of_tries(id: str, players: int) -> None:
    kept = []
    for plies in range(4, 40, 4):
        game = later(id, players, plies)
        seat = game.seat(game.to_act[0])
        for simulations in (40, 41):
            bot = halving_bot(id, simulations)
            candidates = bot.choose(seat, 1, reasons=True).candidates
            if len(candidates) > 1:
                assert candidates[0].visits > candidates[1].visits
                by_action = scores(bot, seat, candidates)
                kept.append(by_action[candidates[0].action] >= by_action[candidates[1].action] - 1.0)
    assert sum(kept) >= 0.9 * len(kept)  # the last tries may change the values of the two a little


def test_more_simulations_than_the_setting_are_searched_by_puct() -> None:
    seat = later("duel", 2, 9).seat(0)
    plain = PuctBot("duel", 70, halving=0, weights=random_weights("duel")).choose(seat, 1, reasons=True)
    assert halving_bot("duel", 70).choose(seat, 1, reasons=True) == plain


def test_self_play_by_halving_gives_improved_policies_as_targets() -> None:
    kernels = net_kernels("duel")
    recipe = recipe_of("duel", full=12, quick=4, full_of_100=100, halving=1)
    positions = play_games(kernels, recipe, playable(kernels, new_weights(kernels, 1)), 1, 4)
    firsts = np.concatenate([[0], positions.ends[:-1]])
    sums = np.add.reduceat(positions.targets[:, 2].astype(np.int64), firsts)
    assert np.all(sums <= 10_000)
    assert np.all(sums > 9_900)
    assert np.all((positions.searched >= 0) & (positions.searched <= 1))
    assert np.allclose(positions.searched.sum(axis=1), 1, atol=1e-4)
    again = play_games(kernels, recipe, playable(kernels, new_weights(kernels, 1)), 1, 4)
    assert np.array_equal(again.targets, positions.targets)
