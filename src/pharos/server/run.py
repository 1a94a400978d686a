"""Runs the application under uvicorn until a signal stops it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from types import FrameType

import uvicorn
from fastapi import FastAPI

from ..core.errors import BadChoice
from ..runtime.machine_code import MachineCode
from . import logs
from .app import make_app, say_goodbye
from .config import Settings
from .db.engines import is_unreachable
from .db.file_lock import lock_file
from .db.storage import Storage
from .file_limit import fit_connections
from .http_protocol import limited_http
from .lan import Lan, is_loopback
from .ws.frames import frame_protocol

log = logging.getLogger("pharos.run")
BACKLOG = 2048
STOP_WITHIN = 9.5
"""Seconds after a signal within which the process ends, whatever hangs."""
END_WITHIN = 1.0
"""Seconds that threads have to finish once the server has stopped. Python would wait for each of them, and one may be
loading kernels or waiting for a name server."""
DATABASE_RETRY = 2.0
"""Seconds between two attempts to reach a database that does not accept connections yet."""
GC_THRESHOLD = 2_000
"""New objects that make Python search for garbage among them. Most of them belong to new games and stay, so a search is no
more than a delay: below 15 ms here, and 50 ms with 20,000 objects."""
NEVER = 10**9
GC_INTERVAL = 60.0
"""The minimum number of seconds between two garbage collections."""
SWITCH_INTERVAL = 0.0002
"""Seconds a thread may hold the GIL while another waits; the writer thread must not wait long."""
WILDCARDS = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
"""Wildcard addresses and where a browser on the same machine finds them."""


class Server(uvicorn.Server):
    """A uvicorn server that announces its address once it listens, says goodbye to its clients, and always stops in time."""

    def __init__(
        self, config: uvicorn.Config, announce: Callable[[str], None], url: str, after_stop: Callable[[], None] | None = None
    ) -> None:
        super().__init__(config)
        self._announce, self._url, self._after_stop = announce, url, after_stop
        self._watchdog: threading.Timer | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then announce it."""
        await super().startup(sockets)
        if self.started:
            tune_gc()
            self._announce(self._url)

    async def listen(self, place: socket.socket) -> asyncio.Server:
        """Serve on another socket too."""
        config, loop = self.config, asyncio.get_running_loop()
        state = {"config": config, "server_state": self.server_state, "app_state": self.lifespan.state}
        server = await loop.create_server(lambda: config.http_protocol_class(**state), sock=place, backlog=config.backlog)
        self.servers.append(server)
        return server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye while the connections are still open, then stop."""
        services = getattr(getattr(self.config.app, "state", None), "services", None)
        if services is not None:
            await say_goodbye(services)
        await super().shutdown(sockets)
        if self._after_stop:
            self._after_stop()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop gracefully at a signal, and by force if something hangs."""
        super().handle_exit(sig, frame)
        if self._watchdog is None:
            self._watchdog = _start_timer(STOP_WITHIN, _stop_by_force)


def _start_timer(seconds: float, work: Callable[[], None]) -> threading.Timer:
    """Do something later, in a thread that does not keep the process from ending."""
    timer = threading.Timer(seconds, work)
    timer.daemon = True
    timer.start()
    return timer


def end_process_soon() -> None:
    """Let the process end without waiting for busy threads, for a server with its own process."""
    _start_timer(END_WITHIN, _end)


def _end() -> None:
    busy = sorted(thread.name for thread in threading.enumerate() if not thread.daemon)
    log.warning("ended without waiting for busy threads", extra={"threads": " ".join(busy)})
    logging.shutdown()
    os._exit(0)


def _stop_by_force() -> None:
    log.error("something hangs; stopped by force")
    os._exit(1)


def tune_gc() -> None:
    """Collect garbage among the newest objects, and rarely among all. Connections leave some behind, but a search through
    everything that is loaded delays all clients."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD, NEVER, NEVER)
    asyncio.get_running_loop().call_later(GC_INTERVAL, _collect)


def _collect() -> None:
    """Collect garbage. The longer it takes, the later it runs again, so it delays at most one action in five hundred."""
    began = time.perf_counter()
    gc.collect()
    spent = time.perf_counter() - began
    asyncio.get_running_loop().call_later(max(GC_INTERVAL, 500 * spent), _collect)


def serve(settings: Settings, announce: Callable[[str], None], after_stop: Callable[[], None] | None = None) -> None:
    """Serve until a signal comes; then say goodbye to the clients and write what is queued."""
    logs.set_up(settings.log_level, settings.log_format)
    sys.setswitchinterval(SWITCH_INTERVAL)
    settings = fit_connections(settings)
    with ending_at_sigterm():
        asyncio.run(check_database(settings))
    with MachineCode.never_compiling(), bound(settings) as place:
        app = make_app(settings)
        server = Server(config(settings, app), announce, _url(settings, place), after_stop)
        if is_loopback(settings.host):
            app.state.lan = Lan(place.getsockname()[1], server.listen)
        with contextlib.suppress(KeyboardInterrupt):
            server.run([place])
    if not server.started:
        sys.exit(1)


def config(settings: Settings, app: FastAPI) -> uvicorn.Config:
    """The uvicorn configuration."""
    return uvicorn.Config(
        app,
        http=limited_http(settings),
        ws=frame_protocol(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=16_384,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=2,
        backlog=BACKLOG,
    )


@contextlib.contextmanager
def ending_at_sigterm() -> Iterator[None]:
    """End the process at SIGTERM, even as the first process of a container, where the system ignores it by default."""
    before = signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


async def check_database(settings: Settings) -> None:
    """Raises BadChoice if the database is in use or cannot be reached, before anything else starts. A PostgreSQL that does
    not accept connections yet has some time to do so."""
    lock = lock_file(settings)
    if lock:
        lock.close()  # the worker takes it again
    ends = time.monotonic() + settings.database_wait
    while not await _can_open(settings, may_wait=time.monotonic() < ends):
        left = max(0, round(ends - time.monotonic()))
        log.warning("waiting for the database to accept connections", extra={"seconds_left": left})
        await asyncio.sleep(DATABASE_RETRY)


async def _can_open(settings: Settings, *, may_wait: bool) -> bool:
    """Whether the database can be opened now; raises BadChoice if it cannot and there is nothing to wait for."""
    storage = Storage(settings.url)
    try:
        await storage.start()
    except BadChoice as error:
        await storage.dispose()
        if may_wait and settings.is_postgresql and is_unreachable(error.__cause__):
            return False
        raise
    await storage.stop()
    return True


def bound(settings: Settings) -> socket.socket:
    """A socket bound to the configured address; raises BadChoice if that is impossible."""
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
    return f"http://{WILDCARDS.get(settings.host, host)}:{place.getsockname()[1]}"
