"""REST: creating, joining, starting and leaving tables; records, replays and analyses of finished games."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from ...core.errors import BadChoice
from ..addresses import address_of
from ..deps import Deps, KnownGuest, MaybeGuest, Services
from ..guests import Guest
from ..payload_base import SeatNumber
from ..payloads import AnalysisShown, LogEntry, ReplayShown, TableListed, TableShown
from ..table_bodies import ForkBody, QuickBody, SeatPlan, TableBody
from ..tables.replays import Replays
from ..tables.table import Table
from ..tables.table_game import record_text
from ..tables.table_lists import listed
from ..tables.table_shown import table_shown
from .cookies import at_device
from .groups import member_of
from .models import RecordBody, SwapBody, WhoBody

router = APIRouter(prefix="/api")
replays = Replays()


def limit_creation(deps: Services, request: Request) -> None:
    """Raises BadChoice if an address creates too many tables."""
    address = address_of(request)
    deps.creations.check(address)
    deps.daily_tables.check(address)


@router.get("/tables")
async def open_tables(deps: Deps) -> list[TableListed]:
    """Public tables with free seats."""
    tables = await listed(deps.worker.storage, await deps.worker.storage.listed(status=["open"], public=True))
    return [table for table in tables if table.free]


@router.get("/tables/playing")
async def public_games(deps: Deps) -> list[TableListed]:
    """Public games in progress."""
    return await listed(deps.worker.storage, await deps.worker.storage.listed(status=["playing"], public=True))


@router.get("/tables/recent")
async def recent_games(deps: Deps) -> list[TableListed]:
    """Public games that ended recently."""
    return await listed(deps.worker.storage, await deps.worker.storage.listed(status=["finished"], public=True))


@router.post("/tables")
async def create(deps: Deps, guest: KnownGuest, body: TableBody, request: Request, response: Response) -> TableShown:
    """Create a table; you become its host."""
    limit_creation(deps, request)
    guest = at_device(request, response, guest) if body.is_rated else guest
    if body.group is not None:
        await member_of(deps, guest, body.group)
    live = await deps.new_tables.create(guest, body)
    return table_shown(live.table, guest.id)


@router.post("/tables/quick")
async def quick(deps: Deps, guest: KnownGuest, body: QuickBody, request: Request) -> TableShown:
    """Create and start a table against bots."""
    limit_creation(deps, request)
    live = await deps.new_tables.quick(guest, body)
    return table_shown(live.table, guest.id)


@router.get("/tables/{id}")
async def table(deps: Deps, guest: MaybeGuest, id: str) -> TableShown:
    """A table."""
    return table_shown((await deps.worker.live_table(id)).table, guest.id if guest else None)


@router.put("/tables/{id}/seats/{seat}")
async def seat(
    deps: Deps, guest: KnownGuest, id: str, seat: SeatNumber, body: SeatPlan, request: Request, response: Response
) -> TableShown:
    """Sit down, seat somebody else on your device, free the seat, or put a bot there."""
    live = await deps.worker.live_table(id)
    if body.sort == "me":
        guest = at_device(request, response, guest) if live.table.is_rated else guest
        await deps.lobby.sit(guest, live, seat, body.name)
    elif body.sort == "open":
        await deps.lobby.free(guest, live, seat)
    else:
        await deps.lobby.seat_bot(guest, live, seat, body.level)
    return table_shown(live.table, guest.id)


@router.post("/tables/{id}/swap")
async def swap(deps: Deps, guest: KnownGuest, id: str, body: SwapBody) -> TableShown:
    """Swap two seats."""
    live = await deps.worker.live_table(id)
    await deps.lobby.swap(guest, live, body.seats)
    return table_shown(live.table, guest.id)


@router.post("/tables/{id}/start")
async def start(deps: Deps, guest: KnownGuest, id: str) -> TableShown:
    """Start the game."""
    live = await deps.worker.live_table(id)
    await deps.lobby.start(guest, live)
    return table_shown(live.table, guest.id)


@router.post("/tables/{id}/leave")
async def leave(deps: Deps, guest: KnownGuest, id: str) -> TableShown:
    """Leave the table for good."""
    live = await deps.worker.live_table(id)
    await deps.lobby.leave(guest, live)
    return table_shown(live.table, guest.id)


@router.post("/tables/{id}/seats/{seat}/substitute")
async def substitute(deps: Deps, guest: KnownGuest, id: str, seat: SeatNumber) -> TableShown:
    """Let a bot play for somebody who has been away longer than the table waits; they get the seat back on return."""
    live = await deps.worker.live_table(id)
    await deps.lobby.substitute(guest, live, seat)
    return table_shown(live.table, guest.id)


@router.post("/tables/{id}/remove")
async def remove(deps: Deps, guest: KnownGuest, id: str, body: WhoBody) -> TableShown:
    """Remove a person from the lobby or from the spectators; only the host may."""
    live = await deps.worker.live_table(id)
    await deps.lobby.remove(guest, live, body.who)
    return table_shown(live.table, guest.id)


@router.post("/tables/{id}/rematch")
async def rematch(deps: Deps, guest: KnownGuest, id: str, request: Request) -> TableShown:
    """Create a new table with the same seats, or return to the one that somebody else has created."""
    old = await deps.worker.live_table(id)
    if old.table.rematch is None:
        limit_creation(deps, request)
    live = await deps.new_tables.rematch(guest, old)
    return table_shown(live.table, guest.id)


@router.get("/tables/{id}/log")
async def log(deps: Deps, guest: MaybeGuest, id: str, seat: SeatNumber | None = None) -> list[LogEntry]:
    """All events of the game so far, as you may see them. If people share your device, name the seat that looks; without it
    you get what everybody may see."""
    live = await deps.worker.live_table(id)
    seat = _looking(live.table, guest.id if guest else None, seat)
    if live.table.seed is None:
        raise BadChoice("not-started")
    live.table.check_replayable()
    return await asyncio.to_thread(replays.log, _frozen(live.table), seat)


def _looking(table: Table, guest: str | None, seat: int | None) -> int | None:
    """The seat through which a guest looks; raises BadChoice if it is not theirs, or if they may not watch."""
    table.check_admitted(guest)
    seats = table.seats_of(guest)
    if seat is not None and seat not in seats:
        raise BadChoice("not-your-seat")
    return seats[0] if len(seats) == 1 else seat


def _frozen(table: Table) -> Table:
    """A copy that a thread may read while the table changes."""
    copy = Table(table.id, table.spec, status=table.status, places=list(table.places), moves=list(table.moves))
    copy.seed, copy.salt, copy.start, copy.result = table.seed, table.salt, table.start, table.result
    return copy


async def _finished(deps: Services, id: str, guest: Guest | None) -> Table:
    live = await deps.worker.live_table(id)
    if live.table.status != "finished":
        raise BadChoice("not-finished")
    await deps.daily.check_visible(live.table, guest.id if guest else None)
    return live.table


async def replayable(deps: Services, id: str, guest: Guest | None) -> Table:
    """A finished game that a guest may replay; raises BadChoice."""
    table = await _finished(deps, id, guest)
    table.check_replayable()
    return table


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(deps: Deps, guest: MaybeGuest, id: str) -> PlainTextResponse:
    """The record of a finished game."""
    return PlainTextResponse(record_text(await _finished(deps, id, guest)))


@router.get("/tables/{id}/replay/{ply}", response_model=ReplayShown)
async def replay(deps: Deps, guest: MaybeGuest, id: str, ply: int) -> Response:
    """A position of a finished game with every view."""
    table = await replayable(deps, id, guest)
    if not 0 <= ply <= len(table.moves):
        raise BadChoice("bad-ply", got=str(ply), most=len(table.moves))
    position = await asyncio.to_thread(replays.position, table, ply)
    return Response(position, media_type="application/json", headers={"Cache-Control": "private, max-age=600"})


@router.get("/tables/{id}/analysis")
async def analysis(
    deps: Deps, guest: MaybeGuest, id: str, request: Request, first: int = 0, deeper: bool = False
) -> AnalysisShown:
    """Post-game analysis from a ply on, as far as it is ready; request the rest from `next`."""
    table = await replayable(deps, id, guest)
    if not 0 <= first <= len(table.moves):
        raise BadChoice("bad-ply", got=str(first), most=len(table.moves))
    game_analysis = deps.analyses.of(table, is_deeper=deeper)
    if not game_analysis.known(first):
        deps.analysis_requests.check(guest.id if guest else f"@{address_of(request)}")
    return await deps.analyses.part(game_analysis, first)


@router.post("/tables/{id}/fork")
async def fork(deps: Deps, guest: KnownGuest, id: str, body: ForkBody, request: Request) -> TableShown:
    """Create a table against bots that continues from a move of a finished game."""
    limit_creation(deps, request)
    live = await deps.new_tables.fork(guest, await replayable(deps, id, guest), body)
    return table_shown(live.table, guest.id)


@router.post("/records")
async def import_record(deps: Deps, guest: KnownGuest, body: RecordBody, request: Request) -> TableShown:
    """Import the record of a finished game."""
    limit_creation(deps, request)
    live = await deps.new_tables.import_record(guest, body.record, is_public=body.is_public)
    return table_shown(live.table, guest.id)
