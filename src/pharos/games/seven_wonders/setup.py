"""Setting up: boards, sides, decks and hands; everything that chance decides before a hand is seen."""

from __future__ import annotations

from ...core.backend import Numbers, count, kernel, nth
from ...core.rng import draw_secret, shuffle
from .constants import STARTING_COINS
from .hands import draw_for_free_city
from .pending import due, pop, push
from .state import BEGIN_AGE, BOARD, NONE, SIDE, TURN, WAITING, State
from .tables import (
    AGES,
    DECK,
    DECKS,
    FIRST_GUILD,
    GUILDS,
    HAND,
    LEAST_CITIES,
    N_BOARDS,
    PLAYER_COUNTS,
    START_MADE,
    START_RAW,
)

AT_RANDOM, CHOSEN = -1, -2  # what `parameters` may contain instead of the number of a city's board or side
_ALL_BOARDS = (1 << N_BOARDS) - 1
FIRST_BOARD = 2  # place of the first city's board in `parameters`; its side follows


@kernel
def begin(s: State, parameters: Numbers) -> None:
    """R34 to R36: a new game, up to the first decision.

    Parameters are the number of players, the edition (1 or 2), then board and side of each city.
    """
    seat_players(s, parameters)
    hand_out_boards(s, parameters)
    ask_boards(s)
    if due(s) == BEGIN_AGE:
        pop(s)
        begin_age(s)


@kernel
def seat_players(s: State, parameters: Numbers) -> None:
    """R34, R36: cities with three coins for these players and this edition; two players have the Free City beside them."""
    s.players, s.edition = parameters[0], parameters[1] - 1
    s.n_cities = max(s.players, LEAST_CITIES)
    for c in range(s.n_cities):
        s.cities[c].coins = STARTING_COINS


@kernel
def free_boards(s: State) -> int:
    """R35: bit set of boards that no city has."""
    boards = _ALL_BOARDS
    for c in range(s.n_cities):
        if s.cities[c].board >= 0:
            boards &= ~(1 << s.cities[c].board)
    return boards


@kernel
def give_board(s: State, c: int, board: int, side: int) -> None:
    """R5, R18, R35: give the city its board; its resource is produced and for sale, but is not a card."""
    me = s.cities[c]
    at = s.edition * N_BOARDS + board
    me.board, me.side = board, side
    me.own_raw = me.sold_raw = START_RAW[at]
    me.own_made = me.sold_made = START_MADE[at]


@kernel
def hand_out_boards(s: State, parameters: Numbers) -> None:
    """R35, R46, R54: boards that are given, then those drawn at random; the rest is for the seats to choose."""
    for c in range(s.n_cities):
        if parameters[FIRST_BOARD + 2 * c] >= 0:
            give_board(s, c, parameters[FIRST_BOARD + 2 * c], NONE)
    for c in range(s.n_cities):
        if parameters[FIRST_BOARD + 2 * c] == AT_RANDOM:
            boards = free_boards(s)
            give_board(s, c, nth(boards, draw_secret(s, count(boards))), NONE)
    for c in range(s.n_cities):
        side = parameters[FIRST_BOARD + 2 * c + 1]
        if s.cities[c].board >= 0 and side != CHOSEN:
            s.cities[c].side = draw_secret(s, 2) if side == AT_RANDOM else side


@kernel
def ask_boards(s: State) -> None:
    """R35, R54: boards are chosen in seat order, with their side; sides alone by all seats at once, unseen."""
    push(s, BEGIN_AGE, 0)
    for seat in range(s.players):
        if s.cities[seat].board >= 0 and s.cities[seat].side < 0:
            s.owing |= 1 << seat
    if s.owing:
        push(s, SIDE, 0)
    for seat in range(s.players - 1, -1, -1):
        if s.cities[seat].board < 0:
            push(s, BOARD, seat)


@kernel
def begin_age(s: State) -> None:
    """R14, R21, R32, R55: the next age: seven cards for each hand, chains of the last age work, free structures return."""
    s.age += 1
    s.turn = 1
    s.info_epoch += 1
    deal_age(s)
    for c in range(s.n_cities):
        me = s.cities[c]
        me.chains |= me.next_age_chains
        me.next_age_chains = me.used = 0
    for hand in range(s.players):
        s.hands[hand] = (1 << HAND) - 1
    begin_turn(s)


@kernel
def begin_turn(s: State) -> None:
    """R37, R49: every seat owes a choice; the steward of the Free City has drawn a card."""
    draw_for_free_city(s)
    s.owing = (1 << s.players) - 1
    for c in range(s.n_cities):
        s.cities[c].committed = NONE
    push(s, TURN, 0)


@kernel
def deal_age(s: State) -> None:
    """R32, R34: the deck of this age for these cities; in age III with two more guilds than cities, drawn unseen."""
    first, cards = (s.age - 1) * DECK, HAND * s.n_cities
    source = ((s.edition * PLAYER_COUNTS + s.n_cities - LEAST_CITIES) * AGES + s.age - 1) * DECK
    at = 0
    while at < DECK and DECKS[source + at] >= 0:
        s.cards[first + at] = DECKS[source + at]
        at += 1
    guilds = GUILDS[s.edition]
    while at < cards:
        guild = nth(guilds, draw_secret(s, count(guilds)))
        guilds &= ~(1 << guild)
        s.cards[first + at] = FIRST_GUILD + guild
        at += 1
    for i in range(cards):
        s.place[first + i] = WAITING
    shuffle(s, s.cards, first, first + cards)
