"""Building: what happens when a structure, a wonder or a token enters a city, in the order of R58."""

from __future__ import annotations

from ...core.backend import count, kernel
from .payment import card_trade, is_chained, reprice, wonder_trade
from .setup import draw_for_library, pop, push
from .state import CITY, DESTROY, DISCARD, LIBRARY, MILITARY, REVIVE, SCIENCE, TAKE, UNDER, State
from .tables import (
    ALL_SLOTS,
    CARD,
    COIN_SETS,
    FREES,
    FREES_TOO,
    N_CARDS,
    RED,
    SLOTS,
    TOKEN,
    TOKEN_ROW,
    WONDER,
    WONDER_ROW,
    YELLOW,
    Piece,
)

CAPITAL = 9  # spaces from the middle
SYMBOLS_TO_WIN = 6
MOST_WONDERS = 7
_ZONES = ((3, 2), (6, 5))  # the space where a military token lies, and the coins it takes


@kernel
def lose_coins(s: State, p: int, amount: int) -> None:
    """R39, R43: a player loses coins to the bank, at most what it has."""
    s.cities[p].coins -= min(amount, s.cities[p].coins)


@kernel
def pay(s: State, p: int, coins: int, trade: int) -> None:
    """R13, R20, R21: pay the bank; what was spent on trade goes to an opponent with Economy."""
    s.cities[p].coins -= coins + trade
    if s.cities[1 - p].economy:
        s.cities[1 - p].coins += trade


@kernel
def tally(s: State, p: int, things: int) -> int:
    """How many of the things in a bit set over COUNTED a city has."""
    me = s.cities[p]
    total = 0
    for row in range(10):
        if things >> row & 1:
            total += me.coins // 3 if row == COIN_SETS else me.counts[row]
    return total


@kernel
def tally_most(s: State, p: int, things: int, most: int) -> int:
    """R50, R51, R52: the same for the own city, or for whichever city has more of them."""
    own = tally(s, p, things)
    return max(own, tally(s, 1 - p, things)) if most else own


@kernel
def enter(s: State, p: int, piece: Piece) -> None:
    """The lasting part of a piece: production, prices, chains, points and abilities now belong to the city."""
    me = s.cities[p]
    me.counts[piece.row] += 1
    me.points[piece.row] += piece.points
    me.chains |= piece.gives
    if piece.sold or piece.fixed:
        me.production += piece.produce
        me.sold += piece.sold
        me.fixed |= piece.fixed
        reprice(s, p)
        reprice(s, 1 - p)
    if piece.one_raw or piece.one_made:
        me.one_raw += piece.one_raw
        me.one_made += piece.one_made
    if piece.row == TOKEN_ROW:
        me.cheaper_blue += piece.cheaper_blue
        me.cheaper_wonder += piece.cheaper_wonder
        me.economy |= piece.economy
        me.more_shields += piece.more_shields
        me.theology |= piece.theology
        me.chain_coins += piece.chain_coins


@kernel
def march(s: State, p: int, shields: int) -> None:
    """R41, R42, R44: the pawn moves at once; each zone it enters is plundered once; the capital ends the game."""
    sign = 1 if p == 0 else -1
    before = s.pawn * sign
    after = min(before + shields, CAPITAL)
    s.pawn = after * sign
    for zone in range(2):
        bit = 1 << (2 * (1 - p) + zone)
        if after >= _ZONES[zone][0] and s.plunder & bit:
            s.plunder &= ~bit
            lose_coins(s, 1 - p, _ZONES[zone][1])
    if after == CAPITAL:
        win(s, p, MILITARY)


@kernel
def win(s: State, p: int, how: int) -> None:
    """The game ends at once."""
    s.ended = how
    s.winners = 1 << p
    while s.depth:
        pop(s)


@kernel
def research(s: State, p: int, symbol: int) -> None:
    """R45, R46, R47, R48: six different symbols win at once; a pair takes a token while one is left."""
    me = s.cities[p]
    if me.science & symbol:
        if s.board:
            push(s, TAKE, p, 0)
        return
    me.science |= symbol
    if count(me.science) >= SYMBOLS_TO_WIN:
        win(s, p, SCIENCE)


