"""Bots: they get what a seat may see (a `Seat`) and nothing more, and choose one of its legal actions.

from pharos.bots import bot
player = bot("greedy", "duel")
choice = player.choose(game.seat(0), seed=1)
game.play(0, choice.action)
"""

from __future__ import annotations

from .protocol import Bot, Budget, Candidate, Choice
from .registry import bot, bot_names, levels, parse_spec

__all__ = ["Bot", "Budget", "Candidate", "Choice", "bot", "bot_names", "levels", "parse_spec"]
