"""One source, two ways to run: `@kernel` and `@entry` mark the functions that rules are made of.

Imported as `pharos...` these marks do nothing and the rules are plain Python on plain objects: the twin. Imported once
more under the name `pharos_native...` (see `engine.py`) the same files are compiled by Numba. Modules with kernels import
their neighbours relatively, so each of the two worlds stays whole, and nothing here imports Numba in the twin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from .structs import Struct, dtype_of, freeze

ENDLESS = 1 << 30  # more decisions than any game has
NATIVE = __name__.partition(".")[0] == "pharos_native"

F = TypeVar("F", bound=Callable[..., Any])
R = TypeVar("R", bound=Struct)


def _compiled(function: F, *, cache: bool) -> F:
    import numba

    compiled: Any = numba.njit(nogil=True, error_model="numpy", boundscheck=True, cache=cache)(function)
    exact = compiled.get_call_template
    compiled.get_call_template = lambda args, kws: exact(tuple(map(_widened, args)), kws)
    return compiled  # type: ignore[no-any-return]


def _widened(kind: Any) -> Any:
    """Every whole number is passed as int64: Numba would compile a copy for each width and each constant."""
    from numba import types

    return types.int64 if isinstance(kind, types.Integer | types.IntegerLiteral) else kind


def kernel(function: F) -> F:
    """Mark an inner rule: compiled together with the entry point that calls it."""
    return _compiled(function, cache=False) if NATIVE else function


def entry(function: F) -> F:
    """Mark an entry point: takes arrays of states and indices, callable from Python, kept in the cache on disk."""
    from . import cache

    return _compiled(function, cache=cache.is_writable()) if NATIVE else function


def table(rows: Iterable[R]) -> list[R]:
    """A constant table from data rows: a structured array in compiled code, a plain list in the twin."""
    rows = list(rows)
    if not NATIVE:
        return rows
    import numpy as np

    array: Any = np.array([freeze(row) for row in rows], dtype_of(type(rows[0])))
    return array  # type: ignore[no-any-return]


def constants(values: Iterable[int]) -> list[int]:
    """A constant row of numbers: an int64 array in compiled code, a plain list in the twin."""
    if not NATIVE:
        return list(values)
    import numpy as np

    array: Any = np.array(list(values), np.int64)
    return array  # type: ignore[no-any-return]


if NATIVE and not TYPE_CHECKING:
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def count(typingctx, bits):
        """How many bits are set."""
        return types.int64(types.int64), lambda c, b, s, a: b.ctpop(a[0])

    @intrinsic
    def lowest(typingctx, bits):
        """The number of the lowest set bit; the bit set must not be empty."""
        from llvmlite import ir

        return types.int64(types.int64), lambda c, b, s, a: b.cttz(a[0], ir.Constant(ir.IntType(1), 0))

    @intrinsic
    def scramble(typingctx, x, factor, add):
        """x * factor + add, cut to 63 bits; by hand, because Numba's own products promise LLVM never to overflow."""
        from llvmlite import ir

        def lower(c, b, s, a):
            return b.and_(b.add(b.mul(a[0], a[1]), a[2]), ir.Constant(ir.IntType(64), (1 << 63) - 1))

        return types.int64(types.int64, types.int64, types.int64), lower
else:

    def scramble(x: int, factor: int, add: int) -> int:
        """x * factor + add, cut to 63 bits."""
        return (x * factor + add) & ((1 << 63) - 1)

    def count(bits: int) -> int:
        """How many bits are set."""
        return bits.bit_count()

    def lowest(bits: int) -> int:
        """The number of the lowest set bit; the bit set must not be empty."""
        return (bits & -bits).bit_length() - 1


@kernel
def nth(bits: int, n: int) -> int:
    """The number of the n-th set bit, counting from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)
