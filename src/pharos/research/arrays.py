"""Checks the arrays that callers give to vectorised games: a wrong one would be misread, or compile everything again."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ..core.errors import BadChoice
from ..core.numbers import whole_number

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, DTypeLike, NDArray

Scalar = TypeVar("Scalar", bound="np.generic")


def checked_row(k: object, n: int) -> int:
    """Return the number of one of n games; raises BadChoice."""
    number = whole_number(k)
    if number is None or not 0 <= number < n:
        raise BadChoice("bad-row", got=repr(k) if number is None else number, most=n - 1)
    return number


def numbers(given: ArrayLike, n: int, most: int | None = None) -> NDArray[np.int64]:
    """Return a whole number for each of n games as an array; with `most`, all must be seats up to it. Raises BadChoice."""
    import numpy as np

    array = np.asarray(given)
    if array.dtype.kind not in "iu":
        raise BadChoice("bad-array", got=str(array.dtype), expected="int64")
    if array.shape != (n,):
        raise BadChoice("bad-shape", got=str(array.shape), expected=str((n,)))
    if most is not None and len(wrong := array[(array < 0) | (array > most)]):
        raise BadChoice("bad-seat", got=int(wrong[0]), most=most)
    return np.ascontiguousarray(array, np.int64)


def output(out: NDArray[Scalar] | None, shape: tuple[int, ...], dtype: type[Scalar], *others: DTypeLike) -> NDArray[Scalar]:
    """Return the array to write to: a new one unless one is given, which must have that shape and one of the dtypes."""
    import numpy as np

    if out is None:
        return np.zeros(shape, dtype)
    dtypes = (dtype, *others)
    if not isinstance(out, np.ndarray) or out.dtype not in dtypes or not out.flags.carray:
        got = f"{out.dtype}, {out.strides}" if isinstance(out, np.ndarray) else type(out).__name__
        raise BadChoice("bad-array", got=got, expected=", ".join(np.dtype(each).name for each in dtypes))
    if out.shape != shape:
        raise BadChoice("bad-shape", got=str(out.shape), expected=str(shape))
    return out
