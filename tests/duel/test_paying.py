"""R10 to R22: what things cost, and who gets the coins."""

from __future__ import annotations

import pytest
from tests.duel.conftest import at, can, city, coins, decision, play, price, refusal


def test_R10_resources_are_not_spent() -> None:
    game = at("""
        coins: 0 0
        city 0: quarry
        wonders 0: sphinx
        open: baths altar theater
    """)
    play(game, "build baths", "sell altar")
    assert city(game, 0)["production"] == {"S": 1}
    assert city(game, 0)["prices"]["S"] == 2


def test_R10_production_covers_its_units_and_no_more() -> None:
    game = at("age: 2 \n city 0: quarry lumber_yard \n open: aqueduct")
    assert game.explain(0, "build aqueduct") == [
        {"step": "own", "resource": "S", "units": 1},
        {"step": "buy", "resource": "S", "units": 2, "price": 2, "coins": 4},
    ]


@pytest.mark.parametrize(
    ("theirs", "stone"),
    [
        ("", 2),
        ("city 1: quarry", 3),
        ("city 1: quarry stone_pit", 4),
        ("city 1: shelf_quarry", 4),
        ("city 1: quarry stone_pit shelf_quarry", 6),
        ("city 1: lumber_yard brickyard glassworks", 2),
        ("city 1: caravansery stone_reserve tavern", 2),
        ("wonders 1: great_lighthouse+tavern piraeus+altar", 2),
        ("city 0: quarry shelf_quarry", 2),
    ],
)
def test_R11_a_unit_costs_2_plus_the_opponents_brown_and_grey_symbols(theirs: str, stone: int) -> None:
    game = at(f"age: 2 \n {theirs} \n open: walls")
    assert city(game, 0)["prices"]["S"] == stone


@pytest.mark.parametrize(
    ("theirs", "glass", "papyrus"),
    [("glassworks", 3, 2), ("glassworks glass_blower", 4, 2), ("press drying_room", 2, 4), ("forum customs_house", 2, 2)],
)
def test_R11_manufactured_goods_are_priced_alike(theirs: str, glass: int, papyrus: int) -> None:
    prices = city(at(f"age: 2 \n city 1: {theirs} \n open: walls"), 0)["prices"]
    assert (prices["G"], prices["P"]) == (glass, papyrus)


def test_R12_each_missing_unit_costs_the_same_and_any_number_may_be_bought() -> None:
    game = at("""
        age: 3
        coins: 21 7
        city 1: shelf_quarry lumber_yard
        open: town_hall
    """)
    assert price(game, "build town_hall") == 2 * 3 + 3 * 4
    assert coins(play(game, "build town_hall"))[0] == 3


def test_R12_one_coin_too_few_is_too_few() -> None:
    text = "age: 3 \n city 1: shelf_quarry lumber_yard \n open: town_hall \n"
    assert can(at(text + "coins: 18 7"), "build town_hall")
    assert refusal(at(text + "coins: 17 7"), "build town_hall") == "duel-error-too-expensive"


def test_R13_trade_is_paid_to_the_bank() -> None:
    game = at("age: 2 \n coins: 10 3 \n city 1: shelf_quarry \n open: walls")
    assert coins(play(game, "build walls")) == (2, 3)


@pytest.mark.parametrize(
    ("mine", "fixed"),
    [
        ("stone_reserve", "S"),
        ("clay_reserve", "C"),
        ("wood_reserve", "W"),
        ("customs_house", "GP"),
        ("stone_reserve wood_reserve customs_house", "SWGP"),
    ],
)
def test_R14_a_fixed_price_is_1_whatever_the_opponent_has(mine: str, fixed: str) -> None:
    game = at(f"""
        age: 2
        city 0: {mine}
        city 1: sawmill brickyard shelf_quarry glass_blower drying_room
        open: walls
    """)
    usual = {"W": 4, "S": 4, "C": 4, "G": 3, "P": 3}
    assert city(game, 0)["prices"] == usual | dict.fromkeys(fixed, 1)
    assert city(game, 1)["prices"] == dict.fromkeys("WSCGP", 2)


