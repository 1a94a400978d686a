"""Reasons, texts and positions: nothing is refused without a reason, no text is misread."""

from __future__ import annotations

import pytest
from tests.seven_wonders.conftest import at, refusal, turn

import pharos
from pharos.games.seven_wonders.actions import N_ACTIONS

RULESET = pharos.ruleset("seven-wonders")


def test_every_action_number_has_its_own_text() -> None:
    texts = [RULESET.text(number) for number in range(0, N_ACTIONS, 7)]
    assert [RULESET.parse(text) for text in texts] == list(range(0, N_ACTIONS, 7))
    assert len({RULESET.text(number) for number in range(N_ACTIONS)}) == N_ACTIONS


@pytest.mark.parametrize(
    "text",
    ["build walls", "build walls pay left 2 right 1", "stage using altar pay left 0 right 4", "sell altar",
     "build walls free", "choose day", "choose gizah night", "copy workers_guild", "revive altar", "decline",
     "city stage using altar"],
)  # fmt: skip
def test_texts_read_back(text: str) -> None:
    assert RULESET.text(RULESET.parse(text.upper().replace(" ", "  "))) == text


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("build wals", "build walls"),
        ("build walls pay left 0 right 0", "build walls"),
        ("build walls pay left 20 right 0", "build walls"),
        ("stage altar", "stage using altar"),
        ("city choose day", "choose day"),
        ("city city build walls", "city build walls"),
        ("", "build walls"),
        ("sel altr", "sell altar"),
        ("build walls pay left two right 1", "build walls pay left 2 right 1"),
    ],
)
def test_nonsense_is_refused_with_what_is_near(text: str, near: str) -> None:
    with pytest.raises(pharos.BadText) as caught:
        RULESET.parse(text)
    assert near in caught.value.values["near"]


def test_numbers_out_of_range_are_refused() -> None:
    for number in (-1, N_ACTIONS):
        with pytest.raises(pharos.BadText):
            RULESET.text(number)


def test_reasons_with_their_values() -> None:
    game = at("age: 2 \n boards: gizah-a babylon-a rhodes-a \n coins: 1 0 0 \n city 1: sawmill \n hand 0: caravansery")
    reason = game.check(0, "build caravansery")
    assert reason is not None
    assert (reason.id, reason.values) == ("seven-wonders-error-too-expensive", {"price": 4, "coins": 1})
    reason = game.check(0, "build altar")
    assert reason is not None
    assert (reason.values["card"], len(reason.values["cards"])) == ("altar", 7)
    assert refusal(game, "decline") == "other-decision"
    assert refusal(game, "choose day") == "other-decision"
    assert refusal(game, "copy workers_guild") == "other-decision"
    assert refusal(turn(game), "revive altar") == "other-decision"


def test_reasons_in_special_steps() -> None:
    game = turn(
        at("""
        turn: 6
        boards: babylon-b gizah-a rhodes-a
        stages: 2 0 0
        hand 0: altar theater
    """),
        "build altar",
    )
    assert refusal(game, "build altar") == "not-in-hand"
    assert refusal(game, "city build altar") == "other-decision"
    assert refusal(game, "decline", 1) == "not-your-turn"
    sides = pharos.new("seven-wonders", players=3, edition=2, seed=1, engine="interpreted")
    assert refusal(sides, "choose a") == "not-offered"
    assert refusal(sides, "decline") == "other-decision"


@pytest.mark.parametrize(
    "text",
    [
        "players: 9",
        "players: 2 \n edition: 2",
        "edition: 2 \n city 0: pawnshop",
        "city 0: altar altar",
        "hand 0: walls",
        "age: 2 \n turn: 6 \n hand 0: walls forum temple",
        "discard: altar",
        "coins: 1 2",
        "boards: gizah-a gizah-b rhodes-a",
        "boards: gizah-day babylon-a rhodes-a",
        "stages: 5 0 0",
        "boards: rhodes-b gizah-a babylon-a \n stages: 3 0 0",
        "tokens 0: 2",
        "pending: next-turn",
        "pending: nothing",
        "pending: revive 0",
        "pending: seventh-card 0",
        "pending: turn, turn",
        "pending: next-turn, copy-guild 0",
        "age: 3 \n pending: judge, copy-guild 0",
        "ended: points",
        "dealt 1: altar",
        "dealt 1: altar>9.1 altar altar altar altar altar altar | - - - - - - - | - - - - - - -",
        "committed 0: frob",
        "committed 0: build palace",
        "committed 0: choose a",
        "pending: begin-age, side \n committed 0: sell altar",
        "turn: 6 \n pending: next-turn, seventh-card 0 \n committed 1: decline",
        "nonsense",
        "turn: 7",
        "rng: -1",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(pharos.BadText):
        at(text)


def test_a_position_takes_sensible_defaults() -> None:
    game = at("")
    assert game.players == 3
    assert game.to_act == (0, 1, 2)
    assert [len(game.view(seat)["hand"]) for seat in range(3)] == [7, 7, 7]
    turn(game)
