"""R23 to R32: playing a card, turning cards up, playing again, the end of an age, the discard pile."""

from __future__ import annotations

import pytest
from tests.duel.conftest import at, can, card_in, city, coins, decision, events_after, fresh, mover, play, refusal

from pharos.games.duel.constants import SALE, SALE_PER_CARD
from pharos.games.duel.state import BOX
from pharos.games.duel.tables import N_CARDS
from pharos.locales import languages, words

PAIR = """
    age: 2
    coins: 30 30
    wonders 0: sphinx hanging_gardens pyramids colossus
    wonders 1: piraeus great_lighthouse appian_way mausoleum
    layout: - - - - - - - - - - - walls - - - ?forum - - brewery temple
"""


def test_R23_a_covered_card_cannot_be_played() -> None:
    game = at(PAIR)
    assert card_in(game, 11)["open"] is card_in(game, 15)["open"] is False
    assert refusal(game, "build walls") == "duel-error-not-open"
    assert refusal(game, "sell forum") == "duel-error-not-open"
    assert refusal(game, "wonder sphinx using walls") == "duel-error-not-open"


def test_R23_a_card_is_open_when_the_last_card_on_it_is_gone() -> None:
    game = at("""
        age: 1
        layout: - - - - - - - - - - - - - ?altar - - - - theater baths
    """)
    play(game, "sell theater")
    assert not card_in(game, 13)["open"]
    play(game, "sell baths")
    assert card_in(game, 13)["card"] == "altar"
    assert can(game, "build altar")


def test_R23_there_is_no_passing_and_selling_is_always_possible() -> None:
    game = at("age: 3 \n coins: 0 0 \n open: palace town_hall")
    assert game.legal_texts(0) == ["sell palace", "sell town_hall"]


def test_R24_an_open_card_is_built_sold_or_used_for_an_own_wonder() -> None:
    game = at(PAIR)
    assert game.legal_texts(0) == [
        "build brewery",
        "build temple",
        "sell brewery",
        "sell temple",
        *(
            f"wonder {wonder} using {card}"
            for wonder in ("sphinx", "hanging_gardens", "pyramids", "colossus")
            for card in ("brewery", "temple")
        ),
    ]
    assert game.legal_texts(1) == []


def test_R24_the_wonders_of_others_and_those_that_stand_are_refused() -> None:
    game = at("age: 2 \n coins: 30 7 \n wonders 0: sphinx+altar \n wonders 1: colossus \n open: walls")
    assert refusal(game, "wonder colossus using walls") == "duel-error-not-your-wonder"
    assert refusal(game, "wonder temple_of_artemis using walls") == "duel-error-not-your-wonder"
    assert refusal(game, "wonder sphinx using walls") == "duel-error-wonder-done"
    assert game.legal_texts(0) == ["build walls", "sell walls"]


def test_R24_each_player_in_turn() -> None:
    game = fresh(24)
    seats = []
    for _ in range(12):
        seats.append(mover(game))
        play(game, next(text for text in game.legal_texts(mover(game)) if text.startswith("sell")))
    assert seats == [0, 1] * 6


@pytest.mark.parametrize(
    ("mine", "card", "earned"),
    [
        ("", "palace", 2),
        ("", "lighthouse", 2),
        ("tavern", "palace", 3),
        ("tavern forum customs_house port", "palace", 6),
        ("merchants_guild builders_guild", "palace", 2),
        ("walls library aqueduct quarry glassworks", "palace", 2),
    ],
)
def test_R25_selling_gives_2_coins_and_1_for_each_yellow_card(mine: str, card: str, earned: int) -> None:
    game = at(f"age: 3 \n coins: 1 7 \n city 0: {mine} \n city 1: brewery \n open: {card} arena")
    assert city(game, 0)["sale"] == earned
    assert events_after(game, f"sell {card}")[0] == {"event": "sell", "seat": 0, "card": card, "coins": earned}
    assert coins(game) == (1 + earned, 7)


@pytest.mark.parametrize("language", languages())
def test_R25_the_help_page_names_the_coins_of_a_sale(language: str) -> None:
    sentence = words(language).say("web-rules-duel-sell")
    assert sentence.index(f" {SALE} ") < sentence.index(f" {SALE_PER_CARD} ")


