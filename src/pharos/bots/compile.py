"""Compiles the bots of a game in advance, so that nobody waits for them during play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from random import Random

from ..core.engine import OnProgress, Step, run_steps
from ..core.game import Game
from ..core.registry import game_spec, new, ruleset
from ..core.ruleset import Ruleset
from ..core.seat import Seat
from ..runtime import cache
from ..runtime.loader import loaded_entry_points
from .endgame import has_endgame
from .kernel_loader import bind, game_kernels, search_modules
from .outlook import Forecaster
from .protocol import Bot, Budget
from .registry import bot, bot_names

_LAST = 4  # choices at the end of a game that the search makes


def is_warm(game: str) -> bool:
    """Whether the game's bots are compiled and cached."""
    return cache.is_warm(*search_modules(ruleset(game).package))


def warm(
    game: str,
    on_progress: OnProgress | None = None,
    *,
    more: Mapping[str, Callable[[str], None]] | None = None,
) -> None:
    """Compile all bots of a game by letting each choose once, then everything that `more` names.

    Calls `on_progress(what, done, of)` before each step.
    """
    rules = ruleset(game)
    steps: list[Step] = [
        *_steps(rules),
        *((name, partial(step, game)) for name, step in (more or {}).items()),
    ]
    run_steps(steps, on_progress)
    mine = (f"{bind(rules.package)}.", f"{rules.package}.bots.")
    cache.mark_warm(*{*search_modules(rules.package), *filter(lambda name: name.startswith(mine), loaded_entry_points())})


def _steps(rules: Ruleset) -> Iterator[tuple[str, Callable[[], object]]]:
    game = new(rules.id, seed=1)
    seat = game.seat(game.to_act[0])
    for name in bot_names(rules.id):
        player: Bot = bot(name, rules.id)
        yield name, partial(_choose, player, seat)
    if has_endgame(rules.package):
        yield "endgame", lambda: _finish(rules)
    if game_spec(rules.id).has_evaluation:
        yield "matches", lambda: _match(rules)
        yield "analysis", lambda: _analyse(rules)


def _choose(player: Bot, seat: Seat) -> None:
    """Have a bot choose once by simulations and once by time, because the two may be searched in different ways."""
    player.choose(seat, 1, Budget(simulations=4))
    player.choose(seat, 1, Budget(milliseconds=1))


def _whole_game(rules: Ruleset) -> Game:
    """Play a game at random to its end."""
    game, chance = new(rules.id, seed=1), Random(1)
    while not game.is_over:
        game.play(game.to_act[0], chance.choice(game.legal(game.to_act[0])))
    return game


def _finish(rules: Ruleset) -> None:
    """Let the search make the last choices of a game, which it searches exactly."""
    player, game = bot("search", rules.id), _whole_game(rules)
    for ply in range(len(game.history) - _LAST, len(game.history)):
        earlier = game.at(ply)
        player.choose(earlier.seat(earlier.to_act[0]), 1, Budget(simulations=64))


def _match(rules: Ruleset) -> None:
    """Play whole games inside kernels, as tuning does."""
    from .tune import Judge

    present = list(game_kernels(rules.package).evaluation.WEIGHTS)
    Judge(rules, rules.seats[0], present).share(present, 0, 1)


def _analyse(rules: Ruleset) -> None:
    """Analyse the first decisions and the end of a game, with little effort."""
    from .analysis import Analyst

    game = _whole_game(rules)
    analyst = Analyst(game, replace(game_spec(rules.id).effort, playouts=2, worlds=2))
    for ply in (*range(4), analyst.plies):
        analyst.moment(ply)
    start, forecaster = game.at(0), Forecaster(rules.id)
    for position in (start, game):
        forecaster.outlook(position.seat(start.to_act[0]), 2)
