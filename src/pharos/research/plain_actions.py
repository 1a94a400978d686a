"""Stands in for compact action numbers in games that have none: numbers stay as they are."""

from __future__ import annotations

from typing import Any

from ..core.backend import kernel


@kernel
def make_compact(states: Any, i: int, seat: int, actions: Any, n: int) -> None:
    """Leave the action numbers as they are."""