def test_R14_a_fixed_price_works_from_the_next_turn_and_stays() -> None:
    game = at("""
        age: 2
        coins: 10 10
        city 1: glass_blower drying_room
        open: customs_house shelf_quarry walls
    """)
    assert price(game, "build customs_house") == 4
    play(game, "build customs_house")
    assert city(game, 0)["prices"] == {"W": 2, "S": 2, "C": 2, "G": 1, "P": 1}
    play(game, "build shelf_quarry")
    assert city(game, 0)["prices"] == {"W": 2, "S": 4, "C": 2, "G": 1, "P": 1}


def test_R14_the_explanation_says_that_the_price_is_fixed() -> None:
    game = at("age: 2 \n city 0: stone_reserve \n city 1: shelf_quarry \n open: aqueduct")
    assert game.explain(0, "build aqueduct") == [{"step": "buy-fixed", "resource": "S", "units": 3, "price": 1, "coins": 3}]


@pytest.mark.parametrize(
    ("mine", "card", "expected"),
    [
        ("city 0: caravansery", "walls", 2),
        ("city 0: caravansery", "archery_range", 4),
        ("wonders 0: great_lighthouse+tavern", "walls", 2),
        ("city 0: caravansery \n wonders 0: great_lighthouse+tavern", "walls", 0),
        ("city 0: forum", "courthouse", 4),
        ("wonders 0: piraeus+tavern", "courthouse", 4),
        ("city 0: forum \n wonders 0: piraeus+tavern", "laboratory", 2),
        ("city 0: forum", "walls", 4),
        ("wonders 0: piraeus great_lighthouse", "walls", 4),
    ],
)
def test_R15_a_choice_gives_one_unit_for_each_construction(mine: str, card: str, expected: int) -> None:
    assert price(at(f"age: 2 \n {mine} \n open: {card}"), f"build {card}") == expected


def test_R15_the_choice_is_free_again_for_the_next_construction() -> None:
    game = at("""
        age: 2
        coins: 20 7
        city 0: caravansery
        wonders 0: sphinx
        open: walls rostrum brewery
    """)
    assert price(game, "build walls") == 2
    assert price(game, "build rostrum") == 2
    play(game, "build walls", "sell brewery")
    assert price(game, "build rostrum") == 2


def test_R16_a_choice_goes_to_the_dearest_missing_unit() -> None:
    game = at("""
        age: 2
        city 0: caravansery
        city 1: shelf_quarry
        open: rostrum
    """)
    assert game.explain(0, "build rostrum") == [
        {"step": "choice", "resource": "S", "units": 1},
        {"step": "buy", "resource": "W", "units": 1, "price": 2, "coins": 2},
    ]


def test_R16_a_choice_is_not_wasted_on_what_is_produced_or_cheap() -> None:
    game = at("""
        age: 2
        city 0: caravansery quarry wood_reserve
        city 1: sawmill brickyard
        open: horse_breeders
    """)
    assert price(game, "build horse_breeders") == 1


def test_R17_masonry_takes_two_resources_off_blue_cards_also_bought_ones() -> None:
    game = at("""
        age: 3
        coins: 20 7
        city 0: quarry
        city 1: glassworks glass_blower
        tokens 0: masonry
        open: palace obelisk armory
    """)
    assert game.explain(0, "build palace") == [
        {"step": "own", "resource": "S", "units": 1},
        {"step": "discount", "resource": "G", "units": 1},
        {"step": "discount", "resource": "G", "units": 1},
        {"step": "buy", "resource": "W", "units": 1, "price": 2, "coins": 2},
        {"step": "buy", "resource": "C", "units": 1, "price": 2, "coins": 2},
    ]
    assert price(game, "build obelisk") == 0
    assert price(game, "build armory") == 2 + 4


