"""What a bot is: one protocol for all games, for ours and for yours."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from ..core.seat import Seat


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: so many simulations, or so many milliseconds when people wait; None leaves it to the bot."""

    simulations: int | None = None
    milliseconds: int | None = None


@dataclass(frozen=True)
class Candidate:
    """What a bot thinks of one action: its value between 0 and 1, how often it was tried, the points it expects."""

    action: int
    value: float
    visits: int = 0
    points: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """The action chosen, and if asked the reasons: all candidates, the best first."""

    action: int
    candidates: tuple[Candidate, ...] = ()


@runtime_checkable
class Bot(Protocol):
    """Anything that chooses. The same seat, seed and budget give the same choice."""

    spec: str

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """One of the seat's legal actions."""
        ...