def test_R25_the_card_sold_lies_in_the_discard_pile_and_does_nothing() -> None:
    game = at("age: 3 \n coins: 0 7 \n open: pretorium palace")
    play(game, "sell pretorium")
    assert game.view()["discard"] == ["pretorium"]
    assert game.state.pawn == 0
    assert city(game, 0)["cards"] == []


def test_R26_both_may_look_at_the_discard_pile() -> None:
    game = at("age: 2 \n discard: altar stable \n open: walls forum")
    play(game, "sell walls")
    for seat in (0, 1, None):
        assert game.view(seat)["discard"] == ["stable", "altar", "walls"]


def test_R27_the_card_under_a_wonder_has_no_effect_colour_or_symbol() -> None:
    game = at("""
        age: 3
        coins: 30 7
        wonders 0: pyramids mausoleum
        city 0: library
        open: study tacticians_guild university
    """)
    play(game, "wonder pyramids using study")
    mine = city(game, 0)
    assert mine["cards"] == ["library"]
    assert mine["science"] == ["quill"]
    assert mine["score"]["science"] == 2
    assert game.view()["discard"] == []


def test_R27_a_yellow_card_under_a_wonder_earns_nothing_at_a_sale() -> None:
    assert city(at("age: 2 \n wonders 0: sphinx+tavern \n open: walls"), 0)["sale"] == 2


HIDDEN = """
    age: 2
    coins: 30 30
    {}
    layout: - - - - - - - - - - - - - - - ?forum ?barracks - walls temple
"""


def test_R28_cards_that_become_open_are_turned_up() -> None:
    game = at(HIDDEN.format(""))
    assert card_in(game, 15)["card"] is None
    assert events_after(game, "sell walls")[-1] == {"event": "reveal", "slot": 15, "card": "forum"}
    assert card_in(game, 15)["card"] == "forum"
    assert card_in(game, 16)["card"] is None


@pytest.mark.parametrize(
    ("position", "action", "choice"),
    [
        ("city 0: scriptorium \n wonders 0: great_library", "wonder great_library using walls", "library"),
        ("discard: altar \n wonders 0: mausoleum", "wonder mausoleum using walls", "revive"),
        ("city 1: quarry \n wonders 0: statue_of_zeus", "wonder statue_of_zeus using walls", "destroy"),
    ],
)
def test_R28_they_stay_face_down_while_a_choice_is_due(position: str, action: str, choice: str) -> None:
    game = at(HIDDEN.format(position))
    play(game, action)
    assert decision(game) == (0, choice)
    assert card_in(game, 15)["open"]
    assert [card_in(game, 15, seat)["card"] for seat in (0, 1, None)] == [None, None, None]
    play(game, game.legal_texts(0)[0])
    assert card_in(game, 15)["card"] == "forum"


def test_R28_a_progress_token_is_chosen_before_cards_are_turned_up() -> None:
    game = at("""
        age: 2
        city 0: scriptorium
        board: law
        layout: - - - - - - - - - - - - - - - ?forum - - library -
    """)
    play(game, "build library")
    assert decision(game) == (0, "take")
    assert card_in(game, 15, 0)["card"] is None
    assert {"event": "reveal", "slot": 15, "card": "forum"} in events_after(game, "take law")


def test_R29_playing_again_is_a_new_turn_after_cards_are_turned_up() -> None:
    game = at(PAIR)
    events = events_after(game, "wonder sphinx using brewery")
    assert events[-2:] == [{"event": "reveal", "slot": 15, "card": "forum"}, {"event": "again", "seat": 0}]
    assert decision(game) == (0, "turn")
    assert can(game, "build forum")


def test_R29_several_in_a_row_are_possible() -> None:
    game = at(PAIR)
    play(game, "wonder sphinx using brewery", "wonder hanging_gardens using temple")
    assert decision(game) == (0, "turn")
    play(game, "wonder pyramids using forum")
    assert decision(game) == (1, "turn")


def test_R29_the_second_turn_produces_anew() -> None:
    game = at("""
        age: 2
        coins: 0 0
        city 0: caravansery quarry clay_pool glassworks glass_blower
        wonders 0: sphinx
        open: brewery rostrum walls
    """)
    play(game, "wonder sphinx using brewery")
    assert can(game, "build walls")
    assert can(game, "build rostrum")


