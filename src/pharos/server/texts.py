"""Texts from people: names and chat without control characters, direction overrides or invisible contents."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""Zero-width joiners, which emoji and some scripts need inside a word."""
BLANKS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and symbols that show nothing: fillers and the blank braille pattern."""


def cleaned(text: str) -> str:
    """The text in normal form, without format characters and repeated spaces; empty if nothing visible remains."""
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(char for char in normal if char in JOINERS or not _is_hidden(char))
    visible = " ".join(kept.split())
    return visible if any(unicodedata.category(char)[0] not in "CZM" for char in visible) else ""


def _is_hidden(char: str) -> bool:
    """Whether a character shows nothing or only changes how others are shown."""
    return unicodedata.category(char).startswith("C") or char in BLANKS


def checked(text: str) -> str:
    """The cleaned text; raises ValueError if nothing visible remains."""
    clean = cleaned(text)
    if not clean:
        raise ValueError("nothing visible")
    return clean
