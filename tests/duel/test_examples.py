"""The rulebook's own worked examples. Antoine has seat 0, Bruno seat 1."""

from __future__ import annotations

import pytest
from tests.duel.conftest import at, can, card_in, city, coins, decision, events_after, play, price

from pharos import ruleset


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("lumber_yard", (0, "")),
        ("stone_pit", (1, "")),
        ("scriptorium", (2, "")),
        ("baths", (0, "S")),
        ("arena", (0, "CSW")),
        ("horse_breeders", (0, "CW")),
    ],
)
def test_costs_read_off_the_cards(card: str, cost: tuple[int, str]) -> None:
    row = next(row for row in ruleset("duel").catalogue()["card"] if row["name"] == card)
    assert (row["coins"], "".join(sorted(row["cost"]))) == cost


def test_the_lumber_yard_is_free() -> None:
    game = at("coins: 0 0 \n open: lumber_yard")
    assert coins(play(game, "build lumber_yard")) == (0, 0)
    assert city(game, 0)["cards"] == ["lumber_yard"]


def test_antoine_builds_what_he_produces_and_no_more() -> None:
    game = at("""
        age: 2
        coins: 0 0
        city 0: quarry clay_pool brickyard press
        open: dispensary
    """)
    assert city(game, 0)["production"] == {"S": 1, "C": 3, "P": 1}
    assert can(game, "build dispensary")

    game = at("""
        coins: 0 0
        city 0: quarry clay_pool clay_pit press
        open: baths garrison apothecary
    """)
    assert can(game, "build baths")
    assert can(game, "build garrison")
    assert not can(game, "build apothecary")


def test_the_apothecary_can_be_built_by_trade() -> None:
    assert price(at("city 0: quarry clay_pool press \n open: apothecary"), "build apothecary") == 2


def test_antoine_pays_4_for_a_stone_against_brunos_two() -> None:
    game = at("age: 2 \n coins: 8 7 \n city 1: shelf_quarry \n open: walls")
    assert city(game, 0)["prices"]["S"] == 4
    assert price(game, "build walls") == 8


def test_bruno_pays_2_for_a_third_stone() -> None:
    game = at("""
        age: 2
        coins: 7 7
        city 1: shelf_quarry
        open: aqueduct
        pending: 1 turn
    """)
    assert city(game, 1)["prices"]["S"] == 2
    assert price(game, "build aqueduct") == 2
    assert coins(play(game, "build aqueduct")) == (7, 5)


def test_bruno_pays_5_for_the_fortifications() -> None:
    game = at("""
        age: 3
        coins: 7 7
        city 0: clay_pool
        city 1: shelf_quarry
        open: fortifications
        pending: 1 turn
    """)
    assert game.explain(1, "build fortifications") == [
        {"step": "own", "resource": "S", "units": 2},
        {"step": "buy", "resource": "C", "units": 1, "price": 3, "coins": 3},
        {"step": "buy", "resource": "P", "units": 1, "price": 2, "coins": 2},
    ]
    assert coins(play(game, "build fortifications")) == (7, 2)


def test_antoine_pays_12_for_the_aqueduct() -> None:
    game = at("""
        age: 2
        coins: 12 0
        city 1: shelf_quarry
        open: aqueduct
    """)
    assert price(game, "build aqueduct") == 12
    assert coins(play(game, "build aqueduct")) == (0, 0)


def test_bruno_pays_7_for_the_caravansery() -> None:
    game = at("""
        age: 2
        coins: 7 7
        city 0: glassworks
        open: caravansery
        pending: 1 turn
    """)
    assert game.explain(1, "build caravansery") == [
        {"step": "cost", "coins": 2},
        {"step": "buy", "resource": "G", "units": 1, "price": 3, "coins": 3},
        {"step": "buy", "resource": "P", "units": 1, "price": 2, "coins": 2},
    ]
    assert coins(play(game, "build caravansery")) == (7, 0)