@pytest.mark.parametrize("tokens", ["", "tokens 0: theology"])
def test_R29_playing_again_is_lost_with_the_last_card_of_an_age(tokens: str) -> None:
    game = at(f"age: 1 \n coins: 30 7 \n wonders 0: sphinx \n pawn: 2 \n {tokens} \n open: altar")
    events = events_after(game, "wonder sphinx using altar")
    assert "again" not in [event["event"] for event in events]
    assert decision(game) == (1, "begin")
    play(game, "begin 1")
    assert decision(game) == (1, "turn")
    play(game, "sell " + next(card["card"] for card in game.view()["layout"] if card["open"]))
    assert decision(game) == (0, "turn")


def test_R29_playing_again_with_the_very_last_card_ends_the_game() -> None:
    game = at("age: 3 \n coins: 30 7 \n wonders 0: sphinx \n open: palace")
    play(game, "wonder sphinx using palace")
    assert game.is_over


def test_R30_the_next_layout_lies_open_before_its_beginner_is_chosen() -> None:
    game = at("age: 1 \n open: altar")
    events = events_after(game, "sell altar")
    assert {"event": "age", "age": 2} in events
    assert decision(game) == (0, "begin")
    assert game.view()["age"] == 2
    assert [card["card"] is not None for card in game.view()["layout"]].count(True) == 12


@pytest.mark.parametrize("seed", range(3))
def test_R30_an_age_has_twenty_turns(seed: int) -> None:
    game = fresh(seed)
    turns = {1: 0, 2: 0, 3: 0}
    while not game.is_over:
        if decision(game)[1] == "turn":
            turns[game.view()["age"]] += 1
        play(game, next(text for text in game.legal_texts(mover(game)) if text.startswith(("sell", "begin"))))
    assert turns == {1: 20, 2: 20, 3: 20}


@pytest.mark.parametrize(("pawn", "player", "chooser"), [(1, 0, 1), (8, 1, 1), (-1, 1, 0), (-8, 0, 0), (0, 0, 0), (0, 1, 1)])
@pytest.mark.parametrize("age", [1, 2])
def test_R31_the_weaker_player_chooses_who_begins(pawn: int, player: int, chooser: int, age: int) -> None:
    last = {1: "altar", 2: "walls"}[age]
    game = at(f"age: {age} \n pawn: {pawn} \n military tokens: | \n open: {last} \n pending: {player} turn")
    play(game, f"sell {last}")
    assert decision(game) == (chooser, "begin")
    assert game.legal_texts(chooser) == ["begin 0", "begin 1"]
    assert game.legal_texts(1 - chooser) == []


@pytest.mark.parametrize("first", [0, 1])
def test_R31_the_opponent_may_be_chosen(first: int) -> None:
    game = at("age: 1 \n open: altar")
    assert events_after(play(game, "sell altar"), f"begin {first}")[0] == {"event": "begin", "seat": 0, "first": first}
    assert decision(game) == (first, "turn")


def test_R31_the_last_card_itself_moves_the_pawn_first() -> None:
    game = at("age: 1 \n pawn: -1 \n coins: 7 7 \n open: palisade")
    play(game, "build palisade")
    assert decision(game) == (0, "begin")
    game = at("age: 1 \n pawn: 0 \n coins: 7 7 \n open: palisade")
    assert decision(play(game, "build palisade")) == (1, "begin")


def test_R32_removed_cards_are_never_in_the_discard_pile() -> None:
    game = fresh(32)
    removed = {card for card in range(N_CARDS) if game.state.where[card] == BOX} - set(game.state.decks)
    assert len(removed) == 13
    while not game.is_over:
        play(game, next(text for text in game.legal_texts(mover(game)) if text.startswith(("sell", "begin"))))
    assert len(game.view()["discard"]) == 60
    assert {card for card in range(N_CARDS) if game.state.where[card] == BOX} == removed


def test_R32_nobody_can_tell_a_removed_card_from_a_face_down_one() -> None:
    game = fresh(32)
    hidden = [slot for slot in range(20) if not game.state.shown >> slot & 1]
    seen = {game.reshuffled(0, seed).state.layout[slot] for seed in range(60) for slot in hidden}
    unknown = {card for card in range(23) if game.state.where[card] == BOX} | {game.state.layout[s] for s in hidden}
    assert seen == unknown
    assert len(unknown) == 11
