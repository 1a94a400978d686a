"""Measures how fast bots think, for `pharos bench`."""

from __future__ import annotations

import time
from collections.abc import Iterator

from ..core.game import Game
from ..core.registry import new
from ..core.spec import BotBenchmark
from .protocol import Bot, Budget
from .registry import bot


def _opening(id: str, players: int) -> Game:
    """Return a game at its first turn; the first legal action decides everything before it."""
    game = new(id, players=players, seed=1, engine="compiled")
    while not game.view(None).get("age", 1):
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    return game


def _thinking(player: Bot, game: Game, rounds: int, budget: Budget | None = None) -> Iterator[float]:
    """Yield the CPU seconds of a choice, round by round, after one warm-up."""
    seat = game.seat(game.to_act[0])
    player.choose(seat, 0, budget)
    for turn in range(rounds):
        start = time.process_time()
        player.choose(seat, turn + 1, budget)
        yield time.process_time() - start


def samples(game: str, benchmark: BotBenchmark, rounds: int) -> Iterator[float]:
    """Measure a figure of a game's spec: simulations per second, or milliseconds per choice."""
    budget = Budget(simulations=benchmark.simulations) if benchmark.simulations else None
    for seconds in _thinking(bot(benchmark.bot, game), _opening(game, benchmark.players), rounds, budget):
        yield benchmark.simulations / seconds if benchmark.simulations else 1000 * seconds
