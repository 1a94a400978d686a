"""Training settings for the network of Architects: changes to the default recipe, and the rivals of self-play."""

from __future__ import annotations

from ....core.json_types import JsonObject

RECIPE: JsonObject = {
    "players": (2, 4, 2, 3, 2, 2, 4, 5, 2, 3, 2, 6, 2, 4, 7),
    "bootstrap_games": 15_000,
    "bootstrap_random": 15,
    "bootstrap_rounds": 3,
    "games": 3_000,
    "rival_games": 10,
    "rival_random": 6,
    "trace": 5,
    "window": 24_000,
    "positions": 600_000,
    "batch": 512,
    "rate": 2e-3,
    "least_rate": 5e-5,
    "rate_rounds": 120,
    "anchor_every": 5,
    "gate_games": 1_200,
}

RIVALS: tuple[dict[str, float], ...] = (
    {},
    {"spoils": 8.0, "alarm": 8.0, "lasting": 4.0, "horned": 3.0},
    {"symbol": 8.0, "symbols": 4.0, "token": 16.0},
    {"near": 6.0, "stage": 24.0, "grey": 4.0, "coin": 8.0},
)
"""The greedy bot, and bots that rush battles, science and stages, as weights of the evaluation in all phases."""
