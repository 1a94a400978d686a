"""R49 to R57: coins counted when built, points counted at the end, and who wins."""

from __future__ import annotations

import pytest
from tests.duel.conftest import at, city, coins, play, price, sheet

from pharos.games.duel import scoring, tables
from pharos.games.duel.names import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES


def earned(text: str, card: str) -> int:
    """The coins that building a card brings, its price aside."""
    game = at(f"age: 3 \n coins: 30 30 \n {text} \n open: {card} palace")
    spent = price(game, f"build {card}")
    play(game, f"build {card}")
    return coins(game)[0] - 30 + spent


@pytest.mark.parametrize(
    ("card", "text", "expected"),
    [
        ("chamber_of_commerce", "city 0: press glassworks glass_blower", 9),
        ("chamber_of_commerce", "city 1: press glassworks", 0),
        ("port", "city 0: quarry shelf_quarry lumber_yard", 6),
        ("port", "city 0: press \n city 1: quarry", 0),
        ("armory", "city 0: walls stable garrison", 3),
        ("armory", "city 1: walls stable garrison", 0),
        ("lighthouse", "", 1),
        ("lighthouse", "city 0: tavern forum arena", 4),
        ("lighthouse", "city 1: tavern forum", 1),
        ("arena", "wonders 0: sphinx+altar pyramids+baths colossus mausoleum", 4),
        ("arena", "wonders 1: sphinx+altar pyramids+baths", 0),
    ],
)
def test_R49_yellow_cards_of_age_III_pay_for_the_own_city(card: str, text: str, expected: int) -> None:
    assert earned(text, card) == expected


def test_R49_they_pay_once_and_are_worth_3_points() -> None:
    game = at("age: 3 \n coins: 30 30 \n city 0: press \n open: chamber_of_commerce palace study")
    play(game, "build chamber_of_commerce")
    before = coins(game)
    play(game, "sell palace")
    assert coins(game)[0] == before[0]
    assert sheet(game, 0)["commerce"] == 3


GUILDS = [
    ("merchants_guild", "tavern forum", "brewery clay_reserve stone_reserve", 2, 3),
    ("shipowners_guild", "quarry press", "clay_pool lumber_yard glassworks", 2, 3),
    ("magistrates_guild", "altar baths", "theater temple statue", 2, 3),
    ("scientists_guild", "library school", "study academy university", 2, 3),
    ("tacticians_guild", "walls stable", "garrison palisade barracks", 2, 3),
]


@pytest.mark.parametrize(("guild", "two", "three", "fewer", "more"), GUILDS)
def test_R50_guilds_pay_coins_for_the_city_that_has_most(guild: str, two: str, three: str, fewer: int, more: int) -> None:
    assert earned(f"city 0: {two} \n city 1: {three}", guild) == more
    assert earned(f"city 0: {three} \n city 1: {two}", guild) == more
    assert earned(f"city 0: {two}", guild) == fewer
    assert earned("", guild) == 0


@pytest.mark.parametrize("guild", ["builders_guild", "moneylenders_guild"])
def test_R53_builders_and_moneylenders_pay_no_coins(guild: str) -> None:
    assert earned("wonders 0: sphinx+altar pyramids+baths", guild) == 0


@pytest.mark.parametrize(("guild", "two", "three", "fewer", "more"), GUILDS)
def test_R51_guilds_count_points_for_the_city_that_has_most(guild: str, two: str, three: str, fewer: int, more: int) -> None:
    text = f"age: 3 \n open: palace \n city 0: {guild} "
    assert sheet(at(text + f"{two} \n city 1: {three}"), 0)["guilds"] == more
    assert sheet(at(text + f"{three} \n city 1: {two}"), 0)["guilds"] == more
    assert sheet(at(text + two), 0)["guilds"] == fewer
    assert "guilds" not in sheet(at(text + f"\n city 1: {three}"), 1)


