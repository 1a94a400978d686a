"""Several searches of one position at once: root parallelism. Each has arrays of its own; only their results meet.

Kernels release the GIL, so `search:4000:threads=2` uses two cores. Each of the threads searches with its part of the
simulations and with its own seed; visits are added up at the root. The same spec and seed give the same choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from ..core.seat import Seat
from .protocol import Bot, Budget, Candidate, Choice

MOST = 64
_APART = 1_000_000_007  # between the seeds of two threads


class Thinker(Bot, Protocol):
    """A bot that spends simulations."""

    simulations: int


class Together:
    """A bot made of equal ones that think at the same time."""

    def __init__(self, members: Sequence[Thinker]) -> None:
        self.members = members
        self.spec = members[0].spec

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """The action most tried by all of them together."""
        with ThreadPoolExecutor(len(self.members)) as pool:
            asked = [
                pool.submit(member.choose, seat, seed + n * _APART, self._part(budget, n), reasons=True)
                for n, member in enumerate(self.members)
            ]
            choices = [future.result() for future in asked]
        candidates = merged([choice.candidates for choice in choices])
        return Choice(candidates[0].action, candidates if reasons else ())

    def _part(self, budget: Budget | None, n: int) -> Budget:
        """A member's part of the simulations; the milliseconds are the same for all."""
        if budget and budget.milliseconds and not budget.simulations:
            return budget
        whole = (budget.simulations if budget else None) or self.members[0].simulations
        each, left = divmod(whole, len(self.members))
        return Budget(max(1, each + (n < left)), budget.milliseconds if budget else None)


def merged(lists: Sequence[Sequence[Candidate]]) -> tuple[Candidate, ...]:
    """What several searches think of the same actions, in one list, the most tried first."""
    by_action: dict[int, list[Candidate]] = {}
    for candidates in lists:
        for candidate in candidates:
            by_action.setdefault(candidate.action, []).append(candidate)
    found = [_sum(action, parts) for action, parts in by_action.items()]
    return tuple(sorted(found, key=lambda candidate: (-candidate.visits, -candidate.value, candidate.action)))


def _sum(action: int, parts: list[Candidate]) -> Candidate:
    visits = sum(part.visits for part in parts)
    names = parts[0].points
    value = sum(part.value * part.visits for part in parts) / max(1, visits)
    points = {name: sum(part.points[name] * part.visits for part in parts) / max(1, visits) for name in names}
    return Candidate(action, value, visits, points)
