"""The inputs of the network that values afterstates: what one city has, and how it stands against the others.

Inputs are sparse: `note_city` writes the numbers and the amounts of those that are not zero. Only public information counts,
and the cards that the seat on turn has seen.
"""

from __future__ import annotations

from ....core.backend import Numbers, Reals, count, kernel, lowest
from ..construction import LEFT, RIGHT, deck_at, offered
from ..payment import fitting, resources_in, types_with
from ..scoring import spoils, total_points
from ..stages import available
from ..state import City, State
from ..tables import (
    CARD_KIND,
    CENTRE,
    CENTRE_SIZE,
    COUNT,
    DECK_SIZE,
    DOUBLES,
    FREES,
    LANE,
    LANE_MASK,
    MOST_PLAYERS,
    N_KINDS,
    N_RESOURCES,
    N_STAGES,
    N_SYMBOLS,
    N_TOKENS,
    N_WONDERS,
)

_LACK, _GREY, _COINS, _SYMBOL, _SYMBOLS, _HORNED = 5, 7, 5, 2, 3, 4  # steps of an input, the last one "or more"
_AHEAD, _FLIPPED, _SPOILS, _STANDING = 4, 7, 3, 3
_LEADS, _LEAD_STEP = 21, 3
_POINTS, _STAGES, _CATS, _SHIELDS = 10.0, 2.0, 3.0, 4.0  # units of inputs that are amounts

# The first input of each group.
F_WONDER = 0
F_BUILT = F_WONDER + N_WONDERS
F_LACK = F_BUILT + N_WONDERS * N_STAGES  # what each available stage lacks, then what the nearest one lacks
F_STAGES = F_LACK + (N_STAGES + 1) * _LACK
F_GREY = F_STAGES + N_STAGES + 1
F_TYPES = F_GREY + _GREY
F_SAME = F_TYPES + N_RESOURCES + 1
F_COINS = F_SAME + 5
F_SYMBOL = F_COINS + _COINS
F_SYMBOLS = F_SYMBOL + N_SYMBOLS * _SYMBOL
F_TOKEN = F_SYMBOLS + _SYMBOLS
F_TWICE = F_TOKEN + N_TOKENS
F_CATS = F_TWICE + 1
F_PAWN = F_CATS + 1
F_SHIELDS = F_PAWN + 1
F_AHEAD = F_SHIELDS + 1  # by how many shields the city leads each neighbour
F_HORNED = F_AHEAD + 2 * (2 * _AHEAD + 1)
F_SPOILS = F_HORNED + _HORNED  # victory tokens of a battle, by the conflict tokens still to be flipped
F_STANDING = F_SPOILS + _FLIPPED * _SPOILS  # the same against each neighbour
F_TOP = F_STANDING + 2 * _FLIPPED * _STANDING
F_SIDE = F_TOP + N_KINDS  # what the top cards would do
F_TURN = F_SIDE + 3
F_DUE = F_TURN + 4
F_EXTRAS = F_DUE + 6
F_COMING = F_EXTRAS + 1
F_POINTS = F_COMING + 1
F_RIVAL = F_POINTS + 3  # the most stages that another city has, then what its next one lacks
F_LEAD = F_RIVAL + N_STAGES + 1 + _LACK
F_HEIGHT = F_LEAD + _LEADS
F_OFFER = F_HEIGHT + 3
F_PLAYERS = F_OFFER + N_TOKENS
F_ALWAYS = F_PLAYERS + MOST_PLAYERS + 1
N_INPUTS = F_ALWAYS + 1
MOST_INPUTS = 160
"""At least as many as can be active at once."""

_COIN = LANE * N_RESOURCES
_GREENS = (1 << LANE * N_SYMBOLS) - 1
_HORNED_LANE = LANE * 6


@kernel
def note(places: Numbers, amounts: Reals, n: int, place: int, amount: float) -> int:
    """Write an input; returns how many there are now."""
    places[n] = place
    amounts[n] = amount
    return n + 1


@kernel
def lack(me: City, goods: int, stage: int) -> int:
    """Return how many resources a stage lacks with these goods and all the help of tokens."""
    coins = goods >> _COIN
    if coins and me.tokens & DOUBLES:
        coins += 1
    cards = min(COUNT[stage], resources_in(goods)) if me.tokens & FREES else fitting(goods, stage)
    return min(max(0, COUNT[stage] - cards - coins), _LACK - 1)


