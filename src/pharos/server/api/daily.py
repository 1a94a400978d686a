"""REST: the daily deal."""

from __future__ import annotations

from fastapi import APIRouter, Request

from ..daily_payloads import DailyDecision, DailyShown
from ..deps import Deps, KnownGuest, MaybeGuest
from ..payloads import TableShown
from ..tables.daily import read_day
from ..tables.table_shown import table_shown
from .tables import limit_creation

router = APIRouter(prefix="/api/daily")


@router.get("")
async def daily(deps: Deps, guest: MaybeGuest, day: str | None = None) -> DailyShown:
    """The deals of a day (default: today) with their boards and your tries."""
    return await deps.daily.shown(read_day(day), guest.id if guest else None)


@router.post("/{game}")
async def start(deps: Deps, guest: KnownGuest, game: str, request: Request) -> TableShown:
    """Start your try at today's deal, the only one that counts, or return to it."""
    limit_creation(deps, request)
    live = await deps.daily.start(guest, game)
    return table_shown(live.table, guest.id)


@router.get("/{game}/decisions")
async def decisions(deps: Deps, guest: KnownGuest, game: str, day: str | None = None) -> list[DailyDecision]:
    """Your decisions beside the coach's and those of others in the same position, once your game is reviewed."""
    return await deps.daily.decisions(read_day(day), game, guest.id)
