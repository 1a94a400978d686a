"""What a seat may see of a state. In Duel only face-down pieces are hidden, and the tokens that the library drew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from ...core import outcome as core
from ...core.bit_sets import names_of
from . import payload_types
from .constants import TOKEN_COINS
from .construction import sale_price
from .explain import unit_prices, units
from .layouts import places
from .names import BACKS, CARD_NAMES, PENDING, REASONS, TOKEN_NAMES, WONDER_NAMES
from .payload_types import Decision, Outcome, Score, Slot, View, Wonder
from .payment import card_trade, is_chained, wonder_trade
from .pending import due, due_detail, due_seat
from .scoring import CATEGORIES, count_points
from .state import BOX, CITY, DISCARD, LIBRARY, UNDER, City, State
from .tables import CARD, SLOTS
from .vocabulary import COLOURS, SYMBOLS

_AGES: tuple[payload_types.ViewAge, ...] = (0, 1, 2, 3)


def cards_by_place(s: State) -> dict[int, list[str]]:
    """The names of the cards at each place, in the order of the card list."""
    cards: dict[int, list[str]] = {}
    for name, where in zip(CARD_NAMES, s.where, strict=True):
        if where != BOX:
            cards.setdefault(where, []).append(name)
    return cards


def cards_at(s: State, place: int) -> list[str]:
    """The names of the cards at a place, in the order of the card list."""
    return [name for name, where in zip(CARD_NAMES, s.where, strict=True) if where == place] if place in s.where else []


def decision(s: State) -> Decision | None:
    """The decision that is due, as everybody sees it."""
    if not s.depth:
        return None
    kind = PENDING[due(s)]
    assert kind != "finish", "a turn finishes before anybody looks"
    if kind == "destroy":
        return {"kind": "destroy", "seat": due_seat(s), "colour": COLOURS[due_detail(s)]}
    return {"kind": kind, "seat": due_seat(s)}


def view(s: State, seat: int | None) -> View:
    """Everything that a seat may know about the game."""
    return _seat_view(s, seat, _public_view(s))


def views(
    s: State, seats: Iterable[int | None], earlier: Mapping[int | None, View], legal: object
) -> dict[int | None, View]:
    """The views of several seats: almost everything is public, and built once."""
    public = _public_view(s)
    return {seat: _seat_view(s, seat, public) for seat in seats}


def _public_view(s: State) -> View:
    """What everybody may know; R26: the discard pile is open to both."""
    cards = cards_by_place(s)
    return {
        "game": "duel",
        "seat": None,
        "age": _AGES[s.age],
        "decision": decision(s),
        "pawn": s.pawn,
        "military_tokens": (token_coins(s, 0), token_coins(s, 1)),
        "board": names_of(s.board, TOKEN_NAMES),
        "aside": names_of(s.aside, TOKEN_NAMES),
        "offer": names_of(s.offer, WONDER_NAMES),
        "layout": [card_in(s, slot) for slot in range(SLOTS) if s.present >> slot & 1],
        "discard": cards.get(DISCARD, []),
        "cities": (city(s, 0, cards), city(s, 1, cards)),
        "outcome": _outcome_view(s),
    }


def _seat_view(s: State, seat: int | None, public: View) -> View:
    """The public view with what only this seat may know."""
    shown = public.copy()
    shown["seat"] = seat
    if s.drawn and due(s) == LIBRARY and due_seat(s) == seat:
        shown["drawn"] = names_of(s.drawn, TOKEN_NAMES)
    return shown


def full_view(s: State) -> View:
    """What everybody sees and everything hidden: for games that are over."""
    shown = view(s, None)
    for place in shown["layout"]:
        if place["card"] is None:
            place["card"], place["face_down"] = CARD_NAMES[s.layout[place["slot"]]], True
    if s.drawn and due(s) == LIBRARY:
        shown["drawn"] = names_of(s.drawn, TOKEN_NAMES)
    return shown


def token_coins(s: State, p: int) -> list[int]:
    """The coins of the military tokens that still threaten a seat, nearest first."""
    zones = len(TOKEN_COINS)
    return [coins for zone, coins in enumerate(TOKEN_COINS) if s.military_tokens >> (zones * p + zone) & 1]


@cache
def places_of(age: int) -> list[tuple[int, int, bool]]:
    """Row, x and face of the slots of an age."""
    return places(age)


def card_in(s: State, slot: int) -> Slot:
    """A card of the layout: its name if it is face up, otherwise its back; prices for both when it is open."""
    row, x, _ = places_of(s.age)[slot]
    is_open = bool(s.open >> slot & 1)
    card = s.layout[slot]
    back = BACKS[CARD[card].age - 1]
    shown: Slot = {"slot": slot, "row": row, "x": x, "open": is_open, "back": back, "card": None}
    if s.shown >> slot & 1:
        shown["card"] = CARD_NAMES[card]
        if is_open:
            mine, theirs = s.cities
            shown["chained"] = (is_chained(mine, card), is_chained(theirs, card))
            shown["price"] = (card_price(mine, card), card_price(theirs, card))
    return shown


def card_price(me: City, card: int) -> int:
    """The coins that a city would pay for a card."""
    return 0 if is_chained(me, card) else CARD[card].coins + card_trade(me, card)


def city(s: State, p: int, cards: dict[int, list[str]]) -> payload_types.City:
    """A city as both players see it."""
    me = s.cities[p]
    return {
        "coins": me.coins,
        "cards": cards.get(CITY + p, []),
        "production": units(me.production),
        "choices": {"raw": me.one_raw, "manufactured": me.one_made},
        "prices": unit_prices(me),
        "science": names_of(me.science, SYMBOLS),
        "tokens": names_of(me.tokens, TOKEN_NAMES),
        "wonders": [wonder(me, place, cards) for place in range(me.dealt)],
        "sale": sale_price(s, p),
        "score": score_sheet(s, p),
    }


def wonder(me: City, place: int, cards: dict[int, list[str]]) -> Wonder:
    """A wonder of a city: built over a card, back in the box, or with its price."""
    number = me.wonders[place]
    is_built, is_closed = bool(me.built >> place & 1), bool(me.closed >> place & 1)
    shown: Wonder = {"wonder": WONDER_NAMES[number], "built": is_built, "closed": is_closed}
    under = cards.get(UNDER + number)
    if under:
        shown["under"] = under[0]
    if not is_built and not is_closed:
        shown["price"] = wonder_trade(me, number)
    return shown


def score_sheet(s: State, p: int) -> Score:
    """The score sheet as if the game ended now: everything on it is public."""
    points = [0] * len(CATEGORIES)
    count_points(s, p, points)
    civilian, science, commerce, guilds, wonders, progress, treasury, military = points
    return {
        "civilian": civilian,
        "science": science,
        "commerce": commerce,
        "guilds": guilds,
        "wonders": wonders,
        "progress": progress,
        "treasury": treasury,
        "military": military,
    }


def _outcome_view(s: State) -> Outcome | None:
    if not s.ended:
        return None
    return {
        "winners": names_of(s.winners, (0, 1)),
        "reason": REASONS[s.ended - 1],
        "points": (score_sheet(s, 0), score_sheet(s, 1)),
    }


def outcome(s: State) -> core.Outcome | None:
    """The result, or None while the game is in progress."""
    if not s.ended:
        return None
    winners, losers = tuple(names_of(s.winners, (0, 1))), tuple(names_of(~s.winners, (0, 1)))
    sheets = tuple(core.sheet(score_sheet(s, p)) for p in range(2))
    return core.Outcome(winners, REASONS[s.ended - 1], sheets, (winners, losers) if losers else (winners,))
