"""R1 to R12 and R38 to R40: coins, trade and payments."""

from __future__ import annotations

from tests.seven_wonders.conftest import at, can, city, coins, refusal, sheet, turn, ways

POOR = "coins: 0 0 0 \n"


def test_R1_coins_of_this_turn_cannot_be_spent_in_it() -> None:
    game = at("age: 2 \n boards: gizah-a babylon-a rhodes-a \n coins: 1 9 9 \n hand 0: forum \n hand 1: aqueduct")
    assert not ways(game, "build forum")
    game.play(1, next(text for text in game.legal_texts(1) if text.startswith("sell")))
    assert not ways(game, "build forum")
    assert refusal(game, "build forum pay left 4 right 0") == "not-for-sale"


def test_R2_all_pay_from_the_purses_of_the_start_of_the_turn() -> None:
    game = at("""
        age: 2
        boards: gizah-a rhodes-a ephesus-a
        coins: 2 2 2
        city 0: lumber_yard
        city 1: lumber_yard
        hand 0: school
        hand 1: school
        hand 2: statue
    """)
    turn(game, "build school pay left 0 right 2", "build school pay left 2 right 0", "sell statue")
    assert coins(game) == [0, 0, 2 + 3 + 2 + 2]


def test_R3_vineyard_counts_brown_cards_of_the_same_turn() -> None:
    game = at("""
        age: 2
        coins: 1 1 1
        city 0: lumber_yard
        city 2: stone_pit
        hand 0: vineyard
        hand 1: sawmill
        hand 2: quarry
    """)
    turn(game, "build vineyard", "build sawmill", "build quarry")
    assert coins(game) == [1 + 4, 0, 0]


def test_R3_bazar_counts_grey_cards_of_the_same_turn() -> None:
    game = at("players: 4 \n age: 2 \n city 0: press \n hand 0: bazar \n hand 1: loom \n hand 3: glassworks")
    turn(game, "build bazar", "build loom", None, "build glassworks")
    assert coins(game)[0] == 3 + 2 * 3


def test_R4_nobody_buys_from_what_is_built_this_turn() -> None:
    game = at("boards: alexandria-a ephesus-a rhodes-a \n coins: 9 9 9 \n hand 0: baths \n hand 1: stone_pit")
    game.play(1, "build stone_pit")
    assert refusal(game, "build baths") == "not-for-sale"
    turn_on = at("""
        boards: alexandria-a ephesus-a rhodes-a
        turn: 2
        coins: 9 9 9
        hand 0: baths
        city 1: stone_pit
    """)
    assert ways(turn_on, "build baths") == ["left 2 right 0"]


def test_R5_yellow_cards_and_stages_are_not_for_sale() -> None:
    game = at("""
        age: 2
        boards: rhodes-a alexandria-b gizah-a
        stages: 0 2 0
        coins: 9 9 9
        city 1: forum caravansery
        hand 0: school courthouse caravansery
    """)
    assert refusal(game, "build caravansery") == "not-for-sale"
    assert refusal(game, "build school") == "not-for-sale"
    assert refusal(game, "build courthouse") == "not-for-sale"


def test_R5_the_initial_resource_brown_and_grey_cards_are_for_sale() -> None:
    game = at(
        """
            age: 2
            boards: rhodes-a gizah-a babylon-a
            coins: 9 0 0
            city 1: press
            city 2: sawmill
            hand 0: school
        """
    )
    assert ways(game, "build school") == ["left 2 right 2"]


def test_R6_both_neighbours_and_the_owner_use_the_same_stone() -> None:
    game = at("boards: gizah-a alexandria-a ephesus-a \n coins: 2 2 2 \n hand 0: baths \n hand 1: baths \n hand 2: baths")
    turn(game, "build baths", "build baths pay left 0 right 2", "build baths pay left 2 right 0")
    assert coins(game) == [6, 0, 0]


def test_R6_each_symbol_is_bought_once_a_turn() -> None:
    text = "age: 2 \n boards: babylon-a gizah-a rhodes-a \n coins: 20 0 0 \n hand 0: walls \n city 1: "
    assert not ways(at(text + "stone_pit"), "build walls")
    assert ways(at(text + "quarry"), "build walls") == ["left 6 right 0"]


