"""A small client for programs that play at a remote table: a name, a table, a loop.

from pharos.client import Client
with Client("http://localhost:8327", "My bot") as client:
    table = client.quick("duel")
    client.play(table["id"], lambda turn: turn.actions[0])
"""

from __future__ import annotations

from .client import Client
from .seat import RemoteSeat, Turn

__all__ = ["Client", "RemoteSeat", "Turn"]
