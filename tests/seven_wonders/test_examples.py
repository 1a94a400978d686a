"""The worked examples of the two rulebooks."""

from __future__ import annotations

import pytest
from tests.seven_wonders.conftest import at, can, city, coins, fresh, refusal, sell_to_the_end_of_the_age, sheet, turn, ways

import pharos


@pytest.mark.parametrize(
    ("card", "cost"), [("marketplace", (0, "")), ("mine", (1, "")), ("baths", (0, "S")), ("arena", (0, "SSO"))]
)
def test_costs_read_off_the_cards(card: str, cost: tuple[int, str]) -> None:
    row = next(row for row in pharos.ruleset("seven-wonders").catalogue()["card"] if row["name"] == card)
    assert (row["coins"], row["cost"]) == cost


GIZAH = """
    boards: gizah-a babylon-a rhodes-a
    coins: 0 0 0
    city 0: stone_pit clay_pool ore_vein press loom
"""


def test_gizah_can_build_barracks_and_scriptorium_but_no_aqueduct() -> None:
    game = at(GIZAH + "hand 0: barracks scriptorium")
    assert can(game, "build barracks")
    assert can(game, "build scriptorium")
    game = at(GIZAH + "age: 2 \n hand 0: aqueduct")
    assert refusal(game, "build aqueduct") == "not-for-sale"


def test_second_edition_two_stones_ore_and_papyrus_build_no_guard_tower() -> None:
    game = at("""
        edition: 2
        boards: gizah-day ephesus-day rhodes-day
        coins: 0 0 0
        city 0: stone_pit ore_vein press
        hand 0: barracks scriptorium guard_tower
    """)
    assert can(game, "build barracks")
    assert can(game, "build scriptorium")
    assert refusal(game, "build guard_tower") == "not-for-sale"


def test_stables_cost_clay_wood_and_ore_or_an_apothecary() -> None:
    poor = "age: 2 \n coins: 0 0 0 \n hand 0: stables \n"
    assert not can(at(poor), "build stables")
    assert can(at(poor + "city 0: clay_pool lumber_yard ore_vein"), "build stables")
    assert can(at(poor + "city 0: apothecary"), "build stables")


def test_scriptorium_makes_library_and_courthouse_free() -> None:
    game = at("age: 2 \n coins: 0 0 0 \n city 0: scriptorium \n hand 0: library courthouse")
    assert can(game, "build library")
    assert can(game, "build courthouse")
    assert game.explain(0, "build library") == [{"step": "chain", "card": "scriptorium"}]


def test_theater_statue_gardens_in_the_first_edition() -> None:
    assert can(at("age: 2 \n coins: 0 0 0 \n city 0: theater \n hand 0: statue"), "build statue")
    assert can(at("age: 3 \n coins: 0 0 0 \n city 0: statue \n hand 0: gardens"), "build gardens")
    assert not can(at("age: 3 \n coins: 0 0 0 \n city 0: theater \n hand 0: gardens"), "build gardens")


def test_theater_to_gardens_in_the_second_edition() -> None:
    assert can(at("edition: 2 \n age: 3 \n coins: 0 0 0 \n city 0: theater \n hand 0: gardens"), "build gardens")


def test_trade_example_a_two_coins_to_each_neighbour_for_the_university() -> None:
    game = at("""
        age: 3
        boards: alexandria-a gizah-a rhodes-a
        coins: 4 0 0
        city 0: lumber_yard
        city 1: lumber_yard
        city 2: press
        hand 0: university
    """)
    assert ways(game, "build university") == ["left 2 right 2"]
    assert game.explain(0, "build university pay left 2 right 2") == [
        {"step": "own", "resource": "W", "card": "lumber_yard"},
        {"step": "own", "resource": "G", "card": "alexandria"},
        {"step": "buy", "resource": "W", "coins": 2, "from": "left", "seat": 1, "card": "lumber_yard"},
        {"step": "buy", "resource": "P", "coins": 2, "from": "right", "seat": 2, "card": "press"},
    ]
    turn(game, "build university pay left 2 right 2")
    assert coins(game) == [0, 2 + 3, 2 + 3]


def test_trade_example_b_what_is_sold_can_be_used_too() -> None:
    game = at("""
        age: 2
        boards: gizah-a alexandria-a ephesus-a
        coins: 0 4 4
        city 0: stone_pit clay_pool ore_vein press loom
        city 1: loom
        city 2: loom
        hand 0: library
    """)
    assert can(game, "build library")
    turn(game, "build library", a_stage(game, 1, "pay left 0 right 4"), a_stage(game, 2, "pay left 4 right 0"))
    assert coins(game) == [8, 0, 0]
    assert "library" in city(game, 0)["cards"]


def a_stage(game: pharos.Game, seat: int, paid: str) -> str:
    """A stage of two stones, both bought from Gizah."""
    return next(text for text in game.legal_texts(seat) if text.startswith("stage") and text.endswith(paid))


def test_trade_example_c_coins_that_come_this_turn_are_too_late() -> None:
    game = at("""
        age: 2
        boards: gizah-a babylon-a ephesus-a
        coins: 0 0 4
        city 0: stone_pit clay_pool ore_vein press loom
        hand 0: forum
    """)
    assert refusal(game, "build forum") == "too-expensive"
    turn(game, None, None, a_stage(game, 2, "pay left 4 right 0"))
    assert coins(game)[0] == 4 + 3


