"""Draws positions: as text for the terminal, and as SVG pictures for notebooks.

A game draws itself in the function that its spec names as `drawing_part`: it takes a view and a `Translator` and returns a
`Canvas`. Games without one are drawn as an outline of their view.
"""

from __future__ import annotations

from ..cli.renderers import Translator
from ..core.game import Game
from ..locales import preferred, words
from .canvas import Canvas, card, chips, columns, panel

__all__ = ["Canvas", "Translator", "board_svg", "board_text", "card", "chips", "columns", "panel"]

WIDTH = 100  # columns of a board drawn as text


def translator(game: Game, language: str | None) -> Translator:
    """Return the translator for a game in a language; by default in the language of the environment."""
    return Translator(words(language or preferred()), game.ruleset, game.names)


def status(game: Game, seat: int | None, speaker: Translator) -> str:
    """Say what the table is waiting for, or who won."""
    from ..cli.renderers import verdict

    view = game.view(seat)
    if view["outcome"]:
        return verdict(view, speaker)
    message = game.ruleset.decision_message(view)
    return speaker.sentence(message) if message else ""


def board_text(game: Game, seat: int | None = None, language: str | None = None) -> str:
    """Return the table as a seat sees it, as the terminal draws it but without colours."""
    from io import StringIO

    from rich.console import Console

    from ..cli.renderers import renderer

    speaker, out = translator(game, language), StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, highlight=False, legacy_windows=False, force_jupyter=False)
    console.print(renderer(game.ruleset).draw(game.view(seat), speaker))
    console.print(status(game, seat, speaker), markup=False)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def board_svg(game: Game, seat: int | None = None, language: str | None = None) -> str:
    """Return the table as a seat sees it, as an SVG picture."""
    from ..core.registry import game_spec
    from .outline import draw as outline

    speaker, spec = translator(game, language), game_spec(game.ruleset.id)
    draw = spec.load(spec.drawing_part) if spec.drawing_part else outline
    picture: Canvas = draw(game.view(seat), speaker)
    picture.text(0, picture.height + 20, status(game, seat, speaker), bold=True)
    return picture.svg(speaker.words.say(f"{game.ruleset.id}-name"))
