"""What things cost: prices and every way to pay are decided here alone (R5 to R10, R38 to R40).

A supply of symbols can serve a cost exactly if no set of resources is asked for more units than symbols can serve it
(Hall's condition), so supplies and costs are lanes, one for each set of resources, and comparing them is a subtraction.
The units that a supply leaves uncovered are the largest excess over all sets. As symbols are interchangeable within
their sets (they form a transversal matroid), these four numbers tell everything about one sort of resources:

    what own production leaves, t, is all that is ever worth buying;
    what own production and the left neighbour leave must come from the right, and the other way round;
    what all three leave is out of reach; and every split between those bounds is possible.

A set of payments is one int: a lane for each number of coins to the left, holding 1 + the coins to the
right, or 0 where there is no payment that no other one beats.
"""

from __future__ import annotations

from ...core.backend import count, kernel, lowest
from .constants import LOW_PRICE, PRICE
from .state import City, Market, State
from .tables import (
    CARD,
    CHEAP_MADE_LEFT,
    CHEAP_MADE_RIGHT,
    CHEAP_RAW_LEFT,
    CHEAP_RAW_RIGHT,
    FIRST_CARD,
    FIRST_OF_COLOUR,
    LANE,
    LANE_MASK,
    LAST_CARD,
    LOW,
    MOST_STAGES,
    N_BOARDS,
    N_CARDS,
    STAGE,
    STAGES,
    TURNS,
)
from .vocabulary import RAW

_ONES = sum(1 << LANE * lane for lane in range((1 << len(RAW)) - 1))
_TWOS, _FOURS, _GUARD = _ONES << 1, _ONES << 2, _ONES << 3
NOTHING_TO_PAY = 1  # the set of payments with no coin to the left and none to the right


@kernel
def add_supply(a: int, b: int) -> int:
    """Two supplies together, in lanes that stop at 7: no cost asks for more."""
    total = a + b
    over = total & _GUARD
    return (total | (over - (over >> 3))) & ~_GUARD


@kernel
def excess(cost: int, supply: int) -> int:
    """How many units of a cost a supply leaves uncovered: the largest excess over all lanes."""
    rest = (cost | _GUARD) - supply
    ahead = rest & _GUARD
    rest &= ahead - (ahead >> 3)
    if rest == 0:
        return 0
    most = 0
    some = rest & _FOURS
    if some:
        most = 4
        rest &= (some >> 2) * 7
    some = rest & _TWOS
    if some:
        most += 2
        rest &= (some >> 1) * 7
    return most + 1 if rest & _ONES else most


@kernel
def left_of(s: State, c: int) -> int:
    """The left neighbour: the next city clockwise."""
    return c + 1 if c + 1 < s.n_cities else 0


@kernel
def right_of(s: State, c: int) -> int:
    """The right neighbour."""
    return c - 1 if c else s.n_cities - 1


@kernel
def load_market(s: State, c: int) -> None:
    """R4, R5, R9, R25: what the city can use and buy now, and the prices of both neighbours, into the scratch market."""
    m, me, left, right = s.market, s.cities[c], s.cities[left_of(s, c)], s.cities[right_of(s, c)]
    m.own_raw, m.own_made = me.own_raw, me.own_made
    m.left_raw, m.left_made = add_supply(me.own_raw, left.sold_raw), add_supply(me.own_made, left.sold_made)
    m.right_raw, m.right_made = add_supply(me.own_raw, right.sold_raw), add_supply(me.own_made, right.sold_made)
    m.all_raw, m.all_made = add_supply(m.left_raw, right.sold_raw), add_supply(m.left_made, right.sold_made)
    cheap = me.cheap
    m.raw_left = LOW_PRICE if cheap & CHEAP_RAW_LEFT else PRICE
    m.raw_right = LOW_PRICE if cheap & CHEAP_RAW_RIGHT else PRICE
    m.made_left = LOW_PRICE if cheap & CHEAP_MADE_LEFT else PRICE
    m.made_right = LOW_PRICE if cheap & CHEAP_MADE_RIGHT else PRICE
    m.purse = me.coins


