"""Hints with a search: known wins are found and named, nothing hidden shows, and nobody waits long."""

from __future__ import annotations

import json
import time
from dataclasses import asdict

import pytest

import pharos
from pharos.bots import bot
from pharos.coach.hint import Coach, Hint, hint_effort
from pharos.core.game import Game
from pharos.core.spec import Effort

from .test_reasons import GAMES, LABORATORY, WAR, position_of

QUICK = Effort(playouts=12, worlds=8, adviser="builder", taste=0.3)
SECONDS = 1.5
"""How long a hint may take on one busy core."""


def hint_at(game: Game, *, is_deeper: bool = False) -> Hint:
    return Coach(game.ruleset.id, is_deeper=is_deeper).hint(game.seat(game.to_act[0]))


@pytest.mark.parametrize(("position", "best"), [(WAR, ["build pretorium"]), (LABORATORY, ["build academy", "build study"])])
def test_a_victory_at_once_is_suggested_and_named(position: str, best: list[str]) -> None:
    game = pharos.position("duel", position)
    hint = hint_at(game)
    assert game.ruleset.text(hint.action) in best
    assert [reason.kind for reason in hint.reasons] == ["wins"]


def test_the_threat_of_a_supremacy_is_answered() -> None:
    game = pharos.position("duel", WAR.replace("pawn: 7", "pawn: -7"))
    hint = hint_at(game)
    assert "pretorium" in game.ruleset.text(hint.action)
    assert hint.chances is not None
    assert hint.chances[0] >= hint.chances[1]


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_a_hint_is_the_same_whatever_is_hidden(id: str, players: int) -> None:
    game, coach = position_of(id, players), Coach(id, effort=QUICK)
    seat = game.to_act[0]
    hints = [coach.hint(game.reshuffled(seat, seed).seat(seat)) for seed in (3, 4)]
    assert json.dumps(asdict(hints[0])) == json.dumps(asdict(hints[1]))
    assert hints[0].chances is not None
    assert hints[0].reasons
    assert not hints[0].is_simple


def test_asked_again_the_coach_looks_deeper() -> None:
    shallow, deep = hint_effort("duel"), hint_effort("duel", is_deeper=True)
    assert deep.playouts > shallow.playouts
    assert deep.worlds > shallow.worlds
    assert hint_at(pharos.position("duel", WAR), is_deeper=True).is_deeper


def test_a_hint_for_a_forced_move_names_no_other() -> None:
    game, player = pharos.new("duel", seed=4), bot("greedy", "duel")
    while len(game.legal(game.to_act[0])) > 1:
        seat = game.to_act[0]
        game.play(seat, player.choose(game.seat(seat), 1).action)
    hint = hint_at(game)
    assert (hint.runner_up, hint.reasons, hint.chances) == (None, (), None)


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_nobody_waits_long_for_a_hint(id: str, players: int) -> None:
    game, coach = position_of(id, players), Coach(id)
    seat = game.seat(game.to_act[0])
    coach.hint(seat)  # loads the compiled code
    started = time.process_time()
    coach.hint(seat)
    assert time.process_time() - started < SECONDS
