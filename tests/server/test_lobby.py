"""Tables before the start: create, join, swap seats, start, leave, lists, quick start, resume links."""

from __future__ import annotations

import asyncio
import hashlib

import pytest

import pharos
from pharos.core.errors import PharosError

from .conftest import SECONDS, Served, play_out, until


def refused(id: str) -> pytest.RaisesExc[PharosError]:
    return pytest.raises(PharosError, check=lambda error: error.id == id)


def test_a_table_is_made_joined_and_started(served: Served) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    table = ana.make("duel", is_public=True)
    assert [seat["sort"] for seat in table["seats"]] == ["person", "open"]
    assert (table["you"], table["is_host"], table["status"], table["seed_hash"]) == (0, True, "open", None)
    assert [listed["id"] for listed in bo.get("/api/tables")] == [table["id"]]
    with refused("seats-free"):
        ana.start(table["id"])
    seen = bo.sit(table["id"], 1)
    assert (seen["you"], seen["is_host"], seen["host"]) == (1, False, "Ana")
    assert bo.get("/api/tables") == []  # a full table waits for nobody
    with refused("not-the-host"):
        bo.start(table["id"])
    started = ana.start(table["id"])
    assert started["status"] == "playing"
    assert len(started["seed_hash"]) == 64
    assert (started["seed"], started["salt"]) == (None, None)
    with refused("already-started"):
        ana.start(table["id"])
    assert bo.get("/api/tables") == []
    assert [listed["names"] for listed in bo.get("/api/me/tables")] == [["Ana", "Bo"]]
    assert [listed["id"] for listed in bo.get("/api/tables/playing")] == [table["id"]]


def test_seats_are_chosen_freed_and_swapped(served: Served) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    id = ana.make("seven-wonders", players=4)["id"]
    bo.sit(id, 2)
    table = bo.sit(id, 3)
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "", "", "Bo"]
    with refused("seat-taken"):
        bo.sit(id, 0)
    with refused("bad-seat"):
        bo.sit(id, 7)
    with refused("not-the-host"):
        bo.put(f"/api/tables/{id}/seats/0", sort="open")
    with refused("not-the-host"):
        bo.post(f"/api/tables/{id}/swap", seats=[0, 3])
    table = ana.post(f"/api/tables/{id}/swap", seats=[0, 3])
    assert [seat["name"] for seat in table["seats"]] == ["Bo", "", "", "Ana"]
    ana.put(f"/api/tables/{id}/seats/1", sort="bot", level="master")
    table = ana.put(f"/api/tables/{id}/seats/2", sort="bot")
    assert [seat["level"] for seat in table["seats"]] == [None, "master", "builder", None]
    with refused("seat-taken"):
        ana.put(f"/api/tables/{id}/seats/0", sort="bot")
    table = ana.put(f"/api/tables/{id}/seats/0", sort="open")
    assert table["seats"][0]["sort"] == "open"
    assert bo.get(f"/api/tables/{id}")["you"] is None


def test_everybody_at_the_table_hears_of_the_seats(local: Served) -> None:
    ana, bo = local.guest("Ana"), local.guest("Bo")
    id = ana.make("duel")["id"]
    player = local.sit(ana, id)
    bo.sit(id, 1)
    player.until_view(lambda me: me.table["seats"][1]["name"] == "Bo")
    other = local.sit(bo, id)
    player.until_view(lambda me: me.table["seats"][1]["is_here"])
    ana.start(id)
    other.turn if other.welcome["seat"] == 0 else other.until_view(lambda me: me.shown["view"] is not None)
    assert other.shown["to_act"] == [0]


def test_the_host_leaves_and_the_table_passes_on(served: Served) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    id = ana.make("duel")["id"]
    bo.sit(id, 1)
    assert ana.post(f"/api/tables/{id}/leave")["host"] == "Bo"
    assert bo.get(f"/api/tables/{id}")["is_host"]
    assert bo.post(f"/api/tables/{id}/leave")["status"] == "closed"
    with refused("already-started"):
        ana.sit(id, 0)