@kernel
def act_at_once(s: State, p: int, piece: Piece, shields: int) -> None:
    """R49, R50, R58, R60: coins, however many, then shields, then science."""
    if piece.income:
        s.cities[p].coins += piece.income
    if piece.income_each:
        s.cities[p].coins += piece.income_each * tally_most(s, p, piece.income_of, piece.most)
    if piece.loses:
        lose_coins(s, 1 - p, piece.loses)
    if shields:
        march(s, p, shields)
    if piece.science and not s.ended:
        research(s, p, piece.science)


@kernel
def add_card(s: State, p: int, card: int) -> None:
    """A structure enters a city and acts, however it came there; R35: Strategy strengthens red cards."""
    piece = CARD[card]
    s.where[card] = CITY + p
    enter(s, p, piece)
    shields = piece.shields + s.cities[p].more_shields if piece.row == RED else 0
    act_at_once(s, p, piece, shields)


@kernel
def build(s: State, p: int, card: int) -> None:
    """R19, R20, R22: pay, or build free by chain; then the card enters the city."""
    me = s.cities[p]
    if is_chained(me, card):
        me.coins += me.chain_coins
    else:
        pay(s, p, CARD[card].coins, card_trade(me, card))
    add_card(s, p, card)


@kernel
def sell(s: State, p: int, card: int) -> None:
    """R25: 2 coins and 1 for each yellow card of the city; the card goes to the discard pile."""
    s.where[card] = DISCARD
    s.cities[p].coins += 2 + s.cities[p].counts[YELLOW]


@kernel
def raise_wonder(s: State, p: int, place: int, card: int) -> None:
    """R18, R27, R33, R40: pay the wonder, tuck the card; only now it counts and acts."""
    me = s.cities[p]
    wonder = int(me.wonders[place])
    piece = WONDER[wonder]
    pay(s, p, 0, wonder_trade(me, wonder))
    s.where[card] = UNDER + wonder
    me.raised |= 1 << place
    enter(s, p, piece)
    if me.counts[WONDER_ROW] + s.cities[1 - p].counts[WONDER_ROW] == MOST_WONDERS:
        close_wonders(s)
    act_at_once(s, p, piece, piece.shields)
    if not s.ended:
        _ask(s, p, piece)


@kernel
def close_wonders(s: State) -> None:
    """R33: with the seventh wonder the last unbuilt one goes back to the box, whoever owns it."""
    for p in range(2):
        me = s.cities[p]
        me.closed = ((1 << me.dealt) - 1) & ~me.raised


@kernel
def _ask(s: State, p: int, piece: Piece) -> None:
    """R36, R37, R38, R59: the choices that a wonder brings, where there is something to choose from."""
    if piece.destroys and s.cities[1 - p].counts[piece.destroys - 1]:
        push(s, DESTROY, p, piece.destroys - 1)
    if piece.revives and has_discards(s):
        push(s, REVIVE, p, 0)
    if piece.library and s.aside:
        draw_for_library(s, piece.library)
        s.learnt += 1
        push(s, LIBRARY, p, 0)


@kernel
def has_discards(s: State) -> bool:
    """Whether the discard pile holds a card."""
    for card in range(N_CARDS):
        if s.where[card] == DISCARD:
            return True
    return False


@kernel
def destroy(s: State, p: int, card: int) -> None:
    """R37: the opponent's card goes to the discard pile, and its production and its weight on prices end."""
    other, piece = s.cities[1 - p], CARD[card]
    s.where[card] = DISCARD
    other.counts[piece.row] -= 1
    other.production -= piece.produce
    other.sold -= piece.sold
    reprice(s, 0)
    reprice(s, 1)


@kernel
def take_token(s: State, p: int, token: int) -> None:
    """R46, R47: the token stays with the city and works from now on."""
    piece = TOKEN[token]
    s.board &= ~(1 << token)
    s.aside &= ~(1 << token)
    s.cities[p].tokens |= 1 << token
    enter(s, p, piece)
    act_at_once(s, p, piece, 0)


@kernel
def freed(uncovering: int, present: int) -> int:
    """The bit of a covered slot (a number of FREES) if nothing that is present covers it any more, else 0."""
    return uncovering & ALL_SLOTS if uncovering >> SLOTS & present == 0 else 0


@kernel
def remove_from_layout(s: State, slot: int) -> None:
    """R23: the card leaves its place, and what nothing covers any more is open."""
    at, left = SLOTS * (s.age - 1) + slot, ~(1 << slot)
    present = s.present & left
    s.open = (s.open | freed(FREES[at], present) | freed(FREES_TOO[at], present)) & present
    s.present = present
    s.shown &= left
    s.layout[slot] = -1
