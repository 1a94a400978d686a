"""Recovery codes: a hundred random bits in letters and digits that nobody confuses. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUPS, GROUP = 5, 4
_READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1"})


def new_code() -> str:
    """A new code, in groups."""
    letters = [secrets.choice(ALPHABET) for _ in range(GROUPS * GROUP)]
    return "-".join("".join(letters[first : first + GROUP]) for first in range(0, len(letters), GROUP))


def code_hash(code: str) -> str:
    """The hash of a code, however it was typed. For a hundred random bits, a fast hash is enough."""
    plain = "".join(char for char in code.upper() if char.isalnum()).translate(_READ_AS)
    return hashlib.sha256(plain.encode()).hexdigest()
