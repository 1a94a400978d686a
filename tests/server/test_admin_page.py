"""The host's tools: a password, a cookie, and everything that can be done with them while the server runs."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from pharos.core.errors import PharosError
from pharos.core.json_types import JsonObject
from pharos.server.admin.sign_in import COOKIE
from pharos.server.config import Settings, settings
from pharos.server.logs import JsonLines

from .conftest import SECONDS, Player, Served, fresh_database, serving, until

PASSWORD = "correct horse battery"
OWN = {"x-pharos-admin": "1"}


@pytest.fixture
def hosted(database: str) -> Iterator[Served]:
    """A server whose host has a password."""
    with serving(database, admin_password=PASSWORD) as served:
        yield served


@contextmanager
def host(served: Served) -> Iterator[httpx.Client]:
    """A browser signed in as the host."""
    with httpx.Client(base_url=served.url + "/api/admin", headers=OWN, timeout=SECONDS) as client:
        assert client.post("/session", json={"password": PASSWORD}).status_code == 204
        yield client


@pytest.fixture
def signed(hosted: Served) -> Iterator[httpx.Client]:
    """The host's browser."""
    with host(hosted) as client:
        yield client


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


def test_without_a_password_the_page_does_not_exist(local: Served) -> None:
    for method, path in (("GET", "/overview"), ("POST", "/session"), ("GET", "/backup"), ("PUT", "/log-level")):
        answer = httpx.request(method, f"{local.url}/api/admin{path}", headers=OWN, timeout=SECONDS)
        assert error(answer) == (404, "no-page")


@pytest.mark.parametrize(("addresses", "status"), [("192.0.2.1 10.0.0.0/8", 404), ("192.0.2.1 127.0.0.0/8", 204)])
def test_the_page_exists_only_for_addresses_that_the_settings_name(tmp_path: Path, addresses: str, status: int) -> None:
    named: JsonObject = {"admin_password": PASSWORD, "admin_addresses": addresses}
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", **named) as served:
        url = f"{served.url}/api/admin/session"
        assert httpx.post(url, json={"password": PASSWORD}, headers=OWN, timeout=SECONDS).status_code == status


def test_the_page_trusts_the_address_that_the_own_proxy_reports(tmp_path: Path) -> None:
    named: JsonObject = {"admin_password": PASSWORD, "admin_addresses": "192.0.2.0/24", "proxy": True}
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", **named) as served:
        for forwarded, status in (("192.0.2.9", 204), ("192.0.2.9, 198.51.100.1", 404), ("nonsense", 404)):
            headers = OWN | {"X-Forwarded-For": forwarded}
            url = f"{served.url}/api/admin/session"
            assert httpx.post(url, json={"password": PASSWORD}, headers=headers, timeout=SECONDS).status_code == status


def test_an_address_that_is_none_is_refused_at_the_start() -> None:
    for name in ("admin_addresses", "metrics_addresses"):
        with pytest.raises(PharosError) as raised:
            settings({}, {f"PHAROS_{name.upper()}": "127.0.0.1 example.org"})
        assert (raised.value.id, raised.value.values["got"]) == ("bad-setting", "example.org")


def test_a_short_password_is_refused_at_the_start() -> None:
    assert Settings().admin_password == ""
    with pytest.raises(PharosError) as raised:
        settings({}, {"PHAROS_ADMIN_PASSWORD": "tooshort"})
    assert raised.value.id == "weak-password"
    assert settings({}, {"PHAROS_ADMIN_PASSWORD": PASSWORD}).admin_password == PASSWORD


def test_the_cookie_is_hidden_from_scripts_and_other_sites(hosted: Served) -> None:
    answer = httpx.post(f"{hosted.url}/api/admin/session", json={"password": PASSWORD}, headers=OWN, timeout=SECONDS)
    cookie = answer.headers["set-cookie"]
    assert all(word in cookie for word in ("HttpOnly", "SameSite=strict", "Path=/api/admin", "Max-Age=43200"))
    assert "Secure" not in cookie
    with serving(
        hosted.settings.database.replace("tables.sqlite3", "other.sqlite3"), admin_password=PASSWORD, proxy=True
    ) as other:
        secure = httpx.post(
            f"{other.url}/api/admin/session",
            json={"password": PASSWORD},
            headers=OWN | {"x-forwarded-proto": "https"},
            timeout=SECONDS,
        )
        assert "Secure" in secure.headers["set-cookie"]


def test_nobody_else_gets_in(hosted: Served, signed: httpx.Client) -> None:
    url = f"{hosted.url}/api/admin"
    assert error(httpx.get(f"{url}/overview", timeout=SECONDS)) == (401, "not-admin")
    value = signed.cookies[COOKIE]
    expires, nonce, signature = value.split(".")
    forged = [f"{int(expires) + 9}.{nonce}.{signature}", f"{expires}.{nonce}.{'0' * 64}", "", "1.2", f"{value}0"]
    for cookie in forged:
        answer = httpx.get(f"{url}/overview", headers={"Cookie": f"{COOKIE}={cookie}"}, timeout=SECONDS)
        assert error(answer) == (401, "not-admin")
    assert signed.get("/overview").status_code == 200
    hosted.services.admin._password = "another password"
    assert error(signed.get("/overview")) == (401, "not-admin"), "a new password ends all sessions"


