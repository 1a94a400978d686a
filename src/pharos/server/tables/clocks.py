"""Clocks: a bank of seconds for each seat and an increment for each decision."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

_OFFSET = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970 on a clock that only runs forward, even if the system's clock is set back."""
    return _OFFSET + time.monotonic()


@dataclass(frozen=True)
class Clocks:
    """The seconds left for each seat at a moment; from then on, the clocks of seats that owe a decision run."""

    at: float
    left: tuple[float, ...]
    increment: float

    def after(self, now: float, running: Iterable[int], decided: int | None) -> Clocks:
        """The clocks at a later moment; the seat that decided receives the increment."""
        spent = max(0.0, now - self.at)
        left = list(self.left)
        for seat in running:
            left[seat] = max(0.0, left[seat] - spent)
            left[seat] += self.increment if seat == decided else 0.0
        return Clocks(max(now, self.at), tuple(left), self.increment)

    def deadline(self, running: Iterable[int]) -> tuple[float, int] | None:
        """The moment at which the first running clock expires, and its seat."""
        return min(((self.at + self.left[seat], seat) for seat in running), default=None)

    def resumed(self, now: float) -> Clocks:
        """The same clocks running from now, so that nobody pays for the time the server was down."""
        return Clocks(now, self.left, self.increment)
