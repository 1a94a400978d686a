"""Reports a cold start: compiling shows a progress bar on a terminal and writes a line to the log elsewhere."""

import logging
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ..locales import preferred, words

if TYPE_CHECKING:
    from ..arena.deals import Plan

Report = Callable[[str, int, int], None]
_log = logging.getLogger("pharos")
_announced: set[str] = set()
"""The games for which this process has announced a compilation."""
_running: list[str] = []
"""The compilations that are showing their progress."""


def with_progress(title: str, compile: Callable[[Report], None]) -> None:
    """Run a compilation that reports (what, done, of): with a progress bar, or with a line in the log."""
    _running.append(title)
    try:
        _with_progress(title, compile)
    finally:
        _running.pop()


def _with_progress(title: str, compile: Callable[[Report], None]) -> None:
    if not sys.stderr.isatty():
        _log.warning(title)
        compile(lambda what, done, of: None)
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[what]}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(title, total=None, what="")
        compile(lambda what, done, of: progress.update(task, completed=done, total=of, what=what))


def compile_rules(game: str) -> None:
    """Compile the rules of a game that somebody asked for: at once on a terminal, elsewhere as they are used."""
    from ..core.registry import warm

    announce(game, partial(warm, game))


def announce(game: str, compile: Callable[[Report], None] | None = None) -> None:
    """Announce, once for each game, that kernels are about to be compiled; on a terminal, compile them with a progress bar.

    Without `compile`, they are compiled as they are used. Nothing is announced inside a compilation that shows its progress.
    """
    if _running or game in _announced:
        return
    _announced.add(game)
    title = words(preferred()).say("cli-compiling-once", game=game)
    if compile and sys.stderr.isatty():
        with_progress(title, compile)
    else:
        _log.warning(title)


def compile_all_bots(game: str) -> None:
    """Compile the rules and all bots of a game, unless plain Python is requested or they are in the cache."""
    from ..bots import compile as bot_kernels
    from ..core.engine import is_warm
    from ..core.registry import ruleset
    from ..runtime import loader

    if loader.is_interpreted():
        return
    if not is_warm(ruleset(game).package):
        compile_rules(game)
    if not bot_kernels.is_warm(game):
        with_progress(words(preferred()).say("cli-warming-bots", game=game), partial(bot_kernels.warm, game))


def compile_bots(plan: "Plan") -> None:
    """Load and compile the rules and bots of a plan, unless plain Python is requested or they are in the cache."""
    from ..arena.runner import prepare
    from ..arena.user_bots import is_user_bot
    from ..bots import compile as bot_kernels
    from ..core.engine import is_warm
    from ..core.registry import ruleset
    from ..runtime import loader

    if loader.is_interpreted():
        return
    if not is_warm(ruleset(plan.game).package):
        compile_rules(plan.game)
    built_in = [spec for spec in map(plan.spec, range(len(plan.bots))) if spec != "random" and not is_user_bot(spec)]
    if built_in and not bot_kernels.is_warm(plan.game):
        title = words(preferred()).say("cli-warming-bots", game=plan.game)
        with_progress(title, lambda report: prepare(plan))
