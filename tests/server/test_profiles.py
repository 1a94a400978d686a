"""Profiles: passkeys and recovery codes, sessions, joined devices, export, deletion, and what strangers cannot do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pharos.client import Client
from pharos.core.errors import PharosError
from pharos.core.json_types import JsonObject
from pharos.server.logs import set_up

from .authenticator import PRESENT, Authenticator
from .conftest import Served, play_out, request, serving
from .test_lobby import refused
from .test_safety import quiet_logs


def localhost(served: Served) -> Authenticator:
    """A passkey for this server, at the name under which browsers allow passkeys without encryption."""
    served.url = served.url.replace("127.0.0.1", "localhost")
    return Authenticator(served.url)


def add_passkey(guest: Client, key: Authenticator) -> None:
    options = guest.post("/api/profile/passkeys/options")
    guest.post("/api/profile/passkeys", credential=key.create(options))


def sign_in(guest: Client, key: Authenticator, *, join: bool = False) -> None:
    options = guest.post("/api/sign-in/options")
    guest.post("/api/sign-in/passkey", credential=key.get(options), join=join)


def finished_game(served: Served, ana: Client, bo: Client) -> str:
    id = str(ana.make("architects", players=2)["id"])
    bo.sit(id, 1)
    ana.start(id)
    play_out({seat: served.sit(guest, id) for seat, guest in enumerate((ana, bo))})
    return id


def test_a_guest_becomes_a_profile_and_signs_in_elsewhere(served: Served) -> None:
    key = localhost(served)
    ana, phone = served.guest("Ana"), served.guest("Phone")
    assert ana.get("/api/profile") is None
    table = ana.quick("duel", level="apprentice")["id"]
    add_passkey(ana, key)
    assert ana.get("/api/me") == {"name": "Ana", "has_profile": True}
    sign_in(phone, key)
    assert phone.get("/api/me") == {"name": "Ana", "has_profile": True}
    assert [listed["id"] for listed in phone.get("/api/me/tables")] == [table]
    assert served.sit(phone, table).welcome["seat"] == 0
    shown = phone.get("/api/profile")
    assert [session["is_this"] for session in shown["sessions"]] == [True, False]
    assert len(shown["passkeys"]) == 1


def test_a_recovery_code_is_shown_once_and_forgives_typing(served: Served) -> None:
    ana = served.guest("Ana")
    code = ana.post("/api/profile/code")["code"]
    assert code not in json.dumps([ana.get("/api/profile"), ana.get("/api/profile/export")])
    other = served.guest("Bo")
    other.post("/api/sign-in/code", code=f" {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')} ")
    assert other.get("/api/me")["name"] == "Ana"
    fresh = ana.post("/api/profile/code")["code"]
    with refused("bad-code"):
        served.guest("Cy").post("/api/sign-in/code", code=code)
    served.guest("Cy").post("/api/sign-in/code", code=fresh)


def test_a_profile_needs_its_session(local: Served) -> None:
    ana = local.guest("Ana")
    old = ana.cookie
    ana.post("/api/profile/code")
    assert request("GET", f"{local.url}/api/me", headers={"Cookie": old}).json() is None, "the cookie of before"
    assert request("GET", f"{local.url}/api/me", headers={"Cookie": ana.cookie}).json()["name"] == "Ana"
    guest, token, signature = ana.cookie.partition("=")[2].split(".")
    for forged in (f"{guest}.x.{signature}", f"{guest}.{signature}", f"x.{token}.{signature}"):
        assert request("GET", f"{local.url}/api/me", headers={"Cookie": f"pharos_guest={forged}"}).json() is None


def test_sessions_are_ended_and_their_devices_disconnected(served: Served) -> None:
    ana, phone = served.guest("Ana"), served.guest("Phone")
    phone.post("/api/sign-in/code", code=ana.post("/api/profile/code")["code"])
    table = ana.quick("duel", level="apprentice")["id"]
    player = served.sit(phone, table)
    stolen = phone.cookie
    other = next(session for session in ana.get("/api/profile")["sessions"] if not session["is_this"])
    delete(ana, f"/api/profile/sessions/{other['id']}")
    assert player.until("bye")["error"]["id"] == "signed-out"
    assert phone.get("/api/me") is None
    ana.post("/api/sign-out")
    assert ana.get("/api/me") is None
    assert request("GET", f"{served.url}/api/me", headers={"Cookie": stolen}).json() is None


def delete(guest: Client, path: str) -> None:
    assert guest.delete(path) in ("", None)


def test_all_other_devices_sign_out_at_once(local: Served) -> None:
    ana = local.guest("Ana")
    code = ana.post("/api/profile/code")["code"]
    others = [local.guest("Other") for _ in range(3)]
    for other in others:
        other.post("/api/sign-in/code", code=code)
    delete(ana, "/api/profile/sessions")
    assert [other.get("/api/me") for other in others] == [None] * 3
    assert ana.get("/api/me")["name"] == "Ana"


def test_a_session_that_another_worker_ended_is_disconnected(local: Served) -> None:
    import asyncio

    ana = local.guest("Ana")
    ana.post("/api/profile/code")
    player = local.sit(ana, ana.quick("duel", level="apprentice")["id"])
    loop = local.worker.storage.write_queue._task.get_loop()  # type: ignore[union-attr]

    async def end() -> None:
        profile = (await local.services.guests.rows.sessions(next(iter(local.services.guests._sessions.values())).profile))[
            0
        ]
        await local.services.guests.rows.end_sessions(profile.profile)
        await local.services.profiles.disconnect_ended()

    asyncio.run_coroutine_threadsafe(end(), loop).result(60)
    assert player.until("bye")["error"]["id"] == "signed-out"


WRONG_ANSWERS = [{"origin": "https://evil.example"}, {"challenge": "AAAA"}, {"party": "evil.example"}]
WRONG_KEYS = [{"count": 0}, {"flags": PRESENT}]
"""A counter that runs backwards, as a copied key's would, and a person who was not verified."""


