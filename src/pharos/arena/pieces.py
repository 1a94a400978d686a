"""Reads the wonders, cards and tokens of each seat from arrays of finished states; see `lab.py` of each game.

`Finals` are the states of finished games, one record each. A mask has a row for each game, a column for each seat, and a
layer for each piece.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..core.errors import BadChoice
from ..core.registry import game_spec, game_specs

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Mask = NDArray[np.bool_]
    Finals = NDArray[np.void]


@dataclass(frozen=True)
class Pieces:
    """Pieces of one kind: their ids, the messages that name them, and which seats had them."""

    kind: str
    ids: tuple[str, ...]
    messages: tuple[tuple[str, ...], ...]
    mask: Mask


def named(kind: str, names: tuple[str, ...], mask: Mask) -> Pieces:
    """Build pieces whose messages are `<kind>-<name>`."""
    return Pieces(kind, names, tuple((f"{kind}-{name}",) for name in names), mask)


def bits(sets: NDArray[np.integer], n: int) -> Mask:
    """Turn an array of bit sets into a mask with a layer for each of n bits."""
    import numpy as np

    mask: Mask = (sets[..., None].astype(np.int64) >> np.arange(n)) & 1 > 0
    return mask


def pieces_of(game: str, finals: Finals, players: int) -> list[Pieces]:
    """List the pieces of a game by kind; raises BadChoice if the game has no reader for the lab."""
    spec = game_spec(game)
    if spec.lab_part is None:
        known = ", ".join(id for id, other in game_specs().items() if other.lab_part)
        raise BadChoice("lab-game", got=game, expected=known)
    pieces: list[Pieces] = spec.load(spec.lab_part)(finals, players)
    return pieces
