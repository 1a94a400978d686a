"""Clocks: a bank of seconds for each seat and an increment for each decision. Arithmetic only; time comes from outside."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Clocks:
    """What every seat had left at a moment; from then on the clocks of the seats that owe a decision run."""

    at: float
    left: tuple[float, ...]
    increment: float

    def after(self, now: float, running: Iterable[int], decided: int | None) -> Clocks:
        """The clocks once those of the running seats have run until now, with the increment for who decided in time."""
        spent = max(0.0, now - self.at)
        left = list(self.left)
        for seat in running:
            left[seat] = max(0.0, left[seat] - spent)
            left[seat] += self.increment if seat == decided else 0.0
        return Clocks(max(now, self.at), tuple(left), self.increment)

    def deadline(self, running: Iterable[int]) -> tuple[float, int] | None:
        """When the first of the running clocks will have run out, and whose it is."""
        return min(((self.at + self.left[seat], seat) for seat in running), default=None)

    def resumed(self, now: float) -> Clocks:
        """The same clocks, running from now: nobody pays for the time in which the server was away."""
        return Clocks(now, self.left, self.increment)
