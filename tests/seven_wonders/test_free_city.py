"""R33, R46 and R48 to R50: the Free City of the game for two."""

from __future__ import annotations

from tests.seven_wonders.conftest import (
    at,
    can,
    city,
    coins,
    decision,
    fresh,
    play,
    refusal,
    sell_to_the_end_of_the_age,
    sheet,
    turn,
)

import pharos

TWO = "players: 2 \n boards: gizah-a rhodes-a ephesus-a \n"


def test_R33_the_own_card_is_chosen_before_the_free_citys() -> None:
    game = at(TWO + "hand 0: altar theater")
    assert refusal(game, "city build theater") == "own-card-first"
    assert not [text for text in game.legal_texts(0) if text.startswith("city")]
    game.play(0, "build altar")
    assert game.to_act == (0, 1)
    assert all(text.startswith("city") for text in game.legal_texts(0))
    assert refusal(game, "city build altar") == "not-in-hand"
    assert refusal(game, "build theater") == "other-decision"
    game.play(0, "city build theater")
    assert list(game.to_act) == [1]


def test_R33_only_the_steward_decides_for_it() -> None:
    game = at(TWO + "hand 1: altar")
    assert refusal(game, "city build altar", 1) == "not-steward"


def test_R33_a_new_own_choice_asks_for_the_free_citys_again() -> None:
    game = at(TWO + "hand 0: altar theater press")
    play(game, "build altar", "city build theater")
    assert game.revisable_seats == (0,)
    game.play(0, "city build press")
    game.play(0, "build press")
    assert list(game.to_act) == [0, 1]
    game.play(0, "city build altar")
    assert game.view(0)["chosen"] == ["build press", "city build altar"]


def test_R33_it_is_played_first() -> None:
    game = at(TWO + "hand 0: altar theater \n hand 1: press")
    game.play(0, "build altar")
    game.play(0, "city build theater")
    events = game.play_with_events(1, "build press")[None]
    assert [event["city"] for event in events if event["event"] == "build"] == [2, 0, 1]


def test_R33_it_may_sell_only_if_it_can_play_nothing() -> None:
    game = at(TWO + "hand 0: altar theater")
    play(game, "build altar")
    assert refusal(game, "city sell theater") == "city-must-play"
    poor = at("""
        players: 2
        turn: 6
        boards: gizah-a rhodes-a ephesus-a
        coins: 0 0 0
        city 2: altar press theater
        hand 1: altar press theater
    """)
    poor.play(1, "sell altar")
    assert poor.legal_texts(1) == ["city sell press", "city sell theater"]


def test_R33_a_stage_counts_as_playing() -> None:
    game = at("""
        players: 2
        turn: 6
        boards: gizah-a rhodes-a ephesus-a
        coins: 0 0 0
        city 2: altar press theater stone_pit timber_yard
        hand 1: altar press theater
    """)
    game.play(1, "sell altar")
    assert game.legal_texts(1) == ["city stage using press", "city stage using theater"]


def test_R33_a_chain_must_be_used() -> None:
    game = at(TWO + "age: 2 \n turn: 2 \n coins: 3 3 9 \n city 2: baths \n city 0: quarry \n hand 0: aqueduct walls")
    play(game, "sell walls")
    assert [text for text in game.legal_texts(0) if "build aqueduct" in text] == ["city build aqueduct"]


def test_R33_it_buys_from_both_and_the_steward_picks_the_seller() -> None:
    game = at("""
        players: 2
        boards: alexandria-a rhodes-a ephesus-a
        coins: 0 0 2
        city 0: stone_pit
        city 1: stone_pit
        hand 0: altar baths
    """)
    play(game, "build altar")
    assert {"city build baths pay left 2 right 0", "city build baths pay left 0 right 2"} <= set(game.legal_texts(0))
    play(game, "city build baths pay left 0 right 2")
    turn_income = coins(game)
    assert turn_income == [0, 0, 2]
    play(game, next(text for text in game.legal_texts(1) if text.startswith("sell")))
    assert coins(game) == [0, 2 + 3, 0]


def test_R33_its_defeats_count_for_the_strategists_and_it_does_not_compete() -> None:
    game = at(
        TWO
        + """
        age: 3
        turn: 6
        city 0: strategists_guild
        city 2: palace senate town_hall
        tokens 2: -1 -1
    """
    )
    sell_to_the_end_of_the_age(game)
    assert game.outcome is not None
    assert set(game.outcome.winners) <= {0, 1}
    assert len(game.outcome.points) == 2
    assert sheet(game, 0)["guilds"] == 2


