"""A state is declared once, as a class with annotated fields; this file makes its two forms.

The compiled form is a NumPy structured dtype (one fixed-size record, copied by one memcpy); the twin form is the class
itself: ordinary objects with ordinary ints and lists. Both hold the same values in the same order.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Self, TypeVar, cast, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    import numpy as np

I8 = Annotated[int, "i1"]
I16 = Annotated[int, "i2"]
I32 = Annotated[int, "i4"]
I64 = Annotated[int, "i8"]
_S = TypeVar("_S", bound="Struct")


class Struct:
    """Base of every state and table row: fields are `I8`..`I64`, another Struct, or `Annotated[list[...], n]`."""

    _fields: dict[str, Any]
    _scratch: tuple[str, ...] = ()
    """Fields that hold no part of the state, only room to work in: they do not count when states are compared."""

    def __init_subclass__(cls) -> None:
        cls._fields = {}

    def __init__(self, **values: Any) -> None:
        for name, kind in fields(type(self)).items():
            setattr(self, name, blank(kind))
        for name, value in values.items():
            if name not in self._fields:
                raise AttributeError(f"{type(self).__name__} has no field {name}")
            setattr(self, name, value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and not differences(self, other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={value!r}" for name, value in self.__dict__.items())
        return f"{type(self).__name__}({inner})"

    def clone(self) -> Self:
        """An equal and independent twin state."""
        return deepcopy(self)

    def __deepcopy__(self, memo: object) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__ = {name: _copied(value) for name, value in self.__dict__.items()}
        return twin


def differences(one: Struct, other: Struct) -> list[str]:
    """The names of the fields, scratch aside, in which two states of a kind differ."""
    mine, theirs = one.__dict__, other.__dict__
    return [name for name in mine if name not in one._scratch and mine[name] != theirs[name]]


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return value[:] if not value or isinstance(value[0], int) else [_copied(item) for item in value]
    return value if isinstance(value, int) else deepcopy(value)


def fields(cls: type[Struct]) -> dict[str, Any]:
    """The field names of a Struct and their annotations, in order."""
    if not cls._fields:
        cls._fields.update(
            {name: kind for name, kind in get_type_hints(cls, include_extras=True).items() if not name.startswith("_")}
        )
    return cls._fields


@cache
def _parts(kind: Any) -> tuple[Any, int | str | None]:
    """Split an annotation into (inner kind, list length or int width)."""
    if get_origin(kind) is Annotated:
        base, extra = get_args(kind)[:2]
        return (get_args(base)[0], extra) if get_origin(base) is list else (base, extra)
    return kind, None


def blank(kind: Any) -> Any:
    """The all-zero value of a field in the twin."""
    inner, extra = _parts(kind)
    if isinstance(extra, int):
        return [blank(inner) for _ in range(extra)]
    return 0 if isinstance(extra, str) else inner()


def dtype_of(cls: type[Struct]) -> np.dtype[Any]:
    """The aligned NumPy dtype of a Struct; the same object every time, because compiled code compares identities."""
    import numpy as np

    cached: np.dtype[Any] | None = cls.__dict__.get("_dtype")
    if cached is None:
        cached = np.dtype([_column(name, kind) for name, kind in fields(cls).items()], align=True)
        cls._dtype = cached  # type: ignore[attr-defined]
    return cached


def _column(name: str, kind: Any) -> tuple[Any, ...]:
    inner, extra = _parts(kind)
    shape: list[int] = []
    while isinstance(extra, int):
        shape.append(extra)
        inner, extra = _parts(inner) if not isinstance(inner, type) else (inner, None)
    base = extra if isinstance(extra, str) else dtype_of(inner)
    return (name, base, tuple(shape)) if shape else (name, base)


def freeze(state: Struct) -> tuple[Any, ...]:
    """The values of a twin state as the nested tuple that a NumPy record accepts."""
    return tuple(_frozen(value) for value in state.__dict__.values())


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return [_frozen(item) for item in value]
    return freeze(value) if isinstance(value, Struct) else value


def thaw(cls: type[_S], record: Any) -> _S:
    """The twin state with the values of one NumPy record."""
    state: _S = _reader(cast(Any, cls))(record.item())
    return state


@cache
def _reader(kind: Any) -> Callable[[Any], Any]:
    """A function that turns a value of this kind, as NumPy gives it, into its twin form."""
    inner, extra = _parts(kind)
    if isinstance(extra, str):
        return int
    if isinstance(extra, int):
        if _is_plain(inner):
            return _listed
        read = _reader(inner)
        return lambda value: [read(item) for item in _listed(value)]
    names = tuple(fields(inner))
    reads = tuple((name, _reader(kind)) for name, kind in fields(inner).items() if _reader(kind) is not int)

    def state(values: Any) -> Any:
        made = object.__new__(inner)
        made.__dict__ = found = dict(zip(names, values, strict=True))
        for name, read in reads:
            found[name] = read(found[name])
        return made

    return state


def _listed(value: Any) -> list[Any]:
    return value if type(value) is list else value.tolist()


def _is_plain(kind: Any) -> bool:
    inner, extra = _parts(kind)
    return isinstance(extra, str) or (isinstance(extra, int) and _is_plain(inner))
