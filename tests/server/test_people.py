"""People at a table: absent players are replaced by bots, the host removes somebody, spectators are silent in a game."""

from __future__ import annotations

import pytest

from pharos.client import Client

from .conftest import Served, serving
from .test_live_table import seated
from .test_lobby import refused


def substitute(guest: Client, id: str, seat: int) -> None:
    guest.post(f"/api/tables/{id}/seats/{seat}/substitute")


def test_the_others_let_a_bot_play_for_an_absent_player(database: str) -> None:
    with serving(database, grace=0.1) as served:
        ana, bo, cy = (served.guest(name) for name in ("Ana", "Bo", "Cy"))
        id = ana.make("duel", level="apprentice", replace_after=5)["id"]
        bo.sit(id, 1)
        ana.start(id)
        one, other = served.sit(ana, id), served.sit(bo, id)
        assert other.table["replace_after"] == 5
        with refused("not-absent"):
            substitute(bo, id, 0)
        one.close()
        other.until_view(lambda me: me.table["seats"][0]["away_since"] is not None)
        with refused("not-absent"):
            substitute(bo, id, 0)
        with refused("not-your-seat"):
            substitute(cy, id, 0)
        live = served.worker.live_tables[id]
        live.table.places[0].since -= 5
        substitute(bo, id, 0)
        substitute(bo, id, 0)
        assert other.until("news")["by"] == "bot"
        back = served.sit(ana, id)
        back.until_view(lambda me: not me.table["seats"][0]["bot_substitutes"])


@pytest.mark.parametrize(("settings", "wait"), [({}, 600), ({"absence": 60}, None), ({"clock": {"bank": 60}}, None)])
def test_the_table_states_the_wait(local: Served, settings: dict[str, object], wait: int | None) -> None:
    assert local.guest("Ana").make("duel", **settings)["replace_after"] == wait


def test_the_host_removes_somebody_from_the_lobby(served: Served) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    id = ana.make("duel")["id"]
    bo.sit(id, 1)
    player = served.sit(bo, id)
    own, who = (seat["who"] for seat in player.table["seats"])
    with refused("not-the-host"):
        bo.post(f"/api/tables/{id}/remove", who=own)
    with refused("cannot-remove"):
        ana.post(f"/api/tables/{id}/remove", who=own)
    table = ana.post(f"/api/tables/{id}/remove", who=who)
    assert table["seats"][1]["sort"] == "open"
    assert player.until("bye")["error"]["id"] == "removed"
    with refused("removed"):
        bo.sit(id, 1)


def test_the_host_removes_a_spectator_but_no_player_of_a_running_game(local: Served) -> None:
    ana, bo, cy = (local.guest(name) for name in ("Ana", "Bo", "Cy"))
    id = ana.make("duel")["id"]
    bo.sit(id, 1)
    watcher = local.sit(cy, id)
    watcher.send(type="chat", text="hello")
    who = watcher.until("chat")["said"]["who"]
    ana.start(id)
    with refused("cannot-remove"):
        ana.post(f"/api/tables/{id}/remove", who=watcher.welcome["table"]["seats"][1]["who"])
    ana.post(f"/api/tables/{id}/remove", who=who)
    assert watcher.until("bye")["error"]["id"] == "removed"
    with refused("removed"):
        cy.get(f"/api/tables/{id}/log")


def test_spectators_do_not_chat_during_the_game(local: Served) -> None:
    seats = seated(local, "duel", 2)
    watcher = local.sit(local.guest("Cy"), seats[0].table["id"])
    for message in ({"type": "chat", "text": "take it"}, {"type": "react", "reaction": "wow"}):
        assert watcher.ask(**message)["error"]["id"] == "no-spectator-chat"
    assert seats[0].ask(type="chat", text="hello")["type"] == "ack"
