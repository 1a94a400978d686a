"""The application: routers, security headers, startup and graceful shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import __version__
from ..core.errors import BadChoice, PharosError
from ..core.json_types import JsonObject
from . import metrics
from .addresses import ForwardedFor, is_ours
from .api import (
    admin,
    daily,
    games,
    groups,
    guests,
    hints,
    lan,
    openings,
    profiles,
    push,
    puzzles,
    ratings,
    reviews,
    score_pads,
    sheets,
    tables,
)  # fmt: skip
from .api.models import Refusal
from .config import Settings
from .deps import Services, make_services
from .errors import on_http_error, on_invalid_request, on_pharos_error, refusal
from .lan import is_bare_address
from .static_files import DIST, StaticFiles
from .tables.sentences import goodbye
from .ws import socket

log = logging.getLogger("pharos.app")
MAX_BODY = 100_000
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
GOODBYE_SECONDS = 2.0
"""How long slow clients may take to receive the last message."""
OPENER_POLICY = "Cross-Origin-Opener-Policy"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; script-src 'self'; "
        "connect-src 'self'; "
        "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    OPENER_POLICY: "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_BARE_HEADERS = [(name, value) for name, value in _HEADERS if name != OPENER_POLICY.lower().encode()]
"""At a bare address without encryption browsers ignore the opener policy, and log that they do."""
ROUTERS = (
    games.router, score_pads.router, guests.router, profiles.router, sheets.router, tables.router, hints.router,
    reviews.router, ratings.router, groups.router, daily.router, puzzles.router, openings.router, lan.router, lan.pictures,
    admin.router, admin.public, push.router,
)  # fmt: skip
_REFUSALS: dict[int | str, JsonObject] = {
    status: {"model": Refusal, "description": "Refused, with the reason"}
    for status in (400, 401, 403, 404, 405, 408, 409, 413, 422, 429, 503)
}


def make_app(settings: Settings, pages: Path = DIST) -> FastAPI:
    """The application for these settings; `pages` is the folder of the web client."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = await make_services(settings)
        log.info("started", extra={"worker": services.worker.id, "postgresql": settings.is_postgresql})
        try:
            yield
        finally:
            await stop(services)
            log.info("stopped")

    app = FastAPI(
        title="Pharos", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, responses=_REFUSALS,
        openapi_url="/api/openapi.json", separate_input_output_schemas=True,
    )  # fmt: skip
    for router in ROUTERS:
        app.include_router(router)
    if settings.metrics:
        app.include_router(games.metrics_router)
    app.router.routes.insert(0, socket.ROUTE)
    app.router.default = StaticFiles(pages)
    app.add_exception_handler(PharosError, on_pharos_error)
    app.add_exception_handler(RequestValidationError, on_invalid_request)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_middleware(Guard, settings=settings)
    if settings.proxy:
        app.add_middleware(ForwardedFor, hops=settings.proxy_hops)
    return app


async def stop(services: Services) -> None:
    """Say goodbye to all clients, then stop the worker."""
    await say_goodbye(services)
    if services.notifier:
        services.notifier.stop()
    await services.worker.stop()


async def say_goodbye(services: Services) -> None:
    """Send the last message to all clients and wait a moment until they have it."""
    services.worker.is_stopping = True
    viewers = [viewer for live in services.worker.live_tables.values() for viewer in live.viewers]
    for viewer in viewers:
        viewer.close(goodbye("stopping"))
    if viewers:
        await asyncio.wait([asyncio.ensure_future(viewer.closed.wait()) for viewer in viewers], timeout=GOODBYE_SECONDS)


class Guard:
    """Around everything: safe headers on each answer, changes only from own pages, bodies of bounded size, and unexpected
    errors without what caused them."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        has_started = False
        safe_headers = _BARE_HEADERS if is_bare_address(HTTPConnection(scope)) else _HEADERS

        async def send_guarded(message: Message) -> None:
            nonlocal has_started
            if message["type"] == "http.response.start":
                has_started = True
                metrics.requests.labels(str(message["status"])).inc()
                message["headers"] = [*message.get("headers", []), *safe_headers]
            await send(message)

        try:
            self._check_origin(scope)
            body = await self._read(scope, receive)
            await self._app(scope, _replayed(body, receive), send_guarded)
        except BadChoice as error:
            await refusal(error)(scope, receive, send_guarded)
        except asyncio.CancelledError:  # the server stops, and has waited long enough
            if has_started:
                raise
            await refusal(BadChoice("stopping"))(scope, receive, send_guarded)
        except Exception:
            log.exception("request failed", extra={"path": _template(scope)})
            if not has_started:
                await refusal(BadChoice("internal-error"))(scope, receive, send_guarded)

    def _check_origin(self, scope: Scope) -> None:
        """Raises BadChoice if a page of another origin asks for a change."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        is_change = scope["method"] not in SAFE_METHODS
        if is_change and origin and not is_ours(self._settings, origin, headers.get("host", "")):
            raise BadChoice("bad-origin")

    async def _read(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body; raises BadChoice if it is too large or comes too slowly."""
        try:
            async with asyncio.timeout(self._settings.body_seconds):
                return await _body(scope, receive)
        except TimeoutError:
            raise BadChoice("too-slow") from None


def _template(scope: Scope) -> str:
    """The path of a request as its route declares it, because ids of people and tables may stand in it."""
    route = scope.get("route")
    return str(getattr(route, "path", ""))


async def _body(scope: Scope, receive: Receive) -> bytes:
    """The whole body; raises BadChoice if it is too large."""
    if scope["method"] in SAFE_METHODS:
        return b""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > MAX_BODY:
            raise BadChoice("too-long", most=MAX_BODY)
        if not message.get("more_body"):
            return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Receive:
    is_replayed = False

    async def again() -> Message:
        nonlocal is_replayed
        if not is_replayed:
            is_replayed = True
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again
