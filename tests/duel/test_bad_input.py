"""What people get wrong: action texts, illegal actions, positions. Each gets its own reason, and nothing changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.duel.conftest import at, fresh, mover, play, refusal

import pharos
from pharos.games import duel
from pharos.locales import languages, words

TURN = """
    age: 2
    coins: 3 7
    wonders 0: sphinx+altar pyramids
    wonders 1: colossus
    city 1: quarry press
    discard: baths
    layout: - - - - - - - - - - - walls - - - ?forum - - aqueduct temple
"""


@pytest.mark.parametrize(
    "text",
    ["", "build", "build castle", "sell", "wonder sphinx", "wonder sphinx aqueduct", "take", "begin 2", "build walls now",
     "construct walls", "build walls, sell altar", "ação", "0", "-1", "\n", "a" * 300],
)  # fmt: skip
def test_wrong_action_texts(text: str) -> None:
    game = at(TURN)
    before = game.state.clone()
    with pytest.raises(pharos.BadText) as caught:
        game.play(0, text)
    assert caught.value.id == "unknown-action"
    assert caught.value.values["near"]
    assert game.state == before


def test_a_slip_of_the_pen_is_shown_what_was_meant() -> None:
    with pytest.raises(pharos.BadText) as caught:
        at(TURN).play(0, "build aquaduct")
    assert "build aqueduct" in caught.value.values["near"]


@pytest.mark.parametrize("text", ["BUILD temple", "  sell   Temple ", "Wonder Pyramids using TEMPLE"])
def test_capitals_and_spaces_are_forgiven(text: str) -> None:
    play(at(TURN.replace("3 7", "30 7")), text)


@pytest.mark.parametrize("number", [-1, 1192, 10**9])
def test_numbers_that_are_no_actions(number: int) -> None:
    game = at(TURN)
    before = game.state.clone()
    with pytest.raises(pharos.BadText) as caught:
        game.play(0, number)
    assert caught.value.id == "action-number"
    assert game.state == before


@pytest.mark.parametrize(
    ("action", "id"),
    [
        ("draft sphinx", "duel-error-other-decision"),
        ("take law", "duel-error-other-decision"),
        ("revive baths", "duel-error-other-decision"),
        ("destroy quarry", "duel-error-other-decision"),
        ("begin 0", "duel-error-other-decision"),
        ("build walls", "duel-error-not-open"),
        ("sell forum", "duel-error-not-open"),
        ("build baths", "duel-error-not-open"),
        ("sell palace", "duel-error-not-open"),
        ("wonder pyramids using walls", "duel-error-not-open"),
        ("wonder colossus using temple", "duel-error-not-your-wonder"),
        ("wonder mausoleum using temple", "duel-error-not-your-wonder"),
        ("wonder sphinx using temple", "duel-error-wonder-done"),
        ("build aqueduct", "duel-error-too-expensive"),
        ("wonder pyramids using temple", "duel-error-too-expensive"),
    ],
)
def test_illegal_actions_in_a_turn(action: str, id: str) -> None:
    game = at(TURN)
    assert refusal(game, action) == id
    reason = game.check(0, action)
    assert reason is not None
    assert reason.id == id
    for language in languages():
        assert words(language).error(reason)


def test_the_reason_says_what_it_costs_and_what_there_is() -> None:
    game = at(TURN)
    reason = game.check(0, "build aqueduct")
    assert reason is not None
    assert reason.values == {"price": 9, "coins": 3}
    reason = game.check(0, "sell walls")
    assert reason is not None
    assert reason.values == {"card": "walls", "cards": ["aqueduct", "temple"]}


@pytest.mark.parametrize(
    ("pending", "wrong", "missing"),
    [
        ("0 finish, 0 take", "sell temple", "take theology"),
        ("0 finish, 0 library", "build temple", "take law"),
        ("0 finish, 0 revive", "destroy baths", "revive quarry"),
        ("0 finish, 0 destroy brown", "revive baths", "destroy press"),
        ("0 begin", "sell temple", None),
    ],
)
def test_illegal_choices(pending: str, wrong: str, missing: str | None) -> None:
    text = TURN + f"board: law economy \n aside: theology masonry \n drawn: theology \n pending: {pending}"
    game = at(text)
    assert refusal(game, wrong) == "duel-error-other-decision"
    reason = game.check(0, wrong)
    assert reason is not None
    assert reason.values["decision"] == pending.rsplit(", ", maxsplit=1)[-1].split()[1]
    for language in languages():
        assert words(language).error(reason)
    if missing:
        assert refusal(game, missing) == "duel-error-not-offered"


def test_a_wonder_that_is_not_on_offer() -> None:
    game = fresh(1, "draft")
    offered = game.view()["offer"]
    other = next(row["name"] for row in pharos.ruleset("duel").catalogue()["wonder"] if row["name"] not in offered)
    assert refusal(game, f"draft {other}") == "duel-error-not-offered"
    assert refusal(game, "build walls") == "duel-error-other-decision"
    assert refusal(game, f"draft {offered[0]}", 1) == "not-your-turn"


def test_a_seat_that_is_not_due_is_refused() -> None:
    assert refusal(at(TURN), "sell temple", 1) == "not-your-turn"


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(pharos.BadChoice, match="bad-seat"):
        at(TURN).check(seat, "sell temple")


def test_after_the_end_nothing_is_legal() -> None:
    game = at("age: 3 \n ended: civilian 1 \n pending:")
    assert game.to_act == ()
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    for seat in range(2):
        assert refusal(game, "sell palace", seat) == "game-over"


def test_a_game_whose_end_is_given_waits_for_nobody() -> None:
    assert at("age: 1 \n ended: military 0").to_act == ()


FULL = " ".join(["-"] * 19)


SEVEN = (
    "age: 2 \n open: walls \n wonders 0: pyramids+altar sphinx+theater colossus+tavern piraeus+press \n"
    "wonders 1: circus_maximus+quarry great_library+stable hanging_gardens+clay_pit"
)
"""Seven wonders, built; the eighth of seat 1 is missing."""
SIX = "workshop apothecary scriptorium pharmacist observatory academy"


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("nonsense", "position-line"),
        ("castle: 3", "position-line"),
        ("age: 1 \n age: 2", "position-twice"),
        ("age: 4", "position-number"),
        ("age: one", "position-number"),
        ("pawn: 10", "position-number"),
        ("pawn: -10", "position-number"),
        ("coins: 7", "position-number"),
        ("coins: 7 -1", "position-number"),
        ("coins: 7 7 7", "position-number"),
        ("last: 2", "position-number"),
        ("info_epoch: -1", "position-number"),
        ("rng: -5", "position-number"),
        (f"rng: {2**63}", "position-number"),
        ("pending: 2 turn", "position-number"),
        ("pending: 0 take, 0 take, 0 take, 0 take, 0 take, 0 take, 0 take, 0 take, 0 take", "position-number"),
        ("pending: 0 dance", "position-name"),
        ("pending: 0", "position-name"),
        ("pending: 0 destroy", "position-name"),
        ("ended: boredom 0", "position-name"),
        ("ended: military 2", "position-number"),
        ("city 0: castle", "position-name"),
        ("tokens 0: luck", "position-name"),
        ("wonders 0: babylon", "position-name"),
        ("wonders 0: sphinx+castle", "position-name"),
        ("wonder deck: babylon", "position-name"),
        ("offer: babylon", "position-name"),
        ("city 0: altar altar", "position-piece-twice"),
        ("city 0: altar \n city 1: altar", "position-piece-twice"),
        ("city 0: altar \n discard: altar", "position-piece-twice"),
        ("city 0: altar \n wonders 0: sphinx+altar", "position-piece-twice"),
        ("city 0: altar \n open: altar baths", "position-piece-twice"),
        ("wonders 0: sphinx \n wonders 1: sphinx", "position-piece-twice"),
        ("tokens 0: law \n board: law", "position-piece-twice"),
        ("board: law \n aside: law", "position-piece-twice"),
        ("age: 1 \n city 0: walls", "duel-error-position-age"),
        ("age: 2 \n discard: palace", "duel-error-position-age"),
        ("age: 2 \n city 0: builders_guild", "duel-error-position-age"),
        ("age: 2 \n wonders 0: sphinx+palace", "duel-error-position-age"),
        ("age: 2 \n open: altar", "duel-error-position-age"),
        ("age: 1 \n open: builders_guild", "duel-error-position-age"),
        ("wonders 0: sphinx pyramids colossus piraeus mausoleum", "duel-error-position-wonders"),
        ("board: law \n aside: economy \n drawn: law", "duel-error-position-drawn"),
        ("military tokens: 2 5", "duel-error-position-military-tokens"),
        ("military tokens: 5 2 | 2 5", "duel-error-position-military-tokens"),
        ("military tokens: 3 | 2", "duel-error-position-military-tokens"),
        ("wonder deck: sphinx pyramids", "duel-error-position-wonder-deck"),
        ("wonder deck:" + " sphinx" * 12, "duel-error-position-wonder-deck"),
        ("layout: altar", "duel-error-position-layout"),
        (f"layout: altar {FULL} baths", "duel-error-position-layout"),
        ("age: 3 \n open: palace arena study academy port", "duel-error-position-open"),
        ("age: 1 \n open: altar baths theater tavern stable press quarry", "duel-error-position-open"),
        ("age: 1 \n city 0: altar baths theater tavern", "duel-error-position-no-deal"),
        ("deck 2: walls", "duel-error-position-deck"),
        ("deck 2: palace", "duel-error-position-deck"),
        ("age: 1 \n open:", "duel-error-position-nobody"),
        ("age: 1 \n open: \n pending: 0 turn", "duel-error-position-nobody"),
        ("age: 1 \n pending: 0 finish", "duel-error-position-nobody"),
        ("age: 1 \n pending:", "duel-error-position-nobody"),
        ("age: 1 \n board: \n pending: 0 take", "duel-error-position-nobody"),
        ("age: 1 \n pending: 0 revive", "duel-error-position-nobody"),
        ("age: 1 \n pending: 0 library", "duel-error-position-nobody"),
        ("age: 0 \n pending: 0 draft", "duel-error-position-nobody"),
        ("age: 1 \n pending: 0 destroy brown", "duel-error-position-nobody"),
        (f"age: 1 \n layout: ?altar {FULL}", "duel-error-position-face-down"),
        ("pawn: 3 \n military tokens: 2 5 | 2 5", "duel-error-position-pawn"),
        ("pawn: -7 \n military tokens: 5 | 2 5", "duel-error-position-pawn"),
        (f"{SEVEN} mausoleum", "duel-error-position-wonder-box"),
        ("wonders 0: sphinx!", "duel-error-position-wonder-box"),
        (f"{SEVEN} mausoleum+baths", "duel-error-position-eighth"),
        (f"age: 3 \n city 0: {SIX}", "duel-error-position-symbols"),
        ("pawn: 9", "duel-error-position-capital"),
        ("age: 1 \n pending: 0 take", "duel-error-position-pending"),
        ("age: 1 \n pending: 1 finish, 0 take", "duel-error-position-pending"),
        ("age: 1 \n pending: 0 finish, 0 take, 0 take", "duel-error-position-pending"),
        ("age: 1 \n pending: 0 turn, 1 turn", "duel-error-position-pending"),
        ("age: 1 \n pending: 0 finish, 0 turn", "duel-error-position-pending"),
        ("age: 0 \n offer: sphinx pyramids \n pending: 0 draft", "duel-error-position-pending"),
        ("age: 0 \n offer: sphinx \n pending: 0 turn, 0 draft", "duel-error-position-pending"),
    ],
)
def test_broken_positions(text: str, id: str) -> None:
    with pytest.raises(pharos.BadText) as caught:
        at(text)
    assert caught.value.id == id
    for language in languages():
        assert words(language).error(caught.value)


def test_the_pawn_has_taken_the_tokens_it_passed_unless_the_text_says_otherwise() -> None:
    assert at("pawn: 6").view()["military_tokens"] == ([2, 5], [])
    assert at("pawn: -3").view()["military_tokens"] == ([5], [2, 5])
    assert at("pawn: 0 \n military tokens: | 5").view()["military_tokens"] == ([], [5])


def test_seven_wonders_and_one_in_the_box_are_possible() -> None:
    assert not at(f"{SEVEN} mausoleum!").is_over


def test_every_error_of_duel_is_tested_here() -> None:
    package = Path(duel.__file__).parent
    raised = {
        id for path in package.glob("*.py") for id in re.findall(r"duel-error-[a-z-]+", path.read_text(encoding="utf-8"))
    }
    assert raised <= {*re.findall(r"duel-error-[a-z-]+", Path(__file__).read_text(encoding="utf-8"))}
    assert len(raised) == 23


@pytest.mark.parametrize("age", [0, 1, 2, 3])
def test_position_texts_lead_back_in_every_age(age: int) -> None:
    game = fresh(9, "draft")
    while game.state.age < age:
        play(game, game.legal_texts(mover(game))[-1])
    text = game.position_text()
    again = pharos.position("duel", text, engine="interpreted")
    assert again.state == game.state
    assert again.position_text() == text
