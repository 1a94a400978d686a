"""Which pieces of Architects each seat had at the end, for the lab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...arena.pieces import Pieces, bits, named

if TYPE_CHECKING:
    from ...arena.pieces import Finals


def pieces(finals: Finals, players: int) -> list[Pieces]:
    """The wonder of each seat and the progress tokens it took; cards are spent, so they are not listed."""
    import numpy as np

    from .names import TOKEN_NAMES, WONDER_NAMES

    cities = finals["cities"][:, :players]
    wonders = cities["wonder"][..., None] == np.arange(len(WONDER_NAMES))
    return [named("wonder", WONDER_NAMES, wonders), named("token", TOKEN_NAMES, bits(cities["tokens"], len(TOKEN_NAMES)))]
