"""Ratings: the model, the terms of rated tables, how rated games end, and that each is rated exactly once."""

from __future__ import annotations

import asyncio
import itertools
import json
import math
import random
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from pharos.client import Client
from pharos.core.errors import PharosError
from pharos.core.json_types import JsonObject
from pharos.core.registry import game_spec
from pharos.server.config import Settings
from pharos.server.db import schema
from pharos.server.db.rating_rows import RatingRows, additions, rate_waiting
from pharos.server.db.storage import Storage
from pharos.server.ratings.model import ELO, SPREAD, START, Skill, updated
from pharos.server.ratings.rated_game import RatedGame, RatedSeat

from .conftest import Player, Processes, Served, fresh_database, play_out, serving, until
from .test_lobby import refused

CLOCK = {"bank": 600, "increment": 5}


def owner(served: Any, name: str) -> Client:
    """Somebody with a profile."""
    guest = Client(served.url, name)
    guest.post("/api/profile/code")
    return guest


def started(people: list[Client], game: str = "duel", **settings: object) -> str:
    """A rated game that has started, with these people in order."""
    settings = {"players": len(people), "clock": CLOCK, "is_rated": True} | settings
    id = str(people[0].make(game, **settings)["id"])
    for seat, guest in enumerate(people[1:], 1):
        guest.sit(id, seat)
    people[0].start(id)
    return id


def board(guest: Client, game: str = "duel", players: int = 2) -> list[JsonObject]:
    rows: list[JsonObject] = guest.get(f"/api/ratings/{game}/{players}")["rows"]
    return rows


# The model


def test_the_winner_gains_what_the_loser_loses() -> None:
    winner, loser = updated([Skill(), Skill()], [0, 1])
    assert winner.mu - START == pytest.approx(START - loser.mu)
    assert winner.mu > START + 50
    assert winner.sigma < SPREAD


def test_a_shared_place_between_equals_changes_no_rating() -> None:
    for skill in updated([Skill()] * 3, [0, 0, 0]):
        assert skill.mu == pytest.approx(START)


def test_an_expected_win_changes_little_and_a_surprise_much() -> None:
    strong, weak = Skill(1600, 60), Skill(1200, 60)
    expected, surprise = updated([strong, weak], [0, 1])[0].mu - 1600, updated([strong, weak], [1, 0])[1].mu - 1200
    assert 0 < expected < surprise / 5


def test_places_count_not_only_wins() -> None:
    new = updated([Skill()] * 4, [0, 1, 2, 3])
    assert [skill.mu for skill in new] == sorted((skill.mu for skill in new), reverse=True)
    assert new[1].mu > new[3].mu + 30


