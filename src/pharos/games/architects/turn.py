"""The turn: what the seat may choose among, what happens without a choice, and how turns follow each other.

Every decision knows how many actions it has (`choices`) and which is the k-th (`choice`). A decision with a single
action is carried out at once, one with none is passed over (`step`), so a seat is asked only when it has a choice.
"""

from __future__ import annotations

from ...core.backend import count, kernel, lowest, nth
from .actions import (
    A_DECLINE,
    A_EXTRA,
    A_KEEP,
    A_LOOK,
    A_PAIR,
    A_REACH,
    A_STACK,
    A_STAGE,
    A_TAKE,
    A_TOKEN,
    A_TRIPLE,
    STAGE_FIRST,
)
from .construction import (
    LEFT,
    RIGHT,
    construct,
    deck_at,
    has_triple,
    keep,
    look_at,
    offered,
    open_sides,
    pairs,
    take_offered,
    take_piled,
    take_top,
    use_pair,
    use_triple,
)
from .scoring import battle, judge
from .setup import are_decks_empty, searched_kinds
from .stages import available, optional_payment, optional_ways, required_payment, required_ways, stages_due
from .state import ACT, KEEP, LOOK, REACH, TAKE, City, State
from .tables import CENTRE, N_STAGES, WHOLE


@kernel
def has_tokens(s: State) -> bool:
    """R21, R50: whether any progress token is left."""
    return s.piled > 0 or offered(s) != 0


@kernel
def set_choices(s: State, me: City) -> int:
    """R14, R21, R50: how many ways there are to make a science set; without tokens there is nothing to make it for."""
    found_pairs = pairs(me)
    triple = has_triple(me)
    if (found_pairs or triple) and has_tokens(s):
        return count(found_pairs) + triple
    return 0


@kernel
def act_choices(s: State, p: int) -> int:
    """R4, R5, R6, R14, R18, R42, R43, R45: how a turn may continue; it may be declined unless a set or a
    stage that needs no Engineering is due."""
    me = s.cities[p]
    due = set_choices(s, me)
    free = count(open_sides(s, p)) if s.extras else 0
    stages = stages_due(s, p)
    left = available(me)
    while left:
        stage = lowest(left)
        left &= left - 1
        due += required_ways(s, p, stage, stages)
        free += optional_ways(s, p, stage, stages)
    return due + free if due or free == 0 else free + 1


@kernel
def act_choice(s: State, p: int, k: int) -> int:
    """The k-th of them: extra cards, stages by number, pairs, the three symbols, declining."""
    me = s.cities[p]
    if s.extras:
        sides = open_sides(s, p)
        if k < count(sides):
            return A_EXTRA + nth(sides, k)
        k -= count(sides)
    stages = stages_due(s, p)
    left = available(me)
    while left:
        stage = lowest(left)
        left &= left - 1
        ways = required_ways(s, p, stage, stages)
        if k < ways:
            return STAGE_FIRST[stage] + required_payment(s, p, stage, stages, k)
        k -= ways
        ways = optional_ways(s, p, stage, stages)
        if k < ways:
            return STAGE_FIRST[stage] + optional_payment(s, p, stage, stages, k)
        k -= ways
    return set_choice(s, me, k)


@kernel
def set_choice(s: State, me: City, k: int) -> int:
    """R14: the k-th way to make a science set, or declining when none is left."""
    if k >= set_choices(s, me):
        return A_DECLINE
    return A_PAIR + nth(pairs(me), k) if k < count(pairs(me)) else A_TRIPLE


@kernel
def sides_only(s: State, p: int) -> int:
    """R23: bit set of the decks to the left and right that have a card; never the central one."""
    return open_sides(s, p) & (1 << LEFT | 1 << RIGHT)


@kernel
def full_decks(s: State) -> int:
    """R22: bit set of all decks on the table that have a card."""
    decks = 0
    for deck in range(CENTRE + 1):
        decks |= (s.left[deck] > 0) << deck
    return decks


@kernel
def printed_on(s: State, deck: int) -> int:
    """R2: the wonder that a deck belongs to, or CENTRE."""
    return CENTRE if deck == CENTRE else s.cities[deck].wonder


@kernel
def deck_of(s: State, wonder: int) -> int:
    """R2: the deck that belongs to a wonder in play, or CENTRE."""
    deck = CENTRE
    for p in range(s.players):
        if s.cities[p].wonder == wonder:
            deck = p
    return deck


