"""Pharos plays the 7 Wonders family of board games: for people, bots and researchers.

import pharos
game = pharos.new("duel", seed=7)
game.play(0, game.legal(0)[0])
print(game)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .core.errors import BadChoice, BadText, IllegalAction, PharosError
    from .core.game import Game
    from .core.outcome import Outcome
    from .core.records import Record, read_record
    from .core.registry import game_ids, game_spec, game_specs, new, position, replay, ruleset, warm
    from .core.seat import Seat
    from .core.spec import GameSpec

__version__ = "0.1.0"
__all__ = [
    "BadChoice",
    "BadText",
    "Game",
    "GameSpec",
    "IllegalAction",
    "Outcome",
    "PharosError",
    "Record",
    "Seat",
    "game_ids",
    "game_spec",
    "game_specs",
    "new",
    "position",
    "read_record",
    "replay",
    "ruleset",
    "warm",
]

_HOMES = {
    "core.errors": ("BadChoice", "BadText", "IllegalAction", "PharosError"),
    "core.game": ("Game",),
    "core.outcome": ("Outcome",),
    "core.records": ("Record", "read_record"),
    "core.registry": ("game_ids", "game_spec", "game_specs", "new", "position", "replay", "ruleset", "warm"),
    "core.seat": ("Seat",),
    "core.spec": ("GameSpec",),
}


def __getattr__(name: str) -> object:
    """Load public names when they are first used, so that `import pharos` costs nothing."""
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"pharos.{home}"), name)
    raise AttributeError(f"module 'pharos' has no attribute {name!r}")