@kernel
def least_lack(me: City, goods: int) -> int:
    """Return how many resources the nearest stage lacks with these goods."""
    least, left = _LACK - 1, available(me)
    while left:
        least = min(least, lack(me, goods, lowest(left)))
        left &= left - 1
    return least


@kernel
def _note_wonder(me: City, least: int, places: Numbers, amounts: Reals, n: int) -> int:
    """Note the wonder: its stages, and what the next ones lack."""
    n = note(places, amounts, n, F_WONDER + me.wonder, 1.0)
    left = int(me.built)
    while left:
        n = note(places, amounts, n, F_BUILT + me.wonder * N_STAGES + lowest(left), 1.0)
        left &= left - 1
    left = available(me)
    while left:
        stage = lowest(left)
        left &= left - 1
        n = note(places, amounts, n, F_LACK + stage * _LACK + lack(me, me.goods, stage), 1.0)
    n = note(places, amounts, n, F_LACK + N_STAGES * _LACK + least, 1.0)
    return note(places, amounts, n, F_STAGES + count(me.built), 1.0)


@kernel
def _note_goods(me: City, places: Numbers, amounts: Reals, n: int) -> int:
    """Note the cards that can be spent."""
    n = note(places, amounts, n, F_GREY + min(_GREY - 1, resources_in(me.goods)), 1.0)
    n = note(places, amounts, n, F_TYPES + count(types_with(me.goods, 1)), 1.0)
    same = 4
    while same and types_with(me.goods, same) == 0:
        same -= 1
    n = note(places, amounts, n, F_SAME + same, 1.0)
    n = note(places, amounts, n, F_COINS + min(_COINS - 1, me.goods >> _COIN), 1.0)
    symbols = 0
    for symbol in range(N_SYMBOLS):
        cards = me.cards >> LANE * symbol & LANE_MASK
        symbols += cards
        if cards:
            n = note(places, amounts, n, F_SYMBOL + _SYMBOL * symbol + min(cards, _SYMBOL) - 1, 1.0)
    return note(places, amounts, n, F_SYMBOLS + min(symbols, _SYMBOLS) - 1, 1.0) if symbols else n


@kernel
def _note_gains(s: State, p: int, places: Numbers, amounts: Reals, n: int) -> int:
    """Note progress tokens and the cat."""
    me = s.cities[p]
    left = int(me.tokens)
    while left:
        n = note(places, amounts, n, F_TOKEN + lowest(left), 1.0)
        left &= left - 1
    if me.twice:
        n = note(places, amounts, n, F_TWICE, 1.0)
    if me.cats:
        n = note(places, amounts, n, F_CATS, me.cats / _CATS)
    return note(places, amounts, n, F_PAWN, 1.0) if s.cat == p else n


@kernel
def _note_neighbour(s: State, p: int, other: int, right: int, places: Numbers, amounts: Reals, n: int) -> int:
    """Note how the shields compare with those of a neighbour."""
    lead = s.cities[p].shields - s.cities[other].shields
    standing = 2 if lead > 0 else 1 if lead == 0 else 0
    peace = min(_FLIPPED - 1, int(s.peace))
    n = note(places, amounts, n, F_AHEAD + right * (2 * _AHEAD + 1) + _AHEAD + max(-_AHEAD, min(_AHEAD, lead)), 1.0)
    return note(places, amounts, n, F_STANDING + (right * _FLIPPED + peace) * _STANDING + standing, 1.0)


@kernel
def _note_arms(s: State, p: int, places: Numbers, amounts: Reals, n: int) -> int:
    """Note the shields, and how near a battle is."""
    me = s.cities[p]
    n = note(places, amounts, n, F_SHIELDS, me.shields / _SHIELDS)
    n = _note_neighbour(s, p, p + 1 if p + 1 < s.players else 0, 0, places, amounts, n)
    n = _note_neighbour(s, p, p - 1 if p else s.players - 1, 1, places, amounts, n)
    horned = (me.cards >> _HORNED_LANE & LANE_MASK) + (me.cards >> _HORNED_LANE + LANE & LANE_MASK)
    n = note(places, amounts, n, F_HORNED + min(_HORNED - 1, horned), 1.0)
    return note(places, amounts, n, F_SPOILS + _SPOILS * min(_FLIPPED - 1, int(s.peace)) + spoils(s, p), 1.0)


