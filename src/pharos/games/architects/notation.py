"""Action number <-> action text, and actions as sentences.

take left | extra centre | decline | pair gear | set | token economy | token stack
reach giza | reach central | look left | keep glass | stage 3 with wood stone coin
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ...core.kind import Phrase
from ...core.notation import Notation
from .tables import COUNT, KIND_NAMES, MULTISETS, N_STAGES, TOKEN_NAMES, WONDER_NAMES
from .turn import PAYMENTS
from .vocabulary import RESOURCES, SYMBOLS

SIDES = ("left", "centre", "right")
CENTRAL = "central"
DECK_NAMES = (*WONDER_NAMES, CENTRAL)
_PAYABLE = (*RESOURCES, "coin")


def payment_names(stage: int, payment: int) -> list[str]:
    """What a payment consists of: its resource cards, and a coin for each resource that they lack."""
    chosen = MULTISETS[payment]
    return [RESOURCES[resource] for resource in chosen] + ["coin"] * (COUNT[stage] - len(chosen))


def _texts() -> Iterator[str]:
    """All action texts in the order of the action numbers of `turn.py`."""
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
    """The vocabulary of Architects."""
    return Notation(_texts())


def parse(text: str) -> int:
    """The number of an action text; the cards of a payment may stand in any order."""
    head, mark, cards = text.lower().partition(" with ")
    names = cards.split()
    if mark and all(name in _PAYABLE for name in names):
        text = f"{head} with {' '.join(sorted(names, key=_PAYABLE.index))}"
    return notation().parse(text)


_OBJECT = {"pair": "card", "token": "token", "reach": "wonder", "keep": "card"}


def phrase(text: str) -> Phrase:
    """An action text as a sentence for the locales."""
    verb, *names = text.split()
    if verb == "stage":
        return "action-stage", {"stage": int(names[0]), "cards": names[2:]}
    if verb in ("take", "extra", "look") or names in (["stack"], [CENTRAL]):
        return f"action-{verb}-{names[0]}", {}
    return f"action-{verb}", {_OBJECT[verb]: names[0]} if names else {}


def words() -> set[str]:
    """The message ids of all actions."""
    return {f"action-{verb}-{side}" for verb in ("take", "extra") for side in SIDES} | {
        "action-decline", "action-pair", "action-set", "action-token", "action-token-stack", "action-reach",
        "action-reach-central", "action-look-left", "action-look-right", "action-keep", "action-stage",
    }  # fmt: skip
