"""Games and deals: shares, places, forfeits, and results that depend on nothing but the plan."""

from __future__ import annotations

import pytest

import pharos
from pharos.arena import DealPlayed, kernel_games, plan, play_deal, run
from pharos.arena.deals import PATIENCE
from pharos.arena.executors import open_executor
from pharos.arena.match import Table, places, play_game
from pharos.arena.runner import prepare
from pharos.core.outcome import Outcome

from .conftest import timeless


def test_a_deal_is_played_in_every_rotation(own: str) -> None:
    played = play_deal(plan("architects", [f"{own}:First", "random"], players=3), 0, 5)
    assert [game.bots for game in played.games] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    for game in played.games:
        assert sum(game.shares) == pytest.approx(1)
        assert sum(game.places) == 6
        assert len(game.points) == 3
        assert all(game.decisions)


def test_both_bots_get_the_same_cards(own: str) -> None:
    """A deterministic bot against itself plays the same game in both rotations."""
    played = play_deal(plan("duel", [f"{own}:First"]), 0, 3)
    assert played.games[0].points == played.games[1].points


def test_random_bots_do_not_repeat_themselves() -> None:
    played = play_deal(plan("duel", ["random"]), 0, 3)
    assert played.games[0].points != played.games[1].points


def test_results_do_not_depend_on_the_workers(own: str) -> None:
    made = plan("duel", [f"{own}:Text", "random"], seed=9)
    with open_executor(workers=1) as one, open_executor(workers=3) as three:
        assert timeless(run(made, 6, executor=one)) == timeless(run(made, 6, executor=three))


def test_results_come_back_from_plain_data(own: str) -> None:
    made = plan("duel", [f"{own}:Late", "random"])
    for deal in range(3):
        played = play_deal(made, 0, deal)
        assert DealPlayed.of(played.data()) == played


def test_shared_places_have_the_mean() -> None:
    outcome = Outcome((1,), "points", ({}, {}, {}, {}), ((1,), (0, 3), (2,)))
    assert places(outcome) == (2.5, 1.0, 4.0, 2.5)


@pytest.mark.parametrize(
    ("name", "why", "detail"),
    [
        ("Raises", "raised", "ValueError: no idea"),
        ("Leaves", "raised", "SystemExit: 3"),
        ("Stillborn", "raised", "RuntimeError: not today"),
        ("Illegal", "nonsense", ""),
        ("Nothing", "nonsense", "None"),
        ("Yes", "nonsense", "True"),
        ("Endless", "overran", "> 0.200 s"),
        ("Sleeps", "overran", "> 0.200 s"),
    ],
)
def test_a_bot_that_misbehaves_forfeits_the_game(own: str, name: str, why: str, detail: str) -> None:
    made = plan("duel", ["random", f"{own}:{name}"], patience=0.2 if why == "overran" else PATIENCE)
    prepare(made)
    game = play_game(made, (0, 1), 0, 0)
    assert game.fault is not None
    assert (game.fault.seat, game.fault.why) == (1, why)
    assert detail in game.fault.detail
    assert game.shares == (1.0, 0.0)
    assert game.reason == "forfeit"
    assert game.points == ()


@pytest.mark.parametrize("name", ["Raises", "Stillborn"])
def test_a_bot_that_raises_leaves_its_traceback(own: str, name: str) -> None:
    made = plan("duel", [f"{own}:{name}", "random"])
    prepare(made)
    game = play_game(made, (0, 1), 0, 0)
    assert game.fault is not None
    lines = game.fault.trace.splitlines()
    assert 'File "own.py"' in lines[1]
    assert lines[2].strip().startswith("raise ")
    assert lines[-1] == game.fault.detail
    assert "referee.py" not in game.fault.trace


def test_the_budget_is_told_and_kept(own: str) -> None:
    made = plan("duel", ["random", f"{own}:Sleeps"], milliseconds=50)
    assert made.limit == pytest.approx(0.2)
    prepare(made)
    game = play_game(made, (0, 1), 0, 0)
    assert game.fault is not None
    assert game.fault.why == "overran"


def test_at_larger_tables_the_others_share_the_victory(own: str) -> None:
    game = play_game(plan("architects", [f"{own}:Raises", "random"], players=4), (0, 1, 1, 1), 0, 0)
    assert game.shares == pytest.approx((0, 1 / 3, 1 / 3, 1 / 3))
    assert game.places == (4.0, 2.0, 2.0, 2.0)


def test_the_arena_goes_on_after_a_forfeit(own: str) -> None:
    made = plan("duel", [f"{own}:Late", "random", f"{own}:First"])
    results = run(made, 2)
    assert len(results) == 2 * 3
    assert {game.fault is None for deal in results for game in deal.games} == {True, False}


def test_own_bots_are_new_in_every_game(own: str) -> None:
    made = plan("duel", [f"{own}:Text:300:depth=2", "random"])
    assert timeless([play_deal(made, 0, 1)]) == timeless([play_deal(made, 0, 1)])


@pytest.mark.parametrize(
    ("spec", "wrong"),
    [("own.py:Missing", "own-bot-class"), ("own.py:not_a_bot", "own-bot-class"), ("broken.py:MyBot", "own-bot-file")],
)
def test_files_without_a_bot_are_refused(own: str, spec: str, wrong: str) -> None:
    with open("broken.py", "w", encoding="utf-8") as file:
        file.write("import nothing_of_that_name\n")
    with pytest.raises(pharos.BadChoice) as error:
        plan("duel", [spec, "random"])
    assert error.value.id == wrong


def test_games_inside_kernels_are_the_games_of_the_bots() -> None:
    """Greedy decides inside kernels what it decides outside."""
    made = plan("duel", ["greedy"])
    assert kernel_games.can_play("duel", ["greedy", "random"])
    assert not kernel_games.can_play("duel", ["random", "random"])
    for deal in range(3):
        inside = play_game(made, (0, 0), deal, 0)
        outside = Table(made, (0, 0), made.deal_seed(deal), 0).play()
        assert timeless([DealPlayed(0, deal, (inside,))]) == timeless([DealPlayed(0, deal, (outside,))])


def test_random_inside_kernels_leaves_the_deal_alone() -> None:
    made = plan("duel", ["greedy", "random"])
    games = [play_game(made, (0, 1), 2, 0) for _ in range(2)]
    assert games[0].points == games[1].points
    assert games[0].bots == (0, 1)
    assert play_game(made, (0, 1), 2, 1).bots == (1, 0)
