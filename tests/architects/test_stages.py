"""Turns, stages and how they are paid for: R4 to R13 and the rulings R41 to R46."""

from __future__ import annotations

import pytest
from tests.architects.conftest import DULL, DULL_OTHERS, at, built, cards, city, decision, legal, play, refusal

from pharos.games.architects.names import WONDER_NAMES
from pharos.games.architects.tables import AVAILABLE
from pharos.games.architects.vocabulary import COSTS
from pharos.games.architects.wonders import WONDERS

# The printed wonders once more, by hand: points by stage (2≠ 2= 3≠ 3= 4≠), stages with the effect, levels, build orders.
STAGES = [
    ("alexandria", (4, 3, 6, 5, 7), (2, 4), "1 2 3 4 5", 1),
    ("babylon", (3, 0, 5, 5, 7), (2, 4), "1 2 3 45", 2),
    ("ephesus", (3, 3, 4, 5, 7), (2, 3, 4), "1 234 5", 6),
    ("giza", (4, 5, 6, 7, 8), (), "1 2 3 4 5", 1),
    ("halicarnassus", (3, 3, 6, 5, 7), (2, 4), "1 2 34 5", 2),
    ("olympia", (3, 2, 5, 5, 7), (2, 4), "1 23 4 5", 2),
    ("rhodes", (4, 4, 5, 6, 7), (2, 4), "12 3 4 5", 2),
]


def orders(wonder: int, stages: int = 0) -> int:
    """In how many orders the rest of a wonder can be built."""
    open_stages = AVAILABLE[wonder * 32 + stages]
    ways = [orders(wonder, stages | 1 << n) for n in range(5) if open_stages >> n & 1]
    return sum(ways) if ways else int(stages == 31)


@pytest.mark.parametrize(("name", "points", "effects", "levels", "n"), STAGES)
def test_R7_the_stages_of_every_wonder(
    name: str, points: tuple[int, ...], effects: tuple[int, ...], levels: str, n: int
) -> None:
    row = WONDERS[WONDER_NAMES.index(name)]
    pieces = {COSTS.index(stage.cost): stage for level in row.levels for stage in level}
    assert tuple(pieces[number].points for number in range(5)) == points
    assert tuple(number + 1 for number in range(5) if pieces[number].effects) == effects
    shape = ["".join(str(COSTS.index(stage.cost) + 1) for stage in level) for level in row.levels]
    assert shape == levels.split()
    assert orders(WONDER_NAMES.index(name)) == n


def test_R4_the_turn_goes_on_until_nothing_is_left() -> None:
    game = at("cards 0: wood stone clay wood wood coin \n stages 0: 1 \n deck 0: gear blue3 \n due: act")
    # 2= with wood, then 3≠ with the other wood, stone and clay: both due, neither a choice.
    assert built(game, 0) == [1, 2, 3]
    assert decision(game) == (1, "take")


def test_R4_one_card_then_the_next_seat() -> None:
    game = at(DULL)
    assert decision(play(game, "take left")) == (1, "take")


def test_R5_an_extra_card_may_come_before_a_stage_that_is_due() -> None:
    game = at("""
        cards 0: stone
        tokens 0: urbanism
        deck 0: wood clay blue3
        deck 1: blue3 blue3
        central: blue3 blue3
    """)
    play(game, "take left")
    assert legal(game) == ["extra left", "extra centre", "extra right", "stage 1 with wood stone"]
    assert built(game, 0) == []
    play(game, "extra left")
    assert legal(game) == ["stage 1 with wood stone", "stage 1 with wood clay", "stage 1 with stone clay"]


def test_R5_cat_and_horns_act_at_once() -> None:
    game = at("tokens 0: propaganda \n deck 0: red1 blue2cat blue3 \n deck 1: blue3 blue3 \n central: blue3 blue3")
    play(game, "take left")
    assert game.view()["conflict"]["peace"] == 2
    play(game, "extra left")
    assert game.view()["cat"] == 0


def test_R6_a_stage_that_can_be_paid_for_is_built() -> None:
    game = at("cards 0: wood \n deck 0: stone blue3")
    assert built(play(game, "take left"), 0) == [1]


