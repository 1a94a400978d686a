"""Building: what happens when a structure, a wonder or a token enters a city, in the order of R58."""

from __future__ import annotations

from ...core.backend import count, kernel
from .constants import CAPITAL, COINS_PER_POINT, MOST_WONDERS, SALE, SALE_PER_CARD, SYMBOLS_TO_WIN, TOKEN_ZONES
from .payment import card_trade, is_chained, reprice, wonder_trade
from .pending import pop, push
from .setup import draw_for_library
from .state import CITY, DESTROY, DISCARD, LIBRARY, MILITARY, REVIVE, SCIENCE, TAKE, UNDER, State
from .tables import (
    ALL_SLOTS,
    CARD,
    COIN_SETS,
    FREES,
    FREES_TOO,
    N_CARDS,
    N_ROWS,
    N_TOKENS,
    RED,
    SALE_ROW,
    SLOTS,
    TOKEN,
    WONDER,
    WONDER_ROW,
    Piece,
)

_ZONES = len(TOKEN_ZONES)
_ZONE_FIRST = tuple(zone.first for zone in TOKEN_ZONES)
_ZONE_COINS = tuple(zone.coins for zone in TOKEN_ZONES)


@kernel
def lose_coins(s: State, p: int, amount: int) -> None:
    """R39, R43: a player loses coins to the bank, at most all of them."""
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
    for row in range(N_ROWS):
        if things >> row & 1:
            total += me.coins // COINS_PER_POINT if row == COIN_SETS else me.counts[row]
    return total


@kernel
def tally_most(s: State, p: int, things: int, most: int) -> int:
    """R50, R51, R52: the same for the builder's city, or for whichever city has more of them."""
    own = tally(s, p, things)
    return max(own, tally(s, 1 - p, things)) if most else own


@kernel
def add_lasting_effects(s: State, p: int, piece: Piece) -> None:
    """The lasting part of a piece: production, prices, chains, points and abilities now belong to the city."""
    me = s.cities[p]
    me.counts[piece.row] += 1
    me.points[piece.row] += piece.points
    me.chains |= piece.gives
    if piece.trade_symbols or piece.fixed:
        me.production += piece.produce
        me.trade_symbols += piece.trade_symbols
        me.fixed |= piece.fixed
        reprice(s, p)
        reprice(s, 1 - p)
    if piece.one_raw or piece.one_made:
        me.one_raw += piece.one_raw
        me.one_made += piece.one_made
    if piece.has_ability:
        me.cheaper_blue += piece.cheaper_blue
        me.cheaper_wonder += piece.cheaper_wonder
        me.economy |= piece.economy
        me.more_shields += piece.more_shields
        me.theology |= piece.theology
        me.chain_coins += piece.chain_coins


@kernel
def remove_lasting_effects(s: State, p: int) -> None:
    """Remove a lost piece's effects by recounting what is left in the city, whatever the piece did."""
    me = s.cities[p]
    me.production = me.trade_symbols = me.fixed = me.chains = me.science = 0
    me.one_raw = me.one_made = 0
    me.cheaper_blue = me.cheaper_wonder = me.economy = me.more_shields = me.theology = me.chain_coins = 0
    for row in range(N_ROWS):
        me.counts[row] = me.points[row] = 0
    for card in range(N_CARDS):
        if s.where[card] == CITY + p:
            add_lasting_effects(s, p, CARD[card])
            me.science |= CARD[card].science
    for place in range(me.dealt):
        if me.built >> place & 1:
            add_lasting_effects(s, p, WONDER[me.wonders[place]])
            me.science |= WONDER[me.wonders[place]].science
    for token in range(N_TOKENS):
        if me.tokens >> token & 1:
            add_lasting_effects(s, p, TOKEN[token])
            me.science |= TOKEN[token].science
    reprice(s, p)
    reprice(s, 1 - p)


