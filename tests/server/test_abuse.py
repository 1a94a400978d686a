"""Abuse: odd ids, huge numbers, invisible names, floods of frames, forged addresses, used links."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from asyncio import BaseTransport
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

import pharos
from pharos.core.errors import PharosError
from pharos.core.json_types import JsonObject
from pharos.server.addresses import limit_key
from pharos.server.config import Settings
from pharos.server.file_limit import RESERVED, fit_connections
from pharos.server.ws.frames import MORE_SOCKETS, FrameProtocol, frame_protocol

from .conftest import SECONDS, Player, Processes, Served, request, serving, until
from .test_http_protocol import is_closed, opened
from .test_live_table import seated
from .test_lobby import refused


@pytest.mark.parametrize("id", ["%00", "a%00b", "x" * 300, "%F0%9F%8F%9B", "a%27b"])
def test_odd_ids_are_unknown_tables(served: Served, id: str) -> None:
    for path in ("", "/log", "/record"):
        answer = request("GET", f"{served.url}/api/tables/{id}{path}")
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, "no-table")


def finished_duel() -> str:
    """The record of a whole game."""
    game = pharos.new("duel", seed=7, engine="interpreted")
    while not game.is_over:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    return str(game.record())


@pytest.mark.parametrize("line", ["seed 7", "players 2", "0 ", "option wonders"])
def test_huge_numbers_in_records_get_a_reason(local: Served, line: str) -> None:
    text = finished_duel().replace(f"\n{line}", f"\n{line.rstrip()}{'9' * 5000} ", 1)
    if line.startswith("option"):
        text = text.replace("\n\n", f"\nstart\n    coins {'9' * 5000}\n\n", 1)
    assert "9" * 5000 in text
    with pytest.raises(PharosError) as error:
        local.guest("Ana").post("/api/records", record=text)
    assert error.value.id == "record-number"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\u202eAna\u202c", "Ana"),
        ("A\u200bna", "Ana"),
        ("Jose\u0301", "José"),
        (" A   B ", "A B"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_names_are_normalised(local: Served, name: str, shown: str) -> None:
    assert local.guest(name).name == shown


@pytest.mark.parametrize(
    "name", ["\u200b\u200b", "\u202e", "\x9b31m", "\x1b[2J", "a\x00", "\u00a0", "\ufeff", "\u3164", "\u2800"]
)
def test_names_that_show_nothing_or_control_something_are_refused(local: Served, name: str) -> None:
    answer = request("POST", f"{local.url}/api/guests", json={"name": name})
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "bad-request")


def test_chat_is_normalised_and_limited_per_guest_not_per_connection(local: Served) -> None:
    ana = local.guest("Ana")
    id = ana.quick("duel", level="apprentice")["id"]
    tabs = [local.sit(ana, id) for _ in range(4)]
    assert tabs[0].ask(type="chat", text="\u202ehello\u200b")["type"] == "ack"
    assert tabs[1].until("chat")["said"]["text"] == "hello"
    answers = [tab.ask(type="react", reaction="wow") for tab in tabs for _ in range(4)]
    assert "too-fast" in [answer["error"]["id"] for answer in answers if answer["type"] == "refused"]


def test_metrics_need_a_trusted_address_or_the_token(tmp_path: Path) -> None:
    closed: JsonObject = {"metrics_addresses": "192.0.2.1", "metrics_token": "secret-token"}
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", **closed) as served:
        assert request("GET", f"{served.url}/metrics").status_code == 404
        for token, status in (("wrong", 404), ("secret-token", 200)):
            answer = request("GET", f"{served.url}/metrics", headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == status
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", metrics_addresses="192.0.2.1 127.0.0.0/8") as served:
        assert request("GET", f"{served.url}/metrics").status_code == 200


def test_a_used_resume_link_never_works_again(local: Served) -> None:
    ana, bo, cy = (local.guest(name) for name in ("Ana", "Bo", "Cy"))
    id = ana.quick("duel", level="apprentice")["id"]
    first = ana.post(f"/api/tables/{id}/seats/0/link")["token"]
    bo.post("/api/resume", token=first)
    back = bo.post(f"/api/tables/{id}/seats/0/link")["token"]
    ana.post("/api/resume", token=back)
    for guest, token in ((cy, first), (cy, back), (ana, back)):
        with refused("bad-link"):
            guest.post("/api/resume", token=token)


# Addresses


@pytest.mark.parametrize(
    ("host", "key"),
    [("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
     ("::ffff:192.0.2.7", "192.0.2.7"), ("testclient", "testclient"), (None, "-")],
)  # fmt: skip
def test_limits_count_ipv6_by_network(host: str | None, key: str) -> None:
    assert limit_key(host) == key


def test_only_the_entry_of_the_own_proxy_counts(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", proxy=True, requests_per_minute=1) as served:

        def status(forwarded: str) -> int:
            return request("GET", f"{served.url}/api/games", headers={"X-Forwarded-For": forwarded}).status_code

        spoofed = [status(f"198.51.100.{n}, 192.0.2.7") for n in range(12)]
        assert 429 in spoofed, "entries that the client made up do not help"
        assert status("192.0.2.8") == 200


def test_a_request_through_fewer_proxies_is_not_the_proxys_own(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", proxy=True, proxy_hops=2) as served:
        for forwarded, status in (({}, 200), ({"X-Forwarded-For": "192.0.2.7"}, 404)):
            assert request("GET", f"{served.url}/metrics", headers=forwarded).status_code == status


def test_the_tables_of_one_address_are_closed_before_they_use_up_all() -> None:
    defaults = Settings()
    assert defaults.tables_per_address_per_day * (defaults.playing_days + 1) < defaults.tables


def test_one_address_cannot_use_up_the_tables(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", tables_per_address_per_day=4) as served:
        host = served.guest("Host")
        first, second = (host.post("/api/records", record=finished_duel())["id"] for _ in range(2))
        again = host.post(f"/api/tables/{first}/rematch")["id"]
        served.guest("Ana").make("duel")
        with refused("too-fast"):
            served.guest("Late").make("duel")
        with refused("too-fast"):
            host.post(f"/api/tables/{second}/rematch")
        assert host.post(f"/api/tables/{first}/rematch")["id"] == again


# Few files and flooding clients


def test_a_process_with_few_files_leaves_some_free(tmp_path: Path, processes: Processes) -> None:
    server = processes(f"sqlite:///{tmp_path}/t.sqlite3", files=200)
    with ExitStack() as stack:
        for n in range(300):
            target, source = ("127.0.0.1", server.port), (f"127.0.0.{2 + n // 50}", 0)
            line = stack.enter_context(socket.create_connection(target, SECONDS, source))
            with contextlib.suppress(OSError):
                line.sendall(b"GET /api/health HTTP/1.1\r\nHost:")
        assert request("GET", f"{server.url}/api/health/ready").status_code == 200


def flood(player: Player, send: Callable[[Player], None]) -> None:
    for _ in range(500):
        send(player)
    player.until("nothing")


def ping(player: Player) -> None:
    player.socket.ping()


def pong(player: Player) -> None:
    player.socket.pong()


def fragments(player: Player) -> None:
    player.socket.send(iter(["{", *[""] * 500, "}"]))


@pytest.mark.parametrize("send", [ping, pong, fragments])
def test_a_flood_of_frames_that_are_no_messages_is_cut_off(local: Served, send: Callable[[Player], None]) -> None:
    seats = seated(local, "duel", 2)
    with pytest.raises(ConnectionClosed):
        flood(seats[0], send)
    assert seats[1].ask(type="ping")["type"] == "pong"


def wait_for_goodbyes_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = FrameProtocol.connection_made

    def wait_forever(self: FrameProtocol, transport: BaseTransport) -> None:
        connect(self, transport)
        self.close_timeout = 1e6

    monkeypatch.setattr(FrameProtocol, "connection_made", wait_forever)


HANDSHAKE = (
    b"GET /api/tables/none/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize("header", [b"Cookie: " + b"x" * 9000, b"\r\n".join(b"X-%d: y" % n for n in range(200))])
def test_a_handshake_that_is_too_long_is_refused_and_ended(local: Served, header: bytes) -> None:
    with ExitStack() as stack:
        line = opened(local, stack, HANDSHAKE.removesuffix(b"\r\n") + header + b"\r\n\r\n")
        assert line.recv(1000).startswith(b"HTTP/1.1 400")
        assert is_closed(line)


def test_refused_sockets_that_never_say_goodbye_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wait_for_goodbyes_forever(monkeypatch)
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", connections=5) as served, ExitStack() as stack:
        lines = [opened(served, stack, HANDSHAKE) for _ in range(3 * MORE_SOCKETS)]
        aborted = [line for line in lines if is_closed(line)]
        assert len(aborted) >= 2 * MORE_SOCKETS - 5, "the others got a reason"
        assert request("GET", f"{served.url}/api/health").status_code == 200


def test_a_client_that_was_cut_off_and_goes_on_sending_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for_goodbyes_forever(monkeypatch)
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", messages_per_second=1.0) as served:
        line = seated(served, "duel", 2)[0].socket.socket
        frames = b"\x81\x91\0\0\0\0" + b'{"type":"resync"}'
        line.setblocking(False)

        def is_cut_off() -> bool:
            try:
                return line.send(frames * 500) < 0
            except BlockingIOError:
                return False
            except OSError:
                return True

        until(is_cut_off)


@pytest.mark.parametrize(
    ("soft", "hard", "expected"),
    [(20000, 20000, (5000, 600)), (1024, 20000, (5000, 600)), (1024, 1024, (448, 448)), (400, 400, (136, 136))],
)
def test_connections_fit_the_limit_of_open_files(
    soft: int, hard: int, expected: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    raised: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: raised.append(limits))
    fitted = fit_connections(Settings())
    assert (fitted.connections, fitted.http_connections) == expected
    assert raised == ([(min(hard, 5000 + 600 + RESERVED), hard)] if soft < 5000 + 600 + RESERVED else [])


def test_a_system_that_raises_no_limit_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(resource_id: int, limits: tuple[int, int]) -> None:
        raise ValueError("not allowed to raise maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert fit_connections(Settings()).connections == 448


class ClosingTransport:
    """The transport of a client that has left already."""

    def get_extra_info(self, name: str) -> None:
        return None

    def is_closing(self) -> bool:
        return True

    def write(self, data: bytes) -> None:
        pass

    def close(self) -> None:
        pass


def test_a_client_that_leaves_during_the_handshake_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    async def accept(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})

    async def go() -> None:
        config = uvicorn.Config(accept, ws_per_message_deflate=False, log_config=None)
        state = ServerState()
        protocol = frame_protocol(Settings())(config, state, {})
        protocol.connection_made(ClosingTransport())  # type: ignore[arg-type]
        upgrade = ["GET / HTTP/1.1", "host: x", "upgrade: websocket", "connection: upgrade", "sec-websocket-version: 13"]
        protocol.data_received("\r\n".join([*upgrade, f"sec-websocket-key: {'A' * 22}==", "", ""]).encode())
        assert state.tasks
        await asyncio.gather(*state.tasks)

    asyncio.run(go())
    assert not caplog.records
