"""What a city can do with the cards it may choose from: computed once, then listed, counted or drawn at random."""

from __future__ import annotations

from ...core.backend import Numbers, count, kernel, lowest, nth
from .actions import A_BUILD, A_CITY, A_FREE, A_SELL, A_STAGE, PAYS, pay_number
from .hands import card_at, choices_of, hand_for, slot_at
from .payment import (
    NOTHING_TO_PAY,
    bank_cost,
    card_payments,
    has_built,
    how_many,
    load_market,
    stage_payments,
    used_lanes,
)
from .state import State
from .tables import FREE_ONCE, LANE, LANE_MASK, LOW


@kernel
def find_options(s: State, c: int) -> None:
    """R13 to R16, R21: every way to build, tuck or sell each card the city may choose, into the scratch menu."""
    load_market(s, c)
    m, me = s.menu, s.cities[c]
    hand = hand_for(s, c)
    left, met, n, playable = choices_of(s, c), 0, 0, 0
    m.free = 0
    m.stage = stage_payments(s, c)
    has_free = me.powers & FREE_ONCE != 0 and me.used == 0
    while left:
        card = card_at(s, slot_at(s.age, hand, lowest(left)))
        left &= left - 1
        bit = 1 << (card if card < LOW else card - LOW)
        if met & bit:
            continue
        met |= bit
        ways = card_payments(s, c, card)
        if has_free and saves(s, c, card, ways):
            m.free |= 1 << n
        playable |= ways
        m.cards[n], m.ways[n] = card, ways
        n += 1
    m.n = n
    m.may_sell = 1 if c < s.players or playable | m.stage | m.free == 0 else 0


@kernel
def saves(s: State, c: int, card: int, ways: int) -> bool:
    """R21, R44: the free structure is worth offering if the card is not free anyway."""
    return not has_built(s.cities[c], card) and (ways != NOTHING_TO_PAY or bank_cost(s, c, card) > 0)


@kernel
def menu_size(s: State) -> int:
    """How many actions the menu has."""
    m = s.menu
    n = count(m.free) + m.n * (m.may_sell + how_many(m.stage))
    for i in range(m.n):
        n += how_many(m.ways[i])
    return n


@kernel
def nth_payment(ways: int, k: int) -> int:
    """The number of the k-th payment of a set, counted by coins to the left."""
    lane = nth(used_lanes(ways), k)
    return pay_number(lane // LANE, (ways >> lane & LANE_MASK) - 1)


@kernel
def menu_action(s: State, k: int) -> int:
    """The k-th action of the menu: builds, free builds, sales, stages."""
    m = s.menu
    for i in range(m.n):
        ways = how_many(m.ways[i])
        if k < ways:
            return A_BUILD + m.cards[i] * PAYS + nth_payment(m.ways[i], k)
        k -= ways
    if k < count(m.free):
        return A_FREE + m.cards[nth(m.free, k)]
    k -= count(m.free)
    if k < m.n * m.may_sell:
        return A_SELL + m.cards[k]
    k -= m.n * m.may_sell
    return A_STAGE + m.cards[k % m.n] * PAYS + nth_payment(m.stage, k // m.n)


@kernel
def list_action(s: State, action: int, out: Numbers) -> None:
    """Write one more legal action."""
    out[s.menu.listed] = action
    s.menu.listed += 1


@kernel
def list_payments(s: State, ways: int, by: int, out: Numbers) -> None:
    """List a set of payments as action numbers, cheapest first."""
    first, lanes = s.menu.listed, used_lanes(ways)
    while lanes:
        lane = lowest(lanes)
        lanes &= lanes - 1
        action = by + pay_number(lane // LANE, (ways >> lane & LANE_MASK) - 1)
        at = s.menu.listed
        while at > first and out[at - 1] > action:
            out[at] = out[at - 1]
            at -= 1
        out[at] = action
        s.menu.listed += 1


@kernel
def list_menu(s: State, c: int, out: Numbers) -> None:
    """List everything that a city can do now: builds, free builds, stages, sales."""
    find_options(s, c)
    m, by = s.menu, A_CITY if c >= s.players else 0
    for i in range(m.n):
        list_payments(s, m.ways[i], by + A_BUILD + m.cards[i] * PAYS, out)
    for i in range(m.n):
        if m.free >> i & 1:
            list_action(s, by + A_FREE + m.cards[i], out)
    for i in range(m.n):
        list_payments(s, m.stage, by + A_STAGE + m.cards[i] * PAYS, out)
    for i in range(m.n * m.may_sell):
        list_action(s, by + A_SELL + m.cards[i], out)
