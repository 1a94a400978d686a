"""The daily deal: the same everywhere, one try that counts, nothing shown before it, and boards that can be compared."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

import pharos
from pharos.bots.analysis import Analyst
from pharos.client import Client
from pharos.coach.daily import daily_games, daily_key, daily_level, daily_seed
from pharos.core.spec import Effort
from pharos.server.daily_payloads import DailyDecision, DailyShown
from pharos.server.db.coach_rows import MadeDecision, Performance
from pharos.server.preparation import Preparation
from pharos.server.tables import analysis_cache, daily
from pharos.server.tables.daily import FinishedTry, compared

from .conftest import Player, Served, play_out, until
from .test_analysis_cache import judged
from .test_lobby import refused

QUICK = Effort(playouts=2, worlds=4, adviser="greedy", taste=0.3)
GAME = "duel"


@pytest.fixture
def is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Analyses look at little."""
    monkeypatch.setattr(Preparation, "is_ready", lambda self, game: True)
    monkeypatch.setattr(analysis_cache, "Analyst", lambda game, effort=None: Analyst(game, QUICK))


def test_deals_and_opponents_follow_from_the_date() -> None:
    day = date(2026, 11, 17)
    assert daily_seed("duel", day) == 4175453295593443045  # the number that every server computes
    assert daily_seed("duel", day) != daily_seed("duel", date(2026, 11, 18)) != daily_seed("architects", day)
    assert daily_key("duel", day) == "daily-duel-2026-11-17"
    assert {spec.id for spec in daily_games()} >= {"duel", "seven-wonders", "architects"}
    assert {daily_level(spec) for spec in daily_games()} <= {"apprentice", "builder", "architect"}


def tried(served: Served, name: str, first: bool = True) -> tuple[Client, Player]:
    """A guest who plays today's deal to the end, always the first or the last legal action."""
    guest = served.guest(name)
    player = served.sit(guest, guest.post(f"/api/daily/{GAME}")["id"])
    play_out({0: player}, lambda seat, actions: actions[0 if first else -1])
    until(lambda: is_on_board(guest))
    return guest, player


def is_on_board(guest: Client) -> bool:
    """Whether the result of a guest's try has been stored."""
    return any(row.is_you for row in board(guest).board)


def own(shown: DailyShown) -> Any:
    return next(game for game in shown.games if game.game == GAME)


def board(guest: Client) -> Any:
    return own(DailyShown.model_validate(guest.get("/api/daily")))


def test_there_is_one_try_and_nothing_to_see_before_it(served: Served) -> None:
    ana, player = tried(served, "Ana")
    again = ana.post(f"/api/daily/{GAME}")
    assert again["id"] == player.table["id"], "the one try"
    assert again["daily"] == daily.today().isoformat()
    bo = served.guest("Bo")
    assert board(bo).own is None
    assert [row.table for row in board(bo).board] == [None], "no link to a game that shows the deal"
    for path in ("record", "replay/3", "analysis", "review"):
        with refused("daily-hidden"):
            bo.get(f"/api/tables/{again['id']}/{path}")
    with refused("daily-hidden"):
        bo.post(f"/api/tables/{again['id']}/fork", ply=0)
    with refused("no-spectators"):
        bo.get(f"/api/tables/{again['id']}/log")
    mine = bo.post(f"/api/daily/{GAME}")
    with refused("no-hints"):
        bo.post(f"/api/tables/{mine['id']}/hint", seen=10**6)
    play_out({0: served.sit(bo, mine["id"])})
    until(lambda: is_on_board(bo))
    assert {row.table for row in board(bo).board} == {again["id"], mine["id"]}
    assert bo.get(f"/api/tables/{again['id']}/record").startswith("pharos")