def test_R7_a_choice_gives_its_owner_one_of_the_two() -> None:
    game = at(
        """
            age: 2
            boards: rhodes-a ephesus-a alexandria-a
            coins: 0 0 0
            city 0: timber_yard
            hand 0: stables temple
        """
    )
    assert not can(game, "build stables")
    both = "boards: ephesus-a rhodes-a alexandria-a \n coins: 0 0 0 \n city 0: timber_yard \n hand 0: baths stockade"
    assert can(at(both), "build baths")
    assert can(at(both), "build stockade")


def test_R7_a_buyer_chooses_independently_of_the_owner() -> None:
    game = at(
        """
            boards: ephesus-a alexandria-a rhodes-a
            coins: 2 2 2
            city 1: timber_yard
            hand 0: baths
            hand 1: stockade
        """
    )
    turn(game, "build baths pay left 2 right 0", "build stockade")
    assert coins(game)[:2] == [0, 4]


def test_R7_a_choice_is_sold_once_a_turn_to_one_buyer() -> None:
    game = at("""
        age: 2
        boards: gizah-a ephesus-a rhodes-a
        coins: 20 0 0
        city 1: timber_yard
        hand 0: caravansery
    """)
    assert not ways(game, "build caravansery")


def test_R8_the_buyer_picks_the_seller_and_may_buy_from_both() -> None:
    game = at("""
        age: 2
        boards: ephesus-a gizah-a alexandria-a
        coins: 9 0 0
        city 1: clay_pool clay_pit
        city 2: clay_pool brickyard
        hand 0: forum
    """)
    assert ways(game, "build forum") == ["left 0 right 4", "left 2 right 2", "left 4 right 0"]


def test_R9_posts_make_raw_materials_cost_one_coin_on_their_side() -> None:
    text = """
        age: 2
        boards: ephesus-a gizah-a alexandria-a
        coins: 9 0 0
        city 1: clay_pool
        city 2: clay_pool
    """
    assert ways(at(text + "hand 0: forum"), "build forum") == ["left 2 right 2"]
    west = at(text + "hand 0: forum laboratory \n city 0: west_trading_post")
    assert city(west, 0)["prices"] == {"raw": {"left": 1, "right": 2}, "made": {"left": 2, "right": 2}}
    assert ways(west, "build laboratory") == ["left 1 right 2"]
    east = at(text + "hand 0: laboratory \n city 0: east_trading_post")
    assert ways(east, "build laboratory") == ["left 2 right 1"]


def test_R9_the_marketplace_serves_both_sides_for_manufactured_goods_only() -> None:
    game = at(
        "boards: gizah-a alexandria-a rhodes-a \n city 0: marketplace \n hand 0: workshop stockade \n city 1: lumber_yard"
    )
    assert ways(game, "build workshop") == ["left 1 right 0"]
    assert ways(game, "build stockade") == ["left 2 right 0"]


def test_R9_discounts_do_not_add_up_and_start_the_turn_after() -> None:
    text = """
        turn: 2
        boards: olympia-b gizah-a alexandria-a
        stages: 1 0 0
        city 0: west_trading_post
        hand 0: baths
    """
    assert ways(at(text), "build baths") == ["left 1 right 0"]
    game = at("boards: ephesus-a gizah-a rhodes-a \n hand 0: west_trading_post \n hand 2: baths altar")
    turn(game, "build west_trading_post", None, "sell altar")
    assert ways(game, "build baths") == ["left 1 right 0"]


def test_R10_a_coin_goes_to_the_bank() -> None:
    game = at("age: 2 \n coins: 1 3 3 \n hand 0: sawmill")
    turn(game, "build sawmill", None, None)
    assert coins(game) == [0, 6, 6]
    assert refusal(at("age: 2 \n coins: 0 3 3 \n hand 0: sawmill"), "build sawmill") == "too-expensive"


