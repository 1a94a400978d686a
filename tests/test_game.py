"""The Python API: one clear object."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any, cast

import numpy as np
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
    other.play(0, one.ruleset.text(action))
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
    info_epoch = game.state.info_epoch
    while game.state.info_epoch == info_epoch:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[-1])
    assert not game.undo(seat)


def test_undo_never_takes_back_an_answered_decision() -> None:
    """The first drafter cannot look at the reply, undo both decisions and take the wonder that the other chose."""
    game = pharos.new("duel", seed=7)
    game.play(0, game.legal(0)[0])
    game.play(1, game.legal(1)[0])
    before = game.state.clone()
    assert not game.undo(0)
    assert game.state == before
    assert len(game.history) == 2


def test_undo_of_a_simultaneous_choice_keeps_the_choices_of_others() -> None:
    game = pharos.new("seven-wonders", players=3, seed=7)
    while 0 not in game.to_act or len(game.to_act) < 3:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    game.play(0, game.legal(0)[0])
    game.play(1, game.legal(1)[-1])
    assert list(game.to_act) == [2]
    assert game.undo(0)
    assert list(game.to_act) == [0, 2]
    assert game.history[-1][0] == 1


@pytest.mark.parametrize("id", pharos.game_ids())
def test_an_imagined_world_knows_nothing_of_the_real_game(id: str) -> None:
    game = pharos.new(id, seed=(1 << 62) + 12345, engine="interpreted")
    for _ in range(8):
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    world = game.seat(game.to_act[0]).imagine(99)
    assert world.seed == 99
    assert world.history == []
    assert str(game.seed) not in str(world.record())
    world.play(world.to_act[0], world.legal(world.to_act[0])[0])
    assert world.at(1) == world
    assert not hasattr(game.seat(0), "_game")


@pytest.mark.parametrize("id", pharos.game_ids())
def test_games_are_pickled_copied_and_compared(id: str) -> None:
    game = pharos.new(id, seed=7, engine="interpreted")
    for _ in range(9):
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    for other in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):
        assert other == game
        assert other.position_key == game.position_key
        assert str(other.record()) == str(game.record())
        other.play(other.to_act[0], other.legal(other.to_act[0])[-1])
        assert other != game
    assert id in repr(game)


def test_bad_seats_and_plies_are_refused() -> None:
    game = pharos.new("duel", seed=7)
    for ask in (game.legal, game.seat, game.view):
        for seat in (-1, 2):
            with pytest.raises(pharos.BadChoice, match="bad-seat"):
                ask(seat)
    with pytest.raises(pharos.BadChoice, match="bad-ply"):
        game.at(1)


@pytest.mark.parametrize("id", pharos.game_ids())
def test_the_ending_is_the_reason_of_the_outcome(id: str) -> None:
    game = pharos.new(id, seed=7, engine="interpreted")
    assert game.ending is None
    while not game.is_over:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    assert game.outcome is not None
    assert game.ending == game.outcome.reason


@pytest.mark.compiled
def test_endings_of_a_batch_stay_in_its_states() -> None:
    """With as many states as seeds, every game of `play_batch` can be asked how it ended, who won and by how much."""
    from pharos.core.engine import engine

    rules, compiled = pharos.ruleset("duel"), engine("pharos.games.duel", compiled=True)
    states, out, row = compiled.states(40), compiled.numbers(128), compiled.row(rules.parameters(2, {"wonders": "draft"}))
    compiled.rules.play_batch(states, compiled.row(list(range(40))), row, out)
    outcomes = [rules.outcome(compiled.thaw(states, i)) for i in range(40)]
    reasons = [rules.reasons[compiled.rules.ending(states, i) - 1] for i in range(40)]
    assert reasons == [outcome.reason for outcome in outcomes if outcome]
    assert len({*reasons}) > 1


def test_numpy_integers_are_seeds() -> None:
    game = pharos.new("duel", seed=np.uint64(7), engine="interpreted")
    assert game == pharos.new("duel", seed=7, engine="interpreted")
    assert type(game.seed) is int


@pytest.mark.parametrize("id", pharos.game_ids())
def test_numpy_integers_are_seats_actions_and_plies(id: str) -> None:
    """They are what a policy returns; small ones would overflow inside the rules, and records could not be written."""
    ours, theirs = (pharos.new(id, players=np.int8(3) if id != "duel" else None, seed=7, engine="interpreted") for _ in "ab")
    for _ in range(12):
        seat, action = ours.to_act[0], ours.legal(ours.to_act[0])[-1]
        assert theirs.legal(np.int64(seat)) == ours.legal(seat)
        theirs.play(np.int8(seat), np.int32(action))
        ours.play(seat, action)
    assert ours.history == theirs.history == theirs.at(np.int64(12)).history
    assert {type(number) for decision in theirs.history for number in decision} == {int}
    assert json.dumps(theirs.view(np.int8(0))) == json.dumps(ours.view(0))
    world = ours.seat(np.int64(0)).imagine(np.int64(3))
    assert world == ours.seat(0).imagine(3)
    assert type(world.seed) is int


@pytest.mark.parametrize("bad", [1.0, True, None, "0", [0], 99, -1])
def test_what_is_no_seat_is_refused(bad: Any) -> None:
    game = pharos.new("duel", seed=7)
    calls = (game.legal, game.seat, game.undo, game.legal_texts, *(() if bad is None else (game.view, game.board)))
    for call in calls:
        with pytest.raises(BadChoice, match="bad-seat"):
            call(bad)
    for ask in (game.play, game.check, game.explain, game.reshuffled):
        with pytest.raises(BadChoice, match="bad-seat"):
            ask(bad, game.legal(0)[0])
    if bad != 99:
        with pytest.raises(BadChoice, match="bad-p"):
            game.at(bad)
        with pytest.raises(BadChoice, match="bad-players"):
            pharos.new("architects", players=cast(int, "none") if bad is None else bad)


@pytest.mark.parametrize("bad", [1.0, True, None, [0], 99_999, -1])
def test_what_is_no_action_is_refused(bad: Any) -> None:
    game = pharos.new("duel", seed=7)
    for ask in (game.play, game.check, game.explain):
        with pytest.raises(BadText, match="action-number"):
            ask(0, bad)
    assert game.history == []


def test_a_seat_can_be_shown_compared_and_kept_in_a_set() -> None:
    game = pharos.new("seven-wonders", players=3, seed=7, engine="interpreted")
    seat = game.seat(0)
    assert repr(seat) == f"<Seat 0 of 3, seven-wonders, {len(seat.legal)} legal actions>"
    assert str(seat) == game.board(0)
    assert seat._repr_html_() == game.svg(0)
    assert len({seat, game.seat(0), pickle.loads(pickle.dumps(seat)), copy.deepcopy(seat)}) == 1
    assert len({seat, game.seat(1), game.seat(2)}) == 3
    game.play(1, game.legal(1)[0])
    assert game.seat(0) != seat
    revised = game.copy()
    revised.play(1, revised.legal(1)[-1])
    assert revised.seat(0) == game.seat(0)


def test_errors_are_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    error = BadChoice("bad-players", game="duel", got=3, least=2, most=2, sizes="one")
    monkeypatch.setenv("PHAROS_LANG", "en")
    assert str(error) == "duel takes 2 players, not 3. [bad-players]"
    monkeypatch.setenv("PHAROS_LANG", "pt-BR")
    assert str(error) == "duel é para 2 jogadores, não 3. [bad-players]"
    monkeypatch.setenv("PHAROS_LANG", "tlh")
    assert "takes 2 players" in str(error)
    assert str(BadChoice("no-such-sentence", got=3)) == "got: 3 [no-such-sentence]"
    with pytest.raises(BadChoice, match="architects takes 2 to 7 players, not 9"):
        pharos.new("architects", players=9)


def test_a_position_has_no_seed() -> None:
    with pytest.raises(BadChoice, match="unknown-option"):
        pharos.position("duel", "age: 2", seed=3)


def test_a_position_for_another_number_of_players_is_refused() -> None:
    for id, text in (("seven-wonders", "players: 3"), ("architects", "wonders: giza rhodes olympia")):
        assert pharos.position(id, text, players=np.int64(3), engine="interpreted").players == 3
        with pytest.raises(BadText, match="position-players"):
            pharos.position(id, text, players=4, engine="interpreted")


def test_a_finished_position_names_its_winners() -> None:
    with pytest.raises(BadText, match="position-no-winner"):
        pharos.position("duel", "age: 3 \n ended: civilian")


def test_seats_are_public() -> None:
    assert isinstance(pharos.new("duel").seat(0), pharos.Seat)


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
        pharos.ruleset("duel").text(99_999)


def test_errors_travel_between_processes() -> None:
    error = IllegalAction("not-your-turn", seat=1)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.id, again.values) == (IllegalAction, error.id, error.values)


def test_unknown_names_of_the_package_are_attribute_errors() -> None:
    with pytest.raises(AttributeError):
        _ = pharos.nothing


def test_the_twin_is_used_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PHAROS_INTERPRET", "1")
    assert not pharos.new("duel")._engine.is_compiled
