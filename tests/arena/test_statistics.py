"""Figures: shares, intervals, Elo, ratings, the sequential test; on results made up for the purpose."""

from __future__ import annotations

import math
from random import Random

import pytest

import pharos
from pharos.arena import DealPlayed, Plan, Played, summarise
from pharos.arena.match import Fault
from pharos.arena.sprt import Sprt
from pharos.arena.statistics import elo, interval, share_at


def made_up(*tables: tuple[int, ...], bots: int = 2) -> Plan:
    return Plan("duel", len(tables[0]), {"wonders": "draft"}, tuple("abcd"[:bots]), tables, 1)


def game(bots: tuple[int, ...], winner: int, fault: Fault | None = None) -> Played:
    n = len(bots)
    shares = tuple(float(seat == winner) for seat in range(n))
    places = tuple(1.0 if seat == winner else (n + 2) / 2 for seat in range(n))
    points = () if fault else tuple((10, *[seat] * 7) for seat in range(n))
    return Played(bots, shares, places, "forfeit" if fault else "civilian", points, (5,) * n, (0.01,) * n, fault)


def match(deals: int, strength: float, seed: int = 1, table: int = 0, bots: tuple[int, int] = (0, 1)) -> list[DealPlayed]:
    """Deals between two bots; the first wins each game with this probability."""
    chance = Random(seed)
    played = []
    for deal in range(deals):
        games = []
        for seated in (bots, bots[::-1]):
            winner = bots[0] if chance.random() < strength else bots[1]
            games.append(game(seated, seated.index(winner)))
        played.append(DealPlayed(table, deal, tuple(games)))
    return played


def test_elo_and_share_are_inverse() -> None:
    assert elo(0.5, 2) == pytest.approx(0)
    assert elo(0.25, 4) == pytest.approx(0)
    assert elo(0.75, 2) == pytest.approx(190.85, abs=0.01)
    assert elo(share_at(123, 5), 5) == pytest.approx(123)
    assert elo(1.0, 2) is None
    assert elo(0.0, 2) is None


def test_the_interval_covers_the_truth_nineteen_times_in_twenty() -> None:
    import numpy as np

    chance = np.random.default_rng(3)
    hits = 0
    for _ in range(100):
        estimate = interval(chance.binomial(2, 0.6, 80) / 2)
        assert estimate["low"] is not None
        assert estimate["high"] is not None
        hits += estimate["low"] <= 0.6 <= estimate["high"]
    assert 88 <= hits <= 100


def test_winning_everything_does_not_prove_everything() -> None:
    import numpy as np

    few, many = interval(np.ones(5)), interval(np.ones(500))
    assert few["value"] == few["high"] == 1
    assert few["low"] == pytest.approx(0.025**0.2)
    assert many["low"] is not None
    assert many["low"] > 0.99


def test_the_deal_is_the_unit() -> None:
    """Twice the games from the same deals make nothing surer."""
    results = match(40, 0.6)
    doubled = [DealPlayed(0, deal.deal, deal.games * 2) for deal in results]
    plan = made_up((0, 1))
    assert (
        summarise(plan, results)["tables"][0]["bots"][0]["share"]
        == summarise(plan, doubled)["tables"][0]["bots"][0]["share"]
    )


def test_a_summary_counts_right() -> None:
    fault = Fault(1, 3, "raised", "ValueError")
    results = [
        DealPlayed(0, 0, (game((0, 1), 0), game((1, 0), 0))),
        DealPlayed(0, 1, (game((0, 1), 0, fault), game((1, 0), 1))),
    ]
    summary = summarise(made_up((0, 1)), results)
    first, second = summary["tables"][0]["bots"]
    assert (first["wins"], second["wins"], first["games"]) == (3, 1, 4)
    assert first["share"]["value"] == 0.75
    assert first["first_seat"] == 1.0
    assert second["first_seat"] == 0.5
    assert (first["forfeits"], second["forfeits"]) == (0, 1)
    assert first["ways"] == {"civilian": 2, "forfeit": 1}
    assert first["points"]["civilian"] == 10
    assert first["total"] == pytest.approx(10 + 7 * 2 / 3)
    assert first["milliseconds"] == pytest.approx(2)
    assert [fault["bot"] for fault in summary["faults"]] == ["b"]
    assert summary["faults"][0]["deal"] == 1
    assert (summary["deals"], summary["games"]) == (2, 4)
    assert summary["ratings"] == []


