"""Names of pieces, decisions and endings by their numbers."""

from __future__ import annotations

from typing import Literal

from ...core.payload_types import words
from .cards import CARDS
from .vocabulary import Back, DecisionKind, Reason, TokenName, WonderName
from .wonders import TOKENS, WONDERS

CARD_NAMES = tuple(card.name for card in CARDS)
WONDER_NAMES: tuple[WonderName, ...] = tuple(wonder.name for wonder in WONDERS)
TOKEN_NAMES: tuple[TokenName, ...] = tuple(token.name for token in TOKENS)
DECISIONS: tuple[DecisionKind, ...] = words(DecisionKind)
PENDING: tuple[DecisionKind | Literal["finish"], ...] = (*DECISIONS, "finish")
"""What the stack of a state may hold: decisions, and the end of a turn that waits for them."""
REASONS: tuple[Reason, ...] = words(Reason)
BACKS: tuple[Back, ...] = words(Back)
