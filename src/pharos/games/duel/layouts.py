"""How the twenty cards of each age are laid out: rows from the top, each face up or face down, with the cards' centres in
half cards from the middle. A card is covered by those of the next row that are half a card away."""

from __future__ import annotations

UP, DOWN = True, False

# fmt: off
LAYOUTS = (
    (   # age I
        (UP,   (-1, 1)),
        (DOWN, (-2, 0, 2)),
        (UP,   (-3, -1, 1, 3)),
        (DOWN, (-4, -2, 0, 2, 4)),
        (UP,   (-5, -3, -1, 1, 3, 5)),
    ),
    (   # age II
        (UP,   (-5, -3, -1, 1, 3, 5)),
        (DOWN, (-4, -2, 0, 2, 4)),
        (UP,   (-3, -1, 1, 3)),
        (DOWN, (-2, 0, 2)),
        (UP,   (-1, 1)),
    ),
    (   # age III
        (UP,   (-1, 1)),
        (DOWN, (-2, 0, 2)),
        (UP,   (-3, -1, 1, 3)),
        (DOWN, (-2, 2)),
        (UP,   (-3, -1, 1, 3)),
        (DOWN, (-2, 0, 2)),
        (UP,   (-1, 1)),
    ),
)
# fmt: on


def places(age: int) -> list[tuple[int, int, bool]]:
    """The slots of an age (1 to 3) in order: (row from the top, x, face up)."""
    return [(row, x, face) for row, (face, centres) in enumerate(LAYOUTS[age - 1]) for x in centres]


def covered_by(age: int) -> list[list[int]]:
    """For each slot the slots that cover it."""
    spots = places(age)
    return [
        [j for j, (below, there, _) in enumerate(spots) if below == row + 1 and abs(there - x) == 1] for row, x, _ in spots
    ]
