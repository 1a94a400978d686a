"""What a net thinks of a position."""

from __future__ import annotations

import pytest

import pharos
from pharos.bots.net_judge import NetJudge

from .test_net_bots import random_weights

AHEAD = """
    age: 3
    pawn: 7
    coins: 9 9
    city 0: quarry
    city 1: stone_pit
    pending: 0 turn
    open: pretorium obelisk palace academy
"""


def test_a_victory_at_hand_is_nearly_certain() -> None:
    game = pharos.position("duel", AHEAD)
    judge = NetJudge("duel")
    states = judge.kernels.engine.states(1)
    judge.kernels.engine.store(states, 0, game.state)
    own, other = judge.values(states, 0, 2, 400, 1)
    assert own > 0.9
    assert own + other == pytest.approx(1)


def test_choices_made_unseen_take_effect_before_they_are_valued() -> None:
    game = pharos.new("seven-wonders", players=3, seed=5)
    judge = NetJudge("seven-wonders", random_weights("seven-wonders"))
    engine, states = judge.kernels.engine, judge.kernels.engine.states(1)
    engine.store(states, 0, game.state)
    judge.settle(states, 0)
    assert engine.thaw(states, 0) == game.state, "nobody has chosen yet"
    game.play(1, game.legal(1)[0])
    engine.store(states, 0, game.state)
    judge.settle(states, 0)
    assert int(engine.rules.to_act(states, 0)) == 0b111
    assert engine.thaw(states, 0).turn == game.state.turn + 1
