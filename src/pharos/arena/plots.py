"""SVG plots: the same figures give the same file. Only this module loads Matplotlib."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from ..core.registry import ruleset
from .match import DealPlayed

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from .report import Formatter
    from .summary import Interval, Summary

_COLOURS = ("#3b6ea8", "#c8553d", "#588157", "#e0a030", "#7a5195", "#4a4e69", "#9c6644", "#2a9d8f", "#b56576", "#8d99ae")
_SETTINGS = {
    "svg.hashsalt": "pharos", "svg.fonttype": "none", "font.size": 10, "axes.spines.top": False, "axes.spines.right": False,
    "axes.grid": True, "grid.color": "#e5e5e5", "axes.axisbelow": True, "figure.constrained_layout.use": True,
    "legend.frameon": False,
}  # fmt: skip
Draw = Callable[["Axes"], None]


def drawn(draw: Draw, height: float = 3.0, width: float = 8.0) -> bytes:
    """Draw a plot as SVG."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(_SETTINGS):  # type: ignore[arg-type]
        figure = Figure(figsize=(width, height))
        draw(figure.add_subplot())
        file = io.BytesIO()
        figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()


def scaled(interval: Interval, by: float) -> Interval:
    """Return an interval in another unit."""
    return {"value": by * interval["value"], "low": by * interval["low"], "high": by * interval["high"]}


def whiskers(names: Sequence[str], rows: Sequence[Interval], label: str, fair: float | None = None) -> bytes:
    """Plot values with intervals, one per line from the top; `fair` marks the value of equal players."""

    def draw(axes: Axes) -> None:
        for place, row in enumerate(rows):
            axes.plot([row["low"], row["high"]], [place, place], color=_COLOURS[0], linewidth=2)
            axes.plot([row["value"]], [place], "o", color=_COLOURS[0])
        if fair is not None:
            axes.axvline(fair, color="#888888", linestyle="--", linewidth=1)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.set_xlabel(label)

    return drawn(draw, 0.8 + 0.24 * len(rows))


def stacks(names: Sequence[str], parts: Sequence[tuple[str, Sequence[float]]], label: str) -> bytes:
    """Plot stacked horizontal bars."""

    def draw(axes: Axes) -> None:
        left = [0.0] * len(names)
        for number, (part, values) in enumerate(parts):
            axes.barh(range(len(names)), values, left=left, color=_COLOURS[number % len(_COLOURS)], label=part, height=0.6)
            left = [a + b for a, b in zip(left, values, strict=True)]
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.set_xlabel(label)
        axes.legend(ncols=5, loc="upper center", bbox_to_anchor=(0.5, -0.35 if len(names) < 4 else -0.2), fontsize=8)

    return drawn(draw, 1.9 + 0.3 * len(names))


def course(shares: Sequence[float], fair: float, labels: tuple[str, str]) -> bytes:
    """Plot how a share converges, deal by deal, with a band of about 95 %."""
    import numpy as np

    values = np.array(shares)
    n = np.arange(1, len(values) + 1)
    mean = np.cumsum(values) / n
    spread = 1.96 * np.sqrt(np.maximum(np.cumsum(values**2) / n - mean**2, 0) / n)

    def draw(axes: Axes) -> None:
        axes.fill_between(n, 100 * (mean - spread), 100 * (mean + spread), color=_COLOURS[0], alpha=0.2, linewidth=0)
        axes.plot(n, 100 * mean, color=_COLOURS[0])
        axes.axhline(100 * fair, color="#888888", linestyle="--", linewidth=1)
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        axes.set_ylim(-3, 103)

    return drawn(draw)


def heat(names: Sequence[str], matrix: Sequence[Sequence[Interval | None]]) -> bytes:
    """Plot the shares of rows against columns as a heat map."""

    def draw(axes: Axes) -> None:
        values = [[100 * cell["value"] if cell else float("nan") for cell in row] for row in matrix]
        axes.imshow(values, vmin=-40, vmax=140, cmap="RdYlBu")
        axes.grid(visible=False)
        axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
        axes.set_yticks(range(len(names)), names)
        for i, row in enumerate(matrix):
            for j, cell in enumerate(row):
                if cell:
                    axes.text(j, i, f"{100 * cell['value']:.0f}", ha="center", va="center")

    size = 2.5 + 0.6 * len(names)
    return drawn(draw, size, size + 1)


def match_plots(summary: Summary, results: Sequence[DealPlayed], formatter: Formatter) -> Iterator[tuple[str, bytes]]:
    """Return all plots of a match: titles and SVG."""
    if summary["ratings"]:
        rated = summary["ratings"]
        rows: list[Interval] = [{"value": row["rating"], "low": row["low"], "high": row["high"]} for row in rated]
        yield formatter.word("ratings"), whiskers([row["bot"] for row in rated], rows, "Elo")
    if summary["matrix"]:
        yield formatter.word("matrix"), heat(list(summary["bots"]), summary["matrix"])
    if len(summary["tables"]) == 1:
        yield from _table_figures(summary, results, formatter)


def _table_figures(summary: Summary, results: Sequence[DealPlayed], formatter: Formatter) -> Iterator[tuple[str, bytes]]:
    from .statistics import shares_of

    table = summary["tables"][0]
    names, fair = [row["bot"] for row in table["bots"]], 1 / summary["players"]
    yield (
        formatter.word("figure-share"),
        whiskers(names, [scaled(row["share"], 100) for row in table["bots"]], "%", 100 * fair),
    )
    if len(names) > 1:
        title = formatter.word("figure-course", bot=names[0])
        first = list(summary["bots"]).index(names[0])
        yield title, course(shares_of(results, first).tolist(), fair, (formatter.word("column-deals"), "%"))
    categories = ruleset(summary["game"]).categories
    parts = [(formatter.category(name), [row["points"][name] for row in table["bots"]]) for name in categories]
    yield formatter.word("figure-points"), stacks(names, parts, formatter.word("column-total"))
    ways = [(formatter.reason(way), [row["ways"].get(way, 0) for row in table["bots"]]) for way in table["ways"]]
    yield formatter.word("figure-ways"), stacks(names, ways, formatter.word("column-wins"))
    seats = [str(seat + 1) for seat in range(summary["players"])]
    yield formatter.word("figure-seats"), whiskers(seats, [scaled(share, 100) for share in table["seats"]], "%", 100 * fair)
