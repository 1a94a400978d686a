"""Values of afterstates: chances add up, both engines agree, and nothing hidden matters. The network has random weights."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import pharos
from pharos.bots import Budget
from pharos.bots.afterstate_bots import AfterstateBot, network, new_work
from pharos.bots.afterstate_judge import AfterstateJudge
from pharos.bots.kernel_loader import GameKernels, game_kernels
from pharos.bots.net_kernels import Weights
from pharos.core.registry import ruleset
from pharos.core.seat import Seat

PACKAGE = "pharos.games.architects"
TABLES = [2, 4, 7]


def random_weights() -> Weights:
    """A network whose values differ from position to position."""
    module = game_kernels(PACKAGE).load("afterstates")
    return {"net": np.random.default_rng(2).normal(0, 0.2, module.N_WEIGHTS).round(3)}


def later(players: int, plies: int, seed: int = 3) -> pharos.Game:
    """A game after some random moves."""
    game, random = pharos.new("architects", players=players, seed=seed, engine="interpreted"), Random(seed)
    for _ in range(plies):
        if not game.is_over:
            seat = game.to_act[0]
            game.play(seat, random.choice(game.legal(seat)))
    return game


def due(game: pharos.Game) -> Seat:
    return game.seat(game.to_act[0])


def afterstate_inputs(kernels: GameKernels, game: pharos.Game, action: int) -> list[dict[int, float]]:
    """The inputs of every city after an action."""
    module, states, work = kernels.load("afterstates"), kernels.engine.states(3), new_work(kernels)
    due(game).store(kernels.engine, states, 0)
    mover = game.to_act[0]
    coming = module.enter_afterstate(states, 0, 1, mover, action)
    inputs = []
    for seat in range(game.players):
        n = module.note_inputs(states, 1, mover, coming, seat, work.places, work.amounts)
        city: dict[int, float] = {}
        for place, amount in zip(work.places[:n], work.amounts[:n], strict=True):
            city[place] = city.get(place, 0.0) + amount
        inputs.append(city)
    return inputs


@pytest.mark.parametrize("players", TABLES)
def test_inputs_are_few_and_in_range(players: int) -> None:
    kernels = game_kernels(PACKAGE, interpreted=True)
    module = kernels.load("afterstates")
    for plies in range(0, 160, 20):
        game = later(players, plies)
        if game.is_over:
            continue
        for action in due(game).legal:
            for city in afterstate_inputs(kernels, game, action):
                assert len(city) < module.MOST_INPUTS
                assert all(0 <= place < module.N_INPUTS for place in city)
                assert city[module.N_INPUTS - 1] == 1.0


@pytest.mark.parametrize("players", TABLES)
def test_chances_add_up_and_a_finished_game_is_certain(players: int) -> None:
    kernels = game_kernels(PACKAGE)
    module, states, work = kernels.load("afterstates"), kernels.engine.states(3), new_work(kernels)
    net = network(kernels, random_weights())
    game = later(players, 9 * players)
    due(game).store(kernels.engine, states, 0)
    chances = [module.win_probability(states, 0, seat, net, work) for seat in range(players)]
    assert sum(work.chances[:players]) == pytest.approx(1.0)
    assert all(0 < chance < 1 for chance in chances)
    over = later(players, 10_000)
    over.seat(0).store(kernels.engine, states, 0)
    assert over.outcome is not None
    for seat in range(players):
        won = (seat in over.outcome.winners) / len(over.outcome.winners)
        assert module.win_probability(states, 0, seat, net, work) == won


@pytest.mark.parametrize(("players", "depth"), [(2, 0), (2, 3), (4, 1), (7, 0)])
def test_both_engines_choose_alike(players: int, depth: int, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = random_weights()
    for plies in (0, 30):
        seat = due(later(players, plies))

        def candidates(seat: Seat = seat) -> list[tuple[int, int, float]]:
            player = AfterstateBot("architects", 12, depth=depth, weights=weights)
            chosen = player.choose(seat, 5, reasons=True).candidates
            return [(one.action, one.visits, round(one.value, 12)) for one in chosen]

        compiled = candidates()
        monkeypatch.setenv("PHAROS_INTERPRET", "1")
        assert candidates() == compiled
        monkeypatch.delenv("PHAROS_INTERPRET")


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("depth", [0, 2])
def test_nothing_hidden_changes_the_choice(players: int, depth: int) -> None:
    player, chance = AfterstateBot("architects", 8, depth=depth, weights=random_weights()), Random(1)
    game = pharos.new("architects", players=players, seed=2, engine="interpreted")
    while not game.is_over:
        seat = game.to_act[0]
        if len(game.history) % 5 == 0:
            chosen = player.choose(game.seat(seat), 7, reasons=True)
            other = game.reshuffled(seat, chance.getrandbits(60))
            assert player.choose(other.seat(seat), 7, reasons=True) == chosen
        game.play(seat, chance.choice(game.legal(seat)))


def test_a_card_face_down_counts_as_the_mean_of_all_cards() -> None:
    kernels = game_kernels(PACKAGE)
    module = kernels.load("afterstates")
    net, work, states = network(kernels, random_weights()), new_work(kernels), kernels.engine.states(4)
    game = later(2, 12)
    seat, rules = due(game), ruleset("architects")
    take = next(action for action in seat.legal if "cent" in rules.text(action))
    seat.store(kernels.engine, states, 0)
    module.value_action(states, 0, 1, seat.number, take, net, work)
    mean = work.chances[seat.number]
    total, worlds = 0.0, 3000
    for world in range(worlds):
        kernels.engine.rules.reshuffle(states, 0, seat.number, world)
        coming = module.enter_afterstate(states, 0, 1, seat.number, take)
        module.note_chances(states, 1, seat.number, coming, net, work)
        total += work.chances[seat.number]
    assert total / worlds == pytest.approx(mean, abs=0.01)


@pytest.mark.parametrize("players", TABLES)
def test_a_position_is_worth_its_best_action_to_the_seat_that_is_to_act(players: int) -> None:
    judge, kernels = AfterstateJudge("architects", random_weights()), game_kernels(PACKAGE)
    states, game = kernels.engine.states(1), later(players, 9 * players)
    seat = due(game)
    seat.store(kernels.engine, states, 0)
    values = judge.values(states, 0, players, 1, 5)
    best = AfterstateBot("architects", 1, depth=0, weights=random_weights()).choose(seat, 5, reasons=True).candidates[0]
    assert sum(values) == pytest.approx(1.0)
    assert values[seat.number] == pytest.approx(best.value)
    game.reshuffled(seat.number, 77).seat(seat.number).store(kernels.engine, states, 0)
    assert judge.values(states, 0, players, 1, 6) == values, "neither what is hidden nor the seed matters"
    over = later(players, 10_000)
    over.seat(0).store(kernels.engine, states, 0)
    assert over.outcome is not None
    won = [(p in over.outcome.winners) / len(over.outcome.winners) for p in range(players)]
    assert judge.values(states, 0, players, 1, 5) == pytest.approx(won, abs=1e-3)


def test_a_budget_is_kept() -> None:
    seat = due(later(3, 20))
    player = AfterstateBot("architects", 24, weights=random_weights())
    visits = sum(one.visits for one in player.choose(seat, 1, reasons=True).candidates)
    fewer = sum(one.visits for one in player.choose(seat, 1, Budget(simulations=9), reasons=True).candidates)
    assert 9 >= fewer > 0
    assert 24 >= visits > fewer
    assert all(one.points for one in player.choose(seat, 1, reasons=True).candidates)
