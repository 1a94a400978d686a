"""The machine's source of true randomness."""

from __future__ import annotations

import secrets


def fresh_seed(most: int) -> int:
    """A seed from 0 to most - 1 that nobody can guess."""
    return secrets.randbelow(most)
