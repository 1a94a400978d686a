"""The contract of Duel: deal, whose decision, what is legal, what an action does. The entry points of the room."""

from __future__ import annotations

from typing import Any

from ...core.backend import ENDLESS, count, entry, kernel, lowest, nth
from ...core.chance import pick
from .construction import add_card, build, destroy, raise_wonder, remove_from_layout, sell, take_token
from .payment import can_build, can_raise
from .scoring import count_points, judge
from .setup import (
    begin_draft,
    clear_cities,
    due,
    due_detail,
    due_seat,
    first_game,
    give_wonder,
    lay_out,
    offer_group,
    pop,
    push,
    redeal,
    set_up,
)
from .state import BEGIN, CITY, DESTROY, DISCARD, DRAFT, FINISH, LIBRARY, REVIVE, TAKE, TURN, State
from .tables import CARD, N_CARDS, N_TOKENS, N_WONDERS, WONDER

# Action numbers: A_BUILD + card, A_SELL + card, A_RAISE + wonder * N_CARDS + card, A_DRAFT + wonder, and so on.
A_BUILD = 0
A_SELL = A_BUILD + N_CARDS
A_RAISE = A_SELL + N_CARDS
A_DRAFT = A_RAISE + N_WONDERS * N_CARDS
A_TAKE = A_DRAFT + N_WONDERS
A_REVIVE = A_TAKE + N_TOKENS
A_DESTROY = A_REVIVE + N_CARDS
A_BEGIN = A_DESTROY + N_CARDS
N_ACTIONS = A_BEGIN + 2
MAX_LEGAL = N_CARDS


@entry
def deal(states: Any, i: int, seed: int, parameters: Any) -> None:
    """Set a new game up; parameters[1] is 1 for the wonder draft, 0 for the wonders of a first game."""
    s = states[i]
    clear_cities(s)
    set_up(s, seed)
    if parameters[1]:
        begin_draft(s)
    else:
        first_game(s)
        begin_age_one(s)


@kernel
def begin_age_one(s: State) -> None:
    """R61: the first player begins age I."""
    lay_out(s, 1)
    push(s, TURN, 0, 0)


@entry
def to_act(states: Any, i: int) -> int:
    """Bit set of seats that owe a decision."""
    s = states[i]
    return 1 << due_seat(s) if s.depth else 0


@kernel
def look(s: State, p: int) -> None:
    """Work out which open cards and which own wonders the seat can pay for (scratch fields)."""
    me = s.cities[p]
    left, payable = int(s.open), 0
    while left:
        slot = lowest(left)
        left &= left - 1
        if can_build(me, s.layout[slot]):
            payable |= 1 << slot
    s.can_build = payable
    left, payable = ((1 << me.dealt) - 1) & ~(me.raised | me.closed), 0
    while left:
        place = lowest(left)
        left &= left - 1
        if can_raise(me, me.wonders[place]):
            payable |= 1 << place
    s.can_raise = payable


@kernel
def turn_action(s: State, p: int, k: int) -> int:
    """The k-th legal action of a turn, after `look`: all builds, then all sales, then wonders by place."""
    builds, cards = count(s.can_build), count(s.open)
    if k < builds:
        return A_BUILD + s.layout[nth(s.can_build, k)]
    k -= builds
    if k < cards:
        return A_SELL + s.layout[nth(s.open, k)]
    left = int(s.can_raise)
    k -= cards
    while k >= cards:
        k -= cards
        left &= left - 1
    return A_RAISE + s.cities[p].wonders[lowest(left)] * N_CARDS + s.layout[nth(s.open, k)]


@kernel
def turn_choices(s: State, p: int) -> int:
    """R23, R24: how many actions a turn has; selling is always possible."""
    look(s, p)
    return count(s.can_build) + count(s.open) * (1 + count(s.can_raise))


@kernel
def where_is(s: State, place: int, row: int, out: Any) -> int:
    """List the cards at a place, all colours (row < 0) or one."""
    n = 0
    for card in range(N_CARDS):
        if s.where[card] == place and (row < 0 or CARD[card].row == row):
            out[n] = card
            n += 1
    return n


@kernel
def shift(out: Any, n: int, by: int) -> int:
    """Turn listed pieces into action numbers."""
    for k in range(n):
        out[k] += by
    return n


@kernel
def list_bits(bits: int, by: int, out: Any) -> int:
    """List a bit set as action numbers."""
    n = 0
    while bits:
        out[n] = by + lowest(bits)
        bits &= bits - 1
        n += 1
    return n


@kernel
def list_turn(s: State, p: int, out: Any) -> int:
    """List the actions of a turn in the order of `turn_action`."""
    look(s, p)
    n = list_slots(s, int(s.can_build), A_BUILD, out, 0)
    n = list_slots(s, int(s.open), A_SELL, out, n)
    left = int(s.can_raise)
    while left:
        wonder = s.cities[p].wonders[lowest(left)]
        n = list_slots(s, int(s.open), A_RAISE + wonder * N_CARDS, out, n)
        left &= left - 1
    return n


@kernel
def list_slots(s: State, slots: int, by: int, out: Any, n: int) -> int:
    """List the cards in these slots as action numbers, from out[n] on."""
    while slots:
        out[n] = by + s.layout[lowest(slots)]
        slots &= slots - 1
        n += 1
    return n


