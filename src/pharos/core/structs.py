"""A state is declared once, as a class with annotated fields; this module derives its two representations.

The compiled form is a NumPy structured dtype: one fixed-size record, copied by one memcpy. The interpreted form is the class
itself: ordinary objects with ordinary ints and lists. Both hold the same values in the same order.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Self, TypeAlias, TypeVar, cast, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    import numpy as np

I8 = Annotated[int, "i1"]
I16 = Annotated[int, "i2"]
I32 = Annotated[int, "i4"]
I64 = Annotated[int, "i8"]
FieldType: TypeAlias = object
"""The annotation of a field, as `typing` returns it."""
Frozen: TypeAlias = tuple[object, ...]
"""The values of a state as nested tuples and lists, which a NumPy record accepts."""
State: TypeAlias = Any
"""A state as a plain object: an instance of the class `State` that a game declares in its `state.py`."""
States: TypeAlias = Any
"""The states of one engine: a list of plain objects, or a NumPy array of records."""
_S = TypeVar("_S", bound="Struct")


class Struct:
    """Base of every state and table row.

    A field is `I8`..`I64`, another Struct, or `Annotated[list[...], n]`. Fields start at 0; `coins: I16 = 7` and
    `Annotated[list[I8], n, -1]` start at another value.
    """

    _fields: dict[str, FieldType]
    _scratch: tuple[str, ...] = ()
    """Working memory of the rules: fields that are not part of the state and are ignored when states are compared."""

    def __init_subclass__(cls) -> None:
        cls._fields = {}

    def __init__(self, **values: object) -> None:
        for name, field_type in fields(type(self)).items():
            setattr(self, name, getattr(type(self), name, None) or initial(field_type))
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
        """Return an equal and independent interpreted state."""
        cls: Any = type(self)
        copy: Self = object.__new__(cls)
        values = copy.__dict__ = self.__dict__.copy()
        for name in _containers(cls):
            values[name] = _copied(values[name])
        return copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()


def differences(one: Struct, other: Struct) -> list[str]:
    """Return the names of the fields, except scratch, in which two states of the same class differ."""
    mine, theirs = one.__dict__, other.__dict__
    return [name for name in mine if name not in one._scratch and mine[name] != theirs[name]]


def _copied(value: Any) -> Any:
    if type(value) is list:
        return value[:] if not value or type(value[0]) is int else [_copied(item) for item in value]
    return value.clone()


@cache
def _containers(cls: type[Struct]) -> tuple[str, ...]:
    """Return the names of the fields that are not numbers."""
    return tuple(name for name, field_type in fields(cls).items() if type(_parts(field_type)[1]) is not str)


def fields(cls: type[Struct]) -> dict[str, FieldType]:
    """Return the field names of a Struct and their annotations, in order."""
    if not cls._fields:
        cls._fields.update(
            {name: each for name, each in get_type_hints(cls, include_extras=True).items() if not name.startswith("_")}
        )
    return cls._fields


def _is_number(field_type: FieldType) -> bool:
    return isinstance(_parts(field_type)[1], str)


@cache
def _parts(field_type: FieldType) -> tuple[FieldType, int | str | None]:
    """Split an annotation into (type of a value, list length or int width)."""
    if get_origin(field_type) is Annotated:
        base, extra = get_args(field_type)[:2]
        return (get_args(base)[0], extra) if get_origin(base) is list else (base, extra)
    return field_type, None


def _struct(field_type: FieldType) -> type[Struct]:
    """Return the class of a field that is neither a number nor a list."""
    return cast(type[Struct], field_type)


def initial(field_type: FieldType) -> object:
    """Return the initial value of a field in the interpreted engine, unless its class sets another."""
    inner, extra = _parts(field_type)
    if isinstance(extra, int):
        fill = get_args(field_type)[2:]
        return list(fill) * extra if fill else [initial(inner) for _ in range(extra)]
    return 0 if isinstance(extra, str) else _struct(inner)()


def zeroed(cls: type[_S]) -> _S:
    """Return an interpreted state with all numbers zero, whatever initial values its class sets."""
    state = object.__new__(cls)
    state.__dict__ = {name: _zeros(field_type) for name, field_type in fields(cls).items()}
    return state


def _zeros(field_type: FieldType) -> object:
    inner, extra = _parts(field_type)
    if isinstance(extra, int):
        return [0] * extra if _is_number(inner) else [_zeros(inner) for _ in range(extra)]
    return 0 if isinstance(extra, str) else zeroed(_struct(inner))


def dtype_of(cls: type[Struct]) -> np.dtype[Any]:
    """Return the aligned NumPy dtype of a Struct; always the same object, because compiled code compares identities."""
    import numpy as np

    cached: np.dtype[Any] | None = cls.__dict__.get("_dtype")
    if cached is None:
        cached = np.dtype([_column(name, field_type) for name, field_type in fields(cls).items()], align=True)
        cls._dtype = cached  # type: ignore[attr-defined]
    return cached


def _column(name: str, field_type: FieldType) -> tuple[object, ...]:
    inner, extra = _parts(field_type)
    shape: list[int] = []
    while isinstance(extra, int):
        shape.append(extra)
        inner, extra = _parts(inner) if not isinstance(inner, type) else (inner, None)
    base = extra if isinstance(extra, str) else dtype_of(_struct(inner))
    return (name, base, tuple(shape)) if shape else (name, base)


def freeze(state: Struct) -> Frozen:
    """Return the values of an interpreted state as the nested tuple that a NumPy record accepts."""
    return tuple(_frozen(value) for value in state.__dict__.values())


def _frozen(value: object) -> object:
    if isinstance(value, list):
        return [_frozen(item) for item in value]
    return freeze(value) if isinstance(value, Struct) else value


def melt(cls: type[_S], values: Frozen) -> _S:
    """Return the interpreted state whose values `freeze` returned."""
    state: _S = _reader(cast(Any, cls))(values)
    return state


def thaw(cls: type[_S], record: Any) -> _S:
    """Return the interpreted state with the values of one NumPy record."""
    state: _S = _reader(cast(Any, cls))(record.item())
    return state


@cache
def _reader(field_type: FieldType) -> Callable[[Any], Any]:
    """Return a function that turns a NumPy value of this type into its interpreted form."""
    inner, extra = _parts(field_type)
    if isinstance(extra, str):
        return int
    if isinstance(extra, int):
        if _is_plain(inner):
            return _listed
        read = _reader(inner)
        return lambda value: [read(item) for item in _listed(value)]
    cls = _struct(inner)
    names = tuple(fields(cls))
    reads = tuple((name, _reader(each)) for name, each in fields(cls).items() if _reader(each) is not int)

    def state(values: Frozen) -> Struct:
        made: Struct = object.__new__(cls)
        made.__dict__ = attributes = dict(zip(names, values, strict=True))
        for name, read in reads:
            attributes[name] = read(attributes[name])
        return made

    return state


def _listed(value: Any) -> list[Any]:
    return value if type(value) is list else value.tolist()


def _is_plain(field_type: FieldType) -> bool:
    inner, extra = _parts(field_type)
    return isinstance(extra, str) or (isinstance(extra, int) and _is_plain(inner))
