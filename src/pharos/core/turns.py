"""Whose turn it is, in games in which one seat after the other decides: part of the contract of such a game's `rules.py`."""

from __future__ import annotations

from typing import Protocol

from .backend import kernel


class HasTurns(Protocol):
    """A state with the seat whose turn it is, and how the game ended (0 while it is in progress)."""

    seat: int
    ended: int


@kernel
def owing_seats(s: HasTurns) -> int:
    """Bit set of the seats that owe a decision: the one whose turn it is."""
    return 0 if s.ended else 1 << s.seat


@kernel
def may_decide(s: HasTurns, seat: int) -> bool:
    """Whether it is the turn of a seat."""
    return s.ended == 0 and s.seat == seat
