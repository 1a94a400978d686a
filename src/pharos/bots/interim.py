"""Bots that play while the kernels of a game are not compiled yet: they answer at once, with interpreted rules."""

from __future__ import annotations

from functools import cache

from ..core.registry import game_spec
from .protocol import Bot
from .random_bot import RandomBot
from .registry import bot
from .root_parallel import RootParallelBot
from .search_bots import GreedyBot, KernelBot
from .temperature import TemperatureBot


def interim_bot(spec: str, game: str) -> Bot:
    """Make the bot that replaces another until its kernels are compiled.

    Bots without kernels and greedy bots play themselves. The others choose greedily, or at random in a game without an
    evaluation.
    """
    player = bot(spec, game)
    if _searches(player):
        player = GreedyBot(game) if game_spec(game).has_evaluation else RandomBot(game)
    for member in _kernel_bots(player):
        member.is_interpreted = True
    return player


@cache
def is_weaker_interim(spec: str, game: str) -> bool:
    """Whether another bot replaces this one until its kernels are compiled."""
    return _searches(bot(spec, game))


def _searches(player: Bot) -> bool:
    """Whether a bot runs kernels that are too slow to be interpreted."""
    return not all(isinstance(member, GreedyBot) for member in _kernel_bots(player))


def _kernel_bots(player: Bot) -> list[KernelBot]:
    """The bots that run kernels inside a bot."""
    if isinstance(player, TemperatureBot):
        return _kernel_bots(player.inner)
    members = player.members if isinstance(player, RootParallelBot) else [player]
    return [member for member in members if isinstance(member, KernelBot)]
