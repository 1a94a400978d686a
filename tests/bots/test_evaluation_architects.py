"""The evaluation of Architects: action values by what a seat can see, win probabilities, margins and chance keys."""

from __future__ import annotations

from typing import Any

import pytest
from tests.architects.conftest import at, fresh, mover, play

import pharos
from pharos.bots import bot
from pharos.core.registry import ruleset
from pharos.core.structs import freeze
from pharos.games.architects.bots import evaluation

FULL = "deck 0: blue3 red0 gear \n deck 1: coin wood blue3 \n"
LATE = "stages 0: 1 2 3 4 \n stages 1: 1 2 3 4 \n"
WEIGHTS = list(evaluation.WEIGHTS)


def action_value(game: pharos.Game, action: str) -> float:
    """What an action looks worth to the seat that is due."""
    states = game._engine.states(2)
    states[0] = game.state
    return evaluation.action_value(states, 0, 1, mover(game), game.action(action), WEIGHTS)


def win_probabilities(game: pharos.Game) -> list[float]:
    """The chances of all seats."""
    return [evaluation.win_probability([game.state], 0, seat, WEIGHTS) for seat in range(game.players)]


def chance_key(game: pharos.Game) -> int:
    return evaluation.chance_key([game.state], 0)


def test_the_tables_fit() -> None:
    assert len(evaluation.WEIGHTS) == 3 * len(evaluation.FEATURES)
    assert len(ruleset("architects").categories) == evaluation.CATEGORIES


def test_a_face_down_card_is_worth_the_mean_of_all_it_may_be() -> None:
    one, other = (at(FULL + f"central: {cards}") for cards in ("blue3 wood wood", "wood wood blue3"))
    assert action_value(one, "take centre") == pytest.approx(action_value(other, "take centre"))
    seen = [
        action_value(at(FULL + f"central: {cards} \n cat: 0"), "take centre")
        for cards in ("blue3 wood wood", "wood blue3 wood")
    ]
    blind = at(FULL + "central: blue3 wood wood \n cat: 0 \n knows: 1")
    assert action_value(blind, "take centre") == pytest.approx((seen[0] + 2 * seen[1]) / 3)


def test_a_card_that_the_cat_has_shown_is_worth_itself() -> None:
    blue, red = (at(LATE + FULL + f"central: {cards} \n cat: 0") for cards in ("blue3 red0", "red0 blue3"))
    assert action_value(blue, "take centre") > action_value(red, "take centre")


def test_a_token_of_the_stack_is_worth_the_mean_of_all_it_may_be() -> None:
    one, other = (at(f"due: token \n offer: tactics \n stack: {stack}") for stack in ("culture decor", "decor culture"))
    assert action_value(one, "token stack") == pytest.approx(action_value(other, "token stack"))


@pytest.mark.parametrize("wonder", ["ephesus", "olympia"])
def test_cards_that_a_stage_would_turn_up_are_not_looked_at(wonder: str) -> None:
    """The stage is built at once and takes a card that nobody has seen."""
    text = f"wonders: {wonder} giza \n stages 0: 1 \n cards 0: wood \n deck 1: red0 gear gear \n"
    one = at(text + "deck 0: wood blue3 red0 \n central: blue3 red0")
    other = at(text + "deck 0: wood red0 blue3 \n central: red0 blue3")
    assert action_value(one, "take left") == pytest.approx(action_value(other, "take left"))
    assert action_value(one, "take left") > action_value(one, "take right")


def test_nothing_hidden_changes_what_an_action_is_worth() -> None:
    for seed, players in enumerate((2, 3, 4, 7)):
        game = fresh(seed, players)
        while not game.is_over:
            seat = mover(game)
            if len(game.history) % 9 == 0:
                other = game.reshuffled(seat, seed + 1)
                for text in game.legal_texts(seat):
                    assert action_value(game, text) == pytest.approx(action_value(other, text)), text
            game.play(seat, game.legal(seat)[-1])


def test_the_last_cards_of_the_table_can_be_judged() -> None:
    game = at(LATE + "deck 0: blue3 \n deck 1: \n central: red0 wood")
    assert action_value(game, "take left") > action_value(game, "take centre")