def test_the_baths_make_the_aqueduct_free() -> None:
    game = at("age: 2 \n coins: 0 0 \n city 0: baths \n city 1: shelf_quarry \n open: aqueduct")
    assert game.explain(0, "build aqueduct") == [{"step": "chain", "card": "baths"}]
    assert coins(play(game, "build aqueduct")) == (0, 0)


def test_the_palisade_makes_the_fortifications_free() -> None:
    game = at("age: 3 \n coins: 0 0 \n city 1: palisade \n open: fortifications \n pending: 1 turn")
    assert coins(play(game, "build fortifications")) == (0, 0)
    assert game.state.pawn == -2


def test_horse_breeders_cost_clay_and_wood_or_need_the_stable() -> None:
    poor = "age: 2 \n coins: 0 0 \n open: horse_breeders \n"
    assert not can(at(poor), "build horse_breeders")
    assert can(at(poor + "city 0: clay_pool lumber_yard"), "build horse_breeders")
    assert can(at(poor + "city 0: stable"), "build horse_breeders")


def test_cards_that_nothing_covers_are_available() -> None:
    game = at("""
        layout: altar theater - - - tavern - - - ?press ?clay_pit - - - - baths stone_pit - lumber_yard scriptorium
    """)
    available = [card["card"] for card in game.view()["layout"] if card["open"]]
    assert available == ["altar", "theater", "baths", "stone_pit", "lumber_yard", "scriptorium"]
    assert not card_in(game, 5)["open"]


def test_bruno_gets_4_coins_for_the_aqueduct() -> None:
    game = at("""
        age: 2
        coins: 7 1
        city 1: tavern clay_reserve
        open: aqueduct
        pending: 1 turn
    """)
    assert events_after(game, "sell aqueduct")[0] == {"event": "sell", "seat": 1, "card": "aqueduct", "coins": 4}
    assert coins(game) == (7, 5)


def test_antoine_builds_the_colossus_with_any_card() -> None:
    game = at("""
        age: 2
        coins: 0 7
        city 0: brickyard clay_pool glassworks
        wonders 0: colossus pyramids
        open: aqueduct walls
    """)
    play(game, "wonder colossus using aqueduct")
    assert coins(game) == (0, 7)
    assert game.state.pawn == 2
    assert city(game, 0)["wonders"][0] == {"wonder": "colossus", "built": True, "closed": False, "under": "aqueduct"}
    assert "aqueduct" not in city(game, 0)["cards"] + game.view()["discard"]


def test_the_seventh_wonder_is_antoines_colossus_and_the_pyramids_go_back() -> None:
    game = at("""
        age: 3
        coins: 20 7
        wonders 0: piraeus+walls sphinx+forum colossus pyramids
        wonders 1: appian_way+altar great_library+baths mausoleum+tavern statue_of_zeus+press
        open: palace town_hall
    """)
    events = events_after(game, "wonder colossus using palace")
    assert {"event": "closed", "seat": 0, "wonder": "pyramids"} in events
    assert game.state.pawn == 2
    assert city(game, 0)["wonders"][3] == {"wonder": "pyramids", "built": False, "closed": True}


def test_antoines_archery_range_enters_a_zone_and_bruno_loses_2() -> None:
    game = at("""
        age: 2
        coins: 7 7
        city 0: lumber_yard quarry press
        pawn: 1
        open: archery_range walls
    """)
    events = events_after(game, "build archery_range")
    assert {"event": "pawn", "from": 1, "to": 3} in events
    assert {"event": "lose-coins", "seat": 1, "coins": 2} in events
    assert coins(game) == (7, 5)
    assert game.view()["military_tokens"] == ([2, 5], [5])


def test_strategy_moves_the_pawn_three_spaces_for_two_shields() -> None:
    game = at("""
        age: 2
        city 0: shelf_quarry
        tokens 0: strategy
        open: walls forum
    """)
    play(game, "build walls")
    assert game.state.pawn == 3
    assert decision(game) == (1, "turn")
