"""Texts, words, errors, explanations, positions and the terminal table of Architects."""

from __future__ import annotations

import io
from itertools import cycle
from typing import cast

import pytest
from rich.console import Console
from tests.architects.conftest import DULL, at, fresh, legal, mover, play, refusal

import pharos
from pharos.cli.renderers import Translator
from pharos.core.errors import PharosError
from pharos.games.architects import terminal
from pharos.games.architects.payload_types import View
from pharos.locales import languages, words

CARD_KIND = pharos.ruleset("architects")


def test_every_action_has_one_text_that_leads_back() -> None:
    texts = [CARD_KIND.text(action) for action in range(CARD_KIND.actions)]
    assert len(set(texts)) == CARD_KIND.actions
    assert [CARD_KIND.parse(text) for text in texts] == list(range(CARD_KIND.actions))


@pytest.mark.parametrize(
    "text",
    [
        "take left",
        "extra centre",
        "decline",
        "pair gear",
        "set",
        "token economy",
        "token stack",
        "reach giza",
        "reach central",
        "look right",
        "keep red2",
        "stage 3 with wood stone coin",
        "stage 5 with coin coin coin coin",
    ],
)
def test_texts_of_actions(text: str) -> None:
    assert CARD_KIND.text(CARD_KIND.parse(text)) == text


@pytest.mark.parametrize("text", ["", "take", "take up", "stage 6 with coin", "stage 1 with wood", "stage 1 with gold coin"])
def test_nonsense_is_bad_text(text: str) -> None:
    with pytest.raises(pharos.BadText) as caught:
        CARD_KIND.parse(text)
    assert caught.value.id == "unknown-action"
    assert caught.value.values["got"].lower() == text


@pytest.mark.parametrize("language", languages())
def test_all_words_are_there(language: str) -> None:
    say = words(language)
    assert [id for id in sorted(CARD_KIND.message_ids()) if not say.has(f"architects-{id}")] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_in_words(language: str, players: int) -> None:
    say, game = words(language), fresh(4, players=players)
    names = ["Ana", "Bo", "Cy", "Di", "Eli"][:players]
    k = 0
    while not game.is_over:
        seat = mover(game)
        due = CARD_KIND.decision_message(game.view(seat))
        assert due is not None
        assert names[seat] in say.sentence("architects", due, names)
        action = game.legal(seat)[k % len(game.legal(seat))]
        say.sentence("architects", CARD_KIND.action_message(action), names)
        for step in game.explain(seat, action):
            say.sentence("architects", CARD_KIND.step_message(step), names)
        for events in game.play_with_events(seat, action).values():
            for event in events:
                say.sentence("architects", CARD_KIND.event_message(event), names)
        k += 1


@pytest.mark.parametrize("language", languages())
def test_every_effect_in_words(language: str) -> None:
    effects = [effect for rows in CARD_KIND.catalogue().values() for row in rows for effect in row.get("effects", [])]
    assert all(words(language).sentence("architects", CARD_KIND.effect_message(effect)) for effect in effects)


@pytest.mark.parametrize(
    ("position", "action", "id"),
    [
        (DULL, "decline", "other-decision"),
        (DULL, "stage 1 with coin coin", "other-decision"),
        ("deck 0: \n deck 1: blue3 blue3", "take left", "not-there"),
        ("cards 0: wood stone clay \n due: act", "extra left", "no-extra"),
        ("cards 0: wood stone clay \n due: act", "pair gear", "no-set"),
        ("cards 0: wood stone clay \n due: act", "decline", "must"),
        ("cards 0: wood stone clay \n due: act", "stage 1 with glass coin", "not-yours"),
        ("cards 0: wood stone clay \n due: act", "stage 3 with wood stone clay", "stage-above"),
        ("cards 0: wood wood stone clay glass \n stages 0: 1 2 \n due: act", "stage 1 with wood stone", "stage-done"),
        ("cards 0: wood wood stone clay glass \n stages 0: 1 2 \n due: act", "stage 3 with wood wood clay", "no-payment"),
    ],
)
def test_refusals_say_why(position: str, action: str, id: str) -> None:
    game = at(position)
    assert refusal(game, action) == f"architects-error-{id}"
    reason = game.check(mover(game), action)
    assert reason is not None
    assert all(words(language).error(reason) for language in languages())


