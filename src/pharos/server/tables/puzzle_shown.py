"""Puzzles as they are sent: positions as their seat knows them, solutions with sentences for the locales."""

from __future__ import annotations

from functools import lru_cache

from ...coach.puzzles.puzzle import Puzzle
from ...core.registry import ruleset
from ..puzzle_payloads import PuzzleExplained, PuzzleListed, PuzzleShown, PuzzleSolution
from . import sentences

CACHED = 64


@lru_cache(4096)
def listed(puzzle: Puzzle) -> PuzzleListed:
    """A puzzle in a list."""
    return PuzzleListed(id=puzzle.id, rating=puzzle.rating, themes=list(puzzle.themes), players=puzzle.players)


@lru_cache(CACHED)
def to_solve(puzzle: Puzzle) -> PuzzleShown:
    """A puzzle to solve. Everything comes from the view and the legal actions of its seat."""
    game = puzzle.start()
    view = game.view(puzzle.seat)
    shown = {
        "view": view,
        "to_act": game.to_act,
        "revisable_seats": [],
        "actions": sentences.actions(game, puzzle.seat, game.legal(puzzle.seat)),
        "may_undo": False,
        "may_ask_takeback": False,
        "waiting": sentences.message(game.ruleset.decision_message(view)),
        "clocks": None,
    }
    plain = {name: getattr(puzzle, name) for name in ("id", "game", "seat", "players", "options", "rating", "source")}
    return PuzzleShown.model_validate({**plain, "themes": puzzle.themes, "shown": shown})


def solution(puzzle: Puzzle) -> PuzzleSolution:
    """The solution of a puzzle."""
    rules, evidence = ruleset(puzzle.game), puzzle.evidence
    best, greedy = (rules.parse(text) for text in (puzzle.best[0], puzzle.greedy))
    advice = {"message": sentences.message(rules.action_message(best)), "parts": rules.action_parts(best)}
    other = {"greedy": sentences.message(rules.action_message(greedy)), "greedy_parts": rules.action_parts(greedy)}
    figures = {name: getattr(evidence, name) for name in ("value", "margin", "worlds", "search", "depth")}
    reasons = [reason.as_dict() for reason in puzzle.reasons]
    return PuzzleSolution.model_validate({"best": puzzle.best, **advice, **other, "reasons": reasons, **figures})


def explained(puzzle: Puzzle, text: str) -> PuzzleExplained:
    """Why an action is not possible, or how it would be paid for; raises BadText."""
    game = puzzle.start()
    action = game.ruleset.parse(text)
    error = game.check(puzzle.seat, action)
    steps = [] if error else sentences.steps(game, puzzle.seat, action)
    return PuzzleExplained.model_validate({"error": sentences.reason(error) if error else None, "steps": steps})