@pytest.mark.parametrize(("answer", "key_change"), [*((a, {}) for a in WRONG_ANSWERS), *(({}, k) for k in WRONG_KEYS)])
def test_a_wrong_answer_signs_nobody_in(local: Served, answer: JsonObject, key_change: JsonObject) -> None:
    key = localhost(local)
    add_passkey(local.guest("Ana"), key)
    for _ in range(2):
        sign_in(local.guest("Ana"), key)
    vars(key).update(key_change)
    mallory = local.guest("Mallory")
    wrong = key.get(mallory.post("/api/sign-in/options"), **answer)
    with refused("bad-passkey"):
        mallory.post("/api/sign-in/passkey", credential=wrong)
    assert mallory.get("/api/me")["name"] == "Mallory"


def test_an_answer_works_once(local: Served) -> None:
    key = localhost(local)
    ana, bo = local.guest("Ana"), local.guest("Bo")
    options = ana.post("/api/profile/passkeys/options")
    with refused("bad-passkey"):
        bo.post("/api/profile/passkeys", credential=key.create(options))  # somebody else's challenge
    ana.post("/api/profile/passkeys", credential=key.create(options))
    answer = key.get(bo.post("/api/sign-in/options"))
    bo.post("/api/sign-in/passkey", credential=answer)
    with refused("bad-passkey"):
        local.guest("Cy").post("/api/sign-in/passkey", credential=answer)


@pytest.mark.parametrize("credential", [{}, {"id": 3}, {"response": {"clientDataJSON": "bm90IGpzb24"}}, {"response": []}])
def test_nonsense_is_refused(local: Served, credential: JsonObject) -> None:
    with refused("bad-passkey"):
        local.guest("Ana").post("/api/sign-in/passkey", credential=credential)
    with refused("bad-passkey"):
        local.guest("Ana").post("/api/profile/passkeys", credential=credential)


def test_strangers_learn_nothing_about_who_exists(local: Served) -> None:
    key = localhost(local)
    ana = local.guest("Ana")
    before = local.guest("Bo").post("/api/sign-in/options")
    add_passkey(ana, key)
    after = local.guest("Bo").post("/api/sign-in/options")
    assert {**before, "challenge": ""} == {**after, "challenge": ""}
    unknown = Authenticator(local.url)
    with refused("bad-passkey"):
        sign_in(local.guest("Cy"), unknown)


def test_the_last_way_in_stays(local: Served) -> None:
    key = localhost(local)
    ana = local.guest("Ana")
    add_passkey(ana, key)
    id = ana.get("/api/profile")["passkeys"][0]["id"]
    with refused("last-passkey"):
        ana.delete(f"/api/profile/passkeys/{id}")
    ana.post("/api/profile/code")
    delete(ana, f"/api/profile/passkeys/{id}")
    with refused("bad-passkey"):
        sign_in(local.guest("Bo"), key)


