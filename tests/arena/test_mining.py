"""Mining puzzles: a run can be stopped and resumed, runs do not mix, and rare themes are kept first."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from pharos.arena.executors import open_executor
from pharos.arena.mining import MiningStore, chosen, mine
from pharos.cli.main import run
from pharos.coach.puzzles.puzzle import Puzzle, read_puzzles, shipped
from pharos.core.errors import BadChoice


def mined(folder: Path, deals: int, wanted: int = 99) -> list[Puzzle]:
    with open_executor(workers=1) as executor:
        return mine("duel", wanted, executor, MiningStore(folder, "duel", 3), seed=3, deals=deals)


def lines(puzzles: list[Puzzle]) -> list[str]:
    return [puzzle.line() for puzzle in puzzles]


def test_a_stopped_run_is_resumed(tmp_path: Path) -> None:
    first = mined(tmp_path / "a", 1)
    with (tmp_path / "a" / "deals.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"deal": 1, "puz')  # a line that was cut off
    assert lines(mined(tmp_path / "a", 2)) == lines(mined(tmp_path / "b", 2))
    assert {puzzle.id for puzzle in first} <= {puzzle.id for puzzle in mined(tmp_path / "b", 2)}
    assert len((tmp_path / "a" / "deals.jsonl").read_text().splitlines()) == 3


def test_a_run_ends_when_enough_are_found(tmp_path: Path) -> None:
    assert len(mined(tmp_path, 50, wanted=1)) == 1
    assert len((tmp_path / "deals.jsonl").read_text().splitlines()) < 20


def test_runs_do_not_mix(tmp_path: Path) -> None:
    mined(tmp_path, 1)
    with pytest.raises(BadChoice):
        MiningStore(tmp_path, "duel", 4).load()
    with pytest.raises(BadChoice):
        MiningStore(tmp_path, "chess", 4)


def test_rare_themes_and_depths_are_chosen_first() -> None:
    puzzles = shipped("duel")
    picked = chosen([*puzzles, *puzzles], 60)
    assert len({puzzle.id for puzzle in picked}) == 60
    themes, all_themes = (Counter(theme for each in some for theme in each.themes) for some in (picked, puzzles))
    rarest = min(all_themes, key=lambda theme: all_themes[theme])
    assert themes[rarest] / 60 > all_themes[rarest] / len(puzzles)
    assert chosen([replace(puzzles[0], rating=5), puzzles[0]], 9) == [puzzles[0]]


def test_the_commands_mine_and_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["puzzles", "mine", "duel", "--count", "1", "--workers", "1", "--out", str(tmp_path)])
    file = tmp_path / "puzzles.jsonl"
    assert "1 puzzle written" in capsys.readouterr().out
    run(["puzzles", "verify", "duel", "--file", str(file)])
    as_mined = file.read_text(encoding="utf-8")
    run(["puzzles", "explain", "duel", "--file", str(file)])
    assert file.read_text(encoding="utf-8") == as_mined, "the same coach finds the same reasons"
    assert "1 of 1 puzzles passed" in capsys.readouterr().out
    puzzle = read_puzzles(file.read_text().splitlines())[0]
    file.write_text(replace(puzzle, best=(puzzle.greedy,)).line() + "\n" + puzzle.line() + "\n")
    with pytest.raises(SystemExit) as failed:
        run(["puzzles", "verify", "duel", "--file", str(file), "--part", "10"])
    assert failed.value.code == 1
    run(["puzzles", "verify", "duel", "--file", str(file), "--part", "10", "--drop"])
    assert read_puzzles(file.read_text().splitlines()) == [puzzle]
    with pytest.raises(SystemExit):
        run(["puzzles", "verify", "duel", "--drop"])
