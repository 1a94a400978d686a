"""The report of a match: tables for the terminal, and a single HTML page with its plots."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Literal

from ..core.registry import ruleset
from ..locales import Words
from .match import DealPlayed
from .summary import BotFigures, EloInterval, Interval, Summary, TableFigures

_ENDS: tuple[Literal["value", "low", "high"], ...] = ("value", "low", "high")
MOST_TRACES = 3  # tracebacks that a report shows; summary.json has all of them


@dataclass(frozen=True)
class Sheet:
    """A table of texts."""

    title: str
    head: list[str]
    rows: list[list[str]]


class Formatter:
    """Formats the figures of one game in one language."""

    def __init__(self, say: Words, game: str) -> None:
        self.say, self.game = say, game

    def word(self, id: str, **values: object) -> str:
        """Return a term of the arena."""
        return self.say.say(f"arena-{id}", **values)

    def number(self, value: float, digits: int = 1) -> str:
        """Format a number with this many decimals, as the language writes it."""
        return self.word(f"number-{digits}", value=value)

    def percent(self, interval: Interval) -> str:
        """Format a share with its interval, in percent."""
        value, low, high = (self.number(100 * interval[name]) for name in _ENDS)
        return self.word("interval", value=value, low=low, high=high)

    def elo(self, interval: EloInterval | None, share: Interval) -> str:
        """Format an Elo difference with its interval; unbounded where a bot won everything or nothing."""
        if interval is None:
            return ""
        value, low, high = (self._signed(interval[name], share[name] > 0.5) for name in _ENDS)
        return self.word("interval", value=value, low=low, high=high)

    def _signed(self, value: float | None, is_up: bool) -> str:
        if value is None:
            return "+∞" if is_up else "−∞"
        return ("+" if value >= 0 else "−") + self.number(abs(value), 0)

    def category(self, name: str) -> str:
        """Return the name of a score sheet column."""
        return self.say.say(f"{self.game}-category-{name}")

    def reason(self, name: str) -> str:
        """Return the name of a way of winning."""
        return self.word("forfeit") if name == "forfeit" else self.say.say(f"{self.game}-reason-{name}")


def headline(summary: Summary, formatter: Formatter) -> str:
    """Summarise the match in one line."""
    game = formatter.say.say(f"{summary['game']}-name")
    return formatter.word("headline", game=game, players=summary["players"], deals=summary["deals"], games=summary["games"])


def sheets(summary: Summary, formatter: Formatter, *, all_tables: bool = False) -> list[Sheet]:
    """Return all tables; details of each table only if there is just one, or on request."""
    tables = [_results(summary, formatter)]
    if summary["ratings"]:
        tables.append(_ratings(summary, formatter))
    if summary["matrix"]:
        tables.append(_matrix(summary, formatter))
    for table in summary["tables"] if all_tables or len(summary["tables"]) == 1 else []:
        tables += [_points(table, summary, formatter), _ways(table, formatter), _seats(table, formatter)]
    return tables


def _results(summary: Summary, formatter: Formatter) -> Sheet:
    rows = [_result(row, formatter) for table in summary["tables"] for row in table["bots"]]
    is_larger, has_faults = summary["players"] > 2, bool(summary["faults"])
    names = ["bot", "wins", "shared", "share", "elo", "first-seat", "time"]
    names += ["seats", "place"] * is_larger + ["forfeits"] * has_faults
    return Sheet(
        formatter.word("results"),
        [formatter.word(f"column-{name}") for name in names],
        [[row[name] for name in names] for row in rows],
    )


def _result(row: BotFigures, formatter: Formatter) -> dict[str, str]:
    """Return the figures of a bot at a table, by column."""
    return {
        "bot": row["bot"],
        "wins": str(row["wins"]),
        "shared": str(row["shared"]),
        "share": formatter.percent(row["share"]),
        "elo": formatter.elo(row["elo"], row["share"]),
        "first-seat": formatter.number(100 * row["first_seat"]),
        "time": formatter.number(row["milliseconds"], 3),
        "seats": str(row["seats"]),
        "place": formatter.number(row["place"], 2),
        "forfeits": str(row["forfeits"]),
    }


def _ratings(summary: Summary, formatter: Formatter) -> Sheet:
    rows = []
    for row in summary["ratings"]:
        value, low, high = (formatter.number(row[name], 0) for name in ("rating", "low", "high"))
        rows.append([row["bot"], formatter.word("interval", value=value, low=low, high=high)])
    return Sheet(formatter.word("ratings"), [formatter.word("column-bot"), formatter.word("column-rating")], rows)


def _matrix(summary: Summary, formatter: Formatter) -> Sheet:
    bots = list(summary["bots"])
    rows = [
        [bot, *(formatter.number(100 * cell["value"]) if cell else "" for cell in row)]
        for bot, row in zip(bots, summary["matrix"], strict=True)
    ]
    return Sheet(formatter.word("matrix"), ["", *bots], rows)


def _of_table(id: str, table: TableFigures, formatter: Formatter) -> str:
    return formatter.word(id, table=" · ".join(table["lineup"]))


def _points(table: TableFigures, summary: Summary, formatter: Formatter) -> Sheet:
    names = ruleset(summary["game"]).categories
    head = [formatter.word("column-bot"), *(formatter.category(name) for name in names), formatter.word("column-total")]
    rows = [
        [row["bot"], *(formatter.number(row["points"][name]) for name in names), formatter.number(row["total"])]
        for row in table["bots"]
    ]
    return Sheet(_of_table("points", table, formatter), head, rows)


def _ways(table: TableFigures, formatter: Formatter) -> Sheet:
    ways = list(table["ways"])
    head = [formatter.word("column-bot"), *(formatter.reason(way) for way in ways)]
    rows = [[row["bot"], *(str(row["ways"].get(way, 0)) for way in ways)] for row in table["bots"]]
    return Sheet(_of_table("ways", table, formatter), head, rows)


def _seats(table: TableFigures, formatter: Formatter) -> Sheet:
    rows = [[str(seat + 1), formatter.percent(share)] for seat, share in enumerate(table["seats"])]
    return Sheet(
        _of_table("by-seat", table, formatter), [formatter.word("column-seat"), formatter.word("column-share")], rows
    )


def fault_lines(summary: Summary, formatter: Formatter) -> list[str]:
    """Return one line for every forfeited game."""
    return [
        formatter.word(
            f"fault-{fault['why']}", bot=fault["bot"], deal=str(fault["deal"]), game=str(fault["rotation"] + 1),
            seat=str(fault["seat"] + 1), decision=str(fault["decision"]), detail=fault["detail"], seed=str(fault["seed"]),
        )
        for fault in summary["faults"]
    ]  # fmt: skip


def traces(summary: Summary) -> list[str]:
    """Return the different tracebacks of bots that raised, in the order of their first appearance."""
    return list(dict.fromkeys(fault["trace"] for fault in summary["faults"] if fault["trace"]))


def verdict(summary: Summary, formatter: Formatter) -> list[str]:
    """Return the verdict of the sequential test, if one was requested."""
    test = summary["sprt"]
    if not test:
        return []
    low, high = formatter.number(test["low"], 0), formatter.number(test["high"], 0)
    ratio, bound = formatter.number(test["ratio"], 2), formatter.number(test["bound"], 2)
    first = next(iter(summary["bots"]))
    return [formatter.word(f"sprt-{test['answer']}", bot=first, low=low, high=high, ratio=ratio, bound=bound)]


_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #fff }
table { border-collapse: collapse; margin: 0 0 1.5rem }
td, th { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #ddd }
td:first-child, th:first-child { text-align: left } img { max-width: 100%; display: block; margin: 0 0 1.5rem }
code { background: #f3f3f3; padding: .15rem .4rem; overflow-wrap: anywhere } h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem }
.wide { overflow-x: auto }
"""


