"""Whole games inside kernels: tables at which everybody is `greedy` or `random`, and at least one is greedy.

The kernel in `kernels/` is compiled once per room, beside that room's rules and greedy bot, as the searches are (see
`bots/rooms.py`). Greedy decides here as it does everywhere; random draws from a generator of its own, seeded by deal
and rotation.
"""

from __future__ import annotations

import sys
import threading
import time
from dataclasses import dataclass
from functools import cache as remembered
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from ..bots import rooms
from ..bots.searching import GreedyBot
from ..core import cache
from ..core.outcome import Outcome
from ..core.registry import kind
from .deals import mixed

_KERNELS = Path(__file__).parent / "kernels"
_lock = threading.RLock()
_own = threading.local()


@dataclass(frozen=True)
class End:
    """How a game inside kernels ended; its time is spread evenly over its decisions."""

    outcome: Outcome
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def can_play(game: str, specs: list[str]) -> bool:
    """Whether these bots can play inside kernels."""
    return "greedy" in specs and {*specs} <= {"greedy", "random"} and has_insight(game)


@remembered
def has_insight(game: str) -> bool:
    """Whether the game's positions can be valued."""
    return find_spec(f"pharos.bots.insight.{kind(game).room}") is not None


@remembered
def _kernel(room: str, is_native: bool) -> Any:
    """The kernel module of a room, in the world that its searches live in."""
    searches = rooms.bot_room(room)
    name = f"{'pharos_native' if is_native else 'pharos'}.arena.on_{room}"
    for package, path in ((name.rpartition(".")[0], _KERNELS.parent), (name, _KERNELS)):
        if package not in sys.modules:
            module = ModuleType(package)
            module.__path__ = [str(path)]
            sys.modules[package] = module
    sys.modules[f"{name}.rules"] = searches.engine.rules
    sys.modules[f"{name}.greedy"] = searches.greedy
    if is_native:
        _set_cache(room)
    return import_module(f"{name}.table")


def _directory(room: str) -> Path | None:
    modules = (f"games.{room}.rules", f"bots.insight.{room}", "bots.kernels.greedy", "arena.kernels.table")
    return cache.directory(*modules, name=f"arena-{room}")


def is_warm(game: str) -> bool:
    """Whether the kernel that plays whole games has been compiled and kept."""
    return cache.is_warm(_directory(kind(game).room))


def warm(game: str) -> None:
    """Compile that kernel by playing a game."""
    found = kind(game)
    play(game, found.seats[0], found.checked_options({}), ["greedy"] * found.seats[0], 0, 0)
    cache.mark_warm(_directory(found.room))


def _set_cache(room: str) -> None:
    import numba

    directory = _directory(room)
    if directory is not None:
        directory.mkdir(parents=True, exist_ok=True)
        numba.config.CACHE_DIR = str(directory)  # type: ignore[attr-defined]


class FastTable:
    """One thread's buffers for games inside kernels."""

    def __init__(self, game: str, players: int, options: dict[str, str]) -> None:
        self.kind = kind(game)
        self.players = players
        greedy = GreedyBot(game)
        self.engine = greedy.room.engine
        self.weights = greedy.weights
        with _lock:
            self.kernel = _kernel(self.kind.room, self.engine.is_native)
        self.parameters = self.engine.row(self.kind.parameters(players, options))
        self.states, self.counts = self.engine.states(3), self.engine.numbers(players)
        self.out = self.engine.numbers(max(self.kind.max_legal, 64))

    def play(self, specs: list[str], seed: int, rotation: int) -> float:
        """Play one game in state 0 to its end; returns the seconds it took."""
        seats = self.engine.row([int(spec == "greedy") for spec in specs])
        self.engine.rules.deal(self.states, 0, seed, self.parameters)
        start = time.perf_counter()
        self.kernel.play_table(self.states, seats, mixed(seed, rotation), self.weights, self.counts, self.out)
        return time.perf_counter() - start


def table(game: str, players: int, options: dict[str, str]) -> FastTable:
    """This thread's own table."""
    key = (game, players, *sorted(options.items()))
    tables: dict[Any, FastTable] = _own.__dict__.setdefault("tables", {})
    if key not in tables:
        tables[key] = FastTable(game, players, options)
    return tables[key]


def play(game: str, players: int, options: dict[str, str], specs: list[str], seed: int, rotation: int) -> End:
    """One game from a deal to its end."""
    mine = table(game, players, options)
    spent = mine.play(specs, seed, rotation)
    outcome = mine.kind.outcome(mine.engine.thaw(mine.states))
    assert outcome is not None
    decisions = tuple(int(mine.counts[seat]) for seat in range(players))
    each = spent / sum(decisions)
    return End(outcome, decisions, tuple(each * n for n in decisions))
