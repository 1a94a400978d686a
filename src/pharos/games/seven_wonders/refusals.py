"""Why an action is not legal: the first reason that a person would want to hear, with its values."""

from __future__ import annotations

from ...core.errors import IllegalAction
from .actions import A_BOARD, A_CITY, A_COPY, A_FREE, A_REVIVE, A_SELL, A_STAGE, card_of
from .choices import find_options
from .explain import cost_of
from .hands import choices_of, free_city, hand_for, slot_at, steward
from .menus import payment_pairs
from .names import CARD_NAMES, DECISIONS
from .notation import text
from .payment import bank_cost, has_built, load_market, payments, stage_index
from .pending import due, due_city
from .state import BOARD, REVIVE, SEVENTH_CARD, SIDE, TURN, State
from .tables import CARD, FREE_ONCE, HAND, N_CARDS, STAGE

REFUSALS = (
    "other-decision", "not-offered", "not-in-hand", "already-built", "wonder-complete", "no-free-structure",
    "needless-free", "not-for-sale", "too-expensive", "other-payment", "nothing-to-pay", "city-must-play",
    "own-card-first", "not-steward",
)  # fmt: skip


def _refuse(reason: str, **values: object) -> IllegalAction:
    return IllegalAction(f"seven-wonders-error-{reason}", **values)


def why_not(s: State, seat: int, action: int) -> IllegalAction:
    """The reason that an action (known not to be legal) is refused."""
    decision = due(s)
    if decision not in (TURN, SEVENTH_CARD):
        verb = {BOARD: A_BOARD, SIDE: A_BOARD, REVIVE: A_REVIVE}.get(decision, A_COPY)
        fits = text(action).split()[0] == text(verb).split()[0]
        return _refuse("not-offered", got=text(action)) if fits else _refuse("other-decision", decision=DECISIONS[decision])
    if action >= A_REVIVE:
        return _refuse("other-decision", decision=DECISIONS[decision])
    is_city = action >= A_CITY
    if decision == SEVENTH_CARD and is_city != (due_city(s) >= s.players):
        return _refuse("other-decision", decision=DECISIONS[decision])
    if decision == TURN:
        if is_city and seat != steward(s):
            return _refuse("not-steward", seat=steward(s))
        if is_city and s.cities[seat].committed < 0:
            return _refuse("own-card-first")
        if not is_city and seat == steward(s) and s.cities[seat].committed >= 0 and s.owing >> seat & 1:
            return _refuse("other-decision", decision="city")
    return _card_refusal(s, free_city(s) if is_city else seat, action % A_CITY)


def _names(s: State, c: int) -> list[str]:
    """The cards that a city can choose from."""
    hand, cards = hand_for(s, c), choices_of(s, c)
    return [CARD_NAMES[s.cards[slot_at(s.age, hand, bit)]] for bit in range(2 * HAND) if cards >> bit & 1]


def _card_refusal(s: State, c: int, action: int) -> IllegalAction:
    """Why a city cannot do that with a card."""
    card, me = card_of(action), s.cities[c]
    if CARD_NAMES[card] not in _names(s, c):
        return _refuse("not-in-hand", card=CARD_NAMES[card], cards=_names(s, c))
    find_options(s, c)
    if action >= A_SELL:
        return _refuse("city-must-play")
    if A_STAGE <= action < A_FREE:
        if stage_index(s, c) < 0:
            return _refuse("wonder-complete")
        return _unpaid(s, c, action, s.menu.stage, me.coins)
    if has_built(me, card):
        return _refuse("already-built", card=CARD_NAMES[card])
    if action >= A_FREE:
        usable = me.powers & FREE_ONCE and not me.used
        return _refuse("needless-free", card=CARD_NAMES[card]) if usable else _refuse("no-free-structure")
    ways = next(s.menu.ways[i] for i in range(s.menu.n) if s.menu.cards[i] == card)
    return _unpaid(s, c, action, ways, me.coins - bank_cost(s, c, card))


def _unpaid(s: State, c: int, action: int, ways: int, purse: int) -> IllegalAction:
    """The payment is not among those offered: another one is, or the coins or the market are not enough."""
    if ways:
        pairs = payment_pairs(ways)
        if pairs == [(0, 0)]:
            return _refuse("nothing-to-pay")
        return _refuse("other-payment", payments=[f"pay left {left} right {right}" for left, right in pairs])
    cheapest = _cheapest(s, c, action)
    if cheapest is None:
        return _refuse("not-for-sale", resources=cost_of(s, c, action))
    return _refuse("too-expensive", price=cheapest, coins=s.cities[c].coins)


def _cheapest(s: State, c: int, action: int) -> int | None:
    """The fewest coins that a city with enough of them would pay; None if nobody sells what is missing."""
    card = card_of(action)
    is_card = action < A_STAGE
    piece = CARD[s.edition * N_CARDS + card] if is_card else STAGE[stage_index(s, c)]
    load_market(s, c)
    pairs = payment_pairs(payments(s.market, piece.raw, piece.made, 99))
    return min(map(sum, pairs)) + (bank_cost(s, c, card) if is_card else 0) if pairs else None
