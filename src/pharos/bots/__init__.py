"""Bots: a bot gets only what its seat may see (a `Seat`) and chooses one of its legal actions.

from pharos.bots import bot
player = bot("greedy", "duel")
choice = player.choose(game.seat(0), seed=1)
game.play(0, choice.action)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .protocol import Bot, Budget, Candidate, Choice
    from .registry import bot, bot_names, levels, parse_spec

__all__ = ["LEVELS", "Bot", "Budget", "Candidate", "Choice", "bot", "bot_names", "levels", "parse_spec"]

LEVELS = ("newcomer", "apprentice", "builder", "architect", "master", "champion", "coach")
"""The names of the levels for people, weakest first and last the coach; a game of another package may have fewer."""


def __getattr__(name: str) -> object:
    """Load public names on first use, so that a help page does not load the searches."""
    from importlib import import_module

    if name not in __all__:
        raise AttributeError(f"module 'pharos.bots' has no attribute {name!r}")
    home = "protocol" if name in ("Bot", "Budget", "Candidate", "Choice") else "registry"
    return getattr(import_module(f"pharos.bots.{home}"), name)
