"""The contract of Duel: deal, whose decision, what is legal, what an action does. The entry points of the room."""

from __future__ import annotations

from typing import Any

from ...core.backend import ENDLESS, count, entry, kernel, lowest
from ...core.chance import pick
from .construction import add_card, build, destroy, raise_wonder, remove_from_layout, sell, take_token
from .payment import can_build, can_build_plainly, can_raise, can_raise_plainly, is_plain
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
    replace,
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
PLACE = 5  # bits of a slot or of a wonder's place in the lists of `look`
USE_BUILD, USE_SELL, USE_RAISE = range(3)  # what a turn does with its card; USE_RAISE + place: which wonder


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
    """List the open slots, those whose card the seat can build, and its wonders that it can pay for (scratch fields)."""
    me = s.cities[p]
    plain = is_plain(me)
    slots, n, builds, n_builds = 0, 0, 0, 0
    left = int(s.open)
    while left:
        slot = lowest(left)
        left &= left - 1
        card = int(s.layout[slot])
        can = can_build_plainly(me, card) if plain else can_build(me, card)
        slots |= slot << PLACE * n
        builds |= slot * can << PLACE * n_builds
        n += 1
        n_builds += can
    s.slots, s.n_slots, s.builds, s.n_builds = slots, n, builds, n_builds
    left, raises, n_raises = ((1 << me.dealt) - 1) & ~(me.raised | me.closed), 0, 0
    while left:
        place = lowest(left)
        left &= left - 1
        wonder = int(me.wonders[place])
        can = can_raise_plainly(me, wonder) if plain else can_raise(me, wonder)
        raises |= place * can << PLACE * n_raises
        n_raises += can
    s.raises, s.n_raises = raises, n_raises


@kernel
def listed(places: int, k: int) -> int:
    """The k-th place of a list made by `look`."""
    return places >> PLACE * k & (1 << PLACE) - 1


@kernel
def turn_move(s: State, k: int) -> int:
    """The k-th way to take a turn, after `look`, as use << PLACE | slot: builds, then sales, then wonders by place."""
    if k < s.n_builds:
        return USE_BUILD << PLACE | listed(s.builds, k)
    k -= s.n_builds
    if k < s.n_slots:
        return USE_SELL << PLACE | listed(s.slots, k)
    k -= s.n_slots
    raised = 0
    while k >= s.n_slots:
        k -= s.n_slots
        raised += 1
    return USE_RAISE + listed(s.raises, raised) << PLACE | listed(s.slots, k)


@kernel
def turn_action(s: State, p: int, k: int) -> int:
    """The same as an action number."""
    move = turn_move(s, k)
    use, card = move >> PLACE, s.layout[listed(move, 0)]
    if use < USE_RAISE:
        return (A_BUILD if use == USE_BUILD else A_SELL) + card
    return A_RAISE + s.cities[p].wonders[use - USE_RAISE] * N_CARDS + card


@kernel
def turn_choices(s: State, p: int) -> int:
    """R23, R24: how many actions a turn has; selling is always possible."""
    look(s, p)
    return s.n_builds + s.n_slots * (1 + s.n_raises)


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
    """List the actions of a turn in the order of `turn_move`."""
    look(s, p)
    n = list_places(s, s.builds, s.n_builds, A_BUILD, out, 0)
    n = list_places(s, s.slots, s.n_slots, A_SELL, out, n)
    for k in range(s.n_raises):
        wonder = s.cities[p].wonders[listed(s.raises, k)]
        n = list_places(s, s.slots, s.n_slots, A_RAISE + wonder * N_CARDS, out, n)
    return n


@kernel
def list_places(s: State, slots: int, many: int, by: int, out: Any, n: int) -> int:
    """List the cards in these slots as action numbers, from out[n] on."""
    for k in range(many):
        out[n + k] = by + s.layout[listed(slots, k)]
    return n + many


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
def move_of(s: State, p: int, action: int) -> int:
    """The way to take a turn that an action number means."""
    slot = slot_of(s, (action - A_BUILD) % N_CARDS)
    if action < A_RAISE:
        return (USE_BUILD if action < A_SELL else USE_SELL) << PLACE | slot
    place = 0
    while s.cities[p].wonders[place] != (action - A_RAISE) // N_CARDS:
        place += 1
    return USE_RAISE + place << PLACE | slot


@kernel
def slot_of(s: State, card: int) -> int:
    """The open slot where a card lies."""
    left = int(s.open)
    while s.layout[lowest(left)] != card:
        left &= left - 1
    return lowest(left)


@kernel
def take_turn(s: State, p: int, move: int) -> None:
    """R24, R29, R34: build it, sell it, or build a wonder with it; the turn finishes when all it brings is decided."""
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
        place = use - USE_RAISE
        replace(s, FINISH, p, WONDER[s.cities[p].wonders[place]].again | s.cities[p].theology)
        raise_wonder(s, p, place, card)
    if s.depth and due(s) == FINISH:
        finish_turn(s)


@kernel
def finish_turn(s: State) -> None:
    """R28, R29, R30: turn up what is open now; the age ends with its last card, else the next turn begins."""
    p, again = due_seat(s), due_detail(s)
    s.last = p
    s.learnt += (s.open & ~s.shown) != 0
    s.shown |= s.open
    if s.present:
        replace(s, TURN, p ^ 1 ^ again, 0)
    else:
        end_age(s)


@kernel
def end_age(s: State) -> None:
    """R30: after the third age points are counted, before it the next one is laid out."""
    if s.age == 3:
        pop(s)
        judge(s)
    else:
        lay_out(s, s.age + 1)
        replace(s, BEGIN, beginner_chooser(s), 0)


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
    if due(s) == TURN:
        take_turn(s, p, move_of(s, p, action))
    else:
        decide_other(s, p, action)


@kernel
def decide_other(s: State, p: int, action: int) -> None:
    """Carry out a decision that is no turn; a turn that has waited for it finishes."""
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
    """A legal action of a decision that is no turn, each equally likely."""
    return int(out[pick(s, list_legal(s, p, out))])


@kernel
def random_turn(s: State, p: int) -> None:
    """Take a turn, each legal action equally likely."""
    take_turn(s, p, turn_move(s, pick(s, turn_choices(s, p))))


@kernel
def wander_on(s: State, most: int, out: Any) -> int:
    """Make random decisions, at most so many; returns how many."""
    plies = 0
    while s.depth and plies < most:
        p = due_seat(s)
        if due(s) == TURN:
            random_turn(s, p)
        else:
            decide_other(s, p, random_action(s, p, out))
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
