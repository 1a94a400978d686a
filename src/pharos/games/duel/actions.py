"""Action numbers: how a decision is written as one number. Their texts are in `notation.py`, in the same order."""

from __future__ import annotations

from .tables import N_CARDS, N_TOKENS, N_WONDERS

A_BUILD = 0  # + card
A_SELL = A_BUILD + N_CARDS  # + card
A_WONDER = A_SELL + N_CARDS  # + wonder * N_CARDS + card
A_DRAFT = A_WONDER + N_WONDERS * N_CARDS  # + wonder
A_TAKE = A_DRAFT + N_WONDERS  # + token
A_REVIVE = A_TAKE + N_TOKENS  # + card
A_DESTROY = A_REVIVE + N_CARDS  # + card
A_BEGIN = A_DESTROY + N_CARDS  # + seat
N_ACTIONS = A_BEGIN + 2
MAX_LEGAL = N_CARDS
