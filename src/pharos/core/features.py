"""Binary features: how encoders write bit sets and numbers as lists of active features."""

from __future__ import annotations

from collections.abc import Sequence

from .backend import Numbers, kernel, lowest


@kernel
def mark_bits(bits: int, first: int, out: Numbers, n: int) -> int:
    """Write a bit set as features, starting with `first`; returns the new length of the list."""
    while bits:
        out[n] = first + lowest(bits)
        bits &= bits - 1
        n += 1
    return n


@kernel
def mark_steps(value: int, steps: int, first: int, out: Numbers, n: int) -> int:
    """Write a number as a thermometer code, one feature for each step that it reaches; returns the new length."""
    for step in range(min(value, steps)):
        out[n] = first + step
        n += 1
    return n


@kernel
def mark_thresholds(value: int, thresholds: Sequence[int], first: int, out: Numbers, n: int) -> int:
    """Write a number as a thermometer code with steps of different size, given by `constants`; returns the new length."""
    for step in range(len(thresholds)):
        if value >= thresholds[step]:
            out[n] = first + step
            n += 1
    return n
