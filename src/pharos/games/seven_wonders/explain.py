"""A payment that explains itself: which symbol of which city covers each unit of a cost, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from . import boards
from .actions import A_CITY, A_FREE, A_SELL, A_STAGE, PAY_LEFT, PAY_RIGHT, PAYS, kind_of
from .hands import free_city
from .payment import bank_cost, go_to_market, left_of, right_of, stage_index
from .state import City, State
from .tables import FIRST_CARD, FIRST_OF_COLOUR, LAST_CARD, LOW, SOURCES, TURNS, row_of, split_cost
from .vocabulary import COLOURS, RAW, Card, Effect, Stage

Step = dict[str, Any]


@dataclass(frozen=True)
class Symbol:
    """A symbol that yields one of its resources every turn, the piece it stands on, and whether neighbours may buy it."""

    resources: str
    source: str
    for_sale: bool


def kinds_of(me: City) -> list[int]:
    """The structures of a city, in the order of their numbers."""
    return _kinds(me.low | me.high << LOW)


def _kinds(bits: int) -> list[int]:
    return [kind for kind in range(bits.bit_length()) if bits >> kind & 1]


def stages_of(s: State, c: int) -> tuple[Stage, ...]:
    """All stages of a city's side; none while it is being chosen."""
    me = s.cities[c]
    return boards.EDITIONS[s.edition][me.board].sides[me.side] if me.board >= 0 and me.side >= 0 else ()


def card_row(s: State, kind: int) -> Card:
    """The row of a structure in this edition."""
    row = row_of(s.edition + 1, kind)
    assert row is not None
    return row


def symbols(s: State, c: int) -> list[Symbol]:
    """R5, R25, R39: all symbols of a city: its board's, then its cards', then its stages'."""
    me = s.cities[c]
    return list(_symbols(s.edition, me.board, me.side, me.low, me.high, me.stages)) if me.board >= 0 else []


@lru_cache(1 << 12)
def _symbols(edition: int, board: int, side: int, low: int, high: int, stages: int) -> tuple[Symbol, ...]:
    """The same for what a city consists of; views and explanations ask for few cities, many times."""
    home = boards.EDITIONS[edition][board]
    found = [Symbol(home.resource, home.name, True)]
    for kind in _kinds(low | high << LOW):
        row = row_of(edition + 1, kind)
        assert row is not None
        found += _produced(row.effects, row.name, row.colour in ("brown", "grey"))
    for stage in home.sides[side][:stages] if side >= 0 else ():
        found += _produced(stage.effects, home.name, False)
    return tuple(found)


def _produced(effects: tuple[Effect, ...], source: str, for_sale: bool) -> list[Symbol]:
    found = []
    for effect in effects:
        if effect.verb == "produce":
            found += [Symbol(letter, source, for_sale) for letter in effect.what]
        elif effect.verb == "produce-one":
            found.append(Symbol(effect.what, source, for_sale))
    return found


def cost_of(s: State, c: int, action: int) -> str:
    """What the card or the next stage costs, as it is printed."""
    if A_STAGE <= action < A_FREE:
        return stages_of(s, c)[s.cities[c].stages].cost if stage_index(s, c) >= 0 else ""
    return card_row(s, kind_of(action)).cost


def steps(s: State, seat: int, action: int) -> list[Step]:
    """R40: how an action is paid for; empty when it builds nothing."""
    c = free_city(s) if A_CITY <= action < 2 * A_CITY else seat
    action = action - A_CITY if action >= A_CITY else action
    if not 0 <= action < A_SELL:
        return []
    if action >= A_FREE:
        return [{"step": "free-once"}]
    is_card = action < A_STAGE
    gift = gift_step(s, c, kind_of(action)) if is_card else None
    way = action % PAYS
    if gift and way == 0:
        return [gift]
    bank = bank_cost(s, c, kind_of(action)) if is_card else 0
    told: list[Step] = [{"step": "bank", "coins": bank}] if bank else []
    told += covering(s, c, split_cost(cost_of(s, c, action))[1], PAY_LEFT[way], PAY_RIGHT[way]) or []
    return told or [{"step": "nothing"}]


def gift_step(s: State, c: int, kind: int) -> Step | None:
    """R14, R22: why a structure is free, if it is."""
    me, row = s.cities[c], card_row(s, kind)
    for source in row.after:
        if me.chains >> SOURCES.index(source) & 1:
            return {"step": "chain", "card": source}
    if me.powers & FIRST_OF_COLOUR and me.counts[COLOURS.index(row.colour)] == 0:
        return {"step": "first-of-colour", "colour": row.colour}
    if me.powers & FIRST_CARD and s.turn == 1:
        return {"step": "first-card"}
    if me.powers & LAST_CARD and s.turn == TURNS:
        return {"step": "last-card"}
    return None


def covering(s: State, c: int, cost: str, left: int, right: int) -> list[Step] | None:
    """R5 to R9: cover a cost with exactly these coins to the left and to the right; None if that is impossible."""
    own = symbols(s, c)
    told: list[Step] = []
    rest = ""
    for letter in cost:
        fixed = next((symbol for symbol in own if symbol.resources == letter), None)
        if fixed:
            own.remove(fixed)
            told.append({"step": "own", "resource": letter, "card": fixed.source})
        else:
            rest += letter
    more = _cover(_Trade(s, c), rest, [symbol for symbol in own if len(symbol.resources) > 1], left, right)
    return None if more is None else told + more


class _Trade:
    """What both neighbours sell and at which prices; symbols bought are taken off the lists."""

    def __init__(self, s: State, c: int) -> None:
        go_to_market(s, c)
        m = s.market
        self.seats = (left_of(s, c), right_of(s, c))
        self.stock = [[symbol for symbol in symbols(s, seat) if symbol.for_sale] for seat in self.seats]
        self.prices = ((m.raw_left, m.made_left), (m.raw_right, m.made_right))


def _cover(trade: _Trade, rest: str, choices: list[Symbol], left: int, right: int) -> list[Step] | None:
    """Cover unit by unit: by own choices first, then from the left, then from the right; with exactly these coins."""
    if not rest:
        return [] if left == right == 0 else None
    letter, later = rest[0], rest[1:]
    for symbol in _serving(letter, choices):
        more = _cover(trade, later, [other for other in choices if other is not symbol], left, right)
        if more is not None:
            return [{"step": "choice", "resource": letter, "card": symbol.source}, *more]
    for side, coins in enumerate((left, right)):
        price = trade.prices[side][0 if letter in RAW else 1]
        stock = trade.stock[side]
        for symbol in _serving(letter, stock) if price <= coins else []:
            trade.stock[side] = [other for other in stock if other is not symbol]
            more = _cover(trade, later, choices, left - price * (side == 0), right - price * (side == 1))
            trade.stock[side] = stock
            if more is not None:
                where = {"from": ("left", "right")[side], "seat": trade.seats[side], "card": symbol.source}
                return [{"step": "buy", "resource": letter, "coins": price, **where}, *more]
    return None


def _serving(letter: str, stock: list[Symbol]) -> list[Symbol]:
    """One symbol of each sort that yields the resource, the least versatile first."""
    sorts: dict[str, Symbol] = {}
    for symbol in stock:
        if letter in symbol.resources:
            sorts.setdefault(symbol.resources, symbol)
    return sorted(sorts.values(), key=lambda symbol: len(symbol.resources))


STEPS = (
    "free-once", "chain", "first-of-colour", "first-card", "last-card", "bank", "own", "choice", "buy", "nothing",
)  # fmt: skip
