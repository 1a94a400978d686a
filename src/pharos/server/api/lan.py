"""REST: letting others on the local network join, for the local host only."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ...core.errors import BadChoice
from ..deps import Deps, Services
from ..lan import Lan, is_local_host
from .models import LanShown

router = APIRouter(prefix="/api/lan")
pictures = APIRouter()
MAX_HOST = 260
"""The longest name of a host, with its port."""
Path = Annotated[str, Query(max_length=200, pattern=r"^/[A-Za-z0-9/_-]*$")]


def _lan(deps: Services, request: Request) -> Lan:
    """The listener; raises BadChoice for anybody but the local host, and where the server is open to others anyway."""
    lan: Lan | None = getattr(request.app.state, "lan", None)
    if lan is None or not is_local_host(request, deps.worker.settings):
        raise BadChoice("not-local")
    return lan


@router.get("")
async def lan(deps: Deps, request: Request) -> LanShown:
    """Whether you may let others on the local network join, and their address if you do."""
    try:
        return LanShown(may_open=True, url=_lan(deps, request).url)
    except BadChoice:
        return LanShown(may_open=False, url=None)


@router.post("")
async def open_lan(deps: Deps, request: Request) -> LanShown:
    """Let others on the local network join."""
    listener = _lan(deps, request)
    await listener.open()
    return LanShown(may_open=True, url=listener.url)


@router.delete("")
async def close_lan(deps: Deps, request: Request) -> LanShown:
    """Stop letting others join."""
    listener = _lan(deps, request)
    listener.close()
    return LanShown(may_open=True, url=None)


@pictures.get("/api/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr_code(deps: Deps, request: Request, path: Path = "/") -> Response:
    """The address of a page as a QR code: for the local host the one on the local network, if it is open."""
    import segno

    if len(request.headers.get("host", "")) > MAX_HOST:
        raise BadChoice("bad-request", where="host", why="string_too_long")
    try:
        url = _lan(deps, request).url
    except BadChoice:
        url = None
    picture = BytesIO()
    code = segno.make((url or str(request.base_url).rstrip("/")) + path, error="m", micro=False)
    code.save(picture, kind="svg", border=2, light="#fff", scale=4, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})
