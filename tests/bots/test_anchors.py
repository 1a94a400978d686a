"""The bots that strength is measured against."""

from __future__ import annotations

import pharos
from pharos.bots import bot
from pharos.bots.kernel_loader import game_kernels


def test_guided_playouts_build_most_cards_and_find_science() -> None:
    engine = game_kernels("pharos.games.duel").engine
    playouts = game_kernels("pharos.games.duel").load("guided_tree").guided_moves
    states, out, row = engine.states(1), engine.numbers(128), engine.row([2, 1])
    built, science = 0, 0
    for seed in range(200):
        engine.rules.deal(states, 0, seed, row)
        playouts(states, 0, 1 << 30, out)
        state = engine.thaw(states)
        assert engine.rules.is_over(states, 0)
        built += sum(sum(city.counts[:7]) for city in state.cities)
        outcome = pharos.ruleset("duel").outcome(state)
        science += outcome is not None and outcome.reason == "science"
    assert built / 200 > 30
    assert science > 5


def test_guided_search_plays_and_repeats_itself() -> None:
    game = pharos.new("duel", seed=5)
    seat = game.seat(game.to_act[0])
    assert bot("guided:40", "duel").choose(seat, 3) == bot("guided:40", "duel").choose(seat, 3)
