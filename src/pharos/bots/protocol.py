"""The bot protocol: the same for all games, for built-in bots and for yours."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from ..core.seat import Seat


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: a number of simulations, milliseconds, or whichever ends first; none of them uses the bot's
    default. With milliseconds alone a bot thinks as long as it may, whatever its spec says."""

    simulations: int | None = None
    milliseconds: int | None = None


@dataclass(frozen=True)
class Candidate:
    """A bot's opinion of one action: its value between 0 and 1, its visits, and the expected points."""

    action: int
    value: float
    visits: int = 0
    points: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """The chosen action and, on request, the reasons: all candidates, best first."""

    action: int
    candidates: tuple[Candidate, ...] = ()


@runtime_checkable
class Bot(Protocol):
    """Anything that chooses actions. The same seat, seed and budget give the same choice."""

    spec: str

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """Return one of the seat's legal actions."""
        ...


def budget_within(player: Bot, milliseconds: int) -> Budget:
    """Return the usual simulations of a bot, to be cut off after this time: levels keep their strength when people wait."""
    return Budget(getattr(player, "simulations", None), milliseconds)
