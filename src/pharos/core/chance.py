"""Seeded chance inside the state: the same seed and the same actions give the same game on every machine.

A counter goes through six rounds of multiply and fold, and the upper half of the result is the draw. Who sees draws must
not be able to work back to the counter, or he would know every card still hidden: one or two rounds give way to algebra,
six leave nothing known to us but trying all 63 bits. Every product is cut to 63 bits (`scramble`), so plain Python and
compiled code agree to the bit.
"""

from __future__ import annotations

from typing import Any, Protocol

from .backend import kernel, scramble

MASK = (1 << 63) - 1
_STRIDE = 0x1E3779B97F4A7C15  # odd, so the counter comes round only after 2 ** 63 draws
_STEP = 6364136223846793005
_ADD = 1442695040888963407
_FACTOR = 0x2545F4914F6CDD1D
_OTHER = 0x3C79AC492BA7B653


class HasChance(Protocol):
    """Anything with the generator's field."""

    chance: int


@kernel
def _mix(x: int) -> int:
    """A number of 63 bits for each number of 63 bits; each bit of it hangs on each bit of x."""
    for _ in range(3):
        x = scramble(x ^ (x >> 32), _FACTOR, 0)
        x = scramble(x ^ (x >> 29), _OTHER, 0)
    return x ^ (x >> 32)


@kernel
def seed_chance(s: HasChance, seed: int) -> None:
    """Start the generator from any 63-bit seed; neighbouring seeds give unrelated games."""
    s.chance = _mix(seed ^ _STRIDE)


@kernel
def draw(s: HasChance, n: int) -> int:
    """A uniform whole number from 0 to n - 1."""
    s.chance = scramble(s.chance, 1, _STRIDE)
    return ((_mix(s.chance) >> 31) * n) >> 32


@kernel
def pick(s: HasChance, n: int) -> int:
    """As `draw`, quicker, and no secret: for imagined play, where one choice follows the other by the million."""
    x = scramble(s.chance, _STEP, _ADD)
    s.chance = x
    return (((x ^ (x >> 22)) >> 31) * n) >> 32


@kernel
def shuffle(s: HasChance, items: Any, first: int, end: int) -> None:
    """Put items[first:end] in random order."""
    for i in range(end - 1, first, -1):
        j = first + draw(s, i - first + 1)
        keep = items[i]
        items[i] = items[j]
        items[j] = keep
