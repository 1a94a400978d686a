"""REST: your identity, your tables, and links that move a seat to another device."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ...core.errors import BadChoice
from ..addresses import address_of
from ..deps import Deps, KnownGuest, MaybeGuest
from ..guests import Guest as Known
from ..payload_base import SeatNumber
from ..payloads import TableListed, TableShown
from ..tables.table_shown import table_shown
from .cookies import set_cookie
from .models import Guest, GuestBody, ResumeLink, TokenBody

router = APIRouter(prefix="/api")


@router.post("/guests")
async def set_name(deps: Deps, guest: MaybeGuest, body: GuestBody, request: Request, response: Response) -> Guest:
    """Become a guest, or change your name."""
    if guest is None:
        deps.creations.check(address_of(request))
        guest = await deps.guests.add(body.name)
    elif guest.is_banned:
        raise BadChoice("banned")
    elif guest.name != body.name:
        guest = await deps.guests.rename(guest, body.name)
    if guest.session is None:
        set_cookie(request, response, deps.guests.cookie(guest.id))
    return _shown(guest)


@router.get("/me")
async def me(guest: MaybeGuest) -> Guest | None:
    """Your name; null for a newcomer."""
    return _shown(guest) if guest else None


def _shown(guest: Known) -> Guest:
    return Guest(name=guest.name, has_profile=guest.session is not None)


@router.get("/me/tables")
async def my_tables(deps: Deps, guest: KnownGuest) -> list[TableListed]:
    """The tables at which you sit or sat, those that wait for you first."""
    return await deps.own_tables.of(guest.id)


@router.post("/tables/{id}/seats/{seat}/link")
async def link(deps: Deps, guest: KnownGuest, id: str, seat: SeatNumber) -> ResumeLink:
    """A single-use token that moves your seat to another device."""
    live = await deps.worker.live_table(id)
    if seat not in live.table.seats_of(guest.id):
        raise BadChoice("not-your-seat")
    if live.table.is_rated:
        raise BadChoice("rated-no-move")
    return ResumeLink(token=deps.guests.link(id, seat, guest.id, live.table.seat_moves[seat]))


@router.post("/resume")
async def resume(deps: Deps, guest: KnownGuest, body: TokenBody) -> TableShown:
    """Move the seat of a link to this device."""
    id, seat, holder, seat_moves = deps.guests.read_link(body.token)
    live = await deps.worker.live_table(id)
    await deps.lobby.move_seat(guest, live, seat, holder, seat_moves)
    return table_shown(live.table, guest.id)
