"""Finished games: record and its proof, replay with every view, import, fork, rematch, statistics."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import pharos
from pharos.cli.main import run
from pharos.client import Client
from pharos.core.errors import PharosError
from pharos.core.game import Game
from pharos.core.json_types import JsonObject
from pharos.server.payloads import ReplayShown
from pharos.server.tables.replays import STRIDE
from pharos.server.tables.table import seed_hash

from .conftest import SECONDS, Served, play_out, serving, until
from .test_lobby import refused

GAMES = [("duel", 2), ("seven-wonders", 3), ("architects", 3)]


class Finished:
    """A finished game and its players."""

    def __init__(self, served: Served, game: str, players: int, **body: object) -> None:
        self.served, self.guest = served, served.guest("Ana")
        seats = [{"sort": "me"}, *[{"sort": "bot", "level": "apprentice"}] * (players - 1)]
        self.id = self.guest.make(game, players=players, seats=seats, is_public=True, **body)["id"]
        self.guest.start(self.id)
        play_out({0: served.sit(self.guest, self.id)})
        self.table = until(lambda: self.shown()["status"] == "finished" and self.shown())
        self.game = pharos.replay(self.guest.record(self.id), engine="interpreted")

    def shown(self) -> JsonObject:
        table: JsonObject = self.guest.get(f"/api/tables/{self.id}")
        return table


@pytest.fixture
def duel(local: Served) -> Finished:
    return Finished(local, "duel", 2)


def test_the_record_proves_the_deal(duel: Finished, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    text = duel.guest.record(duel.id)
    path.write_text(text, encoding="utf-8")
    assert checked(path) == 0
    assert "The deal was fixed before the game" in capsys.readouterr().out
    assert f"note seed-hash {duel.table['seed_hash']}" in text
    path.write_text(text.replace("note seed-salt ", "note seed-salt 0"), encoding="utf-8")
    assert checked(path) == 2
    assert "does not match the hash" in capsys.readouterr().err


def checked(path: Path) -> int:
    try:
        run(["--lang", "en", "check", str(path)])
    except SystemExit as leave:
        return int(leave.code or 0)
    return 0


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_moment_can_be_seen_with_every_view(local: Served, game: str, players: int) -> None:
    finished = Finished(local, game, players)
    plies = len(finished.game.history)
    for ply in (0, 1, 2, plies // 2, plies - 1, plies, 1):
        shown = local.guest("Eve").get(f"/api/tables/{finished.id}/replay/{ply}")
        ReplayShown.model_validate(shown)
        moment = finished.game.at(ply)
        assert shown["everybody"] == plain(moment.view())
        assert shown["views"] == [plain(moment.view(seat)) for seat in range(players)]
        assert shown["full_view"] == plain(moment.ruleset.full_view(moment.state))
        assert (shown["ply"], shown["plies"], shown["to_act"]) == (ply, plies, list(moment.to_act))
        assert shown["action"] == (finished.game.ruleset.text(finished.game.history[ply - 1][1]) if ply else None)
    with refused("bad-ply"):
        finished.guest.get(f"/api/tables/{finished.id}/replay/{plies + 1}")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_all_that_is_hidden_is_shown_of_finished_games_only(local: Served, game: str, players: int) -> None:
    guest = local.guest("Ana")
    table = guest.make(game, players=players, seats=[{"sort": "me"}, *[{"sort": "open"}] * (players - 1)])
    for seat in range(1, players):
        local.guest(f"Bo {seat}").sit(table["id"], seat)
    guest.start(table["id"])
    for path in ("replay/0", "analysis", "record"):
        with refused("not-finished"):
            guest.get(f"/api/tables/{table['id']}/{path}")
    seen = json.dumps(local.sit(guest, table["id"]).shown)
    assert not [word for word in ("hands", "order", "pile", "face_down", "full_view") if f'"{word}":' in seen]


def test_a_step_through_a_game_costs_a_few_decisions(duel: Finished, monkeypatch: pytest.MonkeyPatch) -> None:
    plies = len(duel.game.history)
    duel.guest.get(f"/api/tables/{duel.id}/replay/{plies}")
    taken: list[int] = []
    take = Game.play_unchecked

    def counted(game: Game, seat: int, action: int) -> None:
        taken.append(seat)
        take(game, seat, action)

    monkeypatch.setattr(Game, "play_unchecked", counted)
    for ply in range(plies, -1, -1):
        taken.clear()
        assert duel.guest.get(f"/api/tables/{duel.id}/replay/{ply}")["ply"] == ply
        assert len(taken) <= STRIDE


def plain(view: Any) -> Any:
    return json.loads(json.dumps(view))


def test_a_record_is_brought_and_taken_away_again(served: Served) -> None:
    game = pharos.new("architects", players=3, seed=5, engine="interpreted")
    while not game.is_over:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    game.names = ["Ana", "Bo", "Cy"]
    guest = served.guest("Ana")
    table = guest.post("/api/records", record=str(game.record()), is_public=True)
    assert (table["status"], [seat["name"] for seat in table["seats"]]) == ("finished", game.names)
    assert pharos.replay(guest.record(table["id"])).history == game.history
    assert [listed["result"] for listed in guest.get("/api/tables/recent")] == [game.record().result]
    assert guest.get("/api/statistics") == [], "what others say they have played counts for nothing"


@pytest.mark.parametrize(
    ("change", "id"),
    [
        (lambda text: "nonsense", "not-a-record"),
        (lambda text: text.replace("seed 7", "seed 8"), "record-move"),
        (lambda text: text.replace("game duel", "game chess"), "unknown-game"),
        (lambda text: text.replace("players 2", "players 99"), "bad-players"),
        (lambda text: "\n".join(text.splitlines()[:30]), "not-finished"),
        (lambda text: text + "x" * 60000, "bad-request"),
        (lambda text: text.replace("\n\n", "\nstart\n    frob: 1\n\n", 1), "position-line"),
    ],
)
def test_a_record_that_is_wrong_gets_its_reason(local: Served, change: Any, id: str) -> None:
    game = pharos.new("duel", seed=7, engine="interpreted")
    while not game.is_over:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    with refused(id):
        local.guest("Ana").post("/api/records", record=change(str(game.record())))


@pytest.mark.parametrize("fresh", [False, True])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_play_goes_on_from_any_move_against_bots(local: Served, game: str, players: int, fresh: bool) -> None:
    finished = Finished(local, game, players)
    ply = len(finished.game.history) // 2
    eve = local.guest("Eve")
    table = eve.post(f"/api/tables/{finished.id}/fork", ply=ply, seat=1, level="apprentice", fresh=fresh)
    assert (table["you"], table["status"], table["forked_from"]) == (1, "playing", finished.id)
    live = local.worker.live_tables[table["id"]]
    past = finished.game.at(ply)
    if fresh:
        assert live.table.moves == [] or live.table.imported_moves == 0
        assert live.table.start is not None
    else:
        assert live.table.moves[:ply] == [(seat, past.ruleset.text(action)) for seat, action in past.history]
    player = local.sit(eve, table["id"])
    play_out({1: player})
    assert pharos.replay(until(lambda: record_of(eve, table["id"]))).is_over


def record_of(client: Client, id: str) -> str | None:
    try:
        return client.record(id)
    except PharosError:
        return None


def test_the_same_seats_play_again(served: Served) -> None:
    finished = Finished(served, "duel", 2)
    with refused("not-your-seat"):
        served.guest("Eve").post(f"/api/tables/{finished.id}/rematch")
    again = finished.guest.post(f"/api/tables/{finished.id}/rematch")
    assert again["status"] == "open"
    assert [(seat["name"], seat["level"]) for seat in again["seats"]] == [("Ana", None), ("", "apprentice")]
    assert finished.guest.post(f"/api/tables/{finished.id}/rematch")["id"] == again["id"]
    assert finished.shown()["rematch"] == again["id"]
    started = finished.guest.start(again["id"])
    assert started["seed_hash"] != finished.table["seed_hash"]


def test_an_imported_game_is_played_again_by_whoever_sits_down(local: Served) -> None:
    finished = Finished(local, "duel", 2)
    imported = finished.guest.post("/api/records", record=finished.guest.record(finished.id))
    again = finished.guest.post(f"/api/tables/{imported['id']}/rematch")
    assert [(seat["sort"], seat["name"]) for seat in again["seats"]] == [("open", ""), ("open", "")]


def test_statistics_count_seats_by_how_they_ended(served: Served) -> None:
    finished = Finished(served, "architects", 3)
    rows = until(lambda: finished.guest.get("/api/statistics?game=architects"))
    assert sum(row["n"] for row in rows) == 3
    assert sum(row["n"] for row in rows if row["has_won"]) == len(
        finished.game.outcome.winners if finished.game.outcome else ()
    )
    assert {row["piece"] for row in rows} == {city["wonder"] for city in finished.game.view()["cities"]}
    mine = finished.guest.get("/api/statistics?mine=true")
    assert [(row["level"], row["n"]) for row in mine] == [(None, 1)]
    with refused("unknown-game"):
        finished.guest.get("/api/statistics?game=chess")


def test_a_game_that_ended_in_a_crash_is_settled_later(tmp_path: Path) -> None:
    """If the server dies after the last decision, the next one stores the result."""
    database = f"sqlite:///{tmp_path}/t.sqlite3"
    with serving(database) as served:
        finished = Finished(served, "duel", 2)
        loop = next(iter(served.worker._tasks)).get_loop()
        asyncio.run_coroutine_threadsafe(_forget(served, finished.id), loop).result(SECONDS)
    with serving(database) as served:
        rows = until(lambda: served.guest("Eve").get("/api/statistics"))
        assert sum(row["n"] for row in rows) == 2


async def _forget(served: Served, id: str) -> None:
    from sqlalchemy import text

    changes = ("update tables set status = 'playing', result = null", "delete from results")
    await served.worker.storage.write(*((text(change), None) for change in changes))


def test_the_promise_is_made_of_seed_and_salt() -> None:
    assert seed_hash(7, "x") == hashlib.sha256(b"7:x").hexdigest()
