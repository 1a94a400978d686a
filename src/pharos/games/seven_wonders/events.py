"""What a decision made visible to a viewer, in the order it happened (R2, R41, R51)."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.bit_sets import members
from ...core.json_types import JsonObject
from ...core.payload_types import tags, words
from ...core.ruleset import Message
from .actions import A_CITY, A_COPY, A_DECLINE, A_FREE, A_REVIVE, A_SELL, A_STAGE, PAY_LEFT, PAY_RIGHT, PAYS, card_of
from .hands import free_city, seat_for
from .names import BOARD_NAMES, CARD_NAMES, REASONS
from .notation import text
from .payload_types import Event
from .payment import bank_cost, left_of, right_of
from .pending import due, due_city
from .state import BOARD, REVIVE, SEVENTH_CARD, SIDE, TURN, State
from .tables import DEFEAT_ROW
from .vocabulary import SIDES, Age

EVENTS = (*tags(Event, "event"), "sell-hidden", "stage-hidden", "spending")
"""All events by name, and those with a second sentence."""
_AGES: tuple[Age, ...] = words(Age)


def events(before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
    """What a decision made visible, in the order it happened."""
    return events_for(before, seat, action, after, (viewer,))[viewer]


def events_for(
    before: State, seat: int, action: int, after: State, viewers: Iterable[int | None]
) -> dict[int | None, list[Event]]:
    """The same for several viewers. They share what they all see; treat it as read-only."""
    if due(before) in (TURN, SIDE) and before.info_epoch == after.info_epoch:
        unseen: list[Event] = [{"event": "committed", "seat": seat, "action": None}]
        own: list[Event] = [{"event": "committed", "seat": seat, "action": text(action)}]
        return {viewer: own if viewer == seat else unseen for viewer in viewers}
    decided = _decision(before, seat, action, after)
    followed = [*_income(before, after), *_afterwards(before, after)]
    return {viewer: [*(_seen_by(before, event, viewer) for event in decided), *followed] for viewer in viewers}


def _seen_by(before: State, event: Event, viewer: int | None) -> Event:
    """R51: cards put away face down are named only to the seat that held them."""
    if (event["event"] == "sell" or event["event"] == "stage") and viewer != seat_for(before, event["city"]):
        hidden = event.copy()
        hidden["card"] = None
        return hidden
    return event


def _decision(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The decision itself, with all cards; the last seat to commit makes the choices of all visible."""
    decision, c = due(before), due_city(before)
    if decision == TURN:
        return _turn(before, seat, action)
    if decision == SEVENTH_CARD:
        return _seventh(before, action)
    if decision == SIDE:
        return [{"event": "sides", "sides": [SIDES[after.edition][me.side] for me in after.cities[: after.n_cities]]}]
    if decision == BOARD:
        me = after.cities[c]
        return [{"event": "board", "seat": seat, "board": BOARD_NAMES[me.board], "side": SIDES[after.edition][me.side]}]
    if action == A_DECLINE:
        return [{"event": "declined", "city": c}]
    if decision == REVIVE:
        return [{"event": "revive", "city": c, "card": CARD_NAMES[action - A_REVIVE]}]
    return [{"event": "copy", "city": c, "card": CARD_NAMES[action - A_COPY]}]


def _turn(before: State, seat: int, action: int) -> list[Event]:
    """R2, R33: what all cities did, the Free City first."""
    actions = {c: before.cities[c].committed for c in range(before.n_cities)}
    actions[free_city(before) if action >= A_CITY else seat] = action % A_CITY
    order = sorted(actions, key=lambda c: c < before.players)
    return [_play_event(before, c, actions[c]) for c in order]


def _play_event(before: State, c: int, action: int) -> Event:
    """One city's action, with what it paid."""
    name = CARD_NAMES[card_of(action)]
    if action >= A_SELL:
        return {"event": "sell", "city": c, "card": name}
    if action >= A_FREE:
        return {"event": "free", "city": c, "card": name}
    left, right = PAY_LEFT[action % PAYS], PAY_RIGHT[action % PAYS]
    if action >= A_STAGE:
        return {
            "event": "stage", "city": c, "stage": before.cities[c].stages + 1, "card": name, "left": left, "right": right,
            "left_city": left_of(before, c), "right_city": right_of(before, c),
        }  # fmt: skip
    return {
        "event": "build", "city": c, "card": name, "left": left, "right": right,
        "left_city": left_of(before, c), "right_city": right_of(before, c), "bank": bank_cost(before, c, card_of(action)),
    }  # fmt: skip


def _seventh(before: State, action: int) -> list[Event]:
    c = due_city(before)
    if action == A_DECLINE:
        return [{"event": "declined", "city": c}]
    return [{"event": "seventh-card", "city": c}, _play_event(before, c, action % A_CITY)]


def _income(before: State, after: State) -> list[Event]:
    """The treasuries that changed."""
    return [
        {"event": "income", "city": c, "coins": after.cities[c].coins - before.cities[c].coins}
        for c in range(after.n_cities)
        if after.cities[c].coins != before.cities[c].coins
    ]


def _afterwards(before: State, after: State) -> list[Event]:
    """What followed automatically: looking through the pile, cards left over, conflicts, the next turn or age, the end."""
    shown: list[Event] = []
    for c in range(after.players):
        if after.cities[c].looked != before.cities[c].looked:
            shown.append({"event": "looks", "seat": c})
    shown += _conflicts(before, after)
    if after.ended:
        shown.append({"event": "end", "reason": REASONS[after.ended - 1], "winners": members(after.winners)})
    elif after.age != before.age:
        shown.append({"event": "age", "age": _AGES[after.age - 1]})
    elif after.turn != before.turn:
        shown.append({"event": "turn", "turn": after.turn})
    return shown


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
        for c in range(after.n_cities)
    ]


def event_message(event: Event) -> Message:
    """An event as a sentence; cards put away face down are named only to the seat that may know them."""
    values: JsonObject = {**event}
    if event["event"] == "sides":
        return "event-sides", {"sides_by_seat": event["sides"]}
    if event["event"] == "income" and event["coins"] < 0:
        return "event-spending", values | {"coins": -event["coins"]}
    hidden = "-hidden" if event["event"] in ("sell", "stage") and values["card"] is None else ""
    return f"event-{event['event']}{hidden}", values
