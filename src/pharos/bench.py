"""Performance figures for `pharos bench`: CPU time on one core unless a name says otherwise, median over rounds."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from .bots.benchmarks import samples
from .core.engine import engine
from .core.game import Game
from .core.json_types import JsonObject
from .core.registry import game_ids, game_spec, new, ruleset
from .core.ruleset import Ruleset
from .research.benchmarks import figures as vec_figures


@dataclass(frozen=True)
class Figure:
    """One measured figure: the median of its rounds and half their interquartile range."""

    name: str
    unit: str
    samples: tuple[float, ...]

    @property
    def value(self) -> float:
        """The median."""
        return statistics.median(self.samples)

    @property
    def spread(self) -> float:
        """Half the interquartile range."""
        if len(self.samples) < 2:
            return 0.0
        low, _, high = statistics.quantiles(self.samples, n=4)
        return (high - low) / 2

    def data(self) -> JsonObject:
        """Return the figure as plain data."""
        return {"value": self.value, "unit": self.unit, "rounds": len(self.samples), "spread": self.spread}


def figures(game: str | None = None, *, cold: bool = False, rounds: int = 7) -> Iterator[Figure]:
    """Yield all figures, or those of one game."""
    for id in [ruleset(game).id] if game else game_ids():
        yield from game_figures(ruleset(id), rounds, cold)
    if game is None:
        yield from start_figures(rounds)


def game_figures(rules: Ruleset, rounds: int, cold: bool) -> Iterator[Figure]:
    """Measure games, copies of states, one decision and one view from Python, bots, many games at once, and compilation."""
    counts = sorted({rules.seats[0], *(n for n in (3, 7) if n in rules.seats)})
    for players in counts:
        name = rules.id if len(rules.seats) == 1 else f"{rules.id}-{players}"
        yield Figure(f"{name}.random_games_per_s", "games/s", tuple(random_games(rules, players, rounds)))
    yield Figure(f"{rules.id}.state_copy_ns", "ns", tuple(state_copies(rules, rounds)))
    yield Figure(f"{rules.id}.ply_us", "us", tuple(plies(rules, rounds)))
    yield Figure(f"{rules.id}.view_us", "us", tuple(views(rules, rounds)))
    for benchmark in game_spec(rules.id).benchmarks:
        yield Figure(benchmark.name, "1/s" if benchmark.simulations else "ms", tuple(samples(rules.id, benchmark, rounds)))
    for vec_benchmark in game_spec(rules.id).vec_benchmarks:
        for name, measured in vec_figures(rules.id, vec_benchmark, rounds):
            yield Figure(name, "steps/s", measured)
    yield Figure(f"{rules.id}.warm_start_s", "s", tuple(fresh(_FIRST_MOVE.format(id=rules.id), min(rounds, 5))))
    if cold:
        yield Figure(f"{rules.id}.cold_compile_s", "s", (cold_compile(rules),))


def _timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def random_games(rules: Ruleset, players: int, rounds: int) -> Iterator[float]:
    """Measure complete, uniformly random games on the compiled rules, with bounds checks."""
    compiled = engine(rules.package, compiled=True)
    row = compiled.row(rules.parameters(players, rules.checked_options({})))
    states, out = compiled.states(1), compiled.numbers(max(rules.max_legal, 64))
    compiled.rules.play_batch(states, compiled.row([1]), row, out)

    def batch(first: int, n: int) -> float:
        seeds = compiled.row(list(range(first, first + n)))
        return _timed(lambda: compiled.rules.play_batch(states, seeds, row, out))

    n = 200
    while batch(0, n) < 0.25:
        n *= 2
    for turn in range(rounds):
        yield n / batch(turn * n, n)


def state_copies(rules: Ruleset, rounds: int) -> Iterator[float]:
    """Measure copying a state inside compiled code, in nanoseconds."""
    import numba

    def around(states: Any, n: int) -> None:
        for k in range(n):
            states[(k + 1) % len(states)] = states[k % len(states)]

    copy_around = numba.njit(around)
    states = engine(rules.package, compiled=True).states(64)
    copy_around(states, 1)
    for _ in range(rounds):
        yield _timed(lambda: copy_around(states, 1_000_000)) * 1e9 / 1_000_000


def _midgame(rules: Ruleset) -> Game:
    """Return a midgame position, reached by first legal actions."""
    game = new(rules.id, seed=1, engine="compiled")
    for _ in range(20):
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.play(seat, legal[len(legal) // 2])
    return game


def plies(rules: Ruleset, rounds: int) -> Iterator[float]:
    """Measure one decision from Python: list the legal actions and apply one, in microseconds."""
    compiled = engine(rules.package, compiled=True)
    kernels, states, out = compiled.rules, compiled.states(1), compiled.numbers(rules.max_legal)
    row = compiled.row(rules.parameters(rules.seats[0], rules.checked_options({})))
    for turn in range(rounds):
        done = 0
        spent = 0.0
        for seed in range(200):
            kernels.deal(states, 0, turn * 200 + seed, row)
            start = time.process_time()
            while bits := kernels.to_act(states, 0):
                seat = (bits & -bits).bit_length() - 1
                n = kernels.legal(states, 0, seat, out)
                kernels.apply(states, 0, seat, int(out[done % n]))
                done += 1
            spent += time.process_time() - start
        yield spent * 1e6 / done


def views(rules: Ruleset, rounds: int) -> Iterator[float]:
    """Measure building the view of a position, in microseconds."""
    game = _midgame(rules)
    for _ in range(rounds):
        yield _timed(lambda: [game.view(0) for _ in range(300)]) * 1e6 / 300


_FIRST_MOVE = "import pharos; g = pharos.new('{id}', seed=1, engine='compiled'); s = g.to_act[0]; g.play(s, g.legal(s)[0])"


def fresh(code: str, rounds: int, **environment: str) -> Iterator[float]:
    """Measure the wall-clock seconds that a fresh interpreter takes to run this code."""
    for _ in range(rounds):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment})
        yield time.perf_counter() - start


def cold_compile(rules: Ruleset) -> float:
    """Measure the seconds to compile a whole game into an empty cache, including interpreter start."""
    with tempfile.TemporaryDirectory() as empty:
        return next(fresh(f"import pharos; pharos.warm('{rules.id}')", 1, PHAROS_CACHE=empty))


_HELP = """
import os, sys
sys.argv, sys.stdout = ["pharos", "--help"], open(os.devnull, "w")
from pharos.cli.main import run
run()
"""


def start_figures(rounds: int) -> Iterator[Figure]:
    """Measure start-up: the import (without interpreter start) and the help page (with it)."""
    bare = statistics.median(fresh("pass", rounds))
    imports = tuple(max(0.0, seconds - bare) for seconds in fresh("import pharos", rounds))
    yield Figure("start.import_s", "s", imports)
    yield Figure("start.help_s", "s", tuple(fresh(_HELP, rounds)))
