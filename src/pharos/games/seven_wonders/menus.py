"""What each card that a seat may choose from can do: its payments, and what is free and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from .actions import A_FREE, A_SELL, A_STAGE, MOST_PAID, PAY_LEFT, PAY_RIGHT, PAYS, card_of
from .choices import find_options
from .explain import card_terms
from .hands import free_city, has_free_city, seat_for, steward
from .names import CARD_NAMES
from .payload_types import CardOption, Options, Payment
from .payment import has_built, used_lanes
from .pending import due, due_city
from .state import SEVENTH_CARD, TURN, State
from .tables import LANE, LANE_MASK

Legal = Callable[[int], Sequence[int]]
"""Returns the legal actions of a seat."""
_PAIRS: tuple[Payment, ...] = tuple(zip(PAY_LEFT, PAY_RIGHT, strict=True))
"""Payments as pairs, by their numbers."""


def options(s: State, seat: int | None, legal: Legal | None = None) -> list[Options]:
    """What each card the viewer may choose from can do, for each city it decides for: payments, what is free and why."""
    menus: list[Options] = []
    if seat is None or not s.depth or due(s) not in (TURN, SEVENTH_CARD):
        return menus
    if due(s) == SEVENTH_CARD:
        return [_menu(s, due_city(s))] if seat_for(s, due_city(s)) == seat else menus
    menus.append(_listed_menu(s, seat, legal(seat)) if legal and not has_free_city(s) else _menu(s, seat))
    if seat == steward(s) and s.cities[seat].committed >= 0:
        menus.append(_menu(s, free_city(s)))
    return menus


def _menu(s: State, c: int) -> Options:
    """The menu of a city as plain data."""
    find_options(s, c)
    m = s.menu
    cards = [
        _card_option(s, c, m.cards[i], payment_pairs(m.ways[i]), is_free_once=bool(m.free >> i & 1))
        for i in sorted(range(m.n), key=m.cards.__getitem__)
    ]
    return {"city": c, "cards": cards, "stage": payment_pairs(m.stage), "may_sell": bool(m.may_sell)}


def _card_option(s: State, c: int, card: int, payments: list[Payment], *, is_free_once: bool) -> CardOption:
    gift, bank = card_terms(s, c, card)
    return {
        "card": CARD_NAMES[card],
        "built": has_built(s.cities[c], card),
        "bank": bank,
        "payments": payments,
        "gift": gift,
        "free_once": is_free_once,
    }


def _listed_menu(s: State, seat: int, legal: Sequence[int]) -> Options:
    """The same for the city of a seat that chooses, from its legal actions: every card can be sold."""
    payments: dict[int, list[Payment]] = {action - A_SELL: [] for action in legal if action >= A_SELL}
    stage: list[Payment] = []
    free_once: set[int] = set()
    last = max(payments, default=-1)
    for action in legal:
        if action < A_STAGE:
            payments[action // PAYS].append(_PAIRS[action % PAYS])
        elif action < A_FREE:
            if card_of(action) == last:
                stage.append(_PAIRS[action % PAYS])
        elif action < A_SELL:
            free_once.add(action - A_FREE)
    cards = [_card_option(s, seat, card, payments[card], is_free_once=card in free_once) for card in sorted(payments)]
    return {"city": seat, "cards": cards, "stage": stage, "may_sell": True}


@lru_cache(1 << 12)
def payment_pairs(ways: int) -> list[Payment]:
    """A set of payments as pairs (coins to the left, coins to the right), cheapest first. Treat the list as read-only."""
    lanes = [lane for lane in range(0, LANE * (MOST_PAID + 1), LANE) if used_lanes(ways) >> lane & 1]
    pairs = [(lane // LANE, (ways >> lane & LANE_MASK) - 1) for lane in lanes]
    return sorted(pairs, key=lambda pair: (sum(pair), pair[0]))
