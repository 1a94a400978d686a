"""R19 to R25 and R41 to R45: what wonders do."""

from __future__ import annotations

import pytest
from tests.seven_wonders.conftest import (
    at,
    can,
    city,
    coins,
    decision,
    events_after,
    play,
    refusal,
    sell_to_the_end_of_the_age,
    sheet,
    turn,
    ways,
)

from pharos.games.seven_wonders.state import BUILT, DISCARD

HALICARNASSUS = """
    age: 2
    turn: 2
    boards: halicarnassus-b gizah-a rhodes-a
    coins: 0 0 0
    city 0: foundry
    hand 0: vineyard
"""


def test_R19_any_discarded_card_is_built_free_at_the_end_of_the_turn() -> None:
    game = turn(at(HALICARNASSUS + "discard: baths clay_pit"), "stage using vineyard")
    assert decision(game) == ([0], "revive")
    assert {"revive baths", "revive clay_pit", "decline"} <= set(game.legal_texts(0))
    play(game, "revive baths")
    assert city(game, 0)["cards"] == ["foundry", "baths"]
    assert coins(game)[0] == 0
    assert game.state.turn == 3


def test_R19_cards_discarded_in_this_turn_are_in_the_pile() -> None:
    game = at(HALICARNASSUS + "hand 1: library")
    turn(game, "stage using vineyard", "sell library")
    assert can(game, "revive library")


@pytest.mark.parametrize("later", [0, 1])
def test_R19_of_two_cards_of_one_name_the_one_discarded_last_is_built(later: int) -> None:
    game = at(HALICARNASSUS.replace("turn: 2", "turn: 4") + "discard: baths baths")
    slots = [slot for slot, place in enumerate(game.state.place) if place == DISCARD]
    game.state.left_hand_on[slots[later]] = 3
    play(turn(game, "stage using vineyard"), "revive baths")
    assert [game.state.place[slot] for slot in slots] == [BUILT if n == later else DISCARD for n in (0, 1)]


def test_R19_revived_cards_act_as_usual() -> None:
    game = turn(at(HALICARNASSUS + "discard: east_trading_post"), "stage using vineyard")
    play(game, "revive east_trading_post")
    assert city(game, 0)["prices"]["raw"] == {"left": 2, "right": 1}
    four = HALICARNASSUS.replace("rhodes-a", "rhodes-a ephesus-a").replace("0 0 0", "0 0 0 0")
    game = turn(at("players: 4 \n" + four + "discard: tavern"), "stage using vineyard")
    play(game, "revive tavern")
    assert coins(game)[0] == 5


def test_R19_seventh_cards_are_in_the_pile_before_the_conflicts() -> None:
    game = at("""
        age: 2
        turn: 6
        boards: halicarnassus-b gizah-a rhodes-a
        city 0: foundry
        hand 0: vineyard
        hand 1: walls stables
    """)
    turn(game, "stage using vineyard", "sell walls")
    assert {"revive walls", "revive stables"} <= set(game.legal_texts(0))
    assert city(game, 0)["victories"] == (0, 0, 0)
    play(game, "revive walls")
    assert game.state.age == 3
    assert city(game, 0)["victories"] == (0, 2, 0)


def test_R19_after_the_very_last_turn_too() -> None:
    game = at("age: 3 \n turn: 6 \n boards: halicarnassus-b gizah-a rhodes-a \n city 0: foundry \n hand 0: palace senate")
    turn(game, "stage using palace")
    assert decision(game) == ([0], "revive")
    play(game, "revive senate")
    assert game.is_over
    assert sheet(game, 0)["civilian"] == 6


def test_R19_nothing_happens_if_the_pile_holds_nothing_to_build() -> None:
    text = HALICARNASSUS.replace("foundry", "foundry brickyard lumber_yard press loom glassworks walls")
    game = at(text + "hand 1: walls \n hand 2: walls")
    turn(game, "stage using vineyard", "sell walls", "sell walls")
    assert decision(game) == ([0, 1, 2], "turn")


