"""Web push with our own receiver: who gets what and when, quiet hours, dead browsers, and forged endpoints."""

from __future__ import annotations

import ipaddress
import json
import time
from collections.abc import Collection, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from pharos.client import Client
from pharos.core.errors import PharosError
from pharos.core.json_types import JsonObject
from pharos.server.db.push_rows import PushRows
from pharos.server.push import notifier
from pharos.server.push.quiet import quiet_until
from pharos.server.push.transport import check_endpoint, is_public, post

from .conftest import Player, Served, play_out, serving, until
from .push_receiver import Browser, Receiver, claims_of


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.stop()


@pytest.fixture
def notifying(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that tells people at once, and may do so on loopback."""
    monkeypatch.setattr(notifier, "EVERY", 0.05)
    with serving(database, push_private=True, push_delay=0.0, grace=0.05) as served:
        yield served


def subscribed(client: Client, browser: Browser, **more: object) -> None:
    client.put("/api/push/subscriptions", endpoint=browser.url, keys=browser.keys, **more)


def apart(served: Served) -> tuple[Client, Client, str, Player]:
    """Ana plays Duel at a table; Bo sits there too, but is away."""
    ana, bo = served.guest("Ana"), served.guest("Bo")
    id = ana.make("duel", players=2, seed=3)["id"]
    bo.sit(id, 1)
    ana.start(id)
    return ana, bo, id, served.sit(ana, id)


def pass_turn(player: Player) -> None:
    """Act until the other seat is due."""
    while 0 in player.shown["to_act"]:
        player.act(player.actions()[0])
        player.until_view(lambda me: me.viewed >= me.acted)


def notes(receiver: Receiver, browser: Browser) -> list[JsonObject]:
    path = "/" + browser.url.rpartition("/")[2]
    return [browser.read(body) for where, _, body in receiver.received if where == path]


def test_who_is_away_is_told_once_that_it_is_their_turn(notifying: Served, receiver: Receiver) -> None:
    ana, bo, id, player = apart(notifying)
    browser = receiver.browser()
    subscribed(bo, browser, language="pt-BR")
    subscribed(ana, receiver.browser("of-ana"))
    pass_turn(player)
    until(lambda: receiver.received)
    (note,) = notes(receiver, browser)
    assert (note["title"], note["url"], note["waiting"]) == ("É a sua vez", f"/table/{id}", 1)
    assert "Ana" in note["body"]
    player.ask(type="chat", text="hello")
    time.sleep(0.5)
    assert len(receiver.received) == 1, "once for each turn, and nobody else"


def test_messages_are_signed_for_their_push_service(notifying: Served, receiver: Receiver) -> None:
    _, bo, _, player = apart(notifying)
    subscribed(bo, receiver.browser())
    pass_turn(player)
    until(lambda: receiver.received)
    _, headers, _ = receiver.received[0]
    scheme, _, rest = headers["authorization"].partition(" ")
    token, key = (part.partition("=")[2] for part in rest.split(","))
    assert scheme == "vapid"
    assert key == bo.get("/api/push")["key"]
    claims = claims_of(token, key)
    assert (claims["aud"], claims["sub"]) == (receiver.url, "mailto:host@localhost")
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")


def test_whoever_is_at_the_table_is_not_told(notifying: Served, receiver: Receiver) -> None:
    _, bo, id, player = apart(notifying)
    subscribed(bo, receiver.browser())
    here = notifying.sit(bo, id)
    live = notifying.worker.live_tables[id]
    until(lambda: live.table.places[1].worker)
    pass_turn(player)
    here.until_view(lambda me: 1 in me.shown["to_act"])
    time.sleep(0.5)
    assert not receiver.received
    here.close()
    until(lambda: receiver.received)  # told once they have left without deciding


def test_a_rematch_and_an_invitation(notifying: Served, receiver: Receiver) -> None:
    ana, bo = notifying.guest("Ana"), notifying.guest("Bo")
    browser = receiver.browser()
    subscribed(bo, browser)
    id = ana.make("architects", players=2, seed=1)["id"]
    bo.sit(id, 1)
    ana.start(id)
    seats = {0: notifying.sit(ana, id), 1: notifying.sit(bo, id)}
    play_out(seats)
    seats[1].close()
    live = notifying.worker.live_tables[id]
    until(lambda: live.table.places[1].worker is None)
    again = ana.post(f"/api/tables/{id}/rematch")["id"]
    until(lambda: receiver.received)
    assert notes(receiver, browser)[0]["url"] == f"/table/{again}"
    third = ana.make("duel", players=2)["id"]
    (known,) = ana.get(f"/api/tables/{third}/acquaintances")
    assert known["name"] == "Bo"
    for _ in range(2):
        ana.post(f"/api/tables/{third}/invite", who=known["who"])
    until(lambda: len(receiver.received) > 1)
    assert notes(receiver, browser)[1]["title"] == "Ana invites you"
    time.sleep(0.5)
    assert len(receiver.received) == 2, "once for each table"
    stranger = notifying.guest("Cy")
    with pytest.raises(PharosError, match="not-your-seat"):
        stranger.get(f"/api/tables/{third}/acquaintances")
    with pytest.raises(PharosError, match="no-acquaintance"):
        ana.post(f"/api/tables/{third}/invite", who="0" * 16)


def test_one_query_serves_everybody_who_is_away(notifying: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[set[str]] = []

    async def reachable(rows: PushRows, guests: Collection[str]) -> set[str]:
        asked.append(set(guests))
        return set()

    monkeypatch.setattr(PushRows, "reachable", reachable)
    guests = [notifying.guest(name) for name in ("Ana", "Bo", "Cy")]
    id = guests[0].make("seven-wonders", players=3, seed=1)["id"]
    for seat in (1, 2):
        guests[seat].sit(id, seat)
    guests[0].start(id)
    until(lambda: asked)
    assert [len(one) for one in asked] == [3]


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_browser_is_forgotten(notifying: Served, receiver: Receiver, status: int) -> None:
    _, bo, _, player = apart(notifying)
    subscribed(bo, receiver.browser())
    receiver.status = status
    pass_turn(player)
    until(lambda: receiver.received)
    until(lambda: not bo.get("/api/profile/export")["notifications"])


def test_a_busy_push_service_is_asked_again(notifying: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "RETRY_SECONDS", 0.1)
    _, bo, _, player = apart(notifying)
    subscribed(bo, receiver.browser())
    receiver.status = 503
    pass_turn(player)
    until(lambda: len(receiver.received) == 1 + notifier.RETRIES)
    assert bo.get("/api/profile/export")["notifications"], "the browser itself is kept"


def test_redirects_are_not_followed(notifying: Served, receiver: Receiver) -> None:
    _, bo, _, player = apart(notifying)
    subscribed(bo, receiver.browser())
    receiver.status = 302
    pass_turn(player)
    until(lambda: receiver.received)
    time.sleep(0.3)
    assert [path for path, _, _ in receiver.received] == ["/browser"]


def test_nothing_is_sent_in_quiet_hours(notifying: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    _, bo, _, player = apart(notifying)
    browser = receiver.browser()
    minute = datetime.now(ZoneInfo("America/Sao_Paulo")).hour * 60
    subscribed(bo, browser, timezone="America/Sao_Paulo", quiet={"start": minute, "end": (minute + 120) % 1440})
    pass_turn(player)
    time.sleep(0.6)
    assert not receiver.received
    monkeypatch.setattr(notifier, "quiet_until", lambda *_: None)
    later = time.time() + 3 * 3600
    monkeypatch.setattr("pharos.server.db.push_rows.time.time", lambda: later)
    until(lambda: receiver.received)  # told when they are over


@pytest.mark.parametrize(
    ("hour", "start", "end", "expected"),
    [
        (23, 22 * 60, 7 * 60, 8), (3, 22 * 60, 7 * 60, 4), (12, 22 * 60, 7 * 60, None), (7, 22 * 60, 7 * 60, None),
        (14, 13 * 60, 15 * 60, 1), (14, None, None, None), (14, 60, 60, None),
    ],
)  # fmt: skip
def test_quiet_hours_end_in_the_local_morning(hour: int, start: int | None, end: int | None, expected: int | None) -> None:
    now = datetime(2026, 11, 17, hour, 0, tzinfo=ZoneInfo("America/Sao_Paulo")).timestamp()
    until = quiet_until(now, start, end, "America/Sao_Paulo")
    assert until == (None if expected is None else now + expected * 3600)
    assert quiet_until(now, start, end, "No/Where") in (None, *(now + hours * 3600 for hours in range(24)))


def test_one_tap_stops_everything(notifying: Served, receiver: Receiver) -> None:
    _, bo, _, player = apart(notifying)
    browser = receiver.browser()
    subscribed(bo, browser)
    assert bo.post("/api/push/test", endpoint=browser.url)["is_sent"]
    assert notes(receiver, browser)[0]["title"] == "Notifications work"
    notifying.guest("Anybody").post("/api/push/stop", endpoint=browser.url)
    with pytest.raises(PharosError, match="no-subscription"):
        bo.post("/api/push/test", endpoint=browser.url)
    pass_turn(player)
    time.sleep(0.5)
    assert len(receiver.received) == 1


def test_a_browser_belongs_to_whoever_used_it_last(notifying: Served, receiver: Receiver) -> None:
    ana, bo = notifying.guest("Ana"), notifying.guest("Bo")
    browser = receiver.browser()
    subscribed(ana, browser)
    subscribed(bo, browser)
    assert ana.get("/api/profile/export")["notifications"] == []
    (kept,) = bo.get("/api/profile/export")["notifications"]
    assert kept["endpoint"] == browser.url.split("/")[2]
    assert "p256dh" not in json.dumps(kept)


def test_signing_out_elsewhere_and_deleting_end_it(notifying: Served, receiver: Receiver) -> None:
    ana = notifying.guest("Ana")
    subscribed(ana, receiver.browser("first"))
    code = ana.post("/api/profile/code")["code"]
    phone = notifying.guest("Phone")
    phone.post("/api/sign-in/code", code=code)
    subscribed(phone, receiver.browser("second"))
    assert len(ana.get("/api/profile/export")["notifications"]) == 2
    ana.delete("/api/profile/sessions")
    assert len(ana.get("/api/profile/export")["notifications"]) == 1
    ana.post("/api/profile/delete", name="Ana")
    rows = notifying.services.notifier
    assert rows is not None
    assert notifying.guest("Cy").get("/api/profile/export")["notifications"] == []


def test_the_key_stays_the_same_and_private(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    keys = []
    for _ in range(2):
        with serving(database) as served:
            keys.append(served.guest("Ana").get("/api/push")["key"])
    assert keys[0] == keys[1]
    assert (tmp_path / "tables.sqlite3").stat().st_mode & 0o777 == 0o600
    with serving(f"sqlite:///{tmp_path}/other.sqlite3", push=False) as served:
        guest = served.guest("Ana")
        assert guest.get("/api/push")["key"] is None
        with pytest.raises(PharosError, match="no-push"):
            subscribed(guest, Browser("https://push.example.com/x"))


FORGED = [
    "http://push.example.com/x", "https://localhost/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.1/x",
    "https://192.168.1.1/x", "https://169.254.169.254/latest", "https://[::ffff:10.0.0.1]/x", "https://[64:ff9b::a00:1]/x",
    "https://[2002:a00:1::]/x", "https://user:secret@push.example.com/x", "https://push.example.com:22/x",
    "https://intranet/x", "https://printer.local/x", "https://metadata.google.internal/x", "ftp://push.example.com/x",
    "https://push.example.com/a b", "https:///x", "https://[broken/x", "file:///etc/passwd",
    f"https://a.example/{'x' * 1000}",
]  # fmt: skip


@pytest.mark.parametrize("endpoint", FORGED)
def test_forged_endpoints_are_refused(endpoint: str) -> None:
    with pytest.raises(PharosError, match="bad-endpoint"):
        check_endpoint(endpoint, allow_private=False)


def test_endpoints_of_push_services_are_accepted(local: Served) -> None:
    guest = local.guest("Ana")
    for endpoint in ("https://fcm.googleapis.com/fcm/send/x:y", "https://updates.push.services.mozilla.com/wpush/v2/x"):
        subscribed(guest, Browser(endpoint))
    assert len(guest.get("/api/profile/export")["notifications"]) == 2
    for keys in ({"p256dh": "A" * 87, "auth": "A" * 22}, {"p256dh": Browser("").keys["p256dh"], "auth": "A" * 27}):
        with pytest.raises(PharosError, match="bad-endpoint"):
            guest.put("/api/push/subscriptions", endpoint="https://fcm.googleapis.com/x", keys=keys)
    with pytest.raises(PharosError, match="bad-endpoint"):
        subscribed(guest, Browser("https://127.0.0.1/x"))


def test_a_name_that_leads_to_a_private_address_is_not_connected_to(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = int(receiver.url.rpartition(":")[2])

    def resolved(*_: object, **__: object) -> list[Any]:
        return [(2, 1, 6, "", ("93.184.216.34", port)), (2, 1, 6, "", ("127.0.0.1", port))]

    def refused(*_: object, **__: object) -> Any:
        raise AssertionError("connected")

    monkeypatch.setattr("pharos.server.push.transport.socket.getaddrinfo", resolved)
    monkeypatch.setattr("pharos.server.push.transport.socket.create_connection", refused)
    with pytest.raises(OSError, match="not a public address"):
        post("https://push.example.com/x", {}, b"", allow_private=False)
    assert not receiver.received


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("8.8.8.8", True), ("10.1.2.3", False), ("100.64.0.1", False), ("224.0.0.1", False), ("0.0.0.0", False),
        ("2606:4700::1111", True), ("fe80::1", False), ("fc00::1", False), ("::ffff:8.8.8.8", True), ("2001:0:1::", False),
    ],
)  # fmt: skip
def test_public_addresses(address: str, expected: bool) -> None:
    assert is_public(ipaddress.ip_address(address)) is expected


def test_at_most_ten_browsers_for_each_person(local: Served) -> None:
    guest = local.guest("Ana")
    for number in range(12):
        subscribed(guest, Browser(f"https://push.example.com/{number}"))
    assert len(guest.get("/api/profile/export")["notifications"]) == 10
