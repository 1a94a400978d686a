"""The report of a training run as one HTML page: its curves, its rounds and its recipe."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from ..arena.plots import drawn
from ..arena.report import picture
from ..core.json_types import JsonObject
from ..locales import Words
from .recipe import Recipe

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Entry = JsonObject
"""One round of the log."""
_COLOURS = ("#3b6ea8", "#c8553d", "#588157", "#e0a030", "#7a5195", "#4a4e69", "#9c6644", "#2a9d8f")
_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222;
       background: #fff }
table { border-collapse: collapse } td, th { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #ddd }
img { max-width: 100%; display: block } pre { background: #f3f3f3; padding: .5rem; overflow-x: auto }
.wide { overflow-x: auto }
"""


def curves(lines: dict[str, list[tuple[float, float]]], across: str, up: str) -> bytes:
    """Plot lines over the number of games played."""

    def draw(axes: Axes) -> None:
        for number, (name, points) in enumerate(lines.items()):
            axes.plot(*zip(*points, strict=True), label=name, color=_COLOURS[number % len(_COLOURS)], marker=".")
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        if lines:
            axes.legend(fontsize=8)

    return drawn(draw, 3.4)


def series(recipe: Recipe, log: Sequence[Entry], part: str) -> dict[str, list[tuple[float, float]]]:
    """Return the losses or the shares of all rounds by name."""
    curves: dict[str, list[tuple[float, float]]] = {}
    for games, entry in zip(recipe.games_before(log), log, strict=True):
        for name, value in entry[part].items():
            curves.setdefault(name, []).append((games, 100 * value[0] if part == "scores" else value))
    return curves


def page(game: str, recipe: Recipe, log: Sequence[Entry], say: Words) -> str:
    """Return the page; raises BadChoice if the plotting library is missing."""
    title = say.say("train-title", game=say.say(f"{game}-name"), rounds=len(log) - 1)
    across = say.say("train-axis-games")
    losses = {say.say(f"train-loss-{name}"): line for name, line in series(recipe, log, "losses").items()}
    plots = [
        (say.say("train-losses"), curves(losses, across, say.say("train-axis-loss"))),
        (say.say("train-shares"), curves(series(recipe, log, "scores"), across, "%")),
    ]
    body = "".join(picture(svg, name) for name, svg in plots)
    return (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body><h1>{escape(title)}</h1>'
        f"{body}{_rounds(recipe, log, say)}<h2>{escape(say.say('train-recipe'))}</h2>"
        f"<pre>{escape(json.dumps(recipe.as_dict(), indent=1))}</pre></body></html>\n"
    )


def _rounds(recipe: Recipe, log: Sequence[Entry], say: Words) -> str:
    names = list(series(recipe, log, "losses")) + list(series(recipe, log, "scores"))
    head = [say.say("train-column-round"), say.say("train-axis-games"), *names]
    rows = []
    for games, entry in zip(recipe.games_before(log), log, strict=True):
        shares = {name: f"{100 * value[0]:.1f}" for name, value in entry["scores"].items()}
        cells = {name: f"{value:.3f}" for name, value in entry["losses"].items()} | shares
        rows.append([str(entry["round"]), str(games), *(cells.get(name, "") for name in names)])
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    titles = "".join(f"<th>{escape(name)}</th>" for name in head)
    return f'<div class="wide"><table><tr>{titles}</tr>{"".join(f"<tr>{line}</tr>" for line in lines)}</table></div>'
