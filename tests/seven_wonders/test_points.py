"""R26 to R31, R47, R52 and R53: conflicts, guilds, science, the winner."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.seven_wonders.conftest import at, city, fresh, sell_to_the_end_of_the_age, sheet, turn

from pharos.games.seven_wonders.scoring import science_points
from pharos.games.seven_wonders.state import State

END = "age: 3 \n turn: 6 \n coins: 0 0 0 \n"


@pytest.mark.parametrize(("age", "points"), [(1, 1), (2, 3), (3, 5)])
def test_R26_tokens_by_age_and_minus_one(age: int, points: int) -> None:
    game = at(f"age: {age} \n turn: 6 \n city 0: stockade \n city 1: barracks guard_tower")
    sell_to_the_end_of_the_age(game)
    assert [sheet(game, c).get("military", 0) for c in range(3)] == [points - 1, 2 * points, -2]


def test_R26_equals_take_nothing() -> None:
    game = at("turn: 6 \n city 0: stockade \n city 1: barracks \n city 2: guard_tower")
    sell_to_the_end_of_the_age(game)
    assert [sheet(game, c).get("military", 0) for c in range(3)] == [0, 0, 0]


def test_R26_stages_count_and_shields_stay() -> None:
    game = at("turn: 6 \n boards: rhodes-a gizah-a babylon-a \n stages: 2 0 0 \n city 1: stockade")
    sell_to_the_end_of_the_age(sell_to_the_end_of_the_age(game))
    assert city(game, 0)["victories"] == (2, 2, 0)


def test_R26_only_neighbours_fight() -> None:
    game = at("players: 5 \n turn: 6 \n city 0: stockade barracks \n city 2: guard_tower")
    sell_to_the_end_of_the_age(game)
    assert [sheet(game, c).get("military", 0) for c in range(5)] == [2, -2, 2, -1, -1]


def test_R27_strategists_count_defeat_tokens() -> None:
    game = at(END + "city 0: strategists_guild \n tokens 0: -1 -1 \n tokens 1: -1 -1 5 \n tokens 2: -1")
    assert sheet(game, 0)["guilds"] == 3


GUILDS = [
    ("workers_guild", "sawmill", 1),
    ("craftsmens_guild", "loom", 2),
    ("traders_guild", "forum", 1),
    ("philosophers_guild", "library", 1),
    ("spies_guild", "walls", 1),
    ("magistrates_guild", "temple", 1),
]


@pytest.mark.parametrize(("guild", "card", "points"), GUILDS)
def test_R28_guilds_with_arrows_count_the_neighbours_only(guild: str, card: str, points: int) -> None:
    text = END + f"players: 4 \n city 0: {guild} {card} \n city 1: {card} \n city 2: {card} \n city 3: {card}"
    game = at(text.replace("0 0 0", "0 0 0 0"))
    assert sheet(game, 0)["guilds"] == 2 * points


def test_R28_builders_count_all_three_and_shipowners_themselves() -> None:
    boards = END + "boards: gizah-b rhodes-a babylon-a \n stages: 4 2 3 \n"
    assert sheet(at(boards + "city 0: builders_guild"), 0)["guilds"] == 9
    text = END + "city 0: shipowners_guild traders_guild sawmill loom press altar \n city 1: quarry"
    assert sheet(at(text), 0)["guilds"] == 2 + 3


@pytest.mark.parametrize(
    ("board", "stages", "points"),
    [("gizah-night", 3, 0), ("gizah-night", 4, 7), ("babylon-night", 2, 7), ("rhodes-night", 1, 0), ("gizah-day", 3, 7)],
)
def test_R29_decorators_only_if_every_stage_stands(board: str, stages: int, points: int) -> None:
    game = at(
        f"edition: 2 \n {END} boards: {board} ephesus-day olympia-day \n stages: {stages} 0 0 \n city 0: decorators_guild"
    )
    assert sheet(game, 0).get("guilds", 0) == points


def best_by_hand(counts: tuple[int, ...], wild: int) -> int:
    """Every multiset of wild symbols, tried out."""

    def points(n: tuple[int, ...]) -> int:
        return sum(x * x for x in n) + 7 * min(n)

    every = combinations_with_replacement(range(3), wild)
    return max(points(tuple(counts[i] + chosen.count(i) for i in range(3))) for chosen in every)


@given(st.tuples(*[st.integers(0, 4)] * 3), st.integers(0, 3))
def test_R30_wild_symbols_are_chosen_in_the_best_way(counts: tuple[int, ...], wild: int) -> None:
    s = State()
    s.cities[0].symbols[:] = counts
    s.cities[0].wild, s.cities[0].copied = wild, -1
    assert science_points(s, 0) == best_by_hand(counts, wild)


def test_R30_two_wild_symbols_where_greed_fails() -> None:
    """Two of one sort, none of the others: one symbol alone is best put on the pair, two complete a set."""
    game = at(END + "boards: babylon-a gizah-a rhodes-a \n stages: 2 0 0 \n city 0: library school")
    assert sheet(game, 0)["science"] == 9
    both = at(END + "boards: babylon-a gizah-a rhodes-a \n stages: 2 0 0 \n city 0: library school scientists_guild")
    assert sheet(both, 0)["science"] == max(16, 4 + 1 + 1 + 7)
    one = at(END + "boards: babylon-a gizah-a rhodes-a \n stages: 2 0 0 \n city 0: library scientists_guild")
    assert sheet(one, 0)["science"] == 1 + 1 + 1 + 7


def test_R30_the_choice_is_told_at_the_end() -> None:
    text = END + "boards: babylon-a gizah-a rhodes-a \n stages: 2 0 0 \n city 0: library scientists_guild"
    game = turn(at(text))
    assert game.view()["outcome"]["symbols"][0] == {"compass": 1, "gear": 1, "tablet": 1}
    assert {"category": "science", "source": "sets", "points": 7} in game.view()["outcome"]["detail"][0]


def test_R31_a_tie_in_points_goes_to_the_coins() -> None:
    game = turn(at("age: 3 \n turn: 6 \n coins: 4 3 0"))
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((0,), "coins")
    assert game.outcome.ranking == ((0,), (1,), (2,))


@pytest.mark.parametrize("edition", [1, 2])
def test_R47_a_last_tie_is_shared(edition: int) -> None:
    game = turn(at(f"edition: {edition} \n age: 3 \n turn: 6 \n coins: 3 3 0"))
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason, game.outcome.is_shared) == ((0, 1), "shared", True)
    assert game.outcome.ranking == ((0, 1), (2,))


def test_R52_the_sheet_adds_up_card_by_card() -> None:
    for seed in range(20):
        game = fresh(seed, players=3 + seed % 5)
        while not game.is_over:
            seat = game.to_act[0]
            legal = game.legal(seat)
            game.play(seat, legal[(seed * 31 + len(game.history) * 17) % len(legal)])
        shown = game.view()["outcome"]
        for seat, lines in enumerate(shown["detail"]):
            for category, points in shown["points"][seat].items():
                assert sum(line["points"] for line in lines if line["category"] == category) == points


def test_R52_wild_symbols_count_under_science() -> None:
    assert sheet(at(END + "city 0: scientists_guild"), 0) == {"science": 1}


def test_R53_most_points_win() -> None:
    game = turn(at(END + "city 1: palace"))
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((1,), "points")
