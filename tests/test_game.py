"""The Python API: one clear object."""

from __future__ import annotations

import json
import pickle
from typing import cast

import pytest

import pharos
from pharos.core.errors import BadChoice, BadText, IllegalAction


def test_the_readme_line_works() -> None:
    game = pharos.new("duel", seed=7)
    assert json.loads(json.dumps(game.view(0)))["game"] == "duel"


def test_a_game_without_a_seed_gets_a_random_one() -> None:
    assert pharos.new("duel").seed != pharos.new("duel").seed


def test_actions_may_be_given_as_number_or_text() -> None:
    one, other = pharos.new("duel", seed=7), pharos.new("duel", seed=7)
    action = one.legal(0)[0]
    one.play(0, action)
    other.play(0, one.kind.text(action))
    assert one.state == other.state


def test_texts_are_read_with_any_capitals_and_spaces() -> None:
    game = pharos.new("duel", seed=7)
    text = game.legal_texts(0)[0]
    assert game.action(f"  {text.upper().replace(' ', '   ')} ") == game.legal(0)[0]


def test_check_gives_a_reason_and_changes_nothing() -> None:
    game = pharos.new("duel", seed=7)
    before = game.state.clone()
    reason = game.check(1, game.legal(0)[0])
    assert isinstance(reason, IllegalAction)
    assert reason.id == "not-your-turn"
    assert game.check(0, game.legal(0)[0]) is None
    with pytest.raises(IllegalAction):
        game.play(0, "build walls")
    assert game.state == before
    assert game.history == []


def test_undo_takes_back_what_taught_nobody_anything() -> None:
    game = pharos.new("duel", seed=7)
    before = game.state.clone()
    game.play(0, game.legal(0)[0])
    assert game.undo(0)
    assert game.state == before
    assert game.history == []
    assert not game.undo(0)


def test_undo_never_reaches_behind_a_card_turned_up() -> None:
    game = pharos.new("duel", seed=7, wonders="first-game")
    learnt = game.state.learnt
    while game.state.learnt == learnt:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[-1])
    assert not game.undo(seat)


def test_at_gives_the_game_as_it_was() -> None:
    game = pharos.new("duel", seed=7)
    states = [game.state.clone()]
    for _ in range(20):
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
        states.append(game.state.clone())
    assert [game.at(ply).state for ply in range(21)] == states


def test_a_view_may_be_asked_for_nobody() -> None:
    game = pharos.new("duel", seed=7)
    assert game.view()["seat"] is None
    with pytest.raises(BadChoice):
        game.view(2)


@pytest.mark.parametrize(
    ("call", "id"),
    [
        (lambda: pharos.new("chess"), "unknown-game"),
        (lambda: pharos.new("duel", players=3), "bad-players"),
        (lambda: pharos.new("duel", seed=-1), "bad-seed"),
        (lambda: pharos.new("duel", seed=1 << 63), "bad-seed"),
        (lambda: pharos.new("duel", seed=cast(int, "seven")), "bad-seed"),
        (lambda: pharos.new("duel", seed=True), "bad-seed"),
        (lambda: pharos.new("duel", wonders="many"), "bad-option"),
        (lambda: pharos.new("duel", colour="red"), "unknown-option"),
        (lambda: pharos.new("duel", engine="steam"), "bad-engine"),
    ],
)
def test_a_bad_choice_names_what_was_expected(call: object, id: str) -> None:
    with pytest.raises(BadChoice) as caught:
        call()  # type: ignore[operator]
    assert caught.value.id == id


def test_an_unknown_action_suggests_near_ones() -> None:
    with pytest.raises(BadText) as caught:
        pharos.new("duel").action("build wals")
    assert "build walls" in caught.value.values["near"]
    with pytest.raises(BadText):
        pharos.kind("duel").text(99_999)


def test_errors_travel_between_processes() -> None:
    error = IllegalAction("not-your-turn", seat=1)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.id, again.values) == (IllegalAction, error.id, error.values)


def test_unknown_names_of_the_package_are_attribute_errors() -> None:
    with pytest.raises(AttributeError):
        _ = pharos.nothing


def test_the_twin_is_used_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PHAROS_INTERPRET", "1")
    assert not pharos.new("duel")._engine.is_native
