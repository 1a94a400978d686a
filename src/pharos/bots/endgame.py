"""Exact values of a seat's actions near the end of a game, where its `bots/endgame.py` reports that nothing is hidden."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec

from ..core.seat import Seat
from .kernel_loader import GameKernels
from .protocol import Candidate

_PORTION = 64  # positions between two checks of the clock


def has_endgame(package: str) -> bool:
    """Whether a game can tell when its end can be searched exactly."""
    return find_spec(f"{package}.bots.endgame") is not None


class ExactSearch:
    """Searches the ends of games of one kind. Not thread-safe."""

    def __init__(self, kernels: GameKernels, max_legal: int) -> None:
        self.engine, self.exact = kernels.engine, kernels.load("exact")
        numbers, levels, width = self.engine.numbers, self.exact.LEVELS, max(max_legal, 64)
        self._states = self.engine.states(levels + 1)
        self._frames, self._moves = numbers(levels * self.exact.WIDTH + 1), numbers(levels * width)
        self._actions, self._values, self._out = numbers(width), numbers(width), numbers(width)

    def values(self, seat: Seat, nodes: int, seconds: float | None = None) -> dict[int, float]:
        """Return the seat's share of the victory after each of its actions, best play by both assumed.

        The highest is exact; lower ones are upper bounds. Empty if the end is too far, or the search is not finished after
        this many positions or seconds.
        """
        seat.store(self.engine, self._states, 0)
        n = self.exact.begin(self._states, seat.number, self._frames, self._moves, self._actions, self._out)
        end = time.monotonic() + seconds if seconds is not None else None
        for done in range(0, nodes if n else 0, _PORTION):
            portion = min(_PORTION, nodes - done)
            if self.exact.advance(
                self._states, seat.number, portion, self._frames, self._moves, self._values, self._out
            ):  # fmt: skip
                return {int(self._actions[k]): int(self._values[k]) / 1000 for k in range(n)}
            if end is not None and time.monotonic() >= end:
                break
        return {}


def proven(candidates: Sequence[Candidate], values: dict[int, float]) -> tuple[Candidate, ...]:
    """Return the candidates with exact values: only the best keep their visits, and one at least."""
    best = max(values.values())
    known = [
        replace(each, value=values[each.action], visits=max(1, each.visits) if values[each.action] == best else 0)
        for each in candidates
    ]
    return tuple(sorted(known, key=lambda each: (-each.visits, -each.value)))