def test_a_bot_replaces_a_player_who_leaves(served: Served) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    id = ana.make("duel", level="apprentice")["id"]
    bo.sit(id, 1)
    ana.start(id)
    player = served.sit(bo, id)
    table = ana.post(f"/api/tables/{id}/leave")
    assert (table["seats"][0]["sort"], table["host"]) == ("bot", "Bo")
    player.turn()
    assert player.act(player.actions()[0])["type"] == "ack"


def test_one_request_starts_a_game_against_bots(served: Served) -> None:
    ana = served.guest("Ana")
    for game in pharos.game_ids():
        table = ana.quick(game, level="apprentice", players=None if game == "duel" else 4)
        assert table["status"] == "playing"
        player = served.sit(ana, table["id"])
        player.turn()
        assert player.act(player.actions()[0])["type"] == "ack"


def test_the_hash_stays_and_the_seed_is_published_at_the_end(served: Served) -> None:
    ana = served.guest("Ana")
    table = ana.quick("duel", level="apprentice")
    player = served.sit(ana, table["id"])
    play_out({0: player})
    ended = until(lambda: ana.get(f"/api/tables/{table['id']}"))
    assert ended["status"] == "finished"
    assert hashlib.sha256(f"{ended['seed']}:{ended['salt']}".encode()).hexdigest() == table["seed_hash"]
    assert ended["seed_hash"] == table["seed_hash"]


def test_a_requested_seed_is_used_and_marked(local: Served) -> None:
    ana = local.guest("Ana")
    table = ana.quick("duel", level="apprentice", seed=7)
    assert table["seed_is_given"]
    assert table["seed"] is None
    player = local.sit(ana, table["id"])
    assert player.shown["view"]["offer"] == pharos.new("duel", seed=7).view()["offer"]


@pytest.mark.parametrize("seed", [(1 << 63) - 1, str((1 << 63) - 1)])
def test_a_seed_of_63_bits_loses_no_digit_as_number_or_as_text(local: Served, seed: int | str) -> None:
    ana = local.guest("Ana")
    table = ana.quick("duel", level="apprentice", seed=seed)
    assert local.sit(ana, table["id"]).shown["view"]["offer"] == pharos.new("duel", seed=int(seed)).view()["offer"]


def test_your_tables_tell_whose_turn_it_is_and_yours_come_first(local: Served) -> None:
    ana, bo = local.guest("Ana"), local.guest("Bo")
    mine = ana.make("duel")["id"]
    bo.sit(mine, 1)
    ana.start(mine)
    other = ana.make("duel", seats=[{"sort": "open"}, {"sort": "me"}])["id"]
    bo.sit(other, 0)
    ana.start(other)
    turns = [(table["id"], table["you"], table["to_act"]) for table in ana.get("/api/me/tables")]
    assert turns == [(mine, 0, [0]), (other, 1, [0])]
    assert [table["id"] for table in bo.get("/api/me/tables")] == [other, mine]
    asyncio.run_coroutine_threadsafe(_forget(local), _loop(local)).result(SECONDS)
    again = [(table["id"], table["you"], table["to_act"]) for table in ana.get("/api/me/tables")]
    assert again == turns, "the same from the log as from memory"


async def _forget(served: Served) -> None:
    served.worker.live_tables.clear()
    served.worker.automations.clear()


def test_a_running_game_that_was_left_is_no_longer_listed(local: Served) -> None:
    ana, bo = local.guest("Ana"), local.guest("Bo")
    together, alone = ana.make("duel")["id"], ana.quick("duel", level="apprentice")["id"]
    bo.sit(together, 1)
    ana.start(together)
    for table in (together, alone):
        ana.post(f"/api/tables/{table}/leave")
    assert ana.get("/api/me/tables") == []
    assert [table["id"] for table in bo.get("/api/me/tables")] == [together]
    assert ana.get(f"/api/tables/{alone}")["status"] == "closed"


def test_a_full_lobby_is_not_listed(local: Served) -> None:
    ana, bo = local.guest("Ana"), local.guest("Bo")
    table = ana.make("duel", is_public=True)["id"]
    assert [listed["id"] for listed in bo.get("/api/tables")] == [table]
    bo.sit(table, 1)
    assert bo.get("/api/tables") == []


