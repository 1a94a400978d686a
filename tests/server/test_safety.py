"""Security: who may act and connect, limits, headers, logs."""

from __future__ import annotations

import json
import logging
import re
import socket
import threading
from dataclasses import asdict
from io import StringIO
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from pharos.core.errors import BadChoice
from pharos.core.json_types import JsonObject
from pharos.server import limits
from pharos.server.app import HEADERS
from pharos.server.config import Settings, settings
from pharos.server.guests import COOKIE
from pharos.server.limits import Bucket, Counts, Rates
from pharos.server.logs import HTTP, LIBRARIES, JsonLines, set_up

from .conftest import SECONDS, Player, Served, request, serving
from .test_live_table import seated


def test_every_answer_carries_safe_headers(local: Served) -> None:
    for path in ("/api/health", "/api/openapi.json", "/nowhere", "/api/tables/x", "/metrics"):
        answer = request("GET", local.url + path)
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    policy = dict(rule.split(" ", 1) for rule in HEADERS["Content-Security-Policy"].split("; "))
    assert (policy["script-src"], policy["style-src"], policy["object-src"]) == ("'self'", "'self'", "'none'")
    assert [name for name, words in policy.items() if "unsafe" in words] == ["style-src-attr"]


def test_the_cookie_is_protected(local: Served) -> None:
    answer = request("POST", f"{local.url}/api/guests", json={"name": "Ana"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


@pytest.mark.parametrize("forged", ["", "x", "x.y", "a.b.c", "ÿ.ÿ", "." * 50])
def test_a_forged_cookie_is_nobody(local: Served, forged: str) -> None:
    ana = local.guest("Ana")
    table = ana.quick("duel", level="apprentice")["id"]
    value = ana.cookie.partition("=")[2]
    stolen = value.rpartition(".")[0] + "." + "0" * 64
    for bad in (forged, stolen, value + "0", value[:-1]):
        headers = [(b"cookie", f"{COOKIE}={bad}".encode())]
        assert request("GET", f"{local.url}/api/me", headers=headers).json() is None
        answer = request("GET", f"{local.url}/api/me/tables", headers=headers)
        assert (answer.status_code, answer.json()["error"]["id"]) == (401, "not-a-guest")
    player = Player(local.url, table, f"{COOKIE}={stolen}")
    assert player.until("welcome")["seat"] is None
    assert player.act("draft sphinx")["error"]["id"] == "not-your-seat"
    player.close()


def test_pages_of_others_may_not_connect(local: Served) -> None:
    seats = seated(local, "duel", 2)
    id = seats[0].table["id"]
    for origin in ("https://evil.example", "http://["):
        evil = Player(local.url, id, None, origin=origin)
        assert evil.receive()["error"]["id"] == "bad-origin"
        evil.close()
    own = Player(local.url, id, None, origin=local.url)
    assert own.receive()["type"] == "welcome"
    own.close()


def test_another_protocol_version_is_refused(local: Served) -> None:
    from websockets.sync.client import connect

    with connect(f"ws{local.url[4:]}/api/tables/x/play") as socket:
        assert json.loads(socket.recv())["error"] == {"id": "bad-version", "values": {"expected": "pharos.3"}}


def test_an_unknown_table_is_refused(local: Served) -> None:
    player = Player(local.url, "nowhere", None)
    assert player.receive()["error"]["id"] == "no-table"
    with pytest.raises(ConnectionClosed):
        player.receive()
    player.close()


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", "1", '"x"', "{}", '{"type":"frob"}', '{"type":"act"}',
        '{"type":"act","seen":-1,"action":"x"}',
        '{"type":"act","seen":1,"action":"x","extra":1}', '{"type":"chat","text":""}', '{"type":"chat","text":"a\\nb"}',
        '{"type":"act","seen":1e400,"action":"x"}', '{"type":"act","seen":"1","action":["x"]}', "\x00", "[" * 3000,
        '{"type":"chat","text":"' + "x" * 201 + '"}', '{"type":"ping","id":7}', '{"type":"ping","id":"\\ud800"}',
        '{"type":"act","seen":1,"action":"\\ud800"}',
    ],
)  # fmt: skip
def test_malformed_messages_get_a_reason(local: Served, text: str) -> None:
    seats = seated(local, "duel", 2)
    seats[0].socket.send(text)
    answer = seats[0].until("refused")
    assert answer["error"]["id"] in ("bad-request", "unknown-action")
    assert seats[0].ask(type="ping")["type"] == "pong"


