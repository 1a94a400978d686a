"""Fuzzing: REST by Schemathesis from its own schema, the WebSocket by Hypothesis. Nothing breaks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import pharos
from pharos.server.app import make_app
from pharos.server.config import Settings
from pharos.server.guests import COOKIE

from .conftest import LAVISH, SECONDS, Player, Served, request, serving
from .test_live_table import seated

QUIET = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much, HealthCheck.data_too_large]
schema = schemathesis.openapi.from_dict(make_app(Settings(**LAVISH)).openapi())


@dataclass
class Target:
    """A server with a guest and tables in every state."""

    served: Served
    cookie: str
    tables: list[str]

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.cookie}"}

    def keep_guest(self, answer_cookie: str | None) -> None:
        """Some requests give the guest another cookie or delete them; those that follow still come from a guest."""
        self.cookie = answer_cookie or self.cookie
        if request("GET", f"{self.served.url}/api/me", headers=self.headers).json() is None:
            self.cookie = self.served.guest("Bo").cookie.partition("=")[2]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with serving(f"sqlite:///{folder}/t.sqlite3") as served:
        ana = served.guest("Ana")
        game = pharos.new("duel", seed=7, engine="interpreted")
        while not game.is_over:
            game.play(game.to_act[0], game.legal(game.to_act[0])[0])
        tables = [
            ana.make("architects", players=3)["id"],
            ana.quick("duel", level="apprentice")["id"],
            ana.post("/api/records", record=str(game.record()))["id"],
        ]
        yield Target(served, ana.cookie.partition("=")[2], tables)


@schema.parametrize()
@settings(max_examples=12, suppress_health_check=QUIET, phases=[Phase.explicit, Phase.generate])
def test_no_request_breaks_the_server(case: Any, target: Target) -> None:
    if "id" in case.path_parameters and (number := crc32(repr(case.path_parameters["id"]).encode())) % 4:
        case.path_parameters["id"] = target.tables[number % 3]
    case.cookies = {COOKIE: target.cookie}
    answer = case.call(base_url=target.served.url, timeout=SECONDS)
    if "set-cookie" in answer.headers:
        target.keep_guest(cookie_in(answer.headers["set-cookie"][0]))
    if answer.status_code >= 400:
        assert set(answer.json()) == {"error"}
        is_cold = answer.json()["error"]["id"] == "not-compiled"
        assert answer.status_code < 500 or is_cold, answer.text


def cookie_in(header: str) -> str | None:
    """The guest's cookie that a header sets, unless it deletes it."""
    morsel = SimpleCookie(header).get(COOKIE)
    return morsel.value or None if morsel else None


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
types = st.sampled_from(["act", "undo", "why", "chat", "react", "resync", "ping", "frob"])
texts = st.sampled_from(["build walls", "draft sphinx", "sell walls", "hello", "🏛", "", "x" * 300]) | st.text(max_size=30)
likely = st.fixed_dictionaries(
    {"type": types},
    optional={
        "id": st.text(max_size=50) | st.integers(),
        "seen": st.integers(-5, 50) | anything,
        "action": texts | anything,
        "text": texts | anything,
        "reaction": st.sampled_from(["wow", "hello"]) | anything,
        "extra": anything,
    },
)


@given(st.lists(likely | anything, min_size=1, max_size=20), st.lists(st.text(max_size=30), max_size=5))
@settings(max_examples=25, suppress_health_check=QUIET)
def test_no_message_breaks_the_server(fuzzed: tuple[Served, list[Player]], messages: list[Any], raw: list[str]) -> None:
    served, seats = fuzzed
    for player in seats:
        for text in [*map(json.dumps, messages), *raw]:
            player.socket.send(text)
        for viewer in [viewer for live in served.worker.live_tables.values() for viewer in live.viewers]:
            assert not viewer.closed.is_set()
    for player in seats:
        player.send(type="ping", id="end")
        while (answer := player.until("pong", "refused")).get("id") != "end":
            assert answer["type"] == "pong" or answer["error"]["id"] != "internal-error"


odd = st.sampled_from(["\x00", "9" * 5000, "-1", "1e9", "\u202e", "\ud7ff", "\n\n", "seed", "start\n    coins 9", "🏛"])
edits = st.tuples(st.floats(0, 1), st.integers(0, 40), odd | st.text(max_size=10))
"""A place in a text, how many characters are removed there, and what is put in their place."""


@pytest.fixture(scope="module")
def finished() -> str:
    """The record of a finished game."""
    game = pharos.new("architects", players=2, seed=7, engine="interpreted")
    while not game.is_over:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    return str(game.record())


@given(changes=st.lists(edits, min_size=1, max_size=4))
@settings(max_examples=40, suppress_health_check=QUIET, deadline=None)
def test_no_import_breaks_the_server(changes: list[tuple[float, int, str]], finished: str, target: Target) -> None:
    text = finished
    for place, removed, put in changes:
        at = int(place * len(text))
        text = text[:at] + put + text[at + removed :]
    answer = request("POST", f"{target.served.url}/api/records", json={"record": text}, headers=target.headers)
    assert answer.status_code in (200, 400, 409, 413, 422), answer.text
    assert answer.status_code == 200 or set(answer.json()) == {"error"}


@pytest.fixture
def fuzzed(local: Served, monkeypatch: pytest.MonkeyPatch) -> tuple[Served, list[Player]]:
    from pharos.server.ws import socket

    monkeypatch.setattr(socket, "MAX_STRIKES", 10**9)
    seats = seated(local, "duel", 2)
    return local, [*seats.values(), local.sit(None, seats[0].table["id"])]


def test_the_schemas_are_whole() -> None:
    from pharos.cli.serve import schemas

    interface = schemas()
    assert json.loads(json.dumps(interface)) == interface
    names = {name for side in ("client", "server") for name in interface["messages"][side]["$defs"]}
    assert {"Act", "Welcome", "News", "ViewNow", "Refused", "TableShown"} <= names
    assert "/api/tables/{id}/replay/{ply}" in interface["openapi"]["paths"]
