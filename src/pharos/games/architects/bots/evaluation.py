"""Evaluates positions of Architects: a weighted sum of what each city has, with one row of weights per phase.

Only public information counts, and an action is evaluated with what its seat knows: a face-down card or token is worth the
mean of everything it may be, and the cards revealed after it are ignored. Weights are in tenths of log-odds of the
victory. Searches evaluate positions with a network instead (`win_chance.py`).
"""

from __future__ import annotations

import math

from ....core.backend import Numbers, Reals, count, entry_point, kernel, lowest, scramble
from ..actions import A_DECLINE, A_EXTRA, A_LOOK, A_REACH, A_STACK
from ..construction import deck_at
from ..payment import fitting, natural_ways, purse, resources_in, types_with
from ..scoring import spoils, total_points
from ..setup import searched_kinds
from ..stages import available
from ..state import ACT, KEEP, LOOK, REACH, TAKE, TOKEN_CHOICE, City, State, States
from ..tables import (
    CARD_KIND,
    CENTRE,
    COUNT,
    DECK_SIZE,
    DOUBLES,
    FREES,
    FROM_BOTH,
    FROM_CENTRE,
    LANE,
    LANE_MASK,
    N_GOODS,
    N_KINDS,
    N_STAGES,
    N_SYMBOLS,
    STAGE,
)
from ..turn import carry_out, deck_of, set_choices, step
from ..wonders import TOKENS
from .win_chance import N_INPUTS, TRAINING_POSITIONS, UNITS, chance, note_city

__all__ = ["N_INPUTS", "TRAINING_POSITIONS", "UNITS", "note_city"]  # what training needs from an evaluation

CATEGORIES = 5
FEATURES = (
    "points", "grey", "coin", "near", "stage", "symbol", "symbols", "extra", "help", "spoils", "alarm", "lasting", "horned",
    "types", "cat", "growing", "card", "token", "tempo",
)  # fmt: skip
_N = len(FEATURES)
_WIN = 1000.0
_UNIT = 10.0  # this much more value multiplies the share of the victory by e
_COIN = LANE * 5
_GREENS = (1 << LANE * N_SYMBOLS) - 1
_NOWHERE = -1
_HORNED = LANE * 6  # the lane of the first red cards with horns in `cards`
_EXTRA = sum(1 << n for n, row in enumerate(TOKENS) if row.effects[0].verb == "extra-card")
_GROWING = sum(1 << n for n, row in enumerate(TOKENS) if row.effects[0].verb == "points-per" or row.copies > 1)

# fmt: off
WEIGHTS = (
    # pts  grey  coin  near stage  symb symbs extra  help spoil alarm  last  horn types   cat  grow  card token tempo
     0.07, 1.33,-1.94, -.26, 1.73, 2.48, 0.05,15.79, 0.37, 0.78, 1.82, 0.44,-5.82, 0.53,-3.49,-3.52, 3.18, 8.42, 0.85,
     1.40, 3.36, 4.98, 0.62, 7.32, 1.22, 0.35,14.28, 2.27, 0.45, 3.38, 0.29, -.51, 0.51,-2.59, -.38, 3.67, 7.48, 1.35,
     2.01, 0.48, 7.24, 1.94,12.85, 2.16, -.44, 3.85, 3.96, -.24, 5.36, -.14, -.30, 1.09, 1.27,-1.17, 3.97, 3.73, 3.78,
)
# fmt: on


@kernel
def phase(s: State) -> int:
    """Return the row of weights: by the stages of the most advanced wonder."""
    most = 0
    for p in range(s.players):
        most = max(most, count(s.cities[p].built))
    return 0 if most < 2 else 1 if most < 4 else 2


@kernel
def stage_value(s: State, p: int, weights: Reals, row: int) -> float:
    """Return the value of the nearest stage by how much of it is available; an affordable stage counts as built."""
    me = s.cities[p]
    best, value, left = 0.0, 0.0, available(me)
    while left:
        stage = lowest(left)
        left &= left - 1
        points = STAGE[me.wonder * N_STAGES + stage].points
        if natural_ways(s, me, stage):
            if best < 100.0 + points:
                best = 100.0 + points
                value = weights[row] * points + weights[row + 4] - weights[row + 1] * COUNT[stage]
        else:
            share = (fitting(me.goods, stage) + purse(s, me)) / COUNT[stage]
            near = share * share * (points + 4.0)
            if near > best:
                best = near
                value = weights[row + 3] * near
    return value


@kernel
def token_value(s: State, p: int, weights: Reals, row: int) -> float:
    """Return the value of progress tokens: extra cards, help with payments, points that may still come."""
    tokens = s.cities[p].tokens
    value: float = weights[row + 7] * count(tokens & _EXTRA) + weights[row + 8] * count(tokens & (DOUBLES | FREES))
    return value + weights[row + 15] * count(tokens & _GROWING)


