"""Training settings for the net of Duel: changes to the default recipe, and the greedy bots that take part in self-play."""

from __future__ import annotations

from ....core.json_types import JsonObject

RECIPE: JsonObject = {"anchors": ("classic:200", "guided:200", "science", "military")}

RIVALS: tuple[dict[str, float], ...] = (
    {},
    {"symbols": 9.0, "symbols_squared": 2.5, "tokens": 9.0, "pawn": 0.5, "pawn_squared": 0.3},
    {"pawn": 6.0, "pawn_squared": 1.0, "symbols": 0.5},
)
"""The greedy bot, a science rusher and a military rusher, as weights of the evaluation in all ages."""
