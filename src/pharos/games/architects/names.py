"""Names of pieces, decks, decisions and endings by their numbers."""

from __future__ import annotations

from typing import get_args

from ...core.payload_types import words
from .cards import CARDS, CENTRAL
from .vocabulary import CardName, DecisionKind, DeckName, Reason, SideName, StageNumber, TokenName, WonderName
from .wonders import TOKENS, WONDERS

KIND_NAMES: tuple[CardName, ...] = tuple(row.name for row in CARDS)
WONDER_NAMES: tuple[WonderName, ...] = tuple(row.name for row in WONDERS)
TOKEN_NAMES: tuple[TokenName, ...] = tuple(row.name for row in TOKENS)
DECK_NAMES: tuple[DeckName, ...] = (*WONDER_NAMES, CENTRAL)
STAGE_NUMBERS: tuple[StageNumber, ...] = words(StageNumber)
SIDES: tuple[SideName, ...] = get_args(SideName)
DECISIONS: tuple[DecisionKind, ...] = get_args(DecisionKind)
REASONS: tuple[Reason, ...] = words(Reason)
