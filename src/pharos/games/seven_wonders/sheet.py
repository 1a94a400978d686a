"""Where points come from: the score sheet card by card, and how wild symbols were chosen."""

from __future__ import annotations

from .constants import COINS_PER_POINT, DEFEAT, SYMBOL_SET, VICTORY
from .explain import built_cards, card_row, stages_of
from .names import CARD_NAMES
from .payload_types import Line, Symbols
from .scoring import card_points, copied_points, science_points, symbol_points, wild_symbols
from .state import State
from .tables import AGES, DEFEAT_ROW, FIRST_GUILD
from .vocabulary import Category


def detail(s: State, c: int) -> list[Line]:
    """R52: every source of points of a city, by category; sources that give nothing are left out."""
    return [line for line in (*_military(s, c), *_wonder(s, c), *_cards(s, c), *_science(s, c)) if line["points"]]


def _line(category: Category, source: str, points: int) -> Line:
    return {"category": category, "source": source, "points": points}


def _military(s: State, c: int) -> list[Line]:
    me = s.cities[c]
    won = [_line("military", f"victory-{age + 1}", VICTORY[age] * me.victories[age]) for age in range(AGES)]
    return [
        *won,
        _line("military", "defeat", DEFEAT * me.counts[DEFEAT_ROW]),
        _line("treasury", "coins", me.coins // COINS_PER_POINT),
    ]


def _wonder(s: State, c: int) -> list[Line]:
    me = s.cities[c]
    return [
        _line("wonder", f"stage-{number + 1}", effect.amount)
        for number, row in enumerate(stages_of(s, c)[: me.stages])
        for effect in row.effects
        if effect.verb == "points"
    ]


def _cards(s: State, c: int) -> list[Line]:
    lines = []
    for card in built_cards(s.cities[c]):
        row = card_row(s, card)
        if row.colour == "blue":
            lines.append(_line("civilian", row.name, sum(e.amount for e in row.effects if e.verb == "points")))
        elif row.colour == "yellow" or card >= FIRST_GUILD:
            lines.append(_line("commerce" if row.colour == "yellow" else "guilds", row.name, card_points(s, c, card)))
    if s.cities[c].copied >= 0:
        lines.append(_line("guilds", f"copy {CARD_NAMES[s.cities[c].copied]}", copied_points(s, c)))
    return lines


def symbols_chosen(s: State, c: int) -> Symbols:
    """R30: the scientific symbols of a city with wild ones counted as the best kinds."""
    have, wild = s.cities[c].symbols, wild_symbols(s, c)
    best = science_points(s, c)
    for x in range(wild + 1):
        for y in range(wild + 1 - x):
            compass, gear, tablet = have[0] + x, have[1] + y, have[2] + wild - x - y
            if symbol_points(compass, gear, tablet) == best:
                return {"compass": compass, "gear": gear, "tablet": tablet}
    raise AssertionError("the best choice of wild symbols is one of all choices")


def _science(s: State, c: int) -> list[Line]:
    symbols = symbols_chosen(s, c)
    counts = {"compass": symbols["compass"], "gear": symbols["gear"], "tablet": symbols["tablet"]}
    lines = [_line("science", symbol, n * n) for symbol, n in counts.items()]
    return [*lines, _line("science", "sets", SYMBOL_SET * min(counts.values()))]
