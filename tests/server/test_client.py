"""The Python client: it keeps its view up to date by changes, and asks for the whole one if a change is missing."""

from __future__ import annotations

import pytest

from pharos.client import RemoteSeat
from pharos.core.errors import PharosError
from pharos.core.json_types import JsonObject

from .conftest import Served


def whole(seat: RemoteSeat) -> JsonObject:
    """The state that the server sends to a newcomer in this seat. While the seat is to act, nothing else happens."""
    with RemoteSeat(seat._url.partition("/api/")[0].replace("ws", "http", 1), seat.table["id"], seat._cookie) as newcomer:
        newcomer.receive()
        return newcomer.shown


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("architects", 3)])
def test_the_view_stays_the_whole_one_though_only_changes_arrive(
    local: Served, game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = local.guest("Ana")
    views: list[JsonObject] = []
    note = RemoteSeat._note

    def noted(seat: RemoteSeat, message: JsonObject) -> None:
        views.extend([message] if message["type"] == "view" else [])
        note(seat, message)

    with ana.connect(ana.quick(game, players=players, level="apprentice")["id"]) as seat:
        monkeypatch.setattr(RemoteSeat, "_note", noted)
        for n, turn in enumerate(seat.turns()):
            assert seat.shown == whole(seat)
            if n == 4:
                break
            seat.act(turn.actions[n % len(turn.actions)])
    assert views
    assert all("patch" in message for message in views)


def test_a_missing_change_is_noticed_and_the_whole_view_requested(local: Served) -> None:
    ana = local.guest("Ana")
    with ana.connect(ana.quick("duel", level="apprentice")["id"]) as seat:
        turns = seat.turns()
        seat.act(next(turns).actions[0])
        seat._version -= 1
        seat.shown = {"view": None, "to_act": [], "actions": []}
        seat.act(next(turns).actions[0])
        next(turns)
        assert seat.shown == whole(seat)


def test_a_client_says_why_it_was_sent_away(local: Served) -> None:
    ana, bo = local.guest("Ana"), local.guest("Bo")
    id = ana.make("duel", spectators=False)["id"]
    with bo.connect(id) as seat:
        assert seat.receive()["type"] == "welcome"
        local.guest("Cy").sit(id, 1)
        ana.sit(id, 0)
        ana.start(id)
        with pytest.raises(PharosError) as error:
            list(iter(seat.receive, None))
    assert error.value.id == "no-spectators"
