"""Several people on one device: a curtain between turns, and nothing of another seat on the page."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from pharos.client import Client
from pharos.core.errors import PharosError
from pharos.core.json_types import JsonObject
from pharos.server.tables.live_table import LiveTable

from .conftest import Player, Served, until

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("duel", 2, {}),
    ("seven-wonders", 2, {}),
    ("seven-wonders", 3, {"edition": "2"}),
    ("architects", 3, {}),
]
NAMES = ["Ana", "Bo", "Cy"]


def plans(players: int) -> list[JsonObject]:
    """The first seat for the guest, all others for companions."""
    return [{"sort": "me"}, *({"sort": "me", "name": name} for name in NAMES[1:players])]


def shared(
    served: Served, game: str, players: int, options: dict[str, str] | None = None, **body: object
) -> tuple[Client, str]:
    """A started table at which everybody plays on one device."""
    guest = served.guest("Ana")
    id = guest.make(game, players=players, options=options or {}, seats=plans(players), **body)["id"]
    guest.start(id)
    return guest, id


@contextlib.contextmanager
def refused(id: str) -> Iterator[None]:
    with pytest.raises(PharosError) as raised:
        yield
    assert raised.value.id == id


def reveal(device: Player, seat: int | None) -> None:
    """Pass the device on and wait for the state of that seat."""
    assert device.ask(type="reveal", seat=seat)["type"] == "ack"
    while device.until("welcome")["seat"] != seat:
        pass


def truth(live: LiveTable, seat: int | None) -> Any:
    assert live.table_game is not None
    return json.loads(json.dumps(live.table_game.game.view(seat)))


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_whole_game_shows_each_person_their_own_view_and_nothing_behind_the_curtain(
    local: Served, game: str, players: int, options: dict[str, str]
) -> None:
    guest, id = shared(local, game, players, options, seed=5)
    device = local.sit(guest, id)
    live = local.worker.live_tables[id]
    assert live.table_game is not None
    assert device.welcome["table"]["yours"] == list(range(players))
    seen = set()
    while not live.table_game.game.is_over:
        assert device.shown["view"] == truth(live, None), "behind the curtain is what everybody may see"
        assert device.shown["actions"] == []
        seat = device.shown["to_act"][0]
        reveal(device, seat)
        seen.add(seat)
        assert device.shown["view"] == truth(live, seat)
        while device.table["you"] == seat and not live.table_game.game.is_over:
            act(device, seat)
    device.until_view(lambda me: me.table["status"] == "finished")
    assert seen == set(range(players))
    assert device.table["you"] == 0


def act(device: Player, seat: int) -> None:
    """Take an action and read until its consequences are shown: the own next turn, the curtain, or the end."""
    assert device.act(device.actions()[0])["type"] == "ack"
    device.until_view(lambda me: me.viewed >= me.acted and (me.table["you"] != seat or bool(me.actions()) or is_over(me)))


def is_over(device: Player) -> bool:
    return device.table["status"] == "finished" or bool((device.shown["view"] or {}).get("outcome"))


def test_nothing_of_the_seat_before_follows_the_curtain(local: Served) -> None:
    guest, id = shared(local, "seven-wonders", 3, seed=3)
    device = local.sit(guest, id)
    live = local.worker.live_tables[id]
    reveal(device, 0)
    hand = {card["card"] if isinstance(card, dict) else card for card in truth(live, 0)["hand"]}
    assert any(str(card) in device.raw[-1] for card in hand), "their own hand is there"
    sent = len(device.raw)
    device.act(device.actions()[0])
    device.until_view(lambda me: me.table["you"] is None)
    device.send(type="resync")
    device.until("view")
    after = device.raw[sent:]
    public = json.dumps(truth(live, None))
    hidden = [card for card in hand if f'"{card}"' not in public]
    assert hidden
    assert not [card for card in hidden for text in after if f'"{card}"' in text]


def test_bots_move_before_the_device_is_passed_on(local: Served) -> None:
    guest = local.guest("Ana")
    seats = [{"sort": "me"}, {"sort": "bot", "level": "apprentice"}, {"sort": "me", "name": "Bo"}]
    id = guest.make("architects", players=3, seats=seats, seed=4)["id"]
    guest.start(id)
    device = local.sit(guest, id)
    device.until_view(lambda me: me.shown["to_act"] in ([0], [2]))
    if device.shown["to_act"] == [2]:
        play_turn(device, 2)
    play_turn(device, 0)
    assert device.shown["to_act"] == [2], "the bot has moved"


def play_turn(device: Player, seat: int) -> None:
    """Take the device, and decide until it is passed on."""
    reveal(device, seat)
    while device.table["you"] == seat:
        act(device, seat)


def test_only_seats_of_the_device_are_revealed(local: Served) -> None:
    guest = local.guest("Ana")
    id = guest.make("architects", players=3, seats=[*plans(2), {"sort": "open"}])["id"]
    other = local.guest("Dora")
    other.sit(id, 2)
    guest.start(id)
    device, elsewhere = local.sit(guest, id), local.sit(other, id)
    assert elsewhere.welcome["seat"] == 2
    assert device.ask(type="reveal", seat=2)["error"]["id"] == "not-your-seat"
    assert elsewhere.ask(type="reveal", seat=0)["error"]["id"] == "not-your-seat"
    assert device.act("take left")["error"]["id"] == "not-your-seat", "nobody acts from behind the curtain"


def test_the_log_is_that_of_the_seat_that_looks(local: Served) -> None:
    guest, id = shared(local, "seven-wonders", 3, seed=3)
    device = local.sit(guest, id)
    reveal(device, 0)
    device.act(device.actions()[0])
    device.until_view(lambda me: me.table["you"] is None)
    own, other, public = (json.dumps(guest.get(f"/api/tables/{id}/log{query}")) for query in ("?seat=0", "?seat=1", ""))
    assert other == public
    assert own != public, "who has chosen knows what"
    with refused("not-your-seat"):
        local.guest("Dora").get(f"/api/tables/{id}/log?seat=0")


def test_an_undo_reaches_over_the_curtain(local: Served) -> None:
    guest, id = shared(local, "duel", 2, seed=3)
    device = local.sit(guest, id)
    reveal(device, 0)
    act(device, 0)
    reveal(device, 1)
    act(device, 1)
    first = device.table["you"]
    reveal(device, 0)
    assert first in (None, 1)
    assert device.shown["may_ask_takeback"]
    assert device.ask(type="takeback", seen=device.seen)["type"] == "ack"
    live = local.worker.live_tables[id]
    until(lambda: not live.table.moves)
    assert live.table.takeback is None, "those at the same device agree aloud"


def test_everybody_on_the_device_comes_and_goes_together(served: Served) -> None:
    guest, id = shared(served, "architects", 3)
    device = served.sit(guest, id)
    live = served.worker.live_tables[id]
    until(lambda: all(place.worker for place in live.table.places))
    device.close()
    until(lambda: not any(place.worker for place in live.table.places))
    guest.post(f"/api/tables/{id}/leave")
    assert [place.occupant for place in live.table.places] == ["bot"] * 3


def test_people_who_share_a_device_need_names_and_no_clock(local: Served) -> None:
    guest = local.guest("Ana")
    with refused("bad-seats"):
        guest.make("duel", players=2, seats=[{"sort": "me"}, {"sort": "me"}])
    with refused("same-name"):
        guest.make("duel", players=2, seats=[{"sort": "me"}, {"sort": "me", "name": "ANA"}])
    with refused("shared-clock"):
        guest.make("duel", players=2, seats=plans(2), clock={"bank": 600})
    id = guest.make("duel", players=2, clock={"bank": 600})["id"]
    with refused("shared-clock"):
        guest.put(f"/api/tables/{id}/seats/1", sort="me", name="Bo")


def test_a_companion_joins_in_the_lobby_and_may_move_to_another_device(local: Served) -> None:
    guest, phone = local.guest("Ana"), local.guest("Phone")
    id = guest.make("architects", players=3, seats=[{"sort": "me"}, {"sort": "open"}, {"sort": "open"}])["id"]
    for seat, name in ((1, "Bo"), (2, "Cy")):
        table = guest.put(f"/api/tables/{id}/seats/{seat}", sort="me", name=name)
    assert [seat["name"] for seat in table["seats"]] == NAMES
    assert [seat["is_companion"] for seat in table["seats"]] == [False, True, True]
    token = guest.post(f"/api/tables/{id}/seats/1/link")["token"]
    moved = phone.post("/api/resume", token=token)
    assert (moved["you"], moved["seats"][1]["name"], moved["seats"][1]["is_companion"]) == (1, "Bo", False)
    assert guest.get(f"/api/tables/{id}")["yours"] == [0, 2]
    assert guest.get(f"/api/tables/{id}")["is_host"]


def test_a_rematch_seats_the_same_people(local: Served) -> None:
    guest, id = shared(local, "duel", 2, seed=1)
    live = local.worker.live_tables[id]
    device = local.sit(guest, id)
    while not is_over(device):
        if device.table["you"] is None:
            reveal(device, device.shown["to_act"][0])
        act(device, device.table["you"])
    device.until_view(lambda me: me.table["status"] == "finished")
    again = guest.post(f"/api/tables/{id}/rematch")
    assert [(seat["name"], seat["is_companion"]) for seat in again["seats"]] == [("Ana", False), ("Bo", True)]
    statistics = guest.get("/api/statistics?mine=true")
    assert sum(row["n"] for row in statistics) == 1, "a companion's result does not count as yours"
    assert live.table.result


def test_own_tables_wait_for_anybody_on_the_device(local: Served) -> None:
    guest, id = shared(local, "duel", 2, seed=3)
    device = local.sit(guest, id)
    reveal(device, 0)
    act(device, 0)
    (mine,) = guest.get("/api/me/tables")
    assert (mine["yours"], mine["to_act"]) == ([0, 1], [1])


def test_names_of_companions_are_deleted_with_the_guest(local: Served) -> None:
    guest, id = shared(local, "duel", 2)
    guest.post("/api/profile/code")
    exported = guest.get("/api/profile/export")
    assert "Bo" in [entry.get("name") for entry in exported["entries"]]
    guest.post("/api/profile/delete", name="Ana")
    live = local.worker.live_tables.get(id)
    assert live is None or "Bo" not in [place.name for place in live.table.places]
    assert '"Bo"' not in json.dumps(local.guest("Dora").get(f"/api/tables/{id}"))
