"""Plays whole games inside kernels, at tables where every bot is `greedy` or `random` and at least one is greedy.

The kernel in `kernels/` is compiled once per game, together with that game's rules and greedy bot, as the searches are (see
`bots/kernel_loader.py`). Greedy decides here as it does everywhere; random uses its own generator, seeded by deal
and rotation.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass

from ..bots import kernel_loader
from ..bots.search_bots import GreedyBot
from ..core.engine import entry_points
from ..core.outcome import Outcome
from ..core.registry import game_spec, ruleset
from ..runtime import cache, loader, modules
from .deals import mixed

_own = threading.local()


@dataclass(frozen=True)
class End:
    """The result of a game inside kernels; its time is spread evenly over its decisions."""

    outcome: Outcome
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def can_play(game: str, specs: list[str]) -> bool:
    """Whether these bots can play inside kernels."""
    return "greedy" in specs and {*specs} <= {"greedy", "random"} and game_spec(game).has_evaluation


def _module(package: str) -> str:
    """Bind the kernel that plays whole games to a game; returns its name."""
    bound = f"pharos.arena.on_{package.replace('.', '_')}"
    neighbours = {"rules": entry_points(package), "greedy": f"{kernel_loader.bind(package)}.greedy"}
    modules.bind(bound, "pharos.arena.kernels", **neighbours)
    return f"{bound}.table"


def is_warm(game: str) -> bool:
    """Whether the kernel that plays whole games is compiled and cached."""
    return cache.is_warm(_module(ruleset(game).package))


def warm(game: str) -> None:
    """Compile the kernel by playing a game."""
    rules = ruleset(game)
    play(game, rules.seats[0], rules.checked_options({}), ["greedy"] * rules.seats[0], 0, 0)
    cache.mark_warm(_module(rules.package))


class KernelTable:
    """One thread's buffers for games inside kernels."""

    def __init__(self, game: str, players: int, options: dict[str, str]) -> None:
        self.ruleset = ruleset(game)
        self.players = players
        greedy = GreedyBot(game)
        self.engine = greedy.kernels.engine
        self.weights = greedy.weights
        self.kernel = loader.load(_module(self.ruleset.package), compiled=self.engine.is_compiled)
        self.parameters = self.engine.row(self.ruleset.parameters(players, options))
        self.states, self.counts = self.engine.states(3), self.engine.numbers(players)
        self.out = self.engine.numbers(max(self.ruleset.max_legal, 64))

    def play(self, specs: list[str], seed: int, rotation: int) -> float:
        """Play one game to the end in state 0; returns the seconds it took."""
        seats = self.engine.row([int(spec == "greedy") for spec in specs])
        self.engine.rules.deal(self.states, 0, seed, self.parameters)
        start = time.perf_counter()
        self.kernel.play_table(self.states, seats, mixed(seed, rotation), self.weights, self.counts, self.out)
        return time.perf_counter() - start


def table(game: str, players: int, options: dict[str, str]) -> KernelTable:
    """Return the table that belongs to this thread."""
    key = (game, players, *sorted(options.items()))
    tables: dict[tuple[object, ...], KernelTable] = _own.__dict__.setdefault("tables", {})
    if key not in tables:
        tables[key] = KernelTable(game, players, options)
    return tables[key]


def play(game: str, players: int, options: dict[str, str], specs: list[str], seed: int, rotation: int) -> End:
    """Play one game from the deal to the end."""
    mine = table(game, players, options)
    spent = mine.play(specs, seed, rotation)
    outcome = mine.ruleset.outcome(mine.engine.thaw(mine.states))
    assert outcome is not None
    decisions = tuple(int(mine.counts[seat]) for seat in range(players))
    each = spent / sum(decisions)
    return End(outcome, decisions, tuple(each * n for n in decisions))
