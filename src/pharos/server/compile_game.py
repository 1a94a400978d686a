"""Compiles the kernels of one game at the lowest priority: `python -m pharos.server.compile_game GAME`.

The server runs this in another process and reads its progress: one line with a percentage for each step that is done.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from ..bots import compile as bot_kernels
from ..core import engine, registry

RULES_SHARE = 40
"""The part of the progress, in percent, that the rules account for; the bots account for the rest."""


def main(game: str) -> None:
    """Compile the rules of a game, then its bots."""
    if sys.platform != "win32":
        os.nice(19)
    if not engine.is_warm(registry.ruleset(game).package):
        registry.warm(game, _printer(0, RULES_SHARE))
    if not bot_kernels.is_warm(game):
        bot_kernels.warm(game, _printer(RULES_SHARE, 100))


def _printer(first: int, last: int) -> Callable[[str, int, int], None]:
    """Print percentages between two limits as the steps of a compilation are done."""

    def on_progress(_what: str, done: int, of: int) -> None:
        print(first + (last - first) * done // of, flush=True)

    return on_progress


if __name__ == "__main__":
    main(sys.argv[1])
