"""R58 to R60: the order inside a construction, choices with nothing to choose, the bank."""

from __future__ import annotations

import pytest
from tests.duel.conftest import at, city, coins, decision, events_after, play, price


def test_R58_economy_is_paid_before_the_appian_way_takes_coins() -> None:
    game = at("""
        age: 2
        coins: 10 0
        wonders 0: appian_way
        tokens 1: economy
        open: walls temple
    """)
    play(game, "wonder appian_way using walls")
    assert coins(game) == (3, 7)


def test_R58_economy_is_paid_before_coins_are_lost() -> None:
    game = at("age: 2 \n coins: 4 0 \n pawn: 2 \n tokens 1: economy \n open: walls temple")
    play(game, "build walls")
    assert coins(game) == (0, 2)


def test_R58_the_price_must_be_paid_before_the_coins_come() -> None:
    text = "age: 3 \n city 0: forum lumber_yard \n open: port palace \n coins: "
    game = at(text + "1 7")
    assert price(game, "build port") == 2
    assert "build port" not in game.legal_texts(0)
    assert "build port" in at(text + "2 7").legal_texts(0)


def test_R58_a_wonder_pays_before_its_coins_come() -> None:
    text = "age: 2 \n wonders 0: temple_of_artemis \n open: walls temple \n coins: "
    assert "wonder temple_of_artemis using walls" not in at(text + "7 7").legal_texts(0)
    assert coins(play(at(text + "8 7"), "wonder temple_of_artemis using walls")) == (12, 7)


def test_R58_the_card_is_in_the_city_when_its_coins_are_counted() -> None:
    game = at("age: 3 \n coins: 9 7 \n city 0: tavern \n open: lighthouse palace")
    assert coins(play(game, "build lighthouse")) == (9 + 2, 7)


def test_R58_shields_come_before_the_choice_of_a_card_to_destroy() -> None:
    game = at("""
        age: 2
        coins: 30 7
        pawn: 2
        city 1: quarry
        wonders 0: statue_of_zeus
        open: walls temple
    """)
    events = events_after(game, "wonder statue_of_zeus using walls")
    assert [event["event"] for event in events] == ["wonder", "pawn", "lose-coins"]
    assert coins(game)[1] == 5
    assert decision(game) == (0, "destroy")


def test_R58_the_token_of_a_revived_pair_is_taken_before_the_next_turn() -> None:
    game = at("""
        age: 2
        coins: 30 7
        city 0: scriptorium
        wonders 0: mausoleum
        tokens 0: theology
        board: law economy
        discard: library
        layout: - - - - - - - - - - - - - - - ?forum - - walls temple
    """)
    names = [[event["event"] for event in events_after(game, action)] for action in (
        "wonder mausoleum using walls", "revive library", "take law",
    )]  # fmt: skip
    assert names == [["wonder"], ["revive"], ["take", "reveal", "again"]]


def test_R58_a_deed_tells_what_was_paid() -> None:
    game = at("age: 2 \n coins: 30 7 \n city 1: shelf_quarry \n wonders 0: pyramids \n open: walls temple")
    assert events_after(game.copy(), "build walls")[0] == {"event": "build", "seat": 0, "card": "walls", "paid": 8}
    assert events_after(game, "wonder pyramids using walls")[0] == {
        "event": "wonder", "seat": 0, "wonder": "pyramids", "card": "walls", "paid": 14,
    }  # fmt: skip
    assert coins(game) == (16, 7)


@pytest.mark.parametrize(
    ("wonder", "theirs"),
    [
        ("circus_maximus", "quarry tavern"),
        ("statue_of_zeus", "press tavern"),
        ("mausoleum", "press quarry"),
    ],
)
def test_R59_a_wonder_may_be_built_with_nothing_to_choose(wonder: str, theirs: str) -> None:
    game = at(f"age: 2 \n coins: 40 7 \n wonders 0: {wonder} \n city 1: {theirs} \n open: walls temple")
    play(game, f"wonder {wonder} using walls")
    assert city(game, 0)["wonders"][0]["built"]
    assert decision(game) == (1, "turn")


def test_R59_the_card_under_the_mausoleum_cannot_be_taken_from_the_discard_pile() -> None:
    game = at("age: 2 \n coins: 40 7 \n wonders 0: mausoleum \n discard: altar \n open: walls temple")
    play(game, "wonder mausoleum using walls")
    assert game.legal_texts(0) == ["revive altar"]


@pytest.mark.parametrize(
    ("wonder", "text", "choices"),
    [
        ("circus_maximus", "city 1: press", ["destroy press"]),
        ("statue_of_zeus", "city 1: quarry", ["destroy quarry"]),
        ("mausoleum", "discard: altar", ["revive altar"]),
    ],
)
def test_R59_where_there_is_something_the_choice_is_compulsory(wonder: str, text: str, choices: list[str]) -> None:
    game = at(f"age: 2 \n coins: 40 7 \n wonders 0: {wonder} \n {text} \n open: walls temple")
    play(game, f"wonder {wonder} using walls")
    assert game.to_act == (0,)
    assert game.legal_texts(0) == choices


def test_R60_the_bank_never_runs_out() -> None:
    game = at("age: 2 \n coins: 500 500 \n open: brewery walls")
    assert coins(play(game, "build brewery")) == (506, 500)
