"""Science sets and progress tokens: R14 to R21, R47, R50."""

from __future__ import annotations

import pytest
from tests.architects.conftest import (
    DULL_OTHERS,
    at,
    built,
    cards,
    decision,
    events_after,
    fresh,
    legal,
    mover,
    play,
    refusal,
    tokens,
)

from pharos.games.architects.names import KIND_NAMES

OFFER = "offer: tactics decor politics \n stack: strategy education culture culture \n"


def test_R14_two_identical_symbols_take_a_token() -> None:
    game = at(OFFER + "cards 0: gear compass \n deck 0: gear blue3")
    play(game, "take left")
    assert decision(game) == (0, "token")
    play(game, "token tactics")
    assert tokens(game, 0) == ["tactics"]
    assert cards(game, 0) == {"compass": 1}
    assert game.view()["discard"] == {"gear": 2}


def test_R14_three_different_symbols_take_a_token() -> None:
    game = at(OFFER + "cards 0: gear compass \n deck 0: tablet blue3")
    play(game, "take left", "token decor")
    assert tokens(game, 0) == ["decor"]
    assert cards(game, 0) == {}


def test_R14_the_player_chooses_which_set() -> None:
    game = at(OFFER + "cards 0: gear gear compass tablet \n due: act")
    assert legal(game) == ["pair gear", "set"]
    play(game, "set", "token decor")
    assert cards(game, 0) == {"gear": 1}
    game = at(OFFER + "cards 0: gear gear compass tablet \n due: act")
    play(game, "pair gear", "token decor")
    assert cards(game, 0) == {"compass": 1, "tablet": 1}


def test_R14_a_second_set_is_due_too() -> None:
    game = at(OFFER + "cards 0: gear gear compass compass tablet \n due: act")
    assert legal(game) == ["pair compass", "pair gear", "set"]
    play(game, "pair compass", "token decor")
    assert decision(game) == (0, "token")
    play(game, "token tactics")
    assert cards(game, 0) == {"tablet": 1}


@pytest.mark.parametrize("players", [2, 4, 7])
def test_R14_a_turn_leaves_at_most_two_green_cards_which_differ(players: int) -> None:
    game = fresh(players, players=players)
    k = 0
    while not game.is_over:
        for seat in range(players):
            green = {name: n for name, n in cards(game, seat).items() if name in ("gear", "compass", "tablet")}
            assert seat == mover(game) or (len(green) < 3 and set(green.values()) <= {1})
        options = game.legal(mover(game))
        game.play(mover(game), options[k % len(options)])
        k += 1


def test_R15_three_face_up_and_the_stack() -> None:
    game = at(OFFER + "cards 0: gear gear \n due: act")
    assert legal(game) == ["token tactics", "token decor", "token politics", "token stack"]
    play(game, "token decor")
    assert game.view()["offer"] == ["tactics", "strategy", "politics"]
    assert game.view()["stack"] == 3


def test_R15_the_stack_is_taken_unseen_and_the_others_stay() -> None:
    game = at(OFFER + "cards 0: gear gear \n due: act")
    play(game, "token stack")
    assert tokens(game, 0) == ["strategy"]
    assert game.view()["offer"] == ["tactics", "decor", "politics"]


def test_R15_the_stack_is_hidden() -> None:
    game = fresh(8)
    assert "pile" not in game.view(0)
    assert game.view(0)["unseen"] == game.reshuffled(0, 5).view(0)["unseen"]


def test_R16_a_token_works_in_the_turn_it_is_gained() -> None:
    game = at("""
        offer: urbanism economy politics
        cards 0: gear gear wood coin
        stages 0: 1 2
        due: act
    """)
    # Economy gained now makes the coin worth two: wood and two coins build 3≠ at once.
    play(game, "token economy")
    assert built(game, 0) == [1, 2, 3]


def test_R17_each_token_once_a_turn() -> None:
    game = at("tokens 0: urbanism \n deck 0: wood wood blue3 \n" + DULL_OTHERS)
    play(game, "take left", "extra left")
    assert cards(game, 0) == {"wood": 2}
    assert decision(game) == (1, "take")


def test_R17_fresh_in_the_owners_next_turn() -> None:
    game = at("tokens 0: urbanism \n deck 0: wood blue3 clay blue3 \n" + DULL_OTHERS)
    play(game, "take left", "extra left", "take left", "take left")
    assert decision(game) == (0, "act")
    assert "decline" not in legal(game)  # wood and clay: the stage is due, the extra card may come first
    assert "extra left" in legal(game)


def test_R17_architecture_gives_one_card_for_two_stages() -> None:
    game = at("cards 0: wood wood wood \n tokens 0: architecture \n deck 0: stone red0 blue3 \n" + DULL_OTHERS)
    play(game, "take left")
    assert legal(game) == ["extra left", "extra centre", "extra right", "stage 2 with wood wood"]
    play(game, "stage 2 with wood wood", "extra left")
    assert cards(game, 0) == {"red0": 1}
    assert decision(game) == (1, "take")


def test_R18_tokens_are_used_when_the_player_wants() -> None:
    game = at("cards 0: stone \n tokens 0: urbanism \n deck 0: wood blue3 blue3 \n" + DULL_OTHERS)
    play(game, "take left", "stage 1 with wood stone")
    assert legal(game) == ["extra left", "extra centre", "extra right", "decline"]
    play(game, "extra left")
    assert cards(game, 0) == {"blue3": 1}


