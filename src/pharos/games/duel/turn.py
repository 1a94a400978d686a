"""The turn: what a decision does, and how turns, ages and the draft follow each other."""

from __future__ import annotations

from ...core.backend import count, kernel, lowest
from .actions import A_BEGIN, A_BUILD, A_DESTROY, A_DRAFT, A_REVIVE, A_SELL, A_TAKE, A_WONDER
from .choices import PLACE, USE_BUILD, USE_SELL, USE_WONDER, listed
from .constants import WONDERS_EACH
from .construction import add_card, build, build_wonder, destroy, remove_from_layout, sell, take_token
from .pending import due, due_detail, due_seat, pop, push, replace
from .scoring import judge
from .setup import give_wonder, lay_out, offer_group
from .state import BEGIN, DESTROY, DRAFT, FINISH, LIBRARY, REVIVE, TAKE, TURN, State
from .tables import AGES, N_CARDS, WONDER


@kernel
def begin_age_one(s: State) -> None:
    """R61: the first player begins age I."""
    lay_out(s, 1)
    push(s, TURN, 0, 0)


@kernel
def move_of(s: State, p: int, action: int) -> int:
    """The way to take a turn that an action number means."""
    slot = slot_of(s, (action - A_BUILD) % N_CARDS)
    if action < A_WONDER:
        return (USE_BUILD if action < A_SELL else USE_SELL) << PLACE | slot
    place = 0
    while s.cities[p].wonders[place] != (action - A_WONDER) // N_CARDS:
        place += 1
    return USE_WONDER + place << PLACE | slot


@kernel
def slot_of(s: State, card: int) -> int:
    """The open slot that a card is in."""
    left = int(s.open)
    while s.layout[lowest(left)] != card:
        left &= left - 1
    return lowest(left)


@kernel
def take_turn(s: State, p: int, move: int) -> None:
    """R24, R29, R34: build it, sell it, or build a wonder with it; the turn ends when all resulting choices are made."""
    use, slot = move >> PLACE, listed(move, 0)
    card = int(s.layout[slot])
    remove_from_layout(s, slot)
    if use == USE_BUILD:
        replace(s, FINISH, p, 0)
        build(s, p, card)
    elif use == USE_SELL:
        replace(s, FINISH, p, 0)
        sell(s, p, card)
    else:
        place = use - USE_WONDER
        replace(s, FINISH, p, WONDER[s.cities[p].wonders[place]].again | s.cities[p].theology)
        build_wonder(s, p, place, card)
    if s.depth and due(s) == FINISH:
        finish_turn(s)


@kernel
def finish_turn(s: State) -> None:
    """R28, R29, R30: turn up what is open now; the age ends with its last card, else the next turn begins."""
    p, again = due_seat(s), due_detail(s)
    s.last = p
    s.info_epoch += (s.open & ~s.shown) != 0
    s.shown |= s.open
    if s.present:
        replace(s, TURN, p ^ 1 ^ again, 0)
    else:
        end_age(s)


@kernel
def end_age(s: State) -> None:
    """R30: after the third age points are counted, before it the next one is laid out."""
    if s.age == AGES:
        pop(s)
        judge(s)
    else:
        lay_out(s, s.age + 1)
        replace(s, BEGIN, beginner_chooser(s), 0)


@kernel
def beginner_chooser(s: State) -> int:
    """R31: the player on whose side the pawn is; in the middle, the player of the last card."""
    if s.pawn == 0:
        return int(s.last)
    return 1 if s.pawn > 0 else 0


@kernel
def draft(s: State, p: int, wonder: int) -> None:
    """R4: take a wonder; the last of a group goes to the seat that has fewer."""
    s.offer &= ~(1 << wonder)
    give_wonder(s, p, wonder)
    if count(s.offer) > 1:
        return
    give_wonder(s, 0 if s.cities[0].dealt < s.cities[1].dealt else 1, lowest(s.offer))
    if s.cities[0].dealt + s.cities[1].dealt < 2 * WONDERS_EACH:
        offer_group(s, 1)
    else:
        s.offer = 0
        begin_age_one(s)


@kernel
def decide(s: State, p: int, action: int) -> None:
    """Carry out a legal action of the seat whose decision is due."""
    if due(s) == TURN:
        take_turn(s, p, move_of(s, p, action))
    else:
        decide_other(s, p, action)


@kernel
def decide_other(s: State, p: int, action: int) -> None:
    """Carry out any decision but a turn; the turn that waited for it then finishes."""
    decision = due(s)
    pop(s)
    if decision == DRAFT:
        draft(s, p, action - A_DRAFT)
    elif decision == TAKE:
        take_token(s, p, action - A_TAKE)
    elif decision == LIBRARY:
        s.drawn = 0
        take_token(s, p, action - A_TAKE)
    elif decision == REVIVE:
        add_card(s, p, action - A_REVIVE)
    elif decision == DESTROY:
        destroy(s, p, action - A_DESTROY)
    else:
        push(s, TURN, action - A_BEGIN, 0)
    if s.depth and due(s) == FINISH:
        finish_turn(s)
