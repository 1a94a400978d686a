"""A canvas for SVG pictures, and the shapes that the drawings of all games share."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

INK, FAINT, PAPER, PANEL = "#23262b", "#6b7280", "#fbfaf7", "#f0ede6"
COLOURS = {
    "brown": "#8a5a2b",
    "grey": "#757b83",
    "blue": "#2f6fb5",
    "green": "#2b7f50",
    "yellow": "#b98300",
    "red": "#b5372f",
    "purple": "#6d4aa0",
}
"""The colour of each kind of card; white text is readable on all of them."""
_WIDTH_OF_LETTER = 0.56  # of the font size, on average
_MARGIN = 12


class Canvas:
    """A picture that grows with what is drawn on it."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.width = 0.0
        self.height = 0.0

    def _reach(self, x: float, y: float) -> None:
        self.width, self.height = max(self.width, x), max(self.height, y)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, *, line: str = "none", title: str = ""
    ) -> None:
        """Draw a rectangle with round corners; a title appears when you hover over it."""
        tip = f"<title>{escape(title)}</title>" if title else ""
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        self.parts.append(f'<rect {place} rx="4" fill="{fill}" stroke="{line}">{tip}</rect>')
        self._reach(x + width, y + height)

    def circle(self, x: float, y: float, radius: float, fill: str, *, line: str = "none") -> None:
        """Draw a circle around a point."""
        self.parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}"/>')
        self._reach(x + radius, y + radius)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float = 13,
        fill: str = INK,
        bold: bool = False,
        centred: bool = False,
    ) -> None:
        """Write one line with its baseline at y."""
        style = ' font-weight="600"' * bold + ' text-anchor="middle"' * centred
        self.parts.append(f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{style}>{escape(text)}</text>')
        self._reach(x + width_of(text, size) / (2 if centred else 1), y + size / 3)

    def place(self, other: Canvas, x: float, y: float) -> None:
        """Draw another picture with its corner at this point."""
        self.parts.append(f'<g transform="translate({x:g} {y:g})">{"".join(other.parts)}</g>')
        self._reach(x + other.width, y + other.height)

    def svg(self, title: str) -> str:
        """Return the picture as an SVG document."""
        width, height = self.width + 2 * _MARGIN, self.height + 2 * _MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-_MARGIN} {-_MARGIN} {width:g} {height:g}" '
            f'width="{width:g}" style="max-width:100%" font-family="system-ui, sans-serif" role="img">'
            f"<title>{escape(title)}</title>"
            f'<rect x="{-_MARGIN}" y="{-_MARGIN}" width="{width:g}" height="{height:g}" fill="{PAPER}"/>'
            f"{''.join(self.parts)}</svg>"
        )


def width_of(text: str, size: float) -> float:
    """Estimate the width of a text."""
    return len(text) * size * _WIDTH_OF_LETTER


def fitted(text: str, width: float, size: float) -> str:
    """Shorten a text to a width."""
    most = max(1, int(width / (size * _WIDTH_OF_LETTER)))
    return text if len(text) <= most else text[: most - 1] + "…"


def wrapped(text: str, width: float, size: float) -> list[str]:
    """Break a text into lines of a width."""
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def card(canvas: Canvas, x: float, y: float, width: float, height: float, name: str, colour: str, note: str = "") -> None:
    """Draw a card: its name in its colour, and a note below it, such as a price."""
    canvas.box(x, y, width, height, colour, title=name)
    lines = [name] if note else wrapped(name, width - 8, 11)[:2]
    for number, line in enumerate(lines):
        canvas.text(x + width / 2, y + 15 + 13 * number, fitted(line, width - 6, 11), size=11, fill="#ffffff", centred=True)
    if note:
        canvas.text(x + width / 2, y + height - 7, note, size=11, fill="#ffffff", centred=True, bold=True)


def chips(canvas: Canvas, x: float, y: float, width: float, items: Sequence[tuple[str, str]]) -> float:
    """Draw small labels (text, colour) in rows of a width; returns where the next row begins."""
    left = x
    for text, colour in items:
        wide = width_of(text, 11) + 12
        if left > x and left + wide > x + width:
            left, y = x, y + 21
        canvas.box(left, y, wide, 18, colour)
        canvas.text(left + wide / 2, y + 13, text, size=11, fill="#ffffff", centred=True)
        left += wide + 4
    return y + 24 if items else y


def panel(title: str, width: float, *, is_active: bool = False) -> tuple[Canvas, float]:
    """Begin a panel with a title; returns it and where its content begins. `columns` draws the frames."""
    canvas = Canvas()
    canvas.text(10, 20, fitted(title, width - 20, 14), size=14, bold=True, fill=COLOURS["red"] if is_active else INK)
    return canvas, 32


def columns(canvas: Canvas, y: float, panels: Sequence[Canvas], number: int, width: float) -> float:
    """Draw panels side by side in rows of equal height; returns where the next row begins."""
    gap = 8
    each = (width - gap * (number - 1)) / number
    for first in range(0, len(panels), number):
        row = panels[first : first + number]
        height = max(one.height for one in row) + 10
        for place, one in enumerate(row):
            canvas.box(place * (each + gap), y, each, height, PANEL, line="#d8d3c8")
            canvas.place(one, place * (each + gap), y)
        y += height + gap
    return y
