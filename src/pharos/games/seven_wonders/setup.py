"""Setting up: boards, sides, decks and hands; everything that chance decides before a hand is seen."""

from __future__ import annotations

from typing import Any

from ...core.backend import count, kernel, nth
from ...core.chance import draw, seed_chance, shuffle
from .hands import draw_for_free_city
from .state import BEGIN_AGE, BOARD, SIDE, TURN, WAITING, State
from .tables import DECK, DECKS, FIRST_GUILD, GUILDS, HAND, MOST_CITIES, N_BOARDS, START_MADE, START_RAW

STARTING_COINS = 3
AT_RANDOM, CHOSEN = -1, -2  # what `parameters` say of a city's board or side besides its number
_ALL_BOARDS = (1 << N_BOARDS) - 1
FIRST_BOARD = 2  # place of the first city's board in `parameters`; its side follows


@kernel
def push(s: State, what: int, c: int) -> None:
    """Make a decision or a step the next one due; decisions of all seats at once have city 0."""
    s.stack[s.depth] = what << 3 | c
    s.depth += 1


@kernel
def pop(s: State) -> None:
    """What was due is done."""
    s.depth -= 1
    s.stack[s.depth] = 0


@kernel
def due(s: State) -> int:
    """What is due."""
    return s.stack[s.depth - 1] >> 3


@kernel
def due_city(s: State) -> int:
    """The city whose decision is due."""
    return s.stack[s.depth - 1] & 7


@kernel
def clear_city(s: State, c: int) -> None:
    """R36: an empty city with three coins."""
    me = s.cities[c]
    me.board = me.side = me.copied = me.committed = -1
    me.stages = me.low = me.high = me.chains = me.fresh = me.blue = me.wonder = me.shields = me.wild = 0
    me.own_raw = me.own_made = me.sold_raw = me.sold_made = 0
    me.cheap = me.powers = me.used = me.revives = me.looked = me.earned = 0
    me.coins = STARTING_COINS if c < s.n else 0
    for row in range(9):
        me.counts[row] = 0
    for i in range(3):
        me.symbols[i] = 0
        me.victories[i] = 0


@kernel
def clear(s: State, seed: int, parameters: Any) -> None:
    """R34, R36: an empty table for these players and this edition."""
    seed_chance(s, seed)
    s.players, s.edition = parameters[0], parameters[1] - 1
    s.n = 3 if s.players == 2 else s.players
    s.learnt = s.age = s.turn = s.ended = s.winners = s.depth = s.owing = 0
    for level in range(12):
        s.stack[level] = 0
    for c in range(MOST_CITIES):
        clear_city(s, c)
        s.hands[c] = 0
    for slot in range(3 * DECK):
        s.kind[slot] = -1
        s.place[slot] = s.gone[slot] = 0
    clear_scratch(s)


@kernel
def clear_scratch(s: State) -> None:
    """Scratch fields are zero in a new game, so that equal games are equal states."""
    m = s.market
    m.own_raw = m.own_made = m.left_raw = m.left_made = m.right_raw = m.right_made = m.all_raw = m.all_made = 0
    m.raw_left = m.raw_right = m.made_left = m.made_right = m.purse = 0
    s.menu.n = s.menu.free = s.menu.stage = s.menu.may_sell = s.menu.listed = 0
    for i in range(16):
        s.menu.kinds[i] = s.menu.ways[i] = 0
    for i in range(DECK):
        s.slots[i] = 0
    for i in range(7):
        s.sheet[i] = 0


@kernel
def free_boards(s: State) -> int:
    """R35: bit set of boards that no city has."""
    boards = _ALL_BOARDS
    for c in range(s.n):
        if s.cities[c].board >= 0:
            boards &= ~(1 << s.cities[c].board)
    return boards


@kernel
def give_board(s: State, c: int, board: int, side: int) -> None:
    """R5, R18, R35: the board lies before its city; its resource is produced and for sale, but is no card."""
    me = s.cities[c]
    at = s.edition * N_BOARDS + board
    me.board, me.side = board, side
    me.own_raw = me.sold_raw = START_RAW[at]
    me.own_made = me.sold_made = START_MADE[at]


@kernel
def hand_out_boards(s: State, parameters: Any) -> None:
    """R35, R46, R54: boards that are given, then those drawn at random; the rest is for the seats to choose."""
    for c in range(s.n):
        if parameters[FIRST_BOARD + 2 * c] >= 0:
            give_board(s, c, parameters[FIRST_BOARD + 2 * c], -1)
    for c in range(s.n):
        if parameters[FIRST_BOARD + 2 * c] == AT_RANDOM:
            boards = free_boards(s)
            give_board(s, c, nth(boards, draw(s, count(boards))), -1)
    for c in range(s.n):
        side = parameters[FIRST_BOARD + 2 * c + 1]
        if s.cities[c].board >= 0 and side != CHOSEN:
            s.cities[c].side = draw(s, 2) if side == AT_RANDOM else side


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
    """R14, R21, R32, R55: the next age: seven cards for each hand, chains of the last age serve, free structures return."""
    s.age += 1
    s.turn = 1
    s.learnt += 1
    deal_age(s)
    for c in range(s.n):
        me = s.cities[c]
        me.chains |= me.fresh
        me.fresh = me.used = 0
    for hand in range(s.players):
        s.hands[hand] = (1 << HAND) - 1
    begin_turn(s)


@kernel
def begin_turn(s: State) -> None:
    """R37, R49: every seat owes a choice; the steward of the Free City has drawn a card."""
    draw_for_free_city(s)
    s.owing = (1 << s.players) - 1
    for c in range(s.n):
        s.cities[c].committed = -1
    push(s, TURN, 0)


@kernel
def deal_age(s: State) -> None:
    """R32, R34: the deck of this age for so many cities; in age III with two more guilds than cities, drawn unseen."""
    first, cards = (s.age - 1) * DECK, HAND * s.n
    source = ((s.edition * 5 + s.n - 3) * 3 + s.age - 1) * DECK
    at = 0
    while at < DECK and DECKS[source + at] >= 0:
        s.kind[first + at] = DECKS[source + at]
        at += 1
    guilds = GUILDS[s.edition]
    while at < cards:
        guild = nth(guilds, draw(s, count(guilds)))
        guilds &= ~(1 << guild)
        s.kind[first + at] = FIRST_GUILD + guild
        at += 1
    for i in range(cards):
        s.place[first + i] = WAITING
    shuffle(s, s.kind, first, first + cards)
