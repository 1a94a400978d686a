"""Compact action numbers: the place of a card in the hand, its use and the rank of the payment, instead of 38,427 numbers.

Places count the different cards of a hand in the order of the card list. Ranks count the payments that the rules offer for
a use, cheapest first, then by coins to the left. The meaning of a compact number depends on the position: `legal`
lists the same actions in the same order. Numbers of a city are used for the Free City too, since a seat that owes a
decision owes it for one city at a time.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.backend import Numbers, count, entry_point, kernel, lowest
from .actions import A_BOARD, A_CITY, A_DECLINE, A_FREE, A_REVIVE, A_SELL, A_SIDE, A_STAGE, PAYS, card_of
from .hands import card_at, choices_of, free_city, hand_for, seat_for, slot_at, steward
from .names import BOARD_NAMES, CARD_NAMES
from .pending import due, due_city
from .state import SEVENTH_CARD, TURN, State
from .tables import HAND, LOW, N_BOARDS, N_CARDS

PLACES = HAND + 1  # with two players a hand takes in the card drawn for the Free City
RANKS = 12  # the most payments that are offered for one use
USES = 2 * RANKS + 2
_BUILD, _STAGE, _FREE, _SELL = 0, RANKS, 2 * RANKS, 2 * RANKS + 1

C_CARD = PLACES * USES  # + card to revive or copy; before it: place * USES + use
C_SIDE = C_CARD + N_CARDS  # + side
C_BOARD = C_SIDE + 2  # + board * 2 + side
C_DECLINE = C_BOARD + 2 * N_BOARDS
_USE_NAMES = (
    *(f"{use} payment {rank}" for use in ("build", "stage") for rank in range(RANKS)), "build free", "sell",
)  # fmt: skip
NAMES = (
    *(f"hand {place} {use}" for place in range(PLACES) for use in _USE_NAMES),
    *(f"revive or copy {name}" for name in CARD_NAMES),
    *(f"choose side {side}" for side in range(2)),
    *(f"choose {board} side {side}" for board in BOARD_NAMES for side in range(2)),
    "decline",
)


@kernel
def deciding_city(s: State, seat: int) -> int:
    """Return the city that a seat chooses a card for: its own, or the Free City."""
    if s.depth:
        if due(s) == TURN and seat == steward(s) and s.cities[seat].committed >= 0:
            return free_city(s)
        if due(s) == SEVENTH_CARD and seat_for(s, due_city(s)) == seat:
            return due_city(s)
    return seat


@kernel
def hand_bit(card: int) -> int:
    """Return a card's bit among the cards of its age."""
    return 1 << (card if card < LOW else card - LOW)


@kernel
def hand_bits(s: State, c: int) -> int:
    """Return the different cards that a city can choose from, as a bit set over `hand_bit`."""
    if s.age == 0:
        return 0
    hand = hand_for(s, c)
    left, bits = choices_of(s, c), 0
    while left:
        bits |= hand_bit(card_at(s, slot_at(s.age, hand, lowest(left))))
        left &= left - 1
    return bits


@kernel
def place_of(bits: int, card: int) -> int:
    """Return the place of a card among the different cards of a hand."""
    return count(bits & hand_bit(card) - 1)


@kernel
def compact_other(action: int) -> int:
    """Return the number of an action that plays no card of a hand."""
    if action == A_DECLINE:
        return C_DECLINE
    if action >= A_BOARD:
        return C_BOARD + (action - A_BOARD) % (2 * N_BOARDS)
    if action >= A_SIDE:
        return C_SIDE + (action - A_SIDE & 1)
    return C_CARD + (action - A_REVIVE) % N_CARDS


@kernel
def use_of(action: int, rank: int) -> int:
    """Return the use of a card by an action below A_CITY."""
    if action >= A_SELL:
        return _SELL
    if action >= A_FREE:
        return _FREE
    return rank + (_STAGE if action >= A_STAGE else _BUILD)


@entry_point
def make_compact(states: Sequence[State], i: int, seat: int, actions: Numbers, n: int) -> None:
    """Replace the first n actions, all that are legal for a seat that owes a decision, by their compact numbers."""
    s = states[i]
    bits = hand_bits(s, deciding_city(s, seat))
    card_and_use, rank = -1, 0
    for j in range(n):
        action = int(actions[j])
        if action >= A_REVIVE:
            actions[j] = compact_other(action)
            continue
        action %= A_CITY
        rank = rank + 1 if action // PAYS == card_and_use else 0
        card_and_use = action // PAYS
        actions[j] = place_of(bits, card_of(action)) * USES + use_of(action, rank)