def test_R6_several_stages_in_one_turn_also_one_that_just_became_available() -> None:
    game = at("cards 0: wood wood wood \n deck 0: coin blue3")
    # 2≠ with wood and the coin; the two wood left then build 2=.
    play(game, "take left")
    assert built(game, 0) == [1, 2]
    assert cards(game, 0) == {}


def test_R6_it_cannot_be_declined() -> None:
    game = at("cards 0: wood stone \n tokens 0: urbanism \n extras: 1 \n due: act \n" + DULL)
    assert "decline" not in legal(game)
    assert refusal(game, "decline") == "architects-error-must"


def test_R7_the_player_chooses_among_available_stages() -> None:
    game = at("wonders: rhodes giza \n cards 0: coin \n deck 0: coin blue3")
    play(game, "take left")
    assert legal(game) == ["stage 1 with coin coin", "stage 2 with coin coin"]
    assert built(play(game, "stage 2 with coin coin"), 0) == [2]


def test_R7_a_stage_above_is_refused() -> None:
    game = at("wonders: rhodes giza \n cards 0: coin coin coin \n due: act")
    assert refusal(game, "stage 3 with coin coin coin") == "architects-error-stage-above"


def test_R8_the_player_chooses_which_cards_to_spend() -> None:
    game = at("cards 0: wood stone clay \n due: act")
    assert legal(game) == ["stage 1 with wood stone", "stage 1 with wood clay", "stage 1 with stone clay"]
    play(game, "stage 1 with stone clay")
    assert cards(game, 0) == {"wood": 1}
    assert game.view()["discard"] == {"stone": 1, "clay": 1}


def test_R8_which_type_a_coin_completes() -> None:
    game = at("cards 0: wood stone coin \n stages 0: 1 \n due: act")
    assert legal(game) == ["stage 2 with wood coin", "stage 2 with stone coin"]


def test_R8_the_cards_of_a_payment_may_be_named_in_any_order() -> None:
    game = at("cards 0: wood stone clay \n due: act")
    assert built(play(game, "Stage 1 with clay  wood"), 0) == [1]


def test_R9_coins_cannot_be_saved() -> None:
    assert built(play(at("cards 0: coin \n deck 0: coin blue3"), "take left"), 0) == [1]
    assert built(play(at("cards 0: coin \n stages 0: 1 \n deck 0: glass blue3"), "take left"), 0) == [1, 2]


def test_R10_a_second_card_of_a_type_does_not_help_a_cost_of_different_ones() -> None:
    game = at("cards 0: wood wood \n deck 0: wood blue3")
    play(game, "take left")
    assert built(game, 0) == []
    assert cards(game, 0) == {"wood": 3}


def test_R10_a_coin_is_the_missing_type_or_the_common_one() -> None:
    game = at("cards 0: wood wood \n stages 0: 1 2 \n deck 0: coin blue3")
    assert built(play(game, "take left"), 0) == [1, 2]  # 3≠: two types, not three
    game = at("cards 0: wood wood \n stages 0: 1 2 3 \n deck 0: coin blue3")
    assert built(play(game, "take left"), 0) == [1, 2, 3, 4]  # 3=: wood, wood and the coin


def test_R11_economy_makes_a_yellow_card_two_coins_once_a_turn() -> None:
    game = at(
        "tokens 0: economy \n deck 0: coin coin blue3 \n deck 1: blue3 blue3 blue3 blue3 \n central: blue3 blue3 blue3"
    )
    play(game, "take left")
    assert built(game, 0) == [1]
    assert cards(game, 0) == {}
    play(game, "take right", "take centre", "take right")
    assert decision(game) == (0, "take")


def test_R11_the_two_coins_may_replace_different_resources_and_do_not_outlast_the_card() -> None:
    game = at("cards 0: wood \n stages 0: 1 2 \n tokens 0: economy \n deck 0: coin blue3")
    assert built(play(game, "take left"), 0) == [1, 2, 3]
    # One coin is missing for 2≠: the card is spent whole, nothing is left for 2=.
    game = at("cards 0: wood wood \n tokens 0: economy \n deck 0: coin blue3")
    play(game, "take left")
    assert built(game, 0) == [1]
    assert cards(game, 0) == {"wood": 1}