def test_the_same_moves_meet_the_same_opponents(local: Served) -> None:
    records = []
    for name in ("Ana", "Bo"):
        _, player = tried(local, name)
        table = local.worker.live_tables[player.table["id"]].table
        records.append((table.seed, table.moves))
    assert records[0] == records[1]
    assert records[0][0] == daily_seed(GAME, daily.today())
    shown = board(local.guest("Eve"))
    assert [row.rank for row in shown.board] == [1, 1]


def test_games_of_a_day_that_is_over_can_be_seen(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    _, player = tried(local, "Ana")
    past, eve = daily.today(), local.guest("Eve")
    monkeypatch.setattr(daily, "today", lambda: date(2030, 1, 2))
    assert own(DailyShown.model_validate(eve.get(f"/api/daily?day={past}"))).board[0].table == player.table["id"]
    assert eve.get(f"/api/tables/{player.table['id']}/record")
    assert board(eve).board == []


@pytest.mark.parametrize("day", ["tomorrow", "2031-01-01", "1999-12-31"])
def test_only_days_that_have_begun_have_deals(local: Served, day: str) -> None:
    with refused("bad-day"):
        local.guest("Ana").get(f"/api/daily?day={day}")


def test_a_rematch_is_an_ordinary_game(local: Served) -> None:
    ana, player = tried(local, "Ana")
    again = ana.post(f"/api/tables/{player.table['id']}/rematch")
    assert again["daily"] is None
    assert again["seed_is_given"] is False


@pytest.mark.usefixtures("is_ready")
def test_decisions_are_compared_with_the_coach_and_with_others(local: Served) -> None:
    (ana, first), (bo, second) = tried(local, "Ana"), tried(local, "Bo", first=False)
    with refused("not-analysed"):
        ana.get(f"/api/daily/{GAME}/decisions")
    for guest, player in ((ana, first), (bo, second)):
        judged(guest, player.table["id"])
        guest.get(f"/api/tables/{player.table['id']}/review")
    decisions = [DailyDecision.model_validate(each) for each in ana.get(f"/api/daily/{GAME}/decisions")]
    assert [other.name for other in decisions[0].others] == ["Bo"], "the first decision is the same for all"
    assert decisions[0].others[0].played != decisions[0].played
    assert decisions[1].others == [], "after different moves the positions differ"
    rows = board(ana).board
    assert all(row.performance is not None and len(row.losses) > 10 for row in rows)
    assert [row["table_id"] for row in ana.get("/api/statistics/performance")] == [first.table["id"]]
    assert ana.get(f"/api/statistics/performance?game={GAME}")[0]["decisions"] == len(decisions)
    assert local.guest("Eve").get("/api/statistics/performance") == []


def test_a_supremacy_ranks_before_points_and_a_defeat_last() -> None:
    def finished_try(has_won: bool, margin: int, is_supremacy: bool = False) -> FinishedTry:
        return FinishedTry("g", GAME, "t", "Ana", has_won, "civilian", 50, margin, None, is_supremacy)

    order = [
        finished_try(True, 1, True),
        finished_try(True, 9),
        finished_try(True, 2),
        finished_try(False, -1),
        finished_try(False, 5, True),
    ]
    assert sorted(order, key=lambda each: each.rank_key, reverse=True) == order


def test_others_are_compared_only_in_the_same_position() -> None:
    rules = pharos.ruleset(GAME)

    def finished_try(name: str, *actions: str) -> FinishedTry:
        made = [MadeDecision(ply=n, action=action, advice="sell walls", loss=0.1) for n, action in enumerate(actions)]
        performance = Performance(name, 0, len(made), len(made), performance=100.0, accuracy=50.0, hints=0, made=made)
        return FinishedTry(name, GAME, name, name, True, "civilian", 1, 1, performance, False)

    mine = finished_try("Ana", "build walls", "build altar")
    compared_decisions = compared(
        rules, mine, [finished_try("Bo", "build walls", "sell altar"), finished_try("Cy", "sell walls", "build altar")]
    )
    assert [[other.name for other in decision.others] for decision in compared_decisions] == [["Bo", "Cy"], ["Bo"]]
