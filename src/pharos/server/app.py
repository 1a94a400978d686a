"""The application: parts put together, headers that keep browsers safe, a start and a graceful stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import __version__
from ..core.errors import BadChoice, PharosError
from . import api_games, api_guests, api_tables, metrics, socket
from .config import Settings
from .connections import dumps
from .errors import on_bad_request, on_http, on_mistake, refusal
from .messages import Refusal
from .pages import DIST, Pages
from .services import Services, make_services

log = logging.getLogger("pharos.app")
MOST_BODY = 100_000
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; script-src 'self'; "
        "connect-src 'self'; "
        "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal, "description": "Refused, with the reason"}
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429)
}


def make_app(settings: Settings, pages: Path = DIST) -> FastAPI:
    """The application for these settings, with the web client from a folder."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = await make_services(settings)
        log.info("started", extra={"worker": services.house.worker, "postgresql": settings.is_postgresql})
        warming = asyncio.create_task(warm()) if settings.warm else None
        try:
            yield
        finally:
            if warming:
                warming.cancel()
            await stop(services)
            log.info("stopped")

    app = FastAPI(
        title="Pharos", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, responses=_REFUSALS,
        openapi_url="/api/openapi.json", separate_input_output_schemas=True,
    )  # fmt: skip
    for router in (api_games.router, api_guests.router, api_tables.router):
        app.include_router(router)
    if settings.metrics:
        app.include_router(api_games.metrics_router)
    app.router.routes.insert(0, socket.ROUTE)
    app.router.default = Pages(pages)
    app.add_exception_handler(PharosError, on_mistake)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http)
    app.add_middleware(Guard)
    return app


async def stop(services: Services) -> None:
    """Tell everybody, then leave."""
    services.house.is_stopping = True
    goodbye = dumps({"type": "bye", "error": {"id": "stopping", "values": {}}})
    open_ones = [connection for room in services.house.rooms.values() for connection in room.connections]
    for connection in open_ones:
        connection.close(goodbye)
    if open_ones:
        await asyncio.wait([asyncio.ensure_future(connection.closed.wait()) for connection in open_ones], timeout=3)
    await services.house.stop()


async def warm() -> None:
    """Compile the rules in another process; until then they run interpreted."""
    program = "from pharos.cli.main import run; run(['warm'])"
    quiet = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdin=quiet, stdout=quiet, stderr=quiet)
    try:
        code = await process.wait()
        log.info("rules compiled" if code == 0 else "rules could not be compiled; they run interpreted")
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        raise


class Guard:
    """Around everything: safe headers on each answer, bodies of bounded size, unexpected errors without their story."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        has_begun = False

        async def guarded(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                metrics.requests.labels(str(message["status"])).inc()
                message["headers"] = [*message.get("headers", []), *_HEADERS]
            await send(message)

        try:
            body = await _body(scope, receive)
            if body is None:
                await refusal(BadChoice("too-long", most=MOST_BODY))(scope, receive, guarded)
                return
            await self._app(scope, _replayed(body, receive), guarded)
        except Exception:
            log.exception("request failed", extra={"path": scope["path"]})
            if not has_begun:
                await refusal(BadChoice("our-fault"))(scope, receive, guarded)


async def _body(scope: Scope, receive: Receive) -> bytes | None:
    """The whole body; None if it is too long."""
    if scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return b""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > MOST_BODY:
            return None
        if not message.get("more_body"):
            return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Receive:
    is_given = False

    async def again() -> Message:
        nonlocal is_given
        if not is_given:
            is_given = True
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again
