"""Bit sets as lists, for views and texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def members(bits: int) -> list[int]:
    """Return the numbers in a bit set, such as seats."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def names_of(bits: int, names: Sequence[T]) -> list[T]:
    """Return the names of the members of a bit set; members beyond the names have none."""
    return [name for number, name in enumerate(names) if bits >> number & 1]
