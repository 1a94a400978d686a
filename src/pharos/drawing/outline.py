"""Draws any game as an outline of its view, for games that have no drawing."""

from __future__ import annotations

from ..cli import plain_renderer
from ..cli.renderers import Translator
from ..core.ruleset import View
from .canvas import FAINT, INK, Canvas, width_of

_SIZE, _LINE, _INDENT = 13, 19, 18


def draw(view: View, translator: Translator) -> Canvas:
    """Draw each line of the outline; names in grey, values in black."""
    canvas = Canvas()
    for number, line in enumerate(plain_renderer.draw(view, translator).plain.splitlines()):
        text = line.lstrip(" ")
        x, y = (len(line) - len(text)) / 2 * _INDENT, _LINE * (number + 1)
        name, colon, value = text.partition(": ")
        canvas.text(x, y, name + colon, size=_SIZE, fill=FAINT if colon else INK, bold=not colon)
        canvas.text(x + width_of(name + colon, _SIZE) + 6, y, value, size=_SIZE)
    return canvas
