"""What a decision made visible, in the order it happened."""

from __future__ import annotations

from ...core.bit_sets import names_of
from ...core.payload_types import tags
from ...core.ruleset import Message
from .actions import A_BEGIN, A_DESTROY, A_DRAFT, A_REVIVE, A_SELL, A_TAKE, A_WONDER
from .explain import explain, total, trade
from .names import CARD_NAMES, REASONS, TOKEN_NAMES, WONDER_NAMES
from .payload_types import AgeEvent, Event
from .pending import due, due_seat
from .state import BEGIN, DRAFT, TURN, State
from .tables import N_CARDS, SLOTS, WONDER
from .view import token_coins

EVENTS = (*tags(Event, "event"), "library-hidden")
"""All events by name, and those with a second sentence."""
_AGES: tuple[AgeEvent, ...] = (
    {"event": "age", "age": 1},
    {"event": "age", "age": 2},
    {"event": "age", "age": 3},
)


def events(before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
    """What a decision made visible to a viewer."""
    return [
        _decision(before, seat, action, after),
        *_last_wonder(before, action, after),
        *_conflict(before, after),
        *_losses(before, seat, action, after),
        *_closed_wonders(before, after),
        *_drawn_tokens(before, after, viewer),
        *_revealed(before, after),
        *_afterwards(before, seat, after),
    ]


def _decision(before: State, seat: int, action: int, after: State) -> Event:
    """The decision itself, with what it cost or brought."""
    card = CARD_NAMES[action % N_CARDS]  # of builds, sales and wonders
    if action < A_SELL:
        return {"event": "build", "seat": seat, "card": card, "paid": total(explain(before, seat, action))}
    if action < A_WONDER:
        coins = after.cities[seat].coins - before.cities[seat].coins
        return {"event": "sell", "seat": seat, "card": card, "coins": coins}
    if action < A_DRAFT:
        wonder = WONDER_NAMES[(action - A_WONDER) // N_CARDS]
        paid = total(explain(before, seat, action))
        return {"event": "wonder", "seat": seat, "wonder": wonder, "card": card, "paid": paid}
    if action < A_TAKE:
        return {"event": "draft", "seat": seat, "wonder": WONDER_NAMES[action - A_DRAFT]}
    if action < A_REVIVE:
        return {"event": "take", "seat": seat, "token": TOKEN_NAMES[action - A_TAKE]}
    if action < A_DESTROY:
        return {"event": "revive", "seat": seat, "card": CARD_NAMES[action - A_REVIVE]}
    if action < A_BEGIN:
        return {"event": "destroy", "seat": seat, "card": CARD_NAMES[action - A_DESTROY]}
    return {"event": "begin", "seat": seat, "first": action - A_BEGIN}


def _last_wonder(before: State, action: int, after: State) -> list[Event]:
    """R4: the last wonder on offer, which nobody chooses."""
    return [
        {"event": "draft", "seat": p, "wonder": WONDER_NAMES[wonder]}
        for p, me in enumerate(after.cities)
        for wonder in me.wonders[before.cities[p].dealt : me.dealt]
        if A_DRAFT + wonder != action
    ]


def _conflict(before: State, after: State) -> list[Event]:
    """The move of the pawn."""
    return [{"event": "pawn", "from": before.pawn, "to": after.pawn}] if after.pawn != before.pawn else []


def _losses(before: State, seat: int, action: int, after: State) -> list[Event]:
    """R42, R43: the coins that the opponent lost to military tokens and to a wonder, never more than it had."""
    victim = 1 - seat
    left = token_coins(after, victim)
    taken = [coins for coins in token_coins(before, victim) if coins not in left]
    if A_WONDER <= action < A_DRAFT:
        taken += [coins for coins in [int(WONDER[(action - A_WONDER) // N_CARDS].loses)] if coins]
    treasury = before.cities[victim].coins
    if before.cities[victim].economy:
        treasury += trade(explain(before, seat, action))
    shown: list[Event] = []
    for coins in taken:
        lost = min(coins, treasury)
        treasury -= lost
        shown.append({"event": "lose-coins", "seat": victim, "coins": lost})
    return shown


def _closed_wonders(before: State, after: State) -> list[Event]:
    """The wonder that went back to the box, because seven are built."""
    return [
        {"event": "closed", "seat": p, "wonder": WONDER_NAMES[wonder]}
        for p, me in enumerate(after.cities)
        for wonder in names_of(me.closed & ~before.cities[p].closed, tuple(me.wonders))
    ]


def _drawn_tokens(before: State, after: State, viewer: int | None) -> list[Event]:
    """The tokens that the library drew, named only to its seat."""
    if not after.drawn or before.drawn:
        return []
    seat = due_seat(after)
    return [{"event": "library", "seat": seat, "tokens": names_of(after.drawn, TOKEN_NAMES) if viewer == seat else []}]


def _revealed(before: State, after: State) -> list[Event]:
    """The cards of the layout that were turned up."""
    shown = after.shown & ~before.shown if after.age == before.age else 0
    return [{"event": "reveal", "slot": n, "card": CARD_NAMES[after.layout[n]]} for n in range(SLOTS) if shown >> n & 1]


def _afterwards(before: State, seat: int, after: State) -> list[Event]:
    """The next age, the next wonders on offer, the end, or another turn."""
    shown: list[Event] = []
    if after.age != before.age:
        shown.append(_AGES[after.age - 1])
    if after.offer & ~before.offer:
        shown.append({"event": "offer", "wonders": names_of(after.offer, WONDER_NAMES)})
    if after.ended:
        shown.append({"event": "end", "reason": REASONS[after.ended - 1], "winners": names_of(after.winners, ("0", "1"))})
    elif due(after) == TURN and due_seat(after) == seat and due(before) not in (DRAFT, BEGIN):
        shown.append({"event": "again", "seat": seat})
    return shown


def event_message(event: Event) -> Message:
    """An event as a sentence; the tokens of the library are named only to the seat that may see them."""
    if event["event"] == "pawn":
        spaces = event["to"] - event["from"]
        return "event-pawn", {"spaces": abs(spaces), "seat": 1 if spaces > 0 else 0}
    hidden = "-hidden" if event["event"] == "library" and not event["tokens"] else ""
    return f"event-{event['event']}{hidden}", {**event}
