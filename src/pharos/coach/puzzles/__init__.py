"""Puzzles: positions with one clearly best move that a greedy player misses.

from pharos.coach.puzzles import shipped
puzzle = shipped("duel")[0]
print(puzzle.seat_view().board(), puzzle.themes, puzzle.rating)

A puzzle stores what one seat knows, so neither its position nor its solution depends on hidden information.
"""

from .puzzle import Evidence, Puzzle, shipped

__all__ = ["Evidence", "Puzzle", "shipped"]
