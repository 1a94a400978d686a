"""Seeded random numbers inside the state: the same seed and actions give the same game on every machine.

A counter goes through six rounds of multiply and fold, and the upper half of the result is the draw. Players who see draws
must not be able to recover the counter, or they would know every hidden card. Algebra breaks one or two rounds; for six
we know no attack faster than trying all 63 bits. Every product is cut to 63 bits (`scramble`), so plain Python and
compiled code agree to the bit.
"""

from __future__ import annotations

from typing import Protocol

from .backend import Numbers, kernel, scramble

MASK = (1 << 63) - 1
_STRIDE = 0x1E3779B97F4A7C15  # odd, so the counter repeats only after 2 ** 63 draws
_STEP = 6364136223846793005
_ADD = 1442695040888963407
_FACTOR = 0x2545F4914F6CDD1D
_OTHER = 0x3C79AC492BA7B653


class HasRng(Protocol):
    """Anything with the generator's field."""

    rng: int


@kernel
def _mix(x: int) -> int:
    """Map 63 bits to 63 bits, such that each output bit depends on each bit of x."""
    for _ in range(3):
        x = scramble(x ^ (x >> 32), _FACTOR, 0)
        x = scramble(x ^ (x >> 29), _OTHER, 0)
    return x ^ (x >> 32)


@kernel
def seed_rng(s: HasRng, seed: int) -> None:
    """Start the generator from any 63-bit seed; neighbouring seeds give unrelated games."""
    s.rng = _mix(seed ^ _STRIDE)


@kernel
def draw_secret(s: HasRng, n: int) -> int:
    """Draw a uniform integer from 0 to n - 1."""
    s.rng = scramble(s.rng, 1, _STRIDE)
    return ((_mix(s.rng) >> 31) * n) >> 32


@kernel
def draw_fast(s: HasRng, n: int) -> int:
    """Like `draw_secret`, but faster and predictable: for simulations, which make millions of draws."""
    x = scramble(s.rng, _STEP, _ADD)
    s.rng = x
    return (((x ^ (x >> 22)) >> 31) * n) >> 32


@kernel
def shuffle(s: HasRng, items: Numbers, first: int, end: int) -> None:
    """Shuffle items[first:end]."""
    for i in range(end - 1, first, -1):
        j = first + draw_secret(s, i - first + 1)
        keep = items[i]
        items[i] = items[j]
        items[j] = keep