def test_long_and_binary_messages_are_refused(local: Served) -> None:
    seats = seated(local, "duel", 2)
    seats[0].socket.send("x" * 5000)
    assert seats[0].until("refused")["error"]["id"] == "too-long"
    seats[0].socket.send(b"\x00\xff")
    assert seats[0].until("refused")["error"]["id"] == "too-long"
    seats[0].socket.send("x" * 20000)
    with pytest.raises(ConnectionClosed):
        seats[0].until("refused")
    assert seats[1].ask(type="ping")["type"] == "pong"


def test_messages_too_fast_are_refused_and_then_cut_off(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", messages_per_second=5.0) as served:
        ana = served.guest("Ana")
        player = served.sit(ana, ana.quick("duel", level="apprentice")["id"])
        for _ in range(30):
            player.send(type="ping")
        assert player.until("refused")["error"]["id"] == "too-fast"
        with pytest.raises(ConnectionClosed):
            hammer(player)


def hammer(player: Player) -> None:
    for _ in range(500):
        player.send(type="ping")
        player.until("refused", "pong")


def test_chat_is_slower_than_play(local: Served) -> None:
    seats = seated(local, "duel", 2)
    answers = [seats[0].ask(type="chat", text=f"{n}") for n in range(8)]
    assert answers[-1].get("error", {}).get("id") == "too-fast"
    assert seats[0].act(seats[0].actions()[0])["type"] == "ack"


def test_requests_tables_and_connections_are_bounded(tmp_path: Path) -> None:
    bounds: JsonObject = {
        "requests_per_minute": 10,
        "tables_per_guest": 2,
        "connections_per_guest": 2,
        "connections_per_address": 3,
    }
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", **bounds) as served:
        ana = served.guest("Ana")
        id = ana.quick("duel", level="apprentice")["id"]
        players = [served.sit(ana, id) for _ in range(2)]
        third = Player(served.url, id, ana.cookie)
        assert third.receive()["error"]["id"] == "too-many-connections"
        third.close()
        answers = (request("GET", f"{served.url}/api/games") for _ in range(300))
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["error"]["id"] == "too-fast"
        assert players[0].ask(type="ping")["type"] == "pong"


def test_a_guest_has_so_many_tables(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", tables_per_guest=2) as served:
        ana = served.guest("Ana")
        made = [ana.make("duel") for _ in range(2)]
        with pytest.raises(Exception, match="too-many-tables"):
            ana.make("duel")
        ana.post(f"/api/tables/{made[0]['id']}/leave")
        ana.make("duel")


def test_bodies_are_bounded(local: Served) -> None:
    answer = request("POST", f"{local.url}/api/guests", content=b"x" * 200_000)
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "too-long")
    answer = request("POST", f"{local.url}/api/guests", content=b"{")
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "bad-request")
    assert request("GET", f"{local.url}/nowhere").json()["error"]["id"] == "no-page"
    assert httpx.delete(f"{local.url}/api/games").json()["error"]["id"] == "bad-method"


