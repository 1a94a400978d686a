"""The end of the game and the points: R36 to R39, R49, R59."""

from __future__ import annotations

import pytest
from tests.architects.conftest import at, cards, decision, legal, mover, play, sheet

LAST = """
    stages 0: 1 2 3 4
    cards 0: wood stone clay
    deck 0: glass blue3
"""


def test_R36_the_game_ends_with_the_turn_that_completes_a_wonder() -> None:
    game = at(LAST)
    play(game, "take left")
    assert game.is_over
    assert game.to_act == ()


def test_R36_the_turn_is_finished_first() -> None:
    game = at(LAST + "tokens 0: architecture \n deck 1: blue3 blue3 \n central: blue3 blue3")
    play(game, "take left")
    assert legal(game) == ["extra left", "extra centre", "extra right", "decline"]
    play(game, "extra left")
    assert game.is_over
    assert sheet(game, 0) == {"wonder": 30, "blue": 3}


def test_R37_points_of_every_source_and_nothing_else() -> None:
    game = at("wonders: rhodes giza \n stages 0: 1 2 3 \n cat: 0 \n victories: 2 0 \n tokens 0: decor")
    assert sheet(game, 0) == {"wonder": 13, "cat": 2, "military": 6, "progress": 4}
    game = at("cards 0: wood coin gear red0 red1 blue3 blue2cat blue2cat \n cat: 1")
    assert sheet(game, 0) == {"blue": 7}


@pytest.mark.parametrize(
    ("position", "points"),
    [
        ("tokens 0: politics \n cards 0: blue2cat blue2cat blue3", 2),
        ("tokens 0: politics \n cat: 0", 0),
        ("tokens 0: education", 2),
        ("tokens 0: education culture culture", 6 + 12),
        ("tokens 0: decor", 4),
        ("tokens 0: decor \n stages 0: 1 2 3 4 5 \n ended: points 0", 6),
        ("tokens 0: culture", 4),
        ("tokens 0: culture culture", 12),
        ("tokens 0: strategy \n victories: 4 0", 4),
        ("tokens 0: tactics economy engineering urbanism", 0),
    ],
)
def test_R38_points_of_tokens(position: str, points: int) -> None:
    assert sheet(at(position), 0).get("progress", 0) == points


def test_R38_strategy_adds_to_the_points_of_the_victory_tokens() -> None:
    assert sheet(at("tokens 0: strategy \n victories: 4 0"), 0) == {"military": 12, "progress": 4}


def test_R39_most_points_win() -> None:
    game = play(at(LAST + "victories: 0 9"), "take left")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason, game.outcome.totals) == ((0,), "points", (30, 27))
    game = play(at(LAST + "victories: 0 11"), "take left")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ranking) == ((1,), ((1,), (0,)))


def test_R39_then_most_stages() -> None:
    game = play(at(LAST + "victories: 0 10"), "take left")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason, game.outcome.totals) == ((0,), "stages", (30, 30))


def test_R39_then_the_victory_is_shared() -> None:
    game = at("""
        wonders: giza rhodes olympia
        cards 0: blue3
        cards 1: blue3
        deck 0:
        deck 1:
        deck 2: wood red0
        central:
    """)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((0, 1), "shared")
    assert game.outcome.ranking == ((0, 1), (2,))


def test_R49_without_cards_a_player_passes_and_the_game_ends_when_none_are_left() -> None:
    game = at("""
        wonders: giza rhodes olympia ephesus
        deck 0: blue3 wood red0
        deck 1: blue3 red0
        deck 2:
        deck 3:
        central:
    """)
    # Seat 3 finds its decks (3 and 2) empty and is passed over.
    assert decision(game) == (1, "take")  # seat 0 had only its own deck: no choice
    play(game, "take left")
    assert game.is_over
    taken = [{"wood": 1, "blue3": 1}, {"blue3": 1, "red0": 1}, {"red0": 1}, {}]
    assert [cards(game, seat) for seat in range(4)] == taken


def test_R49_a_player_without_cards_still_does_what_is_due() -> None:
    game = at("""
        wonders: giza rhodes olympia ephesus
        seat: 2
        cards 3: coin
        tokens 3: economy
        deck 0: blue3 wood red0
        deck 1: blue3 red0 blue3
        deck 2:
        deck 3:
        central:
    """)
    assert game.state.cities[3].built == 1
    assert mover(game) in (0, 1)


def test_R59_cat_and_victory_tokens() -> None:
    assert sheet(at("cat: 1 \n victories: 0 1"), 1) == {"cat": 2, "military": 3}
