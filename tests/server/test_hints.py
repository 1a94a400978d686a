"""Hints over REST: only against bots, only in turn, in the bot pool, and known to everybody at the table."""

from __future__ import annotations

import threading

import pytest

from pharos.client import Client
from pharos.coach.hint import Coach, Hint
from pharos.core.seat import Seat
from pharos.server.db.entries import Entry
from pharos.server.preparation import Preparation
from pharos.server.review_payloads import HintShown

from .conftest import Player, Served
from .test_lobby import refused


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled: the coach looks one move ahead."""
    monkeypatch.setattr(Preparation, "is_ready", lambda self, game: False)


def against_bots(served: Served, game: str = "duel", **body: object) -> tuple[Client, Player]:
    """A guest in a game against bots, who has to decide."""
    ana = served.guest("Ana")
    player = served.sit(ana, ana.quick(game, level="newcomer", **body)["id"])
    player.turn()
    return ana, player


def ask(guest: Client, player: Player, **body: object) -> HintShown:
    id = player.table["id"]
    return HintShown.model_validate(guest.post(f"/api/tables/{id}/hint", **({"seen": player.seen} | body)))


@pytest.mark.parametrize("game", ["duel", "seven-wonders", "architects"])
def test_a_hint_suggests_a_legal_action_and_everybody_learns_of_it(local: Served, game: str) -> None:
    ana, player = against_bots(local, game)
    spectator = local.sit(None, player.table["id"])
    hint = ask(ana, player)
    assert hint.best.action in player.actions()
    assert hint.is_simple
    assert hint.runner_up is None or hint.runner_up.action in player.actions()
    spectator.until_view(lambda me: me.table["seats"][player.welcome["seat"]]["hints"] == 1)
    assert player.act(hint.best.action)["type"] == "ack"


def test_the_coach_thinks_in_the_bot_pool(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = []

    def hint(self: Coach, seat: Seat) -> Hint:
        threads.append(threading.current_thread().name)
        return Hint(seat.legal[0], is_deeper=self.is_deeper)

    monkeypatch.setattr(Coach, "hint", hint)
    ana, player = against_bots(local)
    assert not ask(ana, player).is_deeper
    assert ask(ana, player, deeper=True).is_deeper
    assert all(name.startswith("bot") for name in threads)
    assert len(threads) == 2


def test_no_hints_where_the_table_has_none(local: Served) -> None:
    ana, player = against_bots(local, hints=False)
    assert player.table["hints"] is False
    with refused("no-hints"):
        ask(ana, player)


def test_no_hints_in_rated_games(local: Served) -> None:
    ana, player = against_bots(local)
    local.worker.live_tables[player.table["id"]].table.spec["is_rated"] = True
    with refused("no-hints"):
        ask(ana, player)


def test_no_hints_among_people(local: Served) -> None:
    ana, bo = local.guest("Ana"), local.guest("Bo")
    id = ana.make("duel", hints=True)["id"]
    bo.sit(id, 1)
    ana.start(id)
    players = [local.sit(ana, id), local.sit(bo, id)]
    mover = players[0].shown["to_act"][0]
    with refused("no-hints-among-people"):
        ask((ana, bo)[mover], players[mover])


def test_no_hints_out_of_turn_nor_for_others_nor_of_the_past(local: Served) -> None:
    ana, player = against_bots(local)
    with refused("not-your-seat"):
        ask(local.guest("Eve"), player)
    with refused("stale"):
        ask(ana, player, seen=0)
    local.worker.automations[player.table["id"]].stop()
    while player.welcome["seat"] in player.shown["to_act"]:
        player.act(player.actions()[0])
        player.until_view(lambda me: me.viewed >= me.acted)
    with refused("no-hint-now"):
        ask(ana, player)


def test_a_hint_survives_a_restart_in_the_log(local: Served) -> None:
    ana, player = against_bots(local)
    ask(ana, player)
    id = player.table["id"]
    log = local.worker.live_tables[id].log
    assert log.table.hints[player.welcome["seat"]] == 1
    table = ana.get(f"/api/tables/{id}")
    assert table["seats"][player.welcome["seat"]]["hints"] == 1


# The level "coach"


def against_coach(served: Served, game: str, **body: object) -> tuple[Client, Player]:
    ana = served.guest("Ana")
    return ana, served.sit(ana, ana.quick(game, level="coach", **body)["id"])


def test_a_coach_explains_its_moves_to_everybody(local: Served) -> None:
    ana, player = against_coach(local, "duel")
    for _ in range(3):
        player.turn()
        player.act(player.actions()[0])
    player.turn()
    table = local.worker.live_tables[player.table["id"]].table
    said = table.remarks or [player.until("remark")["remark"]]
    own = [ply for ply, (seat, _) in enumerate(table.moves, 1) if seat == said[0]["seat"]]
    assert table.places[said[0]["seat"]].level == "coach"
    assert said[0]["ply"] in own
    assert str((said[0]["move"] or {})["id"]).startswith("action-")
    again = local.sit(ana, table.id)
    assert again.welcome["remarks"][0] == said[0]


def test_a_coach_with_a_secret_hand_names_no_move(local: Served) -> None:
    _, player = against_coach(local, "seven-wonders", players=3)
    player.turn()
    player.act(player.actions()[0])
    remark = player.until("remark")["remark"]
    assert (remark["move"], remark["runner_up"], remark["reasons"]) == (None, None, [])
    assert remark["ply"] == player.table["players"], "once all seats have chosen"


def test_undone_moves_take_their_remarks_along(local: Served) -> None:
    _, player = against_coach(local, "duel")
    player.turn()
    table = local.worker.live_tables[player.table["id"]].table
    table.remarks.extend({"seat": 1, "ply": ply} for ply in range(1, 4))
    table._undo(Entry(table.id, table.sequence, "undo", table.at, "", 0, {"ply": 2}))
    assert [said["ply"] for said in table.remarks if set(said) == {"seat", "ply"}] == [1, 2]
