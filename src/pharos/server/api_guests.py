"""REST: who you are, your tables, and the links that move a seat."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ..core.errors import BadChoice
from .guests import COOKIE, MOST_AGE
from .guests import Guest as Known
from .messages import Guest, GuestBody, ResumeLink, SeatNumber, TableListed, TableShown, TokenBody
from .services import KnownGuest, MaybeGuest, Parts, Services
from .shelves import listed

router = APIRouter(prefix="/api")


@router.post("/guests")
async def become(parts: Parts, guest: MaybeGuest, body: GuestBody, request: Request, response: Response) -> Guest:
    """Choose a name: a new guest, or the same one under a new name."""
    if guest is None:
        parts.making.check(request.client.host if request.client else "-")
        guest = await parts.guests.add(body.name)
    elif guest.name != body.name:
        guest = await parts.guests.rename(guest, body.name)
    _remember(parts, request, response, guest)
    return Guest(name=guest.name)


def _remember(parts: Services, request: Request, response: Response, guest: Known) -> None:
    is_secure = request.url.scheme == "https"
    value = parts.guests.cookie(guest)
    response.set_cookie(COOKIE, value, max_age=MOST_AGE, httponly=True, samesite="strict", secure=is_secure, path="/")


@router.get("/me")
async def me(guest: KnownGuest) -> Guest:
    """Who you are."""
    return Guest(name=guest.name)


@router.get("/me/tables")
async def my_tables(parts: Parts, guest: KnownGuest) -> list[TableListed]:
    """The tables at which you sit or sat."""
    return await listed(parts.house.storage, await parts.house.storage.tables_of(guest.id))


@router.post("/tables/{id}/seats/{seat}/link")
async def link(parts: Parts, guest: KnownGuest, id: str, seat: SeatNumber) -> ResumeLink:
    """A token that moves your seat to another device, once."""
    room = await parts.house.room(id)
    if room.table.seat_of(guest.id) != seat:
        raise BadChoice("not-your-seat")
    return ResumeLink(token=parts.guests.link(id, seat, guest.id))


@router.post("/resume")
async def resume(parts: Parts, guest: KnownGuest, body: TokenBody) -> TableShown:
    """Bring the seat of a link to this device."""
    id, seat, holder = parts.guests.read_link(body.token)
    room = await parts.house.room(id)
    await parts.lobby.move(guest, room, seat, holder)
    return room.table.shown(guest.id)
