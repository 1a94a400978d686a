"""The web client's files: caching, compression, nothing outside the folder. Also the announced address."""

from __future__ import annotations

import os
import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from pharos.cli import serve as command
from pharos.core.errors import BadChoice
from pharos.core.json_types import JsonObject
from pharos.locales import languages, words
from pharos.server import logs
from pharos.server import run as serving_module
from pharos.server.app import HEADERS
from pharos.server.config import Settings, settings
from pharos.server.run import bound
from pharos.server.static_files import IMMUTABLE, REVALIDATE, language_for

from .conftest import SECONDS, Served, free_port, request, serving, until

FILES = {
    "index.html": b"<!doctype html><title>Pharos</title>", "assets/app-1a2b.js": b"let plain",
    "assets/app-1a2b.js.br": b"BR", "assets/app-1a2b.js.gz": b"GZ", "assets/style-3c.css": b"a{}", "icon.svg": b"<svg/>",
    ".hidden": b"x", "odd.xyz": b"odd",
}  # fmt: skip


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A built client next to a file that must not be served."""
    (tmp_path / "secret.txt").write_text("secret")
    for name, body in FILES.items():
        path = tmp_path / "dist" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return tmp_path / "dist"


@pytest.fixture
def web(dist: Path, tmp_path: Path) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", dist) as served:
        yield served


def raw(web: Served, path: str, **headers: str) -> httpx.Response:
    """A request for exactly this path, not normalised by a client library."""
    with socket.create_connection((web.settings.host, web.settings.port), SECONDS) as line:
        header_lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{header_lines}\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    return httpx.Response(int(head.split()[1]), content=body)


@pytest.mark.parametrize("path", ["/", "/index.html", "/tables/abc", "/pt-BR", "/tables/abc/replay"])
def test_addresses_of_the_application_give_the_application(web: Served, path: str) -> None:
    answer = request("GET", web.url + path)
    assert (answer.status_code, answer.content) == (200, FILES["index.html"])
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == REVALIDATE
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_assets_are_immutable_and_compressed(web: Served) -> None:
    for accepted, body, coding in (
        ("br, gzip", b"BR", "br"), ("gzip;q=0.5", b"GZ", "gzip"), ("br;q=0, gzip", b"GZ", "gzip"),
        ("identity", b"let plain", None), ("br;q=x", b"let plain", None),
    ):  # fmt: skip
        with httpx.stream(
            "GET", timeout=SECONDS, url=f"{web.url}/assets/app-1a2b.js", headers={"Accept-Encoding": accepted}
        ) as answer:
            assert b"".join(answer.iter_raw()) == body
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["cache-control"] == IMMUTABLE
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    plain = request("GET", f"{web.url}/assets/style-3c.css")
    assert (plain.content, plain.headers.get("vary")) == (b"a{}", None)
    assert request("GET", f"{web.url}/icon.svg").headers["cache-control"] == REVALIDATE
    assert request("GET", f"{web.url}/odd.xyz").headers["content-type"] == "application/octet-stream"


def test_what_the_browser_has_is_not_sent_again(web: Served) -> None:
    tag = request("GET", web.url).headers["etag"]
    again = request("GET", web.url, headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert request("GET", web.url, headers={"If-None-Match": '"other"'}).status_code == 200
    assert request("HEAD", web.url).status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/..%5c..%5csecret.txt",
     "//secret.txt", "/....//secret.txt", "/%00secret.txt", "/.hidden", "/assets/app-1a2b.js.br/x.js", "/assets/nothing",
     "/assets/gone-9f.js", "/assets/../index.html", "/%252e%252e/secret.txt", "/./secret.txt"],
)  # fmt: skip
def test_no_path_leads_elsewhere(web: Served, path: str) -> None:
    answer = raw(web, path)
    assert (answer.status_code, answer.json()["error"]["id"]) == (404, "no-page")
    outside = raw(web, "/../../../../etc/passwd")
    assert (outside.status_code, outside.content) == (200, FILES["index.html"])


def test_the_interface_is_never_taken_for_a_page(web: Served) -> None:
    for path in ("/api", "/api/", "/api/frob", "/api/tables", "/metrics/x"):
        answer = request("GET", web.url + path, follow_redirects=True)
        assert b"doctype" not in answer.content
    assert request("GET", f"{web.url}/api/frob").json()["error"]["id"] == "no-page"
    assert request("GET", f"{web.url}/api/tables/quick/frob").json()["error"]["id"] == "no-page"
    assert request("GET", f"{web.url}/api/records").json()["error"]["id"] == "bad-method"
    assert request("POST", f"{web.url}/tables/abc").status_code == 404
    with pytest.raises(InvalidStatus), connect(f"ws{web.url[4:]}/elsewhere"):
        pass


def test_a_new_build_is_served_without_a_restart(web: Served, dist: Path) -> None:
    assert request("GET", web.url).content == FILES["index.html"]
    (dist / "assets" / "app-2.js").write_bytes(b"two")
    (dist / "index.html").write_bytes(b"new")
    os.utime(dist / "index.html", ns=(1, 1))
    assert request("GET", web.url).content == b"new"
    assert request("GET", f"{web.url}/assets/app-2.js").content == b"two"


def test_without_a_build_a_sentence_says_how(local: Served) -> None:
    for language in languages():
        answer = request("GET", local.url, headers={"Accept-Language": language})
        assert (answer.status_code, answer.text.strip()) == (404, words(language).say("server-no-pages"))
    assert request("GET", f"{local.url}/tables/abc").json()["error"]["id"] == "no-page"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("pt-BR,pt;q=0.9,en;q=0.8", "pt-BR"), ("en-GB", "en"), ("de, pt;q=0.5, en;q=0.4", "pt-BR"), ("de", "en"), ("", "en"),
     ("pt;q=0", "en"), (";;q=q", "en")],
)  # fmt: skip
def test_the_language_is_the_one_liked_best(accepted: str, language: str) -> None:
    assert language_for(accepted) == language


# The address


@pytest.mark.parametrize("port", ["99999999", "65536", "-1"])
def test_a_port_that_is_none_gets_its_own_sentence(port: str) -> None:
    with pytest.raises(BadChoice, match="bad-port"):
        settings({"port": int(port)}, {})
    with pytest.raises(BadChoice, match="bad-port"):
        settings({}, {"PHAROS_PORT": port})


def test_where_nothing_can_listen_the_reason_is_the_real_one(tmp_path: Path) -> None:
    with bound(Settings(port=0)) as place, pytest.raises(BadChoice, match="port-taken"):
        bound(Settings(port=place.getsockname()[1]))
    with pytest.raises(BadChoice, match="bad-address"):
        bound(Settings(host="192.0.2.1", port=0))
    with pytest.raises(BadChoice, match="bad-address"):
        bound(Settings(host="a..b", port=0))


def test_the_table_is_announced_only_when_it_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    flags: JsonObject = {
        "database": f"sqlite:///{tmp_path}/t.sqlite3",
        "port": free_port(),
        "warm": False,
        "log_level": "error",
    }
    opened: list[str] = []
    monkeypatch.setattr(logs, "set_up", lambda level, form: None)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    with socket.create_server(("127.0.0.1", flags["port"])), pytest.raises(BadChoice, match="port-taken"):
        command.run(flags, None, words("en"), opens=True)
    assert (capsys.readouterr().out, opened) == ("", [])

    async def main_loop(self: serving_module.Server) -> None:
        assert self.started

    monkeypatch.setattr(serving_module.Server, "main_loop", main_loop)
    monkeypatch.setattr(serving_module, "end_process_soon", lambda: None)  # this process has more to do
    command.run(flags, None, words("en"), opens=True)
    url = f"http://127.0.0.1:{flags['port']}"
    assert words("en").say("server-address", url=url) in capsys.readouterr().out
    until(lambda: opened == [url])


def test_no_browser_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(url: str) -> bool:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "open", none)
    command.show("http://127.0.0.1:1")
