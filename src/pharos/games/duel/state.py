"""The state of a game of Duel: every field, one line of comment each. Derived sums stand beside what they sum up."""

from __future__ import annotations

from typing import Annotated

from ...core.structs import I8, I16, I32, I64, Struct

# Where a card is (State.where): in the box or a deck, in the layout, in a city, discarded, or under wonder w (UNDER + w).
BOX, LAYOUT, CITY, DISCARD, UNDER = 0, 1, 2, 4, 5

# What is pending (State.stack, see `push`); FINISH is not a decision but the end of a turn that waits for them.
DRAFT, TURN, TAKE, LIBRARY, REVIVE, DESTROY, BEGIN, FINISH = range(8)

# Ways a game ends (State.ended)
GOING_ON, MILITARY, SCIENCE, CIVILIAN, BLUE_CARDS, SHARED = range(6)


class City(Struct):
    """What one player has."""

    coins: I16  # the treasury
    production: I64  # units produced every turn, packed (wood lowest)
    sold: I64  # symbols on brown and grey cards, packed the other way
    fixed: I64  # lanes of resources bought for 1 coin, packed the other way
    prices: I64  # what one unit of each resource costs this city now, packed the other way
    one_raw: I8  # how many raw materials of choice every turn
    one_made: I8  # how many manufactured goods of choice every turn
    chains: I32  # bit set of chain symbols
    science: I16  # bit set of scientific symbols
    counts: Annotated[list[I8], 10]  # cards by colour, wonders built, (coin sets: unused), tokens
    points: Annotated[list[I16], 10]  # fixed points printed on them, by the same rows
    tokens: I16  # bit set of progress tokens
    wonders: Annotated[list[I8], 4]  # the wonders of this city
    dealt: I8  # how many of them it has so far
    raised: I8  # bit set over these four: built
    closed: I8  # bit set over these four: back in the box, because seven wonders stand
    cheaper_blue: I8  # fewer resources for blue cards
    cheaper_wonder: I8  # fewer resources for wonders
    economy: I8  # 1: receives what the opponent spends on trade
    more_shields: I8  # added to red cards
    theology: I8  # 1: wonders let one play again
    chain_coins: I8  # coins for each card built free by chain


class State(Struct):
    """One game of Duel."""

    _scratch = ("slots", "builds", "raises", "n_slots", "n_builds", "n_raises")

    chance: I64  # the generator
    learnt: I16  # grows whenever somebody learns something new: undo never reaches behind
    age: I8  # 0 during the draft, then 1 to 3
    ended: I8  # how the game ended, GOING_ON while it has not
    winners: I8  # bit set of seats
    pawn: I8  # conflict pawn: positive towards seat 1's capital (seat 0 ahead), from -9 to 9
    plunder: I8  # bit set of military tokens left: 2 coins and 5 coins of seat 0, 2 and 5 of seat 1
    last: I8  # the seat that played the latest card
    stack: Annotated[list[I16], 8]  # what is pending, the last is due
    depth: I8  # how many
    cities: Annotated[list[City], 2]
    layout: Annotated[list[I8], 20]  # the card in each slot of this age, -1 once taken
    present: I32  # bit set of slots whose card is still there
    shown: I32  # bit set of slots whose card lies face up
    open: I32  # bit set of slots that nothing covers
    decks: Annotated[list[I8], 60]  # the cards of the ages to come in slot order, -1 once laid out
    where: Annotated[list[I8], 73]  # where each card is
    board: I16  # bit set of progress tokens on the board
    aside: I16  # bit set of progress tokens set aside
    drawn: I16  # bit set of tokens the library drew, while it is being decided
    wonder_deck: Annotated[list[I8], 12]  # wonders in drawing order: two groups of four, then the box
    offer: I16  # bit set of wonders on offer in the draft
    slots: I64  # scratch: the open slots, packed
    builds: I64  # scratch: those whose card the acting seat can build
    raises: I64  # scratch: places of own wonders that it can pay for
    n_slots: I8  # scratch: how many
    n_builds: I8
    n_raises: I8
