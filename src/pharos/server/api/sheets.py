"""REST: your score sheets of games at a real table. The pad of the game checks them; only you see them."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response
from pydantic import AfterValidator, AwareDatetime, StringConstraints, ValidationError

from ...core.errors import BadChoice
from ...core.score_pad import Tally
from ...core.score_sheet import pad_for
from ..addresses import address_of
from ..db.sheet_rows import StoredSheet
from ..deps import Deps, KnownGuest, Services
from ..guests import Guest
from ..payload_base import Given, Sent, Word
from ..sheet_files import read, to_csv, to_json
from .score_pads import SheetBody, SheetColumn, SupremacyBody, pads_of, tally_of

router = APIRouter(prefix="/api/sheets")
MAX_SHEETS = 5000
DAY = 86400.0
ID = r"^[0-9a-f-]{8,36}$"
SheetId = Annotated[str, Path(pattern=ID)]


def _past(played: datetime) -> datetime:
    """A time that is not in the future, as far as clocks agree; raises ValueError."""
    if not 0 < played.timestamp() < time.time() + DAY:
        raise ValueError("not in the past")
    return played


class PlayedSheetBody(SheetBody):
    """A filled-in score sheet of a game, and when it was played."""

    game: Word
    played: Annotated[AwareDatetime, AfterValidator(_past)]


class NamedSheetBody(PlayedSheetBody):
    """A score sheet in a file."""

    id: Annotated[str, StringConstraints(pattern=ID)]


class SheetFileBody(Given):
    """The text of a CSV or JSON file of score sheets."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=90000)]


class SheetShown(Sent):
    """A score sheet, summed up."""

    id: str
    game: str
    options: dict[str, str]
    players: list[SheetColumn]
    supremacy: SupremacyBody | None
    played: str
    """An ISO date."""
    tally: Tally


class SheetsStored(Sent):
    """How many sheets of a file were stored."""

    stored: int


@router.get("")
async def sheets(deps: Deps, guest: KnownGuest) -> list[SheetShown]:
    """Your score sheets, the latest first."""
    return [_shown(sheet) for sheet in await deps.sheets.sheets(guest.id, MAX_SHEETS)]


@router.get("/export/{format}")
async def export(deps: Deps, guest: KnownGuest, format: Literal["csv", "json"]) -> Response:
    """All your score sheets as a file."""
    plain = [_shown(sheet).model_dump() for sheet in await deps.sheets.sheets(guest.id, None)]
    text, media = (to_csv(plain), "text/csv") if format == "csv" else (to_json(plain), "application/json")
    disposition = f'attachment; filename="pharos-sheets.{format}"'
    return Response(text, media_type=f"{media}; charset=utf-8", headers={"Content-Disposition": disposition})


@router.post("/import")
async def import_sheets(deps: Deps, guest: KnownGuest, body: SheetFileBody, request: Request) -> SheetsStored:
    """Store all sheets of a CSV or JSON file, or none if one of them is not valid."""
    deps.creations.check(address_of(request))
    try:
        bodies = [NamedSheetBody.model_validate(sheet) for sheet in read(body.text)]
    except ValidationError as error:
        raise BadChoice("bad-sheets") from error
    await _check_room(deps, guest, len(bodies))
    summed = [(sheet, await asyncio.to_thread(_summed_up, sheet)) for sheet in bodies]
    for sheet, tally in summed:
        await _store(deps, guest, sheet.id, sheet, tally)
    return SheetsStored(stored=len(bodies))


@router.put("/{id}")
async def store(deps: Deps, guest: KnownGuest, id: SheetId, body: PlayedSheetBody, request: Request) -> SheetShown:
    """Store a score sheet. The id is made on your device: a sheet that is sent again replaces itself."""
    deps.creations.check(address_of(request))
    await _check_room(deps, guest, 1)
    stored = await _store(deps, guest, id, body, await asyncio.to_thread(_summed_up, body))
    return _shown(stored)


@router.get("/{id}")
async def sheet(deps: Deps, guest: KnownGuest, id: SheetId) -> SheetShown:
    """A score sheet of yours."""
    stored = await deps.sheets.sheet(guest.id, id)
    if stored is None:
        raise BadChoice("no-sheet")
    return _shown(stored)


@router.delete("/{id}", status_code=204)
async def remove(deps: Deps, guest: KnownGuest, id: SheetId) -> None:
    """Delete a score sheet of yours."""
    await deps.sheets.remove(guest.id, id)


async def _check_room(deps: Services, guest: Guest, new: int) -> None:
    if await deps.sheets.count(guest.id) + new > MAX_SHEETS:
        raise BadChoice("too-many-sheets", most=MAX_SHEETS)


def _summed_up(body: PlayedSheetBody) -> Tally:
    """The totals of a sheet; raises BadChoice if it does not fit the pad or is impossible."""
    tally = tally_of(body.game, SheetBody(options=body.options, players=body.players, supremacy=body.supremacy))
    if tally["problems"]:
        raise BadChoice("pad-impossible")
    return tally


async def _store(deps: Services, guest: Guest, id: str, body: PlayedSheetBody, tally: Tally) -> StoredSheet:
    data = body.model_dump(include={"options", "players", "supremacy"}) | {"tally": tally}
    stored = StoredSheet(guest.id, id, body.game, body.played.timestamp(), data)
    await deps.sheets.store(stored, _results(body, tally))
    return stored


def _results(body: PlayedSheetBody, tally: Tally) -> list[dict[str, object]]:
    """One row for each seat, as for games on the server."""
    pieces = {wonder["id"]: wonder["piece"] for wonder in pad_for(pads_of(body.game), body.options)["wonders"]}
    return [
        {
            "seat": seat,
            "game": body.game,
            "players": len(body.players),
            "name": player.name,
            "piece": pieces.get(player.wonder or ""),
            "points": tally["totals"][seat],
            "has_won": seat in tally["winners"],
            "reason": tally["reason"],
            "played": body.played.timestamp(),
        }
        for seat, player in enumerate(body.players)
    ]


def _shown(sheet: StoredSheet) -> SheetShown:
    played = datetime.fromtimestamp(sheet.played, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    return SheetShown(id=sheet.id, game=sheet.game, played=played, **sheet.data)
