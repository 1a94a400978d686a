"""What a seat may do now: the options of a turn computed once, then listed, counted or drawn at random."""

from __future__ import annotations

from ...core.backend import Numbers, kernel, lowest
from .actions import A_BEGIN, A_BUILD, A_DESTROY, A_DRAFT, A_REVIVE, A_SELL, A_TAKE, A_WONDER
from .payment import can_build, can_build_plainly, can_build_wonder, can_build_wonder_plainly, is_plain
from .pending import due, due_detail, due_seat
from .state import CITY, DESTROY, DISCARD, DRAFT, LIBRARY, REVIVE, TAKE, TURN, State
from .tables import CARD, N_CARDS

PLACE = 5  # bits of a slot or of a wonder's place in the lists of `find_options`
USE_BUILD, USE_SELL, USE_WONDER = range(3)  # what a turn does with its card; USE_WONDER + place: which wonder


@kernel
def owing_seats(s: State) -> int:
    """Bit set of the seats that owe a decision."""
    return 1 << due_seat(s) if s.depth else 0


@kernel
def may_decide(s: State, seat: int) -> bool:
    """Whether the seat owes the decision that is due."""
    return s.depth != 0 and due_seat(s) == seat


@kernel
def find_options(s: State, p: int) -> None:
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
    left, places, n_places = ((1 << me.dealt) - 1) & ~(me.built | me.closed), 0, 0
    while left:
        place = lowest(left)
        left &= left - 1
        wonder = int(me.wonders[place])
        can = can_build_wonder_plainly(me, wonder) if plain else can_build_wonder(me, wonder)
        places |= place * can << PLACE * n_places
        n_places += can
    s.wonder_places, s.n_wonder_places = places, n_places


@kernel
def listed(places: int, k: int) -> int:
    """The k-th place of a list made by `find_options`."""
    return places >> PLACE * k & (1 << PLACE) - 1


@kernel
def turn_move(s: State, k: int) -> int:
    """The k-th way to take a turn, after `find_options`, as use << PLACE | slot: builds, sales, then wonders."""
    if k < s.n_builds:
        return USE_BUILD << PLACE | listed(s.builds, k)
    k -= s.n_builds
    if k < s.n_slots:
        return USE_SELL << PLACE | listed(s.slots, k)
    k -= s.n_slots
    wonder = 0
    while k >= s.n_slots:
        k -= s.n_slots
        wonder += 1
    return USE_WONDER + listed(s.wonder_places, wonder) << PLACE | listed(s.slots, k)


@kernel
def turn_choices(s: State, p: int) -> int:
    """R23, R24: how many actions a turn has; selling is always possible."""
    find_options(s, p)
    return s.n_builds + s.n_slots * (1 + s.n_wonder_places)


@kernel
def list_cards_at(s: State, place: int, row: int, out: Numbers) -> int:
    """List the cards at a place, all colours (row < 0) or one."""
    n = 0
    for card in range(N_CARDS):
        if s.where[card] == place and (row < 0 or CARD[card].row == row):
            out[n] = card
            n += 1
    return n


@kernel
def shift(out: Numbers, n: int, by: int) -> int:
    """Turn listed pieces into action numbers."""
    for k in range(n):
        out[k] += by
    return n


@kernel
def list_bits(bits: int, by: int, out: Numbers) -> int:
    """List a bit set as action numbers."""
    n = 0
    while bits:
        out[n] = by + lowest(bits)
        bits &= bits - 1
        n += 1
    return n


@kernel
def list_turn(s: State, p: int, out: Numbers) -> int:
    """List the actions of a turn in the order of `turn_move`."""
    find_options(s, p)
    n = list_places(s, s.builds, s.n_builds, A_BUILD, out, 0)
    n = list_places(s, s.slots, s.n_slots, A_SELL, out, n)
    for k in range(s.n_wonder_places):
        wonder = s.cities[p].wonders[listed(s.wonder_places, k)]
        n = list_places(s, s.slots, s.n_slots, A_WONDER + wonder * N_CARDS, out, n)
    return n


@kernel
def list_places(s: State, slots: int, many: int, by: int, out: Numbers, n: int) -> int:
    """List the cards in these slots as action numbers, from out[n] on."""
    for k in range(many):
        out[n + k] = by + s.layout[listed(slots, k)]
    return n + many


@kernel
def list_legal(s: State, p: int, out: Numbers) -> int:
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
        return shift(out, list_cards_at(s, DISCARD, -1, out), A_REVIVE)
    if decision == DESTROY:
        return shift(out, list_cards_at(s, CITY + 1 - p, due_detail(s), out), A_DESTROY)
    return list_bits(0b11, A_BEGIN, out)