@kernel
def move_pawn(s: State, p: int, shields: int) -> None:
    """R41, R42, R44: the pawn moves at once; the token of each zone it enters takes coins; the capital ends the game."""
    sign = 1 if p == 0 else -1
    before = s.pawn * sign
    after = min(before + shields, CAPITAL)
    s.pawn = after * sign
    for zone in range(_ZONES):
        bit = 1 << (_ZONES * (1 - p) + zone)
        if after >= _ZONE_FIRST[zone] and s.military_tokens & bit:
            s.military_tokens &= ~bit
            lose_coins(s, 1 - p, _ZONE_COINS[zone])
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
def add_symbol(s: State, p: int, symbol: int) -> None:
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
def apply_immediate_effects(s: State, p: int, piece: Piece, shields: int) -> None:
    """R49, R50, R58, R60: coins, however many, then shields, then science."""
    if piece.income:
        s.cities[p].coins += piece.income
    if piece.income_each:
        s.cities[p].coins += piece.income_each * tally_most(s, p, piece.income_of, piece.most)
    if piece.loses:
        lose_coins(s, 1 - p, piece.loses)
    if shields:
        move_pawn(s, p, shields)
    if piece.science and not s.ended:
        add_symbol(s, p, piece.science)


@kernel
def add_card(s: State, p: int, card: int) -> None:
    """A structure enters a city and takes effect, however it got there; R35: Strategy strengthens red cards."""
    piece = CARD[card]
    s.where[card] = CITY + p
    add_lasting_effects(s, p, piece)
    shields = piece.shields + (s.cities[p].more_shields if piece.row == RED else 0)
    apply_immediate_effects(s, p, piece, shields)


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
def sale_price(s: State, p: int) -> int:
    """R25: 2 coins and 1 for each yellow card of the city."""
    return SALE + SALE_PER_CARD * s.cities[p].counts[SALE_ROW]


@kernel
def sell(s: State, p: int, card: int) -> None:
    """R25: the card goes to the discard pile for coins."""
    s.where[card] = DISCARD
    s.cities[p].coins += sale_price(s, p)


@kernel
def build_wonder(s: State, p: int, place: int, card: int) -> None:
    """R18, R27, R33, R40: pay for the wonder and tuck the card; only now the wonder counts and takes effect."""
    me = s.cities[p]
    wonder = int(me.wonders[place])
    piece = WONDER[wonder]
    pay(s, p, 0, wonder_trade(me, wonder))
    s.where[card] = UNDER + wonder
    me.built |= 1 << place
    add_lasting_effects(s, p, piece)
    if me.counts[WONDER_ROW] + s.cities[1 - p].counts[WONDER_ROW] == MOST_WONDERS:
        close_wonders(s)
    apply_immediate_effects(s, p, piece, piece.shields)
    if not s.ended:
        ask_wonder_choices(s, p, piece)


@kernel
def close_wonders(s: State) -> None:
    """R33: with the seventh wonder the last unbuilt one goes back to the box, no matter whose it is."""
    for p in range(2):
        me = s.cities[p]
        me.closed = ((1 << me.dealt) - 1) & ~me.built


@kernel
def ask_wonder_choices(s: State, p: int, piece: Piece) -> None:
    """R36, R37, R38, R59: the choices that a wonder brings, where there is something to choose from."""
    if piece.destroys and s.cities[1 - p].counts[piece.destroys - 1]:
        push(s, DESTROY, p, piece.destroys - 1)
    if piece.revives and has_discards(s):
        push(s, REVIVE, p, 0)
    if piece.library and s.aside:
        draw_for_library(s, piece.library)
        s.info_epoch += 1
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
    """R37: the opponent's card goes to the discard pile and no longer produces or affects prices."""
    s.where[card] = DISCARD
    remove_lasting_effects(s, 1 - p)


@kernel
def take_token(s: State, p: int, token: int) -> None:
    """R46, R47: the token stays with the city and works from now on."""
    piece = TOKEN[token]
    s.board &= ~(1 << token)
    s.aside &= ~(1 << token)
    s.cities[p].tokens |= 1 << token
    add_lasting_effects(s, p, piece)
    apply_immediate_effects(s, p, piece, piece.shields)


@kernel
def uncovered(uncovering: int, present: int) -> int:
    """The bit of a covered slot (a number of FREES) if nothing that is present covers it any more, else 0."""
    return uncovering & ALL_SLOTS if uncovering >> SLOTS & present == 0 else 0


@kernel
def remove_from_layout(s: State, slot: int) -> None:
    """R23: the card leaves its place, and the cards that it alone covered become open."""
    at, left = SLOTS * (s.age - 1) + slot, ~(1 << slot)
    present = s.present & left
    s.open = (s.open | uncovered(FREES[at], present) | uncovered(FREES_TOO[at], present)) & present
    s.present = present
    s.shown &= left
    s.layout[slot] = -1
