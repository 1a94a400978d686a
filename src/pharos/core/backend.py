"""One source, two ways to run: `@kernel` and `@entry_point` mark the functions that make up the rules.

Imported as `pharos...`, the marks do nothing: the rules run as plain Python on plain objects (the interpreted engine).
Loaded a second time as `pharos_compiled...` (see `runtime/loader.py`), the same files are compiled by Numba. Compiled copies
import only each other, so the two never mix. The interpreted engine never imports Numba.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from .structs import Struct, dtype_of, freeze, zeroed

ENDLESS = 1 << 30  # more decisions than any game has
COMPILED = __name__.partition(".")[0] == "pharos_compiled"

Numbers = MutableSequence[int]
"""Integers that kernels read and write: an int64 array in compiled code, a plain list in the interpreted engine."""
Reals = MutableSequence[float]
"""Weights and values that kernels read and write: a float64 array in compiled code, possibly a plain list otherwise."""
F = TypeVar("F", bound=Callable[..., object])
R = TypeVar("R", bound=Struct)


class Matrix(Protocol):
    """Rows of numbers that kernels write: a two-dimensional array of NumPy, in both engines."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The number of rows and of columns."""

    def __getitem__(self, place: tuple[int, int], /) -> int: ...

    def __setitem__(self, place: tuple[int, int], value: float, /) -> None: ...


def _compiled(function: F, *, is_checked: bool = True) -> F:
    import numba

    compiled: Any = numba.njit(nogil=True, error_model="numpy", boundscheck=is_checked)(function)
    exact = compiled.get_call_template
    compiled.get_call_template = lambda args, kws: exact(tuple(map(_widened, args)), kws)
    return cast(F, compiled)


def _widened(kind: Any) -> Any:
    """Pass every integer as int64; otherwise Numba would compile a copy for each width and each constant."""
    from numba import types

    return types.int64 if isinstance(kind, types.Integer | types.IntegerLiteral) else kind


def kernel(function: F) -> F:
    """Mark an inner rule: compiled together with the entry point that calls it."""
    return _compiled(function) if COMPILED else function


def vector_kernel(function: F) -> F:
    """Mark a loop over whole rows of numbers: compiled without bounds checks, which would prevent vectorisation."""
    return _compiled(function, is_checked=False) if COMPILED else function


def entry_point(function: F) -> F:
    """Mark an entry point: it takes arrays of states and indices, is callable from Python, and is cached on disk."""
    if not COMPILED:
        return function
    if function.__closure__:
        raise TypeError(f"{function.__qualname__} is a closure: its cache could not notice a change of what it encloses")
    compiled: Any = _compiled(function)
    code = function.__globals__["__kernel_cache__"](function)
    if code is not None:
        compiled._cache, compiled.compile = code, code.compiling_once(compiled)
    return cast(F, compiled)


def table(rows: Iterable[R]) -> list[R]:
    """Make a constant table from data rows: a structured array in compiled code, a plain list in the interpreted engine."""
    rows = list(rows)
    if not COMPILED:
        return rows
    import numpy as np

    return cast(list[R], np.array([freeze(row) for row in rows], dtype_of(type(rows[0]))))


def constants(values: Iterable[int]) -> list[int]:
    """Make a constant row of numbers: an int64 array in compiled code, a plain list in the interpreted engine."""
    if not COMPILED:
        return list(values)
    import numpy as np

    return cast(list[int], np.array(list(values), np.int64))


def blank(cls: type[R]) -> MutableSequence[R]:
    """Return one record with all numbers zero, in the form that entry points take; fast however long its lists are."""
    if not COMPILED:
        return [zeroed(cls)]
    import numpy as np

    return cast(MutableSequence[R], np.zeros(1, dtype_of(cls)))


if COMPILED and not TYPE_CHECKING:
    from numba import types
    from numba.extending import intrinsic

    int32 = types.int32

    @intrinsic
    def count(typingctx, bits):
        """Return the number of set bits."""
        return types.int64(types.int64), lambda c, b, s, a: b.ctpop(a[0])

    @intrinsic
    def lowest(typingctx, bits):
        """Return the index of the lowest set bit; the bit set must not be empty."""
        from llvmlite import ir

        return types.int64(types.int64), lambda c, b, s, a: b.cttz(a[0], ir.Constant(ir.IntType(1), 0))

    @intrinsic
    def scramble(typingctx, x, factor, add):
        """Return x * factor + add, cut to 63 bits; in LLVM, because Numba marks its own products as never overflowing."""
        from llvmlite import ir

        def lower(c, b, s, a):
            return b.and_(b.add(b.mul(a[0], a[1]), a[2]), ir.Constant(ir.IntType(64), (1 << 63) - 1))

        return types.int64(types.int64, types.int64, types.int64), lower
else:
    int32 = int

    def scramble(x: int, factor: int, add: int) -> int:
        """Return x * factor + add, cut to 63 bits."""
        return (x * factor + add) & ((1 << 63) - 1)

    def count(bits: int) -> int:
        """Return the number of set bits."""
        return bits.bit_count()

    def lowest(bits: int) -> int:
        """Return the index of the lowest set bit; the bit set must not be empty."""
        return (bits & -bits).bit_length() - 1


@kernel
def nth(bits: int, n: int) -> int:
    """Return the index of the n-th set bit, counting from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)