@kernel
def list_legal(s: State, p: int, out: Any) -> int:
    """The legal actions of the decision that is due."""
    decision = due(s)
    if decision == TURN:
        return list_turn(s, p, out)
    if decision == DRAFT:
        return list_bits(int(s.offer), A_DRAFT, out)
    if decision == TAKE:
        return list_bits(int(s.board), A_TAKE, out)
    if decision == LIBRARY:
        return list_bits(int(s.drawn), A_TAKE, out)
    if decision == REVIVE:
        return shift(out, where_is(s, DISCARD, -1, out), A_REVIVE)
    if decision == DESTROY:
        return shift(out, where_is(s, CITY + 1 - p, due_detail(s), out), A_DESTROY)
    return list_bits(0b11, A_BEGIN, out)


@entry
def legal(states: Any, i: int, seat: int, out: Any) -> int:
    """Write the legal action numbers of a seat and return how many."""
    s = states[i]
    return list_legal(s, seat, out) if s.depth and due_seat(s) == seat else 0


@kernel
def play_card(s: State, p: int, action: int) -> None:
    """R24, R29, R34: build it, sell it, or build a wonder with it; the turn finishes when all it brings is decided."""
    card = (action - A_BUILD) % N_CARDS
    remove_from_layout(s, slot_of(s, card))
    if action < A_SELL:
        push(s, FINISH, p, 0)
        build(s, p, card)
    elif action < A_RAISE:
        push(s, FINISH, p, 0)
        sell(s, p, card)
    else:
        wonder = (action - A_RAISE) // N_CARDS
        push(s, FINISH, p, 1 if WONDER[wonder].again or s.cities[p].theology else 0)
        raise_wonder(s, p, wonder, card)


@kernel
def slot_of(s: State, card: int) -> int:
    """The open slot where a card lies."""
    left = int(s.open)
    while s.layout[lowest(left)] != card:
        left &= left - 1
    return lowest(left)


@kernel
def finish_turn(s: State, p: int, again: int) -> None:
    """R28, R29, R30: turn up what is open now; the age ends with its last card, else the next turn begins."""
    s.last = p
    if s.open & ~s.shown:
        s.shown |= s.open
        s.learnt += 1
    if s.present:
        push(s, TURN, p if again else 1 - p, 0)
    elif s.age == 3:
        judge(s)
    else:
        lay_out(s, s.age + 1)
        push(s, BEGIN, beginner_chooser(s), 0)


@kernel
def beginner_chooser(s: State) -> int:
    """R31: the player on whose side the pawn stands; in the middle, whoever played the last card."""
    if s.pawn == 0:
        return int(s.last)
    return 1 if s.pawn > 0 else 0


@kernel
def draft(s: State, p: int, wonder: int) -> None:
    """R4: take a wonder; the last of a group falls to the seat that has fewer."""
    s.offer &= ~(1 << wonder)
    give_wonder(s, p, wonder)
    if count(s.offer) > 1:
        return
    give_wonder(s, 0 if s.cities[0].dealt < s.cities[1].dealt else 1, lowest(s.offer))
    if s.cities[0].dealt + s.cities[1].dealt < 8:
        offer_group(s, 1)
    else:
        s.offer = 0
        begin_age_one(s)


@kernel
def decide(s: State, p: int, action: int) -> None:
    """Carry out a legal action of the seat whose decision is due."""
    decision = due(s)
    pop(s)
    if decision == TURN:
        play_card(s, p, action)
    elif decision == DRAFT:
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
        seat, again = due_seat(s), due_detail(s)
        pop(s)
        finish_turn(s, seat, again)


@entry
def apply(states: Any, i: int, seat: int, action: int) -> None:
    """Carry out an action that `legal` listed."""
    decide(states[i], seat, action)


@entry
def is_over(states: Any, i: int) -> bool:
    """Whether the game has ended."""
    return bool(states[i].ended)


@entry
def returns(states: Any, i: int, out: Any) -> None:
    """Each seat's share of the victory in thousandths."""
    s = states[i]
    for p in range(2):
        out[p] = 1000 // count(s.winners) if s.winners >> p & 1 else 0


@entry
def score(states: Any, i: int, seat: int, out: Any) -> int:
    """Write the categories of a seat's score sheet as if the game ended now; return the total."""
    return count_points(states[i], seat, out)


@entry
def reshuffle(states: Any, i: int, seat: int, seed: int) -> None:
    """Deal anew everything that a seat cannot know."""
    redeal(states[i], seat, seed)


@entry
def copy_state(states: Any, source: int, target: int) -> None:
    """Copy one state over another."""
    states[target] = states[source]


@kernel
def random_action(s: State, p: int, out: Any) -> int:
    """A legal action, each equally likely."""
    if due(s) == TURN:
        return turn_action(s, p, pick(s, turn_choices(s, p)))
    return int(out[pick(s, list_legal(s, p, out))])


@kernel
def wander_on(s: State, most: int, out: Any) -> int:
    """Make random decisions, at most so many; returns how many."""
    plies = 0
    while s.depth and plies < most:
        p = due_seat(s)
        decide(s, p, random_action(s, p, out))
        plies += 1
    return plies


@entry
def wander(states: Any, i: int, most: int, out: Any) -> int:
    """Make random decisions, at most so many; returns how many."""
    return wander_on(states[i], most, out)


@entry
def playout(states: Any, i: int, out: Any) -> int:
    """Play to the end with random actions; returns the number of decisions."""
    return wander_on(states[i], ENDLESS, out)


@entry
def play_batch(states: Any, seeds: Any, parameters: Any, out: Any) -> int:
    """Play a random game from each seed in the first state; returns the number of decisions."""
    plies = 0
    for k in range(len(seeds)):
        deal(states, 0, seeds[k], parameters)
        plies += playout(states, 0, out)
    return plies
