"""HTTP connections: half-open requests, endless headers, clients that read no answer."""

from __future__ import annotations

import contextlib
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import cast

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pharos.core.json_types import JsonObject

from .conftest import SECONDS, Served, request, serving, until


def opened(served: Served, stack: ExitStack, sent: bytes, source: str = "127.0.0.1") -> socket.socket:
    target = served.settings.host, served.settings.port
    line = stack.enter_context(socket.create_connection(target, SECONDS, (source, 0)))
    line.sendall(sent)
    return line


def is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def test_half_open_requests_are_closed_and_counted(tmp_path: Path) -> None:
    limits: JsonObject = {"header_seconds": 3.0, "http_connections_per_address": 6}
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", **limits) as served, ExitStack() as stack:
        lines = [opened(served, stack, b"GET /api/health HTTP/1.1\r\nHost:") for _ in range(20)]
        assert all(is_closed(line) for line in lines)
        assert request("GET", f"{served.url}/api/health").status_code == 200


def test_a_body_that_never_comes_gets_an_answer(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", body_seconds=0.3) as served, ExitStack() as stack:
        head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
        line = opened(served, stack, head)
        assert line.recv(100).startswith(b"HTTP/1.1 408")


HALF_OPEN = {
    "headers": b"GET /api/health HTTP/1.1\r\nHost:",
    "body": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    "body after a request": (
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nPOST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    ),
    "end of a body that nobody reads": b"GET /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{",
}


@pytest.mark.parametrize("sent", HALF_OPEN.values(), ids=HALF_OPEN)
def test_newcomers_are_answered_while_half_open_requests_take_all_places(tmp_path: Path, sent: bytes) -> None:
    limits: JsonObject = {
        "header_seconds": 600.0, "body_seconds": 600.0, "http_connections_per_address": 4, "http_connections": 20,
    }  # fmt: skip
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", **limits) as served, ExitStack() as stack:
        for n in range(60):
            opened(served, stack, sent, f"127.0.0.{2 + n // 4}")
        assert request("GET", f"{served.url}/api/health").status_code == 200


def test_a_request_that_goes_on_after_its_answer_is_ended(tmp_path: Path) -> None:
    head = b"GET /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", header_seconds=1.0) as served, ExitStack() as stack:
        line = opened(served, stack, head)
        assert line.recv(10_000).startswith(b"HTTP/1.1 200")
        line.sendall(b"{")  # the client goes on: the server no longer waits for the next request
        assert is_closed(line)


def test_newcomers_are_answered_while_clients_that_read_nothing_take_all_places(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits: JsonObject = {"body_seconds": 600.0, "http_connections": 5}
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", **limits) as served, ExitStack() as stack:
        lines = [opened(served, stack, b"") for _ in range(5)]
        connections = cast(set[HttpToolsProtocol], served.server.server_state.connections)
        until(lambda: len(connections) == 5)
        for line in lines:
            line.setblocking(False)

        def all_are_paused() -> bool:
            if not any(connection.pipeline for connection in connections):
                for line in lines:
                    line.send(b"GET /api/messages HTTP/1.1\r\nHost: x\r\n\r\n" * 20)
            return all(connection.flow.write_paused for connection in connections)

        until(all_are_paused)
        assert request("GET", f"{served.url}/api/health").status_code == 200
        until(lambda: len(connections) < 6)
    assert "request failed" not in caplog.messages, "whoever makes room leaves no error of ours behind"


def test_a_client_that_reads_no_answer_is_disconnected(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", body_seconds=1.0) as served, ExitStack() as stack:
        line = opened(served, stack, b"")
        line.setblocking(False)
        requests = b"GET /api/messages HTTP/1.1\r\nHost: x\r\n\r\n" * 20
        connections = cast(set[HttpToolsProtocol], served.server.server_state.connections)
        until(lambda: connections)

        def is_gone() -> bool:
            if not any(connection.pipeline for connection in connections):
                with contextlib.suppress(OSError):  # the server stops reading, then resets
                    line.send(requests)
            return not connections

        until(is_gone)


def test_requests_that_wait_for_earlier_answers_are_counted(local: Served) -> None:
    with ExitStack() as stack:
        line = opened(local, stack, b"GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n" * 20)
        answers = b""
        while answers.count(b"HTTP/1.1 200") < 20:
            answers += line.recv(100_000)
        with pytest.raises(OSError, match=r"reset|Broken pipe"):
            line.sendall(b"GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n" * 200_000)
    assert request("GET", f"{local.url}/api/health").status_code == 200


def test_who_still_sends_a_body_when_the_server_stops_is_told_so(
    database_file: str, caplog: pytest.LogCaptureFixture
) -> None:
    with ExitStack() as stack:
        with serving(database_file) as served:
            head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
            line = opened(served, stack, head)
            until(lambda: served.server.server_state.tasks)
        answer = line.recv(10_000)
    assert answer.startswith(b"HTTP/1.1 503")
    assert b'"stopping"' in answer
    assert "Exception in ASGI application" not in caplog.text


HEAD = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
ENDLESS = {
    "value of a header": (HEAD + b"X: ", b"x" * 1000),
    "name of a header": (HEAD, b"x" * 1000),
    "headers": (HEAD, b"X: y\r\n" * 200),
    "address": (b"GET /", b"x" * 1000),
    "empty lines before a request": (b"", b"\r\n" * 500),
    "extension of a chunk": (b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;", b"x" * 1000),
    "trailers": (
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n", b"X: y\r\n" * 200,
    ),
}  # fmt: skip


@pytest.mark.parametrize(("first", "more"), ENDLESS.values(), ids=ENDLESS)
def test_a_request_whose_headers_never_end_is_cut_off(local: Served, first: bytes, more: bytes) -> None:
    with ExitStack() as stack:
        line = opened(local, stack, first)
        with pytest.raises(OSError, match=r"reset|Broken pipe"):
            line.sendall(more * 20_000)
    assert request("GET", f"{local.url}/api/health").status_code == 200


def test_long_headers_and_bodies_in_small_pieces_are_accepted(local: Served) -> None:
    headers = {f"x-header-{n}": "x" * 1000 for n in range(20)}
    pieces = iter([b'{"name":', *[b" " * 1000] * 80, b'"Ana"}'])
    for _ in range(2):
        assert request("GET", f"{local.url}/api/health", headers=headers).status_code == 200
    headers["Content-Type"] = "application/json"
    assert request("POST", f"{local.url}/api/guests", content=pieces, headers=headers).status_code == 200
