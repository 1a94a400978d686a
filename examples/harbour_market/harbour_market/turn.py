"""A turn: take a card, pay for the ones before it, refill the market."""

from __future__ import annotations

from pharos.core.backend import kernel
from pharos.core.rng import shuffle

from .scoring import judge
from .state import CARDS_EACH, MARKET, START_COINS, State
from .tables import CARD, N_CARDS, N_GOODS


@kernel
def set_up(s: State, players: int) -> None:
    """R1: three coins each, and four cards of the shuffled deck in the market."""
    s.players = players
    for p in range(players):
        s.cities[p].coins = START_COINS
    for card in range(N_CARDS):
        s.deck[card] = card
    shuffle(s, s.deck, 0, N_CARDS)
    s.left = N_CARDS
    for _ in range(MARKET):
        turn_up(s)


@kernel
def turn_up(s: State) -> None:
    """R5: add the top card of the deck to the end of the market."""
    if s.left:
        s.left -= 1
        s.market[s.offered] = s.deck[s.left]
        s.deck[s.left] = 0
        s.offered += 1
        s.info_epoch += 1


@kernel
def place_of(s: State, card: int) -> int:
    """Find a card in the market; -1 if it is not there."""
    for place in range(s.offered):
        if s.market[place] == card:
            return place
    return -1


@kernel
def take(s: State, p: int, card: int) -> None:
    """R2, R3, R4: pay for the cards before it, and get the card, its coins and its effects."""
    me, place = s.cities[p], place_of(s, card)
    for before in range(place):
        s.coins[s.market[before]] += 1
    me.coins += s.coins[card] + CARD[card].coins - place
    s.coins[card] = 0
    me.cards |= 1 << card
    me.taken += 1
    for good in range(N_GOODS):
        me.goods[good] += CARD[card].goods[good]
    for later in range(place + 1, s.offered):
        s.market[later - 1] = s.market[later]
    s.offered -= 1
    s.market[s.offered] = 0


@kernel
def end_turn(s: State) -> None:
    """R6: pass the turn on, or end the game when everybody has four cards."""
    s.seat = s.seat + 1 if s.seat + 1 < s.players else 0
    if s.cities[s.seat].taken == CARDS_EACH:
        judge(s)
