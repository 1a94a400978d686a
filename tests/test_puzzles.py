"""Every puzzle that ships: its position loads, its solution is legal, and it holds nothing that its seat cannot know."""

from __future__ import annotations

import pytest

from pharos.coach.puzzles.puzzle import shipped
from pharos.coach.puzzles.recipe import games_with_puzzles
from pharos.coach.puzzles.verify import check

LARGEST = 1_000_000  # bytes
LEAST = 300


@pytest.mark.parametrize("game", games_with_puzzles())
def test_shipped_puzzles_can_be_played_from_what_the_seat_knows(game: str) -> None:
    puzzles = shipped(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= LEAST
    assert {puzzle.id: fault for puzzle in puzzles if (fault := check(puzzle))} == {}
    assert all(puzzle.game == game and puzzle.themes for puzzle in puzzles)
    assert sum(len(puzzle.line().encode()) + 1 for puzzle in puzzles) < LARGEST
