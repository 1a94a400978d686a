"""Replaces compact action numbers in games that have none: numbers stay as they are."""

from __future__ import annotations

from ..core.backend import Numbers, kernel
from ..core.structs import States


@kernel
def make_compact(states: States, i: int, seat: int, actions: Numbers, n: int) -> None:
    """Leave the action numbers as they are."""