def test_lists_tell_options_and_bots(local: Served) -> None:
    ana = local.guest("Ana")
    ana.quick("seven-wonders", players=3, options={"edition": "2"}, level="apprentice")
    (listed,) = ana.get("/api/me/tables")
    assert (listed["options"]["edition"], listed["levels"]) == ("2", [None, "apprentice", "apprentice"])
    assert {game["level"] in {level["name"] for level in game["levels"]} for game in ana.get("/api/games")} == {True}


@pytest.mark.parametrize(
    ("body", "id"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "duel", "players": 3}, "bad-players"),
        ({"game": "duel", "options": {"frob": "1"}}, "unknown-option"),
        ({"game": "duel", "options": {"wonders": "all"}}, "bad-option"),
        ({"game": "duel", "level": "search:99999999"}, "unknown-level"),
        ({"game": "duel", "seats": [{"sort": "me"}, {"sort": "me"}]}, "bad-seats"),
        ({"game": "duel", "seats": [{"sort": "bot", "level": "x"}, {"sort": "me"}]}, "unknown-level"),
        ({"game": "seven-wonders", "players": 2, "options": {"edition": "2"}}, "bad-players"),
        ({"game": "duel", "frob": 1}, "bad-request"),
        ({"game": "duel", "seed": -1}, "bad-request"),
        ({"game": "duel", "clock": {"bank": 0}}, "bad-request"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(local: Served, body: dict[str, object], id: str) -> None:
    with refused(id):
        local.guest("Ana").post("/api/tables", **body)


def test_a_link_moves_a_seat_to_another_device_once(served: Served) -> None:
    phone, desk, thief = served.guest("Ana"), served.guest("Ana's desk"), served.guest("Eve")
    table = phone.quick("duel", level="apprentice")["id"]
    old = served.sit(phone, table)
    with refused("not-your-seat"):
        desk.post(f"/api/tables/{table}/seats/0/link")
    token = phone.post(f"/api/tables/{table}/seats/0/link")["token"]
    with refused("bad-link"):
        thief.post("/api/resume", token=token[:-1] + ("0" if token[-1] != "0" else "1"))
    assert desk.post("/api/resume", token=token)["you"] == 0
    with refused("bad-link"):
        thief.post("/api/resume", token=token)
    new = served.sit(desk, table)
    new.turn()
    assert new.act(new.actions()[0])["type"] == "ack"
    old.until_view(lambda me: me.table["you"] is None)
    assert old.act("draft sphinx")["error"]["id"] == "not-your-seat"


def test_guests_choose_and_change_their_name(served: Served) -> None:
    ana = served.guest("  Ana  ")
    assert ana.get("/api/me") == {"name": "Ana", "has_profile": False}
    ana.post("/api/guests", name="Bea")
    assert ana.get("/api/me")["name"] == "Bea"
    for bad in ("", "   ", "x" * 33, "a\nb", "\x00"):
        with refused("bad-request"):
            ana.post("/api/guests", name=bad)


def test_lists_show_public_tables_only(local: Served) -> None:
    ana = local.guest("Ana")
    ana.make("duel")
    shown = ana.make("duel", is_public=True)
    assert [listed["id"] for listed in ana.get("/api/tables")] == [shown["id"]]
    assert ana.get("/api/tables")[0]["free"] == 1
    assert len(ana.get("/api/me/tables")) == 2


def test_a_table_that_nobody_starts_is_closed(local: Served) -> None:
    ana = local.guest("Ana")
    table = ana.make("duel", is_public=True)["id"]
    object.__setattr__(local.settings, "open_days", 0)
    asyncio.run_coroutine_threadsafe(local.worker.close_stale(), _loop(local)).result(SECONDS)
    assert ana.get(f"/api/tables/{table}")["status"] == "closed"


def _loop(served: Served) -> asyncio.AbstractEventLoop:
    return next(iter(served.worker._tasks)).get_loop()
