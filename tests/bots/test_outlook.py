"""What a seat can expect of a position, from the net or from playouts, and only from what the seat may know."""

from __future__ import annotations

from random import Random

import pytest

import pharos
from pharos.bots import bot
from pharos.bots.outlook import Forecaster, outlook

TABLES = [("duel", 2), ("architects", 3), ("seven-wonders", 3)]
MILITARY = """
    age: 3
    pawn: 7
    coins: 9 9
    city 0: quarry
    city 1: stone_pit
    pending: 0 turn
    open: pretorium obelisk palace academy
"""


def later(id: str, players: int, plies: int) -> pharos.Game:
    game, player = pharos.new(id, players=players, seed=3), bot("greedy", id)
    for _ in range(plies):
        seat = game.to_act[0]
        game.play(seat, player.choose(game.seat(seat), 1).action)
    return game


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_seat_gets_chances_ways_and_points(id: str, players: int) -> None:
    game, forecaster = later(id, players, 30), Forecaster(id)
    for seat in range(players):
        seen = forecaster.outlook(game.seat(seat), 8)
        assert sum(seen.chances) == pytest.approx(1, abs=0.002)
        for chance, ways in zip(seen.chances, seen.ways, strict=True):
            assert tuple(ways) == forecaster.way_names
            assert sum(ways.values()) <= chance + 1e-9
        assert all(tuple(sheet) == tuple(game.ruleset.categories) for sheet in seen.points)
        assert all(0 < sum(sheet.values()) < 120 for sheet in seen.points)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_nothing_hidden_changes_an_outlook(id: str, players: int) -> None:
    game, forecaster, random = later(id, players, 17), Forecaster(id), Random(1)
    for seat in range(players):
        seen = forecaster.outlook(game.seat(seat), 6)
        other = game.reshuffled(seat, random.getrandbits(60))
        assert forecaster.outlook(other.seat(seat), 6) == seen


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_after_the_game_the_outlook_is_the_result(id: str, players: int) -> None:
    game = later(id, players, 10)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    seen, result = outlook(game.seat(0)), game.outcome
    assert result is not None
    assert [chance > 0 for chance in seen.chances] == [seat in result.winners for seat in range(players)]
    assert not seen.is_from_net


def test_a_net_sees_the_way_of_winning_whoever_asks() -> None:
    game, forecaster = pharos.position("duel", MILITARY), Forecaster("duel")
    for seat in range(2):
        seen = forecaster.outlook(game.seat(seat), 60)
        assert seen.is_from_net
        assert seen.chances[0] > 0.9
        assert sum(seen.ways[0].values()) == pytest.approx(seen.chances[0])
        assert max(seen.ways[0], key=lambda way: seen.ways[0][way]) == "military"
