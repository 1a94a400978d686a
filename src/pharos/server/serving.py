"""Runs the application under uvicorn until it is told to stop."""

from __future__ import annotations

import uvicorn

from . import logs
from .app import make_app
from .config import Settings


def serve(settings: Settings) -> None:
    """Serve until a signal comes; then connections get a goodbye and all that waits is written."""
    logs.set_up(settings.log_level)
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
