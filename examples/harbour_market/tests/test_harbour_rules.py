"""The rules of Harbour Market, each in a position that shows it."""

from __future__ import annotations

import pytest

import pharos

ROW = "market: pier lighthouse mill library \n"


def at(text: str) -> pharos.Game:
    return pharos.position("harbour-market", text, engine="interpreted")


def test_R1_four_cards_are_offered_and_everybody_has_three_coins() -> None:
    game = pharos.new("harbour-market", players=3, seed=1)
    view = game.view()
    assert len(view["market"]) == 4
    assert view["deck"] == 16
    assert [city["coins"] for city in view["cities"]] == [3, 3, 3]


def test_R2_the_first_card_is_free() -> None:
    game = at(ROW)
    game.play(0, "take pier")
    assert game.view()["cities"][0]["coins"] == 3
    assert game.to_act == (1,)


def test_R3_each_card_before_it_gets_a_coin() -> None:
    game = at(ROW)
    game.play(0, "take mill")
    assert game.view()["cities"][0]["coins"] == 1
    assert [(offer["card"], offer["coins"]) for offer in game.view()["market"][:2]] == [("pier", 1), ("lighthouse", 1)]


def test_R3_a_card_that_costs_more_than_the_purse_holds_is_refused() -> None:
    game = at(f"{ROW} coins: 1 3")
    assert game.legal_texts(0) == ["take pier", "take lighthouse"]
    with pytest.raises(pharos.IllegalAction) as caught:
        game.play(0, "take library")
    assert caught.value.id == "harbour-market-error-too-expensive"


def test_R4_a_card_brings_the_coins_on_it_and_its_own() -> None:
    game = at("market: money_changer+2 pier \n coins: 0 3")
    game.play(0, "take money_changer")
    assert game.view()["cities"][0]["coins"] == 5


def test_R5_the_deck_fills_the_market_from_the_end() -> None:
    game = at(f"{ROW} deck: warehouse oil_press")
    game.play(0, "take lighthouse")
    assert [offer["card"] for offer in game.view()["market"]] == ["pier", "mill", "library", "oil_press"]
    assert game.view()["deck"] == 1


def test_R6_the_game_ends_after_four_cards_each() -> None:
    three = "cards 0: barley_sacks wheat_sacks millet_sacks \n cards 1: olive_jars sesame_jars linseed_jars \n"
    game = at(f"{three} {ROW}")
    game.play(0, "take pier")
    assert not game.is_over
    game.play(1, "take lighthouse")
    assert game.is_over


def test_R7_cards_count_printed_points_and_goods() -> None:
    game = at(f"{ROW} cards 0: oil_press mixed_cargo linseed_jars \n coins: 0 0")
    assert game.view()["cities"][0]["points"] == 2 + 2 * 2


def test_R8_sets_and_coins_count() -> None:
    game = at(f"{ROW} cards 0: mixed_cargo blank_scrolls \n coins: 5 0")
    assert game.view()["cities"][0]["points"] == 4 + 2


@pytest.mark.parametrize(("coins", "winners"), [("1 0", (0,)), ("0 1", (1,)), ("1 1", (0, 1))])
def test_R9_coins_break_ties(coins: str, winners: tuple[int, ...]) -> None:
    one = "cards 0: barley_sacks wheat_sacks olive_jars papyrus_rolls \n"
    other = "cards 1: sesame_jars blank_scrolls bakers_barge customs_house \n"
    game = at(f"{one} {other} coins: {coins} \n {ROW}")
    outcome = game.outcome
    assert outcome is not None
    points = [sum(sheet.values()) for sheet in outcome.points]
    assert points[0] == points[1]
    assert outcome.winners == winners
