"""Two workers on one PostgreSQL: any worker handles any request, changes reach the other, one is killed."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import pytest

from pharos.client import Client

from .conftest import SECONDS, Player, Processes, fresh_database, request, serving, until
from .test_recovery import moves_in


def test_one_table_through_two_processes_and_one_is_killed(postgresql: str, processes: Processes) -> None:
    database = fresh_database(postgresql)
    one, other = processes(database), processes(database)
    ana = Client(one.url, "Ana")
    bo = Client(other.url, "Bo")
    id = ana.make("duel")["id"]
    assert bo.sit(id, 1)["you"] == 1
    ana.start(id)
    players = [Player(one.url, id, ana.cookie), Player(other.url, id, bo.cookie)]
    for player in players:
        player.welcome = player.until("welcome")
    kept: list[str] = []
    play(players, kept, 14)
    assert {seat["is_here"] for seat in players[1].table["seats"]} == {True}
    one.kill()
    players[0].close()
    players[0] = Player(other.url, id, ana.cookie)
    players[0].welcome = players[0].until("welcome")
    assert players[0].welcome["seat"] == 0
    play(players, kept, 14)
    assert [action for _, action in moves_in(database, id).values()] == kept
    for player in players:
        player.close()
    other.stop()


def play(players: list[Player], kept: list[str], n: int) -> None:
    """Make a number of decisions, each through the worker of its seat."""
    for _ in range(n):
        for player in players:
            while player.shown["view"] is None or len(player.table and player.raw) == 0:
                player.receive()
        seat = next_mover(players, len(kept))
        action = players[seat].actions()[0]
        assert players[seat].act(action)["type"] == "ack"
        kept.append(action)


def next_mover(players: list[Player], plies: int) -> int:
    """Wait until both have received all decisions; returns the seat that owes the next."""
    for player in players:
        while True:
            player.send(type="resync")
            player.until("view")
            news = [text for text in player.raw if '"type":"news"' in text]
            if player.shown["to_act"] and _plies(player, news) >= plies:
                break
    seat: int = players[0].shown["to_act"][0]
    while seat not in players[seat].shown["to_act"]:
        players[seat].until("view")
    return seat


def _plies(player: Player, news: list[str]) -> int:
    plies: list[int] = [player.welcome["table"]["plies"], *(json.loads(text)["plies"] for text in news)]
    return max(plies)


def test_bots_go_on_when_their_worker_is_killed(postgresql: str, processes: Processes) -> None:
    database = fresh_database(postgresql)
    one = processes(database)
    ana = Client(one.url, "Ana")
    id = ana.quick("duel", level="apprentice", pace=8.0)["id"]
    player = Player(one.url, id, ana.cookie)
    player.welcome = player.until("welcome")
    player.act(player.actions()[0])
    one.kill()
    player.close()
    with serving(database, stand_in=0.5) as other:
        again = other.sit(ana, id)
        again.turn()
        assert again.act(again.actions()[0])["type"] == "ack"


def test_the_unique_key_decides_races_between_workers(postgresql: str) -> None:
    database = fresh_database(postgresql)
    with serving(database) as one, serving(database) as other:
        ana = one.guest("Ana")
        id = ana.make("duel")["id"]
        bo = other.guest("Bo")
        bo.sit(id, 1)
        ana.start(id)
        for _ in range(12):
            tabs = [one.sit(ana, id), other.sit(ana, id), one.sit(bo, id), other.sit(bo, id)]
            until(lambda: one.worker.live_tables[id].table.sequence == other.worker.live_tables[id].table.sequence)
            race(tabs, id)
            for tab in tabs:
                tab.close()
        for served in (one, other):
            run(served, served.worker.live_tables[id].log.catch_up())
        tables = [served.worker.live_tables[id].table for served in (one, other)]
        assert tables[0].moves == tables[1].moves
        views = [served.worker.live_tables[id].game.view(0) for served in (one, other)]
        assert views[0] == views[1]


def race(tabs: list[Player], id: str) -> None:
    """The same decision through both workers at once: exactly one is stored."""
    for tab in tabs:
        tab.send(type="resync")
        tab.until("view")
    seat = tabs[0].shown["to_act"][0]
    movers = [tab for tab in tabs if tab.welcome["seat"] == seat and seat in tab.shown["to_act"]]
    answers: list[Any] = []
    threads = [threading.Thread(target=lambda tab=tab: answers.append(tab.act(tab.actions()[-1]))) for tab in movers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [answer["type"] for answer in answers].count("ack") == 1


def run(served: Any, work: Any) -> None:
    loop = next(iter(served.worker._tasks)).get_loop()
    asyncio.run_coroutine_threadsafe(work, loop).result(SECONDS)


def test_nothing_is_refused_for_want_of_news(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that has not yet heard of another one's entry looks before it refuses."""
    database = fresh_database(postgresql)
    with serving(database) as one, serving(database) as other:
        monkeypatch.setattr(one.worker._listener, "_on_change", lambda tables: None)
        ana, bo = one.guest("Ana"), other.guest("Bo")
        id = ana.make("duel")["id"]
        bo.sit(id, 1)
        assert one.worker.live_tables[id].table.places[1].occupant == "open"
        assert ana.start(id)["status"] == "playing"


def test_workers_see_each_others_names_and_tables_at_once(postgresql: str) -> None:
    database = fresh_database(postgresql)
    with serving(database) as one, serving(database) as other:
        ana = one.guest("Ana")

        def there(path: str) -> Any:
            return request("GET", f"{other.url}/api/{path}", headers={"Cookie": ana.cookie}).json()

        assert there("me")["name"] == "Ana"
        id = ana.make("duel", is_public=True)["id"]
        assert [table["id"] for table in there("tables")] == [id]
        player = other.sit(ana, id)
        for name in ("Bea", "Cleo"):
            ana.post("/api/guests", name=name)
            assert there("me")["name"] == name
            player.send(type="chat", text="hello")
            assert player.until("chat")["said"]["name"] == name
