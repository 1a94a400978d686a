"""Values of afterstates: positions right after an action, before chance reveals anything.

A network that all cities share values each of them; the odds between two cities are e to the power of the difference. It
learned from its own games (`pharos train architects`). Sums are added up in the same order in both engines.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from ....core.backend import Numbers, Reals, count, entry_point, kernel, vector_kernel
from ..actions import A_STACK
from ..state import State, States
from ..tables import CENTRE, DECK_SIZE, MOST_PLAYERS, N_KINDS
from .city_inputs import MOST_INPUTS, N_INPUTS, note_city
from .evaluation import central_kinds, deck_taken, many_of, reach_afterstate

__all__ = ["MOST_INPUTS", "N_INPUTS"]

UNITS = 32
WIDTH = 1 + UNITS  # of a row of the network: the linear weight, then one weight per unit
N_WEIGHTS = (N_INPUTS + 1) * WIDTH
"""The length of a network: a row for each input, then the weight of each active unit in the value."""
SEATS = MOST_PLAYERS


class Work(NamedTuple):
    """Scratch space, and what the kernels return."""

    places: Numbers  # the inputs of a city that are not zero
    amounts: Reals
    sums: Reals  # of the units
    part: Reals  # each seat's chance in one of the possible afterstates
    chances: Reals  # each seat's chance after an action
    best: Reals  # the same for the best action


@vector_kernel
def _add_row(sums: Reals, net: Reals, first: int, amount: float) -> None:
    """Add the row of an input to the sums."""
    for j in range(WIDTH):
        sums[j] += amount * net[first + j]


@kernel
def city_value(s: State, p: int, coming: int, net: Reals, work: Work) -> float:
    """Return the value of a city, in log-odds."""
    n = note_city(s, p, coming, work.places, work.amounts)
    for j in range(WIDTH):
        work.sums[j] = 0.0
    for k in range(n):
        _add_row(work.sums, net, work.places[k] * WIDTH, work.amounts[k])
    value = work.sums[0]
    for j in range(1, WIDTH):
        value += max(0.0, work.sums[j]) * net[N_INPUTS * WIDTH + j]
    return value


@kernel
def find_chances(s: State, mover: int, coming: int, net: Reals, work: Work, chances: Reals) -> None:
    """Write each seat's chance of victory; the mover is still to receive some unknown cards."""
    if s.ended:
        for p in range(s.players):
            chances[p] = (s.winners >> p & 1) / count(s.winners)
        return
    best = -1e30
    for p in range(s.players):
        chances[p] = city_value(s, p, coming if p == mover else 0, net, work)
        best = max(best, chances[p])
    total = 0.0
    for p in range(s.players):
        chances[p] = math.exp(chances[p] - best)
        total += chances[p]
    for p in range(s.players):
        chances[p] /= total


@kernel
def _add_part(s: State, weight: float, work: Work) -> None:
    """Add the chances of one possible afterstate to those of the action."""
    for p in range(s.players):
        work.chances[p] += weight * work.part[p]


@kernel
def _value_card(states: States, i: int, spare: int, p: int, action: int, net: Reals, work: Work) -> None:
    """Value taking the face-down top card of the central deck: all its cards are equally likely."""
    s = states[i]
    cards, first = s.left[CENTRE], CENTRE * DECK_SIZE
    goods, others = central_kinds(s)
    for kind in range(N_KINDS):
        n = many_of(goods, others, kind)
        if n:
            states[spare] = states[i]
            t = states[spare]
            t.cards[first + cards - 1] = kind
            coming = reach_afterstate(t, p, action, CENTRE)
            find_chances(t, p, coming, net, work, work.part)
            _add_part(s, n / cards, work)


@kernel
def _value_token(states: States, i: int, spare: int, p: int, net: Reals, work: Work) -> None:
    """Value taking the face-down top token of the stack: all its tokens are equally likely."""
    s = states[i]
    for place in range(s.piled):
        states[spare] = states[i]
        t = states[spare]
        t.pile[s.piled - 1] = s.pile[place]
        coming = reach_afterstate(t, p, A_STACK, -1)
        find_chances(t, p, coming, net, work, work.part)
        _add_part(s, 1.0 / s.piled, work)


@kernel
def value_action(states: States, i: int, spare: int, p: int, action: int, net: Reals, work: Work) -> None:
    """Write each seat's chance after an action to `work.chances`, as far as the seat that acts can know it."""
    s = states[i]
    deck = deck_taken(s, p, action)
    is_unseen_card = deck == CENTRE and not s.knows >> p & 1
    if not is_unseen_card and action != A_STACK:
        states[spare] = states[i]
        coming = reach_afterstate(states[spare], p, action, deck)
        find_chances(states[spare], p, coming, net, work, work.chances)
        return
    for seat in range(s.players):
        work.chances[seat] = 0.0
    if is_unseen_card:
        _value_card(states, i, spare, p, action, net, work)
    else:
        _value_token(states, i, spare, p, net, work)


@kernel
def enter_afterstate(states: States, i: int, spare: int, p: int, action: int) -> int:
    """Make state `spare` the afterstate of an action, with the cards as they are; returns how many are still to come."""
    states[spare] = states[i]
    return reach_afterstate(states[spare], p, action, deck_taken(states[i], p, action))


@kernel
def note_inputs(states: States, i: int, mover: int, coming: int, seat: int, places: Numbers, amounts: Reals) -> int:
    """Write the inputs of a city in an afterstate that the mover left; returns how many."""
    return note_city(states[i], seat, coming if seat == mover else 0, places, amounts)


@kernel
def note_chances(states: States, i: int, mover: int, coming: int, net: Reals, work: Work) -> None:
    """Write each seat's chance in an afterstate that the mover left to `work.chances`."""
    find_chances(states[i], mover, coming, net, work, work.chances)


@entry_point
def win_probability(states: States, i: int, seat: int, net: Reals, work: Work) -> float:
    """Return a seat's chance in a position as it stands."""
    note_chances(states, i, seat, 0, net, work)
    return work.chances[seat]
