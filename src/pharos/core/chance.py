"""Seeded chance inside the state: the same seed and the same actions give the same game on every machine.

A 63-bit linear congruential generator with a permuted 32-bit output (after PCG). Every product is cut to 63 bits
(`scramble`), so plain Python and compiled code agree to the bit.
"""

from __future__ import annotations

from typing import Any, Protocol

from .backend import kernel, scramble

MASK = (1 << 63) - 1
_STEP = 6364136223846793005
_ADD = 1442695040888963407
_MIX = 0x2545F4914F6CDD1D


class HasChance(Protocol):
    """Anything with the generator's field."""

    chance: int


@kernel
def seed_chance(s: HasChance, seed: int) -> None:
    """Start the generator from any 63-bit seed; neighbouring seeds give unrelated games."""
    x = scramble(seed, _STEP, _ADD)
    x = scramble(x ^ (x >> 30), _MIX, 0)
    s.chance = scramble(x ^ (x >> 29), _STEP, _ADD)


@kernel
def draw(s: HasChance, n: int) -> int:
    """A uniform whole number from 0 to n - 1."""
    x = scramble(s.chance, _STEP, _ADD)
    s.chance = x
    bits = (x ^ (x >> 22)) >> 31
    return (bits * n) >> 32


@kernel
def shuffle(s: HasChance, items: Any, first: int, end: int) -> None:
    """Put items[first:end] in random order."""
    for i in range(end - 1, first, -1):
        j = first + draw(s, i - first + 1)
        keep = items[i]
        items[i] = items[j]
        items[j] = keep
