"""R33 to R40: the seventh wonder, and the wonders and tokens with rules of their own."""

from __future__ import annotations

import pytest
from tests.duel.conftest import at, can, card_in, city, coins, decision, events_after, play, price, refusal, sheet

SIX = """
    age: 3
    coins: 30 30
    wonders 0: piraeus+altar sphinx+theater {}
    wonders 1: colossus+stable pyramids+garrison hanging_gardens+walls temple_of_artemis+forum
    open: palace town_hall study
"""


def test_R33_with_the_seventh_wonder_the_last_one_goes_back_to_the_box() -> None:
    game = at(SIX.format("great_lighthouse mausoleum"))
    play(game, "wonder great_lighthouse using palace")
    assert [row["closed"] for row in city(game, 0)["wonders"]] == [False, False, False, True]
    play(game, "sell town_hall")
    assert refusal(game, "wonder mausoleum using study") == "duel-error-wonder-done"


def test_R33_whoever_owns_it() -> None:
    game = at("""
        age: 3
        coins: 30 30
        wonders 0: piraeus+altar sphinx+theater great_lighthouse+baths mausoleum
        wonders 1: colossus+stable pyramids+garrison hanging_gardens+walls temple_of_artemis
        open: palace town_hall study
    """)
    events = events_after(game, "wonder mausoleum using palace")
    assert {"event": "closed", "seat": 1, "wonder": "temple_of_artemis"} in events
    assert not can(game, "wonder temple_of_artemis using study")


def test_R33_six_wonders_close_nothing() -> None:
    game = at("""
        age: 3
        coins: 30 30
        wonders 0: piraeus+altar sphinx+theater great_lighthouse mausoleum
        wonders 1: colossus+stable pyramids+garrison hanging_gardens+walls temple_of_artemis
        open: palace town_hall study
    """)
    play(game, "wonder great_lighthouse using palace")
    assert not any(row["closed"] for seat in range(2) for row in city(game, seat)["wonders"])


def test_R33_the_seventh_still_has_its_effect() -> None:
    game = at(SIX.format("appian_way mausoleum"))
    before = coins(game)
    spent = price(game, "wonder appian_way using palace")
    play(game, "wonder appian_way using palace")
    assert coins(game) == (before[0] - spent + 3, before[1] - 3)
    assert decision(game) == (0, "turn")
    assert sheet(game, 0)["wonders"] == 2 + 6 + 3


THEOLOGY = "age: 2 \n coins: 30 30 \n wonders 0: pyramids sphinx great_library \n open: walls temple forum statue \n"


def test_R34_theology_lets_later_wonders_play_again() -> None:
    game = at(THEOLOGY + "tokens 0: theology")
    assert events_after(game, "wonder pyramids using walls")[-1] == {"event": "again", "seat": 0}
    assert decision(at(THEOLOGY)) == (0, "turn")
    assert decision(play(at(THEOLOGY), "wonder pyramids using walls")) == (1, "turn")


def test_R34_a_wonder_that_plays_again_already_does_it_once() -> None:
    game = at(THEOLOGY + "tokens 0: theology")
    play(game, "wonder sphinx using walls")
    assert decision(game) == (0, "turn")
    play(game, "sell temple")
    assert decision(game) == (1, "turn")


def test_R34_the_library_that_finds_theology_does_not_play_again() -> None:
    game = at(THEOLOGY + "board: law \n aside: theology economy masonry")
    play(game, "wonder great_library using walls", "take theology")
    assert decision(game) == (1, "turn")
    play(game, "sell temple", "wonder pyramids using forum")
    assert decision(game) == (0, "turn")


def test_R34_theology_does_not_serve_the_opponent() -> None:
    assert decision(play(at(THEOLOGY + "tokens 1: theology"), "wonder pyramids using walls")) == (1, "turn")


STRATEGY = "age: 2 \n coins: 30 30 \n board: strategy \n military tokens: | \n open: barracks walls library brewery \n"


def test_R35_strategy_adds_a_shield_to_red_cards() -> None:
    assert play(at(STRATEGY), "build walls").state.pawn == 2
    assert play(at(STRATEGY.replace("board", "tokens 0")), "build walls").state.pawn == 3


def test_R35_strategy_does_not_touch_red_cards_built_before() -> None:
    game = at(STRATEGY + "city 0: scriptorium garrison \n pawn: 1")
    play(game, "build library", "take strategy")
    assert game.state.pawn == 1
    play(game, "sell brewery", "build barracks")
    assert game.state.pawn == 3


def test_R35_strategy_does_not_touch_wonders() -> None:
    text = "age: 2 \n coins: 30 30 \n tokens 0: strategy \n open: walls brewery \n wonders 0: colossus statue_of_zeus"
    assert play(at(text), "wonder colossus using walls").state.pawn == 2
    assert play(at(text), "wonder statue_of_zeus using brewery").state.pawn == 1


