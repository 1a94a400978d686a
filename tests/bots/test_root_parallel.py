"""Several searches of one position: each on its own, the results added up."""

from __future__ import annotations

import pytest

import pharos
from pharos.bots import Budget, Candidate, bot
from pharos.bots.root_parallel import merged
from pharos.core.errors import BadChoice

GAMES = pharos.game_ids()


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", ["search", "flat"])
def test_threads_repeat_themselves_and_share_the_simulations(id: str, name: str) -> None:
    game = pharos.new(id, seed=3)
    seat = game.seat(game.to_act[0])
    choices = [bot(f"{name}:90:threads=2", id).choose(seat, 5, reasons=True) for _ in range(2)]
    assert choices[0] == choices[1]
    assert {candidate.action for candidate in choices[0].candidates} == set(game.legal(seat.number))
    if name == "search" and id != "architects":
        spent = sum(candidate.visits for candidate in choices[0].candidates)
        assert 88 <= spent <= 90, "a search with a net spends the first simulation of each thread on the root itself"


def test_each_thread_thinks_something_else() -> None:
    game = pharos.new("duel", seed=3)
    seat = game.seat(game.to_act[0])
    two = bot("search:64:threads=2", "duel").choose(seat, 5, Budget(simulations=128), reasons=True)
    one = bot("search:64", "duel").choose(seat, 5, reasons=True)
    alone = {candidate.action: candidate.value for candidate in one.candidates}
    assert {candidate.action: candidate.value for candidate in two.candidates} != pytest.approx(alone)


def test_a_clock_is_for_all_threads() -> None:
    game = pharos.new("duel", seed=3)
    choice = bot("search:threads=2", "duel").choose(game.seat(game.to_act[0]), 1, Budget(milliseconds=20))
    assert choice.action in game.legal(game.to_act[0])


@pytest.mark.parametrize("threads", ["0", "65", "many"])
def test_a_wrong_number_of_threads_gets_a_reason(threads: str) -> None:
    with pytest.raises(BadChoice) as caught:
        bot(f"search:8:threads={threads}", "duel")
    assert caught.value.id == "bot-setting-value"


def test_values_are_weighed_by_visits() -> None:
    one = [Candidate(7, 0.5, 10, {"blue": 1.0}), Candidate(9, 0.2, 30, {"blue": 0.0})]
    other = [Candidate(9, 0.6, 10, {"blue": 4.0}), Candidate(7, 0.3, 30, {"blue": 2.0})]
    first, second = merged([one, other])
    assert (first.action, first.visits, second.action, second.visits) == (7, 40, 9, 40)
    assert first.value == pytest.approx(0.35)
    assert (first.points["blue"], second.points["blue"]) == (1.75, 1.0)
