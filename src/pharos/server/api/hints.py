"""REST: the coach's hints at tables against bots."""

from __future__ import annotations

from fastapi import APIRouter

from ...core.errors import BadChoice
from ..deps import Deps, KnownGuest
from ..review_payloads import HintBody, HintShown
from ..tables import hints

router = APIRouter(prefix="/api")


@router.post("/tables/{id}/hint")
async def hint(deps: Deps, guest: KnownGuest, id: str, body: HintBody) -> HintShown:
    """A suggestion for your decision with its reasons, from what you know; only where all opponents are bots."""
    live = await deps.worker.live_table(id)
    seat = live.table.seat_of(guest.id)
    if seat is None:
        raise BadChoice("not-your-seat")
    hints.check_allowed(live, seat, body.seen)
    deps.analysis_requests.check(guest.id)
    return await hints.hint(deps.worker.bot_pool, live, seat, body.seen, is_deeper=body.deeper)
