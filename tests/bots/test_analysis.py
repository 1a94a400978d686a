"""A game looked at afterwards: chances, verdicts, and that neither knows what came later or was hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import pharos
from pharos.bots import bot
from pharos.bots.analysis import Analyst, Verdict, analyse
from pharos.core.game import Game
from pharos.core.json_types import JsonObject
from pharos.core.spec import Effort

GAMES = [("duel", 2), ("seven-wonders", 2), ("seven-wonders", 3), ("architects", 3)]
QUICK = Effort(playouts=12, worlds=8, adviser="greedy", taste=0.3)
EFFORTS = [(id, players, replace(QUICK, has_net=has_net)) for id, players in GAMES for has_net in (False, True)]


def played(id: str, players: int, seed: int = 1, most: int = 10**6) -> Game:
    """A game by greedy bots that now and then do something at random."""
    game, player, random = pharos.new(id, players=players, seed=seed), bot("greedy", id), Random(seed)
    while not game.is_over and len(game.history) < most:
        seat = game.to_act[0]
        is_whim = random.random() < 0.2
        action = random.choice(game.legal(seat)) if is_whim else player.choose(game.seat(seat), len(game.history)).action
        game.play(seat, action)
    return game


@pytest.mark.parametrize(("id", "players", "effort"), EFFORTS)
def test_chances_add_up_and_end_with_who_has_won(id: str, players: int, effort: Effort) -> None:
    game = played(id, players)
    moments = list(analyse(game, effort))
    assert [moment.ply for moment in moments] == list(range(len(game.history) + 1))
    assert all(sum(moment.chances) == pytest.approx(1, abs=0.01) for moment in moments)
    assert game.outcome
    assert [seat for seat, chance in enumerate(moments[-1].chances) if chance] == list(game.outcome.winners)
    assert moments[-1].verdict is None
    assert all(moment.verdict is None or 0 <= moment.verdict.seat < players for moment in moments)
    assert [(m.verdict.seat, m.verdict.action) for m in moments if m.verdict] == [
        game.history[m.ply] for m in moments if m.verdict
    ]


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_the_order_of_questions_does_not_matter_nor_what_came_later(id: str, players: int) -> None:
    game = played(id, players)
    moments = list(analyse(game, QUICK))
    backwards = Analyst(game, QUICK)
    assert [backwards.moment(ply) for ply in range(len(game.history), -1, -1)] == moments[::-1]
    half = Analyst(game.at(len(game.history) // 2), QUICK)
    assert [half.moment(ply) for ply in range(half.plies)] == moments[: half.plies]


@pytest.mark.parametrize(("id", "players", "effort"), EFFORTS)
def test_a_verdict_knows_what_its_seat_knew(id: str, players: int, effort: Effort) -> None:
    game = played(id, players, most=30)
    seat = game.to_act[0]
    worlds = [game.reshuffled(seat, seed) for seed in (3, 4)]
    action = Random(2).choice(game.legal(seat))
    verdicts = []
    for world in worlds:
        options: JsonObject = dict(world.options)
        placed = pharos.position(id, world.position_text(), **options)
        placed.play(seat, action)
        verdicts.append(Analyst(placed, effort).verdict(0))
    assert verdicts[0] == verdicts[1] is not None


def test_while_seats_choose_unseen_nothing_changes() -> None:
    game = played("seven-wonders", 3)
    analyst = Analyst(game, QUICK)
    groups = [{analyst.chances(ply) for ply in range(first, first + 3)} for first in range(0, len(game.history), 3)]
    assert {len(group) for group in groups} == {1}
    assert len({next(iter(group)) for group in groups}) > 5


def missed_victory() -> Game:
    """A Duel in which a seat could have won at once, but let the opponent do so."""
    for seed in range(181, 200):
        game, player = pharos.new("duel", seed=seed), bot("greedy", "duel")
        while not game.is_over:
            seat = game.to_act[0]
            if winning(game):
                for action in set(game.legal(seat)) - set(winning(game)):
                    after = game.copy()
                    after.play(seat, action)
                    if after.to_act == (1 - seat,) and winning(after):
                        return after
            game.play(seat, player.choose(game.seat(seat), seed).action)
    raise AssertionError("no such game among these seeds")


def winning(game: Game) -> list[int]:
    """The actions with which the seat to act wins at once."""
    seat, moves = game.to_act[0], []
    for action in game.legal(seat):
        after = game.copy()
        after.play(seat, action)
        if after.outcome is not None and after.outcome.winners == (seat,):
            moves.append(action)
    return moves


def test_a_missed_victory_is_seen() -> None:
    game = missed_victory()
    ply = len(game.history) - 1
    verdict = Analyst(game).verdict(ply)
    assert verdict is not None
    assert verdict.advice in winning(game.at(ply))
    assert verdict.gain > 0.5
    assert verdict.is_clear


def test_small_gains_and_uncertain_ones_are_not_clear() -> None:
    assert Verdict(0, 1, 2, gain=0.2, error=0.05).is_clear
    assert not Verdict(0, 1, 2, gain=0.2, error=0.15).is_clear
    assert not Verdict(0, 1, 2, gain=0.01, error=0.0).is_clear
    assert not Verdict(0, 1, 1).is_clear
