"""Environments for research: many games at once, observations, and the interfaces of other libraries.

from pharos.research import VecGame
games = VecGame("duel", n=4096, seed=0)
games.step(games.sample())
print(games.observe().shape, games.mask().shape)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .datasets import Dataset
    from .encoded_game import GameEncoder, observe
    from .vec_game import VecGame

__all__ = ["Dataset", "GameEncoder", "VecGame", "observe"]
_HOMES = {"Dataset": "datasets", "GameEncoder": "encoded_game", "VecGame": "vec_game", "observe": "encoded_game"}


def __getattr__(name: str) -> object:
    """Load public names when they are first used: each needs another library."""
    from importlib import import_module

    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