def test_R19_extra_cards_trigger_other_tokens_cat_horns_sets_and_stages() -> None:
    game = at("""
        offer: tactics decor politics
        cards 0: stone gear
        tokens 0: urbanism crafts science propaganda
        deck 0: wood glass gear red1 blue2cat blue3
        deck 1: blue3 blue3
        central: blue3 blue3
    """)
    play(game, "take left", "extra left", "extra left", "extra left", "extra left")
    assert game.view()["cat"] == 0
    assert game.view()["conflict"]["peace"] == 2
    assert set(legal(game)) == {
        "stage 1 with wood stone",
        "stage 1 with wood glass",
        "stage 1 with stone glass",
        "pair gear",
    }


@pytest.mark.parametrize(
    ("token", "kinds"),
    [
        ("urbanism", {"wood", "clay"}),
        ("crafts", {"papyrus", "glass"}),
        ("jewellery", {"stone", "coin"}),
        ("science", {"compass", "gear", "tablet"}),
        ("propaganda", {"red1", "red2"}),
        ("architecture", set()),
        ("tactics", set()),
    ],
)
def test_R19_what_each_token_reacts_to(token: str, kinds: set[str]) -> None:
    reacting = set()
    for kind in KIND_NAMES:
        game = at(f"tokens 0: {token} \n deck 0: {kind} blue3 \n deck 1: blue3 blue3 \n central: blue3 blue3")
        play(game, "take left")
        if decision(game) == (0, "act"):
            assert "extra left" in legal(game)
            reacting.add(kind)
    assert reacting == kinds


def test_R19_cards_from_stages_trigger_tokens() -> None:
    game = at("""
        wonders: ephesus giza
        cards 0: stone stone
        stages 0: 1
        tokens 0: urbanism
        due: act
        central: wood blue3
    """)
    assert cards(game, 0) == {"wood": 1}
    assert "extra left" in legal(game)


def test_R20_propaganda_needs_a_horn_but_no_conflict_token() -> None:
    game = at("tokens 0: propaganda \n deck 0: red0 blue3 \n" + DULL_OTHERS)
    assert decision(play(game, "take left")) == (1, "take")
    game = at("tokens 0: propaganda \n peace: 0 \n extras: 1 \n due: act \n deck 0: red1 blue3 \n" + DULL_OTHERS)
    play(game, "extra left")
    assert "extra left" in legal(game)


def test_R21_with_the_stack_empty_only_the_face_up_tokens_are_left() -> None:
    game = at("offer: tactics decor politics \n stack: \n cards 0: gear gear \n due: act")
    assert legal(game) == ["token tactics", "token decor", "token politics"]
    play(game, "token decor")
    assert game.view()["offer"] == ["tactics", "politics"]


def test_R47_a_token_does_not_react_to_what_came_before_it() -> None:
    game = at("offer: science urbanism politics \n cards 0: gear \n deck 0: gear blue3 \n" + DULL_OTHERS)
    play(game, "take left", "token science")
    assert decision(game) == (1, "take")
    game = at(
        "offer: architecture urbanism politics \n wonders: babylon giza \n cards 0: wood wood \n stages 0: 1 \n due: act"
    )
    play(game, "token architecture")
    assert decision(game) == (1, "take")


def test_R47_it_reacts_to_what_comes_after_it() -> None:
    game = at("""
        offer: architecture urbanism politics
        cards 0: gear gear wood stone
        due: act
    """)
    play(game, "pair gear", "token architecture")
    assert "stage 1 with wood stone" not in legal(game)
    assert "extra left" in legal(game)
    assert built(game, 0) == [1]


def test_R50_the_last_token_is_no_choice() -> None:
    game = at("offer: decor - - \n stack: \n cards 0: gear gear \n due: act")
    assert tokens(game, 0) == ["decor"]


def test_R50_without_tokens_nothing_happens_and_no_green_cards_are_spent() -> None:
    game = at("offer: - - - \n stack: \n cards 0: gear \n deck 0: gear blue3")
    play(game, "take left")
    assert cards(game, 0) == {"gear": 2}
    assert decision(game) == (1, "take")
    game = at("offer: - - - \n stack: \n wonders: babylon giza \n cards 0: wood wood \n stages 0: 1 \n due: act")
    assert decision(game) == (1, "take")
    assert built(game, 0) == [1, 2]


def test_two_cultures_face_up_are_one_choice() -> None:
    game = at("offer: culture culture decor \n cards 0: gear gear \n due: act")
    assert legal(game) == ["token decor", "token culture", "token stack"]
    play(game, "token culture")
    assert "culture" in game.view()["offer"]


def test_a_set_is_told_with_its_token() -> None:
    game = at(OFFER + "cards 0: gear gear compass tablet \n due: act")
    assert events_after(game, "pair gear") == [{"event": "set", "seat": 0, "cards": ["gear", "gear"]}]
    events = events_after(game, "token decor")
    assert events[:2] == [{"event": "token", "seat": 0, "token": "decor"}, {"event": "turn-up", "token": "strategy"}]
    assert refusal(game, "token stack") == "architects-error-other-decision"
