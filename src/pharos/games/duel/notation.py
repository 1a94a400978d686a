"""Action number <-> action text, and actions as sentences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ...core.notation import Notation
from ...core.ruleset import Message
from .actions import A_BEGIN, A_DESTROY, A_DRAFT, A_REVIVE, A_SELL, A_TAKE, A_WONDER
from .names import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES
from .payload_types import Action
from .tables import N_CARDS

_OBJECT = {"build": "card", "sell": "card", "draft": "wonder", "take": "token", "revive": "card", "destroy": "card"}


def _texts() -> Iterator[str]:
    """All action texts in the order of `actions.py`."""
    yield from (f"build {card}" for card in CARD_NAMES)
    yield from (f"sell {card}" for card in CARD_NAMES)
    yield from (f"wonder {wonder} using {card}" for wonder in WONDER_NAMES for card in CARD_NAMES)
    yield from (f"draft {wonder}" for wonder in WONDER_NAMES)
    yield from (f"take {token}" for token in TOKEN_NAMES)
    yield from (f"revive {card}" for card in CARD_NAMES)
    yield from (f"destroy {card}" for card in CARD_NAMES)
    yield from ("begin 0", "begin 1")


@cache
def notation() -> Notation:
    """The action texts of Duel."""
    return Notation(_texts())


def text(action: int) -> str:
    """The text of an action number; raises BadText if there is none."""
    return notation().text(action)


def parse(given: str) -> int:
    """The number of an action text; raises BadText with the nearest texts."""
    return notation().parse(given)


def action_message(action: int) -> Message:
    """An action as a sentence for the locales."""
    verb, *names = text(action).split()
    if verb == "wonder":
        return "action-wonder", {"wonder": names[0], "card": names[2]}
    if verb == "begin":
        return "action-begin", {"seat": int(names[0])}
    return f"action-{verb}", {_OBJECT[verb]: names[0]}


def action_parts(action: int) -> Action:
    """An action as data: its verb and the pieces it names."""
    if action < A_SELL:
        return {"verb": "build", "card": CARD_NAMES[action]}
    if action < A_WONDER:
        return {"verb": "sell", "card": CARD_NAMES[action - A_SELL]}
    if action < A_DRAFT:
        wonder, card = divmod(action - A_WONDER, N_CARDS)
        return {"verb": "wonder", "wonder": WONDER_NAMES[wonder], "card": CARD_NAMES[card]}
    if action < A_TAKE:
        return {"verb": "draft", "wonder": WONDER_NAMES[action - A_DRAFT]}
    if action < A_REVIVE:
        return {"verb": "take", "token": TOKEN_NAMES[action - A_TAKE]}
    if action < A_DESTROY:
        return {"verb": "revive", "card": CARD_NAMES[action - A_REVIVE]}
    if action < A_BEGIN:
        return {"verb": "destroy", "card": CARD_NAMES[action - A_DESTROY]}
    return {"verb": "begin", "seat": action - A_BEGIN}


def message_ids() -> set[str]:
    """The message ids of all actions."""
    return {f"action-{verb}" for verb in (*_OBJECT, "wonder", "begin")}
