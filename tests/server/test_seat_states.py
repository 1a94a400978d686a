"""States are sent once and then as changes: every client that applies them sees what a newcomer would see."""

from __future__ import annotations

import random

import orjson
import pytest

import pharos
from pharos.core import patches
from pharos.core.json_types import JsonObject
from pharos.server.db.entries import TableSpec
from pharos.server.tables.places import Place
from pharos.server.tables.seat_states import SeatStates
from pharos.server.tables.table import Table
from pharos.server.tables.table_game import TableGame

from .conftest import Served

GAMES = [("duel", 2), ("seven-wonders", 2), ("seven-wonders", 4), ("architects", 3)]


def table_of(game: str, players: int, *, live_score: bool = True) -> Table:
    """A started table without a server."""
    options = pharos.new(game, players=players).options
    spec = TableSpec(game=game, options=options, live_score=live_score, undo=True)
    table = Table("t", spec, status="playing", seed=5)
    table.places = [Place("person", name="x") for _ in range(players)]
    return table


def whole(table: Table, game: TableGame, seat: int | None) -> JsonObject:
    """What a newcomer would see: built without any cache."""
    fresh, states = TableGame(table), SeatStates(table)
    fresh.decision_versions = game.decision_versions
    states.table_game = fresh
    shown: JsonObject = orjson.loads(states.state(seat).json)
    return shown


@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.parametrize("live_score", [True, False])
def test_patched_states_equal_whole_ones(name: str, players: int, live_score: bool) -> None:
    """For every seat and spectators, at every step of a random game with changes of mind and undo."""
    table, rng = table_of(name, players, live_score=live_score), random.Random(players)
    game, states = TableGame(table), SeatStates(table)
    states.table_game = game
    seats: list[int | None] = [None, *range(players)]
    seen = {seat: orjson.loads(states.state(seat, lambda: seats).json) for seat in seats}
    while not game.game.is_over:
        if table.moves and rng.random() < 0.1:
            take_back(table, game)
        else:
            act(table, game, rng)
        for seat in seats:
            state = states.state(seat, lambda: seats)
            assert state.patch is not None
            seen[seat] = patches.apply(seen[seat], orjson.loads(state.patch))
            assert seen[seat] == orjson.loads(state.json)
            assert rng.random() < 0.8 or seen[seat] == whole(table, game, seat)
    assert len(orjson.dumps(seen[0])) > 1000


def act(table: Table, game: TableGame, rng: random.Random) -> None:
    """A random decision, or a change of one."""
    seat = rng.choice([*game.to_act, *game.game.revisable_seats])
    action = rng.choice(game.legal_texts(seat))
    table.last_move_seq += 1
    game.play(seat, action, table.last_move_seq)
    table.moves.append((seat, action))
    if game.game.is_over:
        table.status = "finished"


def take_back(table: Table, game: TableGame) -> None:
    """Undo the latest decision, whatever it revealed."""
    ply, seat = len(table.moves) - 1, table.moves[-1][0]
    table.last_move_seq += 1
    game.rewind(game.without(ply, only=False), ply, seat, table.last_move_seq, only=False)
    table.moves.pop()


def test_a_missing_version_is_noticed_and_repaired(local: Served) -> None:
    ana = local.guest("Ana")
    table = ana.quick("duel", level="apprentice", seed=3)
    with ana.connect(table["id"]) as seat:
        for n, turn in enumerate(seat.turns()):
            assert turn.actions
            seat._version -= n % 3 == 1
            seat.act(turn.actions[0])
            if n == 9:
                break
        seat.send(type="resync")
        while "shown" not in (message := seat.receive()):
            pass
        assert message["shown"] == seat.shown


def test_a_newcomer_does_not_make_others_start_again(local: Served) -> None:
    """Two tabs of a seat get the same changes, and nobody gets a whole state twice."""
    ana, bo = local.guest("Ana"), local.guest("Bo")
    id = ana.make("duel")["id"]
    bo.sit(id, 1)
    ana.start(id)
    players = [local.sit(ana, id), local.sit(bo, id)]
    for newcomer in (ana, None, bo):
        mover = next(player for player in players if player.welcome["seat"] in player.shown["to_act"])
        mover.act(mover.actions()[0])
        for player in players:
            player.until_view(lambda me, number=mover.acted: me.viewed >= number)  # type: ignore[misc]
        players.append(local.sit(newcomer, id))
    assert players[0].shown == players[2].shown
    views = [[text for text in player.raw if '"type":"view"' in text] for player in players]
    assert [len(texts) for texts in views] == [3, 3, 2, 1, 0]
    assert all('"patch"' in text for texts in views for text in texts)
    assert views[2] == views[0][1:]
