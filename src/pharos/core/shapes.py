"""Shapes that all games send alike. A room's own are in its `shapes.py`; no rule imports either."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict


class Phrase(TypedDict):
    """A sentence for the locales: `<game>-<id>` and the values it speaks of."""

    id: str
    values: dict[str, Any]
