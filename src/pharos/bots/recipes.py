"""Where the greedy weights come from: the start of each game's tuning, set by hand, and how it goes on from there.

`pharos tune GAME` carries a recipe out and finds the weights that stand in `insight/`, to the digit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    """How a game's weights are tuned: from where, at which tables, how long."""

    start: tuple[float, ...]
    """The first weights, rows as in the game's `WEIGHTS`."""
    tables: tuple[tuple[int, str], ...]
    """Players, and who the candidate's opponents are: copies of the start, or random bots."""
    generations: int
    deals: int
    """Deals that each candidate plays at each table in a generation, in every seat."""
    least: float
    """Weights smaller than this move as if they were this large."""
    seed: int = 1


# fmt: off
RECIPES = {
    "duel": Recipe(
        # points coins raw   made  kinds cheap pawn  pawn2 symb  symb2 token chain wond  again tempo
        ( 0.60,  0.40, 1.60, 2.00, 0.80, 1.00, 0.60, 0.05, 0.80, 0.15, 4.00, 0.80, 1.50, 1.00, 1.00,
          0.80,  0.40, 1.20, 1.50, 0.60, 0.80, 0.60, 0.06, 0.80, 0.20, 3.50, 0.60, 1.00, 0.80, 1.00,
          1.00,  0.33, 0.30, 0.40, 0.20, 0.20, 0.50, 0.10, 0.50, 0.30, 2.50, 0.00, 0.50, 0.50, 0.50),
        tables=((2, "start"),), generations=60, deals=100, least=0.2,
    ),
    "seven_wonders": Recipe(
        # points coins raw   rkind mkind symb  wild  chain cheap stage power reviv vict  stren fed
        ( 0.60,  0.20, 1.20, 1.50, 1.80, 1.50, 3.00, 0.40, 0.80, 1.50, 1.50, 2.00, 0.60, 0.50, 0.10,
          0.80,  0.25, 0.80, 1.00, 1.20, 1.20, 3.00, 0.40, 0.40, 1.00, 1.20, 3.00, 0.80, 0.50, 0.15,
          1.00,  0.10, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 4.00, 1.00, 0.10, 0.20),
        tables=((3, "start"), (4, "start")), generations=40, deals=30, least=0.2,
    ),
    "architects": Recipe(
        # points grey  coin  near  stage symb  symbs extra help  spoil alarm last  horn  types cat   grow  card  token tempo
        ( 1.30,  2.00, 5.00, 0.00, 1.30, 1.50, 0.00, 13.5, 1.00, 1.30, 4.00, 0.00, -3.0, 0.50, -2.0, -2.0, 4.00, 9.00, 1.50,
          1.80,  4.00, 6.50, 0.00, 2.50, 1.50, 0.00, 10.0, 2.00, 0.80, 3.50, 0.00, -1.0, 0.00, -2.0, 0.00, 1.50, 6.00, 2.50,
          2.60,  1.50, 6.50, 1.50, 4.00, 1.30, 0.00, 5.00, 3.00, 0.00, 4.00, 0.00, 0.00, 2.00, -2.5, 0.00, 2.00, 6.50, 4.00),
        tables=((2, "start"), (4, "start"), (4, "random")), generations=40, deals=50, least=1.0,
    ),
}
# fmt: on
"""By room. The starts of Duel and 7 Wonders are guesses in points. That of Architects, in tenths of log-odds of the victory,
was read off a regression of winners on what their cities had in six thousand games, and rounded."""
