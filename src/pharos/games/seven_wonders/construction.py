"""Building and selling: what happens when cards are paid for, placed and paid out, for one city or for all at once."""

from __future__ import annotations

from ...core.backend import kernel
from .actions import A_FREE, A_SELL, A_STAGE, PAY_LEFT, PAY_RIGHT, PAYS, card_of
from .constants import CHAINS_WAIT, SALE
from .hands import card_at, take_card
from .payment import add_supply, bank_cost, card_index, left_of, right_of, side_index, stage_index
from .state import BUILT, DISCARD, UNDER, State
from .tables import CARD, LOW, MOST_STAGES, N_ROWS, STAGE, Piece


@kernel
def tally(s: State, c: int, things: int, where: int) -> int:
    """R3, R18, R28: how many of the things in a bit set over COUNTED the city, its left and its right neighbour have."""
    total = 0
    for row in range(N_ROWS):
        if things >> row & 1:
            if where & 1:
                total += s.cities[c].counts[row]
            if where & 2:
                total += s.cities[left_of(s, c)].counts[row]
            if where & 4:
                total += s.cities[right_of(s, c)].counts[row]
    return total


@kernel
def add_lasting_effects(s: State, c: int, piece: Piece) -> None:
    """The lasting part of a piece: production, prices, shields, symbols and abilities now belong to the city."""
    me = s.cities[c]
    me.counts[piece.row] += 1
    me.shields += piece.shields
    if piece.symbol:
        me.symbols[piece.symbol - 1] += 1
    me.wild += piece.wild
    me.cheap |= piece.cheap
    me.powers |= piece.powers
    me.revives += piece.revives
    if piece.own_raw | piece.own_made:
        me.own_raw, me.own_made = add_supply(me.own_raw, piece.own_raw), add_supply(me.own_made, piece.own_made)
        if piece.for_sale:
            me.sold_raw, me.sold_made = add_supply(me.sold_raw, piece.own_raw), add_supply(me.sold_made, piece.own_made)


@kernel
def add_card(s: State, c: int, card: int) -> None:
    """R13, R14: add a structure to the city; in the first edition its chain works from the next age on."""
    me, piece = s.cities[c], CARD[card_index(s, card)]
    if card < LOW:
        me.low |= 1 << card
    else:
        me.high |= 1 << (card - LOW)
    me.blue += piece.points
    if CHAINS_WAIT[s.edition]:
        me.next_age_chains |= piece.gives
    else:
        me.chains |= piece.gives
    add_lasting_effects(s, c, piece)


@kernel
def add_stage(s: State, c: int) -> None:
    """R15: the next stage is built."""
    me, piece = s.cities[c], STAGE[stage_index(s, c)]
    me.stages += 1
    me.wonder += piece.points
    add_lasting_effects(s, c, piece)


@kernel
def income(s: State, c: int, piece: Piece) -> int:
    """R3, R11, R24: the coins that a piece brings once, counted when all cards of the turn are placed."""
    if piece.income_each:
        return piece.income + piece.income_each * tally(s, c, piece.income_of, piece.income_in)
    return piece.income + 0


@kernel
def is_stage(action: int) -> bool:
    """Whether an action builds a stage."""
    return A_STAGE <= action < A_FREE


@kernel
def pay(s: State, c: int, action: int) -> None:
    """R1, R2, R8, R10: the coins leave the treasury; the neighbours' share arrives at the end of the turn."""
    if action >= A_FREE:
        return
    way, me = action % PAYS, s.cities[c]
    bank = 0 if is_stage(action) else bank_cost(s, c, card_of(action))
    me.coins -= PAY_LEFT[way] + PAY_RIGHT[way] + bank
    s.cities[left_of(s, c)].earned += PAY_LEFT[way]
    s.cities[right_of(s, c)].earned += PAY_RIGHT[way]


@kernel
def pay_and_play(s: State, c: int, action: int, turn: int) -> None:
    """R2, R15, R16: the city pays and its card leaves the hand: into the city, under the wonder, or to the discard pile."""
    place = BUILT + c
    if is_stage(action):
        place = UNDER + c * MOST_STAGES + s.cities[c].stages
    elif action >= A_SELL:
        place = DISCARD
    pay(s, c, action)
    take_card(s, c, card_of(action), place, turn)


@kernel
def place_card(s: State, c: int, action: int) -> None:
    """R2, R15, R21: the structure or the stage is built."""
    if is_stage(action):
        add_stage(s, c)
    elif action < A_SELL:
        add_card(s, c, card_of(action))
        if action >= A_FREE:
            s.cities[c].used = 1


@kernel
def gain_income(s: State, c: int, action: int) -> None:
    """R2, R16, R24: the coins of a sale or of what was built."""
    if is_stage(action):
        s.cities[c].coins += income(s, c, STAGE[side_index(s, c) * MOST_STAGES + s.cities[c].stages - 1])
    elif action < A_SELL:
        s.cities[c].coins += income(s, c, CARD[card_index(s, card_of(action))])
    else:
        s.cities[c].coins += SALE


@kernel
def receive_trade(s: State) -> None:
    """R1, R2: what neighbours paid arrives."""
    for c in range(s.n_cities):
        s.cities[c].coins += s.cities[c].earned
        s.cities[c].earned = 0


@kernel
def revive(s: State, c: int, slot: int) -> None:
    """R19, R44: a discarded card is built for free and takes effect as usual."""
    card = card_at(s, slot)
    s.place[slot] = BUILT + c
    add_card(s, c, card)
    s.cities[c].coins += income(s, c, CARD[card_index(s, card)])
