"""The exact search of the end of a game, against plain minimax and in both engines."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import pharos
from pharos.bots import Budget, Candidate, bot
from pharos.bots.compile import _steps
from pharos.bots.endgame import ExactSearch, proven
from pharos.bots.kernel_loader import game_kernels
from pharos.bots.outlook import Forecaster, Outlook
from pharos.core.registry import ruleset

LAST = """
    age: 3
    coins: 9 9
    city 0: quarry
    city 1: stone_pit
    pending: 0 turn
    open: pretorium obelisk palace academy
"""


def ends() -> Iterator[pharos.Game]:
    """Positions shortly before the end of games of greedy bots, in which nothing is hidden."""
    for seed in range(6):
        game, player = pharos.new("duel", seed=seed, engine="interpreted"), bot("greedy", "duel")
        while not game.is_over:
            seat = game.to_act[0]
            if game.state.age == 3 and game.state.present.bit_count() <= 3 and len(game.legal(seat)) > 1:
                yield game.copy()
            game.play(seat, player.choose(game.seat(seat), 1).action)


def minimax(game: pharos.Game, seat: int) -> float:
    """The seat's share of the victory if both play as well as possible."""
    if game.outcome is not None:
        return (seat in game.outcome.winners) / len(game.outcome.winners)
    mover = game.to_act[0]
    values = []
    for action in game.legal(mover):
        after = game.copy()
        after.play(mover, action)
        values.append(minimax(after, seat))
    return max(values) if mover == seat else min(values)


def search() -> ExactSearch:
    return ExactSearch(game_kernels(ruleset("duel").package), ruleset("duel").max_legal)


def test_the_best_values_are_those_of_plain_minimax() -> None:
    exact, compared = search(), 0
    for game in ends():
        seat = game.to_act[0]
        values = exact.values(game.seat(seat), 100_000)
        if values:
            true = {}
            for action in game.legal(seat):
                after = game.copy()
                after.play(seat, action)
                true[action] = minimax(after, seat)
            best = max(true.values())
            assert {action for action, value in values.items() if value == max(values.values())} == {
                action for action, value in true.items() if value == best
            }
            assert all(values[action] >= true[action] for action in true)
            compared += 1
    assert compared >= 5


def test_both_engines_find_the_same_values(monkeypatch: pytest.MonkeyPatch) -> None:
    games = list(ends())[:6]
    compiled = [search().values(game.seat(game.to_act[0]), 5_000) for game in games]
    monkeypatch.setenv("PHAROS_INTERPRET", "1")
    assert [search().values(game.seat(game.to_act[0]), 5_000) for game in games] == compiled


def test_a_search_without_positions_or_time_finds_nothing() -> None:
    game = next(ends())
    seat = game.seat(game.to_act[0])
    assert search().values(seat, 1) == {}
    assert search().values(pharos.new("duel", seed=1).seat(0), 1000) == {}, "the start of a game is not its end"


def test_a_wonder_that_draws_tokens_keeps_the_end_open() -> None:
    values = [search().values(pharos.position("duel", LAST + line).seat(0), 100_000) for line in ("", _LIBRARY)]
    assert values[0]
    assert not values[1]


_LIBRARY = "    wonders 0: great_library\n"


def test_a_bot_plays_a_proven_win_whatever_its_search_prefers() -> None:
    for game in ends():
        seat = game.to_act[0]
        values = search().values(game.seat(seat), 2_000)
        if values and len(set(values.values())) > 1:
            chosen = bot("search:500", "duel").choose(game.seat(seat), 1, Budget(simulations=500), reasons=True)
            assert values[chosen.action] == max(values.values())
            assert chosen.candidates[0].value == max(values.values())


def test_only_the_best_candidates_keep_their_visits() -> None:
    candidates = (Candidate(1, 0.9, 50), Candidate(2, 0.2, 5), Candidate(3, 0.1, 0))
    assert [(each.action, each.value, each.visits) for each in proven(candidates, {1: 0.0, 2: 1.0, 3: 1.0})] == [
        (2, 1.0, 5),
        (3, 1.0, 1),
        (1, 0.0, 0),
    ]


def test_compiling_the_bots_in_advance_includes_the_exact_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a server, which never compiles during play, loses its bot in the last decisions of every game."""
    searched: list[dict[int, float]] = []
    original = ExactSearch.values

    def noting(self: ExactSearch, seat: pharos.Seat, nodes: int, seconds: float | None = None) -> dict[int, float]:
        searched.append(original(self, seat, nodes, seconds))
        return searched[-1]

    monkeypatch.setattr(ExactSearch, "values", noting)
    steps = dict(_steps(ruleset("duel")))
    for name in ("search", "endgame"):
        steps[name]()
    assert any(searched)


@pytest.mark.parametrize("game", ["duel", "architects", "seven-wonders"])
def test_compiling_the_bots_in_advance_includes_the_outlook_of_finished_games(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a server cannot review a game: the last position says how it was won."""
    over: list[bool] = []
    original = Forecaster.outlook

    def noting(self: Forecaster, seat: pharos.Seat, simulations: int | None = None, seed: int = 1) -> Outlook:
        over.append(not seat.legal)
        return original(self, seat, simulations, seed)

    monkeypatch.setattr("pharos.bots.compile.Forecaster.outlook", noting)
    dict(_steps(ruleset(game)))["analysis"]()
    assert set(over) == {True, False}
