"""Undo and takebacks: alone while nothing was revealed and nobody has acted since, later only with the others' consent."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import pharos
from pharos.core.registry import ruleset
from pharos.server.tables import clocks, undo
from pharos.server.tables.places import Place
from pharos.server.tables.table import Table
from pharos.server.tables.table_game import TableGame

from .conftest import Player, Served
from .test_live_table import seated


def answered(served: Served, **body: Any) -> dict[int, Player]:
    """A game of Duel in which seat 1 has answered seat 0's first decision."""
    seats = seated(served, "duel", 2, **body)
    for seat in (0, 1):
        seats[seat].turn()
        assert seats[seat].act(seats[seat].actions()[0])["type"] == "ack"
    seats[0].until_view(lambda me: me.viewed >= seats[1].acted)
    return seats


def moves(served: Served, player: Player) -> list[tuple[int, str]]:
    return served.worker.live_tables[player.table["id"]].table.moves


def test_an_answered_decision_cannot_be_undone_without_asking(local: Served) -> None:
    seats = answered(local)
    assert not seats[0].shown["may_undo"]
    assert seats[0].shown["may_ask_takeback"]
    assert seats[0].ask(type="undo", seen=seats[0].seen)["error"]["id"] == "no-undo"
    assert len(moves(local, seats[0])) == 2


def test_the_others_accept_a_takeback(served: Served) -> None:
    seats = answered(served)
    first, second = seats[0], seats[1]
    assert first.ask(type="takeback", seen=first.seen)["type"] == "ack"
    second.until_view(lambda me: me.table["takeback"] == {"seat": 0, "ply": 0, "accepted": []})
    assert first.ask(type="answer", accept=True)["error"]["id"] == "no-takeback", "nobody answers their own request"
    assert second.ask(type="answer", accept=True)["type"] == "ack"
    first.turn()
    assert moves(served, first) == []
    first.send(type="resync")
    first.until("view")
    assert served.worker.live_tables[first.table["id"]].table.takeback is None


def test_a_declined_takeback_changes_nothing(local: Served) -> None:
    seats = answered(local)
    first, second = seats[0], seats[1]
    first.ask(type="takeback", seen=first.seen)
    second.until_view(lambda me: me.table["takeback"] is not None)
    assert second.ask(type="answer", accept=False)["type"] == "ack"
    first.until_view(lambda me: me.table["takeback"] is None and me.table["sequence"] >= 7)
    assert len(moves(local, first)) == 2
    assert second.ask(type="answer", accept=True)["error"]["id"] == "no-takeback"


def test_all_other_players_have_to_accept(local: Served) -> None:
    seats = seated(local, "seven-wonders", 3, {"boards": "random-a"})
    for player in seats.values():
        assert player.act(player.actions()[-1])["type"] == "ack"
    seats[0].until_view(lambda me: me.shown["view"]["turn"] == 2)
    assert seats[0].ask(type="takeback", seen=seats[0].seen)["type"] == "ack"
    assert seats[1].ask(type="answer", accept=True)["type"] == "ack"
    assert len(moves(local, seats[0])) == 3
    assert seats[2].ask(type="answer", accept=True)["type"] == "ack"
    assert moves(local, seats[0]) == []


def test_a_decision_ends_a_takeback(local: Served) -> None:
    seats = answered(local)
    seats[0].ask(type="takeback", seen=seats[0].seen)
    mover = seats[seats[0].shown["to_act"][0]]
    mover.turn()
    assert mover.act(mover.actions()[0])["type"] == "ack"
    assert seats[1].ask(type="answer", accept=True)["error"]["id"] == "no-takeback"


def test_a_table_can_turn_undo_off(local: Served) -> None:
    seats = seated(local, "duel", 2, undo=False)
    first = seats[0]
    assert not first.table["undo"]
    first.act(first.actions()[0])
    assert first.ask(type="undo", seen=first.acted)["error"]["id"] == "undo-off"
    assert first.ask(type="takeback", seen=first.acted)["error"]["id"] == "undo-off"


@pytest.mark.parametrize(("opponent", "expected"), [("bot", (0, False)), ("person", None)])
def test_against_bots_their_answers_are_undone_too(opponent: str, expected: tuple[int, bool] | None) -> None:
    options = pharos.new("duel", engine="interpreted").options
    table = Table("t", {"game": "duel", "options": options}, status="playing", seed=3)
    table.places = [Place("person", "a"), Place(opponent, "b" if opponent == "person" else None)]
    game = TableGame(table)
    for sequence, seat in enumerate((0, 1)):
        game.play(seat, game.legal_texts(seat)[0], sequence)
    assert undo.undoable(table, game, 0) == expected


def test_undo_restores_the_clock(local: Served) -> None:
    seats = seated(local, "duel", 2, clock={"bank": 60, "increment": 30})
    first = seats[0]
    for _ in range(5):
        first.turn()
        assert first.act(first.actions()[0])["type"] == "ack"
        undone = first.ask(type="undo", seen=first.acted)
        assert undone["type"] == "ack"
        first.acted = undone["sequence"]
    table = local.worker.live_tables[first.table["id"]].table
    assert table.clocks is not None
    assert table.clocks.left[0] <= 60
    assert table.clocks.left[1] == 60


def test_a_system_clock_that_is_set_back_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clocks.now()
    monkeypatch.setattr(time, "time", lambda: before - 3600)
    assert before <= clocks.now() < before + 60


def test_decisions_of_an_absent_player_are_not_undone_behind_their_back() -> None:
    options = pharos.new("duel", engine="interpreted").options
    table = Table("t", {"game": "duel", "options": options}, status="playing", seed=3)
    table.places = [Place("person", "a"), Place("person", "b", bot_substitutes=True)]
    game = TableGame(table)
    for sequence, seat in enumerate((0, 1)):
        game.play(seat, game.legal_texts(seat)[0], sequence)
    assert undo.undoable(table, game, 0) is None
    assert undo.permissions(table, game, 0) == (False, False)


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("seven-wonders", 3), ("architects", 3)])
def test_at_no_moment_of_a_game_is_an_answer_undone_without_asking(name: str, players: int) -> None:
    rules, rng = ruleset(name), random.Random(5)
    table = Table("t", {"game": name, "options": rules.checked_options({})}, status="playing", seed=7)
    table.places = [Place("person", str(seat)) for seat in range(players)]
    game = TableGame(table)
    undone = 0
    for sequence in range(1, 61):
        if game.game.is_over:
            break
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal_texts(seat)), sequence)
        for other in range(players):
            undoable = undo.undoable(table, game, other)
            assert game.game.copy().undo(other) is (undoable is not None), "the engine and the table follow the same rule"
            if undoable:
                ply, only = undoable
                later = game.game.history[ply + 1 :]
                assert not game.has_revealed(ply)
                assert not later or (only and other in game.game.revisable_seats)
                undone += 1
    assert undone, "some decisions can be undone"
