"""Horns, battles and victory tokens: R30 to R35, R40, R48, R51."""

from __future__ import annotations

import pytest
from tests.architects.conftest import at, cards, decision, events_after, play, sheet, shields, victories

from pharos.games.architects.scoring import duel_spoils

FOUR = """
    wonders: giza rhodes olympia ephesus
    peace: 1
    deck 0: red1 blue3
    deck 1: blue3 blue3
    deck 3: blue3 blue3
"""


def test_R30_the_battle_comes_at_the_end_of_the_turn() -> None:
    game = at("""
        peace: 1
        tokens 0: propaganda
        cards 1: red0
        deck 0: red1 red0 blue3
        deck 1: blue3 blue3
        central: blue3 blue3
    """)
    play(game, "take left")
    assert victories(game) == [0, 0]
    assert game.view()["conflict"]["peace"] == 0
    play(game, "extra left")  # 2 shields against 1
    assert victories(game) == [2, 0]
    assert game.view()["conflict"]["peace"] == 3


def test_R30_only_the_last_token_brings_it() -> None:
    game = at("peace: 2 \n deck 0: red1 blue3")
    play(game, "take left")
    assert victories(game) == [0, 0]
    assert game.view()["conflict"]["peace"] == 1


def test_R30_two_horns_flip_two_tokens() -> None:
    game = at("wonders: rhodes giza \n deck 0: red2 blue3")
    play(game, "take left")
    assert game.view()["conflict"] == {"tokens": 3, "peace": 1}


def test_R31_spare_horns_are_ignored() -> None:
    game = at("wonders: rhodes giza \n peace: 1 \n deck 0: red2 blue3 \n central: blue3 blue3")
    play(game, "take left")
    assert victories(game) == [2, 0]
    assert game.view()["conflict"]["peace"] == 3


def test_R31_no_second_battle_in_the_same_turn() -> None:
    game = at("""
        wonders: rhodes giza
        peace: 1
        tokens 0: propaganda
        deck 0: red2 red1 blue3
        deck 1: blue3 blue3
        central: blue3 blue3
    """)
    play(game, "take left", "extra left")
    assert victories(game) == [2, 0]
    assert game.view()["conflict"]["peace"] == 3


def test_R32_each_pair_of_neighbours_is_compared() -> None:
    game = at(FOUR + "cards 1: red0 red0 red0 \n cards 2: red0 red0 \n cards 3: red0")
    # 1 3 2 1: seat 1 beats both, seat 2 beats seat 3, seats 0 and 3 are even.
    play(game, "take left")
    assert victories(game) == [0, 2, 1, 0]


def test_R32_nobody_loses_anything() -> None:
    game = at(FOUR + "cards 1: red0 red0 \n victories: 1 0 2 3")
    play(game, "take left")
    assert victories(game) == [2, 2, 2, 3]


def test_R33_rhodes_and_tactics_count_on_both_sides() -> None:
    game = at(FOUR + "stages 1: 1 2 \n tokens 3: tactics \n cards 2: red0 red0")
    assert shields(game) == [0, 1, 2, 2]
    # 1 1 2 2 in the battle: seat 2 beats seat 1, seat 3 beats seat 0.
    play(game, "take left")
    assert victories(game) == [0, 0, 1, 1]


def test_R34_all_players_discard_their_horned_cards() -> None:
    game = at(FOUR + "cards 0: red0 \n cards 1: red1 red0 wood \n cards 2: red2 red2 \n tokens 2: tactics")
    play(game, "take left")
    assert [cards(game, seat) for seat in range(4)] == [{"red0": 1}, {"wood": 1, "red0": 1}, {}, {}]
    assert shields(game) == [1, 1, 2, 0]
    assert game.view()["discard"] == {"red1": 2, "red2": 2}
    assert game.view()["conflict"] == {"tokens": 4, "peace": 4}


@pytest.mark.parametrize(
    ("mine", "theirs", "tokens"), [(3, 2, 1), (2, 1, 2), (4, 2, 2), (2, 0, 2), (0, 0, 0), (2, 3, 0), (3, 3, 0), (5, 3, 1)]
)
def test_R35_two_players_compare_once(mine: int, theirs: int, tokens: int) -> None:
    assert duel_spoils(mine, theirs) == tokens


def test_R35_three_against_two_in_a_game() -> None:
    game = at("peace: 1 \n cards 0: red0 red0 \n cards 1: red0 red0 \n deck 0: red1 blue3 \n central: blue3 blue3")
    play(game, "take left")
    assert victories(game) == [1, 0]
    game = at("peace: 1 \n cards 0: red0 \n cards 1: red0 \n deck 0: red1 blue3 \n central: blue3 blue3")
    play(game, "take left")
    assert victories(game) == [2, 0]


def test_R40_one_against_none_is_twice_as_many() -> None:
    game = at("peace: 1 \n deck 0: red1 blue3 \n central: blue3 blue3")
    play(game, "take left")
    assert victories(game) == [2, 0]


def test_R48_the_battle_comes_before_the_end_of_the_game() -> None:
    game = at("""
        peace: 1
        stages 0: 1 2 3 4
        cards 0: wood stone clay glass
        tokens 0: propaganda
        deck 0: red1 blue3
        deck 1: blue3 blue3
        central: blue3 blue3
    """)
    play(game, "take left", "stage 5 with wood stone clay glass", "decline")
    assert game.is_over
    assert sheet(game, 0)["military"] == 6


def test_R51_victory_tokens_never_run_out() -> None:
    game = at(FOUR + "victories: 10 10 10 10")
    play(game, "take left")
    assert victories(game) == [12, 10, 10, 10]
    assert sheet(game, 0)["military"] == 36


def test_a_battle_is_told() -> None:
    game = at(FOUR + "cards 1: red0 red0")
    events = events_after(game, "take left", 2)
    assert {"event": "battle", "shields": [1, 2, 0, 0]} in events
    assert {"event": "victory", "seat": 1, "n": 2, "shields": 2} in events
    assert decision(game) == (1, "take")