def test_R51_the_city_may_be_another_one_at_the_end() -> None:
    game = at("""
        age: 3
        coins: 60 60
        city 0: altar baths
        city 1: theater
        open: magistrates_guild palace town_hall obelisk
    """)
    before = coins(game)[0] - price(game, "build magistrates_guild")
    play(game, "build magistrates_guild")
    assert coins(game)[0] - before == sheet(game, 0)["guilds"] == 2
    play(game, "build palace", "sell obelisk", "build town_hall")
    assert game.outcome is not None
    assert game.outcome.points[0]["guilds"] == 3


def test_R52_shipowners_count_both_colours_in_one_city() -> None:
    game = at("""
        age: 3
        city 0: shipowners_guild quarry clay_pool lumber_yard
        city 1: press glassworks glass_blower drying_room
        open: palace
    """)
    assert sheet(game, 0)["guilds"] == 4
    assert earned("city 0: quarry clay_pool lumber_yard \n city 1: press glassworks", "shipowners_guild") == 3


def test_R53_builders_count_2_for_each_wonder_of_the_city_that_has_most() -> None:
    text = "age: 3 \n open: palace \n city 0: builders_guild \n wonders 0: sphinx+altar mausoleum \n wonders 1: "
    assert sheet(at(text + "pyramids+baths colossus+stable"), 0)["guilds"] == 4
    assert sheet(at(text + "pyramids colossus"), 0)["guilds"] == 2


@pytest.mark.parametrize(("mine", "theirs", "points"), [(2, 11, 3), (11, 2, 3), (12, 12, 4), (2, 2, None)])
def test_R53_moneylenders_count_the_sets_of_3_coins_of_the_richer_city(mine: int, theirs: int, points: int | None) -> None:
    game = at(f"age: 3 \n open: palace \n coins: {mine} {theirs} \n city 0: moneylenders_guild")
    assert sheet(game, 0).get("guilds") == points


def test_R53_scientists_count_green_cards_and_not_symbols() -> None:
    game = at("age: 3 \n open: palace \n city 0: scientists_guild library scriptorium \n tokens 0: law")
    assert sheet(game, 0)["guilds"] == 2
    assert earned("city 0: library scriptorium \n tokens 0: law", "scientists_guild") == 2


@pytest.mark.parametrize(("space", "points"), [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)])
def test_R54_military_points_go_to_the_player_who_is_ahead(space: int, points: int) -> None:
    for pawn, ahead in ((space, 0), (-space, 1)):
        game = at(f"age: 3 \n pawn: {pawn} \n open: palace")
        assert city(game, ahead)["score"]["military"] == points
        assert city(game, 1 - ahead)["score"]["military"] == 0


@pytest.mark.parametrize(("treasury", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (100, 33)])
def test_R55_three_coins_are_a_point(treasury: int, points: int) -> None:
    assert city(at(f"age: 3 \n coins: {treasury} 0 \n open: palace"), 0)["score"]["treasury"] == points


def test_R56_points_stand_on_cards_wonders_and_tokens() -> None:
    game = at("""
        age: 3
        coins: 7 0
        pawn: -2
        city 0: town_hall temple study apothecary scriptorium port walls quarry press merchants_guild
        wonders 0: pyramids+altar appian_way+baths temple_of_artemis+theater sphinx
        tokens 0: philosophy agriculture mathematics
        open: palace
    """)
    assert city(game, 0)["score"] == {
        "civilian": 11,
        "science": 4,
        "commerce": 3,
        "guilds": 1,
        "wonders": 12,
        "progress": 7 + 4 + 9,
        "treasury": 2,
        "military": 0,
    }


@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("mathematics", 3),
        ("mathematics law economy", 9),
        ("agriculture", 4),
        ("philosophy", 7),
        ("architecture economy law masonry strategy theology urbanism", None),
    ],
)
def test_R56_mathematics_counts_3_for_each_token_held(tokens: str, points: int | None) -> None:
    game = at(f"age: 3 \n tokens 0: {tokens} \n board: \n open: palace")
    assert sheet(game, 0).get("progress") == points
    assert "progress" not in sheet(game, 1)


