"""Measures how fast many games at once step with a random policy, for `pharos bench`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ..core.spec import VecBenchmark
from .vec_game import VecGame

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_GAMES = 4096
_STEPS = 60
FIGURES = ("bare_steps_per_s", "steps_per_s", "steps_on_all_cores_per_s")
"""One core without observations and masks, one core with both, and all cores with both."""


def figures(game: str, benchmark: VecBenchmark, rounds: int) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Measure the figures of a game's spec: their names, and the steps per second of every round."""
    bare, full, all_cores = (f"{benchmark.name}.vec_{name}" for name in FIGURES)
    one = VecGame(game, _GAMES, seed=0, players=benchmark.players, threads=1)
    yield bare, tuple(_rounds(one, rounds, time.process_time, is_observed=False))
    yield full, tuple(_rounds(one, rounds, time.process_time, is_observed=True))
    many = VecGame(game, _GAMES, seed=0, players=benchmark.players)
    yield all_cores, tuple(_rounds(many, rounds, time.perf_counter, is_observed=True))
    many.close()


def _rounds(games: VecGame, rounds: int, clock: Callable[[], float], *, is_observed: bool) -> Iterator[float]:
    """Yield the steps per second of each round, after one warm-up."""
    import numpy as np

    row = np.zeros((games.n, len(games.columns)), np.int8)
    mask = np.zeros((games.n, games.n_actions), np.bool_)
    chosen = np.zeros(games.n, np.int64)
    _steps(games, 1, chosen, row, mask, is_observed=is_observed)
    for _ in range(rounds):
        start = clock()
        _steps(games, _STEPS, chosen, row, mask, is_observed=is_observed)
        yield games.n * _STEPS / (clock() - start)


def _steps(
    games: VecGame, n: int, chosen: NDArray[np.int64], row: NDArray[np.int8], mask: NDArray[np.bool_], *, is_observed: bool
) -> None:
    for _ in range(n):
        if is_observed:
            games.observe(row)
            games.mask(mask)
        games.step(games.sample(chosen))
