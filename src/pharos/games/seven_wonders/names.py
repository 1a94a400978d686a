"""Names of cards, boards, decisions and endings by their numbers."""

from __future__ import annotations

from typing import get_args

from ...core.payload_types import words
from .boards import FIRST
from .cards import AGE_1, AGE_2, AGE_3, GUILDS
from .constants import DEFEAT, VICTORY
from .vocabulary import SIDES, BoardName, DecisionKind, Reason

CARD_NAMES = tuple(dict.fromkeys(row.name for row in (*AGE_1, *AGE_2, *AGE_3, *GUILDS)))
BOARD_NAMES: tuple[BoardName, ...] = tuple(row.name for row in FIRST)
SIDE_NAMES = tuple(name for pair in SIDES for name in pair)
DECISIONS: tuple[DecisionKind, ...] = get_args(DecisionKind)
STEPS = ("begin-age", "sevenths", "discard-left", "revivals", "next-turn", "judge")
"""What follows without a decision; see `state.py`."""
REASONS: tuple[Reason, ...] = words(Reason)
CONFLICT_TOKENS = (*map(str, VICTORY), str(DEFEAT))