def test_R11_only_one_yellow_card_a_turn() -> None:
    game = at("cards 0: coin \n tokens 0: economy \n deck 0: coin blue3")
    play(game, "take left")
    assert built(game, 0) == [1]
    assert cards(game, 0) == {"coin": 1}


def test_R12_engineering_drops_identical_and_different_but_not_the_number() -> None:
    game = at("cards 0: wood wood wood \n stages 0: 1 2 3 4 \n tokens 0: engineering \n deck 0: wood blue3 \n" + DULL_OTHERS)
    play(game, "take left")
    assert legal(game) == ["stage 5 with wood wood wood wood", "decline"]
    assert built(play(game, "stage 5 with wood wood wood wood"), 0) == [1, 2, 3, 4, 5]
    game = at("cards 0: wood wood \n stages 0: 1 2 3 4 \n tokens 0: engineering \n deck 0: wood blue3")
    assert built(play(game, "take left"), 0) == [1, 2, 3, 4]


def test_R12_engineering_beside_a_payment_that_does_without() -> None:
    game = at("cards 0: wood wood coin \n tokens 0: engineering \n due: act")
    assert legal(game) == ["stage 1 with wood coin", "stage 1 with wood wood"]
    assert refusal(game, "decline") == "architects-error-must"
    play(game, "stage 1 with wood wood")
    assert cards(game, 0) == {"coin": 1}


def test_R12_a_payment_that_needs_no_token_is_offered_once() -> None:
    game = at("cards 0: wood wood stone \n tokens 0: engineering \n due: act")
    assert legal(game) == ["stage 1 with wood stone", "stage 1 with wood wood"]


def test_R13_the_effect_comes_before_the_turn_goes_on() -> None:
    game = at("""
        wonders: alexandria giza
        cards 0: wood stone clay
        stages 0: 1
        deck 0: wood blue3
        deck 1: papyrus blue3
    """)
    play(game, "take left")  # 2= is built; its card comes before 3≠ is due
    assert decision(game) == (0, "reach")
    assert built(game, 0) == [1, 2]
    play(game, "reach giza")
    assert decision(game) == (1, "take")
    assert built(game, 0) == [1, 2, 3]


def test_R13_a_stage_without_the_sign_has_no_effect() -> None:
    game = at("wonders: alexandria giza \n cards 0: wood \n deck 0: stone blue3")
    assert decision(play(game, "take left")) == (1, "take")
    assert cards(game, 0) == {}


def test_R41_as_few_coins_as_possible() -> None:
    game = at("cards 0: wood stone coin \n due: act")
    assert built(game, 0) == [1]
    assert cards(game, 0) == {"coin": 1}
    game = at("cards 0: wood wood stone coin coin \n stages 0: 1 2 3 \n due: act")
    assert built(game, 0) == [1, 2, 3, 4]
    assert cards(game, 0) == {"stone": 1, "coin": 1}


def test_R41_a_dearer_payment_is_refused() -> None:
    game = at("wonders: rhodes giza \n cards 0: wood stone coin coin \n due: act")
    assert legal(game) == ["stage 1 with wood stone", "stage 2 with wood coin", "stage 2 with stone coin"]
    assert refusal(game, "stage 1 with wood coin") == "architects-error-no-payment"
    assert refusal(game, "stage 1 with clay glass") == "architects-error-not-yours"


def test_R42_a_payment_that_prevents_a_second_stage_is_not_offered() -> None:
    """With stone and clay for 2≠, the two wood build 2=; so no wood may go into the first stage."""
    game = at("cards 0: wood wood stone clay \n due: act \n extras: 1")
    assert [text for text in legal(game) if text.startswith("stage")] == ["stage 1 with stone clay"]
    assert "decline" not in legal(game)
    assert refusal(game, "stage 1 with wood stone") == "architects-error-more-stages"
    assert refusal(game, "stage 1 with wood wood") == "architects-error-no-payment"
    play(game, "stage 1 with stone clay", "stage 2 with wood wood")
    assert built(game, 0) == [1, 2]


