"""Text from records and files, made safe to print: it cannot move the cursor, change colours or reverse the line."""

from __future__ import annotations

import unicodedata

KEPT = "\n\t\u200c\u200d"
"""Line breaks, tabs, and the joiners that emoji and some scripts need."""


def printable(text: str) -> str:
    """Return the text without control characters, direction overrides and other invisible characters."""
    return "".join(char for char in text if char in KEPT or unicodedata.category(char)[0] not in "C")
