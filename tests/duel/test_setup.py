"""R1 to R9 and R61: setting up, the wonder draft, the layouts."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from tests.duel.conftest import at, can, card_in, city, coins, decision, events_after, fresh, mover, play

from pharos import ruleset
from pharos.games.duel.names import CARD_NAMES
from pharos.games.duel.state import BOX, LAYOUT

SEEDS = range(40)
AGE_OF = {row["name"]: row["age"] for row in ruleset("duel").catalogue()["card"]}


def decks(seed: int) -> list[list[str]]:
    """The twenty cards of each age, before the first age is laid out."""
    dealt = fresh(seed, "draft").state.decks
    return [[CARD_NAMES[card] for card in dealt[20 * age : 20 * age + 20]] for age in range(3)]


def test_R1_the_pawn_starts_in_the_middle_and_two_tokens_threaten_each_player() -> None:
    shown = fresh(1).view()
    assert shown["pawn"] == 0
    assert shown["military_tokens"] == ([2, 5], [2, 5])


@pytest.mark.parametrize("seed", range(5))
def test_R2_five_tokens_lie_on_the_board_and_the_other_five_are_known(seed: int) -> None:
    shown = fresh(seed).view(0)
    assert len(shown["board"]) == len(shown["aside"]) == 5
    assert {*shown["board"], *shown["aside"]} == {row["name"] for row in ruleset("duel").catalogue()["token"]}


def test_R2_every_token_comes_to_the_board_about_half_the_time() -> None:
    times = Counter(token for seed in range(400) for token in fresh(seed).view()["board"])
    assert len(times) == 10
    assert all(150 < n < 250 for n in times.values())


@pytest.mark.parametrize("wonders", ["draft", "first-game"])
def test_R3_everybody_begins_with_7_coins_and_an_empty_city(wonders: str) -> None:
    game = fresh(3, wonders)
    assert coins(game) == (7, 7)
    for seat in range(2):
        mine = city(game, seat)
        assert mine["cards"] == mine["tokens"] == mine["science"] == []
        assert mine["production"] == {}
        assert sum(mine["score"].values()) == 2


def test_R4_the_draft_goes_one_two_one_and_then_the_other_way_round() -> None:
    game = fresh(4, "draft")
    order, offers = [], []
    while decision(game)[1] == "draft":
        order.append(mover(game))
        offers.append(len(game.view()["offer"]))
        play(game, game.legal_texts(mover(game))[0])
    assert order == [0, 1, 1, 1, 0, 0]
    assert offers == [4, 3, 2, 4, 3, 2]
    assert [len(city(game, seat)["wonders"]) for seat in range(2)] == [4, 4]


def test_R4_the_last_wonder_of_each_group_is_nobodys_choice() -> None:
    game = fresh(4, "draft")
    first = game.view()["offer"]
    play(game, *(f"draft {wonder}" for wonder in first[:2]))
    events = events_after(game, f"draft {first[2]}")
    assert [(event["seat"], event["wonder"]) for event in events if event["event"] == "draft"] == [
        (1, first[2]),
        (0, first[3]),
    ]
    assert [row["wonder"] for row in city(game, 0)["wonders"]] == [first[0], first[3]]
    second = game.view()["offer"]
    play(game, *(f"draft {wonder}" for wonder in second[:3]))
    assert [row["wonder"] for row in city(game, 1)["wonders"]] == [*first[1:3], second[0], second[3]]
    assert not {*first} & {*second}


def test_R4_a_wonder_that_is_not_on_offer_cannot_be_taken() -> None:
    game = fresh(4, "draft")
    offered = {f"draft {wonder}" for wonder in game.view()["offer"]}
    assert {*game.legal_texts(0)} == offered
    assert game.legal_texts(1) == []


def test_R5_a_first_game_has_fixed_wonders() -> None:
    game = fresh(5)
    assert [row["wonder"] for row in city(game, 0)["wonders"]] == [
        "pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus",
    ]  # fmt: skip
    assert [row["wonder"] for row in city(game, 1)["wonders"]] == [
        "circus_maximus", "piraeus", "appian_way", "colossus",
    ]  # fmt: skip
    assert decision(game) == (0, "turn")


@pytest.mark.parametrize("seed", SEEDS)
def test_R6_three_cards_of_each_age_are_removed_and_three_guilds_join(seed: int) -> None:
    one, two, three = decks(seed)
    assert [len(set(deck)) for deck in (one, two, three)] == [20, 20, 20]
    assert Counter(AGE_OF[card] for card in one) == {"1": 20}
    assert Counter(AGE_OF[card] for card in two) == {"2": 20}
    assert Counter(AGE_OF[card] for card in three) == {"3": 17, "guild": 3}


def test_R6_every_card_is_sometimes_removed_and_sometimes_dealt() -> None:
    dealt = Counter(card for seed in range(200) for deck in decks(seed) for card in deck)
    assert len(dealt) == 73
    for card, times in dealt.items():
        low, high = (55, 120) if AGE_OF[card] == "guild" else (150, 195)
        assert low < times < high, card


def test_R7_the_four_wonders_left_over_are_nowhere_to_be_seen() -> None:
    game = fresh(7, "draft")
    while decision(game)[1] == "draft":
        play(game, game.legal_texts(mover(game))[0])
    owned = {row["wonder"] for seat in range(2) for row in city(game, seat)["wonders"]}
    assert len(owned) == 8
    shown = repr([game.view(seat) for seat in (0, 1, None)])
    for row in ruleset("duel").catalogue()["wonder"]:
        assert (row["name"] in owned) == (f"'wonder': '{row['name']}'" in shown)


def test_R7_whoever_drafts_cannot_tell_the_second_group() -> None:
    game = fresh(7, "draft")
    seconds = {tuple(game.reshuffled(0, seed).state.wonder_deck[4:8]) for seed in range(20)}
    assert len(seconds) > 10
    assert {tuple(game.reshuffled(0, seed).state.wonder_deck[:4]) for seed in range(20)} == {
        tuple(game.state.wonder_deck[:4])
    }


FACE_UP = {
    1: [0, 1, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19],
    2: [0, 1, 2, 3, 4, 5, 11, 12, 13, 14, 18, 19],
    3: [0, 1, 5, 6, 7, 8, 11, 12, 13, 14, 18, 19],
}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_R8_an_age_is_twenty_cards_some_face_up_and_some_face_down(age: int) -> None:
    shown = at(f"age: {age}").view()["layout"]
    assert [card["slot"] for card in shown] == list(range(20))
    assert [card["slot"] for card in shown if card["card"]] == FACE_UP[age]
    assert [card["slot"] for card in shown if card["open"]] == ([*range(14, 20)] if age == 1 else [18, 19])


def test_R8_the_layout_of_the_next_age_is_that_of_its_deck() -> None:
    game = at("age: 1 \n layout: altar" + " -" * 19)
    deck = game.state.decks[20:40]
    play(game, "sell altar")
    assert game.state.layout == deck
    assert {game.state.where[card] for card in deck} == {LAYOUT}


def test_R9_a_face_down_guild_shows_its_back() -> None:
    game = at("""
        age: 3
        layout: - - - - - - - - - ?builders_guild ?arena palace - study - - - - - -
    """)
    for seat in (0, 1, None):
        assert card_in(game, 9, seat) | {"row": 0, "x": 0} == {
            "slot": 9, "row": 0, "x": 0, "open": False, "back": "guild", "card": None,
        }  # fmt: skip
        assert card_in(game, 10, seat)["back"] == "3"


def test_R9_a_guild_stays_a_guild_when_the_hidden_cards_are_dealt_anew() -> None:
    game = at("age: 3")
    backs = [card["back"] for card in game.view(0)["layout"]]
    for seed in range(20):
        assert [card["back"] for card in game.reshuffled(0, seed).view(0)["layout"]] == backs


def test_R61_the_first_player_of_the_draft_begins_age_I() -> None:
    game = fresh(61, "draft")
    assert decision(game) == (0, "draft")
    while decision(game)[1] == "draft":
        play(game, game.legal_texts(mover(game))[0])
    assert game.view()["age"] == 1
    assert decision(game) == (0, "turn")
    assert decision(fresh(61)) == (0, "turn")


def test_R61_the_same_seed_deals_the_same_game_and_neighbours_do_not() -> None:
    texts = [fresh(seed).position_text() for seed in range(20)]
    assert texts == [fresh(seed).position_text() for seed in range(20)]
    assert all(one != two for one, two in pairwise(texts))


def test_R6_removed_cards_are_in_the_box() -> None:
    game = fresh(6)
    state = game.state
    boxed = [name for card, name in enumerate(CARD_NAMES) if state.where[card] == BOX and card not in state.decks]
    assert Counter(AGE_OF[name] for name in boxed) == {"1": 3, "2": 3, "3": 3, "guild": 4}
    assert not any(can(game, f"{verb} {card}") for card in boxed for verb in ("build", "sell"))
