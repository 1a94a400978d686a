"""Which wonders, cards and tokens each seat had at the end, read off whole arrays of finished states; one function per room.

A mask has a row for each game, a column for each seat, and a layer for each piece.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..core.errors import BadChoice

if TYPE_CHECKING:
    import numpy as np

    Mask = np.ndarray[Any, np.dtype[np.bool_]]


@dataclass(frozen=True)
class Pieces:
    """Pieces of one sort: their ids, the messages that name each, and who had them."""

    sort: str
    ids: tuple[str, ...]
    messages: tuple[tuple[str, ...], ...]
    mask: Mask


def _named(sort: str, names: tuple[str, ...], mask: Mask) -> Pieces:
    return Pieces(sort, names, tuple((f"{sort}-{name}",) for name in names), mask)


def _bits(sets: Any, n: int) -> Mask:
    """A layer for each of n bits."""
    import numpy as np

    mask: Mask = (sets[..., None].astype(np.int64) >> np.arange(n)) & 1 > 0
    return mask


def seven_wonders(finals: Any, players: int) -> list[Pieces]:
    """Board and side of each city, and the structures it built."""
    import numpy as np

    from ..games.seven_wonders.tables import BOARD_NAMES, LOW, NAMES
    from ..games.seven_wonders.vocabulary import SIDES

    cities = finals["cities"][:, :players]
    sides = SIDES[int(finals["edition"][0])]
    number = cities["board"].astype(np.int64) * 2 + cities["side"]
    boards = Pieces(
        "wonder",
        tuple(f"{board}-{side}" for board in BOARD_NAMES for side in sides),
        tuple((f"board-{board}", f"side-{side}") for board in BOARD_NAMES for side in sides),
        number[..., None] == np.arange(2 * len(BOARD_NAMES)),
    )
    cards = np.concatenate([_bits(cities["low"], LOW), _bits(cities["high"], len(NAMES) - LOW)], axis=2)
    return [boards, _named("card", NAMES, cards)]


def duel(finals: Any, players: int) -> list[Pieces]:
    """Wonders built, cards built, progress tokens taken."""
    import numpy as np

    from ..games.duel.notation import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES
    from ..games.duel.state import CITY

    cities = finals["cities"]
    is_raised = _bits(cities["raised"], 4)
    wonders = ((cities["wonders"][..., None] == np.arange(len(WONDER_NAMES))) & is_raised[..., None]).any(axis=2)
    cards = finals["where"][:, None, :] == (CITY + np.arange(players))[None, :, None]
    tokens = _bits(cities["tokens"], len(TOKEN_NAMES))
    return [_named("wonder", WONDER_NAMES, wonders), _named("card", CARD_NAMES, cards), _named("token", TOKEN_NAMES, tokens)]


def architects(finals: Any, players: int) -> list[Pieces]:
    """The wonder of each seat and the progress tokens it took; cards are spent, so they tell nothing."""
    import numpy as np

    from ..games.architects.tables import TOKEN_NAMES, WONDER_NAMES

    cities = finals["cities"][:, :players]
    wonders = cities["wonder"][..., None] == np.arange(len(WONDER_NAMES))
    return [_named("wonder", WONDER_NAMES, wonders), _named("token", TOKEN_NAMES, _bits(cities["tokens"], len(TOKEN_NAMES)))]


READERS: dict[str, Callable[[Any, int], list[Pieces]]] = {
    "architects": architects,
    "duel": duel,
    "seven-wonders": seven_wonders,
}


def pieces_of(game: str, finals: Any, players: int) -> list[Pieces]:
    """All sorts of pieces of a game; raises BadChoice."""
    if game not in READERS:
        raise BadChoice("lab-game", got=game, expected=", ".join(READERS))
    return READERS[game](finals, players)
