"""Letting others on the local network join: a second listener, only on request of the local host."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from pharos.core.errors import BadChoice
from pharos.server import lan
from pharos.server.app import OPENER_POLICY
from pharos.server.config import Settings
from pharos.server.lan import Lan, is_loopback
from pharos.server.run import Server

from .conftest import LAVISH, NO_PAGES, Served, free_port, request, until

OTHER = "127.0.0.2"
"""Replaces the address on the network by another address of this machine."""


@pytest.fixture
def hosted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that may listen on another address."""
    monkeypatch.setattr(lan, "lan_address", lambda: OTHER)
    settings = Settings(**(LAVISH | {"database": f"sqlite:///{tmp_path}/t.sqlite3", "port": free_port()}))
    served = Served(settings, NO_PAGES)
    yield served
    served.stop()


@pytest.fixture
def url(hosted: Served) -> str:
    server = Server.__new__(Server)
    server.__dict__ = hosted.server.__dict__
    hosted.app.state.lan = Lan(hosted.settings.port, server.listen)
    return f"{hosted.url}/api/lan"


def test_the_local_host_opens_and_closes_the_network(hosted: Served, url: str) -> None:
    other = f"http://{OTHER}:{hosted.settings.port}"
    assert request("GET", url).json() == {"may_open": True, "url": None}
    with pytest.raises(httpx.ConnectError):
        request("GET", f"{other}/api/health")
    assert request("POST", url).json() == {"may_open": True, "url": other}
    assert request("POST", url).json()["url"] == other, "asking twice is the same as asking once"
    assert request("GET", f"{other}/api/health").status_code == 200
    assert request("DELETE", url).json() == {"may_open": True, "url": None}
    until(lambda: not _answers(other))


def _answers(url: str) -> bool:
    try:
        return request("GET", f"{url}/api/health").status_code == 200
    except httpx.ConnectError:
        return False


@pytest.mark.parametrize(
    ("headers", "reason"),
    [
        ({"origin": "http://evil.example"}, "bad-origin"),
        ({"host": "evil.example:80"}, "not-local"),
        ({"host": "192.168.0.2", "origin": "http://192.168.0.2"}, "not-local"),
        ({"origin": "http://["}, "bad-origin"),
        ({"host": "[::1"}, "not-local"),
    ],
)
def test_other_pages_and_other_names_may_not(hosted: Served, url: str, headers: dict[str, str], reason: str) -> None:
    answer = request("POST", url, headers=headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, reason)
    assert request("GET", url, headers=headers).json() == {"may_open": False, "url": None}
    assert request("DELETE", url, headers=headers).status_code == 403


def test_somebody_on_the_network_may_not(hosted: Served, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "is_loopback", lambda host: host in ("127.0.0.1", "localhost"))
    request("POST", url)
    from_there = httpx.HTTPTransport(local_address=OTHER)
    with httpx.Client(transport=from_there) as neighbour:
        for method in ("POST", "DELETE"):
            assert neighbour.request(method, f"http://{OTHER}:{hosted.settings.port}/api/lan").status_code == 403


def test_a_server_that_others_reach_anyway_has_no_such_switch(local: Served) -> None:
    assert request("GET", f"{local.url}/api/lan").json() == {"may_open": False, "url": None}
    assert request("POST", f"{local.url}/api/lan").status_code == 403


def test_a_code_leads_to_the_address_that_others_can_reach(
    hosted: Served, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import segno

    made: list[str] = []
    make = segno.make

    def noted(text: str, **words: Any) -> segno.QRCode:
        made.append(text)
        return make(text, **words)

    monkeypatch.setattr(segno, "make", noted)
    answer = request("GET", f"{hosted.url}/api/qr?path=/table/abc")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    request("POST", url)
    request("GET", f"{hosted.url}/api/qr?path=/table/abc")
    assert made == [f"{hosted.url}/table/abc", f"http://{OTHER}:{hosted.settings.port}/table/abc"]
    assert request("GET", f"{hosted.url}/api/qr?path=//evil.example?x").status_code == 422


@pytest.mark.parametrize(
    ("host", "has_policy"),
    [("localhost", True), ("127.0.0.1:8327", True), ("pharos.example", True), ("192.168.1.5:8327", False), ("[", True)],
)
def test_guests_of_the_network_get_no_header_that_their_browser_complains_about(
    local: Served, host: str, has_policy: bool
) -> None:
    answer = request("GET", f"{local.url}/api/health", headers={"host": host})
    assert (OPENER_POLICY in answer.headers) == has_policy
    assert answer.headers["X-Frame-Options"] == "DENY"


def test_a_name_that_is_too_long_for_a_code_is_refused(local: Served) -> None:
    assert request("GET", f"{local.url}/api/qr", headers={"host": "x" * 5000}).status_code == 422


def test_a_taken_port_and_a_missing_network_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(place: socket.socket) -> lan.Listener:
        raise AssertionError("nothing to listen on")

    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(lan, "lan_address", lambda: "127.0.0.1")
        with pytest.raises(BadChoice, match="port-taken"):
            asyncio.run(Lan(taken.getsockname()[1], never).open())


def test_what_loopback_means() -> None:
    assert [is_loopback(host) for host in ("127.0.0.1", "::1", "localhost")] == [True] * 3
    assert [is_loopback(host) for host in ("192.168.0.2", "example.org", "", None)] == [False] * 4
