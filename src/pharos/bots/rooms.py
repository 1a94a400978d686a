"""Loads the searches for a room: the same files, once per room, with that room's rules and insight as their neighbours.

The files in `kernels/` import `.rules` and `.insight`. For each room they are imported as a package of their own,
`...bots.on_<room>`, in which these two names are the room's: so a search is written once, and compiled with each game.
"""

from __future__ import annotations

import sys
import threading
from functools import cache as remembered
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from ..core import cache
from ..core.engine import Engine, engine, is_interpreted

_HERE = Path(__file__).parent
_lock = threading.RLock()


class BotRoom:
    """A room's searches, ready to run, the engine below them, and its weights."""

    def __init__(self, room: str, *, native: bool) -> None:
        self.engine: Engine = engine(room, native=native)
        root = "pharos_native" if native else "pharos"
        package = _package(root, room)
        if native:
            _set_cache(room)
        self.insight = import_module(f"{root}.bots.insight.{room}")
        sys.modules[f"{package}.rules"] = self.engine.rules
        sys.modules[f"{package}.insight"] = self.insight
        self.greedy = import_module(f"{package}.greedy")
        self.flat = import_module(f"{package}.flat")
        self.tree = import_module(f"{package}.tree")
        self.decoupled = import_module(f"{package}.decoupled")

    def reals(self, n: int) -> Any:
        """Room for n fractions."""
        if not self.engine.is_native:
            return [0.0] * n
        import numpy as np

        return np.zeros(n, np.float64)

    def weights(self, values: Any = None) -> Any:
        """Weights in the form that kernels take: the tuned ones, or others given as one flat row."""
        flat = [float(x) for x in (self.insight.WEIGHTS if values is None else values)]
        if not self.engine.is_native:
            return flat
        import numpy as np

        return np.array(flat, np.float64)


def _package(root: str, room: str) -> str:
    """Make the package in which a room's searches live."""
    if f"{root}.bots" not in sys.modules:
        bots = ModuleType(f"{root}.bots")
        bots.__path__ = [str(_HERE)]
        sys.modules[f"{root}.bots"] = bots
    name = f"{root}.bots.on_{room}"
    if name not in sys.modules:
        package = ModuleType(name)
        package.__path__ = [str(_HERE / "kernels")]
        sys.modules[name] = package
    return name


def sources(room: str) -> tuple[str, ...]:
    """The modules that a room's compiled searches are made of."""
    searches = tuple(f"bots.kernels.{name}" for name in ("greedy", "flat", "tree", "decoupled"))
    return (f"games.{room}.rules", f"bots.insight.{room}", *searches)


def _set_cache(room: str) -> None:
    import numba

    directory = cache.directory(*sources(room), name=f"bots-{room}")
    if directory is not None:
        directory.mkdir(parents=True, exist_ok=True)
        numba.config.CACHE_DIR = str(directory)  # type: ignore[attr-defined]


@remembered
def _room(room: str, native: bool) -> BotRoom:
    with _lock:
        return BotRoom(room, native=native)


def bot_room(room: str) -> BotRoom:
    """The room's searches: compiled, unless PHAROS_INTERPRET asks for plain Python."""
    with _lock:
        return _room(room, not is_interpreted())
