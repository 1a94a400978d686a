"""R13 to R18: structures, chains, stages, sales, seventh cards."""

from __future__ import annotations

import pytest
from tests.seven_wonders.conftest import (
    at,
    city,
    coins,
    fresh,
    play,
    refusal,
    sell_to_the_end_of_the_age,
    sheet,
    turn,
    ways,
)

from pharos.games.seven_wonders.constants import SALE
from pharos.locales import languages, words


def test_R13_no_two_structures_of_one_name() -> None:
    assert refusal(at("city 0: altar \n hand 0: altar"), "build altar") == "already-built"


def test_R13_grey_cards_of_both_ages_share_their_names() -> None:
    assert refusal(at("age: 2 \n city 0: loom \n hand 0: loom"), "build loom") == "already-built"


def test_R13_not_by_chain_nor_by_the_free_structure() -> None:
    assert refusal(at("age: 2 \n city 0: baths aqueduct \n hand 0: aqueduct"), "build aqueduct") == "already-built"
    olympia = at("turn: 2 \n boards: olympia-a gizah-a rhodes-a \n stages: 2 0 0 \n city 0: altar \n hand 0: altar")
    assert refusal(olympia, "build altar free") == "already-built"


def test_R13_not_from_the_discard_pile_nor_as_seventh_card() -> None:
    game = at("""
        age: 2
        turn: 2
        boards: halicarnassus-b gizah-a rhodes-a
        coins: 9 0 0
        city 0: foundry altar
        discard: altar baths
        hand 0: vineyard
    """)
    turn(game, "stage using vineyard")
    assert [text for text in game.legal_texts(0) if "altar" in text] == []
    babylon = at("""
        boards: babylon-b gizah-a rhodes-a
        turn: 6
        stages: 2 0 0
        city 0: altar
        hand 0: altar
        pending: next-turn, revivals, discard-left, seventh-card 0
    """)
    assert babylon.legal_texts(0) == ["sell altar", "decline"]


def test_R14_any_one_source_is_enough() -> None:
    for post in ("east_trading_post", "west_trading_post"):
        assert ways(at(f"age: 2 \n coins: 0 0 0 \n city 0: {post} \n hand 0: forum"), "build forum") == [""]
    assert not ways(at("age: 2 \n coins: 0 0 0 \n hand 0: forum"), "build forum")


REVIVED_SOURCE = """
    age: 2
    turn: 2
    coins: 9 0 0
    city 0: foundry brickyard press glassworks
    discard: scriptorium
    hand 0: vineyard
    hand 1: library statue
"""


def test_R14_first_edition_the_source_must_be_of_an_earlier_age() -> None:
    game = at("boards: halicarnassus-b gizah-a rhodes-a \n" + REVIVED_SOURCE)
    turn(game, "stage using vineyard", "sell statue")
    play(game, "revive scriptorium")
    assert "library" in game.view(0)["hand"]
    assert "" not in ways(game, "build library")
    sell_to_the_end_of_the_age(game)
    assert game.state.cities[0].next_age_chains == 0
    assert game.state.cities[0].chains


def test_R14_second_edition_the_source_serves_as_soon_as_it_stands() -> None:
    text = "edition: 2 \n boards: halicarnassus-night gizah-day rhodes-day \n" + REVIVED_SOURCE
    game = turn(at(text), "stage using vineyard", "sell statue")
    play(game, "revive scriptorium")
    assert "library" in game.view(0)["hand"]
    assert ways(game, "build library") == [""]


def test_R14_symbols_may_skip_an_age_in_the_second_edition_only() -> None:
    for edition, can_skip in ((1, False), (2, True)):
        game = at(f"edition: {edition} \n age: 3 \n coins: 0 0 0 \n city 0: altar \n hand 0: pantheon")
        assert bool(ways(game, "build pantheon")) == can_skip


def test_R14_a_chain_never_pays_for_a_stage() -> None:
    game = at("age: 2 \n boards: gizah-a ephesus-a rhodes-a \n coins: 0 0 0 \n city 0: baths \n hand 0: aqueduct")
    assert ways(game, "build aqueduct") == [""]
    assert refusal(game, "stage using aqueduct") == "not-for-sale"


def test_R15_a_tucked_card_is_no_structure_and_not_in_the_pile() -> None:
    game = at("boards: gizah-a babylon-a rhodes-a \n coins: 0 0 0 \n city 0: stone_pit \n hand 0: altar")
    turn(game, "stage using altar")
    assert city(game, 0)["cards"] == ["stone_pit"]
    assert sheet(game, 0) == {"wonder": 3}
    assert [card["seat"] for card in game.view()["discard"]] == [1, 2]


def test_R15_stages_from_left_to_right_each_once() -> None:
    text = """
        age: 2
        boards: gizah-a babylon-a rhodes-a
        coins: 0 0 0
        city 0: quarry sawmill lumber_yard
        hand 0: walls
    """
    game = turn(at(text), "stage using walls")
    assert [stage["built"] for stage in city(game, 0)["stages"]] == [True, False, False]
    game = turn(at(text + "stages: 1 0 0"), "stage using walls")
    assert sheet(game, 0)["wonder"] == 8
    assert refusal(at(text + "stages: 3 0 0"), "stage using walls") == "wonder-complete"


def test_R15_two_three_or_four_stages() -> None:
    game = fresh(1, players=3, boards="gizah-b rhodes-b olympia-a")
    assert [len(city(game, c)["stages"]) for c in range(3)] == [4, 2, 3]


def test_R16_any_card_may_be_sold_for_three_coins() -> None:
    game = at("hand 0: altar stone_pit")
    turn(game, "sell altar")
    assert coins(game)[0] == 6
    assert game.view(0)["discard"][0] == {"age": 1, "turn": 1, "seat": 0, "card": "altar"}


@pytest.mark.parametrize("language", languages())
def test_R16_sentences_name_the_coins_of_a_sale(language: str) -> None:
    say = words(language)
    for id in ("seven-wonders-action-sell", "seven-wonders-action-city-sell", "web-rules-seven-wonders-sell"):
        assert f" {SALE} " in say.say(id, card="Altar"), id


def test_R17_the_seventh_card_is_discarded_for_nothing() -> None:
    game = fresh(3, players=3, boards="gizah-a rhodes-a ephesus-a")
    for _ in range(5):
        turn(game)
    before, left = coins(game), game.view(1)["hand"]
    turn(game, None, f"sell {left[0]}")
    assert coins(game) == [have + 3 for have in before]
    last = [card for card in game.view(1)["discard"] if card["turn"] == 7]
    assert [card["seat"] for card in last] == [0, 1, 2]
    assert last[1]["card"] == left[1]
    assert last[0]["card"] is None


def test_R18_the_boards_resource_is_no_card() -> None:
    game = at("age: 2 \n boards: gizah-a babylon-a rhodes-a \n coins: 0 0 0 \n hand 0: vineyard")
    turn(game, "build vineyard")
    assert coins(game)[0] == 0
    game = at(
        """
            players: 4
            age: 2
            boards: ephesus-a alexandria-a halicarnassus-a gizah-a
            coins: 0 0 0 0
            hand 0: bazar
        """
    )
    turn(game, "build bazar")
    assert coins(game)[0] == 0
    assert sheet(at("age: 3 \n coins: 0 0 0 \n city 0: workers_guild haven shipowners_guild"), 0) == {"guilds": 2}
