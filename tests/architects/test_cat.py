"""The cat: R28, R29."""

from __future__ import annotations

from tests.architects.conftest import at, deck, events_after, play, sheet

CAT = """
    wonders: giza rhodes olympia
    deck 0: blue2cat wood blue3
    deck 1: blue3 blue3
    deck 2: blue3 blue3
    central: glass coin red0 red0
"""


def test_R28_the_cat_comes_at_once_from_wherever_it_is() -> None:
    game = at(CAT)
    assert game.view()["cat"] is None
    play(game, "take left")
    assert game.view()["cat"] == 0
    assert sheet(game, 0) == {"cat": 2, "blue": 2}
    game = at(CAT + "cat: 2")
    play(game, "take left")
    assert game.view()["cat"] == 0
    assert sheet(game, 2) == {}


def test_R28_a_blue_card_without_the_icon_does_not_move_it() -> None:
    game = at(CAT + "cat: 2 \n seat: 1")
    assert play(game, "take left").view()["cat"] == 2


def test_R29_the_holder_sees_the_top_of_the_central_deck_alone() -> None:
    game = at(CAT + "cat: 0")
    assert deck(game, "central", 0)["top"] == "glass"
    assert [deck(game, "central", viewer)["top"] for viewer in (None, 1, 2)] == [None] * 3
    assert game.view(0)["sides"]["centre"]["card"] == "glass"
    assert game.view(1)["sides"]["centre"]["card"] is None


def test_R29_a_new_deal_keeps_the_card_for_its_holder_only() -> None:
    game = at(CAT + "cat: 0")
    tops = {seat: {game.reshuffled(seat, seed).state.cards[175 + 3] for seed in range(40)} for seat in range(3)}
    assert len(tops[0]) == 1
    assert len(tops[1]) == len(tops[2]) == 3


def test_R29_not_in_the_turn_in_which_it_is_won() -> None:
    game = at(CAT.replace("blue2cat wood", "wood blue2cat") + "tokens 0: urbanism")
    play(game, "take left", "extra left")
    assert game.view()["cat"] == 0
    assert deck(game, "central", 0)["top"] is None


def test_R29_one_look_a_turn_not_at_the_next_card() -> None:
    game = at(CAT.replace("central: glass", "central: clay glass") + "cat: 0 \n tokens 0: urbanism")
    play(game, "take centre")
    assert deck(game, "central", 0)["top"] is None


def test_R29_at_the_beginning_of_the_holders_turn() -> None:
    game = at(CAT)
    play(game, "take left", "take left")
    events = game.play_with_events(2, "take left")
    assert {"event": "peek", "seat": 0, "card": "glass"} in events[0]
    assert {"event": "peek", "seat": 0, "card": ""} in events[1]
    assert deck(game, "central", 0)["top"] == "glass"


def test_R29_nobody_else_sees_it_when_the_own_turn_begins() -> None:
    game = at(CAT + "cat: 0")
    play(game, "take right")
    assert deck(game, "central", 1)["top"] is None


def test_R29_what_was_seen_is_remembered_until_the_card_is_taken() -> None:
    game = at(CAT + "cat: 0")
    play(game, "take right")
    assert deck(game, "central", 0)["top"] == "glass"
    play(game, "take centre")
    assert deck(game, "central", 0)["top"] is None


def test_R29_the_secret_is_no_event_for_others() -> None:
    game = at(CAT + "cat: 1")
    assert [event for event in events_after(game, "take right", 2) if event["event"] == "peek"] == [
        {"event": "peek", "seat": 1, "card": ""}
    ]
