"""Where points come from: the score sheet card by card, and how wild symbols were chosen."""

from __future__ import annotations

from typing import Any

from .explain import card_row, kinds_of, stages_of
from .scoring import VICTORY, copied_points, kind_points, science_points, symbol_points, wild_symbols
from .state import State
from .tables import DEFEAT_ROW, FIRST_GUILD, NAMES
from .vocabulary import SYMBOLS

Line = dict[str, Any]


def detail(s: State, c: int) -> list[Line]:
    """R52: every source of points of a city, by category; sources that give nothing are left out."""
    return [line for line in (*_military(s, c), *_wonder(s, c), *_cards(s, c), *_science(s, c)) if line["points"]]


def _line(category: str, source: str, points: int) -> Line:
    return {"category": category, "source": source, "points": points}


def _military(s: State, c: int) -> list[Line]:
    me = s.cities[c]
    won = [_line("military", f"victory-{age + 1}", VICTORY[age] * me.victories[age]) for age in range(3)]
    return [*won, _line("military", "defeat", -me.counts[DEFEAT_ROW]), _line("treasury", "coins", me.coins // 3)]


def _wonder(s: State, c: int) -> list[Line]:
    me = s.cities[c]
    return [
        _line("wonder", f"stage-{number + 1}", effect.amount)
        for number, row in enumerate(stages_of(s, c)[: me.stages])
        for effect in row.effects
        if effect.verb == "points"
    ]


def _cards(s: State, c: int) -> list[Line]:
    found = []
    for kind in kinds_of(s.cities[c]):
        row = card_row(s, kind)
        if row.colour == "blue":
            found.append(_line("civilian", row.name, sum(e.amount for e in row.effects if e.verb == "points")))
        elif row.colour == "yellow" or kind >= FIRST_GUILD:
            found.append(_line("commerce" if row.colour == "yellow" else "guilds", row.name, kind_points(s, c, kind)))
    if s.cities[c].copied >= 0:
        found.append(_line("guilds", f"copy {NAMES[s.cities[c].copied]}", copied_points(s, c)))
    return found


def symbols_chosen(s: State, c: int) -> dict[str, int]:
    """R30: the scientific symbols of a city with wild ones given to the best sorts."""
    have, wild = s.cities[c].symbols, wild_symbols(s, c)
    best = science_points(s, c)
    for x in range(wild + 1):
        for y in range(wild + 1 - x):
            counts = (have[0] + x, have[1] + y, have[2] + wild - x - y)
            if symbol_points(*counts) == best:
                return dict(zip(SYMBOLS, counts, strict=True))
    raise AssertionError("the best choice of wild symbols is one of all choices")


def _science(s: State, c: int) -> list[Line]:
    counts = symbols_chosen(s, c)
    lines = [_line("science", symbol, n * n) for symbol, n in counts.items()]
    return [*lines, _line("science", "sets", 7 * min(counts.values()))]
