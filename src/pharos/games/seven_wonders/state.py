"""The state of a game of 7 Wonders: every field, one line of comment each. Derived sums are beside what they sum up.

Numbers that rules pass to each other are I64, because every other width would compile those rules once more.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated

from ...core.backend import table
from ...core.structs import I8, I16, I32, I64, Struct
from .tables import AGES, DECK, HAND, MOST_CITIES, N_CATEGORIES, N_ROWS, N_SYMBOLS

# Where a card is (State.place): not yet played, built in city c (BUILT + c), discarded, under a wonder, or left out of a
# position that was given as text.
WAITING, BUILT, DISCARD, UNDER, LOST = 0, 1, 8, 9, -1

# What is pending (State.stack): decisions first, then steps that run automatically once they are on top.
BOARD, SIDE, TURN, SEVENTH_CARD, REVIVE, COPY_GUILD = range(6)
BEGIN_AGE, SEVENTHS, DISCARD_LEFT, REVIVALS, NEXT_TURN, JUDGE = range(6, 12)

# Ways a game ends (State.ended)
GOING_ON, POINTS, COINS, SHARED = range(4)

NONE = -1  # no board, side, card or choice


class City(Struct):
    """What one city has: a player's, or the Free City."""

    board: I8 = NONE  # the wonder board, -1 while it is being chosen
    side: I8 = NONE  # 0: A or Day, 1: B or Night, -1 while it is being chosen
    stages: I8  # how many are built
    coins: I16  # the treasury
    low: I64  # bit set of structures of ages I and II
    high: I64  # bit set of structures of age III
    chains: I32  # bit set of chain sources that work now
    next_age_chains: I32  # bit set of chain sources that work from the next age on
    counts: Annotated[list[I8], N_ROWS]  # cards by colour, stages, defeat tokens
    blue: I16  # points printed on blue cards
    wonder: I16  # points printed on built stages
    shields: I8  # on red cards and stages
    symbols: Annotated[list[I8], N_SYMBOLS]  # scientific symbols
    wild: I8  # scientific symbols of choice
    own_raw: I64  # raw materials it can use itself, in lanes
    own_made: I64  # manufactured goods it can use itself, in lanes
    sold_raw: I64  # raw materials neighbours can buy, in lanes
    sold_made: I64  # manufactured goods neighbours can buy, in lanes
    cheap: I8  # bit set of prices lowered to 1 coin
    powers: I8  # bit set of lasting abilities
    used: I8  # 1: the free structure of this age has been built
    revives: I8  # builds from the discard pile still due this turn
    looked: I8  # when this seat last saw the discard pile, as 8 * age + turn
    victories: Annotated[list[I8], AGES]  # victory tokens of each age
    copied: I64 = NONE  # the neighbour's guild that counts here, -1 none
    committed: I64 = NONE  # the action chosen for this turn, -1 none
    earned: I16  # coins that arrive when this turn is resolved; 0 at every decision


class Market(Struct):
    """Scratch: what one city can use now and at which prices."""

    own_raw: I64  # own production, in lanes
    own_made: I64
    left_raw: I64  # own production and the left neighbour's, in lanes
    left_made: I64
    right_raw: I64  # own production and the right neighbour's, in lanes
    right_made: I64
    all_raw: I64  # own production and both neighbours', in lanes
    all_made: I64
    raw_left: I64  # price of a raw material from the left
    raw_right: I64  # price of a raw material from the right
    made_left: I64  # price of a manufactured good from the left
    made_right: I64  # price of a manufactured good from the right
    purse: I64  # coins


class Menu(Struct):
    """Scratch: what one city can do with each card of its hand."""

    n: I64  # how many different cards
    cards: Annotated[list[I64], 2 * HAND]  # which
    ways: Annotated[list[I64], 2 * HAND]  # the payments that build each, see `payment.py`
    free: I64  # bit set over them: could be built by the free structure of this age
    stage: I64  # the payments that build the next stage
    may_sell: I64  # 1: cards may be sold
    listed: I64  # how many actions have been listed


class State(Struct):
    """One game of 7 Wonders."""

    _scratch = ("market", "menu", "slots", "sheet")

    rng: I64  # the generator
    info_epoch: I16  # grows whenever somebody learns something new: undo never goes back past it
    players: I64  # seats
    n_cities: I64  # cities: one for each seat, and the Free City with two players
    edition: I64  # 0: first, 1: second
    age: I64  # 0 before the first hand, then 1 to 3
    turn: I64  # 1 to 6
    ended: I8  # how the game ended, GOING_ON while it has not
    winners: I64  # bit set of seats
    stack: Annotated[list[I64], 12]  # what is pending, the last is due
    depth: I64  # how many
    owing: I64  # bit set of seats that have not committed yet, when all act at once
    cities: Annotated[list[City], MOST_CITIES]
    hands: Annotated[
        list[I64], MOST_CITIES
    ]  # what is left of each hand dealt this age: bit set over its cards, then the drawn ones
    cards: Annotated[list[I8], AGES * DECK, NONE]  # the cards dealt in each age: 7 for each hand, -1 not dealt yet
    place: Annotated[list[I8], AGES * DECK]  # where each of them is
    left_hand_on: Annotated[list[I8], AGES * DECK]  # the turn in which it left its hand, 7 as the seventh card
    market: Market
    menu: Menu
    slots: Annotated[list[I64], DECK]  # scratch: cards that are reshuffled
    sheet: Annotated[list[I64], N_CATEGORIES]  # scratch: a score sheet


NEW_STATE = table([State()])
States = MutableSequence[State]
"""What entry points take with an index: an array of records in compiled code, a list of states in the interpreted engine."""