def test_shares_are_per_seat_at_larger_tables() -> None:
    lineup = (0, 1, 1)
    plan = Plan("architects", 3, {}, ("a", "b"), (lineup,), 1)
    games = tuple(game(lineup[-by:] + lineup[:-by], 0) for by in range(3))
    played = tuple(Played(g.bots, g.shares, g.places, "points", (), g.decisions, g.seconds) for g in games)
    alone, copies = summarise(plan, [DealPlayed(0, 0, played)])["tables"][0]["bots"]
    assert alone["share"]["value"] == pytest.approx(1 / 3)
    assert copies["share"]["value"] == pytest.approx(1 / 3)
    assert alone["elo"] is not None
    assert alone["elo"]["value"] == pytest.approx(0)
    assert copies["elo"] is None


def test_ratings_find_the_strengths_again() -> None:
    plan = made_up((0, 1), (0, 2), (1, 2), bots=3)
    truth = (0.0, 150.0, 300.0)
    results = []
    for table, (one, other) in enumerate(plan.tables):
        strength = share_at(truth[one] - truth[other], 2)
        results += match(400, strength, seed=table, table=table, bots=(one, other))
    summary = summarise(plan, results)
    rows = {row["bot"]: row for row in summary["ratings"]}
    assert [row["bot"] for row in summary["ratings"]] == ["c", "b", "a"]
    for bot, rating in zip("abc", truth, strict=True):
        assert rows[bot]["low"] <= rating - 150 <= rows[bot]["high"]
        assert rows[bot]["high"] - rows[bot]["low"] < 80
    matrix = summary["matrix"]
    assert matrix[0][0] is None
    there, back = matrix[0][1], matrix[1][0]
    assert there is not None
    assert back is not None
    assert there["value"] + back["value"] == pytest.approx(1)


def test_an_undefeated_bot_keeps_a_finite_rating() -> None:
    plan = made_up((0, 1), (0, 2), (1, 2), bots=3)
    pairs = [(0, 1), (0, 2), (1, 2)]
    results = [played for table, pair in enumerate(pairs) for played in match(5, 1.0, table=table, bots=pair)]
    assert all(math.isfinite(row["rating"]) for row in summarise(plan, results)["ratings"])


@pytest.mark.parametrize(("strength", "answer"), [(0.65, "stronger"), (0.4, "not-stronger")])
def test_the_sequential_test_decides(strength: float, answer: str) -> None:
    question = Sprt(made_up((0, 1)), 0, 40)
    results = match(2000, strength)
    end = next(n for n in range(1, 2000) if question.is_decided(results[:n]))
    assert 5 < end < 600
    assert question.data(results[:end])["answer"] == answer


def test_the_sequential_test_is_seldom_wrong() -> None:
    wrong = 0
    for seed in range(60):
        question, results = Sprt(made_up((0, 1)), 0, 60), match(1200, 0.5, seed)
        end = next((n for n in range(1, 1200) if question.is_decided(results[:n])), 1199)
        wrong += question.data(results[:end])["answer"] == "stronger"
    assert wrong <= 8


def test_a_few_like_deals_decide_nothing() -> None:
    assert not Sprt(made_up((0, 1))).is_decided(match(3, 1.0))


def test_questions_that_make_no_sense_are_refused() -> None:
    with pytest.raises(pharos.BadChoice):
        Sprt(made_up((0, 1), (0, 2), bots=3))
    with pytest.raises(pharos.BadChoice):
        Sprt(made_up((0, 0)))
    with pytest.raises(pharos.BadChoice):
        Sprt(made_up((0, 1)), 20, 20)
