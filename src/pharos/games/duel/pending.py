"""The stack of pending decisions: the last entry is due. An entry packs seat, decision and detail into one number."""

from __future__ import annotations

from ...core.backend import kernel
from .state import State

_DECISION, _DETAIL = 1, 9  # where these parts begin; the seat is the lowest bit
_MOST = (1 << _DETAIL - _DECISION) - 1


@kernel
def packed(decision: int, seat: int, detail: int) -> int:
    """An entry; the detail is a colour to destroy, or 1 for playing again."""
    return detail << _DETAIL | decision << _DECISION | seat


@kernel
def decision_of(entry: int) -> int:
    """What an entry asks for."""
    return entry >> _DECISION & _MOST


@kernel
def seat_of(entry: int) -> int:
    """The seat that an entry asks."""
    return entry & 1


@kernel
def detail_of(entry: int) -> int:
    """The detail of an entry."""
    return entry >> _DETAIL


@kernel
def push(s: State, decision: int, seat: int, detail: int) -> None:
    """Make a decision the next one due."""
    s.stack[s.depth] = packed(decision, seat, detail)
    s.depth += 1


@kernel
def pop(s: State) -> None:
    """Take the decision that was due off the stack."""
    s.depth -= 1
    s.stack[s.depth] = 0


@kernel
def replace(s: State, decision: int, seat: int, detail: int) -> None:
    """Put another decision in the place of the one that was due."""
    s.stack[s.depth - 1] = packed(decision, seat, detail)


@kernel
def due(s: State) -> int:
    """The decision that is due."""
    return decision_of(s.stack[s.depth - 1])


@kernel
def due_seat(s: State) -> int:
    """The seat that owes it."""
    return seat_of(s.stack[s.depth - 1])


@kernel
def due_detail(s: State) -> int:
    """Its detail."""
    return detail_of(s.stack[s.depth - 1])