@pytest.mark.parametrize(("side", "built"), [("a", 1), ("b", 0), ("b", 1), ("b", 2)])
def test_R19_each_of_the_stages_that_say_so(side: str, built: int) -> None:
    text = f"""
        age: 2
        turn: 2
        boards: halicarnassus-{side} gizah-a rhodes-a
        stages: {built} 0 0
        coins: 0 0 0
        city 0: foundry ore_vein brickyard clay_pool glassworks press
        discard: altar
        hand 0: vineyard
    """
    assert decision(turn(at(text), "stage using vineyard")) == ([0], "revive")


BABYLON = """
    turn: 6
    boards: babylon-b gizah-a rhodes-a
    coins: 0 0 0
    stages: 2 0 0
    hand 0: altar theater
"""


def test_R20_the_seventh_card_is_built_sold_or_tucked() -> None:
    for action, points, income in (("build theater", 4, 0), ("sell theater", 2, 3)):
        game = turn(at(BABYLON), "build altar")
        assert decision(game) == ([0], "seventh-card")
        play(game, action)
        assert sheet(game, 0).get("civilian") == points
        assert coins(game)[0] == income
        assert game.state.age == 2
    game = turn(at(BABYLON + "city 0: clay_pool clay_pit press"), "build altar")
    play(game, "stage using theater")
    assert city(game, 0)["science"]["wild"] == 1


def test_R20_active_on_the_sixth_turn_in_which_the_stage_is_built() -> None:
    text = BABYLON.replace("2 0 0", "1 0 0") + "city 0: lumber_yard timber_yard glassworks"
    game = turn(at(text), "stage using altar")
    assert decision(game) == ([0], "seventh-card")
    night = """
        edition: 2
        turn: 6
        boards: babylon-night gizah-day rhodes-day
        city 0: stone_pit timber_yard
        hand 0: altar
    """
    assert decision(turn(at(night), "stage using altar")) == ([0], "seventh-card")


def test_R20_at_most_three_times_a_game() -> None:
    game = at("edition: 2 \n turn: 6 \n boards: babylon-night gizah-day rhodes-day \n stages: 1 0 0")
    times = 0
    while not game.is_over:
        times += decision(game)[1] == "seventh-card"
        texts = game.legal_texts(game.to_act[0])
        play(game, "decline" if "decline" in texts else next(text for text in texts if text.startswith("sell")))
    assert times == 3


def test_R20_not_without_the_stage() -> None:
    assert decision(turn(at(BABYLON.replace("2 0 0", "1 0 0")), "build altar"))[1] == "turn"


OLYMPIA = "turn: 2 \n boards: olympia-a ephesus-a rhodes-a \n coins: 0 0 0 \n stages: 2 0 0 \n"


def test_R21_once_per_age_any_structure_of_the_hand_is_free() -> None:
    game = at(OLYMPIA + "hand 0: baths \n hand 2: workshop apothecary")
    assert can(game, "build baths free")
    turn(game, "build baths free", None, "sell apothecary")
    assert city(game, 0)["free_used"]
    assert refusal(game, "build workshop free") == "no-free-structure"
    sell_to_the_end_of_the_age(game)
    assert not city(game, 0)["free_used"]
    assert any(text.endswith("free") for text in game.legal_texts(0))


def test_R21_not_for_stages_and_not_before_the_stage_stands() -> None:
    game = at(OLYMPIA + "hand 0: baths")
    assert not [text for text in game.legal_texts(0) if text.startswith("stage") and "free" in text]
    assert refusal(game, "stage using baths") == "not-for-sale"
    assert refusal(at(OLYMPIA.replace("2 0 0", "1 0 0") + "hand 0: baths"), "build baths free") == "no-free-structure"