@kernel
def choices(s: State, p: int) -> int:
    """How many actions the due decision has."""
    if s.due == TAKE:
        return count(open_sides(s, p))
    if s.due == ACT:
        return act_choices(s, p)
    if s.due == REACH:
        return count(full_decks(s))
    if s.due == LOOK:
        return count(sides_only(s, p))
    if s.due == KEEP:
        return count(searched_kinds(s))
    return count(offered(s)) + (s.piled > 0)


@kernel
def choice(s: State, p: int, k: int) -> int:
    """The k-th action of the due decision."""
    if s.due == TAKE:
        return A_TAKE + nth(open_sides(s, p), k)
    if s.due == ACT:
        return act_choice(s, p, k)
    if s.due == REACH:
        return A_REACH + printed_on(s, nth(full_decks(s), k))
    if s.due == LOOK:
        return A_LOOK + nth(sides_only(s, p), k) // RIGHT
    if s.due == KEEP:
        return A_KEEP + nth(searched_kinds(s), k)
    return A_TOKEN + nth(offered(s), k) if k < count(offered(s)) else A_STACK


@kernel
def build(s: State, p: int, action: int) -> None:
    """R7, R8: the stage and the payment that an action names."""
    stage = N_STAGES - 1
    while action < STAGE_FIRST[stage]:
        stage -= 1
    construct(s, p, stage, action - STAGE_FIRST[stage])


@kernel
def act(s: State, p: int, action: int) -> None:
    """R4, R18, R19, R45: continue the turn, or decline what is left of it."""
    if action >= A_STAGE:
        build(s, p, action)
    elif action < A_DECLINE:
        s.extras -= 1
        take_top(s, p, deck_at(s, p, action - A_EXTRA))
    elif action == A_DECLINE:
        end_turn(s, p)
    elif action < A_TRIPLE:
        use_pair(s, p, action - A_PAIR)
    else:
        use_triple(s, p)


@kernel
def carry_out(s: State, p: int, action: int) -> None:
    """Carry out an action of the due decision; then the turn continues unless something else is due."""
    due = s.due
    s.due = ACT
    if due == TAKE:
        take_top(s, p, deck_at(s, p, action - A_TAKE))
    elif due == ACT:
        act(s, p, action)
    elif due == REACH:
        take_top(s, p, deck_of(s, action - A_REACH))
    elif due == LOOK:
        look_at(s, deck_at(s, p, (action - A_LOOK) * RIGHT))
    elif due == KEEP:
        keep(s, p, action - A_KEEP)
    elif action == A_STACK:
        take_piled(s, p)
    else:
        take_offered(s, p, action - A_TOKEN)


@kernel
def pass_over(s: State, p: int) -> None:
    """R4, R46, R49, R50, R52: with nothing to take or choose from, the turn continues; with nothing left to do, it ends."""
    s.amount = 0
    if s.due == ACT:
        end_turn(s, p)
    else:
        s.due = ACT


@kernel
def end_turn(s: State, p: int) -> None:
    """R30, R36, R48, R49: a battle that was triggered, then the end of the game or the turn of the left neighbour."""
    if s.peace == 0:
        battle(s)
    if s.cities[p].built == WHOLE or are_decks_empty(s):
        judge(s)
    else:
        begin_turn(s, p + 1 if p + 1 < s.players else 0)


@kernel
def begin_turn(s: State, p: int) -> None:
    """R17, R29: all tokens are ready again; the holder of the cat sees the top card of the central deck."""
    s.seat = p
    s.due = TAKE
    s.triggered = s.extras = 0
    if s.cat == p and s.left[CENTRE] and not s.knows >> p & 1:
        s.knows |= 1 << p
        s.info_epoch += 1


@kernel
def decide(s: State, p: int, action: int) -> None:
    """Carry out a legal action, and everything that then leaves no choice."""
    carry_out(s, p, action)
    while step(s):
        pass


@kernel
def step(s: State) -> bool:
    """Carry out the next thing that leaves no choice; False when a decision is due or the game is over."""
    if s.ended:
        return False
    p = s.seat
    s.choices = choices(s, p)
    if s.choices > 1:
        return False
    if s.choices:
        carry_out(s, p, choice(s, p, s.choices - 1))
    else:
        pass_over(s, p)
    return True
