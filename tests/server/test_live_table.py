"""Play over the WebSocket: acknowledgements, refusals, changed choices, undo, tabs, reconnects, spectators, chat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

import pharos
from pharos.core.json_types import JsonObject
from pharos.server.db.entries import Entry, EntryData
from pharos.server.db.storage import Storage
from pharos.server.tables.presentation import Presentation
from pharos.server.tables.table import Table
from pharos.server.ws.connections import MAX_OUTBOX, Connection, writing

from .conftest import SECONDS, Player, Served, play_out, serving

TABLES = [("duel", 2, {}), ("seven-wonders", 2, {}), ("seven-wonders", 3, {"edition": "2"}), ("architects", 3, {})]


def seated(
    served: Served, game: str, players: int, options: dict[str, str] | None = None, **body: object
) -> dict[int, Player]:
    """People at all seats of a started table."""
    guests = [served.guest(f"P{seat}") for seat in range(players)]
    id = guests[0].make(game, players=players, options=options or {}, **body)["id"]
    for seat in range(1, players):
        guests[seat].sit(id, seat)
    guests[0].start(id)
    return {seat: served.sit(guest, id) for seat, guest in enumerate(guests)}


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_whole_game_by_people(served: Served, game: str, players: int, options: dict[str, str]) -> None:
    seats = seated(served, game, players, options)
    play_out(seats)
    for player in seats.values():
        player.until_view(lambda me: me.table["status"] == "finished")
    table = seats[0].table
    assert pharos.new(game, players=players, seed=int(table["seed"]), **options)
    assert table["result"] == str(seats[1].table["result"])


def test_acknowledged_means_stored(served: Served) -> None:
    seats = seated(served, "duel", 2)
    first = seats[0]
    action = first.actions()[0]
    answer = first.act(action)
    stored = asyncio.run(latest_entry(served, first.table["id"]))
    assert answer["type"] == "ack"
    assert (stored.sequence, stored.kind, stored.seat, stored.data) == (answer["sequence"], "act", 0, {"action": action})
    news = seats[1].until("news")
    assert (news["sequence"], news["seat"]) == (answer["sequence"], 0)
    assert not {"by", "sort"} & news.keys(), "omitted: a person has acted"
    assert news["events"][0]["message"]["id"] == "event-draft"


async def latest_entry(served: Served, table: str) -> Entry:
    """The last entry of a table's log, as another process would read it."""
    storage = Storage(served.settings.url)
    try:
        return (await storage.log(table))[-1]
    finally:
        await storage.dispose()


