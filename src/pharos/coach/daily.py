"""The daily deal: one deal per game and day, the same on every server, against the same opponents.

The seed follows from the date and the game, so anybody can compute it. Fair play relies on the players, not on a secret.
"""

from __future__ import annotations

import hashlib
from datetime import date

from ..bots.interim import is_weaker_interim
from ..core.registry import game_specs
from ..core.spec import GameSpec

_MOST_SEED = (1 << 63) - 1


def daily_seed(game: str, day: date) -> int:
    """Return the seed of a day's deal."""
    digest = hashlib.sha256(f"pharos daily {game} {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8]) & _MOST_SEED


def daily_key(game: str, day: date) -> str:
    """Return what seeds the random choices of the opponents."""
    return f"daily-{game}-{day.isoformat()}"


def daily_level(game: GameSpec) -> str:
    """Return the level of the opponents: the strongest that plays the same everywhere, compiled or not."""
    return [level.name for level in game.levels if not is_weaker_interim(level.name, game.id)][-1]


def daily_games() -> list[GameSpec]:
    """List the games with a daily deal: those whose opponents are more than random."""
    return [spec for spec in game_specs().values() if spec.has_evaluation]
