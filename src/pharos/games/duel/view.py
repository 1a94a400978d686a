"""What a seat may see of a state and of a decision. In Duel only face-down things are hidden, and what the library drew."""

from __future__ import annotations

from typing import Any

from ...core.kind import Event, View
from ...core.outcome import Outcome
from .explain import card_steps, total, unit_prices, units, wonder_steps
from .layouts import places
from .notation import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES, notation
from .payment import card_trade, is_chained, wonder_trade
from .scoring import CATEGORIES, count_points
from .setup import due, due_detail, due_seat
from .state import BEGIN, BOX, CITY, DISCARD, DRAFT, LIBRARY, TURN, UNDER, City, State
from .tables import CARD, SLOTS
from .vocabulary import COLOURS, SYMBOLS

DECISIONS = ("draft", "turn", "take", "library", "revive", "destroy", "begin", "finish")
REASONS = ("", "military", "science", "civilian", "blue-cards", "shared")
_BACKS = ("", "1", "2", "3", "guild")


def names_of(bits: int, names: tuple[str, ...]) -> list[str]:
    """The names in a bit set."""
    return [name for number, name in enumerate(names) if bits >> number & 1]


def cards_by_place(s: State) -> dict[int, list[str]]:
    """The names of the cards at each place, in the order of the card list."""
    found: dict[int, list[str]] = {}
    for name, where in zip(CARD_NAMES, s.where, strict=True):
        if where != BOX:
            found.setdefault(where, []).append(name)
    return found


def cards_at(s: State, place: int) -> list[str]:
    """The names of the cards at a place, in the order of the card list."""
    return [name for name, where in zip(CARD_NAMES, s.where, strict=True) if where == place] if place in s.where else []


def decision(s: State) -> dict[str, Any] | None:
    """The decision that is due, as everybody sees it."""
    if not s.depth:
        return None
    found: dict[str, Any] = {"kind": DECISIONS[due(s)], "seat": due_seat(s)}
    if found["kind"] == "destroy":
        found["colour"] = COLOURS[due_detail(s)]
    return found


def view(s: State, seat: int | None) -> View:
    """All that a seat may know of the game; R26: the discard pile is open to both."""
    cards = cards_by_place(s)
    shown: View = {
        "game": "duel",
        "seat": seat,
        "age": s.age,
        "decision": decision(s),
        "pawn": s.pawn,
        "military_tokens": [military_tokens(s, p) for p in range(2)],
        "board": names_of(s.board, TOKEN_NAMES),
        "aside": names_of(s.aside, TOKEN_NAMES),
        "offer": names_of(s.offer, WONDER_NAMES),
        "layout": [card_in(s, slot) for slot in range(SLOTS) if s.present >> slot & 1],
        "discard": cards.get(DISCARD, []),
        "cities": [city(s, p, cards) for p in range(2)],
        "outcome": None,
    }
    if s.drawn and due(s) == LIBRARY and due_seat(s) == seat:
        shown["drawn"] = names_of(s.drawn, TOKEN_NAMES)
    ended = outcome(s)
    if ended:
        shown["outcome"] = {"winners": list(ended.winners), "reason": ended.reason, "points": list(ended.points)}
    return shown


def everything(s: State) -> View:
    """What everybody sees and all that is hidden besides: for games that are over."""
    shown = view(s, None)
    for place in shown["layout"]:
        if place["card"] is None:
            place |= {"card": CARD_NAMES[s.layout[place["slot"]]], "face_down": True}
    if s.drawn and due(s) == LIBRARY:
        shown["drawn"] = names_of(s.drawn, TOKEN_NAMES)
    return shown


def military_tokens(s: State, p: int) -> list[int]:
    """The coins of the military tokens that still threaten a seat."""
    return [coins for zone, coins in enumerate((2, 5)) if s.plunder >> (2 * p + zone) & 1]


def card_in(s: State, slot: int) -> dict[str, Any]:
    """A card of the layout: its name if it lies face up, else its back; prices for both when it is open."""
    row, x, _ = places_of(s.age)[slot]
    is_open = bool(s.open >> slot & 1)
    card = s.layout[slot]
    found = {"slot": slot, "row": row, "x": x, "open": is_open, "back": _BACKS[CARD[card].age], "card": None}
    if s.shown >> slot & 1:
        found["card"] = CARD_NAMES[card]
        if is_open:
            found["chained"] = chained = [is_chained(me, card) for me in s.cities]
            prices = [CARD[card].coins + card_trade(me, card) for me in s.cities]
            found["price"] = [0 if free else price for free, price in zip(chained, prices, strict=True)]
    return found


