"""Observations of many games side by side."""

from __future__ import annotations

from ...core.backend import Matrix, Numbers, entry_point
from ...core.structs import States
from .observation import observe


@entry_point
def observe_games(states: States, first: int, end: int, seats: Numbers, out: Matrix) -> None:
    """Write what seats[k] may know of game k to row k, for the games from `first` to `end` - 1."""
    for k in range(first, end):
        observe(states, k, int(seats[k]), out, k)
