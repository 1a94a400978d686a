"""Action numbers: how a decision is written as one number. Texts are made of the same parts in `notation.py`.

A payment is numbered by its coins, cheapest first, then by those to the left. What a city does with a card is a number
below `A_CITY`; the steward's decisions for the Free City are the same numbers shifted by `A_CITY`.
"""

from __future__ import annotations

from ...core.backend import constants, kernel
from .tables import EDITIONS, N_BOARDS, N_CARDS

MOST_PAID = 14  # seven units at two coins
PAYS = (MOST_PAID + 1) * (MOST_PAID + 2) // 2
PAY_LEFT = constants(left for total in range(MOST_PAID + 1) for left in range(total + 1))
PAY_RIGHT = constants(total - left for total in range(MOST_PAID + 1) for left in range(total + 1))

A_BUILD = 0  # + card * PAYS + payment
A_STAGE = A_BUILD + N_CARDS * PAYS  # + card * PAYS + payment
A_FREE = A_STAGE + N_CARDS * PAYS  # + card
A_SELL = A_FREE + N_CARDS  # + card
A_CITY = A_SELL + N_CARDS  # + any of the above
A_REVIVE = 2 * A_CITY  # + card
A_COPY = A_REVIVE + N_CARDS  # + card
A_SIDE = A_COPY + N_CARDS  # + edition * 2 + side
A_BOARD = A_SIDE + EDITIONS * 2  # + (edition * N_BOARDS + board) * 2 + side
A_DECLINE = A_BOARD + EDITIONS * N_BOARDS * 2
N_ACTIONS = A_DECLINE + 1
MAX_LEGAL = 512


@kernel
def pay_number(left: int, right: int) -> int:
    """The number of a payment."""
    return (left + right) * (left + right + 1) // 2 + left


@kernel
def card_of(action: int) -> int:
    """The card that an action below A_CITY uses."""
    if action < A_FREE:
        return (action - A_BUILD) // PAYS % N_CARDS
    return (action - A_FREE) % N_CARDS