def test_R22_by_day_the_first_of_each_colour_is_free() -> None:
    text = """
        edition: 2
        age: 2
        boards: olympia-day ephesus-day rhodes-day
        coins: 0 0 0
        hand 0: walls stables sawmill
    """
    assert not ways(at(text + "stages: 1 0 0"), "build walls")
    game = at(text + "stages: 2 0 0")
    assert ways(game, "build walls") == [""]
    assert ways(game, "build sawmill") == [""]
    assert not ways(at(text + "stages: 2 0 0 \n city 0: stockade"), "build walls")
    assert game.explain(0, "build walls") == [{"step": "first-of-colour", "colour": "red"}]
    turn(game, "build sawmill")
    assert coins(game)[0] == 0


def test_R22_by_night_the_first_and_the_last_card_of_an_age() -> None:
    text = "edition: 2 \n age: 2 \n boards: olympia-night ephesus-day rhodes-day \n coins: 0 0 0 \n hand 0: walls \n "
    for turn_number, stages, is_free in (
        (1, 1, True),
        (2, 1, False),
        (6, 1, False),
        (6, 2, True),
        (5, 2, False),
        (1, 2, True),
    ):
        game = at(text + f"turn: {turn_number} \n stages: {stages} 0 0")
        assert bool(ways(game, "build walls")) == is_free, (turn_number, stages)
        assert not can(game, "stage using walls")


def test_R22_lost_for_the_age_if_the_card_is_sold() -> None:
    game = at("""
        edition: 2
        age: 2
        boards: olympia-night ephesus-day rhodes-day
        stages: 1 0 0
        coins: 0 0 0
        hand 0: walls
        hand 1: statue aqueduct
    """)
    turn(game, "sell walls", "sell statue")
    assert "aqueduct" in game.view(0)["hand"]
    assert not ways(game, "build aqueduct")


COPY = """
    age: 3
    turn: 6
    boards: olympia-b gizah-a rhodes-a
    stages: 3 0 0
    coins: 0 0 0
    city 1: workers_guild sawmill quarry
    city 2: magistrates_guild foundry altar
"""


def test_R23_a_neighbours_guild_is_copied_at_the_end_from_the_own_seat() -> None:
    game = turn(at(COPY))
    assert decision(game) == ([0], "copy-guild")
    assert game.legal_texts(0) == ["copy workers_guild", "copy magistrates_guild"]
    play(game, "copy workers_guild")
    assert game.is_over
    assert sheet(game, 0)["guilds"] == 3
    assert sheet(game, 1)["guilds"] == 1
    assert {"category": "guilds", "source": "copy workers_guild", "points": 3} in game.view()["outcome"]["detail"][0]


def test_R23_a_copied_scientists_guild_is_a_wild_symbol() -> None:
    game = turn(at(COPY.replace("workers_guild", "scientists_guild") + "city 0: library laboratory"))
    play(game, "copy scientists_guild")
    assert sheet(game, 0)["science"] == 1 + 1 + 1 + 7


def test_R23_no_choice_without_a_guild_or_the_stage() -> None:
    assert turn(at(COPY.replace("3 0 0", "2 0 0"))).is_over
    assert turn(at(COPY.replace("workers_guild", "").replace("magistrates_guild", ""))).is_over


def test_R24_coins_of_stages_come_once_at_once() -> None:
    game = at(
        """
            turn: 2
            boards: ephesus-a gizah-a rhodes-a
            stages: 1 0 0
            coins: 0 0 0
            city 0: lumber_yard timber_yard
            hand 0: altar
        """
    )
    turn(game, "stage using altar")
    assert coins(game)[0] == 9
    turn(game)
    assert coins(game)[0] == 9 + 3
    game = at("age: 2 \n boards: rhodes-b gizah-a olympia-a \n coins: 0 0 0 \n city 0: quarry stone_pit \n hand 0: walls")
    turn(game, "stage using walls")
    assert (coins(game)[0], city(game, 0)["shields"], sheet(game, 0)["wonder"]) == (3, 1, 3)


