"""Log audit: a whole game and every sort of failure, and no secret in any line."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
from typing import Any

import httpx
import pytest

from pharos.core.errors import PharosError
from pharos.server.logs import set_up, trace
from pharos.server.ws.socket import Session

from .conftest import SECONDS, Served, play_out, serving, until
from .test_safety import quiet_logs

PASSWORD = "a long sentence of mine"
NAMES = ("Semiramis-the-first", "Nebuchadnezzar-the-second")


def secrets_of(served: Served, id: str) -> list[str]:
    table = served.worker.live_tables[id].table
    guests = [place.guest for place in table.places]
    return [str(table.seed), table.salt, *NAMES, *[guest for guest in guests if guest], "127.0.0.1"]


def force_errors(served: Served, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a message, an entry, a request, a statement and a background task fail with secrets in their messages."""
    table = served.worker.live_tables[id].table
    said = " ".join(secrets_of(served, id))

    async def broken(*_: object) -> None:
        raise KeyError(said)

    def unapplied(*_: object) -> None:
        raise ValueError(said) from RuntimeError(said)

    again = served.sit(None, id)
    with monkeypatch.context() as patch:
        patch.setattr(Session, "_dispatch", broken)
        assert again.ask(type="ping")["error"]["id"] == "internal-error"
    monkeypatch.setattr("pharos.server.guests.new_id", lambda: table.places[0].guest)
    with pytest.raises(PharosError, match="internal-error"):
        served.guest(NAMES[1])  # the id exists: the statement fails, and the driver quotes its values
    with monkeypatch.context() as patch:
        patch.setattr(served.services.moderation, "sanction", broken)
        host = {"X-Pharos-Admin": "1"}
        with httpx.Client(base_url=f"{served.url}/api/admin", headers=host, timeout=SECONDS) as admin:
            admin.post("/session", json={"password": PASSWORD})
            body = {"is_muted": True, "is_banned": False}
            assert admin.put(f"/people/{table.places[0].guest}", json=body).status_code == 500
    with monkeypatch.context() as patch:
        live = served.worker.live_tables[id]
        patch.setattr(live.log, "_apply", unapplied)
        loop = next(iter(served.worker._tasks)).get_loop()

        def chat() -> Any:
            return "chat", None, {"name": NAMES[0], "text": said}

        asyncio.run_coroutine_threadsafe(live.note(None, chat), loop).result(SECONDS)
        until(lambda: not live.log.is_busy)
    done = threading.Event()

    def forget() -> None:
        loop.create_task(broken()).add_done_callback(lambda _: done.set())

    loop.call_soon_threadsafe(forget)
    assert done.wait(SECONDS)
    gc.collect()


def test_a_game_and_failures_of_every_sort_leave_no_secret_in_the_logs(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up("debug")
    try:
        with serving(database, admin_password=PASSWORD) as served:
            ana, bo = (served.guest(name) for name in NAMES)
            id = ana.make("architects", players=2)["id"]
            bo.sit(id, 1)
            ana.start(id)
            play_out({seat: served.sit(guest, id) for seat, guest in enumerate((ana, bo))})
            secrets = secrets_of(served, id)
            force_errors(served, id, monkeypatch)
    finally:
        quiet_logs()
    lines = capsys.readouterr().err.splitlines()
    said = [json.loads(line)["what"] for line in lines]
    for expected in ("started", "message failed", "request failed", "entry failed", "Task exception was never retrieved"):
        assert expected in said
    assert "/people/{id}" in {json.loads(line).get("path", "").removeprefix("/api/admin") for line in lines}
    assert not [(line, word) for line in lines for word in [*secrets, PASSWORD] if word in line]


def test_a_trace_names_the_causes_but_quotes_nothing() -> None:
    def fail() -> None:
        try:
            raise OSError(28, "secret")
        except OSError as error:
            raise ValueError("secret") from error

    with pytest.raises(ValueError, match="secret") as caught:
        fail()
    text = trace(caught.value)
    assert "OSError (28)" in text
    assert text.endswith("ValueError")
    assert "in fail" in text
    assert text.count("secret") == 2, "only in the lines of source that raise it"
