"""What a decision and all that follows from it made visible, in the order it happened.

The chain is played once more in the twin, one step at a time (see `step` in `turn.py`), and each step is told by what
it changed.
"""

from __future__ import annotations

from typing import Any

from ...core.kind import Event
from .explain import stage_and_payment
from .notation import CENTRAL, payment_names
from .setup import found
from .state import ACT, KEEP, TAKE, State
from .tables import CENTRE, KIND_NAMES, N_STAGES, STAGE, TOKEN_NAMES, WONDER_NAMES
from .turn import A_DECLINE, A_EXTRA, A_KEEP, A_PAIR, A_STACK, A_STAGE, A_TOKEN, A_TRIPLE, carry_out, choice, choices, step
from .view import REASONS, cards_in, deck_name, decks_of, names_of, seats_of
from .vocabulary import SYMBOLS

EVENTS = (
    "take", "take-central", "extra", "extra-central", "keep", "look", "look-hidden", "stage", "set", "token", "token-stack",
    "turn-up", "show", "cat", "peek", "peek-hidden", "conflict", "battle", "victory", "pass", "decline", "turn", "end",
)  # fmt: skip


def events(before: State, seat: int, action: int, viewer: int | None) -> list[Event]:
    """What a decision made visible to a viewer, with everything that then happened without a choice."""
    now = before.clone()
    carry_out(now, seat, action)
    told = _told(before, seat, action, now, viewer)
    while not now.ended and choices(now, now.seat) < 2:
        old, p = now.clone(), now.seat
        only = choice(old, p, 0) if choices(old, p) else -1
        step(now)
        told += _told(old, p, only, now, viewer)
    return told


def _told(old: State, p: int, action: int, new: State, viewer: int | None) -> list[Event]:
    """One step: what was done, what it brought, and how the turn ended."""
    told = _deed(old, p, action, new)
    told += _taken(old, p, action, new)
    if new.cat != old.cat:
        told.append({"event": "cat", "seat": p})
    if new.peace < old.peace:
        told.append({"event": "conflict", "seat": p, "n": old.peace - new.peace, "left": new.peace})
    told += _shown(old, new)
    if new.due == KEEP and old.due != KEEP:
        cards = names_of(found(new), KIND_NAMES) if viewer == p else []
        told.append({"event": "look", "seat": p, "deck": deck_name(new, new.deck), "cards": cards})
    return told + _ending(old, p, new, viewer)


def _deed(old: State, p: int, action: int, new: State) -> list[Event]:
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
        "stage": stage + 1,
        "cards": payment_names(stage, payment),
        "points": STAGE[wonder * N_STAGES + stage].points,
    }


def _token(old: State, p: int, action: int, new: State) -> list[Event]:
    """A token taken, and the one that took its place."""
    if action == A_STACK:
        return [{"event": "token-stack", "seat": p, "token": TOKEN_NAMES[old.pile[old.piled - 1]]}]
    told: list[Event] = [{"event": "token", "seat": p, "token": TOKEN_NAMES[action - A_TOKEN]}]
    if new.piled < old.piled:
        told.append({"event": "turn-up", "token": TOKEN_NAMES[old.pile[old.piled - 1]]})
    return told


def _taken(old: State, p: int, action: int, new: State) -> list[Event]:
    """The cards taken in this step, with the decks they came from: the own one first."""
    told: list[Event] = []
    verb = "extra" if old.due == ACT and A_EXTRA <= action < A_DECLINE else "take"
    for deck in sorted((deck for deck in decks_of(old) if new.left[deck] < old.left[deck]), key=lambda deck: deck != p):
        kind = action - A_KEEP if old.due == KEEP else cards_in(old, deck)[-1]
        event = "keep" if old.due == KEEP else verb
        told.append({"event": event, "seat": p, "card": KIND_NAMES[kind], "deck": deck_name(old, deck)})
    return told


def _shown(old: State, new: State) -> list[Event]:
    """The face-up cards that now lie on top of decks."""
    return [
        {"event": "show", "deck": deck_name(new, deck), "card": KIND_NAMES[cards_in(new, deck)[-1]]}
        for deck in decks_of(new)
        if deck != CENTRE and new.left[deck] and new.left[deck] < old.left[deck]
    ]


def _ending(old: State, p: int, new: State, viewer: int | None) -> list[Event]:
    """A battle, the end of the game, the next turn and what the cat shows."""
    told: list[Event] = []
    if old.peace == 0 and new.peace:
        told += _battle(old, new)
    if new.ended:
        return [*told, {"event": "end", "reason": REASONS[new.ended], "winners": seats_of(new.winners)}]
    if new.seat != p:
        told.append({"event": "turn", "seat": new.seat})
        if new.knows & ~old.knows:
            card = KIND_NAMES[cards_in(new, CENTRE)[-1]] if viewer == new.seat else ""
            told.append({"event": "peek", "seat": new.seat, "card": card})
    return told


def _battle(old: State, new: State) -> list[Event]:
    told: list[Event] = [{"event": "battle", "shields": [old.cities[p].shields for p in range(old.players)]}]
    for p in range(old.players):
        gained = new.cities[p].victories - old.cities[p].victories
        if gained:
            told.append({"event": "victory", "seat": p, "n": gained, "shields": old.cities[p].shields})
    return told


def phrase(event: Event) -> tuple[str, dict[str, Any]]:
    """An event as a sentence; what only one seat may see is named only to it."""
    name, values = event["event"], dict(event)
    deck = values.pop("deck", "")
    if deck == CENTRAL:
        return f"event-{name}-{CENTRAL}", values
    if deck:
        values["wonder"] = deck
    if (name == "look" and not event["cards"]) or (name == "peek" and not event["card"]):
        return f"event-{name}-hidden", values
    return f"event-{name}", values
