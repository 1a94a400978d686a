"""The lab: what seats had at the end, counted right, and the same however the work is split."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pharos
from pharos.arena.deals import plan
from pharos.arena.executors import open_executor
from pharos.arena.lab import PORTION, FinishedGames, Tally, as_csv, count_games, study
from pharos.arena.lab_progress import games_in
from pharos.arena.match import Table
from pharos.arena.pieces import pieces_of
from pharos.core.json_types import JsonObject

GAMES = pharos.game_ids()


def played(game: str, players: int, n: int) -> list[Table]:
    made = plan(game, ["random"], players=players)
    tables = [Table(made, made.tables[0], made.deal_seed(deal), 0) for deal in range(n)]
    for table in tables:
        assert table.play().fault is None
    return tables


def had(view: JsonObject, seat: int, sort: str) -> set[str]:
    """The pieces of a seat by its view."""
    city = view["cities"][seat]
    if sort == "wonder":
        if "board" in city:
            return {f"{city['board']}-{city['side']}"}
        return {city["wonder"]} if "wonder" in city else {row["wonder"] for row in city["wonders"] if row["built"]}
    owned = city["cards" if sort == "card" else "tokens"]
    names = [name for group in owned.values() for name in group] if isinstance(owned, dict) else owned
    return {name if isinstance(name, str) else name["name"] for name in names}


@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_those_of_the_views(game: str) -> None:
    players = max(2, min(4, pharos.ruleset(game).seats[-1]))
    tables = played(game, players, 3)
    finals = FinishedGames(tables[0].game._engine, players)
    for table in tables:
        finals.add(table.game._states)
    for pieces in pieces_of(game, finals.data()[0], players):
        for number, table in enumerate(tables):
            for seat in range(players):
                mine = {id for i, id in enumerate(pieces.ids) if pieces.mask[number, seat, i]}
                assert mine == had(table.game.view(seat), seat, pieces.kind)


@pytest.mark.parametrize("game", GAMES)
def test_measures_are_those_of_the_outcome(game: str) -> None:
    players = max(2, min(4, pharos.ruleset(game).seats[-1]))
    tables = played(game, players, 4)
    finals = FinishedGames(tables[0].game._engine, players)
    for table in tables:
        finals.add(table.game._states)
    won, points, places = finals.data()[1]
    for number, table in enumerate(tables):
        outcome = table.game.outcome
        assert outcome is not None
        assert tuple(points[number]) == outcome.totals
        assert {seat for seat in range(players) if won[number, seat]} == set(outcome.winners)
        assert sum(places[number]) == players * (players + 1)


def test_every_game_can_be_studied() -> None:
    assert all(pharos.game_spec(game).lab_part for game in GAMES)
    with pytest.raises(pharos.BadChoice):
        pieces_of("chess", np.zeros(0, "V1"), 2)


def test_sums_do_not_depend_on_the_split() -> None:
    made = plan("duel", ["random"])
    whole = count_games(made, 0, 30)
    parts = Tally()
    for first in (20, 0, 10):
        parts.merge(count_games(made, first, first + 10))
    assert parts.games == whole.games == 30
    assert all((parts.sums[sort] == whole.sums[sort]).all() for sort in whole.sums)


def test_a_study_adds_up() -> None:
    games = PORTION + 10
    progress: list[tuple[int, int]] = []
    with open_executor(workers=2) as executor:
        tally = study("duel", "random", games, executor, on_progress=lambda done, of: progress.append((done, of)))
    assert progress[-1] == (games, games)
    seats = tally.rows("seat")
    assert sum(row["win"]["value"] for row in seats) == pytest.approx(1)
    assert sum(row["place"]["value"] for row in seats) == pytest.approx(3)
    assert all(row["times"] == games for row in seats)
    for row in (*seats, *tally.rows("wonder")):
        assert row["win"]["low"] < row["win"]["value"] < row["win"]["high"]


def test_intervals_cover_what_more_games_show() -> None:
    made = plan("duel", ["random"])
    few, many = count_games(made, 0, 100), count_games(made, 100, 1100)
    truth = {row["id"]: row["points"]["value"] for row in many.rows("wonder")}
    hits = [row["points"]["low"] - 2 <= truth[row["id"]] <= row["points"]["high"] + 2 for row in few.rows("wonder")]
    assert sum(hits) >= len(hits) - 2


def test_tables_are_written_as_csv() -> None:
    tally = count_games(plan("duel", ["random"]), 0, 20)
    rows = list(csv.DictReader(io.StringIO(as_csv(tally, "wonder", lambda row: row["id"].title()))))
    assert {row["wonder"] for row in rows} <= {wonder["name"] for wonder in pharos.ruleset("duel").catalogue()["wonder"]}
    assert float(rows[0]["win_low"]) <= float(rows[0]["win"]) <= float(rows[0]["win_high"])


def counted(folder: Path | None, games: int, on_progress: Any = None, seed: int = 1) -> Tally:
    with open_executor(workers=1) as executor:
        return study("duel", "random", games, executor, seed=seed, on_progress=on_progress, kept_in=folder)


def test_a_study_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pharos.arena.lab.PORTION", 4)

    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        counted(tmp_path, 10, stop)
    assert games_in(tmp_path) == 4
    seen: list[int] = []
    tally = counted(tmp_path, 10, lambda done, of: seen.append(done))
    assert seen[0] > 4
    whole = counted(None, 10)
    assert {sort: tally.rows(sort) for sort in tally.sums} == {sort: whole.rows(sort) for sort in whole.sums}


def test_another_study_starts_afresh(tmp_path: Path) -> None:
    counted(tmp_path, 3)
    seen: list[int] = []
    counted(tmp_path, 3, lambda done, of: seen.append(done), seed=2)
    assert seen == [3]
    counted(tmp_path, 3, lambda done, of: seen.append(done), seed=2)
    assert seen == [3]
    assert games_in(tmp_path / "elsewhere") == 0