def test_a_decision_whose_place_another_worker_took_is_stored_behind_it(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3") as served:
        seats = seated(served, "duel", 2)
        latest = asyncio.run(latest_entry(served, seats[0].table["id"]))
        said: EntryData = {"name": "B", "who": "b", "text": "hello"}
        taken = Entry(latest.table, latest.sequence + 1, "chat", latest.at, "two", 1, said)
        asyncio.run(store_elsewhere(served, taken))
        assert seats[0].act(seats[0].actions()[0])["sequence"] == latest.sequence + 2
        assert seats[1].until("chat")["said"]["text"] == "hello"
        assert seats[1].until("news")["sequence"] == latest.sequence + 2


async def store_elsewhere(served: Served, entry: Entry) -> None:
    """Store an entry as another process would."""
    storage = Storage(served.settings.url, "two")
    await storage.start()
    assert await storage.append(entry)
    await storage.stop()


def test_what_is_not_possible_gets_its_reason(local: Served) -> None:
    seats = seated(local, "duel", 2)
    first, second = seats[0], seats[1]
    assert second.act("draft sphinx")["error"]["id"] == "not-your-turn"
    assert first.act("frob")["error"]["id"] == "unknown-action"
    assert first.act("build walls")["error"]["id"] == "duel-error-other-decision"
    assert first.act(first.actions()[0], seen=0)["error"]["id"] == "stale"
    assert local.worker.live_tables[first.table["id"]].table.moves == []


def test_an_outdated_action_is_refused_even_if_it_would_be_legal(local: Served) -> None:
    seats = seated(local, "duel", 2)
    seen = seats[0].seen
    assert seats[0].act(seats[0].actions()[0])["type"] == "ack"
    seats[1].turn()
    assert seats[1].act(seats[1].actions()[0], seen=seen)["error"]["id"] == "stale"
    assert seats[1].act(seats[1].actions()[0])["type"] == "ack"


def test_why_explains_what_is_possible_and_what_is_not(local: Served) -> None:
    seats = seated(local, "duel", 2, {"wonders": "first-game"})
    player = seats[0]
    build = next(offer for offer in player.shown["actions"] if offer["action"].startswith("build") and offer["steps"])
    assert player.ask(type="why", action=build["action"])["steps"] == build["steps"]
    assert player.ask(type="why", action="build walls")["error"]["id"] == "duel-error-not-open"
    assert player.ask(type="why", action="frob")["error"]["id"] == "unknown-action"


def test_why_breaks_down_a_price_that_cannot_be_paid(local: Served) -> None:
    player = seated(local, "duel", 2, {"wonders": "first-game"})[0]
    wonder = max(player.shown["view"]["cities"][0]["wonders"], key=lambda wonder: wonder["price"])
    card = next(offer["parts"]["card"] for offer in player.shown["actions"] if offer["parts"]["verb"] == "sell")
    because = player.ask(type="why", action=f"wonder {wonder['wonder']} using {card}")
    assert because["error"]["id"] == "duel-error-too-expensive"
    assert sum(shown["step"].get("coins", 0) for shown in because["steps"]) == wonder["price"]


def test_a_mind_is_changed_until_the_last_seat_commits(served: Served) -> None:
    seats = seated(served, "seven-wonders", 3, {"boards": "random-a"})
    one = seats[0]
    sells = [action for action in one.actions() if action.startswith("sell")]
    assert one.act(sells[0])["type"] == "ack"
    one.until_view(lambda me: me.shown["revisable_seats"] == [0])
    assert one.shown["view"]["chosen"] == [sells[0]]
    assert one.act(sells[1])["type"] == "ack"
    one.until_view(lambda me: me.shown["view"]["chosen"] == [sells[1]])
    for seat in (1, 2):
        assert seats[seat].act(seats[seat].actions()[-1])["type"] == "ack"
    one.until_view(lambda me: me.shown["view"]["turn"] == 2)
    assert one.act(sells[0], seen=2)["error"]["id"] == "stale"


def test_commitments_of_others_do_not_make_a_choice_stale(local: Served) -> None:
    seats = seated(local, "seven-wonders", 3, {"boards": "random-a"})
    seen = {seat: player.seen for seat, player in seats.items()}
    for seat in (2, 0, 1):
        assert seats[seat].act(seats[seat].actions()[-1], seen=seen[seat])["type"] == "ack"


def test_unseen_choices_reach_the_others_a_little_later(local: Served) -> None:
    seats = seated(local, "seven-wonders", 3, {"boards": "random-a"})
    watched = local.sit(None, seats[0].table["id"])
    for player in (seats[0], seats[1]):
        assert player.act(player.actions()[-1])["type"] == "ack"
    for player in (*seats.values(), watched):
        player.until_view(lambda me: me.shown["view"]["committed"] == [0, 1])
        assert [news["seat"] for news in news_of(player)] == [0, 1]


def test_unseen_choices_leave_at_the_latest_with_what_they_lead_to(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    for delay in ("UNSEEN_NEWS_DELAY", "OWN_NEWS_DELAY"):
        monkeypatch.setattr(f"pharos.server.tables.presentation.{delay}", 3600.0)
    seats = seated(local, "seven-wonders", 3, {"boards": "random-a"})
    for player in seats.values():
        assert player.act(player.actions()[-1])["type"] == "ack"
    for player in seats.values():
        player.until_view(lambda me: me.shown["view"]["turn"] == 2)
        assert [news["seat"] for news in news_of(player)] == [0, 1, 2]
    views = [[text for text in player.raw if '"type":"view"' in text] for player in seats.values()]
    assert [len(texts) for texts in views] == [1, 1, 1], "one for the next turn"
    states = local.worker.live_tables[seats[0].table["id"]].presentation.states
    assert [states.state(seat).version for seat in range(3)] == [2, 2, 2], "what is not sent is not built"


def news_of(player: Player) -> list[JsonObject]:
    """The news that a player has received, in the order of the log."""
    news = [message for text in player.raw if (message := json.loads(text))["type"] == "news"]
    assert [message["sequence"] for message in news] == sorted(message["sequence"] for message in news)
    return news


def test_undo_takes_back_one_seats_choice_and_keeps_the_others(served: Served) -> None:
    seats = seated(served, "seven-wonders", 3, {"boards": "random-a"})
    for seat in (0, 1):
        seats[seat].act(seats[seat].actions()[-1])
        seats[seat].until_view(lambda me, seat=seat: seat in me.shown["revisable_seats"])  # type: ignore[misc]
    seats[0].until_view(lambda me: me.shown["revisable_seats"] == [0, 1])
    assert seats[0].shown["may_undo"]
    assert seats[0].ask(type="undo", seen=seats[0].seen)["type"] == "ack"
    seats[2].until_view(lambda me: me.shown["to_act"] == [0, 2])
    assert seats[2].shown["revisable_seats"] == [1]


def test_undo_restores_the_position(served: Served) -> None:
    seats = seated(served, "duel", 2)
    first, second = seats[0], seats[1]
    before = first.shown["view"]
    first.act(first.actions()[0])
    second.turn()
    assert first.ask(type="undo", seen=first.seen)["type"] == "ack"
    assert second.until("news")["sort"] == "undo"
    second.until_view(lambda me: me.shown["to_act"] == [0])
    first.turn()
    assert first.shown["view"] == before
    live = served.worker.live_tables[first.table["id"]]
    assert live.table.moves == []
    assert first.ask(type="undo", seen=first.seen)["error"]["id"] == "no-undo"


def test_revealed_information_cannot_be_undone(local: Served) -> None:
    seats = seated(local, "duel", 2, {"wonders": "first-game"})
    play_out(seats, most=6)
    live = local.worker.live_tables[seats[0].table["id"]]
    for seat in (0, 1):
        may = live.table_game.undoable(seat, 0) is not None if live.table_game else False
        answer = seats[seat].ask(type="undo", seen=live.table.sequence)
        assert (answer["type"] == "ack") == may


def test_two_tabs_of_one_seat_stay_in_step(local: Served) -> None:
    ana = local.guest("Ana")
    id = ana.quick("duel", level="apprentice")["id"]
    tabs = [local.sit(ana, id) for _ in range(2)]
    tabs[0].turn()
    tabs[0].act(tabs[0].actions()[0])
    for tab in tabs:
        tab.until_view(lambda me: len(me.shown["view"]["cities"][0]["wonders"]) > 0)
        tab.turn()
    assert tabs[0].shown == tabs[1].shown
    answers = [tab.act(tab.actions()[0], seen=tab.seen) for tab in tabs]
    assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]


def test_reconnecting_at_any_moment_resumes_exactly(local: Served) -> None:
    ana = local.guest("Ana")
    id = ana.quick("seven-wonders", players=3, level="apprentice")["id"]
    player = local.sit(ana, id)
    for n in range(12):
        player.turn()
        player.act(player.actions()[n % len(player.actions())])
        player.until_view(lambda me: me.viewed >= me.acted and me.shown["to_act"] == [0])
        shown, seat = player.shown, player.welcome["seat"]
        player.close()
        player = local.sit(ana, id)
        assert player.welcome["seat"] == seat
        assert player.shown["view"] == shown["view"]
        assert player.shown["actions"] == shown["actions"]


def test_spectators_see_what_everybody_may_know(local: Served) -> None:
    seats = seated(local, "seven-wonders", 3, {"boards": "random-a"})
    id = seats[0].table["id"]
    watcher = local.sit(None, id)
    assert watcher.welcome["seat"] is None
    assert watcher.shown["view"]["hand"] is None
    assert watcher.shown["actions"] == []
    assert watcher.act("sell altar")["error"]["id"] == "not-your-seat"
    assert watcher.ask(type="chat", text="hi")["error"]["id"] == "not-a-guest"
    seats[0].act(seats[0].actions()[-1])
    news = watcher.until("news")
    assert news["events"][0]["event"] == {"event": "committed", "seat": 0, "action": None}


def test_a_table_may_refuse_spectators(local: Served) -> None:
    seats = seated(local, "duel", 2, spectators=False)
    player = Player(local.url, seats[0].table["id"], None)
    assert player.receive()["error"]["id"] == "no-spectators"
    player.close()


def test_a_start_dismisses_spectators_where_they_are_not_allowed(local: Served) -> None:
    ana, bo = local.guest("Ana"), local.guest("Bo")
    id = ana.make("duel", spectators=False)["id"]
    bo.sit(id, 1)
    watcher, player = local.sit(local.guest("Cy"), id), local.sit(bo, id)
    ana.start(id)
    assert watcher.until("bye")["error"]["id"] == "no-spectators"
    assert all(json.loads(text).get("shown", {}).get("view") is None for text in watcher.raw)
    player.until_view(lambda me: me.shown["view"] is not None)


def test_spectators_who_connect_while_the_game_starts_are_dismissed(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo, cy = (local.guest(name) for name in ("Ana", "Bo", "Cy"))
    id = ana.make("duel", spectators=False)["id"]
    bo.sit(id, 1)
    accept = WebSocket.accept

    async def start_first(self: WebSocket, *words: Any, **more: Any) -> None:
        host = await local.services.guests.known(ana.cookie.partition("=")[2])
        assert host
        await local.services.lobby.start(host, local.worker.live_tables[id])
        await accept(self, *words, **more)

    monkeypatch.setattr(WebSocket, "accept", start_first)
    late = Player(local.url, id, cy.cookie)
    assert late.receive()["error"]["id"] == "no-spectators"
    with pytest.raises(ConnectionClosed):
        late.receive()
    late.close()


def test_who_leaves_a_game_without_spectators_does_not_stay_as_one(local: Served) -> None:
    ana, bo = local.guest("Ana"), local.guest("Bo")
    id = ana.make("duel", spectators=False)["id"]
    bo.sit(id, 1)
    ana.start(id)
    players = [local.sit(ana, id), local.sit(bo, id)]
    ana.post(f"/api/tables/{id}/leave")
    assert players[0].until("bye")["error"]["id"] == "no-spectators"
    token = bo.post(f"/api/tables/{id}/seats/1/link")["token"]
    local.guest("Bo's phone").post("/api/resume", token=token)
    assert players[1].until("bye")["error"]["id"] == "no-spectators"


def test_the_running_score_may_be_hidden(local: Served) -> None:
    seats = seated(local, "duel", 2, live_score=False)
    assert "score" not in seats[0].shown["view"]["cities"][0]
    play_out(seats)
    seats[0].until_view(lambda me: bool(me.shown["view"]["outcome"]))
    assert "score" in seats[0].shown["view"]["cities"][0]


def test_chat_and_reactions(served: Served) -> None:
    seats = seated(served, "duel", 2)
    one, other = seats[0], seats[1]
    assert one.ask(type="chat", text="Olá, 𝄞 <b>!")["type"] == "ack"
    said = other.until("chat")["said"]
    assert (said["text"], said["seat"], said["name"], said["reaction"]) == ("Olá, 𝄞 <b>!", 0, "P0", None)
    assert one.ask(type="react", reaction="well-played")["type"] == "ack"
    assert other.until("chat")["said"]["reaction"] == "well-played"
    assert one.ask(type="react", reaction="frob")["error"]["id"] == "bad-request"
    assert one.act(one.actions()[0], seen=one.welcome["sequence"])["type"] == "ack", "talk does not outdate a choice"
    again = served.sit(None, one.table["id"])
    assert [said["text"] for said in again.welcome["chat"]] == ["Olá, 𝄞 <b>!", None]


def test_clients_that_want_no_views_get_their_actions(local: Served) -> None:
    ana = local.guest("Ana")
    id = ana.quick("duel", level="apprentice")["id"]
    player = local.sit(ana, id, views=False)
    player.texts, player.to_act = player.actions(), player.shown["to_act"]
    for n in range(20):
        while 0 not in player.to_act:
            player.receive()
        player.to_act = []
        assert player.act(player.texts[n % len(player.texts)])["type"] == "ack"
        while player.seen < player.acted:
            player.receive()
    assert [json.loads(text)["type"] for text in player.raw].count("view") == 0


class FakePresentation:
    """What a live table would send."""

    def flush_soon(self, flush: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_soon(flush)

    def welcome(self, guest: str | None) -> tuple[bytes, int]:
        return b"welcome", 1

    def view_message(self, seat: int | None, known: int | None) -> tuple[bytes, int]:
        return b"view", 1


class FakeLiveTable:
    """A live table without a game."""

    table = Table("t")
    presentation = FakePresentation()


def test_a_slow_client_gets_the_whole_view_instead_of_a_long_queue() -> None:
    async def scenario() -> list[str]:
        sent: list[str] = []
        gate = asyncio.Event()

        async def send(text: str) -> None:
            sent.append(text)
            await gate.wait()

        live: Any = FakeLiveTable()
        connection = Connection(live, None, send, wants_views=True)
        async with writing(connection):
            for n in range(MAX_OUTBOX + 5):
                connection.put(b"%d" % n)
                await asyncio.sleep(0)
            gate.set()
            while sent[-1] != "welcome":
                await asyncio.sleep(0)
        return sent

    sent = asyncio.run(scenario())
    assert sent[0] == "0"
    assert len(sent) < 10, "what waited was thrown away"


def test_a_silent_client_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pharos.server.ws.connections.SEND_TIMEOUT", 0.05)

    async def never(text: str) -> None:
        await asyncio.Event().wait()

    async def scenario() -> None:
        live: Any = FakeLiveTable()
        connection = Connection(live, None, never, wants_views=False)
        async with writing(connection):
            connection.put(b"x")
            await asyncio.wait_for(connection.closed.wait(), SECONDS)

    asyncio.run(scenario())


def test_a_view_that_fails_ends_the_connection_with_a_word(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client gets a goodbye and can reconnect, and the decision is stored."""
    seats = seated(local, "duel", 2)
    mover = next(player for seat, player in seats.items() if seat in player.shown["to_act"])

    def fails(self: Presentation, seat: int | None, known: int | None) -> tuple[bytes, int]:
        raise ValueError("no view")

    with monkeypatch.context() as broken:
        broken.setattr(Presentation, "view_message", fails)
        assert mover.act(mover.actions()[0])["type"] == "ack"
        assert mover.until("bye")["error"]["id"] == "internal-error"
        with pytest.raises(ConnectionClosed):
            mover.receive()
    assert local.worker.live_tables[mover.table["id"]].table.moves


def test_a_client_that_never_reads_delays_nobody(local: Served) -> None:
    seats = seated(local, "duel", 2)
    for _ in range(3):
        local.sit(None, seats[0].table["id"])
    assert play_out(seats, most=30) == 30


def test_the_log_tells_each_seat_what_it_may_know(local: Served) -> None:
    guests = [local.guest(f"P{seat}") for seat in range(3)]
    id = guests[0].make("seven-wonders", players=3, options={"boards": "random-a"})["id"]
    for seat in (1, 2):
        guests[seat].sit(id, seat)
    guests[0].start(id)
    seats = {seat: local.sit(guest, id) for seat, guest in enumerate(guests)}
    play_out(seats, choose=lambda seat, actions: actions[-1], most=6)
    own, other = (guests[seat].get(f"/api/tables/{id}/log") for seat in (0, 1))
    assert len(own) == len(other) == 6
    for seat, entries in ((0, own), (1, other)):
        events = [entry["events"][0]["event"] for entry in entries]
        committed = [event for event in events if event["event"] == "committed"]
        assert committed
        assert all((event["action"] is not None) == (event["seat"] == seat) for event in committed)
