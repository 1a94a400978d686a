"""The state of a game of Duel: every field, one line of comment each. Derived sums are beside what they sum up."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated

from ...core.backend import table
from ...core.structs import I8, I16, I32, I64, Struct
from .constants import STARTING_COINS, TOKEN_ZONES, WONDERS_EACH
from .tables import AGES, FRESH_PRICES, N_CARDS, N_ROWS, N_WONDERS, SLOTS

# Where a card is (State.where): in the box or a deck, in the layout, in a city, discarded, or under wonder w (UNDER + w).
BOX, LAYOUT, CITY, DISCARD, UNDER = 0, 1, 2, 4, 5

# What is pending (State.stack, see `pending.py`); FINISH is not a decision but the end of a turn that waits for them.
DRAFT, TURN, TAKE, LIBRARY, REVIVE, DESTROY, BEGIN, FINISH = range(8)

# Ways a game ends (State.ended)
GOING_ON, MILITARY, SCIENCE, CIVILIAN, BLUE_CARDS, SHARED = range(6)

NONE = -1  # an empty place for a card or a wonder
ALL_TOKENS = (1 << 2 * len(TOKEN_ZONES)) - 1


class City(Struct):
    """R3: what one player has."""

    coins: I16 = STARTING_COINS  # the treasury
    production: I64  # units produced every turn, packed (wood lowest)
    trade_symbols: I64  # symbols on brown and grey cards, packed the other way
    fixed: I64  # lanes of resources bought for 1 coin, packed the other way
    prices: I64 = FRESH_PRICES  # what one unit of each resource costs this city now, packed the other way
    one_raw: I8  # how many raw materials of choice every turn
    one_made: I8  # how many manufactured goods of choice every turn
    chains: I32  # bit set of chain symbols
    science: I16  # bit set of scientific symbols
    counts: Annotated[list[I8], N_ROWS]  # cards by colour, wonders built, (coin sets: unused), tokens
    points: Annotated[list[I16], N_ROWS]  # fixed points printed on them, by the same rows
    tokens: I16  # bit set of progress tokens
    wonders: Annotated[list[I8], WONDERS_EACH, NONE]  # the wonders of this city
    dealt: I8  # how many of them it has so far
    built: I8  # bit set over these four: built
    closed: I8  # bit set over these four: back in the box, because seven wonders are built
    cheaper_blue: I8  # fewer resources for blue cards
    cheaper_wonder: I8  # fewer resources for wonders
    economy: I8  # 1: receives what the opponent spends on trade
    more_shields: I8  # added to red cards
    theology: I8  # 1: wonders grant another turn
    chain_coins: I8  # coins for each card built free by chain


class State(Struct):
    """R1: one game of Duel."""

    _scratch = ("slots", "builds", "wonder_places", "n_slots", "n_builds", "n_wonder_places")

    rng: I64  # the generator
    info_epoch: I16  # grows whenever somebody learns something new: undo never goes back past it
    age: I8  # 0 during the draft, then 1 to 3
    ended: I8  # how the game ended, GOING_ON while it has not
    winners: I8  # bit set of seats
    pawn: I8  # conflict pawn: positive towards seat 1's capital (seat 0 ahead), from -9 to 9
    military_tokens: I8 = ALL_TOKENS  # bit set of those left: of seat 0 by zone, then of seat 1
    last: I8  # the seat that played the latest card
    stack: Annotated[list[I16], 8]  # what is pending, the last is due
    depth: I8  # how many
    cities: Annotated[list[City], 2]
    layout: Annotated[list[I8], SLOTS, NONE]  # the card in each slot of this age
    present: I32  # bit set of slots whose card is still there
    shown: I32  # bit set of slots whose card lies face up
    open: I32  # bit set of slots that nothing covers
    decks: Annotated[list[I8], AGES * SLOTS, NONE]  # the cards of the ages to come in slot order
    where: Annotated[list[I8], N_CARDS]  # where each card is
    board: I16  # bit set of progress tokens on the board
    aside: I16  # bit set of progress tokens set aside
    drawn: I16  # bit set of tokens the library drew, while it is being decided
    wonder_deck: Annotated[list[I8], N_WONDERS]  # wonders in drawing order: two groups of four, then the box
    offer: I16  # bit set of wonders on offer in the draft
    slots: I64  # scratch: the open slots, packed
    builds: I64  # scratch: those whose card the acting seat can build
    wonder_places: I64  # scratch: places of own wonders that it can pay for
    n_slots: I8  # scratch: how many
    n_builds: I8
    n_wonder_places: I8


NEW_STATE = table([State()])
States = MutableSequence[State]
"""What entry points take with an index: an array of records in compiled code, a list of states in the interpreted engine."""
