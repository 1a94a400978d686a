"""Observations of many games side by side."""

from __future__ import annotations

from typing import Any

from ...core.backend import entry_point
from .observation import observe


@entry_point
def observe_games(states: Any, first: int, end: int, seats: Any, out: Any) -> None:
    """Write what seats[k] may know of game k to row k, for the games from `first` to `end` - 1."""
    for k in range(first, end):
        observe(states, k, int(seats[k]), out, k)