def page(summary: Summary, results: Sequence[DealPlayed], say: Words) -> str:
    """Return the report as one self-contained page; raises BadChoice if the plotting library is missing."""
    from .plots import match_plots

    formatter = Formatter(say, summary["game"])
    title = headline(summary, formatter)
    plots = "".join(picture(svg, name) for name, svg in match_plots(summary, results, formatter))
    verdicts = "".join(f"<p>{escape(line)}</p>" for line in verdict(summary, formatter))
    lines = fault_lines(summary, formatter)
    faults = (
        f"<h2>{escape(formatter.word('faults'))}</h2><ul>{''.join(f'<li>{escape(x)}</li>' for x in lines)}</ul>"
        if lines
        else ""
    )
    faults += "".join(f"<pre>{escape(trace)}</pre>" for trace in traces(summary)[:MOST_TRACES])
    made = formatter.word("made", version=summary["version"], code=summary["code"])
    body = "".join(_html(sheet) for sheet in sheets(summary, formatter, all_tables=True))
    return (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body>'
        f"<h1>{escape(title)}</h1><p><code>{escape(summary['command'])}</code></p><p>{escape(made)}</p>"
        f"{verdicts}{faults}{plots}{body}<p>{escape(formatter.word('small-print'))}</p></body></html>\n"
    )


def picture(svg: bytes, name: str) -> str:
    """Embed a plot in the page."""
    data = base64.b64encode(svg).decode()
    return f'<h2>{escape(name)}</h2><img alt="{escape(name)}" src="data:image/svg+xml;base64,{data}">'


def _html(sheet: Sheet) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in sheet.head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in sheet.rows)
    return f'<h2>{escape(sheet.title)}</h2><div class="wide"><table><tr>{head}</tr>{rows}</table></div>'
