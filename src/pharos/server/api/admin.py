"""REST: the host's tools, behind the password from the settings. Without a password none of these paths exists."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import FileResponse
from starlette.background import BackgroundTask

from ... import __version__
from ...core.errors import BadChoice
from ..addresses import address_of, is_listed
from ..admin.backup import back_up
from ..admin.moderation import note
from ..admin.sign_in import COOKIE, COOKIE_PATH, HOURS
from ..deps import Deps, Services, services_of
from ..payloads import AnnouncementShown
from ..tables.table_lists import listed
from .admin_models import (
    AdminOverview,
    AdminPerson,
    AdminTable,
    AnnouncementBody,
    LevelBody,
    PasswordBody,
    SanctionBody,
)

HEADER = "x-pharos-admin"
"""A header that pages of other origins cannot send without being refused first."""
SAME_SITE = (None, "same-origin", "none")
MOST_TABLES = 100


async def _exists(request: Request) -> None:
    """Without a password there is nothing here, nor for addresses that the settings do not name."""
    services = services_of(request)
    addresses = services.worker.settings.admin_addresses
    if not services.admin.is_possible or (addresses and not is_listed(request, addresses)):
        raise BadChoice("no-page")


async def _from_own_page(request: Request) -> None:
    """Changes come from the admin page itself, never from another site."""
    is_change = request.method not in ("GET", "HEAD")
    if request.headers.get("sec-fetch-site") not in SAME_SITE or (is_change and HEADER not in request.headers):
        raise BadChoice("bad-origin")


async def _signed_in(request: Request, deps: Deps) -> Services:
    deps.admin.check(request.cookies.get(COOKIE))
    return deps


Admin = Annotated[Services, Depends(_signed_in)]
router = APIRouter(prefix="/api/admin", dependencies=[Depends(_exists), Depends(_from_own_page)])
public = APIRouter(prefix="/api")
_backups = asyncio.Lock()


@public.get("/announcements")
async def announcements(deps: Deps) -> list[AnnouncementShown]:
    """What the host tells everybody."""
    return [AnnouncementShown(**vars(announcement)) for announcement in deps.moderation.announcements]


@router.post("/session", status_code=204)
async def sign_in(deps: Deps, body: PasswordBody, request: Request, response: Response) -> None:
    """Sign in as the host."""
    try:
        value = deps.admin.open(body.password, address_of(request))
    except BadChoice as error:
        note("sign-in-refused", reason=error.id)
        raise
    is_secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE, value, max_age=HOURS * 3600, httponly=True, samesite="strict", secure=is_secure, path=COOKIE_PATH
    )
    note("sign-in")


@router.delete("/session", status_code=204)
async def sign_out(deps: Admin, request: Request, response: Response) -> None:
    """Sign out."""
    is_secure = request.url.scheme == "https"
    response.delete_cookie(COOKIE, httponly=True, samesite="strict", secure=is_secure, path=COOKIE_PATH)
    note("sign-out")


@router.get("/overview")
async def overview(deps: Admin) -> AdminOverview:
    """Figures of the running server."""
    counts = {"tables_open": 0, "tables_playing": 0, "tables_finished": 0, **await deps.moderation.rows.counts()}
    worker = deps.worker
    return AdminOverview(
        version=__version__,
        worker=worker.id,
        workers=len(await worker.storage.alive()),
        started=deps.started,
        **{name: counts[name] for name in AdminOverview.model_fields if name in counts},
        live_tables=len(worker.live_tables),
        connections=sum(len(live.viewers) for live in worker.live_tables.values()),
        log_level=deps.moderation.log_level,
        announcements=await announcements(deps),
    )


@router.get("/tables")
async def tables(deps: Admin, status: Literal["open", "playing", "finished"] = "playing") -> list[AdminTable]:
    """The latest tables with a status, private ones too."""
    storage = deps.worker.storage
    rows = await listed(storage, await storage.listed(status=[status], public=False, limit=MOST_TABLES))
    return [AdminTable(table=row, viewers=deps.moderation.viewers(row.id)) for row in rows]


@router.delete("/tables/{id}", status_code=204)
async def close_table(deps: Admin, id: str) -> None:
    """End an open or running table for everybody."""
    await deps.moderation.close_table(id)


@router.get("/people")
async def people(deps: Admin, name: str = "", table: str = "") -> list[AdminPerson]:
    """People by name or id, those at a table, or everybody who is connected, muted or banned."""
    return [AdminPerson(**vars(person)) for person in await deps.moderation.people(name=name[:80], table=table)]


@router.put("/people/{id}")
async def sanction(deps: Admin, id: str, body: SanctionBody) -> AdminPerson:
    """Mute or ban a person, or lift both."""
    person = await deps.moderation.sanction(id, is_muted=body.is_muted, is_banned=body.is_banned)
    return AdminPerson(**vars(person))


@router.post("/announcements", status_code=204)
async def announce(deps: Admin, body: AnnouncementBody) -> None:
    """Show an announcement to everybody for a while."""
    await deps.moderation.announce(body.text, body.minutes)


@router.delete("/announcements/{id}", status_code=204)
async def withdraw(deps: Admin, id: str) -> None:
    """Withdraw an announcement."""
    await deps.moderation.withdraw(id)


@router.put("/log-level", status_code=204)
async def log_level(deps: Admin, body: LevelBody) -> None:
    """Log more or less from now on."""
    await deps.moderation.set_log_level(body.level)


@router.get("/backup", response_class=FileResponse)
async def backup(deps: Admin) -> FileResponse:
    """A consistent backup of the whole database as a SQLite file; one at a time."""
    if _backups.locked():
        raise BadChoice("too-fast")
    async with _backups:
        folder = tempfile.TemporaryDirectory(prefix="pharos-backup-")
        file = Path(folder.name) / "backup.sqlite3"
        try:
            tables = await asyncio.to_thread(lambda: asyncio.run(back_up(deps.worker.settings, file)))
        except BaseException:
            folder.cleanup()
            raise
    note("backup", tables=tables)
    name = time.strftime("pharos-%Y%m%d-%H%M.sqlite3")
    return FileResponse(
        file,
        filename=name,
        media_type="application/vnd.sqlite3",
        headers={"Cache-Control": "no-store"},
        background=BackgroundTask(folder.cleanup),
    )
