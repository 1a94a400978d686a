"""How fast the bots think, as samples for `pharos bench`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from ..core.game import Game
from ..core.registry import new
from .protocol import Bot, Budget
from .registry import bot


def _opening(game: str, players: int) -> Game:
    """A game at its first turn: everything before it is decided by the first legal action."""
    table = new(game, players=players, seed=1, engine="native")
    while not table.view(None).get("age", 1):
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
    return table


def _thinking(player: Bot, table: Game, rounds: int, budget: Budget | None = None) -> Iterator[float]:
    """CPU seconds of a choice, round by round, after one to warm up."""
    seat = table.seat(table.to_act[0])
    player.choose(seat, 0, budget)
    for turn in range(rounds):
        start = time.process_time()
        player.choose(seat, turn + 1, budget)
        yield time.process_time() - start


def _rate(game: str, players: int, spec: str, simulations: int) -> Callable[[int], Iterator[float]]:
    def samples(rounds: int) -> Iterator[float]:
        seconds = _thinking(bot(f"{spec}", game), _opening(game, players), rounds, Budget(simulations=simulations))
        return (simulations / spent for spent in seconds)

    return samples


def _milliseconds(game: str, players: int, spec: str) -> Callable[[int], Iterator[float]]:
    return lambda rounds: (1000 * spent for spent in _thinking(bot(spec, game), _opening(game, players), rounds))


FIGURES: dict[str, tuple[tuple[str, str, Callable[[int], Iterator[float]]], ...]] = {
    "duel": (
        ("duel.tree_iterations_per_s", "1/s", _rate("duel", 2, "search:sharp=0", 20_000)),
        ("duel.search_800_ms", "ms", _milliseconds("duel", 2, "search:800")),
        ("duel.flat_playouts_per_s", "1/s", _rate("duel", 2, "flat:random=100", 10_000)),
    ),
    "seven-wonders": (
        ("seven-wonders-4.flat_playouts_per_s", "1/s", _rate("seven-wonders", 4, "flat:random=100", 4_000)),
        ("seven-wonders-4.search_500_ms", "ms", _milliseconds("seven-wonders", 4, "search:500")),
    ),
    "architects": (
        ("architects-2.flat_playouts_per_s", "1/s", _rate("architects", 2, "flat:random=100", 20_000)),
        ("architects-2.search_600_ms", "ms", _milliseconds("architects", 2, "search:600")),
    ),
}
"""By game: name of the figure, unit, and the samples of so many rounds."""
