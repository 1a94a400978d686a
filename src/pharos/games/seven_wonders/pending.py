"""The stack of pending decisions and steps: the last entry is due. An entry packs what is due and a city into one number."""

from __future__ import annotations

from ...core.backend import kernel
from .state import State

_WHAT = 8  # where this part begins; the city is below it
_CITY = (1 << _WHAT) - 1


@kernel
def packed(what: int, c: int) -> int:
    """An entry; decisions of all seats at once have city 0."""
    return what << _WHAT | c


@kernel
def what_of(entry: int) -> int:
    """The decision or step of an entry."""
    return entry >> _WHAT


@kernel
def city_of(entry: int) -> int:
    """The city of an entry."""
    return entry & _CITY


@kernel
def push(s: State, what: int, c: int) -> None:
    """Make a decision or a step the next one due."""
    s.stack[s.depth] = packed(what, c)
    s.depth += 1


@kernel
def pop(s: State) -> None:
    """Take what was due off the stack."""
    s.depth -= 1
    s.stack[s.depth] = 0


@kernel
def due(s: State) -> int:
    """What is due."""
    return what_of(s.stack[s.depth - 1])


@kernel
def due_city(s: State) -> int:
    """The city whose decision is due."""
    return city_of(s.stack[s.depth - 1])