@kernel
def horned(me: City) -> int:
    """Return how many red cards a city loses in the next battle."""
    return (me.cards >> _HORNED & LANE_MASK) + (me.cards >> _HORNED + LANE & LANE_MASK)


@kernel
def city_value(s: State, p: int, weights: Reals, row: int) -> float:
    """Return the value of a city by the weights of a row."""
    me = s.cities[p]
    value: float = weights[row] * total_points(s, p)
    value += weights[row + 1] * min(6, resources_in(me.goods)) + weights[row + 2] * (me.goods >> _COIN)
    value += stage_value(s, p, weights, row) + weights[row + 4] * count(me.built)
    greens = symbols(me.cards & _GREENS)
    value += weights[row + 5] * greens + (weights[row + 6] if greens > 1 else 0.0)
    value += spoils(s, p) * (weights[row + 9] + weights[row + 10] * (s.conflict - s.peace) / s.conflict)
    red = horned(me)
    value += weights[row + 11] * (me.shields - red) + weights[row + 12] * red
    value += weights[row + 13] * min(4, count(types_with(me.goods, 1))) + (weights[row + 14] if s.cat == p else 0.0)
    return value + token_value(s, p, weights, row)


@kernel
def symbols(greens: int) -> int:
    """Return the number of green cards."""
    total = 0
    while greens:
        total += greens & LANE_MASK
        greens >>= LANE
    return total


@kernel
def due_value(s: State, weights: Reals, row: int) -> float:
    """Return the value of what is left of the current turn."""
    value: float = weights[row + 16] * s.extras
    if s.due == TAKE:
        value += weights[row + 18]
    elif s.due == TOKEN_CHOICE:
        value += weights[row + 17]
    elif s.due == ACT:
        if set_choices(s, s.cities[s.seat]):
            value += weights[row + 17] - 2.0 * weights[row + 5]
    elif s.due in (REACH, LOOK, KEEP):
        value += 1.5 * weights[row + 16]
    return value


@kernel
def seat_value(s: State, p: int, weights: Reals, row: int) -> float:
    """Return the value of a city and, if it is its turn, of the turn."""
    value = city_value(s, p, weights, row)
    return value + due_value(s, weights, row) if s.seat == p else value


@kernel
def rivals(s: State, p: int, weights: Reals) -> float:
    """Return the odds against a seat: each city's share of the victory grows exponentially with its value."""
    row = _N * phase(s)
    own = seat_value(s, p, weights, row)
    total = 0.0
    for other in range(s.players):
        if other != p:
            total += math.exp(min(30.0, max(-30.0, (seat_value(s, other, weights, row) - own) / _UNIT)))
    return total


@kernel
def lead(s: State, p: int, weights: Reals) -> float:
    """Return the log-odds of a seat's victory, in tenths; a decided game counts as a thousand."""
    if s.ended:
        if s.winners >> p & 1:
            return _WIN / count(s.winners)
        return -_WIN
    return -_UNIT * math.log(rivals(s, p, weights))


@kernel
def deck_taken(s: State, p: int, action: int) -> int:
    """Return the deck whose top card an action takes, if any."""
    if action < A_DECLINE:
        return deck_at(s, p, action - A_EXTRA if action >= A_EXTRA else action)
    if A_REACH <= action < A_LOOK:
        return deck_of(s, action - A_REACH)
    return _NOWHERE


@kernel
def can_close(s: State, deck: int) -> bool:
    """Whether decks can be ignored without ending the game: another deck between two seats still has cards."""
    cards = 0
    for other in range(s.players):
        if other != deck:
            cards += s.left[other]
    return cards > 0


@kernel
def missed(s: State, p: int, before: int, deck: int, is_known: bool) -> int:
    """Return how many cards the newly built stages would have brought from the ignored decks."""
    me, cards = s.cities[p], 0
    fresh = me.built & ~before
    while fresh:
        takes = STAGE[me.wonder * N_STAGES + lowest(fresh)].takes
        fresh &= fresh - 1
        cards += (takes == FROM_CENTRE and not is_known) + (takes == FROM_BOTH and 0 <= deck < CENTRE)
    return cards