def test_R17_masonry_does_not_help_wonders_nor_architecture_cards() -> None:
    text = "age: 2 \n wonders 0: pyramids \n open: aqueduct \n tokens 0: "
    masonry, architecture = at(text + "masonry"), at(text + "architecture")
    assert (price(masonry, "build aqueduct"), price(masonry, "wonder pyramids using aqueduct")) == (2, 8)
    assert (price(architecture, "build aqueduct"), price(architecture, "wonder pyramids using aqueduct")) == (6, 4)


def test_R17_a_discount_never_goes_below_nothing_and_never_takes_coins_off() -> None:
    game = at("age: 2 \n coins: 0 0 \n tokens 0: masonry architecture \n open: statue barracks forum")
    assert price(game, "build statue") == 0
    assert price(game, "build barracks") == 3
    assert price(game, "build forum") == 3 + 2
    assert coins(play(game, "build statue")) == (0, 0)


def test_R17_a_discount_is_for_later_constructions_only() -> None:
    game = at("""
        age: 2
        coins: 20 7
        city 0: apothecary
        board: masonry economy
        open: school aqueduct brewery
    """)
    before = price(game, "build aqueduct")
    play(game, "build school", "take masonry", "sell brewery")
    assert (before, price(game, "build aqueduct")) == (6, 2)


def test_R18_a_wonder_costs_what_the_wonder_costs() -> None:
    game = at("""
        age: 3
        coins: 8 7
        city 0: quarry
        wonders 0: pyramids
        open: pretorium palace
    """)
    assert {price(game, f"wonder pyramids using {card}") for card in ("pretorium", "palace")} == {6}
    assert coins(play(game, "wonder pyramids using pretorium")) == (2, 7)


def test_R18_a_wonder_that_is_too_expensive_is_refused() -> None:
    game = at("coins: 7 7 \n wonders 0: pyramids \n open: altar")
    assert refusal(game, "wonder pyramids using altar") == "duel-error-too-expensive"


CHAINS = [
    ("stable", "horse_breeders", 2), ("garrison", "barracks", 2), ("palisade", "fortifications", 3),
    ("archery_range", "siege_workshop", 3), ("parade_ground", "circus", 3), ("scriptorium", "library", 2),
    ("pharmacist", "dispensary", 2), ("school", "university", 3), ("laboratory", "observatory", 3),
    ("theater", "statue", 2), ("statue", "gardens", 3), ("altar", "temple", 2), ("temple", "pantheon", 3),
    ("baths", "aqueduct", 2), ("rostrum", "senate", 3), ("tavern", "lighthouse", 3), ("brewery", "arena", 3),
]  # fmt: skip


@pytest.mark.parametrize(("first", "later", "age"), CHAINS)
def test_R19_every_chain_makes_the_later_card_entirely_free(first: str, later: str, age: int) -> None:
    text = f"age: {age} \n coins: 0 0 \n board: \n open: {later} \n"
    assert not can(at(text), f"build {later}")
    assert not can(at(text + f"city 1: {first}"), f"build {later}")
    game = at(text + f"city 0: {first}")
    assert game.explain(0, f"build {later}") == [{"step": "chain", "card": first}]
    play(game, f"build {later}")
    assert later in city(game, 0)["cards"]


def test_R19_the_chain_saves_the_coins_of_the_barracks_too() -> None:
    game = at("age: 2 \n coins: 5 7 \n city 0: garrison \n open: barracks")
    assert coins(play(game, "build barracks")) == (5, 7)


def test_R19_a_card_under_a_wonder_or_in_the_discard_pile_chains_nothing() -> None:
    text = "age: 2 \n coins: 0 0 \n open: aqueduct \n"
    assert not can(at(text + "wonders 0: sphinx+baths"), "build aqueduct")
    assert not can(at(text + "discard: baths"), "build aqueduct")


