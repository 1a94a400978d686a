"""Solving puzzles: grades a try by the evidence, without another search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...core.errors import BadChoice
from .puzzle import Puzzle, puzzles_of
from .recipe import recipe

Grade = Literal["best", "good", "weak"]


@dataclass(frozen=True)
class Try:
    """How good a try is."""

    grade: Grade
    """`good` does the same as the solution in a worse way, such as paying more or using a better card."""
    loss: float = 0.0
    """How much of a victory it loses, compared with the solution."""


def puzzle_of(game: str, id: str, folder: str = "") -> Puzzle:
    """Return a puzzle that comes with a game, or one of a folder; raises BadChoice."""
    for puzzle in puzzles_of(game, folder):
        if puzzle.id == id:
            return puzzle
    raise BadChoice("unknown-puzzle", got=id)


def attempt(puzzle: Puzzle, text: str) -> Try:
    """Grade an action; raises BadText or IllegalAction if it is not a legal one."""
    seat = puzzle.seat_view()
    action = seat.ruleset.parse(text)
    reason = seat.check(action)
    if reason is not None:
        raise reason
    text = seat.ruleset.text(action)
    if text in puzzle.best:
        return Try("best")
    made, parts, parse = recipe(puzzle.game), seat.ruleset.action_parts, seat.ruleset.parse
    assert made is not None
    deed = made.deed(parts(action))
    losses = puzzle.evidence.losses
    same = [loss for other, loss in losses.items() if made.deed(parts(parse(other))) == deed]
    loss = losses.get(text, min(same, default=puzzle.evidence.margin))
    return Try("good" if deed == made.deed(parts(parse(puzzle.best[0]))) else "weak", max(0.0, loss))