_PLACES = {age: places(age) for age in (1, 2, 3)}


def places_of(age: int) -> list[tuple[int, int, bool]]:
    """Row, x and face of the slots of an age."""
    return _PLACES[age]


def city(s: State, p: int, cards: dict[int, list[str]]) -> dict[str, Any]:
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
        "sale": 2 + me.counts[COLOURS.index("yellow")],
        "score": score_sheet(s, p),
    }


def wonder(me: City, place: int, cards: dict[int, list[str]]) -> dict[str, Any]:
    """A wonder of a city: built over a card, back in the box, or with its price."""
    number = me.wonders[place]
    under = cards.get(UNDER + number)
    found: dict[str, Any] = {"wonder": WONDER_NAMES[number], "built": bool(me.raised >> place & 1)}
    found["closed"] = bool(me.closed >> place & 1)
    if under:
        found["under"] = under[0]
    if not found["built"] and not found["closed"]:
        found["price"] = wonder_trade(me, number)
    return found


def score_sheet(s: State, p: int) -> dict[str, int]:
    """The score sheet as if the game ended now: everything on it is public."""
    points = [0] * len(CATEGORIES)
    count_points(s, p, points)
    return dict(zip(CATEGORIES, points, strict=True))


def outcome(s: State) -> Outcome | None:
    """The result, or None while the game goes on."""
    if not s.ended:
        return None
    winners = tuple(p for p in range(2) if s.winners >> p & 1)
    losers = tuple(p for p in range(2) if p not in winners)
    sheets = tuple(score_sheet(s, p) for p in range(2))
    return Outcome(winners, REASONS[s.ended], sheets, (winners, losers) if losers else (winners,))


def events(before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
    """What a decision made visible, in the order it happened."""
    verb, *names = notation().text(action).split()
    told: list[Event] = [_deed(before, seat, verb, names, after)]
    told += _consequences(before, after, viewer)
    for slot in range(SLOTS):
        if after.age == before.age and (after.shown & ~before.shown) >> slot & 1:
            told.append({"event": "reveal", "slot": slot, "card": CARD_NAMES[after.layout[slot]]})
    if after.age != before.age:
        told.append({"event": "age", "age": after.age})
    if after.offer & ~before.offer:
        told.append({"event": "offer", "wonders": names_of(after.offer, WONDER_NAMES)})
    if after.ended:
        told.append({"event": "end", "reason": REASONS[after.ended], "winners": names_of(after.winners, ("0", "1"))})
    elif due(after) == TURN and due_seat(after) == seat and due(before) not in (DRAFT, BEGIN):
        told.append({"event": "again", "seat": seat})
    return told


def _deed(before: State, seat: int, verb: str, names: list[str], after: State) -> Event:
    """The decision itself, with what it cost or brought."""
    deed: Event = {"event": verb, "seat": seat}
    if verb == "wonder":
        return deed | {
            "wonder": names[0],
            "card": names[2],
            "paid": _paid(wonder_steps, before, seat, WONDER_NAMES, names[0]),
        }
    if verb == "begin":
        return deed | {"first": int(names[0])}
    if verb == "build":
        return deed | {"card": names[0], "paid": _paid(card_steps, before, seat, CARD_NAMES, names[0])}
    if verb == "sell":
        return deed | {"card": names[0], "coins": after.cities[seat].coins - before.cities[seat].coins}
    return deed | {{"draft": "wonder", "take": "token"}.get(verb, "card"): names[0]}


def _paid(steps: Any, before: State, seat: int, names: tuple[str, ...], name: str) -> int:
    return total(steps(before.cities[seat], names.index(name)))


def _consequences(before: State, after: State, viewer: int | None) -> list[Event]:
    """Pawn, plunder, lost wonders, drawn tokens, wonders that nobody chose."""
    told: list[Event] = []
    if after.pawn != before.pawn:
        told.append({"event": "pawn", "from": before.pawn, "to": after.pawn})
    for p in range(2):
        for coins in military_tokens(before, p):
            if coins not in military_tokens(after, p):
                told.append({"event": "plunder", "seat": p, "coins": coins})
        told += [
            {"event": "closed", "seat": p, "wonder": WONDER_NAMES[after.cities[p].wonders[place]]}
            for place in range(4)
            if (after.cities[p].closed & ~before.cities[p].closed) >> place & 1
        ]
    if after.drawn and not before.drawn:
        seat = due_seat(after)
        drawn = names_of(after.drawn, TOKEN_NAMES) if viewer == seat else []
        told.append({"event": "library", "seat": seat, "tokens": drawn})
    return told