@kernel
def _note_tops(s: State, p: int, least: int, places: Numbers, amounts: Reals, n: int) -> int:
    """Note the face-up cards that the seat can take: which advance a stage, complete a set, allow an extra card."""
    me = s.cities[p]
    for side in range(LEFT, RIGHT + 1, RIGHT - LEFT):
        deck = deck_at(s, p, side)
        if s.left[deck] > 0:
            card = s.cards[deck * DECK_SIZE + s.left[deck] - 1]
            goods, symbol = CARD_KIND[card].goods, CARD_KIND[card].cards & _GREENS
            n = note(places, amounts, n, F_TOP + card, 1.0)
            if goods and least and least_lack(me, me.goods + goods) < least:
                n = note(places, amounts, n, F_SIDE, 1.0)
            greens = (me.cards & _GREENS) + symbol
            if symbol and (types_with(greens, 2) or types_with(greens, 1) == 0b111):
                n = note(places, amounts, n, F_SIDE + 1, 1.0)
            if CARD_KIND[card].triggers & me.tokens:
                n = note(places, amounts, n, F_SIDE + 2, 1.0)
    return n


@kernel
def _note_turn(s: State, p: int, coming: int, places: Numbers, amounts: Reals, n: int) -> int:
    """Note how long the seat waits for its turn, and what is left of it."""
    wait = p - s.seat if p >= s.seat else p - s.seat + s.players
    n = note(places, amounts, n, F_TURN, wait / s.players)
    if wait == 0:
        n = note(places, amounts, n, F_TURN + 1, 1.0)
        n = note(places, amounts, n, F_DUE + s.due, 1.0)
        if s.extras:
            n = note(places, amounts, n, F_EXTRAS, float(s.extras))
    if wait == 1:
        n = note(places, amounts, n, F_TURN + 2, 1.0)
    if wait == s.players - 1:
        n = note(places, amounts, n, F_TURN + 3, 1.0)
    return note(places, amounts, n, F_COMING, float(coming)) if coming else n


@kernel
def _note_race(s: State, p: int, places: Numbers, amounts: Reals, n: int) -> int:
    """Note points and stages, compared with those of the others."""
    points, best, most, nearest = total_points(s, p), -1, 0, _LACK - 1
    for other in range(s.players):
        if other != p:
            best = max(best, total_points(s, other))
            stages = count(s.cities[other].built)
            if stages > most:
                most, nearest = stages, _LACK - 1
            if stages == most:
                nearest = min(nearest, least_lack(s.cities[other], s.cities[other].goods))
    n = note(places, amounts, n, F_POINTS, points / _POINTS)
    n = note(places, amounts, n, F_POINTS + 1, (points - best) / _POINTS)
    n = note(places, amounts, n, F_POINTS + 2, (count(s.cities[p].built) - most) / _STAGES)
    n = note(places, amounts, n, F_RIVAL + most, 1.0)
    n = note(places, amounts, n, F_RIVAL + N_STAGES + 1 + nearest, 1.0)
    step = (points - best + _LEAD_STEP * (_LEADS // 2)) // _LEAD_STEP
    return note(places, amounts, n, F_LEAD + min(_LEADS - 1, max(0, step)), 1.0)


@kernel
def _note_table(s: State, p: int, places: Numbers, amounts: Reals, n: int) -> int:
    """Note the heights of the decks, the progress tokens on offer, the number of players."""
    n = note(places, amounts, n, F_HEIGHT, s.left[p] / DECK_SIZE)
    n = note(places, amounts, n, F_HEIGHT + 1, s.left[deck_at(s, p, RIGHT)] / DECK_SIZE)
    n = note(places, amounts, n, F_HEIGHT + 2, s.left[CENTRE] / CENTRE_SIZE)
    left = offered(s)
    while left:
        n = note(places, amounts, n, F_OFFER + lowest(left), 1.0)
        left &= left - 1
    n = note(places, amounts, n, F_PLAYERS + s.players, 1.0)
    return note(places, amounts, n, F_ALWAYS, 1.0)


@kernel
def note_city(s: State, p: int, coming: int, places: Numbers, amounts: Reals) -> int:
    """Write the inputs of a city that is still to receive some unknown cards; returns how many."""
    least = least_lack(s.cities[p], s.cities[p].goods)
    n = _note_wonder(s.cities[p], least, places, amounts, 0)
    n = _note_goods(s.cities[p], places, amounts, n)
    n = _note_gains(s, p, places, amounts, n)
    n = _note_arms(s, p, places, amounts, n)
    n = _note_tops(s, p, least, places, amounts, n)
    n = _note_turn(s, p, coming, places, amounts, n)
    n = _note_race(s, p, places, amounts, n)
    return _note_table(s, p, places, amounts, n)
