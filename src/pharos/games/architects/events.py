"""What a decision and its consequences made visible, in the order it happened.

The interpreted engine replays the chain one step at a time (see `step` in `turn.py`) and derives the events of each step
from what it changed.
"""

from __future__ import annotations

from typing import Literal

from ...core.bit_sets import members, names_of
from ...core.json_types import JsonObject
from ...core.payload_types import tags
from ...core.ruleset import Message
from .actions import A_DECLINE, A_EXTRA, A_KEEP, A_PAIR, A_STACK, A_STAGE, A_TOKEN, A_TRIPLE
from .cards import CENTRAL
from .explain import stage_and_payment
from .names import KIND_NAMES, REASONS, STAGE_NUMBERS, TOKEN_NAMES, WONDER_NAMES
from .notation import payment_names
from .payload_types import Event
from .setup import searched_kinds
from .state import ACT, KEEP, TAKE, State
from .tables import CENTRE, N_STAGES, STAGE
from .turn import carry_out, choice, choices, step
from .view import cards_in, deck_name, decks_of
from .vocabulary import SYMBOLS

EVENTS = (*tags(Event, "event"), "take-central", "extra-central", "look-hidden", "peek-hidden")
"""All events by name, and those with a second sentence."""


def events(before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
    """What a decision made visible to a viewer, with everything that then happened without a choice."""
    now = before.clone()
    carry_out(now, seat, action)
    shown = _step_events(before, seat, action, now, viewer)
    while not now.ended and choices(now, now.seat) < 2:
        old, p = now.clone(), now.seat
        only = choice(old, p, 0) if choices(old, p) else -1
        step(now)
        shown += _step_events(old, p, only, now, viewer)
    return shown


def _step_events(old: State, p: int, action: int, new: State, viewer: int | None) -> list[Event]:
    """One step: what was done, what it brought, and how the turn ended."""
    shown = _choice_events(old, p, action, new)
    shown += _taken(old, p, action, new)
    if new.cat != old.cat:
        shown.append({"event": "cat", "seat": p})
    if new.peace < old.peace:
        shown.append({"event": "conflict", "seat": p, "n": old.peace - new.peace, "left": new.peace})
    shown += _shown(old, new)
    if new.due == KEEP and old.due != KEEP:
        cards = names_of(searched_kinds(new), KIND_NAMES) if viewer == p else []
        shown.append({"event": "look", "seat": p, "deck": deck_name(new, new.deck), "cards": cards})
    return shown + _ending(old, p, new, viewer)


def _choice_events(old: State, p: int, action: int, new: State) -> list[Event]:
    """Constructions, science sets, tokens, passing and declining."""
    if action == A_DECLINE:
        return [{"event": "decline", "seat": p}]
    if action >= A_STAGE:
        return [_construction(old, p, action)]
    if A_PAIR <= action < A_TRIPLE:
        return [{"event": "set", "seat": p, "cards": [SYMBOLS[action - A_PAIR]] * 2}]
    if action == A_TRIPLE:
        return [{"event": "set", "seat": p, "cards": list(SYMBOLS)}]
    if A_TOKEN <= action <= A_STACK:
        return _token(old, p, action, new)
    return [{"event": "pass", "seat": p}] if action < 0 and old.due == TAKE else []


def _construction(old: State, p: int, action: int) -> Event:
    stage, payment = stage_and_payment(action)
    wonder = old.cities[p].wonder
    return {
        "event": "stage",
        "seat": p,
        "wonder": WONDER_NAMES[wonder],
        "stage": STAGE_NUMBERS[stage],
        "cards": payment_names(stage, payment),
        "points": STAGE[wonder * N_STAGES + stage].points,
    }


def _token(old: State, p: int, action: int, new: State) -> list[Event]:
    """A token taken, and the one that took its place."""
    if action == A_STACK:
        return [{"event": "token-stack", "seat": p, "token": TOKEN_NAMES[old.pile[old.piled - 1]]}]
    shown: list[Event] = [{"event": "token", "seat": p, "token": TOKEN_NAMES[action - A_TOKEN]}]
    if new.piled < old.piled:
        shown.append({"event": "turn-up", "token": TOKEN_NAMES[old.pile[old.piled - 1]]})
    return shown


def _taken(old: State, p: int, action: int, new: State) -> list[Event]:
    """The cards taken in this step, with the decks they came from: the seat's own first."""
    shown: list[Event] = []
    verb: Literal["take", "extra", "keep"] = "take"
    if old.due == KEEP:
        verb = "keep"
    elif old.due == ACT and A_EXTRA <= action < A_DECLINE:
        verb = "extra"
    for deck in sorted((deck for deck in decks_of(old) if new.left[deck] < old.left[deck]), key=lambda deck: deck != p):
        kind = action - A_KEEP if old.due == KEEP else cards_in(old, deck)[-1]
        shown.append({"event": verb, "seat": p, "card": KIND_NAMES[kind], "deck": deck_name(old, deck)})
    return shown


def _shown(old: State, new: State) -> list[Event]:
    """The face-up cards that now lie on top of decks."""
    return [
        {"event": "show", "deck": deck_name(new, deck), "card": KIND_NAMES[cards_in(new, deck)[-1]]}
        for deck in decks_of(new)
        if deck != CENTRE and new.left[deck] and new.left[deck] < old.left[deck]
    ]


def _ending(old: State, p: int, new: State, viewer: int | None) -> list[Event]:
    """A battle, the end of the game, the next turn and what the cat shows."""
    shown: list[Event] = []
    if old.peace == 0 and new.peace:
        shown += _battle(old, new)
    if new.ended:
        return [*shown, {"event": "end", "reason": REASONS[new.ended - 1], "winners": members(new.winners)}]
    if new.seat != p:
        shown.append({"event": "turn", "seat": new.seat})
        if new.knows & ~old.knows:
            top = KIND_NAMES[cards_in(new, CENTRE)[-1]]
            shown.append({"event": "peek", "seat": new.seat, "card": top if viewer == new.seat else ""})
    return shown


def _battle(old: State, new: State) -> list[Event]:
    shown: list[Event] = [{"event": "battle", "shields": [old.cities[p].shields for p in range(old.players)]}]
    for p in range(old.players):
        gained = new.cities[p].victories - old.cities[p].victories
        if gained:
            shown.append({"event": "victory", "seat": p, "n": gained, "shields": old.cities[p].shields})
    return shown


def event_message(event: Event) -> Message:
    """An event as a sentence; what only one seat may see is named only to it."""
    name = event["event"]
    values: JsonObject = {**event}
    if name == "battle":
        return "event-battle", {"shields_by_seat": values["shields"]}
    deck = values.pop("deck", "")
    if deck == CENTRAL:
        return f"event-{name}-{CENTRAL}", values
    if deck:
        values["wonder"] = deck
    is_hidden = (name == "look" and not values["cards"]) or (name == "peek" and not values["card"])
    return f"event-{name}-hidden" if is_hidden else f"event-{name}", values
