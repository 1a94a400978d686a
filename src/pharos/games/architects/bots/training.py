"""Training settings for the net of Architects: changes to the default recipe, and the rivals of self-play."""

from __future__ import annotations

from ....core.json_types import JsonObject

RECIPE: JsonObject = {
    "players": (2, 4, 2, 3, 2, 5, 4, 2, 3, 6, 2, 4, 7),
    "bootstrap_games": 300_000,
    "bootstrap_noted": 8,
    "bootstrap_positions": 3_000_000,
    "games": 4_000,
    "full": 64,
    "quick": 8,
    "full_of_100": 30,
    "exploration": 0.4,
    "reduction": 0.06,
    "opening": 30,
    "rival_games": 8,
    "window": 80_000,
    "positions": 300_000,
    "result_part": 0.5,
    "margin_part": 0.5,
    "bootstrap_rounds": 1,
    "gate_games": 200,
    "gate_gain": 0.06,
    "gate_iterations": 32,
    "rival_gate_games": 12,
    "anchors": ("classic:100",),
    "anchor_players": (2, 4),
    "anchor_games": 24,
}

RIVALS: tuple[dict[str, float], ...] = (
    {},
    {"spoils": 8.0, "alarm": 8.0, "lasting": 4.0, "horned": 3.0},
    {"symbol": 8.0, "symbols": 4.0, "token": 16.0},
    {"near": 6.0, "stage": 24.0, "grey": 4.0, "coin": 8.0},
)
"""The greedy bot, and bots that rush battles, science and stages, as weights of the evaluation in all phases."""