def test_R20_coins_and_resources_add_up() -> None:
    game = at("age: 2 \n coins: 6 7 \n city 1: clay_pool \n open: forum")
    assert price(game, "build forum") == 3 + 3
    assert coins(play(game, "build forum")) == (0, 7)
    assert not can(at("age: 2 \n coins: 5 7 \n city 1: clay_pool \n open: forum"), "build forum")


def test_R21_economy_receives_what_the_opponent_spends_on_trade() -> None:
    game = at("""
        age: 2
        coins: 10 0
        city 1: clay_pool
        tokens 1: economy
        open: forum
    """)
    assert coins(play(game, "build forum")) == (4, 3)


def test_R21_economy_gets_nothing_of_a_cost_in_coins() -> None:
    game = at("age: 3 \n coins: 8 0 \n tokens 1: economy \n open: pretorium palace")
    assert coins(play(game, "build pretorium")) == (0, 0)


def test_R21_economy_gets_the_fixed_price_that_was_really_paid() -> None:
    game = at("""
        age: 2
        coins: 10 0
        city 0: stone_reserve
        city 1: shelf_quarry
        tokens 1: economy
        open: aqueduct
    """)
    assert coins(play(game, "build aqueduct")) == (7, 3)


def test_R21_economy_works_for_wonders_and_after_discounts() -> None:
    game = at("""
        age: 2
        coins: 10 0
        tokens 0: architecture
        wonders 0: pyramids
        tokens 1: economy
        open: aqueduct walls
    """)
    assert coins(play(game, "wonder pyramids using aqueduct")) == (6, 4)


def test_R21_economy_gets_nothing_for_a_chain_a_sale_or_its_own_trade() -> None:
    text = "age: 2 \n coins: 10 10 \n tokens 1: economy \n open: aqueduct walls \n"
    assert coins(play(at(text + "city 0: baths"), "build aqueduct")) == (10, 10)
    assert coins(play(at(text), "sell aqueduct")) == (12, 10)
    assert coins(play(at(text + "pending: 1 turn"), "build walls")) == (10, 6)


def test_R22_urbanism_gives_6_coins_at_once() -> None:
    game = at("age: 2 \n coins: 1 7 \n board: urbanism \n open: walls \n pending: 0 finish, 0 take")
    assert coins(play(game, "take urbanism")) == (7, 7)


def test_R22_urbanism_gives_4_coins_for_a_chain_only() -> None:
    text = "age: 2 \n coins: 10 10 \n tokens 0: urbanism \n open: aqueduct statue brewery glass_blower \n"
    assert coins(play(at(text + "city 0: baths"), "build aqueduct")) == (14, 10)
    assert coins(play(at(text), "build aqueduct")) == (4, 10)
    assert coins(play(at(text), "build glass_blower")) == (10, 10)
    assert coins(play(at(text + "city 0: brickyard"), "build statue")) == (10, 10)


def test_R22_urbanism_gives_nothing_when_masonry_makes_a_card_cost_nothing() -> None:
    game = at("age: 2 \n coins: 10 10 \n tokens 0: urbanism masonry \n open: statue")
    assert coins(play(game, "build statue")) == (10, 10)


def test_R22_urbanism_gives_nothing_for_a_card_from_the_discard_pile() -> None:
    game = at("""
        age: 2
        coins: 20 10
        city 0: baths
        tokens 0: urbanism architecture
        wonders 0: mausoleum
        discard: aqueduct
        open: walls brewery
    """)
    play(game, "wonder mausoleum using walls")
    assert decision(game) == (0, "revive")
    before = coins(game)
    assert coins(play(game, "revive aqueduct")) == before


def test_R22_urbanism_does_not_pay_the_opponents_chains() -> None:
    game = at("age: 2 \n coins: 10 10 \n city 0: baths \n tokens 1: urbanism \n open: aqueduct")
    assert coins(play(game, "build aqueduct")) == (10, 10)
