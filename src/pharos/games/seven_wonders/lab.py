"""Which pieces of 7 Wonders each seat had at the end, for the lab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...arena.pieces import Pieces, bits, named

if TYPE_CHECKING:
    from ...arena.pieces import Finals


def pieces(finals: Finals, players: int) -> list[Pieces]:
    """Board and side of each city, and the structures it built."""
    import numpy as np

    from .names import BOARD_NAMES, CARD_NAMES
    from .tables import LOW
    from .vocabulary import SIDES

    cities = finals["cities"][:, :players]
    sides = SIDES[int(finals["edition"][0])]
    number = cities["board"].astype(np.int64) * 2 + cities["side"]
    boards = Pieces(
        "wonder",
        tuple(f"{board}-{side}" for board in BOARD_NAMES for side in sides),
        tuple((f"board-{board}", f"side-{side}") for board in BOARD_NAMES for side in sides),
        number[..., None] == np.arange(2 * len(BOARD_NAMES)),
    )
    cards = np.concatenate([bits(cities["low"], LOW), bits(cities["high"], len(CARD_NAMES) - LOW)], axis=2)
    return [boards, named("card", CARD_NAMES, cards)]
