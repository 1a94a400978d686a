"""The state of a game of Architects: every field, one line of comment each. Sums are beside what they sum up."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated

from ...core.backend import table
from ...core.structs import I8, I16, I64, Struct
from .constants import FACE_UP
from .tables import CENTRE, MOST_PLAYERS, N_CARDS, N_TOKEN_SET

# The decision that is due (State.due). What a stage or a science set triggers interrupts ACT, which then continues.
TAKE, ACT, REACH, LOOK, KEEP, TOKEN_CHOICE = range(6)

# Ways a game ends (State.ended)
GOING_ON, POINTS, STAGES, SHARED = range(4)

NOBODY = -1  # State.cat while nobody has the pawn
NONE = -1  # an empty place for a card, a token or a wonder


class City(Struct):
    """What one player has."""

    goods: I64  # grey and yellow cards, packed counters
    cards: I64  # green, blue and red cards, packed counters
    wonder: I8 = NONE  # the number of the wonder
    built: I8  # bit set of constructed stages
    points: I16  # printed on constructed stages
    blue: I16  # printed on blue cards
    cats: I8  # cat icons on blue cards
    shields: I8  # on red cards, stages and tokens
    victories: I16  # military victory tokens
    tokens: I16  # bit set of progress tokens
    twice: I16  # bit set of those owned in two copies


class State(Struct):
    """One game of Architects."""

    rng: I64  # the generator
    info_epoch: I16  # grows whenever somebody learns something new: undo never goes back past it
    players: I8  # 2 to 7
    seat: I8  # whose turn it is
    due: I8  # the decision that is due
    deck: I8  # the deck searched, while a card of it is being chosen
    amount: I8  # how many cards a search looks at
    triggered: I16  # bit set of tokens used or triggered this turn
    extras: I8  # extra cards that may still be taken this turn
    ended: I8  # how the game ended, GOING_ON while it has not
    winners: I8  # bit set of seats
    cat: I8 = NOBODY  # the seat with the cat pawn, or NOBODY
    knows: I8  # bit set of seats that have seen the top card of the central deck
    conflict: I8  # conflict tokens in play
    peace: I8  # those on their peace side; none: a battle ends this turn
    cities: Annotated[list[City], MOST_PLAYERS]
    cards: Annotated[list[I8], N_CARDS, NONE]  # kinds in the decks, bottom first: 25 a seat, then 60 of the central deck
    left: Annotated[list[I8], CENTRE + 1]  # cards left in each deck, the central one last
    offer: Annotated[list[I8], FACE_UP, NONE]  # progress tokens lying face up
    pile: Annotated[list[I8], N_TOKEN_SET, NONE]  # the face-down progress tokens, bottom first
    piled: I8  # how many are left of them
    discarded_goods: I64  # the discard pile: grey and yellow cards, packed counters
    discarded_cards: I64  # the discard pile: green and red cards, packed counters
    choices: I16 = 3  # scratch: how many actions the due decision has


NEW_STATE = table([State()])
States = MutableSequence[State]
"""What entry points take with an index: an array of records in compiled code, a list of states in the interpreted engine."""
