"""Which pieces of Duel each seat had at the end, for the lab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...arena.pieces import Pieces, bits, named

if TYPE_CHECKING:
    from ...arena.pieces import Finals


def pieces(finals: Finals, players: int) -> list[Pieces]:
    """Wonders built, cards built, progress tokens taken."""
    import numpy as np

    from .names import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES
    from .state import CITY

    cities = finals["cities"]
    is_built = bits(cities["built"], 4)
    wonders = ((cities["wonders"][..., None] == np.arange(len(WONDER_NAMES))) & is_built[..., None]).any(axis=2)
    cards = finals["where"][:, None, :] == (CITY + np.arange(players))[None, :, None]
    tokens = bits(cities["tokens"], len(TOKEN_NAMES))
    return [named("wonder", WONDER_NAMES, wonders), named("card", CARD_NAMES, cards), named("token", TOKEN_NAMES, tokens)]
