"""Loads the kernels of vectorised games: the same files, once per game, bound to its rules and observations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from ..core import presentation
from ..core.encoder import CompactActions, Encoder, observation_module
from ..core.engine import Engine, engine, entry_points
from ..core.game import Game
from ..core.registry import game_spec
from ..core.spec import GameSpec
from ..core.structs import States, dtype_of
from ..runtime import cache, loader, modules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import DTypeLike, NDArray

    from .vec_game import VecGame


class VecKernels:
    """The kernels of vectorised games, bound to one game."""

    def __init__(self, game: str, *, compact: bool = True, compiled: bool | None = None) -> None:
        self.spec = game_spec(game)
        is_compiled = not loader.is_interpreted() if compiled is None else compiled
        if is_compiled:
            announce_cold_start(game)
        self.engine: Engine = engine(self.spec.package, compiled=is_compiled)
        self._package = bind(self.spec, compact=compact)
        self.stepping = self._load("stepping")

    def _load(self, name: str) -> ModuleType:
        return loader.load(f"{self._package}.{name}", compiled=self.engine.is_compiled)

    def observing(self) -> ModuleType:
        """Return the kernel of observations; raises BadChoice if the game offers none."""
        observation_module(self.spec)
        return self._load("observing")

    def chances(self, seeds: Sequence[int] | NDArray[np.int64]) -> States:
        """Return a generator for each seed."""
        if not self.engine.is_compiled:
            return [self.stepping.Chance(rng=int(seed)) for seed in seeds]
        import numpy as np

        made = np.zeros(len(seeds), dtype_of(self.stepping.Chance))
        made["rng"] = seeds
        return made


def bind(spec: GameSpec, *, compact: bool) -> str:
    """Bind the files of `kernels/` to the modules of a game; returns the bound package."""
    is_compact = compact and spec.compact_part is not None
    name = f"pharos.research.{'compact_' if is_compact else ''}on_{spec.package.replace('.', '_')}"
    numbers = spec.module(spec.compact_part) if is_compact and spec.compact_part else "pharos.research.plain_actions"
    neighbours = {"rules": entry_points(spec.package), "compact": numbers}
    if spec.observation_part is not None:
        neighbours["observation"] = spec.module(spec.observation_part)
    modules.bind(name, "pharos.research.kernels", **neighbours)
    return name


def kernel_modules(spec: GameSpec) -> list[str]:
    """List the kernel modules that a vectorised game loads."""
    names = ["stepping"] if spec.observation_part is None else ["stepping", "observing"]
    return [f"{bind(spec, compact=True)}.{name}" for name in names]


def is_warm(game: str) -> bool:
    """Whether the kernels of vectorised games are compiled and cached."""
    return cache.is_warm(*kernel_modules(game_spec(game)))


def announce_cold_start(game: str) -> None:
    """Announce it if the kernels of vectorised games have to be compiled, and show the progress on a terminal."""
    if not is_warm(game):
        presentation.announce_compiling(game, partial(warm, game))


def warm(game: str, on_progress: presentation.Report | None = None) -> None:
    """Compile the kernels of vectorised games by playing a little; calls `on_progress(what, done, of)` before each step."""
    steps = list(_warm_steps(game_spec(game)))
    made: list[VecGame] = []
    for done, (name, step) in enumerate(steps):
        if on_progress:
            on_progress(name, done, len(steps))
        step(made)
    cache.mark_warm(*kernel_modules(game_spec(game)))


def _warm_steps(spec: GameSpec) -> Iterator[tuple[str, Callable[[list[VecGame]], object]]]:
    import numpy as np

    from .vec_game import VecGame

    yield "deal", lambda made: made.append(VecGame(spec.id, n=2, seed=0, threads=1, engine="compiled"))
    yield "step", lambda made: made[0].step(made[0].sample())
    yield "mask", lambda made: made[0].mask()
    if spec.compact_part is not None:
        yield "actions", lambda made: _compact(spec, made[0].game(0))
    if spec.observation_part is not None:
        for dtype in (np.int8, np.float32):
            yield dtype.__name__, partial(_observe, spec, dtype)


def _compact(spec: GameSpec, game: Game) -> None:
    CompactActions(spec, game._engine).numbers(game, game.to_act[0])


def _observe(spec: GameSpec, dtype: DTypeLike, made: list[VecGame]) -> None:
    import numpy as np

    games, game = made[0], made[0].game(0)
    row = games.observe(np.zeros((2, len(games.columns)), dtype))
    Encoder(spec, game._engine).observe(game, 0, row)
