"""Nothing leaves the server towards a seat but views and events of that seat.

Random games of every kind are played with all seats and a spectator connected. Every byte sent to each is kept. A replica
of the game, which knows the truth, then says for each moment what that seat may know: everything about the game in each
message must be exactly that, and no piece may be named that had not been in a view of that seat before.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import pharos
from pharos.core.game import Game
from pharos.server.tables.table_game import record_of

from .conftest import Player, Served
from .test_live_table import seated

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("duel", 2, {}),
    ("duel", 2, {"wonders": "first-game"}),
    ("seven-wonders", 2, {}),
    ("seven-wonders", 4, {"boards": "random-a"}),
    ("seven-wonders", 3, {"edition": "2"}),
    ("architects", 2, {}),
    ("architects", 4, {}),
]


def step(game: Game, seats: dict[int, Player], random: random.Random) -> None:
    """One decision, made over the wire and in the replica."""
    mover = random.choice(game.to_act)
    action = random.choice(game.legal_texts(mover))
    seats[mover].send(type="act", seen=10**6, action=action)
    game.play(mover, action)


def pieces(game: Game) -> set[str]:
    """The names of all pieces, as they would appear in JSON."""
    rows = [row for sort in game.ruleset.catalogue().values() for row in sort]
    return {row["name"] for row in rows if "name" in row}


def words_in(texts: list[str], names: set[str]) -> set[str]:
    return names & set(re.findall(r"[a-z0-9_]+", " ".join(texts)))


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_no_seat_receives_hidden_information(local: Served, name: str, players: int, options: dict[str, str]) -> None:
    seats = seated(local, name, players, options)
    live = local.worker.live_tables[seats[0].table["id"]]
    everybody: dict[int | None, Player] = {None: local.sit(None, live.table.id)}
    for seat, player in seats.items():
        everybody[seat] = player
    secret = {str(live.table.seed), live.table.salt}
    game = pharos.replay(record_of(live.table), engine="interpreted")
    names, rng = pieces(game), random.Random(f"{name}{players}{options}")
    known: dict[int | None, set[str]] = {viewer: set() for viewer in everybody}
    while not game.is_over:
        note(game, everybody, known, names)
        before = game.copy()
        step(game, seats, rng)
        note(game, everybody, known, names)
        check_round(before, game, everybody, known, names, secret)
    for player in everybody.values():
        player.until_view(lambda me: me.table["status"] == "finished")
        assert player.table["seed"] == str(live.table.seed)


def note(game: Game, everybody: dict[int | None, Player], known: dict[int | None, set[str]], names: set[str]) -> None:
    """What each viewer has been allowed to see so far."""
    for viewer in everybody:
        shown = [json.dumps(game.view(viewer))]
        if viewer is not None:
            shown += game.legal_texts(viewer)
            shown += [json.dumps(game.explain(viewer, action)) for action in game.legal(viewer)]
        known[viewer] |= words_in(shown, names)


def check_round(
    before: Game, after: Game, everybody: dict[int | None, Player], known: Any, names: set[str], secret: set[str]
) -> None:
    """Everything that this decision brought to each viewer."""
    seat, number = after.history[-1]
    for viewer, player in everybody.items():
        events = after.ruleset.events(before.state, seat, number, after.state, viewer)
        known[viewer] |= words_in([json.dumps(events)], names)
        first = len(player.raw)
        while (message := player.receive())["type"] != "news":
            pass
        assert message["plies"] == len(after.history)
        assert [sent["event"] for sent in message["events"]] == json.loads(json.dumps(events))
        player.until_view(lambda me, news=message: me.viewed >= news["sequence"])  # type: ignore[misc]
        assert player.shown["view"] == json.loads(json.dumps(after.view(viewer)))
        allowed = after.legal_texts(viewer) if viewer is not None and not after.is_over else []
        assert player.actions() == allowed
        sent = player.raw[first:] if len(after.history) > 1 else player.raw
        assert words_in(sent, names) <= known[viewer], (viewer, words_in(sent, names) - known[viewer])
        assert after.is_over or not [text for text in sent for word in secret if word in text]


@pytest.mark.parametrize("path", ["", "/log"])
def test_requests_tell_no_more(local: Served, path: str) -> None:
    seats = seated(local, "seven-wonders", 3, {"boards": "random-a"})
    live = local.worker.live_tables[seats[0].table["id"]]
    stranger = local.guest("Eve")
    text = json.dumps(stranger.get(f"/api/tables/{live.table.id}{path}"))
    assert str(live.table.seed) not in text
    assert live.table.salt not in text
    assert not any(place.guest and place.guest in text for place in live.table.places)


@pytest.mark.parametrize("path", ["/record", "/replay/0", "/fork"])
def test_a_game_under_way_is_not_open(local: Served, path: str) -> None:
    seats = seated(local, "duel", 2)
    guest = local.guest("Eve")
    url = f"/api/tables/{seats[0].table['id']}{path}"
    method, body = ("POST", {"ply": 0}) if path == "/fork" else ("GET", None)
    with pytest.raises(pharos.PharosError, match="not-finished"):
        guest._ask(method, url, body)


def test_the_seeds_of_bots_do_not_come_from_the_deal(local: Served) -> None:
    ana, bo = local.guest("Ana"), local.guest("Bo")
    tables = []
    for _ in range(2):
        id = ana.make("duel", players=2, seed=7)["id"]
        bo.sit(id, 1)
        ana.start(id)
        tables.append(local.worker.live_tables[id].table)
    assert tables[0].seed == tables[1].seed == 7
    assert tables[0].bot_key != tables[1].bot_key
