"""What a decision made visible to a viewer, told in the order it happened (R2, R41, R51)."""

from __future__ import annotations

from ...core.kind import Event
from .actions import A_CITY, A_FREE, A_SELL, A_STAGE, PAY_LEFT, PAY_RIGHT, PAYS, kind_of
from .hands import free_city, seat_for
from .notation import text
from .payment import bank_cost
from .setup import due, due_city
from .state import SEVENTH_CARD, SIDE, TURN, State
from .tables import DEFEAT_ROW, NAMES
from .view import REASONS, seats_of
from .vocabulary import SIDES

EVENTS = (
    "committed", "build", "free", "stage", "sell", "income", "declined", "seventh-card", "looks", "revive",
    "conflict", "age", "turn", "board", "sides", "copy", "end",
)  # fmt: skip


def events(before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
    """What a decision made visible, in the order it happened."""
    words = text(action).split()
    decision = due(before)
    told: list[Event] = []
    if decision in (TURN, SIDE) and before.learnt == after.learnt:
        return [{"event": "committed", "seat": seat, "action": text(action) if viewer == seat else None}]
    if decision == TURN:
        told += _turn(before, seat, action, viewer)
    elif decision == SEVENTH_CARD:
        told += _seventh(before, seat, action, viewer)
    elif decision == SIDE:
        told.append({"event": "sides", "sides": [SIDES[after.edition][me.side] for me in after.cities[: after.n]]})
    elif words[0] == "choose":
        told.append({"event": "board", "seat": seat, "board": words[1], "side": words[2]})
    elif words[0] == "decline":
        told.append({"event": "declined", "city": due_city(before)})
    else:
        told.append({"event": words[0], "city": due_city(before), "card": words[1]})
    return told + _income(before, after) + _afterwards(before, after)


def _turn(before: State, seat: int, action: int, viewer: int | None) -> list[Event]:
    """R2, R33: what all cities did, the Free City first."""
    actions = {c: before.cities[c].committed for c in range(before.n)}
    actions[free_city(before) if action >= A_CITY else seat] = action % A_CITY
    order = sorted(actions, key=lambda c: c < before.players)
    return [_deed(before, c, actions[c], viewer) for c in order]


def _deed(before: State, c: int, action: int, viewer: int | None) -> Event:
    """One city's action, with what it paid; cards put away face down are named only to the seat that held them."""
    name = NAMES[kind_of(action)]
    hidden = name if viewer == seat_for(before, c) else None
    if action >= A_SELL:
        return {"event": "sell", "city": c, "card": hidden}
    if action >= A_FREE:
        return {"event": "free", "city": c, "card": name}
    way = action % PAYS
    paid = {"left": PAY_LEFT[way], "right": PAY_RIGHT[way]}
    if action >= A_STAGE:
        return {"event": "stage", "city": c, "stage": before.cities[c].stages + 1, "card": hidden, **paid}
    return {"event": "build", "city": c, "card": name, **paid, "bank": bank_cost(before, c, kind_of(action))}


def _seventh(before: State, seat: int, action: int, viewer: int | None) -> list[Event]:
    c = due_city(before)
    if text(action) == "decline":
        return [{"event": "declined", "city": c}]
    return [{"event": "seventh-card", "city": c}, _deed(before, c, action % A_CITY, viewer)]


def _income(before: State, after: State) -> list[Event]:
    """The treasuries that changed."""
    return [
        {"event": "income", "city": c, "coins": after.cities[c].coins - before.cities[c].coins}
        for c in range(after.n)
        if after.cities[c].coins != before.cities[c].coins
    ]


def _afterwards(before: State, after: State) -> list[Event]:
    """What followed by itself: looking through the pile, cards left over, conflicts, the next turn or age, the end."""
    told: list[Event] = []
    for c in range(after.players):
        if after.cities[c].looked != before.cities[c].looked:
            told.append({"event": "looks", "seat": c})
    told += _conflicts(before, after)
    if after.ended:
        told.append({"event": "end", "reason": REASONS[after.ended], "winners": seats_of(after.winners)})
    elif after.age != before.age:
        told.append({"event": "age", "age": after.age})
    elif after.turn != before.turn:
        told.append({"event": "turn", "turn": after.turn})
    return told


def _conflicts(before: State, after: State) -> list[Event]:
    """R26: the tokens that the conflicts of the age brought."""
    if sum(me.counts[DEFEAT_ROW] for me in after.cities) == sum(me.counts[DEFEAT_ROW] for me in before.cities):
        return []
    age = before.age - 1
    return [
        {
            "event": "conflict",
            "city": c,
            "victories": after.cities[c].victories[age] - before.cities[c].victories[age],
            "defeats": after.cities[c].counts[DEFEAT_ROW] - before.cities[c].counts[DEFEAT_ROW],
        }
        for c in range(after.n)
    ]
