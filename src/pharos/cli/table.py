"""What all terminal tables share: the sayer (words, names), and finding the drawing of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.kind import Kind, Phrase, View
from ..locales import Words

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
class Sayer:
    """One game's words in one language, with the players' names."""

    words: Words
    kind: Kind
    names: Sequence[str] = field(default=())

    def piece(self, sort: str, name: str) -> str:
        """The name of a piece."""
        return self.words.say(f"{self.kind.id}-{sort}-{name}")

    def term(self, id: str, **values: Any) -> str:
        """A word of the terminal."""
        return self.words.say(f"cli-{id}", **values)

    def sentence(self, phrase: Phrase) -> str:
        """A sentence of the game."""
        return self.words.sentence(self.kind.id, phrase, self.names)


def drawing(kind: Kind) -> Any:
    """The module that draws a game's table: `draw(view, sayer)` and `menu(game, seat, actions, sayer)`."""
    return import_module(f"pharos.cli.tables.{kind.room}")


def console() -> Console:
    """The terminal."""
    from rich.console import Console

    return Console(highlight=False)


def score_sheet(view: View, sayer: Sayer) -> RenderableType:
    """The score sheet: rows are players, columns the categories of the rulebook."""
    from rich.table import Table

    outcome = view["outcome"]
    sheet = Table(title=sayer.term("score-sheet"))
    sheet.add_column("")
    for category in sayer.kind.categories:
        sheet.add_column(sayer.piece("category", category), justify="right")
    sheet.add_column(sayer.term("total"), justify="right", style="bold")
    for seat, points in enumerate(outcome["points"]):
        mark = "★ " if seat in outcome["winners"] else "  "
        sheet.add_row(mark + sayer.names[seat], *map(str, points.values()), str(sum(points.values())))
    return sheet


def verdict(view: View, sayer: Sayer) -> str:
    """Who won, and how."""
    outcome = view["outcome"]
    winners = sayer.words.listed([sayer.names[seat] for seat in outcome["winners"]])
    return sayer.term("verdict", winners=winners, n=len(outcome["winners"]), reason=sayer.piece("reason", outcome["reason"]))
