"""REST: tables before, around and after play."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from ..core.errors import BadChoice
from .archive import Archive
from .guests import Guest
from .messages import (
    AnalysisShown,
    ForkBody,
    LogEntry,
    QuickBody,
    RecordBody,
    ReplayShown,
    SeatNumber,
    SeatPlan,
    SwapBody,
    TableBody,
    TableListed,
    TableShown,
)
from .play import told_record
from .services import KnownGuest, MaybeGuest, Parts, Services
from .shelves import listed
from .tables import Table

router = APIRouter(prefix="/api")
archive = Archive()


def _slow_down(parts: Services, request: Request) -> None:
    parts.making.check(request.client.host if request.client else "-")


@router.get("/tables")
async def open_tables(parts: Parts) -> list[TableListed]:
    """Public tables that wait for players."""
    return await listed(parts.house.storage, await parts.house.storage.listed(status=["open"], public=True))


@router.get("/tables/playing")
async def public_games(parts: Parts) -> list[TableListed]:
    """Public games under way."""
    return await listed(parts.house.storage, await parts.house.storage.listed(status=["playing"], public=True))


@router.get("/tables/recent")
async def recent_games(parts: Parts) -> list[TableListed]:
    """Public games that ended lately."""
    return await listed(parts.house.storage, await parts.house.storage.listed(status=["finished"], public=True))


@router.post("/tables")
async def make(parts: Parts, guest: KnownGuest, body: TableBody, request: Request) -> TableShown:
    """A new table; you are its host."""
    _slow_down(parts, request)
    room = await parts.lobby.make(guest, body)
    return room.table.shown(guest.id)


@router.post("/tables/quick")
async def quick(parts: Parts, guest: KnownGuest, body: QuickBody, request: Request) -> TableShown:
    """A table against bots, started."""
    _slow_down(parts, request)
    room = await parts.lobby.quick(guest, body)
    return room.table.shown(guest.id)


@router.get("/tables/{id}")
async def table(parts: Parts, guest: MaybeGuest, id: str) -> TableShown:
    """A table."""
    return (await parts.house.room(id)).table.shown(guest.id if guest else None)


@router.put("/tables/{id}/seats/{seat}")
async def seat(parts: Parts, guest: KnownGuest, id: str, seat: SeatNumber, body: SeatPlan) -> TableShown:
    """Sit there, make the seat free, or put a bot there."""
    room = await parts.house.room(id)
    if body.sort == "me":
        await parts.lobby.sit(guest, room, seat)
    elif body.sort == "open":
        await parts.lobby.free(guest, room, seat)
    else:
        await parts.lobby.seat_bot(guest, room, seat, body.level)
    return room.table.shown(guest.id)


@router.post("/tables/{id}/swap")
async def swap(parts: Parts, guest: KnownGuest, id: str, body: SwapBody) -> TableShown:
    """Two seats change places."""
    room = await parts.house.room(id)
    await parts.lobby.swap(guest, room, body.seats)
    return room.table.shown(guest.id)


@router.post("/tables/{id}/start")
async def start(parts: Parts, guest: KnownGuest, id: str) -> TableShown:
    """Deal."""
    room = await parts.house.room(id)
    await parts.lobby.start(guest, room)
    return room.table.shown(guest.id)


@router.post("/tables/{id}/leave")
async def leave(parts: Parts, guest: KnownGuest, id: str) -> TableShown:
    """Leave for good."""
    room = await parts.house.room(id)
    await parts.lobby.leave(guest, room)
    return room.table.shown(guest.id)


@router.post("/tables/{id}/rematch")
async def rematch(parts: Parts, guest: KnownGuest, id: str) -> TableShown:
    """The next table with the same seats."""
    room = await parts.lobby.rematch(guest, await parts.house.room(id))
    return room.table.shown(guest.id)


@router.get("/tables/{id}/log")
async def log(parts: Parts, guest: MaybeGuest, id: str) -> list[LogEntry]:
    """All that happened in the game so far, as you may know it."""
    room = await parts.house.room(id)
    seat = room.table.seat_of(guest.id if guest else None)
    _check_sight(room.table, guest, seat)
    return await asyncio.to_thread(archive.log, _frozen(room.table), seat)


def _check_sight(table: Table, guest: Guest | None, seat: int | None) -> None:
    is_host = guest is not None and guest.id == table.host
    if seat is None and table.status == "playing" and not table.spec["spectators"] and not is_host:
        raise BadChoice("no-spectators")
    if table.seed is None:
        raise BadChoice("not-started")


def _frozen(table: Table) -> Table:
    """What a thread may read while the table goes on."""
    copy = Table(table.id, table.spec, status=table.status, places=list(table.places), moves=list(table.moves))
    copy.seed, copy.salt, copy.start, copy.result = table.seed, table.salt, table.start, table.result
    return copy


async def _finished(parts: Services, id: str) -> Table:
    room = await parts.house.room(id)
    if room.table.status != "finished":
        raise BadChoice("not-finished")
    return room.table


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(parts: Parts, id: str) -> PlainTextResponse:
    """A finished game as a record."""
    return PlainTextResponse(told_record(await _finished(parts, id)))


@router.get("/tables/{id}/replay/{ply}", response_model=ReplayShown)
async def replay(parts: Parts, id: str, ply: int) -> Response:
    """A moment of a finished game, with what everybody and each seat knew."""
    table = await _finished(parts, id)
    if not 0 <= ply <= len(table.moves):
        raise BadChoice("bad-ply", got=str(ply), most=len(table.moves))
    shown = await asyncio.to_thread(archive.moment, table, ply)
    return Response(shown, media_type="application/json", headers={"Cache-Control": "private, max-age=600"})


@router.get("/tables/{id}/analysis")
async def analysis(parts: Parts, guest: MaybeGuest, id: str, request: Request, first: int = 0) -> AnalysisShown:
    """A finished game, judged from a moment on, as far as is known or can be worked out in short time; ask on at `next`."""
    table = await _finished(parts, id)
    if not 0 <= first <= len(table.moves):
        raise BadChoice("bad-ply", got=str(first), most=len(table.moves))
    judged = parts.analyses.of(table)
    if not judged.known(first):
        parts.judging.check(guest.id if guest else f"@{request.client.host if request.client else '-'}")
    return await parts.analyses.shown(judged, first)


@router.post("/tables/{id}/fork")
async def fork(parts: Parts, guest: KnownGuest, id: str, body: ForkBody, request: Request) -> TableShown:
    """A new table against bots from a move of a finished game."""
    _slow_down(parts, request)
    room = await parts.lobby.fork(guest, await _finished(parts, id), body)
    return room.table.shown(guest.id)


@router.post("/records")
async def bring(parts: Parts, guest: KnownGuest, body: RecordBody, request: Request) -> TableShown:
    """Bring a record of a finished game."""
    _slow_down(parts, request)
    room = await parts.lobby.bring(guest, body.record, is_public=body.is_public)
    return room.table.shown(guest.id)
