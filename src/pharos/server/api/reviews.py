"""REST: the coach's reviews of finished games, and practice with one's own mistakes."""

from __future__ import annotations

from fastapi import APIRouter, Request

from ...core.registry import ruleset
from ..addresses import address_of
from ..deps import Deps, MaybeGuest, Services
from ..guests import Guest
from ..review_payloads import AttemptBody, AttemptShown, MistakeShown, PerformanceRow, ReviewShown
from ..tables.performances import performance_rows
from .tables import replayable

router = APIRouter(prefix="/api")


def _limit(deps: Services, guest: Guest | None, request: Request) -> None:
    deps.analysis_requests.check(guest.id if guest else f"@{address_of(request)}")


@router.get("/tables/{id}/review")
async def review(deps: Deps, guest: MaybeGuest, id: str, request: Request, deeper: bool = False) -> ReviewShown:
    """The coach's review of a finished game, once its analysis is complete; a deeper one replaces its figures."""
    table = await replayable(deps, id, guest)
    analysis = deps.analyses.of(table, is_deeper=deeper)
    if analysis.review is not None:
        return analysis.review
    _limit(deps, guest, request)
    shown = await deps.analyses.review(analysis)
    await deps.coach_rows.store_performances(performance_rows(table, analysis))
    return shown


@router.get("/statistics/performance")
async def performance(deps: Deps, guest: MaybeGuest, game: str | None = None) -> list[PerformanceRow]:
    """How well you decided in each of your games, the oldest first; nothing for a newcomer."""
    if guest is None:
        return []
    rows = await deps.coach_rows.performances_of(guest.id, ruleset(game).id if game else None)
    return [PerformanceRow.model_validate(row) for row in rows]


@router.get("/tables/{id}/mistakes/{ply}")
async def mistake(deps: Deps, guest: MaybeGuest, id: str, ply: int, request: Request) -> MistakeShown:
    """A decision of an analysed game to try again, with all actions that were legal."""
    _limit(deps, guest, request)
    return await deps.analyses.mistake(deps.analyses.of(await replayable(deps, id, guest)), ply)


@router.post("/tables/{id}/mistakes/{ply}")
async def attempt(deps: Deps, guest: MaybeGuest, id: str, ply: int, body: AttemptBody, request: Request) -> AttemptShown:
    """Grade another try at a decision of an analysed game."""
    _limit(deps, guest, request)
    return await deps.analyses.attempt(deps.analyses.of(await replayable(deps, id, guest)), ply, body.action)
