"""The win probabilities of a game as an SVG picture: a band for each player, shaded by the ways of winning."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .review import Course

COLOURS = ("#3b6ea8", "#c8553d", "#588157", "#e0a030", "#7a5195", "#4a4e69", "#9c6644")
_WIDTH, _HEIGHT = 800, 220
_SHADES = (1.0, 0.72, 0.5, 0.35)


def bands(course: Sequence[Course]) -> list[tuple[int, str | None, list[float]]]:
    """Return the bands from the bottom up: seat, way (None if the game has one only), and its height at each moment."""
    seats = range(len(course[0].chances))
    if not course[0].ways:
        return [(seat, None, [moment.chances[seat] for moment in course]) for seat in seats]
    return [(seat, way, [m.ways[seat].get(way, 0.0) for m in course]) for seat in seats for way in course[0].ways[seat]]


def shade(course: Sequence[Course], way: str | None) -> float:
    """Return the opacity of a way of winning."""
    return 1.0 if way is None else _SHADES[min(list(course[0].ways[0]).index(way), len(_SHADES) - 1)]


def chart(course: Sequence[Course], labels: dict[tuple[int, str | None], str], title: str) -> str:
    """Draw the course of a game; every band is labelled for screen readers and on hover."""
    last = max(1, course[-1].ply)
    xs = [round(_WIDTH * moment.ply / last, 1) for moment in course]
    floor, shapes = [0.0] * len(course), []
    for seat, way, heights in bands(course):
        top = [low + height for low, height in zip(floor, heights, strict=True)]
        outline = [*zip(xs, top, strict=True), *reversed(list(zip(xs, floor, strict=True)))]
        points = " ".join(f"{x},{round(_HEIGHT * (1 - y), 1)}" for x, y in outline)
        style = f'fill="{COLOURS[seat % len(COLOURS)]}" fill-opacity="{shade(course, way)}"'
        shapes.append(f'<polygon points="{points}" {style}><title>{escape(labels[seat, way])}</title></polygon>')
        floor = top
    middle = f'<path d="M0 {_HEIGHT / 2}H{_WIDTH}" stroke="#fff" stroke-dasharray="4 4"/>'
    return (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(title)}" preserveAspectRatio="none">'
        f"{''.join(shapes)}{middle}</svg>"
    )
