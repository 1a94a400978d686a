"""Boards as text and as pictures: every game, every moment, both languages."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

import pharos
import pharos.locales
from pharos.core import registry
from pharos.core.json_types import JsonObject
from pharos.drawing.canvas import Canvas, fitted, wrapped

GAMES = pharos.game_ids()


def played(id: str, players: int | None = None) -> pharos.Game:
    """A game after some random decisions of a fixed kind."""
    game = pharos.new(id, seed=5, players=players, engine="interpreted")
    while not game.is_over and len(game.history) < 60:
        seat = game.to_act[-1]
        actions = game.legal(seat)
        game.play(seat, actions[len(game.history) % len(actions)])
    return game


def words_of(svg: str) -> str:
    return " ".join(ET.fromstring(svg).itertext())


@pytest.mark.parametrize("id", GAMES)
def test_print_shows_the_public_table(id: str) -> None:
    game = played(id)
    text = str(game)
    assert text == game.board()
    assert max(map(len, text.splitlines())) <= 100
    assert "\x1b" not in text
    assert game.board(0, language="pt-BR") != game.board(0, language="en")


@pytest.mark.parametrize("id", GAMES)
def test_a_picture_names_what_a_seat_sees(id: str) -> None:
    game = played(id, pharos.ruleset(id).seats[-1])
    assert game._repr_html_() == game.svg()
    for seat in (None, *range(game.players)):
        for language in ("en", "pt-BR"):
            shown = words_of(game.svg(seat, language=language))
            names = [pharos.locales.words(language).say(f"{id}-card-{card}") for card in cards_in(game.view(seat))]
            assert names
            assert all(name.split()[0] in shown for name in names)


def cards_in(view: JsonObject) -> list[str]:
    """The cards of all cities."""
    return [card for city in view["cities"] for card in city["cards"]]


@pytest.mark.parametrize("id", GAMES)
def test_a_picture_shows_nothing_hidden(id: str) -> None:
    """Games that differ only in what a seat cannot know look the same."""
    game = played(id)
    assert game.reshuffled(0, 99).svg(0) == game.svg(0)
    assert game.reshuffled(0, 99).board(0) == game.board(0)


@pytest.mark.parametrize("id", GAMES)
def test_every_moment_of_a_game_can_be_drawn(id: str) -> None:
    game = pharos.new(id, seed=2, engine="interpreted")
    while not game.is_over:
        seat = game.to_act[0]
        ET.fromstring(game.svg(seat))
        for _ in range(5):
            if not game.is_over:
                game.play(game.to_act[0], game.legal(game.to_act[0])[-1])
    assert pharos.locales.words("en").say(f"{id}-reason-{game.ending}") in words_of(game.svg(language="en"))


def test_games_without_a_drawing_are_drawn_as_an_outline(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = replace(pharos.game_spec("duel"), drawing_part=None)
    monkeypatch.setattr(registry, "game_specs", lambda: {"duel": spec})
    shown = words_of(played("duel").svg(language="en"))
    assert "coins:" in shown
    assert "The" in shown


def test_texts_are_escaped_fitted_and_wrapped() -> None:
    canvas = Canvas()
    canvas.text(0, 10, "<b> & co")
    assert words_of(canvas.svg("a < b")) == "a < b <b> & co"
    assert fitted("Lighthouse", 30, 10) == "Ligh…"
    assert wrapped("Temple of Artemis", 60, 10) == ["Temple of", "Artemis"]