def test_R33_it_fights_both_players() -> None:
    game = at(TWO + "turn: 6 \n city 2: stockade barracks \n city 0: guard_tower")
    sell_to_the_end_of_the_age(game)
    assert [city(game, c)["victories"][0] for c in range(3)] == [1, 0, 2]
    assert [city(game, c)["defeats"] for c in range(3)] == [1, 2, 0]


def test_R46_its_side_is_drawn_unless_given() -> None:
    sides = {city(fresh(seed, players=2, boards="gizah-a rhodes-b"), 2)["side"] for seed in range(20)}
    assert sides == {"a", "b"}
    assert city(fresh(1, players=2, boards="gizah-a rhodes-b ephesus-b"), 2)["side"] == "b"
    chosen = fresh(1, players=2, boards="choose")
    assert city(chosen, 2)["side"] in ("a", "b")
    assert decision(chosen) == ([0], "board")


def test_R48_set_up() -> None:
    game = fresh(5, players=2)
    assert len(game.view()["cities"]) == 3
    assert coins(game) == [3, 3, 3]
    assert game.view()["draw_pile"] == 6
    marks = {row["name"]: row["marks"] for row in pharos.ruleset("seven-wonders").catalogue()["card"] if row["edition"] == 1}
    assert all(3 in marks[name] for seat in (0, 1) for name in game.view(seat)["hand"])


def test_R48_the_first_steward_of_each_age() -> None:
    game = fresh(5, players=2, boards="gizah-a rhodes-a ephesus-a")
    first = []
    for _ in range(3):
        first.append(game.view()["steward"])
        sell_to_the_end_of_the_age(game)
    assert first == [0, 1, 0]


def test_R49_the_steward_draws_and_hands_are_swapped_in_every_age() -> None:
    game = fresh(6, players=2, boards="gizah-a rhodes-a ephesus-a")
    while not game.is_over:
        view = game.view()
        steward = view["steward"]
        sizes = [len(game.view(seat)["hand"]) for seat in (0, 1)]
        assert sizes[steward] == sizes[1 - steward] + 1 == 9 - view["turn"]
        hands = [game.view(seat)["hand"] for seat in (0, 1)]
        turn(game)
        after = game.view()
        if after["turn"] > 1 and not game.is_over:
            assert after["steward"] == 1 - steward
            assert set(game.view(1 - steward)["hand"]) - set(hands[steward]) <= set(game.view(1 - steward)["hand"])
            assert set(game.view(steward)["hand"]) <= set(hands[1 - steward])


def test_R50_the_card_left_in_the_draw_pile_is_discarded_with_the_seventh_cards() -> None:
    game = at(TWO + "turn: 6")
    sell_to_the_end_of_the_age(game)
    assert [card["seat"] for card in game.view()["discard"] if card["turn"] == 7] == [None, 0, 1]


def test_R50_it_is_the_seventh_card_of_a_free_city_that_may_play_one() -> None:
    game = at("players: 2 \n turn: 6 \n boards: gizah-a rhodes-a babylon-b \n stages: 0 0 2 \n coins: 3 3 9")
    steward = game.view()["steward"]
    turn(game)
    assert decision(game) == ([steward], "seventh-card")
    assert not can(game, "decline", steward)
    assert all(text.startswith("city") for text in game.legal_texts(steward))
    game.play(steward, game.legal(steward)[0])
    assert game.state.age == 2
    assert [card["seat"] for card in game.view()["discard"] if card["turn"] == 7] == [0, 1]


def test_the_steward_decides_for_a_free_city_that_builds_from_the_pile() -> None:
    game = at("""
        players: 2
        age: 2
        turn: 2
        boards: gizah-a rhodes-a halicarnassus-b
        coins: 0 0 0
        city 2: foundry
        discard: altar
        hand 1: walls vineyard
    """)
    steward = game.view()["steward"]
    assert steward == 0
    game.play(1, "sell walls")
    game.play(0, next(text for text in game.legal_texts(0) if text.startswith("sell")))
    game.play(0, next(text for text in game.legal_texts(0) if text.startswith("city stage")))
    assert decision(game) == ([0], "revive")
    play(game, "revive altar")
    assert "altar" in city(game, 2)["cards"]