def test_R25_alexandrias_resource_is_one_a_turn_and_not_for_sale() -> None:
    text = """
        boards: alexandria-a ephesus-a halicarnassus-a
        turn: 2
        stages: 2 0 0
        coins: 0 9 0
        hand 0: baths
        hand 1: stockade
    """
    game = at(text)
    assert can(game, "build baths")
    assert refusal(game, "build stockade", 1) == "not-for-sale"
    two = at(
        "age: 2 \n boards: alexandria-a ephesus-a halicarnassus-a \n stages: 2 0 0 \n coins: 0 0 0 \n hand 0: caravansery"
    )
    assert not can(two, "build caravansery")
    made = at(
        "boards: alexandria-b gizah-a halicarnassus-a \n turn: 2 \n stages: 2 0 0 \n coins: 0 0 0 \n hand 0: scriptorium"
    )
    assert can(made, "build scriptorium")


def test_R41_the_seventh_card_uses_the_coins_and_production_of_the_sixth() -> None:
    game = at(BABYLON.replace("altar theater", "stone_pit baths"))
    assert not can(game, "build baths")
    turn(game, "build stone_pit")
    assert can(game, "build baths")
    game = turn(at(BABYLON.replace("altar theater", "altar clay_pit")), "sell altar")
    assert can(game, "build clay_pit")
    play(game, "build clay_pit")
    assert coins(game)[0] == 2


def test_R41_babylon_first_then_the_others_then_halicarnassus_then_conflicts() -> None:
    game = at("""
        age: 2
        turn: 6
        boards: babylon-b halicarnassus-b rhodes-a
        stages: 2 0 0
        coins: 0 0 0
        city 1: foundry
        hand 0: vineyard library
        hand 1: statue
        hand 2: school temple
    """)
    turn(game, "build vineyard", "stage using statue", "sell school")
    assert decision(game) == ([0], "seventh-card")
    assert {card["turn"] for card in game.view()["discard"]} == {6}
    play(game, "sell library")
    assert decision(game) == ([1], "revive")
    assert {"revive library", "revive school", "revive temple"} <= set(game.legal_texts(1))
    play(game, "revive library")
    assert game.state.age == 3


def test_R42_a_copied_shipowners_guild_counts_itself() -> None:
    game = turn(at(COPY.replace("workers_guild", "shipowners_guild") + "city 0: lumber_yard press"))
    play(game, "copy shipowners_guild")
    assert sheet(game, 0)["guilds"] == 3
    plain = turn(at(COPY + "city 0: shipowners_guild lumber_yard"))
    play(plain, "copy workers_guild")
    assert sheet(plain, 0)["guilds"] == 2 + 3


def test_R43_both_may_be_declined() -> None:
    game = turn(at(BABYLON), "build altar")
    events = events_after(game, 0, "decline")
    assert events[0] == {"event": "declined", "city": 0}
    assert coins(game)[0] == 0
    assert [card for card in game.view(0)["discard"] if card["card"] == "theater"]
    game = turn(at(HALICARNASSUS + "discard: baths"), "stage using vineyard")
    play(game, "decline")
    assert city(game, 0)["cards"] == ["foundry"]


def test_R44_free_waives_the_coin_too_and_is_offered_only_where_it_saves() -> None:
    game = at(OLYMPIA + "hand 0: clay_pit altar")
    assert can(game, "build clay_pit free")
    assert refusal(game, "build altar free") == "needless-free"
    turn(game, "build clay_pit free")
    assert coins(game)[0] == 0


def test_R45_one_card_for_one_stage() -> None:
    game = turn(
        at(
            HALICARNASSUS
            + """
        discard: baths altar
        hand 2: library
    """
        ),
        "stage using vineyard",
        None,
        "sell library",
    )
    assert can(game, "revive library")
    play(game, "revive baths")
    assert decision(game)[1] == "turn"