def test_a_device_brings_its_games_along(served: Served) -> None:
    ana, phone, bo = served.guest("Ana"), served.guest("Phone"), served.guest("Bo")
    code = ana.post("/api/profile/code")["code"]
    done = finished_game(served, phone, bo)
    running = phone.quick("duel", level="apprentice")["id"]
    both = ana.make("architects", players=3)["id"]
    phone.sit(both, 1)
    old = phone.cookie
    phone.post("/api/sign-in/code", code=code, join=True)
    assert {table["id"] for table in ana.get("/api/me/tables")} == {done, running, both}
    assert sum(row["n"] for row in ana.get("/api/statistics?mine=true")) == 1
    assert served.sit(ana, running).welcome["seat"] == 0
    assert ana.get(f"/api/tables/{both}")["seats"][1]["sort"] == "open"
    assert request("GET", f"{served.url}/api/me", headers={"Cookie": old}).json() is None
    exported = ana.get("/api/profile/export")
    assert {entry["table"] for entry in exported["entries"]} == {done, running, both}


def test_without_joining_the_guests_games_stay_apart(local: Served) -> None:
    ana, phone = local.guest("Ana"), local.guest("Phone")
    phone.quick("duel", level="apprentice")
    phone.post("/api/sign-in/code", code=ana.post("/api/profile/code")["code"])
    assert phone.get("/api/me/tables") == []


def test_settings_follow_the_profile(served: Served) -> None:
    ana, phone = served.guest("Ana"), served.guest("Phone")
    code = ana.post("/api/profile/code")["code"]
    ana.put("/api/profile/settings", settings={"language": "pt-BR", "volume": 0.25, "sound": False})
    phone.post("/api/sign-in/code", code=code)
    assert phone.get("/api/profile")["settings"] == {"language": "pt-BR", "volume": 0.25, "sound": False}
    with refused("no-profile"):
        served.guest("Bo").put("/api/profile/settings", settings={})


def test_a_deleted_person_leaves_games_without_a_name(database: str) -> None:
    with serving(database) as served:
        ana, bo = served.guest("Semiramis-the-first"), served.guest("Bo")
        code = ana.post("/api/profile/code")["code"]
        done = finished_game(served, ana, bo)
        running = ana.make("duel")["id"]
        bo.sit(running, 1)
        ana.start(running)
        player = served.sit(bo, running)
        player.ask(type="chat", text="hello")
        with refused("wrong-name"):
            ana.post("/api/profile/delete", name="Bo")
        ana.post("/api/profile/delete", name="Semiramis-the-first")
        assert ana.get("/api/me") is None
        with refused("bad-code"):
            served.guest("Cy").post("/api/sign-in/code", code=code)
        assert player.until("bye")["error"]["id"] == "table-changed"
        table = bo.get(f"/api/tables/{done}")
        assert (table["status"], [seat["name"] for seat in table["seats"]]) == ("finished", ["", "Bo"])
        again = served.sit(bo, running)
        assert [seat["sort"] for seat in again.table["seats"]] == ["bot", "person"]
        assert "Semiramis" not in json.dumps([again.raw, bo.get("/api/me/tables"), bo.get("/api/profile/export")])
        assert sum(row["n"] for row in bo.get("/api/statistics")) == 2


def test_pages_of_others_change_nothing(local: Served) -> None:
    ana = local.guest("Ana")
    headers = {"Cookie": ana.cookie, "Origin": "http://127.0.0.1:1"}
    answer = request("POST", f"{local.url}/api/profile/code", json={}, headers=headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "bad-origin")
    assert request("POST", f"{local.url}/api/profile/code", headers=headers | {"Origin": "null"}).status_code == 403
    assert request("POST", f"{local.url}/api/profile/code", headers=headers | {"Origin": local.url}).status_code == 200
    assert request("GET", f"{local.url}/api/me", headers=headers).status_code == 200


def test_codes_cannot_be_tried_at_will(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", requests_per_minute=600) as served:
        guest = served.guest("Ana")
        refusals = [refusal_of(guest) for _ in range(30)]
        assert (refusals[0], refusals[-1]) == ("bad-code", "too-fast")
        assert refusals.count("bad-code") < 15


def refusal_of(guest: Client) -> str:
    """The reason why a wrong code is refused."""
    try:
        guest.post("/api/sign-in/code", code="0000-0000-0000-0000-0000")
    except PharosError as error:
        return error.id
    raise AssertionError


def test_the_logs_keep_profiles_to_themselves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    set_up("debug")
    try:
        with serving(f"sqlite:///{tmp_path}/t.sqlite3") as served:
            key = localhost(served)
            ana = served.guest("Semiramis-the-first")
            code = ana.post("/api/profile/code")["code"]
            add_passkey(ana, key)
            sign_in(ana, key)
            cookie = ana.cookie.partition("=")[2]
            ana.post("/api/profile/delete", name="Semiramis-the-first")
    finally:
        quiet_logs()
    said = capsys.readouterr().err
    assert "started" in said
    for secret in ("Semiramis", code, *cookie.split("."), key.create({"rp": {"id": ""}, "challenge": ""})["id"]):
        assert secret not in said
