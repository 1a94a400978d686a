"""Runs the application under uvicorn until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import socket
import sys
import time
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from ..core.errors import BadChoice
from . import logs
from .app import make_app
from .config import Settings
from .frames import FrameProtocol
from .storage import Storage

BACKLOG = 2048
TIDY = 10.0
"""Seconds between searches for garbage, at least."""
SWITCH = 0.0002
"""Seconds for which a thread may keep the interpreter while another wants it: the journal must not wait long."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
"""Addresses that mean all of the machine's, and where a browser on it finds them."""


class Server(uvicorn.Server):
    """Says where it is once it listens."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[str], None], url: str) -> None:
        super().__init__(config)
        self._announce, self._url = announce, url

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then say so."""
        await super().startup(sockets)
        if self.started:
            settle_memory()
            self._announce(self._url)


def settle_memory() -> None:
    """Let the garbage collector look seldom, at set times and only at what is new: every connection leaves some garbage
    behind, but a search through all that is loaded whenever many objects were made would hold everybody up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1000)
    asyncio.get_running_loop().call_later(TIDY, _tidy_up)


def _tidy_up() -> None:
    """The longer it takes, the later it comes again: it holds up one action in five hundred, however much is in memory."""
    began = time.perf_counter()
    gc.collect()
    spent = time.perf_counter() - began
    asyncio.get_running_loop().call_later(max(TIDY, 500 * spent), _tidy_up)


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until a signal comes; then connections get a goodbye and all that waits is written."""
    logs.set_up(settings.log_level)
    sys.setswitchinterval(SWITCH)
    asyncio.run(_reach(settings))
    with bound(settings) as place:
        server = Server(config(settings, make_app(settings)), announce, _url(settings, place))
        with contextlib.suppress(KeyboardInterrupt):
            server.run([place])
    if not server.started:
        sys.exit(1)


def config(settings: Settings, app: FastAPI) -> uvicorn.Config:
    """How uvicorn is to run the application."""
    return uvicorn.Config(
        app,
        ws=FrameProtocol,
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
        backlog=BACKLOG,
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


def bound(settings: Settings) -> socket.socket:
    """A socket at the address of the settings; raises BadChoice if nothing can listen there."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except (OSError, UnicodeError) as error:
        raise _reason(error, f"{settings.host}:{settings.port}") from error


def _reason(error: Exception, place: str) -> BadChoice:
    number = getattr(error, "errno", None)
    if number == errno.EADDRINUSE:
        return BadChoice("port-taken", got=place)
    if number == errno.EACCES:
        return BadChoice("port-forbidden", got=place)
    return BadChoice("bad-address", got=place)


def _url(settings: Settings, place: socket.socket) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{EVERYWHERE.get(settings.host, host)}:{place.getsockname()[1]}"
