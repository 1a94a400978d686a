"""Clocks, absent players and restarts: the server moves when it must and gives seats back."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pharos.core.records import Record
from pharos.server.tables import automation, clocks, worker
from pharos.server.tables.clocks import Clocks

from .conftest import SECONDS, Served, serving, until
from .test_live_table import seated


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
    ana, bo = served.guest("Ana"), served.guest("Bo")
    id = ana.make("duel", clock={"bank": 3, "increment": 0}, level="apprentice", absence=3600)["id"]
    bo.sit(id, 1)
    watcher = served.sit(bo, id)  # before the start: on a busy machine, three seconds are soon over
    ana.start(id)
    news = watcher.until("news")
    assert (news["seat"], news["by"]) == (0, "clock")
    watcher.until_view(lambda me: me.viewed >= news["sequence"])
    clocks = watcher.shown["clocks"]
    assert clocks["left"] == [0.0, 3.0]
    assert clocks["running"] == watcher.shown["to_act"]


def test_a_decision_in_time_earns_the_increment(local: Served) -> None:
    seats = seated(local, "duel", 2, clock={"bank": 600, "increment": 30})
    seats[0].act(seats[0].actions()[0])
    news = seats[1].until("news")
    seats[1].until_view(lambda me: me.viewed >= news["sequence"])
    left = seats[1].shown["clocks"]["left"]
    assert 600 < left[0] <= 630
    assert left[1] == 600


def test_a_bot_substitutes_until_the_player_returns(database: str) -> None:
    with serving(database, grace=0.1) as served:
        ana, bo = served.guest("Ana"), served.guest("Bo")
        id = ana.make("duel", level="apprentice", absence=5)["id"]
        bo.sit(id, 1)
        ana.start(id)
        one, other = served.sit(ana, id), served.sit(bo, id)
        one.close()
        other.until_view(lambda me: not me.table["seats"][0]["is_here"])
        assert not other.table["seats"][0]["bot_substitutes"]
        other.until_view(lambda me: me.table["seats"][0]["bot_substitutes"])
        news = other.until("news")
        assert (news["seat"], news["by"]) == (0, "bot")
        back = served.sit(ana, id)
        other.until_view(lambda me: not me.table["seats"][0]["bot_substitutes"])
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
        until(lambda: served.worker.live_tables[table].game.to_act == (1,))
    with serving(database, stand_in=0.1) as served:
        until(lambda: table in served.worker.live_tables and served.worker.live_tables[table].game.to_act == (0,))


def test_a_system_clock_set_back_before_a_restart_stops_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as ahead, serving(database, pace=30.0) as served:
        ahead.setattr(clocks, "_OFFSET", clocks._OFFSET + 3600)
        ana = served.guest("Ana")
        seats = [{"sort": "me"}, {"sort": "bot", "level": "apprentice"}]
        table = ana.make("duel", seats=seats, pace=10.0, clock={"bank": 600, "increment": 0})["id"]
        ana.start(table)
        player = served.sit(ana, table)
        player.turn()
        player.act(player.actions()[0])
        until(lambda: served.worker.live_tables[table].game.to_act == (1,))
    with serving(database, stand_in=0.1) as served:
        until(lambda: table in served.worker.live_tables and served.worker.live_tables[table].game.to_act == (0,))
        live = served.worker.live_tables[table].table
        assert live.clocks is not None
        assert live.clocks.at < time.time() + 60
        assert live.clocks.left[0] > 300


def test_nobody_pays_for_the_downtime_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite3"
    with serving(database) as served:
        id = seated(served, "duel", 2, clock={"bank": 600, "increment": 0}, absence=36000)[0].table["id"]
    monkeypatch.setattr(clocks, "_OFFSET", clocks._OFFSET + 3600)
    with serving(database) as served:
        live = until(lambda: served.worker.live_tables.get(id))
        until(lambda: live.table.clocks.at > clocks.now() - 300)
        assert live.table.moves == []
        assert min(live.table.clocks.left) > 300


def test_idle_tables_leave_the_memory(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = seated(local, "duel", 2)
    id = seats[0].table["id"]
    loop = next(iter(local.worker._tasks)).get_loop()
    monkeypatch.setattr(worker, "IDLE", -1.0)
    asyncio.run_coroutine_threadsafe(local.worker.unload_idle(), loop).result(SECONDS)
    assert id in local.worker.live_tables
    for player in seats.values():
        player.close()
    until(lambda: not local.worker.live_tables[id].viewers)
    asyncio.run_coroutine_threadsafe(local.worker.unload_idle(), loop).result(SECONDS)
    assert id not in local.worker.live_tables


def test_bots_keep_a_pace_that_people_can_follow(local: Served) -> None:
    ana = local.guest("Ana")
    id = ana.quick("duel", level="apprentice", pace=0.7)["id"]
    player = local.sit(ana, id)
    player.act(player.actions()[0])
    at = time.monotonic()
    player.until_view(lambda me: me.viewed > me.acted)
    assert time.monotonic() - at > 0.4


def test_pauses_get_shorter_while_bots_move_in_a_row() -> None:
    pauses = [automation.pause(0.8, n) for n in range(1000)]
    assert pauses[:5] == pytest.approx([0.8, 0.6, 0.45, 0.4, 0.4])
    assert sum(pauses[:3]) < 2.0, "three moves of bots are answered within two seconds"
    assert pauses == sorted(pauses, reverse=True)
    assert min(pauses) == 0.4
    assert automation.pause(0.0, 7) == 0.0


def test_only_moves_of_bots_since_a_person_acted_shorten_the_pause(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    paced = paces(monkeypatch)
    ana = local.guest("Ana")
    id = ana.make("duel", seats=[{"sort": "me"}, {"sort": "bot", "level": "apprentice"}], pace=0.1)["id"]
    ana.start(id)
    player = local.sit(ana, id)
    moves, answers = local.worker.live_tables[id].table.moves, []
    for _ in range(4):  # the draft of wonders, in which seat 0 ends and begins, and the first card
        paced.clear()
        player.turn()
        made = len(moves) + 1
        player.act(player.actions()[0])
        player.turn()
        answers.append(len(moves) - made)
        assert dict.fromkeys(paced) == dict.fromkeys((0.1, n) for n in range(answers[-1]))
    assert answers == [3, 0, 0, 1]


def test_where_nobody_waits_for_their_turn_bots_keep_the_pace(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    paced = paces(monkeypatch)
    ana = local.guest("Ana")
    id = ana.make("duel", seats=[{"sort": "bot", "level": "newcomer"}] * 2, pace=0.1)["id"]
    spectator = local.sit(ana, id)
    ana.start(id)
    spectator.until_view(lambda me: len(local.worker.live_tables[id].table.moves) > 2)
    assert local.worker.live_tables[id].bot_moves > 2
    assert paced == []


def paces(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, int]]:
    """The pace and the moves in a row from which each pause was computed."""
    paced: list[tuple[float, int]] = []
    pause = automation.pause

    def noted(pace: float, bot_moves: int) -> float:
        paced.append((pace, bot_moves))
        return pause(pace, bot_moves)

    monkeypatch.setattr(automation, "pause", noted)
    return paced


def test_bots_think_while_people_watch_the_last_move(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = seen_by_bots(local, monkeypatch)
    ana = local.guest("Ana")
    id = ana.quick("duel", level="apprentice", pace=10.0)["id"]
    player = local.sit(ana, id)
    player.act(player.actions()[0])
    until(lambda: positions)
    assert time.monotonic() - positions[0][1] < 10.0
    assert local.worker.live_tables[id].game.to_act == (1,)


def test_a_move_undone_while_a_bot_waits_gets_no_answer(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = seen_by_bots(local, monkeypatch)
    ana = local.guest("Ana")
    id = ana.quick("duel", level="apprentice", pace=3.0)["id"]
    player = local.sit(ana, id)
    offered = player.actions()
    player.act(offered[0])
    until(lambda: positions)
    undone = player.ask(type="undo", seen=player.acted)
    assert undone["type"] == "ack"
    player.act(offered[1], seen=undone["sequence"])
    moves = local.worker.live_tables[id].table.moves
    until(lambda: len(local.worker.live_tables[id].table.moves) > 1)
    assert moves[0][1] == offered[1]
    assert [moves for moves, _ in positions][1] == [(0, offered[1])]


def seen_by_bots(local: Served, monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[tuple[int, str]], float]]:
    """The moves that bots are asked to answer, and when."""
    positions: list[tuple[list[tuple[int, str]], float]] = []
    choose = local.worker.bot_pool.choose

    async def noted(record: Record, seat: int, level: str, key: str) -> str:
        positions.append((list(record.moves), time.monotonic()))
        return await choose(record, seat, level, key)

    monkeypatch.setattr(local.worker.bot_pool, "choose", noted)
    return positions
