"""Compiles what a training run plays with, so that several processes that train need not compile it at the same time."""

from __future__ import annotations

from ..bots.kernel_loader import bind
from ..bots.net_bots import PuctBot
from ..bots.net_kernels import has_encoder, net_kernels
from ..bots.protocol import Budget
from ..core.registry import new, ruleset
from ..runtime import cache
from .nets import new_weights, playable, whole
from .recipe import recipe_of
from .self_play import play_games


def is_warm(game: str) -> bool:
    """Whether the kernels of self-play are compiled and cached; true for games that no net can be trained for."""
    return not has_encoder(game) or cache.is_warm(_module(game))


def warm(game: str) -> None:
    """Compile them by playing a game with an untrained net, and by letting bots choose with it."""
    if not has_encoder(game):
        return
    kernels = net_kernels(game)
    weights = new_weights(kernels, 1)
    play_games(kernels, recipe_of(game, full=2, quick=2), playable(kernels, weights), 1, 1)
    table = new(game, seed=1)
    for halving in (0, 8):
        bot = PuctBot(game, 4, halving=halving, weights=whole(kernels, weights))
        bot.choose(table.seat(table.to_act[0]), 1, Budget(simulations=4))
    cache.mark_warm(_module(game))


def _module(game: str) -> str:
    return f"{bind(ruleset(game).package)}.self_play"
