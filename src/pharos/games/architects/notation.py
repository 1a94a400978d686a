"""Action number <-> action text, and actions as sentences.

take left | extra centre | decline | pair gear | set | token economy | token stack
reach giza | reach central | look left | keep glass | stage 3 with wood stone coin
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ...core.notation import Notation
from ...core.ruleset import Message
from .actions import (
    A_DECLINE,
    A_EXTRA,
    A_KEEP,
    A_LOOK,
    A_PAIR,
    A_REACH,
    A_STACK,
    A_STAGE,
    A_TAKE,
    A_TOKEN,
    A_TRIPLE,
    PAYMENTS,
    STAGE_FIRST,
)
from .cards import CENTRAL
from .names import DECK_NAMES, KIND_NAMES, SIDES, STAGE_NUMBERS, TOKEN_NAMES
from .payload_types import Action
from .tables import COUNT, MULTISETS, N_STAGES
from .vocabulary import RESOURCES, SYMBOLS, CardName

_PAYABLE: tuple[str, ...] = (*RESOURCES, "coin")


def payment_names(stage: int, payment: int) -> list[CardName]:
    """What a payment consists of: its resource cards, and a coin for each resource that they lack."""
    chosen = MULTISETS[payment]
    cards: list[CardName] = [RESOURCES[resource] for resource in chosen]
    return cards + ["coin"] * (COUNT[stage] - len(chosen))


def _texts() -> Iterator[str]:
    """All action texts in the order of `actions.py`."""
    yield from (f"take {side}" for side in SIDES)
    yield from (f"extra {side}" for side in SIDES)
    yield "decline"
    yield from (f"pair {symbol}" for symbol in SYMBOLS)
    yield "set"
    yield from (f"token {token}" for token in TOKEN_NAMES)
    yield "token stack"
    yield from (f"reach {deck}" for deck in DECK_NAMES)
    yield from ("look left", "look right")
    yield from (f"keep {kind}" for kind in KIND_NAMES)
    for stage in range(N_STAGES):
        yield from (f"stage {stage + 1} with {' '.join(payment_names(stage, n))}" for n in range(PAYMENTS[stage]))


@cache
def notation() -> Notation:
    """The action texts of Architects."""
    return Notation(_texts())


def text(action: int) -> str:
    """The text of an action number; raises BadText if there is none."""
    return notation().text(action)


def parse(given: str) -> int:
    """The number of an action text; the cards of a payment may come in any order."""
    head, mark, cards = given.lower().partition(" with ")
    names = cards.split()
    if mark and all(name in _PAYABLE for name in names):
        given = f"{head} with {' '.join(sorted(names, key=_PAYABLE.index))}"
    return notation().parse(given)


_OBJECT = {"pair": "card", "token": "token", "reach": "wonder", "keep": "card"}


def action_message(action: int) -> Message:
    """An action as a sentence for the locales."""
    verb, *names = text(action).split()
    if verb == "stage":
        return "action-stage", {"stage": int(names[0]), "cards": names[2:]}
    if verb in ("take", "extra", "look") or names in (["stack"], [CENTRAL]):
        return f"action-{verb}-{names[0]}", {}
    return f"action-{verb}", {_OBJECT[verb]: names[0]} if names else {}


def action_parts(action: int) -> Action:
    """An action as data: its verb and what it names."""
    if action >= A_STAGE:
        stage = max(number for number, first in enumerate(STAGE_FIRST) if first <= action)
        cards = payment_names(stage, action - STAGE_FIRST[stage])
        return {"verb": "stage", "stage": STAGE_NUMBERS[stage], "cards": cards}
    if action >= A_KEEP:
        return {"verb": "keep", "card": KIND_NAMES[action - A_KEEP]}
    if action >= A_LOOK:
        return {"verb": "look", "side": "right" if action > A_LOOK else "left"}
    if action >= A_REACH:
        return {"verb": "reach", "deck": DECK_NAMES[action - A_REACH]}
    if action >= A_TOKEN:
        return {"verb": "token", "token": "stack" if action == A_STACK else TOKEN_NAMES[action - A_TOKEN]}
    return _turn_parts(action)


def _turn_parts(action: int) -> Action:
    """The same for cards taken, science sets and declining."""
    if action == A_TRIPLE:
        return {"verb": "set"}
    if action >= A_PAIR:
        return {"verb": "pair", "card": SYMBOLS[action - A_PAIR]}
    if action == A_DECLINE:
        return {"verb": "decline"}
    if action >= A_EXTRA:
        return {"verb": "extra", "side": SIDES[action - A_EXTRA]}
    return {"verb": "take", "side": SIDES[action - A_TAKE]}


def message_ids() -> set[str]:
    """The message ids of all actions."""
    return {f"action-{verb}-{side}" for verb in ("take", "extra") for side in SIDES} | {
        "action-decline", "action-pair", "action-set", "action-token", "action-token-stack", "action-reach",
        "action-reach-central", "action-look-left", "action-look-right", "action-keep", "action-stage",
    }  # fmt: skip