def test_internal_errors_reveal_nothing(
    local: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken() -> bool:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(local.worker.storage, "is_healthy", broken)
    with caplog.at_level(logging.CRITICAL, "pharos"):
        answer = request("GET", f"{local.url}/api/health")
    assert (answer.status_code, answer.json()) == (500, {"error": {"id": "internal-error", "values": {}}})


def quiet_logs() -> None:
    """Undo `set_up`."""
    threading.excepthook = threading.__excepthook__
    for name in ("pharos", "", HTTP, *LIBRARIES):
        logging.getLogger(name).handlers, logging.getLogger(name).propagate = [], True


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    set_up("debug")
    try:
        with serving(f"sqlite:///{tmp_path}/t.sqlite3") as served:
            seats = seated(served, "duel", 2)
            seats[0].act(seats[0].actions()[0])
            seats[0].act("frob")
            live = served.worker.live_tables[seats[0].table["id"]]
    finally:
        quiet_logs()
    lines = capsys.readouterr().err.splitlines()
    assert [json.loads(line)["what"] for line in lines if '"what": "st' in line] == ["started", "stopped"]
    secrets = (str(live.table.seed), live.table.salt, COOKIE, "127.0.0.1")
    assert not [line for line in lines for word in secrets if word in line]
    with pytest.raises(BadChoice, match="bad-setting"):
        set_up("loud")
    log_record = logging.makeLogRecord({"msg": "x", "levelno": 40, "levelname": "ERROR", "name": "pharos", "table": "t"})
    assert json.loads(JsonLines().format(log_record)) | {"at": 0} == {
        "at": 0, "level": "error", "from": "pharos", "what": "x", "table": "t"
    }  # fmt: skip


def test_requests_that_are_no_http_do_not_fill_the_log(database_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    set_up("info")
    try:
        with serving(database_file) as served:
            for nonsense in (b"\x16\x03\x01\x02\x00", b"frob\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"):
                with socket.create_connection((served.settings.host, served.settings.port), SECONDS) as line:
                    line.sendall(nonsense)
                    assert line.recv(100).startswith(b"HTTP/1.1 400")
    finally:
        quiet_logs()
    assert [json.loads(line)["what"] for line in capsys.readouterr().err.splitlines()] == ["started", "stopped"]


def test_failures_of_threads_and_unknown_libraries_are_logged_without_their_messages(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail() -> None:
        raise ValueError("guest " + "abc")

    set_up("info")
    try:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join(SECONDS)
        try:
            fail()
        except ValueError:
            logging.getLogger("somelibrary").exception("it failed\nfor guest abc")
    finally:
        quiet_logs()
    lines = capsys.readouterr().err.splitlines()
    assert [json.loads(line)["what"] for line in lines] == ["thread failed", "it failed"]
    assert not [line for line in lines if "guest abc" in line]


def test_on_a_terminal_logs_are_plain_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    def formatter(format: str, *, is_terminal: bool) -> logging.Formatter | None:
        monkeypatch.setattr("sys.stderr", StringIO())
        monkeypatch.setattr("sys.stderr.isatty", lambda: is_terminal)
        try:
            set_up("info", format)
            return logging.getLogger("pharos").handlers[0].formatter
        finally:
            quiet_logs()

    assert isinstance(formatter("auto", is_terminal=False), JsonLines)
    assert isinstance(formatter("json", is_terminal=True), JsonLines)
    plain = formatter("auto", is_terminal=True)
    assert plain is not None
    record = logging.makeLogRecord({"name": "pharos.bots", "msg": "bots compiled", "levelno": 20, "game": "duel"})
    assert plain.format(record)[8:] == " Bots compiled (game duel)"
    with pytest.raises(BadChoice, match="bad-setting"):
        set_up("info", "loud")


def test_rates_and_counts() -> None:
    rates = Rates(0.0, 2)
    rates.check("a")
    rates.check("a")
    with pytest.raises(BadChoice, match="too-fast"):
        rates.check("a")
    rates.check("b")
    counts = Counts(1)
    counts.take("a")
    with pytest.raises(BadChoice):
        counts.take("a")
    counts.give("a")
    counts.take("a")


def test_idle_addresses_are_forgotten_and_many_busy_ones_cost_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_KEYS", 10)
    looked: list[str] = []
    is_idle = Rates._is_idle

    def counted(self: Rates, bucket: Bucket) -> bool:
        looked.append("at a bucket")
        return is_idle(self, bucket)

    monkeypatch.setattr(Rates, "_is_idle", counted)
    idle, busy = Rates(1e9, 1.0), Rates(1e-9, 1.0)
    for n in range(100):
        idle.check(str(n))
    assert len(idle._buckets) <= 11
    looked.clear()
    for n in range(100):
        busy.check(str(n))
    assert len(busy._buckets) == 100
    assert len(looked) <= 200


def test_settings_come_from_file_environment_and_flags(tmp_path: Path) -> None:
    file = tmp_path / "pharos.toml"
    file.write_text("port = 1\nhost = 'a'\nwarm = false\n")
    chosen = settings({"port": 3, "host": None}, {"PHAROS_PORT": "2", "PHAROS_PACE": "0.5", "PHAROS_LANG": "en"}, file)
    assert (chosen.port, chosen.host, chosen.pace, chosen.warm) == (3, "a", 0.5, False)
    assert settings({}, {"PHAROS_PORT": "2"}).port == 2
    assert settings({}, {}).url.startswith("sqlite+aiosqlite:///")


def test_the_hosting_page_lists_every_setting_with_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| `(\w+)` \| (?:`(.*?)`)? \|", page, re.MULTILINE))
    defaults = {name: str(value) for name, value in asdict(Settings()).items()}
    assert listed == {name: value.lower() if value in ("True", "False") else value for name, value in defaults.items()}


@pytest.mark.parametrize(
    ("toml", "id"),
    [("frob = 1", "unknown-setting"), ("port = 'x'", "bad-setting"), ("warm = 'perhaps'", "bad-setting"),
     ("=", "bad-settings-file"), ("port = -1", "bad-port"), ("bots = -1", "bad-setting")],
)  # fmt: skip
def test_bad_settings_get_a_sentence(tmp_path: Path, toml: str, id: str) -> None:
    file = tmp_path / "pharos.toml"
    file.write_text(toml)
    with pytest.raises(BadChoice, match=id):
        settings({}, {}, file)
    with pytest.raises(BadChoice, match="bad-database"):
        _ = Settings(database="mysql://x").url