def test_R56_a_token_from_the_library_counts_for_mathematics() -> None:
    game = at("""
        age: 3
        coins: 30 7
        tokens 0: mathematics
        wonders 0: great_library
        board: law
        aside: economy
        open: palace study
    """)
    play(game, "wonder great_library using palace", "take economy")
    assert sheet(game, 0)["progress"] == 6


def ended(text: str) -> tuple[str, tuple[int, ...]]:
    """How a game ends when its last card is sold by seat 0."""
    game = play(at(f"age: 3 \n {text} \n open: palace"), "sell palace")
    assert game.outcome is not None
    return game.outcome.reason, game.outcome.winners


def test_R57_most_points_win_after_age_III() -> None:
    assert ended("coins: 1 0 \n city 0: altar") == ("civilian", (0,))
    assert ended("coins: 0 0 \n city 1: altar") == ("civilian", (1,))
    assert ended("coins: 0 0 \n city 0: altar temple \n wonders 1: pyramids+baths") == ("civilian", (1,))


def test_R57_the_last_sale_counts() -> None:
    assert ended("coins: 1 2") == ("civilian", (0,))


def test_R57_a_tie_goes_to_the_points_on_blue_cards() -> None:
    assert ended("coins: 0 0 \n city 0: altar \n city 1: study") == ("blue-cards", (0,))
    assert ended("coins: 0 0 \n city 0: study \n city 1: altar") == ("blue-cards", (1,))
    assert ended("coins: 0 0 \n city 0: altar theater \n city 1: gardens") == ("shared", (0, 1))


def test_R57_blue_cards_and_not_other_points_break_a_tie() -> None:
    assert ended("coins: 0 9 \n city 0: altar \n city 1: ") == ("blue-cards", (0,))
    assert ended("coins: 0 0 \n city 0: altar \n city 1: temple \n pawn: 1 \n wonders 1: temple_of_artemis+baths") == (
        "civilian",
        (0,),
    )


def test_R57_still_tied_the_victory_is_shared() -> None:
    game = play(at("age: 3 \n coins: 0 0 \n city 0: altar \n city 1: baths \n open: palace"), "sell palace")
    assert game.outcome is not None
    assert game.outcome.is_shared
    assert game.outcome.ranking == ((0, 1),)
    shares = [0, 0]
    game._rules.returns(game._states, 0, shares)
    assert shares == [500, 500]


@pytest.mark.parametrize(
    ("piece", "text", "category"),
    [
        (tables.CARD[CARD_NAMES.index("tavern")], "city 0: quarry clay_pit tavern", "commerce"),
        (tables.CARD[CARD_NAMES.index("library")], "city 0: quarry clay_pit library", "science"),
        (tables.WONDER[WONDER_NAMES.index("sphinx")], "city 0: quarry clay_pit \n wonders 0: sphinx+stable", "wonders"),
        (tables.TOKEN[TOKEN_NAMES.index("law")], "city 0: quarry clay_pit \n tokens 0: law", "progress"),
    ],
)
def test_R56_any_piece_may_count_things_at_the_end(
    monkeypatch: pytest.MonkeyPatch, piece: tables.Piece, text: str, category: str
) -> None:
    """As a row of an expansion would: two points for each brown card of the city."""
    game = at(f"age: 3 \n {text} \n city 1: lumber_yard")
    before = sheet(game, 0)
    monkeypatch.setattr(piece, "points_each", 2)
    monkeypatch.setattr(piece, "points_of", 1 << tables.BROWN)
    monkeypatch.setattr(scoring, "COUNTING_CARDS", range(tables.N_CARDS))
    assert sheet(game, 0) == before | {category: before.get(category, 0) + 4}
