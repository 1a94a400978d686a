"""Sums of score sheets."""

from __future__ import annotations

from collections.abc import Mapping


def total(score: Mapping[str, object]) -> int:
    """Return the sum of the points on a score sheet."""
    return sum(points for points in score.values() if isinstance(points, int))
