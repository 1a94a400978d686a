"""The columns of an observation: their names, and the kernels that write a row of numbers.

An observation is a row of an array, `int8` or `float32`, with the same values in both. The module of a game that writes
observations declares its columns with `Columns`, so names and numbers cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from .backend import Matrix, kernel, lowest, vector_kernel

LEAST, MOST = -128, 127  # the largest value of int8


class Columns:
    """Columns in the order in which they are added."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, *parts: str | Iterable[str]) -> int:
        """Add a column for every combination of the parts, joined by dots; returns the number of the first."""
        first = len(self.names)
        self.names += map(".".join, product(*([part] if isinstance(part, str) else [*part] for part in parts)))
        return first

    def __len__(self) -> int:
        return len(self.names)


def seat_columns(common: Columns, city: Columns, cities: Iterable[str]) -> list[str]:
    """Return the names of the common columns, followed by those of each city with its own prefix."""
    return [*common.names, *(f"{prefix}.{name}" for prefix in cities for name in city.names)]


def numbered(n: int) -> list[str]:
    """Return the numbers from 0 to n - 1 as names of columns."""
    return [str(number) for number in range(n)]


@vector_kernel
def clear_row(out: Matrix, row: int) -> None:
    """Fill a row with zeros."""
    for column in range(out.shape[1]):
        out[row, column] = 0


@kernel
def put(out: Matrix, row: int, column: int, value: int) -> None:
    """Write a value, capped at the largest value of int8."""
    out[row, column] = min(max(value, LEAST), MOST)


@kernel
def put_bits(out: Matrix, row: int, first: int, bits: int) -> None:
    """Write a bit set as ones, starting with the column `first`."""
    while bits:
        out[row, first + lowest(bits)] = 1
        bits &= bits - 1
