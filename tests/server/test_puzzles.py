"""Puzzles over REST: lists, positions as one seat knows them, graded tries, solutions, and tables that play on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from pharos.coach.puzzles.puzzle import puzzles_of, read_puzzles, shipped
from pharos.coach.puzzles.recipe import games_with_puzzles
from pharos.coach.puzzles.solving import puzzle_of
from pharos.coach.puzzles.verify import check
from pharos.server.admin.shared_games import shared_games
from pharos.server.puzzle_payloads import PuzzleListed, PuzzleShown, PuzzleSolution
from pharos.server.tables import puzzle_shown

from .conftest import Served, request, serving, until

FOLDER = Path(__file__).parent / "fixtures" / "puzzles"
GAMES = [game for game in games_with_puzzles() if shipped(game)]


def test_puzzles_are_listed_with_themes_and_ratings(local: Served) -> None:
    for game in GAMES:
        rows = request("GET", f"{local.url}/api/games/{game}/puzzles").json()
        listed = [PuzzleListed.model_validate(row) for row in rows]
        assert [puzzle.id for puzzle in listed] == [puzzle.id for puzzle in shipped(game)]
        assert [puzzle.rating for puzzle in listed] == sorted(puzzle.rating for puzzle in listed)
        assert all(puzzle.themes for puzzle in listed)
    games = request("GET", f"{local.url}/api/games").json()
    assert {game["id"]: game["puzzles"] for game in games} == {game["id"]: len(shipped(game["id"])) for game in games}


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_tried_until_it_is_solved(local: Served, game: str) -> None:
    url, puzzle = f"{local.url}/api/games/{game}/puzzles", shipped(game)[0]
    shown = PuzzleShown.model_validate(request("GET", f"{url}/{puzzle.id}").json())
    assert {action.action for action in shown.shown.actions} == set(puzzle.seat_view().texts)
    assert puzzle.seat in shown.shown.to_act
    weak = request("POST", f"{url}/{puzzle.id}", json={"action": puzzle.greedy}).json()
    assert weak["grade"] != "best"
    assert weak["loss"] > 0
    best = request("POST", f"{url}/{puzzle.id}", json={"action": puzzle.best[0]}).json()
    assert best == {"grade": "best", "loss": 0.0}
    solution = PuzzleSolution.model_validate(request("GET", f"{url}/{puzzle.id}/solution").json())
    assert solution.best == list(puzzle.best)
    assert solution.reasons
    assert solution.margin == puzzle.evidence.margin


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_depends_on_nothing_hidden(game: str) -> None:
    """Another world that the seat cannot tell apart gives the same bytes."""
    for puzzle in shipped(game)[:5]:
        other = puzzle.start().reshuffled(puzzle.seat, 4711)
        view = puzzle_shown.to_solve(puzzle).shown.view
        assert json.dumps(view, sort_keys=True) == json.dumps(other.view(puzzle.seat), sort_keys=True)
        actions = puzzle_shown.to_solve(puzzle).shown.actions
        assert {action.action for action in actions} == set(other.legal_texts(puzzle.seat))


def test_actions_are_explained_or_refused_with_a_reason(local: Served) -> None:
    puzzle = next(each for each in shipped("duel") if each.best[0].startswith("build"))
    url = f"{local.url}/api/games/duel/puzzles/{puzzle.id}"
    explained = request("POST", f"{url}/why", json={"action": puzzle.best[0]}).json()
    assert explained["error"] is None
    assert explained["steps"]
    assert request("POST", f"{url}/why", json={"action": "begin 0"}).json()["error"]
    assert request("POST", url, json={"action": "begin 0"}).status_code == 400
    assert request("POST", url, json={"action": "frob"}).status_code == 400
    assert request("GET", f"{local.url}/api/games/duel/puzzles/nothing").status_code == 404


def test_a_puzzle_is_played_on_against_bots(local: Served) -> None:
    guest, puzzle = local.guest("Ana"), shipped("duel")[0]
    assert request("POST", f"{local.url}/api/games/duel/puzzles/{puzzle.id}/play", json={}).status_code == 401
    table = guest.post(f"/api/games/duel/puzzles/{puzzle.id}/play")
    assert (table["you"], table["status"]) == (puzzle.seat, "playing")
    assert set(puzzle.best) <= set(local.sit(guest, table["id"]).actions())


@pytest.fixture
def offering(tmp_path: Path) -> Iterator[Served]:
    """A server with puzzles of every game."""
    with serving(f"sqlite:///{tmp_path}/tables.sqlite3", puzzles=str(FOLDER)) as served:
        yield served


@pytest.mark.parametrize("game", ["seven-wonders", "architects"])
def test_puzzles_of_every_game_are_solved_and_played_on(offering: Served, game: str) -> None:
    guest, puzzles = offering.guest("Ana"), read_puzzles((FOLDER / f"{game}.jsonl").read_text(encoding="utf-8").splitlines())
    url = f"{offering.url}/api/games/{game}/puzzles"
    listed = {row["id"]: row for row in request("GET", url).json()}
    for puzzle in puzzles:
        assert check(puzzle) is None
        assert listed[puzzle.id]["themes"] == list(puzzle.themes)
        shown = PuzzleShown.model_validate(request("GET", f"{url}/{puzzle.id}").json())
        assert {action.action for action in shown.shown.actions} == set(puzzle.seat_view().texts)
        assert request("POST", f"{url}/{puzzle.id}", json={"action": puzzle.greedy}).json()["grade"] == "weak"
        assert request("POST", f"{url}/{puzzle.id}", json={"action": puzzle.best[0]}).json()["grade"] == "best"
        solution = PuzzleSolution.model_validate(request("GET", f"{url}/{puzzle.id}/solution").json())
        assert [reason.kind for reason in solution.reasons] == [reason.kind for reason in puzzle.reasons]
        other = puzzle.start().reshuffled(puzzle.seat, 4711)
        view = puzzle_shown.to_solve(puzzle).shown.view
        assert json.dumps(view, sort_keys=True) == json.dumps(other.view(puzzle.seat), sort_keys=True)
        table = guest.post(f"/api/games/{game}/puzzles/{puzzle.id}/play")
        player = offering.sit(guest, table["id"])
        player.turn()
        assert set(puzzle.best) <= set(player.actions())
        assert player.act(puzzle.best[0])["type"] == "ack"
        player.until_view(lambda me: me.shown["view"] != me.welcome["shown"]["view"])


def test_games_become_puzzles_only_if_the_table_allows_it(local: Served) -> None:
    guest = local.guest("Ana")
    seats = [{"sort": "bot", "level": "newcomer"}] * 2
    ids = {}
    for puzzles in (True, False):
        table = guest.post("/api/tables", game="duel", seats=seats, pace=0, puzzles=puzzles)
        assert table["puzzles"] is puzzles
        ids[puzzles] = guest.post(f"/api/tables/{table['id']}/start")["id"]
    until(lambda: all(guest.get(f"/api/tables/{id}")["status"] == "finished" for id in ids.values()))

    async def shared() -> list[str]:
        return [str(game.record()) async for game in shared_games(local.worker.settings, "duel")]

    assert [text.splitlines()[-1] for text in asyncio.run(shared())] == [guest.record(ids[True]).splitlines()[-1]]


def test_puzzles_of_the_host_are_offered_too(tmp_path: Path) -> None:
    own = replace(shipped("duel")[0], source="host", position=shipped("duel")[1].position, seat=shipped("duel")[1].seat)
    other = replace(own, rating=own.rating + 1, options={"wonders": "draft"}, seat=1 - own.seat)
    (tmp_path / "duel.jsonl").write_text(f"{own.line()}\n{other.line()}\n", encoding="utf-8")
    puzzles = puzzles_of("duel", str(tmp_path))
    assert len(puzzles) == len(shipped("duel")) + 1
    assert puzzle_of("duel", other.id, str(tmp_path)).source == "host"
