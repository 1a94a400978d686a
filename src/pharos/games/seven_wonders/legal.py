"""What a seat may do now: the choices of every decision, and who owes one."""

from __future__ import annotations

from ...core.backend import Numbers, kernel, lowest
from .actions import A_BOARD, A_COPY, A_DECLINE, A_REVIVE, A_SIDE
from .choices import list_action, list_menu
from .hands import card_at, free_city, seat_for, steward
from .payment import has_built
from .pending import due, due_city
from .setup import free_boards
from .state import BOARD, DISCARD, REVIVE, SEVENTH_CARD, SIDE, TURN, State
from .tables import DECK, FIRST_GUILD, LOW, N_BOARDS
from .turn import guilds_around


@kernel
def owing_seats(s: State) -> int:
    """R37: bit set of seats that owe a decision."""
    if s.depth == 0:
        return 0
    if due(s) == TURN or due(s) == SIDE:
        return s.owing
    return 1 << seat_for(s, due_city(s))


@kernel
def may_decide(s: State, seat: int) -> bool:
    """R37: whether the seat owes a decision, or has made one that can still be changed."""
    if s.depth == 0:
        return False
    if owing_seats(s) >> seat & 1:
        return True
    return (due(s) == TURN or due(s) == SIDE) and s.cities[seat].committed >= 0


@kernel
def list_bits(s: State, bits: int, by: int, out: Numbers) -> None:
    """List a bit set as action numbers."""
    while bits:
        list_action(s, by + lowest(bits), out)
        bits &= bits - 1


@kernel
def list_turn(s: State, seat: int, out: Numbers) -> None:
    """R33, R37: the choices of a turn, for seats that have committed too; a steward then chooses for the Free City."""
    if seat == steward(s) and s.cities[seat].committed >= 0:
        list_menu(s, free_city(s), out)
        if s.owing >> seat & 1:
            return
    list_menu(s, seat, out)


@kernel
def list_boards(s: State, out: Numbers) -> None:
    """R35, R54: boards nobody has, with either side."""
    left = free_boards(s)
    while left:
        list_bits(s, 0b11, A_BOARD + (s.edition * N_BOARDS + lowest(left)) * 2, out)
        left &= left - 1


@kernel
def list_seventh(s: State, c: int, out: Numbers) -> None:
    """R20, R33, R43: play the last card or leave it; the Free City must play it."""
    list_menu(s, c, out)
    if c < s.players:
        list_action(s, A_DECLINE, out)


@kernel
def list_discards(s: State, c: int, out: Numbers) -> None:
    """R13, R19, R43: each structure of the discard pile that the city lacks, once; or none of them."""
    low = high = 0
    for slot in range(s.age * DECK):
        card = card_at(s, slot)
        if s.place[slot] == DISCARD and not has_built(s.cities[c], card):
            if card < LOW:
                low |= 1 << card
            else:
                high |= 1 << (card - LOW)
    list_bits(s, low, A_REVIVE, out)
    list_bits(s, high, A_REVIVE + LOW, out)
    list_action(s, A_DECLINE, out)


@kernel
def list_legal(s: State, seat: int, out: Numbers) -> int:
    """List the choices of the decision that is due; how many."""
    decision, c = due(s), due_city(s)
    s.menu.listed = 0
    if decision == TURN:
        list_turn(s, seat, out)
    elif decision == SIDE:
        list_bits(s, 0b11, A_SIDE + 2 * s.edition, out)
    elif decision == BOARD:
        list_boards(s, out)
    elif decision == SEVENTH_CARD:
        list_seventh(s, c, out)
    elif decision == REVIVE:
        list_discards(s, c, out)
    else:
        list_bits(s, guilds_around(s, c), A_COPY + FIRST_GUILD, out)
    return s.menu.listed