@pytest.mark.parametrize(
    ("position", "id"),
    [
        ("wonders: giza", "architects-error-position-wonders"),
        ("wonders: giza giza", "architects-error-position-wonders"),
        ("cards 2: wood", "architects-error-position-seat"),
        ("stages 0: 2", "architects-error-position-stage"),
        ("stages 0: 1 1", "architects-error-position-stage"),
        ("cards 0:" + " red2" * 9, "architects-error-position-cards"),
        ("deck 0:" + " blue2cat" * 13 + " coin" * 11 + " wood wood", "architects-error-position-deck"),
        ("offer: decor decor", "architects-error-position-tokens"),
        ("tokens 0: culture culture culture", "architects-error-position-tokens"),
        ("due: keep \n deck 0: wood \n search: 0 5", "architects-error-position-search"),
        ("victories: 1", "position-number"),
        ("seat: 2", "position-number"),
        ("due: sleep", "position-name"),
        ("gold: 3", "position-line"),
    ],
)
def test_wrong_positions_say_why(position: str, id: str) -> None:
    with pytest.raises(pharos.BadText) as caught:
        at(position)
    assert caught.value.id == id
    assert all(words(language).error(caught.value) for language in languages())


@pytest.mark.parametrize("wonders", ["atlantis giza", "giza", "giza giza"])
def test_wrong_wonders_say_why(wonders: str) -> None:
    with pytest.raises(PharosError) as caught:
        fresh(1, wonders=wonders)
    assert all(words(language).error(caught.value) for language in languages())


def test_a_position_leaves_out_what_lies_elsewhere() -> None:
    game = at("cards 0: red2 red2 \n tokens 1: culture")
    pieces = CARD_KIND.inventory(game.state)
    assert pieces == CARD_KIND.inventory(fresh(1, wonders="giza rhodes").state)


def test_a_payment_explains_itself() -> None:
    game = at("cards 0: wood stone coin coin \n tokens 0: economy engineering \n stages 0: 1 2 3 \n due: act \n extras: 1")
    steps = game.explain(0, "stage 4 with wood coin coin")
    assert steps == [
        {"step": "identical", "n": 3},
        {"step": "own", "cards": ["wood"]},
        {"step": "coins", "n": 2},
        {"step": "economy", "n": 1},
    ]
    steps = game.explain(0, "stage 4 with wood stone coin")
    assert [step["step"] for step in steps] == ["identical", "own", "coins", "engineering"]
    assert game.explain(0, "extra left") == []


def test_face_up_cards_tell_what_they_would_complete() -> None:
    sides = at("cards 0: wood gear \n deck 0: stone blue3 \n deck 1: gear blue3").view(0)["sides"]
    assert sides["left"] == {"deck": "giza", "card": "stone", "completes": ["stage 1"]}
    assert sides["right"] == {"deck": "rhodes", "card": "gear", "completes": ["token"]}
    assert sides["centre"] == {"deck": "central", "card": None, "completes": []}


def test_a_cascade_is_told_in_order() -> None:
    game = at("cards 0: wood \n peace: 1 \n tokens 0: urbanism \n deck 0: clay red1 blue3 \n deck 1: blue3 blue3")
    play(game, "take left", "stage 1 with wood clay")
    events = [event["event"] for event in game.play_with_events(0, "extra left")[None]]
    assert events == ["extra", "conflict", "show", "battle", "victory", "turn"]


def test_forced_turns_are_played_and_told() -> None:
    game = at("deck 0: blue3 red0 \n deck 1: \n central: wood")
    play(game, "take left")
    assert legal(game) == ["take centre", "take right"]
    events = [(event["event"], event.get("seat")) for event in game.play_with_events(1, "take centre")[None]]
    assert events == [("take", 1), ("turn", 0), ("take", 0), ("end", None)]
    assert game.is_over


@pytest.mark.parametrize(("players", "language"), [*zip(range(2, 8), cycle(languages()), strict=False)])
def test_the_terminal_draws_every_table(players: int, language: str) -> None:
    game = fresh(players, players=players)
    names = [f"player {n}" for n in range(players)]
    console = Console(file=io.StringIO(), width=100)
    k = 0
    while not game.is_over:
        seat = mover(game)
        if k % 30 == 0 or "looked_at" in game.view(seat):
            for viewer in (None, seat, (seat + 1) % players):
                console.print(terminal.draw(cast(View, game.view(viewer)), Translator(words(language), CARD_KIND, names)))
        actions = game.legal(seat)
        assert terminal.menu(game, seat, actions, Translator(words(language), CARD_KIND, names)) is None
        game.play(seat, actions[k % len(actions)])
        k += 1
    console.print(terminal.draw(cast(View, game.view()), Translator(words(language), CARD_KIND, names)))


def test_a_new_deal_resets_every_field() -> None:
    game = fresh(3, players=7)
    while not game.is_over:
        game.play(mover(game), game.legal(mover(game))[-1])
    rules = game._rules
    used, clean = game._engine.copy(game._states), game._engine.states()
    for states in (used, clean):
        rules.deal(states, 0, 5, [3, 2, -1, 4, -1, -1, -1, -1])
    assert used == clean