def test_an_expired_cookie_is_refused(hosted: Served, signed: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    assert signed.get("/overview").status_code == 200
    now = time.time()
    monkeypatch.setattr("pharos.server.admin.sign_in.time.time", lambda: now + 13 * 3600)
    assert error(signed.get("/overview")) == (401, "not-admin")


def test_guessing_is_slow(hosted: Served) -> None:
    def attempt(password: str) -> tuple[int, str]:
        url = f"{hosted.url}/api/admin/session"
        return error(httpx.post(url, json={"password": password}, headers=OWN, timeout=SECONDS))

    assert [attempt(f"guess {n}") for n in range(5)] == [(403, "bad-password")] * 5
    assert attempt(PASSWORD) == (429, "too-fast"), "even the right one has to wait"


def test_other_sites_cannot_act_for_the_host(hosted: Served, signed: httpx.Client) -> None:
    body: JsonObject = {"text": "Hello", "minutes": 5}
    foreign = {"Origin": "https://evil.example"}
    assert error(signed.post("/announcements", json=body, headers=foreign)) == (403, "bad-origin")
    assert error(signed.get("/backup", headers={"Sec-Fetch-Site": "cross-site"})) == (403, "bad-origin")
    del signed.headers["x-pharos-admin"]
    assert error(signed.post("/announcements", json=body)) == (403, "bad-origin")
    assert httpx.get(f"{hosted.url}/api/announcements", timeout=SECONDS).json() == []


def test_figures_and_tables(hosted: Served, signed: httpx.Client) -> None:
    ana = hosted.guest("Ana")
    hidden = ana.make("duel", players=2)["id"]
    playing = ana.quick("architects", level="apprentice")["id"]
    hosted.sit(ana, playing)
    figures = signed.get("/overview").json()
    assert (figures["tables_open"], figures["tables_playing"], figures["guests"], figures["connections"]) == (1, 1, 1, 1)
    (listed,) = signed.get("/tables").json()
    assert (listed["table"]["id"], listed["viewers"], listed["table"]["names"][0]) == (playing, 1, "Ana")
    assert [row["table"]["id"] for row in signed.get("/tables?status=open").json()] == [hidden]


def test_a_table_is_closed_for_everybody(hosted: Served, signed: httpx.Client) -> None:
    ana = hosted.guest("Ana")
    id = ana.make("duel", players=2)["id"]
    player = hosted.sit(ana, id)
    assert signed.delete(f"/tables/{id}").status_code == 204
    player.until_view(lambda me: me.table["status"] == "closed")
    assert error(signed.delete(f"/tables/{id}")) == (409, "game-over")
    assert error(signed.delete("/tables/unknown")) == (404, "no-table")


def test_a_muted_person_plays_but_does_not_write(hosted: Served, signed: httpx.Client) -> None:
    ana, bo = hosted.guest("Ana"), hosted.guest("Bo")
    id = ana.make("duel", players=2)["id"]
    bo.sit(id, 1)
    ana.start(id)
    first = hosted.sit(ana, id)
    people = signed.get("/people", params={"table": id}).json()
    assert {person["name"] for person in people} == {"Ana", "Bo"}
    who = next(person["id"] for person in people if person["name"] == "Ana")
    assert first.ask(type="chat", text="hello")["type"] == "ack"
    changed = signed.put(f"/people/{who}", json={"is_muted": True, "is_banned": False}).json()
    assert (changed["is_muted"], changed["is_banned"]) == (True, False)
    assert first.ask(type="chat", text="hello")["error"]["id"] == "muted"
    assert first.ask(type="react", reaction="wow")["error"]["id"] == "muted"
    first.turn()
    assert first.act(first.actions()[0])["type"] == "ack"
    signed.put(f"/people/{who}", json={"is_muted": False, "is_banned": False})
    assert first.ask(type="chat", text="hello again")["type"] == "ack"


def test_a_banned_person_is_out_and_stays_out(hosted: Served, signed: httpx.Client) -> None:
    ana = hosted.guest("Ana")
    id = ana.make("duel", players=2)["id"]
    player = hosted.sit(ana, id)
    (person,) = signed.get("/people", params={"name": "an"}).json()
    signed.put(f"/people/{person['id']}", json={"is_muted": False, "is_banned": True})
    assert player.until("bye")["error"]["id"] == "banned"
    for attempt in (lambda: ana.make("duel", players=2), lambda: ana.post("/api/guests", name="Anna")):
        with pytest.raises(PharosError, match="banned"):
            attempt()
    assert refusal_at(hosted, ana.cookie, id) == "banned"
    with pytest.raises(PharosError, match="banned"):
        ana.get("/api/me/tables")
    assert ana.get("/api/profile/export")["sanctions"][0]["is_banned"], "their data stays theirs"
    listed = signed.get("/people").json()
    assert [row["name"] for row in listed if row["is_banned"]] == ["Ana"]


def refusal_at(served: Served, cookie: str, table: str) -> str:
    """Why a table's WebSocket closes at once."""
    player = Player(served.url, table, cookie)
    try:
        return str(player.until("bye")["error"]["id"])
    finally:
        player.close()


def test_signing_in_to_a_profile_does_not_lift_a_ban(hosted: Served, signed: httpx.Client) -> None:
    owner, other = hosted.guest("Ana"), hosted.guest("Alias")
    code = owner.post("/api/profile/code")["code"]
    (person,) = signed.get("/people", params={"name": "Alias"}).json()
    signed.put(f"/people/{person['id']}", json={"is_muted": False, "is_banned": True})
    for join in (False, True):
        with pytest.raises(PharosError, match="banned"):
            other.post("/api/sign-in/code", code=code, join=join)


def test_announcements_reach_tables_and_pages(hosted: Served, signed: httpx.Client) -> None:
    ana = hosted.guest("Ana")
    id = ana.make("duel", players=2)["id"]
    player = hosted.sit(ana, id)
    assert signed.post("/announcements", json={"text": "Restart at nine", "minutes": 30}).status_code == 204
    (shown,) = player.until("announcements")["announcements"]
    assert shown["text"] == "Restart at nine"
    assert [row["text"] for row in ana.get("/api/announcements")] == ["Restart at nine"]
    late = hosted.sit(ana, id)
    assert [json.loads(text).get("announcements") for text in late.raw] == [[shown], None], "late arrivals get it too"
    signed.delete(f"/announcements/{shown['id']}")
    assert player.until("announcements")["announcements"] == []
    assert ana.get("/api/announcements") == []


def test_other_workers_follow(postgresql: str) -> None:
    database = fresh_database(postgresql)
    with serving(database, admin_password=PASSWORD) as one, serving(database, admin_password=PASSWORD) as two:
        ana = two.guest("Ana")
        player = two.sit(ana, ana.make("duel", players=2)["id"])
        with host(one) as signed:
            signed.post("/announcements", json={"text": "Hello"})
            (person,) = signed.get("/people", params={"name": "Ana"}).json()
            signed.put(f"/people/{person['id']}", json={"is_muted": False, "is_banned": True})
        assert player.until("announcements")["announcements"][0]["text"] == "Hello"
        assert player.until("bye")["error"]["id"] == "banned"


def test_the_backup_is_complete_and_nothing_stays_behind(
    hosted: Served, signed: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    id = hosted.guest("Ana").make("duel", players=2)["id"]
    answer = signed.get("/backup")
    assert "attachment" in answer.headers["content-disposition"]
    file = tmp_path / "backup.sqlite3"
    file.write_bytes(answer.content)
    with sqlite3.connect(file) as connection:
        assert connection.execute("select id from tables").fetchall() == [(id,)]
    connection.close()
    until(lambda: not list(folder.iterdir()))


def test_everything_is_logged_without_names_ids_and_texts(hosted: Served, signed: httpx.Client) -> None:
    stream, logger = io.StringIO(), logging.getLogger("pharos.audit")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger.addHandler(handler)
    try:
        ana = hosted.guest("Semiramis")
        id = ana.make("duel", players=2)["id"]
        signed.post("/session", json={"password": PASSWORD})
        signed.put("/log-level", json={"level": "error"})
        (person,) = signed.get("/people", params={"name": "Semiramis"}).json()
        signed.put(f"/people/{person['id']}", json={"is_muted": True, "is_banned": False})
        signed.post("/announcements", json={"text": "Something private"})
        (shown,) = ana.get("/api/announcements")
        signed.delete(f"/announcements/{shown['id']}")
        signed.delete(f"/tables/{id}")
        signed.get("/backup")
        signed.put("/log-level", json={"level": None})
        signed.post("/session", json={"password": "a wrong password"})
        signed.delete("/session")
    finally:
        logger.removeHandler(handler)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["action"] for line in lines] == [
        "sign-in", "log-level", "sanction", "announce", "withdraw-announcement", "close-table", "backup", "log-level",
        "sign-in-refused", "sign-out",
    ]  # fmt: skip
    for secret in ("Semiramis", person["id"], "private", PASSWORD, "wrong", "127.0.0.1"):
        assert secret not in stream.getvalue()


def test_the_log_level_changes_while_the_server_runs(hosted: Served, signed: httpx.Client) -> None:
    logger = logging.getLogger("pharos")
    before = logger.level
    try:
        assert signed.put("/log-level", json={"level": "debug"}).status_code == 204
        assert logger.level == logging.DEBUG
        assert signed.get("/overview").json()["log_level"] == "debug"
        assert signed.put("/log-level", json={"level": "loud"}).status_code == 422
        signed.put("/log-level", json={"level": None})
        assert logger.level == logging.INFO
    finally:
        logger.setLevel(before)
