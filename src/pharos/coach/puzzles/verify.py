"""Verifies puzzles: that a position can be played by what its seat knows, and that its solution is best."""

from __future__ import annotations

from typing import Literal

from ...core.errors import PharosError
from ...core.seat import Seat
from .finder import MARGIN, SURE, Finder
from .puzzle import Puzzle

Fault = Literal["position", "hidden", "solution", "greedy", "margin", "search"]
"""What is wrong: the position cannot be read, it holds what the seat cannot know, the solution is not legal, a greedy player
finds it, another action is as good, or the search does not find it."""


def check(puzzle: Puzzle) -> Fault | None:
    """Return what is wrong with a puzzle, as far as that shows without a search; None if nothing is."""
    try:
        game = puzzle.start()
    except PharosError:
        return "position"
    if puzzle.seat not in game.to_act or game.revisable_seats:
        return "position"
    seat = game.seat(puzzle.seat)
    if game.reshuffled(puzzle.seat, 1).position_text() != puzzle.position:
        return "hidden"
    legal = set(seat.texts)
    if not puzzle.best or not {*puzzle.best, puzzle.greedy, *puzzle.evidence.losses} <= legal:
        return "solution"
    return "greedy" if puzzle.greedy in puzzle.best else None


def verify(finder: Finder, puzzle: Puzzle, part: int = 1) -> Fault | None:
    """Return what is wrong with a puzzle; in one `part`th of the worlds, the solution only has to lead."""
    fault = check(puzzle)
    if fault:
        return fault
    seat = puzzle.seat_view()
    parse = seat.ruleset.parse
    best, rivals = parse(puzzle.best[0]), [parse(text) for text in puzzle.evidence.losses if text not in puzzle.best]
    if seat.ruleset.text(finder.greedy(seat)) in puzzle.best:
        return "greedy"
    return _compared(finder, seat, puzzle, best, rivals, part) or (_searched(finder, seat, best) if part == 1 else None)


def _compared(finder: Finder, seat: Seat, puzzle: Puzzle, best: int, rivals: list[int], part: int) -> Fault | None:
    """Compare the solution with everything that the evidence lists, except other ways to do the same."""
    seen = finder.compare(seat, best, rivals, part)
    for each, loss in seen.losses.items():
        is_rival = not finder.is_same(each, best) or seat.ruleset.text(each) == puzzle.greedy
        is_unclear = part == 1 and (loss < MARGIN or loss < SURE * seen.errors[each])
        if is_rival and (loss <= 0 or is_unclear):
            return "margin"
    return None


def _searched(finder: Finder, seat: Seat, best: int) -> Fault | None:
    return None if finder.is_found(seat, best) else "search"
