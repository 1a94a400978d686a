"""The state of a game: every field, one line of comment each."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated

from pharos.core.backend import table
from pharos.core.structs import I8, I16, I32, I64, Struct

from .tables import N_CARDS, N_GOODS

SEATS = 4
MARKET = 4  # cards in the row
CARDS_EACH = 4
START_COINS = 3

POINTS, SHARED = 1, 2  # ways a game ends (State.ended)
REASONS = ("points", "shared")


class City(Struct):
    """What one merchant has."""

    coins: I16  # the purse
    cards: I32  # bit set of cards taken
    taken: I8  # how many
    goods: Annotated[list[I8], N_GOODS]  # units of each good


class State(Struct):
    """One game."""

    rng: I64  # the generator
    info_epoch: I16  # grows whenever a card is turned up: undo never reaches behind
    ended: I8  # how the game ended, 0 while it is in progress
    winners: I8  # bit set of seats
    players: I8  # how many play
    seat: I8  # whose turn it is
    cities: Annotated[list[City], SEATS]
    deck: Annotated[list[I8], N_CARDS]  # cards face down, the next one last
    left: I8  # how many cards the deck has
    market: Annotated[list[I8], MARKET]  # the row, the oldest card first
    offered: I8  # how many cards the row has
    coins: Annotated[list[I8], N_CARDS]  # coins on each card


NEW_STATE = table([State()])
States = MutableSequence[State]
"""What entry points take with an index: an array of records in compiled code, a list of states in the interpreted engine."""
