"""Action numbers: how a decision is written as one number. Their texts are in `notation.py`, in the same order."""

from __future__ import annotations

from .tables import CENTRE, COUNT, FIRST_OF_SIZE, N_KINDS, N_STAGES, N_SYMBOLS, N_TOKENS

A_TAKE = 0  # + side
A_EXTRA = A_TAKE + 3  # + side
A_DECLINE = A_EXTRA + 3
A_PAIR = A_DECLINE + 1  # + symbol
A_TRIPLE = A_PAIR + N_SYMBOLS
A_TOKEN = A_TRIPLE + 1  # + token
A_STACK = A_TOKEN + N_TOKENS
A_REACH = A_STACK + 1  # + the wonder whose deck it is, or CENTRE
A_LOOK = A_REACH + CENTRE + 1  # left, then right
A_KEEP = A_LOOK + 2  # + kind of card
A_STAGE = A_KEEP + N_KINDS  # the first number of a stage is STAGE_FIRST[stage]; + payment
PAYMENTS = tuple(FIRST_OF_SIZE[wanted + 1] for wanted in COUNT)  # payments of no more cards than the stage takes
STAGE_FIRST = tuple(A_STAGE + sum(PAYMENTS[:stage]) for stage in range(N_STAGES))
N_ACTIONS = A_STAGE + sum(PAYMENTS)
MAX_LEGAL = 128
