"""What a live table needs from a connected client; the WebSocket connection implements it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol


class Viewer(Protocol):
    """A connected client: a player or a spectator."""

    guest: str | None
    session: str | None
    """The session of a guest with a profile."""
    wants_views: bool
    needs_view: bool
    """Whether the current view is about to be sent."""
    closed: asyncio.Event
    """Set once the connection is closed."""

    @property
    def seat(self) -> int | None:
        """The seat whose view this client has; None for a spectator and behind the curtain of a shared device."""
        ...

    def draw_curtain_unless_due(self, to_act: Sequence[int]) -> None:
        """On a shared device, hide the view if another person on it owes a decision and the present one does not."""
        ...

    def put(self, message: bytes) -> None:
        """Send a message."""
        ...

    def put_news(self, message: bytes, *, may_wait: bool) -> None:
        """Send news, and the view after them; if they may wait, with the next message or when they are released."""
        ...

    def release_news(self) -> None:
        """Send the news that wait."""
        ...

    def send_full_state(self) -> None:
        """Send everything again."""
        ...

    def close(self, last: bytes | None = None) -> None:
        """Close the connection, after a last message."""
        ...
