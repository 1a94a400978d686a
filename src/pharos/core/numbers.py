"""Integers as callers pass them: Python's, NumPy's, and any other type that counts as one."""

from __future__ import annotations

from operator import index


def whole_number(value: object) -> int | None:
    """Return an integer as a plain int, which cannot overflow; None for everything else, such as 1.0 or True."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None
