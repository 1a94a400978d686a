"""Post-game analyses: portion by portion, each once, without delaying running tables."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

import pharos
from pharos.bots import bot
from pharos.bots.analysis import analyse
from pharos.client import Client
from pharos.core.json_types import JsonObject
from pharos.core.ruleset import Message
from pharos.server.payloads import AnalysisShown, MomentJudged
from pharos.server.preparation import Preparation
from pharos.server.tables import analysis_cache

from .conftest import SECONDS, Served, play_out, serving
from .test_lobby import refused


@pytest.fixture(autouse=True)
def is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Analyses do not wait for another process here: tests may compile themselves."""
    monkeypatch.setattr(Preparation, "is_ready", lambda self, game: True)


def brought(guest: Client, id: str = "duel", players: int = 2, seed: int = 4) -> tuple[str, pharos.Game]:
    """Import a finished game."""
    game, player = pharos.new(id, players=players, seed=seed), bot("rules", id)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, player.choose(game.seat(seat), len(game.history)).action)
    return guest.post("/api/records", record=str(game.record()))["id"], game


def judged(guest: Client, id: str, first: int = 0) -> list[JsonObject]:
    """All portions."""
    moments: list[JsonObject] = []
    at: int | None = first
    while at is not None:
        shown = guest.get(f"/api/tables/{id}/analysis?first={at}")
        AnalysisShown.model_validate(shown)
        assert shown["moments"][0]["ply"] == at
        moments += shown["moments"]
        at = shown["next"]
    return moments


def as_dict(message: Message) -> JsonObject:
    return {"id": message[0], "values": message[1]}


def test_the_judgement_is_that_of_the_analysis(local: Served) -> None:
    guest = local.guest("Ana")
    id, game = brought(guest)
    analysed = judged(guest, id)
    for shown, moment in zip(analysed, analyse(game), strict=True):
        assert shown["chances"] == pytest.approx(moment.chances, abs=1e-3)
        if moment.verdict is None:
            assert shown["verdict"] is None
            continue
        assert shown["verdict"]["advice"] == game.ruleset.text(moment.verdict.advice)
        assert shown["verdict"]["advice_parts"] == game.ruleset.action_parts(moment.verdict.advice)
        assert shown["verdict"]["parts"] == game.ruleset.action_parts(moment.verdict.action)
        assert shown["verdict"]["played"]["id"] == game.ruleset.action_message(moment.verdict.action)[0]
        assert shown["verdict"]["message"] == as_dict(game.ruleset.action_message(moment.verdict.advice))
        assert shown["verdict"]["gain"] == pytest.approx(moment.verdict.gain, abs=1e-3)
        assert shown["verdict"]["is_clear"] == moment.verdict.is_clear
    assert judged(local.guest("Eve"), id, 20) == analysed[20:], "from anywhere, for anybody"
    with refused("bad-ply"):
        guest.get(f"/api/tables/{id}/analysis?first={len(analysed)}")


def test_what_is_known_is_not_worked_out_again(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = local.guest("Ana")
    id, game = brought(guest)
    judged(guest, id)

    def never(*_: object) -> None:
        raise AssertionError("known already")

    monkeypatch.setattr(analysis_cache.GameAnalysis, "extend", never)
    shown = guest.get(f"/api/tables/{id}/analysis")
    assert (len(shown["moments"]), shown["next"]) == (len(game.history) + 1, None), "all at once"


def test_games_looked_at_long_ago_are_forgotten(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_cache, "CACHED_GAMES", 2)
    guest = local.guest("Ana")
    for seed in (1, 2, 3):
        guest.get(f"/api/tables/{brought(guest, seed=seed)[0]}/analysis")
    assert len(local.services.analyses._cache) == 2


def test_nobody_may_ask_for_all_too_fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_cache, "PORTION", 0.0)
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", requests_per_minute=120) as served:
        guest, other = served.guest("Ana"), served.guest("Bo")
        id, _ = brought(guest)
        for ply in range(12):
            guest.get(f"/api/tables/{id}/analysis?first={ply}")
        with refused("too-fast"):
            judged(guest, id, 12)
        assert other.get(f"/api/tables/{id}/analysis?first=12")["next"] == 13, "another guest has a measure of its own"


def test_bots_play_on_while_games_are_judged(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once: list[int] = [0, 0]
    over = threading.Event()

    def slow(judged: analysis_cache.GameAnalysis, first: int) -> None:
        at_once[0] += 1
        at_once[1] = max(at_once)
        time.sleep(0.1)
        at_once[0] -= 1
        judged.moments[first] = MomentJudged(ply=first, chances=[0.5, 0.5], verdict=None)

    def ask(id: str, plies: int) -> None:
        guest = local.guest(id)
        for ply in range(plies):
            if not over.is_set():
                guest.get(f"/api/tables/{id}/analysis?first={ply}")

    monkeypatch.setattr(analysis_cache.GameAnalysis, "extend", slow)
    games = [brought(local.guest("Ana"), seed=seed) for seed in (1, 2, 3)]
    askers = [threading.Thread(target=ask, args=(id, len(game.history))) for id, game in games]
    for asker in askers:
        asker.start()
    bo = local.guest("Bo")
    table = bo.quick("duel", level="apprentice")["id"]
    play_out({0: local.sit(bo, table)})
    assert bo.get(f"/api/tables/{table}")["status"] == "finished"
    over.set()
    for asker in askers:
        asker.join(SECONDS)
    assert at_once == [0, local.worker.bot_pool.size - 1], "a thread is always left to the bots of tables"