def test_R11_age_three_yellow_cards_pay_once_for_what_stands_and_count_at_the_end() -> None:
    game = at("""
        age: 3
        boards: gizah-a babylon-a rhodes-a
        stages: 2 0 0
        coins: 0 0 0
        city 0: caravansery forum dispensary press loom sawmill ore_vein
        hand 0: lighthouse
    """)
    turn(game, "build lighthouse")
    assert coins(game)[0] == 3
    assert sheet(game, 0)["commerce"] == 3
    for card, income, points in (("haven", 2, 2), ("arena", 6, 2)):
        game = at(
            "age: 3 \n boards: gizah-a babylon-a rhodes-a \n stages: 2 0 0 \n coins: 0 0 0 \n"
            f"city 0: forum dispensary sawmill ore_vein \n hand 0: {card}"
        )
        turn(game, f"build {card}")
        assert (coins(game)[0], sheet(game, 0)["commerce"]) == (income, points)


def test_R11_ludus_counts_red_cards_in_the_second_edition() -> None:
    game = at(
        "edition: 2 \n players: 5 \n age: 3 \n coins: 9 0 0 0 0 \n city 0: walls stables quarry foundry \n hand 0: ludus"
    )
    turn(game, "build ludus")
    assert coins(game)[0] == 9 + 6
    assert sheet(game, 0)["commerce"] == 2


def test_R12_three_coins_are_a_point() -> None:
    assert [sheet(at(f"coins: {n} 0 0"), 0).get("treasury", 0) for n in (2, 3, 8, 14)] == [0, 1, 2, 4]


def test_R38_a_resource_costs_two_coins_to_its_producer() -> None:
    game = at("boards: ephesus-a gizah-a rhodes-a \n coins: 2 0 0 \n hand 0: baths")
    turn(game, "build baths pay left 2 right 0")
    assert coins(game) == [0, 2 + 3, 3]


def test_R39_production_is_never_used_up() -> None:
    game = at("boards: gizah-a babylon-a rhodes-a \n coins: 0 0 0 \n hand 0: baths \n hand 2: altar")
    turn(game, "build baths")
    assert city(game, 0)["symbols"] == [{"resources": "S", "for_sale": True}]
    assert not can(
        at("""
        age: 2
        boards: gizah-a ephesus-a rhodes-a
        coins: 0 0 0
        hand 0: aqueduct
    """),
        "build aqueduct",
    )


def test_R40_payments_that_are_beaten_are_not_offered() -> None:
    game = at("""
        age: 2
        boards: ephesus-a gizah-a alexandria-a
        coins: 9 0 0
        city 0: west_trading_post timber_yard
        city 1: lumber_yard
        city 2: lumber_yard
        hand 0: caravansery
    """)
    assert ways(game, "build caravansery") == ["left 1 right 0", "left 0 right 2"]
    assert refusal(game, "build caravansery pay left 1 right 2") == "other-payment"


def test_R40_a_discount_on_one_side_beats_some_mixtures() -> None:
    game = at("""
        age: 2
        boards: gizah-a rhodes-a babylon-a
        coins: 9 0 0
        city 0: west_trading_post
        city 1: lumber_yard press
        city 2: lumber_yard press
        hand 0: school
    """)
    assert ways(game, "build school") == ["left 1 right 2", "left 3 right 0", "left 0 right 4"]
    assert refusal(game, "build school pay left 2 right 2") == "other-payment"


def test_R40_what_the_city_produces_itself_is_not_bought() -> None:
    game = at("boards: gizah-a alexandria-a rhodes-a \n coins: 9 0 0 \n city 1: stone_pit \n hand 0: baths")
    assert ways(game, "build baths") == [""]


def test_R40_a_chain_leaves_nothing_to_pay() -> None:
    game = at(
        """
            age: 2
            boards: ephesus-a gizah-a rhodes-a
            coins: 9 0 0
            city 0: baths
            city 1: quarry
            hand 0: aqueduct
        """
    )
    assert ways(game, "build aqueduct") == [""]


def test_R40_only_what_the_purse_allows_cheapest_first() -> None:
    text = """
        age: 2
        boards: ephesus-a gizah-a rhodes-a
        city 0: east_trading_post
        city 1: sawmill
        city 2: sawmill
        hand 0: caravansery
        coins: """
    assert ways(at(text + "9 0 0"), "build caravansery") == ["left 0 right 2", "left 2 right 1", "left 4 right 0"]
    assert ways(at(text + "3 0 0"), "build caravansery") == ["left 0 right 2", "left 2 right 1"]