def test_R35_strategy_strengthens_a_red_card_from_the_discard_pile() -> None:
    game = at("""
        age: 3
        coins: 30 30
        tokens 0: strategy
        wonders 0: mausoleum
        discard: arsenal
        open: palace study
    """)
    play(game, "wonder mausoleum using palace", "revive arsenal")
    assert game.state.pawn == 4
    assert coins(game)[1] == 28


def test_R35_strategy_does_not_serve_the_opponent_nor_cards_of_other_colours() -> None:
    game = at("age: 2 \n coins: 30 30 \n tokens 1: strategy \n open: walls brewery")
    assert play(game, "build walls").state.pawn == 2
    assert play(game, "build brewery").state.pawn == 2


MAUSOLEUM = """
    age: 3
    coins: 30 3
    city 0: {}
    wonders 0: mausoleum
    discard: {}
    open: palace arena
    board: law
"""


def revived(mine: str, card: str) -> tuple[int, int]:
    """The coins that building a card from the discard pile brings, and the pawn's place then."""
    game = at(MAUSOLEUM.format(mine, card))
    play(game, "wonder mausoleum using palace")
    before = coins(game)[0]
    play(game, f"revive {card}")
    assert card in city(game, 0)["cards"]
    assert game.view()["discard"] == []
    return coins(game)[0] - before, game.state.pawn


@pytest.mark.parametrize(
    ("mine", "card", "earned", "pawn"),
    [
        ("", "brewery", 6, 0),
        ("", "walls", 0, 2),
        ("press glassworks", "chamber_of_commerce", 6, 0),
        ("library school", "scientists_guild", 2, 0),
        ("", "town_hall", 0, 0),
        ("", "lighthouse", 1, 0),
    ],
)
def test_R36_the_mausoleum_builds_a_discarded_card_free_with_all_effects(
    mine: str, card: str, earned: int, pawn: int
) -> None:
    assert revived(mine, card) == (earned, pawn)


def test_R36_a_pair_from_the_discard_pile_takes_a_token() -> None:
    game = at(MAUSOLEUM.format("scriptorium", "library"))
    play(game, "wonder mausoleum using palace", "revive library")
    assert decision(game) == (0, "take")
    assert decision(play(game, "take law")) == (1, "turn")


def test_R36_a_producer_from_the_discard_pile_produces_and_weighs_on_prices() -> None:
    game = at(MAUSOLEUM.format("", "shelf_quarry"))
    play(game, "wonder mausoleum using palace", "revive shelf_quarry")
    assert city(game, 0)["production"] == {"S": 2}
    assert city(game, 1)["prices"]["S"] == 4


def test_R36_a_chain_from_the_discard_pile_counts_later() -> None:
    game = at(MAUSOLEUM.format("", "brewery"))
    play(game, "wonder mausoleum using palace", "revive brewery")
    assert game.explain(0, "build arena") == [{"step": "chain", "card": "brewery"}]


def test_R36_a_card_destroyed_earlier_can_be_taken() -> None:
    game = at("""
        age: 2
        coins: 30 30
        wonders 0: circus_maximus mausoleum
        city 1: glassworks
        discard: altar
        open: walls temple forum
    """)
    play(game, "wonder circus_maximus using walls", "destroy glassworks", "sell temple")
    play(game, "wonder mausoleum using forum")
    assert game.legal_texts(0) == ["revive glassworks", "revive altar", "revive temple"]
    play(game, "revive glassworks")
    assert city(game, 0)["production"] == {"G": 1}


@pytest.mark.parametrize(
    ("wonder", "colour", "mine", "others"),
    [
        ("circus_maximus", "grey", ["glassworks", "drying_room"], "quarry tavern walls"),
        ("statue_of_zeus", "brown", ["lumber_yard", "shelf_quarry"], "glassworks tavern walls"),
    ],
)
def test_R37_only_a_card_of_that_colour_can_be_destroyed(wonder: str, colour: str, mine: list[str], others: str) -> None:
    game = at(f"""
        age: 2
        coins: 30 7
        wonders 0: {wonder}
        city 0: press clay_pool
        city 1: {" ".join(mine)} {others}
        open: aqueduct statue
    """)
    play(game, f"wonder {wonder} using aqueduct")
    assert game.view()["decision"] == {"kind": "destroy", "seat": 0, "colour": colour}
    assert game.legal_texts(0) == [f"destroy {card}" for card in mine]
    play(game, f"destroy {mine[1]}")
    assert game.view()["discard"] == [mine[1]]
    assert mine[1] not in city(game, 1)["cards"]
    assert decision(game) == (1, "turn")