def test_alexandria_tucks_a_card_for_its_second_stage() -> None:
    game = at("""
        boards: alexandria-a gizah-a babylon-a
        turn: 2
        coins: 0 0 0
        city 0: ore_vein clay_pit
        stages: 1 0 0
        hand 0: altar
    """)
    turn(game, "stage using altar")
    assert city(game, 0)["stages"][1] == {"cost": "OO", "built": True, "age": 1, "under": None}
    assert game.view(0)["cities"][0]["stages"][1]["under"] == "altar"
    assert "altar" not in city(game, 0)["cards"]


def test_conflicts_of_age_two_first_edition() -> None:
    game = at("""
        age: 2
        turn: 6
        boards: alexandria-a rhodes-a ephesus-a
        city 0: stockade walls
        city 1: barracks guard_tower stockade stables
        city 2: walls
    """)
    assert [me.shields for me in game.state.cities[:3]] == [3, 5, 2]
    sell_to_the_end_of_the_age(game)
    assert (city(game, 0)["victories"], city(game, 0)["defeats"]) == ((0, 1, 0), 1)
    assert sheet(game, 0)["military"] == 3 - 1


def test_conflicts_of_age_two_second_edition() -> None:
    game = at("""
        edition: 2
        age: 2
        turn: 6
        city 0: walls stables
        city 1: walls stables stockade
        city 2: walls
    """)
    assert [me.shields for me in game.state.cities[:3]] == [4, 5, 2]
    sell_to_the_end_of_the_age(game)
    assert (city(game, 0)["victories"], city(game, 0)["defeats"]) == ((0, 1, 0), 1)


ALEXANDRIA = """
    age: 3
    turn: 6
    boards: alexandria-a gizah-a babylon-a
    stages: 3 0 0
    coins: 14 0 0
    tokens 0: 1 3 5 -1 -1 -1
    city 0: altar aqueduct town_hall scriptorium library school apothecary dispensary workshop chamber_of_commerce loom press
"""


def test_first_edition_score_sheet() -> None:
    score = sheet(at(ALEXANDRIA), 0)
    assert score == {"military": 6, "treasury": 4, "wonder": 10, "civilian": 13, "science": 21, "commerce": 4}


def test_science_21_and_31() -> None:
    assert sheet(at(ALEXANDRIA), 0)["science"] == 9 + 4 + 1 + 7
    assert sheet(at(ALEXANDRIA.replace("workshop", "workshop study")), 0)["science"] == 9 + 4 + 4 + 7 + 7 == 31


def test_second_edition_score_sheet_of_alex() -> None:
    """10 for the wonder, 3 for coins, 6 for conflicts, 9 blue, 2 yellow, 21 green, 4 purple: 55."""
    game = at("""
        edition: 2
        age: 3
        turn: 6
        boards: alexandria-day gizah-day babylon-day
        stages: 3 0 0
        coins: 9 0 0
        tokens 0: 1 3 5 -1 -1 -1
        city 0: altar senate scriptorium library school apothecary dispensary workshop lighthouse tavern traders_guild
        city 1: tavern vineyard
        city 2: tavern vineyard
    """)
    assert sheet(game, 0) == {
        "wonder": 10, "treasury": 3, "military": 6, "civilian": 9, "commerce": 2, "science": 21, "guilds": 4,
    }  # fmt: skip
    assert sum(sheet(game, 0).values()) == 55


def test_sofia_plays_six_of_seven_cards() -> None:
    game = fresh(1, players=4)
    sizes = []
    for _ in range(6):
        sizes.append(len(game.view(0)["hand"]))
        turn(game)
    assert sizes == [7, 6, 5, 4, 3, 2]
    assert game.state.age == 2


def test_six_and_five_players_use_cards_up_to_their_mark() -> None:
    for players, most in ((6, 6), (5, 5)):
        names = {name for seat in range(players) for name in fresh(3, players=players).view(seat)["hand"]}
        marks = {row["name"]: row["marks"] for row in pharos.ruleset("seven-wonders").catalogue()["card"]}
        assert all(min(marks[name]) <= most for name in names)


def test_five_players_draw_seven_guilds() -> None:
    game = fresh(2, players=5)
    for _ in range(2):
        sell_to_the_end_of_the_age(game)
    guilds = [name for seat in range(5) for name in game.view(seat)["hand"] if name.endswith("_guild")]
    assert len(guilds) == len(set(guilds)) == 7


def test_luis_and_pedro() -> None:
    """Luis, to the left of the Free City, is steward first and plays two cards; then Pedro is."""
    game = fresh(4, players=2)
    assert game.view()["steward"] == 0
    assert [len(game.view(seat)["hand"]) for seat in (0, 1)] == [8, 7]
    game.play(1, "sell " + game.view(1)["hand"][0])
    game.play(0, "sell " + game.view(0)["hand"][0])
    assert game.to_act == (0,)
    passed = set(game.view(0)["hand"])
    game.play(0, game.legal(0)[0])
    assert game.view()["steward"] == 1
    assert [len(game.view(seat)["hand"]) for seat in (0, 1)] == [6, 7]
    assert len(passed & set(game.view(1)["hand"])) == 6
