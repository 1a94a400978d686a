"""Explains a payment: which symbol of which city covers each unit of a cost, step by step."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ...core.backend import lowest
from ...core.payload_types import tags
from . import boards
from .actions import A_CITY, A_FREE, A_SELL, A_STAGE, PAY_LEFT, PAY_RIGHT, PAYS, card_of
from .constants import LOW_PRICE, PRICE
from .hands import free_city, has_free_city
from .payload_types import Direction, Gift, Step
from .payment import card_index, left_of, right_of, stage_index
from .state import City, State
from .tables import (
    CARD,
    CHEAP_MADE_LEFT,
    CHEAP_MADE_RIGHT,
    CHEAP_RAW_LEFT,
    CHEAP_RAW_RIGHT,
    FIRST_CARD,
    FIRST_OF_COLOUR,
    LAST_CARD,
    LOW,
    SOURCES,
    TURNS,
    row_of,
    split_cost,
)
from .vocabulary import COLOURS, FOR_SALE, RAW, RESOURCES, Card, Effect, Resource, Stage

STEPS = tags(Step, "step")
_DIRECTIONS: tuple[Direction, ...] = ("left", "right")
_STAGE = -1  # in place of a card
_CHEAP = (CHEAP_RAW_LEFT, CHEAP_MADE_LEFT), (CHEAP_RAW_RIGHT, CHEAP_MADE_RIGHT)
Contents = tuple[int, int, int, int, int, int]
"""What a city consists of: edition, board, side, cards (low and high numbers), stages."""


@dataclass(frozen=True)
class Symbol:
    """A symbol that yields one of its resources every turn, the piece it is on, and whether neighbours may buy it."""

    resources: str
    source: str
    for_sale: bool


class Supply(NamedTuple):
    """The symbols of a city, sorted by what they are good for."""

    symbols: tuple[Symbol, ...]
    fixed: dict[Resource, list[str]]
    """The pieces whose symbols yield this resource and no other."""
    choices: list[Symbol]
    """The symbols that yield one of several resources."""
    for_sale: list[Symbol]


def built_cards(me: City) -> list[int]:
    """The structures of a city, in the order of their numbers."""
    return _numbers(me.low | me.high << LOW)


def _numbers(bits: int) -> list[int]:
    numbers = []
    while bits:
        numbers.append(lowest(bits))
        bits &= bits - 1
    return numbers


def stages_of(s: State, c: int) -> tuple[Stage, ...]:
    """All stages of a city's side; none while it is being chosen."""
    me = s.cities[c]
    return boards.EDITIONS[s.edition][me.board].sides[me.side] if me.board >= 0 and me.side >= 0 else ()


def card_row(s: State, card: int) -> Card:
    """The row of a structure in this edition."""
    row = row_of(s.edition + 1, card)
    assert row is not None
    return row


def symbols(s: State, c: int) -> tuple[Symbol, ...]:
    """R5, R25, R39: all symbols of a city: its board's, then its cards', then its stages'."""
    return supply(s, c).symbols


def supply(s: State, c: int) -> Supply:
    """The symbols of a city."""
    me = s.cities[c]
    return _supply((s.edition, me.board, me.side, me.low, me.high, me.stages))


@lru_cache(1 << 12)
def _supply(city: Contents) -> Supply:
    """The same for what a city consists of; views and explanations need few cities, many times."""
    symbols = _symbols(city)
    fixed = {letter: [symbol.source for symbol in symbols if symbol.resources == letter] for letter in RESOURCES}
    choices = [symbol for symbol in symbols if len(symbol.resources) > 1]
    return Supply(symbols, fixed, choices, [symbol for symbol in symbols if symbol.for_sale])


def _symbols(city: Contents) -> tuple[Symbol, ...]:
    edition, board, side, low, high, stages = city
    if board < 0:
        return ()
    home = boards.EDITIONS[edition][board]
    symbols = [Symbol(home.resource, home.name, True)]
    for card in _numbers(low | high << LOW):
        row = row_of(edition + 1, card)
        assert row is not None
        symbols += _produced(row.effects, row.name, row.colour in FOR_SALE)
    for stage in home.sides[side][:stages] if side >= 0 else ():
        symbols += _produced(stage.effects, home.name, False)
    return tuple(symbols)


def _produced(effects: tuple[Effect, ...], source: str, for_sale: bool) -> list[Symbol]:
    symbols = []
    for effect in effects:
        if effect.verb == "produce":
            symbols += [Symbol(letter, source, for_sale) for letter in effect.what]
        elif effect.verb == "produce-one":
            symbols.append(Symbol(effect.what, source, for_sale))
    return symbols


def cost_of(s: State, c: int, action: int) -> str:
    """What the card or the next stage costs, as it is printed."""
    if A_STAGE <= action < A_FREE:
        return stages_of(s, c)[s.cities[c].stages].cost if stage_index(s, c) >= 0 else ""
    return card_row(s, card_of(action)).cost


def explain(s: State, seat: int, action: int) -> list[Step]:
    """R40: how an action is paid for; empty when it builds nothing."""
    return explain_all(s, seat, (action,))[0]


def explain_all(s: State, seat: int, actions: Iterable[int]) -> list[list[Step]]:
    """R40: how each action is paid for. Actions with the same payment may share its steps; treat them as read-only."""
    own = _Payments(s, seat)
    if not has_free_city(s):
        return [own.steps(action) for action in actions]
    other = _Payments(s, free_city(s))
    return [other.steps(action - A_CITY) if A_CITY <= action < 2 * A_CITY else own.steps(action) for action in actions]


