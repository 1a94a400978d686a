"""Runs the application under uvicorn until it is told to stop."""

from __future__ import annotations

import asyncio
import socket

import uvicorn

from ..core.errors import BadChoice
from . import logs
from .app import make_app
from .config import Settings
from .storage import Storage


def serve(settings: Settings) -> None:
    """Serve until a signal comes; then connections get a goodbye and all that waits is written."""
    logs.set_up(settings.log_level)
    asyncio.run(_reach(settings))
    _check_port(settings)
    uvicorn.run(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxy,
        forwarded_allow_ips="*" if settings.proxy else None,
        ws_max_size=16_384,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
        backlog=2048,
    )


async def _reach(settings: Settings) -> None:
    """Raises BadChoice if there is no database, before anything else begins."""
    storage = Storage(settings.url)
    try:
        await storage.start()
    except BadChoice:
        await storage.dispose()
        raise
    await storage.stop()


def _check_port(settings: Settings) -> None:
    """Raises BadChoice if nothing can listen there."""
    try:
        with socket.create_server((settings.host, settings.port), reuse_port=False):
            pass
    except (OSError, OverflowError) as error:
        raise BadChoice("port-taken", got=f"{settings.host}:{settings.port}") from error