def test_R42_leaves_the_choice_where_every_payment_allows_as_many_stages() -> None:
    game = at("cards 0: wood stone clay \n due: act")
    assert legal(game) == ["stage 1 with wood stone", "stage 1 with wood clay", "stage 1 with stone clay"]
    game = at("cards 0: wood wood stone stone clay \n due: act")  # 2≠ with wood and stone would leave nothing for 2=
    assert legal(game) == ["stage 1 with wood clay", "stage 1 with stone clay"]


def test_R42_the_choice_of_a_stage_must_not_prevent_another() -> None:
    """In Rhodes the first two stages may be built in either order; 2= may not take what 2≠ needs."""
    game = at("wonders: rhodes giza \n cards 0: wood wood wood stone \n due: act")
    assert legal(game) == ["stage 1 with wood stone", "stage 2 with wood wood"]
    game = at("wonders: rhodes giza \n cards 0: wood wood stone stone coin \n due: act")
    assert "stage 2 with wood wood" in legal(game)


def test_R42_engineering_may_not_prevent_a_stage_that_is_due() -> None:
    game = at("cards 0: wood wood stone clay \n tokens 0: engineering \n due: act \n extras: 1")
    assert [text for text in legal(game) if text.startswith("stage")] == ["stage 1 with stone clay"]
    game = at("cards 0: wood wood \n tokens 0: engineering \n due: act \n extras: 1")  # here no other stage is due
    assert [text for text in legal(game) if text.startswith("stage")] == ["stage 1 with wood wood"]


def test_R43_economy_forces_a_stage_engineering_does_not() -> None:
    assert built(play(at("tokens 0: economy \n deck 0: coin blue3"), "take left"), 0) == [1]
    game = at("cards 0: wood \n tokens 0: engineering \n deck 0: wood blue3")
    play(game, "take left")
    assert legal(game) == ["stage 1 with wood wood", "decline"]
    play(game, "decline")
    assert built(game, 0) == []
    assert decision(game) == (1, "take")


def test_R43_economy_is_used_for_two_coins_even_when_two_cards_are_there() -> None:
    game = at("cards 0: coin \n tokens 0: economy \n deck 0: coin blue3")
    play(game, "take left")
    assert cards(game, 0) == {"coin": 1}
    assert game.view()["discard"] == {"coin": 1}


def test_R44_engineering_serves_one_stage_a_turn() -> None:
    game = at("cards 0: wood wood stone clay clay \n stages 0: 1 2 \n tokens 0: engineering \n due: act")
    play(game, "stage 3 with wood wood clay")
    assert decision(game) == (1, "take")  # stone, clay: 3= only with Engineering once more and a coin
    game = at("cards 0: wood wood wood wood stone stone \n stages 0: 1 2 \n tokens 0: engineering \n due: act")
    play(game, "stage 3 with wood wood stone")  # a second use would build 3= with the others
    assert built(game, 0) == [1, 2, 3]
    assert cards(game, 0) == {"wood": 2, "stone": 1}
    assert decision(game) == (1, "take")


def test_R45_an_extra_card_may_be_declined() -> None:
    game = at("tokens 0: urbanism \n deck 0: wood blue3 \n" + DULL_OTHERS)
    play(game, "take left")
    assert legal(game) == ["extra left", "extra centre", "extra right", "decline"]
    play(game, "decline")
    assert cards(game, 0) == {"wood": 1}
    assert decision(game) == (1, "take")
    play(game, "take centre")  # what was declined is nobody's
    assert decision(game) == (0, "take")


def test_R46_the_effect_of_a_stage_cannot_be_declined() -> None:
    game = at("wonders: alexandria giza \n cards 0: wood coin \n stages 0: 1 \n due: act")
    assert decision(game) == (0, "reach")
    assert legal(game) == ["reach alexandria", "reach giza", "reach central"]
    assert refusal(game, "decline") == "architects-error-other-decision"


def test_the_points_of_stages_are_shown() -> None:
    game = at("wonders: babylon giza \n stages 0: 1 2 \n stages 1: 1 2")
    assert [city(game, seat)["score"]["wonder"] for seat in (0, 1)] == [3, 9]
