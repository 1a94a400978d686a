"""What the renderers of all games share. The renderer of a game is `terminal.py` in its package."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING

from ..core.registry import game_spec
from ..core.ruleset import Message, Ruleset, View
from ..locales import Words
from .terminal_text import printable

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

COLOURS = {
    "brown": ("■", "rgb(181,120,60)"),
    "grey": ("⬢", "grey66"),
    "blue": ("✦", "dodger_blue1"),
    "green": ("✲", "green3"),
    "yellow": ("●", "gold1"),
    "red": ("◆", "indian_red1"),
    "purple": ("♛", "medium_purple1"),
}
"""Each kind of card has a shape as well as a colour."""


@dataclass
class Translator:
    """Translates one game's terms into one language, with the players' names."""

    words: Words
    ruleset: Ruleset
    names: Sequence[str] = field(default=())

    def __post_init__(self) -> None:
        """Names may come from a record of unknown origin."""
        self.names = [printable(name) for name in self.names]

    def piece(self, kind: str, name: str) -> str:
        """Return the name of a piece."""
        return self.words.say(f"{self.ruleset.id}-{kind}-{name}")

    def term(self, id: str, **values: object) -> str:
        """Return a term of the terminal."""
        return self.words.say(f"cli-{id}", **values)

    def sentence(self, message: Message) -> str:
        """Return a sentence of the game."""
        return self.words.sentence(self.ruleset.id, message, self.names)


def renderer(ruleset: Ruleset) -> ModuleType:
    """Return the module that renders a game: `draw(view, translator)` and `menu(game, seat, actions, translator)`."""
    from . import plain_renderer

    spec = game_spec(ruleset.id)
    return spec.load(spec.terminal_part) if spec.terminal_part else plain_renderer


def console() -> Console:
    """Return the console to print to."""
    from rich.console import Console

    return Console(highlight=False)


def score_sheet(view: View, translator: Translator) -> RenderableType:
    """Build the score sheet: one row per player, one column per category of the rulebook."""
    from rich.table import Table

    outcome = view["outcome"]
    sheet = Table(title=translator.term("score-sheet"))
    sheet.add_column("")
    for category in translator.ruleset.categories:
        sheet.add_column(translator.piece("category", category), justify="right")
    sheet.add_column(translator.term("total"), justify="right", style="bold")
    for seat, points in enumerate(outcome["points"]):
        mark = "★ " if seat in outcome["winners"] else "  "
        sheet.add_row(mark + translator.names[seat], *map(str, points.values()), str(sum(points.values())))
    return sheet


def verdict(view: View, translator: Translator) -> str:
    """Say who won, and how."""
    outcome = view["outcome"]
    winners = translator.words.listed([translator.names[seat] for seat in outcome["winners"]])
    return translator.term(
        "verdict", winners=winners, n=len(outcome["winners"]), reason=translator.piece("reason", outcome["reason"])
    )
