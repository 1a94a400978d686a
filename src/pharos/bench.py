"""Figures of speed: CPU time of one core, the median of rounds. `pharos bench` prints them."""

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

from .bots.speed import FIGURES
from .core.engine import engine
from .core.game import Game
from .core.kind import Kind
from .core.registry import game_ids, kind, new


@dataclass(frozen=True)
class Figure:
    """One measured figure: the median of its rounds, and half the distance between their quartiles."""

    name: str
    unit: str
    samples: tuple[float, ...]

    @property
    def value(self) -> float:
        """The median."""
        return statistics.median(self.samples)

    @property
    def spread(self) -> float:
        """Half the distance between the quartiles."""
        if len(self.samples) < 2:
            return 0.0
        low, _, high = statistics.quantiles(self.samples, n=4)
        return (high - low) / 2

    def data(self) -> dict[str, Any]:
        """The figure as plain data."""
        return {"value": self.value, "unit": self.unit, "rounds": len(self.samples), "spread": self.spread}


def figures(game: str | None = None, *, cold: bool = False, rounds: int = 7) -> Iterator[Figure]:
    """All figures, or those of one game."""
    for id in [kind(game).id] if game else game_ids():
        yield from game_figures(kind(id), rounds, cold)
    if game is None:
        yield from start_figures(rounds)


def game_figures(found: Kind, rounds: int, cold: bool) -> Iterator[Figure]:
    """Random games by player count, copying, one decision from Python, a view, compiling."""
    counts = sorted({found.seats[0], *(n for n in (3, 7) if n in found.seats)})
    for players in counts:
        name = found.id if len(found.seats) == 1 else f"{found.id}-{players}"
        yield Figure(f"{name}.random_games_per_s", "games/s", tuple(random_games(found, players, rounds)))
    yield Figure(f"{found.id}.state_copy_ns", "ns", tuple(state_copies(found, rounds)))
    yield Figure(f"{found.id}.ply_us", "us", tuple(plies(found, rounds)))
    yield Figure(f"{found.id}.view_us", "us", tuple(views(found, rounds)))
    for name, unit, samples in FIGURES.get(found.id, ()):
        yield Figure(name, unit, tuple(samples(rounds)))
    yield Figure(f"{found.id}.warm_start_s", "s", tuple(fresh(_FIRST_MOVE.format(id=found.id), min(rounds, 5))))
    if cold:
        yield Figure(f"{found.id}.cold_compile_s", "s", (cold_compile(found),))


def _timed(work: Callable[[], Any]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def random_games(found: Kind, players: int, rounds: int) -> Iterator[float]:
    """Uniformly random complete games through the compiled rules, bounds checks on."""
    native = engine(found.room, native=True)
    row = native.row(found.parameters(players, found.checked_options({})))
    states, out = native.states(1), native.numbers(max(found.max_legal, 64))
    native.rules.play_batch(states, native.row([1]), row, out)

    def batch(first: int, n: int) -> float:
        seeds = native.row(list(range(first, first + n)))
        return _timed(lambda: native.rules.play_batch(states, seeds, row, out))

    n = 200
    while batch(0, n) < 0.25:
        n *= 2
    for turn in range(rounds):
        yield n / batch(turn * n, n)


def state_copies(found: Kind, rounds: int) -> Iterator[float]:
    """Copying a state inside compiled code, in nanoseconds."""
    import numba

    def around(states: Any, n: int) -> None:
        for k in range(n):
            states[(k + 1) % len(states)] = states[k % len(states)]

    copy_around = numba.njit(around)
    states = engine(found.room, native=True).states(64)
    copy_around(states, 1)
    for _ in range(rounds):
        yield _timed(lambda: copy_around(states, 1_000_000)) * 1e9 / 1_000_000


def _midgame(found: Kind) -> Game:
    """A game some way in, by the first legal actions."""
    game = new(found.id, seed=1, engine="native")
    for _ in range(20):
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.play(seat, legal[len(legal) // 2])
    return game


def plies(found: Kind, rounds: int) -> Iterator[float]:
    """One decision from Python: list the legal actions and apply one, in microseconds."""
    native = engine(found.room, native=True)
    rules, states, out = native.rules, native.states(1), native.numbers(found.max_legal)
    row = native.row(found.parameters(found.seats[0], found.checked_options({})))
    for turn in range(rounds):
        done = 0
        spent = 0.0
        for seed in range(200):
            rules.deal(states, 0, turn * 200 + seed, row)
            start = time.process_time()
            while bits := rules.to_act(states, 0):
                seat = (bits & -bits).bit_length() - 1
                n = rules.legal(states, 0, seat, out)
                rules.apply(states, 0, seat, int(out[done % n]))
                done += 1
            spent += time.process_time() - start
        yield spent * 1e6 / done


def views(found: Kind, rounds: int) -> Iterator[float]:
    """The view of a position, in microseconds."""
    game = _midgame(found)
    for _ in range(rounds):
        yield _timed(lambda: [game.view(0) for _ in range(300)]) * 1e6 / 300


_FIRST_MOVE = "import pharos; g = pharos.new('{id}', seed=1, engine='native'); s = g.to_act[0]; g.play(s, g.legal(s)[0])"


def fresh(code: str, rounds: int, **environment: str) -> Iterator[float]:
    """Wall-clock seconds of a fresh interpreter that runs this code."""
    for _ in range(rounds):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment})
        yield time.perf_counter() - start


def cold_compile(found: Kind) -> float:
    """Seconds to compile everything of a game into an empty cache, start of the interpreter included."""
    with tempfile.TemporaryDirectory() as empty:
        return next(fresh(f"import pharos; pharos.warm('{found.id}')", 1, PHAROS_CACHE=empty))


_HELP = """
import os, sys
sys.argv, sys.stdout = ["pharos", "--help"], open(os.devnull, "w")
from pharos.cli.main import run
run()
"""


def start_figures(rounds: int) -> Iterator[Figure]:
    """Starting up: importing (an empty interpreter taken off), and the help page (the interpreter included)."""
    bare = statistics.median(fresh("pass", rounds))
    imports = tuple(max(0.0, seconds - bare) for seconds in fresh("import pharos", rounds))
    yield Figure("start.import_s", "s", imports)
    yield Figure("start.help_s", "s", tuple(fresh(_HELP, rounds)))