@lru_cache
def _chains(sources: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    """Chain sources with their bits."""
    return tuple((1 << SOURCES.index(source), source) for source in sources)


def free_step(s: State, c: int, card: int) -> Gift | None:
    """R14, R22: why a structure is free, if it is."""
    me, row = s.cities[c], card_row(s, card)
    for bit, source in _chains(row.after):
        if me.chains & bit:
            return {"step": "chain", "card": source}
    if not me.powers:
        return None
    if me.powers & FIRST_OF_COLOUR and me.counts[COLOURS.index(row.colour)] == 0:
        return {"step": "first-of-colour", "colour": row.colour}
    if me.powers & FIRST_CARD and s.turn == 1:
        return {"step": "first-card"}
    if me.powers & LAST_CARD and s.turn == TURNS:
        return {"step": "last-card"}
    return None


def card_terms(s: State, c: int, card: int) -> tuple[Gift | None, int]:
    """Why a structure is free, if it is, and otherwise the coins that it takes to the bank."""
    gift = free_step(s, c, card)
    return gift, 0 if gift else CARD[card_index(s, card)].coins


class _Payments:
    """The payments of one city, each found once for all actions that take it."""

    def __init__(self, s: State, c: int) -> None:
        self._state, self._city = s, c
        self._supply = supply(s, c)
        self._trade: _Trade | None = None
        self._terms: dict[int, tuple[Gift | None, int, str]] = {}
        self._coverings: dict[tuple[str, int], list[Step]] = {}
        self._nothing: list[Step] = [{"step": "nothing"}]

    def steps(self, action: int) -> list[Step]:
        """How an action below A_CITY is paid for."""
        if not 0 <= action < A_SELL:
            return []
        if action >= A_FREE:
            return [{"step": "free-once"}]
        key, way = card_of(action) if action < A_STAGE else _STAGE, action % PAYS
        terms = self._terms.get(key) or self._terms.setdefault(key, _terms(self._state, self._city, action))
        gift, bank, cost = terms
        if gift and way == 0:
            return [gift]
        steps = self._covering(cost, way)
        return [{"step": "bank", "coins": bank}, *steps] if bank else steps or self._nothing

    def _covering(self, cost: str, way: int) -> list[Step]:
        """The steps that cover a cost; none if the payment does not fit it."""
        key = cost, way
        if key not in self._coverings:
            self._coverings[key] = self._covered(cost, PAY_LEFT[way], PAY_RIGHT[way]) or []
        return self._coverings[key]

    def _covered(self, cost: str, left: int, right: int) -> list[Step] | None:
        """R5 to R9: cover a cost with exactly these coins to the left and to the right; None if that is impossible."""
        own, used = self._supply, dict.fromkeys(cost, 0)
        steps: list[Step] = []
        rest: list[Resource] = []
        for letter in units_of(cost):
            if used[letter] < len(own.fixed[letter]):
                steps.append({"step": "own", "resource": letter, "card": own.fixed[letter][used[letter]]})
                used[letter] += 1
            else:
                rest.append(letter)
        if not rest:
            return None if left or right else steps
        self._trade = self._trade or _Trade(self._state, self._city)
        more = _cover(self._trade, rest, own.choices, left, right)
        return None if more is None else [*steps, *more]


def _terms(s: State, c: int, action: int) -> tuple[Gift | None, int, str]:
    """Why a card or a stage is free, if it is, what it takes to the bank, and the resources that it costs."""
    resources = split_cost(cost_of(s, c, action))[1]
    if action >= A_STAGE:
        return None, 0, resources
    return *card_terms(s, c, card_of(action)), resources


@lru_cache
def units_of(cost: str) -> tuple[Resource, ...]:
    """The units of a cost in resource letters."""
    return tuple(RESOURCES["".join(RESOURCES).index(letter)] for letter in cost)


def unit_prices(cheap: int) -> list[list[int]]:
    """R9, R38: the prices of a raw material and of a manufactured good, from the left and from the right."""
    return [[LOW_PRICE if cheap & bit else PRICE for bit in bits] for bits in _CHEAP]


class _Trade:
    """What both neighbours sell and at which prices; symbols bought are taken off the lists."""

    def __init__(self, s: State, c: int) -> None:
        self.seats = left_of(s, c), right_of(s, c)
        self.stock = [supply(s, seat).for_sale for seat in self.seats]
        self.prices = unit_prices(s.cities[c].cheap)


def _cover(trade: _Trade, rest: list[Resource], choices: list[Symbol], left: int, right: int) -> list[Step] | None:
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
                bought: Step = {
                    "step": "buy",
                    "resource": letter,
                    "coins": price,
                    "from": _DIRECTIONS[side],
                    "seat": trade.seats[side],
                    "card": symbol.source,
                }
                return [bought, *more]
    return None


def _serving(letter: str, stock: list[Symbol]) -> list[Symbol]:
    """One symbol of each kind that yields the resource, the least versatile first."""
    by_resources: dict[str, Symbol] = {}
    for symbol in stock:
        if letter in symbol.resources:
            by_resources.setdefault(symbol.resources, symbol)
    return sorted(by_resources.values(), key=lambda symbol: len(symbol.resources))
