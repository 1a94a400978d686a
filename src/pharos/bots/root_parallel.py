"""Root parallelism: several threads search one position, each with its own arrays; only their results are merged.

Kernels release the GIL, so `search:4000:threads=2` uses two cores. Each thread runs its part of the simulations with its
own seed; visits are added up at the root. The same spec and seed give the same choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from ..core.seat import Seat
from .protocol import Bot, Budget, Candidate, Choice

MAX_THREADS = 64
_APART = 1_000_000_007  # distance between the seeds of two threads


class SearchBot(Bot, Protocol):
    """A bot that spends simulations."""

    simulations: int


class RootParallelBot:
    """Several copies of a bot that search at the same time."""

    def __init__(self, members: Sequence[SearchBot]) -> None:
        self.members = members
        self.spec = members[0].spec

    @property
    def simulations(self) -> int:
        """The usual number of simulations of all threads together."""
        return self.members[0].simulations

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """Choose the action with the most visits over all threads."""
        with ThreadPoolExecutor(len(self.members)) as pool:
            asked = [
                pool.submit(member.choose, seat, seed + n * _APART, self._part(budget, n), reasons=True)
                for n, member in enumerate(self.members)
            ]
            choices = [future.result() for future in asked]
        candidates = merged([choice.candidates for choice in choices])
        return Choice(candidates[0].action, candidates if reasons else ())

    def _part(self, budget: Budget | None, n: int) -> Budget:
        """Return a thread's part of the simulations; milliseconds are the same for all."""
        if budget and budget.milliseconds and not budget.simulations:
            return budget
        whole = (budget.simulations if budget else None) or self.simulations
        each, left = divmod(whole, len(self.members))
        return Budget(max(1, each + (n < left)), budget.milliseconds if budget else None)


def merged(lists: Sequence[Sequence[Candidate]]) -> tuple[Candidate, ...]:
    """Merge the candidates of several searches into one list, most visited first."""
    by_action: dict[int, list[Candidate]] = {}
    for candidates in lists:
        for candidate in candidates:
            by_action.setdefault(candidate.action, []).append(candidate)
    sums = [_sum(action, parts) for action, parts in by_action.items()]
    return tuple(sorted(sums, key=lambda candidate: (-candidate.visits, -candidate.value, candidate.action)))


def _sum(action: int, parts: list[Candidate]) -> Candidate:
    visits = sum(part.visits for part in parts)
    names = parts[0].points
    value = sum(part.value * part.visits for part in parts) / max(1, visits)
    points = {name: sum(part.points[name] * part.visits for part in parts) / max(1, visits) for name in names}
    return Candidate(action, value, visits, points)
