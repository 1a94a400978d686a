"""REST: puzzles by game, tries, solutions, and tables that continue from a puzzle."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from ...coach.puzzles.puzzle import Puzzle, puzzles_of
from ...coach.puzzles.solving import attempt, puzzle_of
from ...core.registry import ruleset
from ..deps import Deps, KnownGuest, Services
from ..payloads import TableShown
from ..puzzle_payloads import (
    PuzzleExplained,
    PuzzleGraded,
    PuzzleListed,
    PuzzlePlayBody,
    PuzzleShown,
    PuzzleSolution,
    PuzzleTry,
)
from ..tables import puzzle_shown
from ..tables.table_shown import table_shown
from .games import CACHE_AN_HOUR
from .tables import limit_creation

router = APIRouter(prefix="/api/games/{game}/puzzles")


async def _puzzle(deps: Services, game: str, id: str) -> Puzzle:
    return await asyncio.to_thread(puzzle_of, ruleset(game).id, id, deps.worker.settings.puzzles)


@router.get("")
async def puzzles(deps: Deps, game: str, response: Response) -> list[PuzzleListed]:
    """All puzzles of a game, easiest first."""
    response.headers.update(CACHE_AN_HOUR)
    own = await asyncio.to_thread(puzzles_of, ruleset(game).id, deps.worker.settings.puzzles)
    return [puzzle_shown.listed(puzzle) for puzzle in own]


@router.get("/{id}")
async def puzzle(deps: Deps, game: str, id: str) -> PuzzleShown:
    """A puzzle to solve."""
    return await asyncio.to_thread(puzzle_shown.to_solve, await _puzzle(deps, game, id))


@router.post("/{id}")
async def try_puzzle(deps: Deps, game: str, id: str, body: PuzzleTry) -> PuzzleGraded:
    """Grade a try at a puzzle."""
    tried = await asyncio.to_thread(attempt, await _puzzle(deps, game, id), body.action)
    return PuzzleGraded(grade=tried.grade, loss=tried.loss)


@router.post("/{id}/why")
async def why(deps: Deps, game: str, id: str, body: PuzzleTry) -> PuzzleExplained:
    """Why an action is not possible, or how it would be paid for."""
    return await asyncio.to_thread(puzzle_shown.explained, await _puzzle(deps, game, id), body.action)


@router.get("/{id}/solution")
async def solution(deps: Deps, game: str, id: str) -> PuzzleSolution:
    """The solution of a puzzle, with its reasons and evidence."""
    return puzzle_shown.solution(await _puzzle(deps, game, id))


@router.post("/{id}/play")
async def play(deps: Deps, guest: KnownGuest, game: str, id: str, body: PuzzlePlayBody, request: Request) -> TableShown:
    """Create a table against bots that continues from a puzzle."""
    limit_creation(deps, request)
    live = await deps.new_tables.play_puzzle(guest, await _puzzle(deps, game, id), body.level)
    return table_shown(live.table, guest.id)