def test_R37_production_and_weight_on_prices_end() -> None:
    game = at("""
        age: 2
        coins: 30 7
        wonders 0: statue_of_zeus
        city 1: shelf_quarry quarry
        open: aqueduct statue
    """)
    play(game, "wonder statue_of_zeus using aqueduct")
    assert city(game, 0)["prices"]["S"] == 5
    play(game, "destroy shelf_quarry")
    assert city(game, 0)["prices"]["S"] == 3
    assert city(game, 1)["production"] == {"S": 1}


def test_R37_destroyed_cards_no_longer_count_for_guilds() -> None:
    text = "age: 3 \n coins: 30 7 \n wonders 0: statue_of_zeus \n city 0: shipowners_guild \n city 1: quarry clay_pool \n"
    game = at(text + "open: palace study")
    assert sheet(game, 0)["guilds"] == 2
    play(game, "wonder statue_of_zeus using palace", "destroy quarry")
    assert sheet(game, 0)["guilds"] == 1


LIBRARY = """
    age: 2
    coins: 30 7
    wonders 0: great_library
    board: agriculture law strategy urbanism masonry
    aside: architecture economy mathematics philosophy theology
    open: walls temple
"""


def test_R38_the_library_keeps_one_of_three_tokens_set_aside() -> None:
    game = at(LIBRARY)
    play(game, "wonder great_library using walls")
    drawn = game.view(0)["drawn"]
    assert len(drawn) == 3
    assert {*drawn} <= {"architecture", "economy", "mathematics", "philosophy", "theology"}
    assert game.legal_texts(0) == [f"take {token}" for token in drawn]
    board = game.view()["board"]
    play(game, f"take {drawn[1]}")
    assert city(game, 0)["tokens"] == [drawn[1]]
    assert game.view()["board"] == board
    assert sorted([*game.view()["aside"], drawn[1]]) == ["architecture", "economy", "mathematics", "philosophy", "theology"]
    assert "drawn" not in game.view(0)
    assert game.state.drawn == 0


def test_R38_only_the_builder_sees_the_three() -> None:
    game = at(LIBRARY)
    events = game.copy().play_with_events(0, "wonder great_library using walls")
    drawn = next(event for event in events[0] if event["event"] == "library")["tokens"]
    assert isinstance(drawn, list)
    assert len(drawn) == 3
    for viewer in (1, None):
        assert next(event for event in events[viewer] if event["event"] == "library")["tokens"] == []
    play(game, "wonder great_library using walls")
    assert "drawn" in game.view(0)
    assert "drawn" not in game.view(1)
    assert "drawn" not in game.view()
    assert game.legal(1) == []


def test_R38_the_builder_keeps_what_it_saw_and_the_other_seat_cannot_know_it() -> None:
    game = play(at(LIBRARY), "wonder great_library using walls")
    assert {game.reshuffled(0, seed).state.drawn for seed in range(30)} == {game.state.drawn}
    others = {game.reshuffled(1, seed).state.drawn for seed in range(200)}
    assert len(others) == 10
    assert all(drawn.bit_count() == 3 and not drawn & ~game.state.aside for drawn in others)


def test_R38_all_ten_draws_happen() -> None:
    drawn = set()
    for chance in range(200):
        game = play(at(f"{LIBRARY}\n rng: {chance * 10**15}"), "wonder great_library using walls")
        drawn.add(tuple(game.view(0)["drawn"]))
    assert len(drawn) == 10


def test_R38_the_kept_token_works_at_once() -> None:
    game = at("age: 2 \n coins: 20 7 \n wonders 0: great_library \n board: law \n aside: urbanism \n open: walls temple")
    play(game, "wonder great_library using walls")
    before = coins(game)[0]
    assert coins(play(game, "take urbanism"))[0] == before + 6


@pytest.mark.parametrize(("theirs", "left"), [(10, 7), (3, 0), (2, 0), (0, 0)])
def test_R39_the_appian_way_takes_up_to_3_coins_for_the_bank(theirs: int, left: int) -> None:
    game = at(f"age: 2 \n coins: 10 {theirs} \n wonders 0: appian_way \n open: walls temple")
    play(game, "wonder appian_way using walls")
    assert coins(game) == (10 - 10 + 3, left)
    assert decision(game) == (0, "turn")


def test_R40_a_wonder_that_is_not_built_gives_nothing() -> None:
    game = at("""
        age: 3
        coins: 0 0
        wonders 0: pyramids colossus great_lighthouse piraeus
        city 1: builders_guild
        open: arena
    """)
    assert sheet(game, 0) == {}
    assert sheet(game, 1) == {}
    assert city(game, 0)["choices"] == {"raw": 0, "manufactured": 0}
    assert game.state.pawn == 0
    assert price(game, "build arena") == 6


def test_R40_a_built_wonder_gives_its_points() -> None:
    game = at("age: 3 \n coins: 0 0 \n wonders 0: pyramids+altar sphinx+baths mausoleum \n open: arena")
    assert sheet(game, 0) == {"wonders": 15}
    assert card_in(game, 5)["price"] == (6, 6)