@kernel
def payments(m: Market, raw: int, made: int, purse: int) -> int:
    """R8, R38, R39, R40: every affordable payment for a cost that no other payment beats on both sides."""
    t, u = excess(raw, m.own_raw), excess(made, m.own_made)
    if t + u == 0:
        return NOTHING_TO_PAY
    if t + u > purse or excess(raw, m.all_raw) or excess(made, m.all_made):
        return 0
    ways = 0
    for a in range(excess(raw, m.right_raw), t - excess(raw, m.left_raw) + 1):
        for b in range(excess(made, m.right_made), u - excess(made, m.left_made) + 1):
            left = a * m.raw_left + b * m.made_left
            right = (t - a) * m.raw_right + (u - b) * m.made_right
            known = ways >> LANE * left & LANE_MASK
            if left + right <= purse and (known == 0 or right + 1 < known):
                ways += (right + 1 - known) << LANE * left
    if m.raw_left != m.raw_right or m.made_left != m.made_right:
        return unbeaten(ways)
    return ways


@kernel
def unbeaten(ways: int) -> int:
    """R40: drop payments that cost as much to the right as one with fewer coins to the left."""
    best = LANE_MASK + 1
    left = ways
    while left:
        at = lowest(left) & -LANE
        right = left >> at & LANE_MASK
        left -= right << at
        if right < best:
            best = right
        else:
            ways -= right << at
    return ways


@kernel
def used_lanes(ways: int) -> int:
    """The lanes of a set of payments that contain one, as their lowest bits."""
    return (ways | ways >> 1 | ways >> 2 | ways >> 3) & _ONES


@kernel
def how_many(ways: int) -> int:
    """The number of payments in a set."""
    return count(used_lanes(ways)) if ways > 1 else ways


@kernel
def card_index(s: State, card: int) -> int:
    """The place of a structure's row in this edition."""
    return s.edition * N_CARDS + card


@kernel
def has_built(me: City, card: int) -> bool:
    """R13: whether the city has a structure of that name."""
    return (me.low >> card & 1 if card < LOW else me.high >> card - LOW & 1) != 0


@kernel
def is_free(s: State, me: City, card: int) -> bool:
    """R14, R22, R44: whether a structure costs nothing now, by a chain or by a lasting ability."""
    piece = CARD[card_index(s, card)]
    if piece.after & me.chains:
        return True
    if me.powers & (FIRST_OF_COLOUR | FIRST_CARD | LAST_CARD) == 0:
        return False
    return (
        (me.powers & FIRST_OF_COLOUR != 0 and me.counts[piece.row] == 0)
        or (me.powers & FIRST_CARD != 0 and s.turn == 1)
        or (me.powers & LAST_CARD != 0 and s.turn == TURNS)
    )


@kernel
def card_payments(s: State, c: int, card: int) -> int:
    """R10, R13, R14: the payments that build a structure; coins for the bank come on top. Needs `load_market`."""
    me = s.cities[c]
    if has_built(me, card):
        return 0
    piece = CARD[card_index(s, card)]
    purse = s.market.purse - piece.coins
    if purse >= 0:
        if piece.raw | piece.made == 0:
            return NOTHING_TO_PAY
        ways = payments(s.market, piece.raw, piece.made, purse)
        if ways == NOTHING_TO_PAY:
            return ways
        return NOTHING_TO_PAY if is_free(s, me, card) else ways
    return NOTHING_TO_PAY if is_free(s, me, card) else 0


@kernel
def bank_cost(s: State, c: int, card: int) -> int:
    """R10, R44: the coins a structure takes to the bank."""
    return 0 if is_free(s, s.cities[c], card) else CARD[card_index(s, card)].coins


@kernel
def side_index(s: State, c: int) -> int:
    """The place of a city's board and side in the tables."""
    return (s.edition * N_BOARDS + s.cities[c].board) * 2 + s.cities[c].side


@kernel
def stage_index(s: State, c: int) -> int:
    """R15: the place of the next stage in the tables, -1 if the wonder is complete."""
    at, built = side_index(s, c), s.cities[c].stages
    return at * MOST_STAGES + built if built < STAGES[at] else -1


@kernel
def stage_payments(s: State, c: int) -> int:
    """R15: the payments that build the next stage; chains and free structures do not apply. Needs `load_market`."""
    at = stage_index(s, c)
    if at < 0:
        return 0
    return payments(s.market, STAGE[at].raw, STAGE[at].made, s.market.purse)