def test_a_win_is_worth_more_than_anything() -> None:
    winning = at(
        "stages 0: 1 2 3 4 \n cards 0: wood stone clay \n deck 0: glass red0 \n deck 1: blue3 red0 \n central: red0"
    )
    assert action_value(winning, "take left") > 500
    losing = at(
        "stages 0: 1 2 3 4 \n cards 0: wood stone clay \n deck 0: glass red0 \n deck 1: blue3 red0 \n victories: 0 30"
    )
    assert action_value(losing, "take left") < -500


@pytest.mark.parametrize("players", range(2, 8))
def test_standings_add_up_to_one(players: int) -> None:
    game = fresh(players, players)
    for _ in range(20):
        assert sum(win_probabilities(game)) == pytest.approx(1)
        play(game, game.legal_texts(mover(game))[0])


def test_who_has_more_stands_better() -> None:
    ahead, behind = win_probabilities(at("wonders: giza rhodes \n stages 0: 1 2 3"))
    assert ahead > 0.6
    assert behind < 0.4


def test_the_margin_is_the_lead_over_the_best_of_the_others() -> None:
    game = at("wonders: giza rhodes olympia \n stages 0: 1 \n victories: 0 2 1")
    assert [evaluation.point_margin([game.state], 0, seat, []) for seat in range(3)] == [-2, 2, -3]


def test_a_signature_tells_what_chance_has_shown() -> None:
    game = at(FULL + "central: blue3 wood")
    assert chance_key(game) == chance_key(at(FULL + "central: wood blue3"))
    assert chance_key(game) == chance_key(at("deck 0: blue3 gear red0 \n deck 1: coin wood blue3 \n central: blue3 wood"))
    assert chance_key(game) != chance_key(at("deck 0: red0 gear blue3 \n deck 1: coin wood blue3 \n central: blue3 wood"))
    drawn = [chance_key(play(at(FULL + f"central: {cards}"), "take centre")) for cards in ("blue3 wood", "wood blue3")]
    assert drawn[0] != drawn[1]
    seen = [chance_key(at(FULL + f"central: {cards} \n cat: 0")) for cards in ("blue3 wood", "wood blue3")]
    assert seen[0] != seen[1]
    offers = [chance_key(at(FULL + f"offer: culture decor {token}")) for token in ("science", "tactics")]
    assert offers[0] != offers[1]


def test_a_signature_tells_a_search_to_the_searcher() -> None:
    text = "wonders: halicarnassus giza \n due: keep \n search: 0 2 \n central: red0 \n deck 1: red0 \n deck 0: "
    assert chance_key(at(text + "wood stone clay")) != chance_key(at(text + "wood clay stone"))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("spec", ["greedy", "flat:12", "classic:16", "search:4"])
def test_the_calculating_bots_play(spec: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PHAROS_INTERPRET", "1")
    player = bot(spec, "architects")
    game = fresh(1, players)
    while not game.is_over and len(game.history) < 3:
        seat = mover(game)
        choice = player.choose(game.seat(seat), len(game.history), reasons=True)
        assert {candidate.action for candidate in choice.candidates} == set(game.legal(seat))
        game.play(seat, choice.action)


def test_greedy_completes_a_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PHAROS_INTERPRET", "1")
    game = at("stages 0: 1 2 \n cards 0: wood clay \n deck 0: red0 gear \n deck 1: stone red0 \n central: red0 gear")
    assert game.ruleset.text(bot("greedy", "architects").choose(game.seat(0), 1).action) == "take right"


def test_interpreted_and_compiled_evaluation_agree() -> None:
    from pharos.bots.kernel_loader import GameKernels

    kernels = GameKernels("pharos.games.architects", compiled=True)
    weights, states = kernels.weights(), kernels.engine.states(2)
    for seed, players in enumerate((2, 4)):
        game = fresh(seed, players)
        while not game.is_over:
            seat = mover(game)
            states[0] = freeze(game.state)
            for action in game.legal(seat):
                compiled: Any = kernels.evaluation.action_value(states, 0, 1, seat, action, weights)
                assert compiled == pytest.approx(action_value(game, game.ruleset.text(action)))
            assert kernels.evaluation.chance_key(states, 0) == chance_key(game)
            assert [kernels.evaluation.win_probability(states, 0, p, weights) for p in range(players)] == pytest.approx(
                win_probabilities(game)
            )
            game.play(seat, game.legal(seat)[seed])
