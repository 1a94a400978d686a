"""The contract of 7 Wonders: deal, whose decision, what is legal, what an action does. The entry points of the room."""

from __future__ import annotations

from typing import Any

from ...core.backend import ENDLESS, count, entry, kernel, lowest
from ...core.chance import pick
from .actions import A_BOARD, A_CITY, A_COPY, A_DECLINE, A_REVIVE, A_SIDE
from .choices import list_action, list_menu, look, menu_action, menu_size
from .hands import free_city, kind_at, seat_for, steward
from .hidden import redeal
from .payment import has_built
from .scoring import count_points
from .setup import ask_boards, begin_age, clear, due, due_city, free_boards, hand_out_boards, pop
from .state import BEGIN_AGE, BOARD, DISCARD, REVIVE, SEVENTH_CARD, SIDE, TURN, State
from .tables import DECK, FIRST_GUILD, LOW, N_BOARDS
from .turn import decide, guilds_around


@kernel
def begin(s: State, seed: int, parameters: Any) -> None:
    """R34 to R36: a new game, up to the first decision."""
    clear(s, seed, parameters)
    hand_out_boards(s, parameters)
    ask_boards(s)
    if due(s) == BEGIN_AGE:
        pop(s)
        begin_age(s)


@entry
def deal(states: Any, i: int, seed: int, parameters: Any) -> None:
    """Set a new game up: players, edition (1 or 2), then board and side of each city (see `setup.py`)."""
    begin(states[i], seed, parameters)


@kernel
def owing_seats(s: State) -> int:
    """R37: bit set of seats that owe a decision."""
    if s.depth == 0:
        return 0
    if due(s) == TURN or due(s) == SIDE:
        return s.owing
    return 1 << seat_for(s, due_city(s))


@entry
def to_act(states: Any, i: int) -> int:
    """Bit set of seats that owe a decision."""
    return owing_seats(states[i])


@kernel
def list_bits(s: State, bits: int, by: int, out: Any) -> None:
    """List a bit set as action numbers."""
    while bits:
        list_action(s, by + lowest(bits), out)
        bits &= bits - 1


@kernel
def list_turn(s: State, seat: int, out: Any) -> None:
    """R33, R37: the choices of a turn, for seats that have committed too; a steward then chooses for the Free City."""
    if seat == steward(s) and s.cities[seat].committed >= 0:
        list_menu(s, free_city(s), out)
        if s.owing >> seat & 1:
            return
    list_menu(s, seat, out)


@kernel
def list_boards(s: State, out: Any) -> None:
    """R35, R54: boards nobody has, with either side."""
    left = free_boards(s)
    while left:
        list_bits(s, 0b11, A_BOARD + (s.edition * N_BOARDS + lowest(left)) * 2, out)
        left &= left - 1


@kernel
def list_seventh(s: State, c: int, out: Any) -> None:
    """R20, R33, R43: play the last card or leave it; the Free City must play it."""
    list_menu(s, c, out)
    if c < s.players:
        list_action(s, A_DECLINE, out)


@kernel
def list_discards(s: State, c: int, out: Any) -> None:
    """R13, R19, R43: each structure of the discard pile that the city lacks, once; or none of them."""
    low = high = 0
    for slot in range(s.age * DECK):
        kind = kind_at(s, slot)
        if s.place[slot] == DISCARD and not has_built(s.cities[c], kind):
            if kind < LOW:
                low |= 1 << kind
            else:
                high |= 1 << (kind - LOW)
    list_bits(s, low, A_REVIVE, out)
    list_bits(s, high, A_REVIVE + LOW, out)
    list_action(s, A_DECLINE, out)


@kernel
def list_due(s: State, seat: int, out: Any) -> int:
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


@kernel
def may_decide(s: State, seat: int) -> bool:
    """R37: whether the seat owes a decision, or has made one that can still be changed."""
    if s.depth == 0:
        return False
    if owing_seats(s) >> seat & 1:
        return True
    return (due(s) == TURN or due(s) == SIDE) and s.cities[seat].committed >= 0


@entry
def legal(states: Any, i: int, seat: int, out: Any) -> int:
    """Write the legal action numbers of a seat and return how many."""
    s = states[i]
    return list_due(s, seat, out) if may_decide(s, seat) else 0


@entry
def apply(states: Any, i: int, seat: int, action: int) -> None:
    """Carry out an action that `legal` listed."""
    decide(states[i], seat, action)


@entry
def is_over(states: Any, i: int) -> bool:
    """Whether the game has ended."""
    s: State = states[i]
    return s.ended != 0


@entry
def returns(states: Any, i: int, out: Any) -> None:
    """Each seat's share of the victory in thousandths."""
    s = states[i]
    for seat in range(s.players):
        out[seat] = 1000 // count(s.winners) if s.winners >> seat & 1 else 0


@entry
def score(states: Any, i: int, seat: int, out: Any) -> int:
    """Write the categories of a seat's score sheet as if the game ended now; return the total."""
    s = states[i]
    total = count_points(s, seat)
    for category in range(7):
        out[category] = s.sheet[category]
    return total


@entry
def reshuffle(states: Any, i: int, seat: int, seed: int) -> None:
    """Deal anew everything that a seat cannot know."""
    redeal(states[i], seat, seed)


@entry
def copy_state(states: Any, source: int, target: int) -> None:
    """Copy one state over another."""
    states[target] = states[source]


@kernel
def random_action(s: State, seat: int, out: Any) -> int:
    """A choice that the seat owes, each equally likely."""
    if due(s) == TURN:
        own = s.cities[seat].committed < 0
        look(s, seat if own else free_city(s))
        action = menu_action(s, pick(s, menu_size(s)))
        return action if own else A_CITY + action
    listed: int = out[pick(s, list_due(s, seat, out))]
    return listed


@kernel
def finish(s: State, most: int, out: Any) -> int:
    """Make random decisions, at most so many; how many."""
    plies = 0
    while s.depth and plies < most:
        seat = lowest(owing_seats(s))
        decide(s, seat, random_action(s, seat, out))
        plies += 1
    return plies


@entry
def playout(states: Any, i: int, out: Any) -> int:
    """Play to the end with random actions; returns the number of decisions."""
    return finish(states[i], ENDLESS, out)


@entry
def wander(states: Any, i: int, most: int, out: Any) -> int:
    """Make random decisions, at most so many; returns how many."""
    return finish(states[i], most, out)


@entry
def play_batch(states: Any, seeds: Any, parameters: Any, out: Any) -> int:
    """Play a random game from each seed in the first state; returns the number of decisions."""
    s, plies = states[0], 0
    for k in range(len(seeds)):
        begin(s, seeds[k], parameters)
        plies += finish(s, ENDLESS, out)
    return plies
