"""Explains a payment: which symbol of which city covers each unit of a cost, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ...core.payload_types import tags
from . import boards
from .actions import A_CITY, A_FREE, A_SELL, A_STAGE, PAY_LEFT, PAY_RIGHT, PAYS, card_of
from .constants import LOW_PRICE, PRICE
from .hands import free_city
from .payload_types import Direction, Gift, Step
from .payment import bank_cost, left_of, right_of, stage_index
from .state import City, State
from .tables import (
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
_CHEAP = (CHEAP_RAW_LEFT, CHEAP_MADE_LEFT), (CHEAP_RAW_RIGHT, CHEAP_MADE_RIGHT)
Contents = tuple[int, int, int, int, int, int]
"""What a city consists of: edition, board, side, cards (low and high numbers), stages."""


@dataclass(frozen=True)
class Symbol:
    """A symbol that yields one of its resources every turn, the piece it stands on, and whether neighbours may buy it."""

    resources: str
    source: str
    for_sale: bool


def built_cards(me: City) -> list[int]:
    """The structures of a city, in the order of their numbers."""
    return _numbers(me.low | me.high << LOW)


def _numbers(bits: int) -> list[int]:
    return [card for card in range(bits.bit_length()) if bits >> card & 1]


def stages_of(s: State, c: int) -> tuple[Stage, ...]:
    """All stages of a city's side; none while it is being chosen."""
    me = s.cities[c]
    return boards.EDITIONS[s.edition][me.board].sides[me.side] if me.board >= 0 and me.side >= 0 else ()


def card_row(s: State, card: int) -> Card:
    """The row of a structure in this edition."""
    row = row_of(s.edition + 1, card)
    assert row is not None
    return row


def symbols(s: State, c: int) -> list[Symbol]:
    """R5, R25, R39: all symbols of a city: its board's, then its cards', then its stages'."""
    return list(_symbols(_contents(s, c)))


def _contents(s: State, c: int) -> Contents:
    """What a city consists of."""
    me = s.cities[c]
    return s.edition, me.board, me.side, me.low, me.high, me.stages


@lru_cache(1 << 12)
def _symbols(city: Contents) -> tuple[Symbol, ...]:
    """The same for what a city consists of; views and explanations ask for few cities, many times."""
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
    c = free_city(s) if A_CITY <= action < 2 * A_CITY else seat
    action = action - A_CITY if action >= A_CITY else action
    if not 0 <= action < A_SELL:
        return []
    if action >= A_FREE:
        return [{"step": "free-once"}]
    is_card = action < A_STAGE
    gift = free_step(s, c, card_of(action)) if is_card else None
    way = action % PAYS
    if gift and way == 0:
        return [gift]
    bank = bank_cost(s, c, card_of(action)) if is_card else 0
    steps: list[Step] = [{"step": "bank", "coins": bank}] if bank else []
    steps += covering(s, c, split_cost(cost_of(s, c, action))[1], PAY_LEFT[way], PAY_RIGHT[way]) or []
    return steps or [{"step": "nothing"}]


def free_step(s: State, c: int, card: int) -> Gift | None:
    """R14, R22: why a structure is free, if it is."""
    me, row = s.cities[c], card_row(s, card)
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


def units_of(cost: str) -> list[Resource]:
    """The units of a cost in resource letters."""
    return [RESOURCES["".join(RESOURCES).index(letter)] for letter in cost]


def covering(s: State, c: int, cost: str, left: int, right: int) -> list[Step] | None:
    """R5 to R9: cover a cost with exactly these coins to the left and to the right; None if that is impossible."""
    seats = left_of(s, c), right_of(s, c)
    others = _contents(s, seats[0]), _contents(s, seats[1])
    steps = _covering(_contents(s, c), others, seats, s.cities[c].cheap, cost, left, right)
    return None if steps is None else list(steps)


@lru_cache(1 << 13)
def _covering(
    city: Contents, others: tuple[Contents, Contents], seats: tuple[int, int], cheap: int, cost: str, left: int, right: int
) -> tuple[Step, ...] | None:
    """The same for what the cities consist of: the payment of a stage is asked for with every card of a hand."""
    own = list(_symbols(city))
    steps: list[Step] = []
    rest: list[Resource] = []
    for letter in units_of(cost):
        fixed = next((symbol for symbol in own if symbol.resources == letter), None)
        if fixed:
            own.remove(fixed)
            steps.append({"step": "own", "resource": letter, "card": fixed.source})
        else:
            rest.append(letter)
    trade = _Trade(seats, others, cheap)
    more = _cover(trade, rest, [symbol for symbol in own if len(symbol.resources) > 1], left, right)
    return None if more is None else (*steps, *more)


class _Trade:
    """What both neighbours sell and at which prices; symbols bought are taken off the lists."""

    def __init__(self, seats: tuple[int, int], others: tuple[Contents, Contents], cheap: int) -> None:
        self.seats = seats
        self.stock = [[symbol for symbol in _symbols(city) if symbol.for_sale] for city in others]
        self.prices = [[LOW_PRICE if cheap & bit else PRICE for bit in bits] for bits in _CHEAP]


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
    """One symbol of each sort that yields the resource, the least versatile first."""
    sorts: dict[str, Symbol] = {}
    for symbol in stock:
        if letter in symbol.resources:
            sorts.setdefault(symbol.resources, symbol)
    return sorted(sorts.values(), key=lambda symbol: len(symbol.resources))
