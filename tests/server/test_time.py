"""Clocks, absent seats, restarts: the server decides when it must, and hands back what it took."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pharos.server.clocks import Clocks

from .conftest import Served, serving, until
from .test_play import seated


def test_a_clock_runs_while_its_seat_owes_a_decision() -> None:
    clocks = Clocks(100.0, (60.0, 60.0), 5.0)
    assert clocks.after(110.0, [0], 0).left == (55.0, 60.0)
    assert clocks.after(110.0, [0, 1], 1).left == (50.0, 55.0)
    assert clocks.after(110.0, [0], None).left == (50.0, 60.0)
    assert clocks.after(500.0, [0], 0).left == (5.0, 60.0)
    assert clocks.deadline([0, 1]) == (160.0, 0)
    assert clocks.deadline([]) is None
    assert clocks.resumed(900.0).deadline([1]) == (960.0, 1)


@given(st.lists(st.tuples(st.floats(0, 100), st.integers(0, 3)), max_size=30))
def test_no_clock_is_ever_negative_and_time_is_never_made(turns: list[tuple[float, int]]) -> None:
    clocks, now = Clocks(0.0, (50.0,) * 4, 2.0), 0.0
    for spent, seat in turns:
        now += spent
        before = sum(clocks.left)
        clocks = clocks.after(now, [seat], seat)
        assert min(clocks.left) >= 0
        assert sum(clocks.left) <= before + 2.0 + 1e-9  # sums of floats round


def test_when_time_is_up_a_bot_decides(served: Served) -> None:
    seats = seated(served, "duel", 2, clock={"bank": 3, "increment": 0}, level="apprentice", absence=3600)
    watcher = seats[1]
    news = watcher.until("news")
    assert (news["seat"], news["by"]) == (0, "clock")
    assert news["clocks"]["left"][0] == 0.0
    assert news["clocks"]["left"][1] == 3.0
    assert news["clocks"]["running"] == news["to_act"]


def test_who_decides_in_time_gets_the_increment(local: Served) -> None:
    seats = seated(local, "duel", 2, clock={"bank": 600, "increment": 30})
    seats[0].act(seats[0].actions()[0])
    left = seats[1].until("news")["clocks"]["left"]
    assert 600 < left[0] <= 630
    assert left[1] == 600


def test_an_absent_seat_is_taken_over_and_handed_back(database: str) -> None:
    with serving(database, grace=0.1) as served:
        ana, bo = served.guest("Ana"), served.guest("Bo")
        id = ana.make("duel", level="apprentice", absence=5)["id"]
        bo.sit(id, 1)
        ana.start(id)
        one, other = served.sit(ana, id), served.sit(bo, id)
        one.close()
        other.until_view(lambda me: not me.table["seats"][0]["is_here"])
        assert not other.table["seats"][0]["is_taken"]
        other.until_view(lambda me: me.table["seats"][0]["is_taken"])
        news = other.until("news")
        assert (news["seat"], news["by"]) == (0, "bot")
        back = served.sit(ana, id)
        other.until_view(lambda me: not me.table["seats"][0]["is_taken"])
        for _ in range(3):
            other.turn()
            other.act(other.actions()[0])
        back.turn()
        assert back.act(back.actions()[0])["type"] == "ack"


def test_a_table_without_clock_waits_through_restarts(database: str) -> None:
    with serving(database) as served:
        ana = served.guest("Ana")
        table = ana.quick("architects", players=3, level="apprentice", seed=11)
        player = served.sit(ana, table["id"])
        for _ in range(3):
            player.turn()
            player.act(player.actions()[0])
        player.turn()
        shown, port = player.shown, served.settings.port
    with serving(database, port=port) as served:
        player = served.sit(ana, table["id"])
        assert player.shown["view"] == shown["view"]
        assert player.welcome["table"]["seed_hash"] == table["seed_hash"]
        assert player.act(player.actions()[0])["type"] == "ack"


def test_bots_go_on_after_a_restart_without_anybody_looking(database: str) -> None:
    with serving(database, pace=30.0) as served:
        ana = served.guest("Ana")
        table = ana.quick("duel", level="apprentice", pace=10.0)["id"]
        player = served.sit(ana, table)
        player.turn()
        player.act(player.actions()[0])
        assert served.house.rooms[table].game.to_act == (1,)
    with serving(database, stand_in=0.1) as served:
        until(lambda: table in served.house.rooms and served.house.rooms[table].game.to_act == (0,))


def test_nobody_pays_for_the_time_in_which_the_server_was_away(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite3"
    with serving(database) as served:
        seats = seated(served, "duel", 2, clock={"bank": 3, "increment": 0}, absence=3600)
        id, moves = seats[0].table["id"], len(served.house.rooms[seats[0].table["id"]].table.moves)
    time.sleep(3.5)
    with serving(database) as served:
        room = until(lambda: served.house.rooms.get(id))
        until(lambda: room.table.clocks.at > time.time() - 2)
        assert len(room.table.moves) in (moves, moves + 1)
        assert max(room.table.clocks.left) > 2


def test_a_table_that_nobody_looks_at_leaves_the_memory(local: Served, monkeypatch: Any) -> None:
    import asyncio

    from pharos.server import house

    seats = seated(local, "duel", 2)
    id = seats[0].table["id"]
    loop = next(iter(local.house._tasks)).get_loop()
    monkeypatch.setattr(house, "IDLE", -1.0)
    asyncio.run_coroutine_threadsafe(local.house.let_go(), loop).result(30)
    assert id in local.house.rooms
    for player in seats.values():
        player.close()
    until(lambda: not local.house.rooms[id].connections)
    asyncio.run_coroutine_threadsafe(local.house.let_go(), loop).result(30)
    assert id not in local.house.rooms


def test_bots_keep_a_pace_that_people_can_follow(local: Served) -> None:
    ana = local.guest("Ana")
    id = ana.quick("duel", level="apprentice", pace=0.7)["id"]
    player = local.sit(ana, id)
    player.act(player.actions()[0])
    at = time.monotonic()
    player.until_view(lambda me: me.viewed > me.acted)
    assert time.monotonic() - at > 0.4