@kernel
def reach_afterstate(s: State, p: int, action: int, deck: int) -> int:
    """Carry out an action up to the end of the turn, or its next choice; returns how many cards are still to come.

    Decks whose top card is unknown by then count as empty, and cards that would come from them are only counted.
    """
    before, closing = s.cities[p].built, can_close(s, deck)
    is_known = (s.knows >> p & 1) == 1 and deck != CENTRE
    if closing and deck != CENTRE and not is_known:
        s.left[CENTRE] = 0
    carry_out(s, p, action)
    if closing:
        if deck != _NOWHERE:
            s.left[deck] = 0
        if not is_known:
            s.left[CENTRE] = 0
    while s.seat == p and step(s):
        pass
    return missed(s, p, before, deck, is_known) if closing else 0


@kernel
def outlook(s: State, p: int, action: int, deck: int, weights: Reals) -> float:
    """Return the lead after an action; each card still to come counts as an average one."""
    row = _N * phase(s)
    coming = reach_afterstate(s, p, action, deck)
    return lead(s, p, weights) + weights[row + 16] * coming


@kernel
def central_kinds(s: State) -> tuple[int, int]:
    """Return the cards of the central deck as packed counters, as a city has them: goods, and all others."""
    goods = others = 0
    for place in range(CENTRE * DECK_SIZE, CENTRE * DECK_SIZE + s.left[CENTRE]):
        goods += CARD_KIND[s.cards[place]].goods
        others += CARD_KIND[s.cards[place]].cards
    return goods, others


@kernel
def many_of(goods: int, others: int, kind: int) -> int:
    """Return how many cards of a kind packed counters hold."""
    return goods >> LANE * kind & LANE_MASK if kind < N_GOODS else others >> LANE * (kind - N_GOODS) & LANE_MASK


@kernel
def mean_card(states: States, i: int, spare: int, p: int, action: int, weights: Reals) -> float:
    """Return the mean outlook after taking the face-down top card of the central deck: all its cards are equally likely."""
    s = states[i]
    cards, first = s.left[CENTRE], CENTRE * DECK_SIZE
    goods, others = central_kinds(s)
    total: float = 0.0
    for kind in range(N_KINDS):
        n = many_of(goods, others, kind)
        if n:
            states[spare] = states[i]
            t = states[spare]
            t.cards[first + cards - 1] = kind
            total += n * outlook(t, p, action, CENTRE, weights)
    return total / cards


@kernel
def mean_token(states: States, i: int, spare: int, p: int, weights: Reals) -> float:
    """Return the mean outlook after taking the face-down top token of the stack: all its tokens are equally likely."""
    s, total = states[i], 0.0
    for place in range(s.piled):
        states[spare] = states[i]
        t = states[spare]
        t.pile[s.piled - 1] = s.pile[place]
        total += outlook(t, p, A_STACK, _NOWHERE, weights)
    return total / s.piled


@entry_point
def action_value(states: States, i: int, spare: int, seat: int, action: int, weights: Reals) -> float:
    """Return the lead after an action, as far as the seat can know it."""
    s: State = states[i]
    deck = deck_taken(s, seat, action)
    if deck == CENTRE and not s.knows >> seat & 1:
        return mean_card(states, i, spare, seat, action, weights)
    if action == A_STACK:
        return mean_token(states, i, spare, seat, weights)
    states[spare] = states[i]
    return outlook(states[spare], seat, action, deck, weights)


@entry_point
def win_probability(states: States, i: int, seat: int, weights: Reals) -> float:
    """Return the win chance if all seats continue greedily; it does not depend on the weights."""
    return chance(states[i], seat)


@entry_point
def point_margin(states: States, i: int, seat: int, out: Numbers) -> float:
    """Return the points by which a seat leads the best of the others."""
    s = states[i]
    best = -1
    for p in range(s.players):
        if p != seat:
            best = max(best, total_points(s, p))
    return float(total_points(s, seat) - best)


@entry_point
def chance_key(states: States, i: int) -> int:
    """Return a key of what chance has revealed to the seat to act: cards and tokens taken, deck tops, cards of a search."""
    s: State = states[i]
    mark = s.seat * 8 + s.due
    for p in range(s.players):
        me = s.cities[p]
        mark = mixed(mixed(mark, me.goods), me.cards)
        mark = mixed(mark, me.built << 32 | me.tokens << 16 | me.twice)
        mark = mixed(mark, s.cards[p * DECK_SIZE + s.left[p] - 1] if s.left[p] else N_KINDS)
    if s.knows >> s.seat & 1 and s.left[CENTRE]:
        mark = mixed(mark, s.cards[CENTRE * DECK_SIZE + s.left[CENTRE] - 1])
    if s.due == KEEP:
        mark = mixed(mark, searched_kinds(s))
    for place in range(3):
        mark = mixed(mark, s.offer[place])
    return mark >> 16


@kernel
def mixed(mark: int, part: int) -> int:
    """Mix another value into a key."""
    x = scramble(mark ^ part, 6364136223846793005, 1442695040888963407)
    return x ^ x >> 29
