"""What replays show of all that was hidden: it is the truth, and no seat's view has any of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import pharos
from pharos.core.game import Game
from pharos.core.ruleset import View

HIDDEN = {"hands", "choices", "order", "pile", "face_down"}
"""The fields that only stand where all is shown."""


def moments(id: str, players: int, seed: int) -> Iterator[Game]:
    """A random game, before every decision and at the end."""
    game, random = pharos.new(id, players=players, seed=seed, engine="interpreted"), Random(seed)
    while not game.is_over:
        yield game
        seat = random.choice(game.to_act)
        game.play(seat, random.choice(game.legal(seat)))
    yield game


def full_view(game: Game) -> View:
    shown: View = game.ruleset.full_view(game.state)
    return shown


def fields(value: object) -> set[str]:
    """All names of fields, at any depth."""
    if isinstance(value, dict):
        return {*value, *(name for part in value.values() for name in fields(part))}
    return {name for part in value for name in fields(part)} if isinstance(value, list) else set()


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("seven-wonders", 2), ("seven-wonders", 4), ("architects", 3)])
def test_no_view_of_a_seat_has_the_fields_of_what_is_hidden(game: str, players: int) -> None:
    shown: set[str] = set()
    for moment in moments(game, players, 5):
        shown |= fields(full_view(moment))
        for seat in (None, *range(players)):
            assert not fields(moment.view(seat)) & HIDDEN - {"choices" if game == "duel" else ""}
    assert shown & HIDDEN


def test_face_down_cards_of_duel_are_those_that_are_turned_up_later() -> None:
    face_down: dict[tuple[int, int], str] = {}
    for moment in moments("duel", 2, 8):
        for place in full_view(moment)["layout"]:
            at = (moment.state.age, place["slot"])
            assert face_down.setdefault(at, place["card"]) == place["card"]
        shown = {place["slot"]: place["card"] for place in moment.view()["layout"] if place["card"]}
        assert all(face_down[moment.state.age, slot] == card for slot, card in shown.items())
    assert len(face_down) > 20


@pytest.mark.parametrize("players", [2, 5])
def test_hands_choices_and_buried_cards_of_7_wonders_are_those_that_their_seats_know(players: int) -> None:
    for moment in moments("seven-wonders", players, 3):
        shown, views = full_view(moment), [moment.view(seat) for seat in range(players)]
        assert shown["hands"] == [view["hand"] or [] for view in views]
        assert shown["choices"] == [view["chosen"] for view in views]
        under = [stage.get("under", "") for city in shown["cities"] for stage in city["stages"]]
        assert all(under.count(None) == 0 and discarded["card"] for discarded in shown["discard"])


def test_cards_of_architects_are_taken_from_the_top_that_was_shown() -> None:
    game, random, taken = pharos.new("architects", players=3, seed=4, engine="interpreted"), Random(4), 0
    while not game.is_over:
        tops = {deck["deck"]: deck["order"][0] if deck["order"] else None for deck in full_view(game)["decks"]}
        tokens = full_view(game)["pile"]
        seat = game.to_act[0]
        for event in game.play_with_events(seat, random.choice(game.legal(seat)))[None]:
            if event["event"] in ("take", "extra"):
                taken += 1
                assert tops[event["deck"]] == event["card"]
            if event["event"] == "token-stack":
                assert tokens[0] == event["token"]
    assert taken > 30