def simulated(true: list[float], players: int, rounds: int) -> tuple[list[float], list[Skill]]:
    """Mean ratings in the later games between people of known strength whose results follow the law of Elo, and the last."""
    chance = random.Random(players)
    skills, sums = [Skill()] * len(true), [0.0] * len(true)
    for n in range(rounds):
        table = chance.sample(range(len(true)), players)
        luck = {person: true[person] / ELO - math.log(-math.log(chance.random())) for person in table}
        ranks = sorted(table, key=lambda person: -luck[person])
        new = updated([skills[person] for person in table], [ranks.index(person) for person in table])
        for person, skill in zip(table, new, strict=True):
            skills[person] = skill
        sums = [total + skill.mu * (n >= rounds // 2) for total, skill in zip(sums, skills, strict=True)]
    return [total / (rounds - rounds // 2) for total in sums], skills


@pytest.mark.parametrize("players", [2, 4])
def test_ratings_recover_true_strengths_on_the_scale_of_the_bots(players: int) -> None:
    true = [900.0, 1050.0, 1200.0, 1350.0, 1500.0]
    means, skills = simulated(true, players, 3000)
    centre = sum(means) / len(means)
    for strength, mean, skill in zip(true, means, skills, strict=True):
        assert mean - centre == pytest.approx(strength - 1200, abs=60)
        assert 50 < skill.uncertainty < 130
    assert centre == pytest.approx(START, abs=100), "the pool as a whole hardly drifts in thousands of games"


# Terms


def test_a_rated_game_changes_the_ratings_of_both(served: Served) -> None:
    ana, bo = owner(served, "Ana"), owner(served, "Bo")
    id = started([ana, bo], "architects")
    assert ana.get(f"/api/tables/{id}")["is_rated"]
    assert ana.get(f"/api/tables/{id}/ratings") == [{"seat": n, "before": None, "after": None} for n in (0, 1)]
    play_out({seat: served.sit(guest, id) for seat, guest in enumerate((ana, bo))})
    rows = until(lambda: board(ana, "architects"))
    assert [row["games"] for row in rows] == [1, 1]
    assert rows[0]["rating"] + rows[1]["rating"] == 2400
    assert rows[0]["rating"] > rows[1]["rating"]
    assert [row["is_you"] for row in rows] == [row["name"] == "Ana" for row in rows]
    seats = ana.get(f"/api/tables/{id}/ratings")
    assert sorted(seat["after"]["rating"] for seat in seats) == sorted(row["rating"] for row in rows)
    assert {seat["before"]["rating"] for seat in seats} == {1200}
    listed = {(row["game"], row["players"]): row for row in ana.get("/api/ratings")}
    assert listed["architects", 2]["people"] == 2
    assert listed["architects", 2]["you"]["rating"] in {row["rating"] for row in rows}
    assert listed["architects", 3] == {"game": "architects", "players": 3, "people": 0, "you": None}


def test_histories_are_public_but_their_tables_are_not(local: Served) -> None:
    ana, bo = owner(local, "Ana"), owner(local, "Bo")
    id = started([ana, bo])
    bo.post(f"/api/tables/{id}/leave")
    rows = until(lambda: board(ana))
    path = f"/api/ratings/duel/2/{rows[0]['who']}"
    own, others = ana.get(path), bo.get(path)
    assert own["player"]["name"] == "Ana"
    assert [(point["place"], point["table"]) for point in own["points"]] == [(0, id)]
    assert own["points"][0]["change"] == own["points"][0]["rating"] - 1200
    assert others["points"] == [own["points"][0] | {"table": None}]
    with refused("no-player"):
        ana.get("/api/ratings/duel/2/AAAAAAAAAAAA")
    with refused("no-player"):
        ana.get(f"/api/ratings/architects/2/{rows[0]['who']}")


def test_leaderboards_show_bots_at_their_measured_ratings(local: Served) -> None:
    shown = local.guest("Ana").get("/api/ratings/duel/2")
    measured = [(level.name, level.rating) for level in game_spec("duel").levels if level.rating]
    assert measured
    assert [(bot["name"], bot["rating"]) for bot in shown["bots"]] == measured
    with refused("bad-players"):
        local.guest("Ana").get("/api/ratings/duel/3")


def test_a_guest_plays_unrated(local: Served) -> None:
    ana, guest = owner(local, "Ana"), local.guest("Guest")
    with refused("rated-needs-profile"):
        guest.make("duel", clock=CLOCK, is_rated=True)
    id = ana.make("duel", clock=CLOCK, is_rated=True)["id"]
    with refused("rated-needs-profile"):
        guest.sit(id, 1)
    guest.post("/api/profile/code")
    assert guest.sit(id, 1)["you"] == 1


WRONG = [
    ({"clock": None}, "rated-needs-clock"),
    ({"clock": {"bank": 59}}, "rated-needs-clock"),
    ({"seed": 7}, "rated-no-seed"),
    ({"seats": [{"sort": "me"}, {"sort": "bot"}]}, "rated-people-only"),
    ({"game": "seven-wonders", "players": 3, "options": {"boards": "gizah-a rhodes-a olympia-a"}}, "rated-random"),
]


@pytest.mark.parametrize(("settings", "error"), WRONG, ids=[f"{error}-{n}" for n, (_, error) in enumerate(WRONG)])
def test_a_table_that_could_favour_somebody_is_not_rated(local: Served, settings: JsonObject, error: str) -> None:
    body = {"game": "duel", "clock": CLOCK, "is_rated": True} | settings
    ana = owner(local, "Ana")
    with refused(error):
        ana.post("/api/tables", **body)
    ana.post("/api/tables", **(body | {"is_rated": False}))


def test_bots_and_borrowed_seats_are_refused(local: Served) -> None:
    ana, bo = owner(local, "Ana"), owner(local, "Bo")
    id = ana.make("duel", clock=CLOCK, is_rated=True)["id"]
    with refused("rated-people-only"):
        ana.put(f"/api/tables/{id}/seats/1", sort="bot")
    bo.sit(id, 1)
    with refused("rated-no-move"):
        bo.post(f"/api/tables/{id}/seats/1/link")
    ana.start(id)
    with refused("not-absent"):
        ana.post(f"/api/tables/{id}/seats/1/substitute")


def test_nobody_plays_a_rated_game_against_themselves(local: Served) -> None:
    """One browser, two profiles: the cookie of the device is the same for both."""
    device = owner(local, "Ana")
    id = device.make("duel", clock=CLOCK, is_rated=True)["id"]
    other = local.guest("Ana again")
    code = other.post("/api/profile/code")["code"]
    device.post("/api/sign-out")
    device.post("/api/sign-in/code", code=code)
    assert device.sit(id, 1)["you"] == 1
    host = local.guest("Ana")
    with refused("not-the-host"):
        host.start(id)
    live = local.worker.live_tables[id]
    assert len({place.device for place in live.table.places}) == 1
    other_host = local.services.lobby
    with pytest.raises(PharosError, check=lambda error: error.id == "rated-same-person"):
        asyncio.run_coroutine_threadsafe(other_host.start(_host_of(live), live), _loop(local)).result(60)


def _host_of(live: Any) -> Any:
    from pharos.server.guests import Guest

    return Guest(live.table.host, "Ana")


def _loop(served: Served) -> Any:
    return served.worker.storage.write_queue._task.get_loop()  # type: ignore[union-attr]


def test_undo_needs_the_consent_of_the_others(local: Served) -> None:
    ana, bo = owner(local, "Ana"), owner(local, "Bo")
    id = started([ana, bo], options={"wonders": "draft"})
    players = [local.sit(ana, id), local.sit(bo, id)]
    mover = players[0] if 0 in players[0].shown["to_act"] else players[1]
    other = players[1] if mover is players[0] else players[0]
    mover.act(mover.actions()[0])
    mover.until_view(lambda me: me.viewed >= me.acted)
    assert (mover.shown["may_undo"], mover.shown["may_ask_takeback"]) == (False, True)
    assert mover.ask(type="undo", seen=mover.seen)["error"]["id"] == "no-undo"
    assert mover.ask(type="takeback", seen=mover.seen)["type"] == "ack"
    other.until_view(lambda me: me.table.get("takeback") is not None)
    assert other.ask(type="answer", accept=True)["type"] == "ack"
    assert local.worker.live_tables[id].table.moves == []


def test_spectators_stay_silent_while_a_rated_game_runs(local: Served) -> None:
    ana, bo, cy = owner(local, "Ana"), owner(local, "Bo"), local.guest("Cy")
    id = started([ana, bo])
    assert local.sit(cy, id).ask(type="chat", text="take law")["error"]["id"] == "no-spectator-chat"


def test_a_rated_table_has_no_hints(local: Served) -> None:
    ana, bo = owner(local, "Ana"), owner(local, "Bo")
    id = started([ana, bo], hints=True)
    bo.post(f"/api/tables/{id}/leave")
    sequence = ana.get(f"/api/tables/{id}")["sequence"]
    with refused("no-hints"):
        ana.post(f"/api/tables/{id}/hint", seen=sequence, deeper=False)


# How rated games end


def test_leaving_is_a_loss_and_the_other_may_play_on(served: Served) -> None:
    ana, bo = owner(served, "Ana"), owner(served, "Bo")
    id = started([ana, bo])
    player = served.sit(ana, id)
    bo.post(f"/api/tables/{id}/leave")
    rows = until(lambda: board(ana))
    assert [(row["name"], row["wins"]) for row in rows] == [("Ana", 1), ("Bo", 0)]
    player.until_view(lambda me: bool(me.table["forfeits"]))
    assert player.table["forfeits"] == [{"seat": 1, "name": "Bo", "by": "left"}]
    assert player.table["seats"][1]["sort"] == "bot"
    play_out({0: player})
    assert [row["games"] for row in board(ana)] == [1, 1], "the end of the game is not rated once more"


def test_who_runs_out_of_time_has_lost(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pharos.server.ratings.terms.LEAST_BANK", 1)
    ana, bo = owner(local, "Ana"), owner(local, "Bo")
    id = started([ana, bo], clock={"bank": 1, "increment": 0})
    first = local.worker.live_tables[id].game.to_act[0]
    rows = until(lambda: board(ana))
    assert [row["name"] for row in rows] == (["Bo", "Ana"] if first == 0 else ["Ana", "Bo"])
    shown = ana.get(f"/api/tables/{id}")
    assert [(forfeit["seat"], forfeit["by"]) for forfeit in shown["forfeits"]] == [(first, "clock")]


def test_who_leaves_first_is_last_and_the_rest_is_decided_by_the_game(local: Served) -> None:
    people = [owner(local, name) for name in ("Ana", "Bo", "Cy", "Di")]
    id = started(people, "architects")
    for leaver in (2, 1):
        people[leaver].post(f"/api/tables/{id}/leave")
    assert board(people[0], "architects", 4) == []
    play_out({seat: local.sit(people[seat], id) for seat in (0, 3)})
    rows = until(lambda: board(people[0], "architects", 4))
    rating = {row["name"]: row["rating"] for row in rows}
    assert rating["Cy"] < rating["Bo"] < min(rating["Ana"], rating["Di"])


def test_the_last_one_standing_wins(local: Served) -> None:
    people = [owner(local, name) for name in ("Ana", "Bo", "Cy")]
    id = started(people, "architects")
    for leaver in (0, 2, 1):
        people[leaver].post(f"/api/tables/{id}/leave")
    rows = until(lambda: board(people[0], "architects", 3))
    assert [row["name"] for row in sorted(rows, key=lambda row: -row["rating"])] == ["Bo", "Cy", "Ana"]


def test_a_rematch_is_rated_too(local: Served) -> None:
    ana, bo = owner(local, "Ana"), owner(local, "Bo")
    id = started([ana, bo], "architects")
    play_out({seat: local.sit(guest, id) for seat, guest in enumerate((ana, bo))})
    again = ana.post(f"/api/tables/{id}/rematch")
    assert again["is_rated"]
    ana.start(again["id"])
    bo.post(f"/api/tables/{again['id']}/leave")
    assert [row["games"] for row in until(lambda: [r for r in board(ana, "architects") if r["games"] == 2])] == [2, 2]


# A person's data


def test_ratings_are_exported_and_deleted(served: Served) -> None:
    ana, bo = owner(served, "Semiramis-the-first"), owner(served, "Bo")
    id = started([ana, bo])
    ana.post(f"/api/tables/{id}/leave")
    until(lambda: board(bo))
    data = ana.get("/api/profile/export")
    assert [(row["game"], row["games"], row["wins"]) for row in data["ratings"]] == [("duel", 1, 0)]
    assert [(row["table_id"], row["place"], row["has_forfeited"]) for row in data["rated_games"]] == [(id, 1, True)]
    ana.post("/api/profile/delete", name="Semiramis-the-first")
    assert [row["name"] for row in board(bo)] == ["Bo"]
    assert "Semiramis" not in json.dumps([bo.get("/api/ratings/duel/2"), bo.get(f"/api/tables/{id}/ratings")])
    assert bo.get(f"/api/tables/{id}/ratings")[0]["after"]["rating"] < 1200


def test_deleting_a_profile_loses_its_running_rated_games(local: Served) -> None:
    ana, bo = owner(local, "Ana"), owner(local, "Bo")
    started([ana, bo])
    ana.post("/api/profile/delete", name="Ana")
    rows = until(lambda: board(bo))
    assert [(row["name"], row["wins"]) for row in rows] == [("Bo", 1)]


# Exactly once


@asynccontextmanager
async def opened(database: str, worker: str = "one") -> Any:
    storage = Storage(Settings(database=database).url, worker)
    await storage.start()
    try:
        yield storage
    finally:
        await storage.stop()


async def with_profiles(storage: Storage, names: str) -> None:
    for name in names:
        await storage.add_guest(name, name.upper())
        await storage.write(
            (schema.profiles.insert(), {"id": name, "made": 0.0, "settings": "{}", "code_hash": None, "code_made": None})
        )


def decided(n: int, one: str, other: str) -> RatedGame:
    return RatedGame(f"t{n}", "duel", 2, float(n), (RatedSeat(0, one, n % 2, False), RatedSeat(1, other, 1 - n % 2, False)))


async def board_of(storage: Storage) -> list[tuple[str, int, float]]:
    return sorted((row.profile, row.games, row.skill.mu) for row in await RatingRows(storage).board("duel", 2))


def test_a_game_stored_twice_is_rated_once(database: str) -> None:
    async def go() -> None:
        async with opened(database) as storage:
            await with_profiles(storage, "ab")
            for _ in range(3):
                await storage.write(*additions(storage, decided(0, "a", "b")))
                await rate_waiting(storage)
            rows = await board_of(storage)
            assert [(name, games) for name, games, _ in rows] == [("a", 1), ("b", 1)]

    asyncio.run(go())


def test_a_game_that_waits_is_rated_by_the_next_server(database: str) -> None:
    async def crash() -> None:
        async with opened(database) as storage:
            await with_profiles(storage, "ab")
            await storage.write(*additions(storage, decided(0, "a", "b")))

    asyncio.run(crash())
    with serving(database) as served:
        rows = until(lambda: board(served.guest("Cy")))
        assert [row["games"] for row in rows] == [1, 1]


def test_a_rating_that_breaks_off_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import pharos.server.db.rating_rows as rows

    whole: Callable[..., Awaitable[None]] = rows._set_rating
    calls = itertools.count()

    async def broken(*arguments: Any, **more: object) -> None:
        if next(calls) == 1:
            raise RuntimeError
        await whole(*arguments, **more)

    async def go() -> None:
        async with opened(database) as storage:
            await with_profiles(storage, "ab")
            await storage.write(*additions(storage, decided(0, "a", "b")))
            monkeypatch.setattr(rows, "_set_rating", broken)
            with pytest.raises(RuntimeError):
                await rate_waiting(storage)
            assert await board_of(storage) == []
            waiting = select(func.count()).select_from(schema.rated_games).where(schema.rated_games.c.is_rated.is_(False))
            assert await storage.scalar(waiting) == 1
            monkeypatch.setattr(rows, "_set_rating", whole)
            await rate_waiting(storage)
            assert [games for _, games, _ in await board_of(storage)] == [1, 1]

    asyncio.run(go())


def test_two_workers_that_rate_at_once_lose_no_game(postgresql: str) -> None:
    """Every game shares players with the others: whatever is read too early would be lost."""
    database = fresh_database(postgresql)
    games = [decided(n, *pair) for n, pair in enumerate(list(itertools.permutations("abcd", 2)) * 4)]

    async def go() -> None:
        async with opened(database) as one, opened(database, "two") as other:
            await with_profiles(one, "abcd")

            async def finish(storage: Storage, game: RatedGame) -> None:
                await storage.write(*additions(storage, game))
                await rate_waiting(storage)

            await asyncio.gather(*(finish(storage, game) for game in games for storage in (one, other)))
            rows = await board_of(one)
            assert [n for _, n, _ in rows] == [len(games) // 2] * 4
            assert sum(mu for _, _, mu in rows) == pytest.approx(4 * START, abs=60), "winners gain about what losers lose"
            s = schema.rated_seats.c
            last = await one.scalar(select(func.count()).select_from(schema.rated_seats).where(s.mu.is_(None)))
            assert last == 0

    asyncio.run(go())


def test_somebody_deleted_before_the_rating_counts_as_new(database: str) -> None:
    async def go() -> None:
        async with opened(database) as storage:
            await with_profiles(storage, "ab")
            await storage.write(*additions(storage, decided(0, "a", "b")))
            gone = update(schema.rated_seats).where(schema.rated_seats.c.profile == "b")
            await storage.write((gone, {"profile": None}))
            await rate_waiting(storage)
            assert [(name, games) for name, games, _ in await board_of(storage)] == [("a", 1)]

    asyncio.run(go())


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_a_killed_server_rates_each_game_once(
    backend: str, tmp_path: Path, request: pytest.FixtureRequest, processes: Processes
) -> None:
    """Kill the server (kill -9) right after the leaver's answer, again and again."""
    sqlite = f"sqlite:///{tmp_path}/tables.sqlite3"
    database = sqlite if backend == "sqlite" else fresh_database(request.getfixturevalue("postgresql"))
    server = processes(database)
    ana, bo = owner(server, "Ana"), owner(server, "Bo")
    for n in range(3):
        id = started([ana, bo])
        seat = Player(server.url, id, ana.cookie)
        seat.until("welcome")
        if n < 2:
            bo.post(f"/api/tables/{id}/leave")
        else:
            play_out({0: seat, 1: Player(server.url, id, bo.cookie)}, most=3)
            ana.post(f"/api/tables/{id}/leave")
        server.kill()
        seat.close()
        server = processes(database, server.port)
    rows = until(lambda: [row for row in board(ana) if row["games"] == 3])
    assert sorted((row["name"], row["wins"]) for row in rows) == [("Ana", 2), ("Bo", 1)]
