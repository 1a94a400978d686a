"""Compiles what a training run plays with, so that several processes that train need not compile it at the same time."""

from __future__ import annotations

from collections.abc import Iterator

from ..bots.kernel_loader import bind
from ..bots.net_bots import PuctBot
from ..bots.net_kernels import has_encoder, net_kernels
from ..bots.protocol import Budget
from ..core.registry import game_spec, new, ruleset
from ..runtime import cache
from .nets import new_weights, playable, whole
from .recipe import recipe_of
from .self_play import play_games


def is_warm(game: str) -> bool:
    """Whether the kernels of self-play are compiled and cached; true for games that no net can be trained for."""
    return cache.is_warm(*_modules(game))


def warm(game: str) -> None:
    """Compile them by playing a game with an untrained net, and by letting bots choose with it."""
    if has_encoder(game):
        _compile_search(game)
    if _learns_afterstates(game):
        _compile_afterstates(game)
    cache.mark_warm(*_modules(game))


def _compile_search(game: str) -> None:
    kernels = net_kernels(game)
    weights = new_weights(kernels, 1)
    play_games(kernels, recipe_of(game, full=2, quick=2), playable(kernels, weights), 1, 1)
    start = new(game, seed=1)
    for halving in (0, 8):
        bot = PuctBot(game, 4, halving=halving, weights=whole(kernels, weights))
        bot.choose(start.seat(start.to_act[0]), 1, Budget(simulations=4))


def _compile_afterstates(game: str) -> None:
    from .afterstate_run import AfterstateRun
    from .afterstates import Table, rows_of

    players = ruleset(game).seats[0]
    Table(game, players, 1).play(rows_of(AfterstateRun.form(game)), 1, [0] * players)


def _learns_afterstates(game: str) -> bool:
    return "afterstate" in game_spec(game).training_run


def _modules(game: str) -> Iterator[str]:
    package = bind(ruleset(game).package)
    if has_encoder(game):
        yield f"{package}.self_play"
    if _learns_afterstates(game):
        yield f"{package}.afterstate_games"
