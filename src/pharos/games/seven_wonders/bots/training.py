"""Training settings for the net of 7 Wonders: changes to the default recipe, and the rivals of self-play."""

from __future__ import annotations

from ....core.json_types import JsonObject

RECIPE: JsonObject = {
    "players": (3, 4, 3, 4, 5, 2, 6, 3, 7, 4, 5),
    "options": ("edition=1", "edition=2", "edition=2", "edition=1", "edition=1", "", "edition=2", "edition=1", "edition=1",
                "edition=1", "edition=2"),
    "bootstrap_games": 100_000,
    "bootstrap_random": 8,
    "bootstrap_positions": 2_000_000,
    "games": 2_000,
    "full": 64,
    "quick": 8,
    "full_of_100": 30,
    "exploration": 0.4,
    "reduction": 0.06,
    "opening": 36,
    "rival_games": 8,
    "window": 40_000,
    "positions": 250_000,
    "result_part": 0.5,
    "margin_part": 0.5,
    "gate_games": 160,
    "gate_gain": 0.06,
    "gate_iterations": 32,
    "rival_gate_games": 12,
    "anchors": ("classic:50",),
    "anchor_players": (3, 4),
    "anchor_games": 24,
}  # fmt: skip

RIVALS: tuple[dict[str, float], ...] = (
    {},
    {"symbols": 7.0, "wild": 7.0},
    {"victory": 2.5, "strength": 1.5},
)
"""The greedy bot, a bot that collects science and one that arms, as weights of the evaluation in all ages."""
