"""Loads the searches for a game: the same files, once per game, bound to its rules and evaluation.

The files in `kernels/` import `.rules`, `.evaluation` and other modules of a game, which stubs declare there. For each game
they are loaded as a separate package, in which these names are the modules of the game: each search is written once and
compiled with every game.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache as remembered
from types import ModuleType
from typing import cast

from ..core import presentation
from ..core.backend import Reals
from ..core.engine import Engine, engine, entry_points
from ..core.registry import game_specs
from ..runtime import cache, loader, modules

_SEARCHES = ("greedy", "flat", "tree", "decoupled")


class GameKernels:
    """The searches of a game, the engine below them, its evaluation and its weights."""

    def __init__(self, package: str, *, compiled: bool) -> None:
        self.engine: Engine = engine(package, compiled=compiled)
        self.package = bind(package)
        if compiled and not cache.is_warm(*search_modules(package)):
            presentation.announce_compiling(_id(package))
        self.evaluation = loader.load(f"{package}.bots.evaluation", compiled=compiled)
        self.greedy, self.flat, self.tree, self.decoupled = map(self.load, _SEARCHES)

    def load(self, name: str) -> ModuleType:
        """Load a file of `kernels/`, bound to this game."""
        return loader.load(f"{self.package}.{name}", compiled=self.engine.is_compiled)

    def reals(self, n: int) -> Reals:
        """Allocate n floats, all zero."""
        if not self.engine.is_compiled:
            return [0.0] * n
        import numpy as np

        return cast(Reals, np.zeros(n, np.float64))

    def weights(self, values: Iterable[float] | None = None) -> Reals:
        """Return weights in the form that kernels take: the tuned ones, or others given as one flat row."""
        flat = [float(x) for x in (self.evaluation.WEIGHTS if values is None else values)]
        if not self.engine.is_compiled:
            return flat
        import numpy as np

        return cast(Reals, np.array(flat, np.float64))


def bind(package: str) -> str:
    """Bind the files of `kernels/` to the modules of a game that their stubs declare; returns the bound package."""
    name, template = f"pharos.bots.on_{package.replace('.', '_')}", "pharos.bots.kernels"
    stubs = sorted(path.stem for path in modules.location(template).glob("*.pyi"))
    own = {stub: entry_points(package) if stub == "rules" else f"{package}.bots.{stub}" for stub in stubs}
    search = _net_search(package)
    modules.bind(name, template, **own | {"net_search": f"{name}.{search}"})
    return name


def _net_search(package: str) -> str:
    """Return the file of `kernels/` with the search that the net of a game guides."""
    return next((spec.net_search for spec in game_specs().values() if spec.package == package), "puct")


def _id(package: str) -> str:
    """Return what people call the game of a package."""
    return next((spec.id for spec in game_specs().values() if spec.package == package), package)


def search_modules(package: str) -> list[str]:
    """List the kernel modules that every search of a game needs."""
    return [f"{bind(package)}.{name}" for name in _SEARCHES]


@remembered
def _kernels(package: str, compiled: bool) -> GameKernels:
    with loader.lock:
        return GameKernels(package, compiled=compiled)


def game_kernels(package: str, *, interpreted: bool = False) -> GameKernels:
    """Return the searches of a game: compiled, unless the caller or PHAROS_INTERPRET asks for plain Python."""
    with loader.lock:
        return _kernels(package, not (interpreted or loader.is_interpreted()))
