"""Why a move is better: known blunders are named, and nothing hidden shows in the reasons."""

from __future__ import annotations

from random import Random

import pytest

import pharos
from pharos.bots import bot
from pharos.coach.contrast import reasons
from pharos.coach.forecast import Forecaster
from pharos.coach.reasons import MOST, Reason
from pharos.core.game import Game
from pharos.core.spec import Effort

QUICK = Effort(playouts=12, worlds=8, adviser="builder", taste=0.3)
GAMES = [("duel", 2), ("seven-wonders", 3), ("architects", 3)]

WAR = """
    age: 3
    pawn: 7
    coins: 9 9
    city 0: quarry
    city 1: stone_pit
    pending: 0 turn
    open: pretorium obelisk palace academy
"""
LABORATORY = """
    age: 3
    coins: 40 9
    city 0: apothecary workshop scriptorium pharmacist university
    city 1: stone_pit
    pending: 0 turn
    open: academy study palace pretorium
"""


def reason_kinds(game: Game, better: str, worse: str) -> list[str]:
    """The kinds of the reasons for one action and against another."""
    given = reasons(
        Forecaster(game.ruleset.id), game.seat(game.to_act[0]), game.ruleset.parse(better), game.ruleset.parse(worse)
    )
    return [reason.kind for reason in given]


def test_a_military_victory_at_once_is_the_only_reason() -> None:
    assert reason_kinds(pharos.position("duel", WAR), "build pretorium", "build obelisk") == ["wins"]


def test_a_scientific_victory_at_once_is_the_only_reason() -> None:
    assert reason_kinds(pharos.position("duel", LABORATORY), "build academy", "sell palace") == ["wins"]


def test_denying_a_supremacy_is_named_with_the_opponent() -> None:
    game = pharos.position("duel", WAR.replace("pawn: 7", "pawn: -7"))
    given = reasons(
        Forecaster("duel"), game.seat(0), game.ruleset.parse("build pretorium"), game.ruleset.parse("build palace")
    )
    threat = next(reason for reason in given if reason.kind == "threat")
    assert threat.seat == 1
    assert threat.way == "military"
    assert threat.before > threat.now + 0.2


def test_points_are_named_by_category() -> None:
    game = pharos.position("duel", WAR.replace("pawn: 7", "pawn: 0").replace("coins: 9 9", "coins: 20 0"))
    given = reasons(Forecaster("duel"), game.seat(0), game.ruleset.parse("build palace"), game.ruleset.parse("sell palace"))
    points = {reason.category: reason.amount for reason in given if reason.kind == "points"}
    assert points["civilian"] > 2


def position_of(id: str, players: int, most: int = 30) -> Game:
    """A position in the middle of a game by greedy bots."""
    game, player = pharos.new(id, players=players, seed=4), bot("greedy", id)
    while len(game.history) < most or len(game.legal(game.to_act[0])) < 3:
        seat = game.to_act[0]
        game.play(seat, player.choose(game.seat(seat), len(game.history)).action)
    return game


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_reasons_are_the_same_whatever_is_hidden(id: str, players: int) -> None:
    game = position_of(id, players)
    seat = game.to_act[0]
    better, worse = Random(1).sample(game.legal(seat), 2)
    forecaster = Forecaster(id, QUICK)
    worlds = [game.reshuffled(seat, seed) for seed in (3, 4)]
    given = [reasons(forecaster, world.seat(seat), better, worse) for world in worlds]
    assert given[0] == given[1]
    assert 1 <= len(given[0]) <= MOST
    assert forecaster.now(worlds[0].seat(seat)) == forecaster.now(worlds[1].seat(seat))


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_forecasts_are_distributions(id: str, players: int) -> None:
    game = position_of(id, players)
    forecast = Forecaster(id, QUICK).now(game.seat(game.to_act[0]))
    assert sum(forecast.chances) == pytest.approx(1)
    for chance, ways, points in zip(forecast.chances, forecast.ways, forecast.points, strict=True):
        assert sum(ways.values()) == pytest.approx(chance)
        assert set(points) == set(game.ruleset.categories)


def test_nothing_worth_telling_is_said_to_win_more_games() -> None:
    game = pharos.new("duel", seed=2)
    seat = game.seat(game.to_act[0])
    action = seat.legal[0]
    assert reasons(Forecaster("duel", QUICK), seat, action, action) == (Reason("overall", 0.0),)
