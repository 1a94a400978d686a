"""Action number <-> action text, and actions as sentences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ...core.kind import Phrase
from ...core.notation import Notation
from .cards import CARDS
from .wonders import TOKENS, WONDERS

CARD_NAMES = tuple(card.name for card in CARDS)
WONDER_NAMES = tuple(wonder.name for wonder in WONDERS)
TOKEN_NAMES = tuple(token.name for token in TOKENS)


def _texts() -> Iterator[str]:
    """All action texts in the order of the action numbers of `rules.py`."""
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
    """The vocabulary of Duel."""
    return Notation(_texts())


_OBJECT = {"build": "card", "sell": "card", "draft": "wonder", "take": "token", "revive": "card", "destroy": "card"}


def phrase(text: str) -> Phrase:
    """An action text as a sentence for the locales."""
    verb, *names = text.split()
    if verb == "wonder":
        return "action-wonder", {"wonder": names[0], "card": names[2]}
    if verb == "begin":
        return "action-begin", {"seat": int(names[0])}
    return f"action-{verb}", {_OBJECT[verb]: names[0]}
