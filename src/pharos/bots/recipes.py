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
    renewal: int = 0
    """After every so many generations copies of the weights found so far replace those of the start; 0 for never."""
    step: float = 0.3
    """How far the first generation reaches, as a part of each weight."""
    seed: int = 1


# fmt: off
RECIPES = {
    "duel": Recipe(
        # points coins raw   made  kinds cheap pawn  pawn2 symb  symb2 token chain wond  again tempo
        ( 0.60,  0.40, 1.60, 2.00, 0.80, 1.00, 0.60, 0.05, 0.80, 0.15, 4.00, 0.80, 1.50, 1.00, 1.00,
          0.80,  0.40, 1.20, 1.50, 0.60, 0.80, 0.60, 0.06, 0.80, 0.20, 3.50, 0.60, 1.00, 0.80, 1.00,
          1.00,  0.33, 0.30, 0.40, 0.20, 0.20, 0.50, 0.10, 0.50, 0.30, 2.50, 0.00, 0.50, 0.50, 0.50),
        tables=((2, "start"),), generations=240, deals=100, least=0.2, renewal=60,
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
        (0.32, 1.76,-1.70, -.34, 1.67, 2.91, 0.46,14.90, 1.09, 1.54, 2.39, 0.04,-3.81, 0.46,-3.64,-2.71, 3.16, 8.07, 1.37,
         1.34, 3.53, 4.67, 0.11, 8.58, 2.03, 0.43,12.35, 3.09, 0.35, 3.55, 0.54, -.35, 0.04,-2.94, -.48, 2.38, 7.38, 2.53,
         1.83, 0.54, 6.86, 1.39, 8.83, 1.74, -.76, 4.28, 3.31, -.48, 4.23, -.07, -.10, 1.52, 0.85,-1.23, 2.46, 3.11, 3.63),
        tables=((2, "start"), (4, "start"), (4, "random")), generations=30, deals=60, least=1.0, step=0.15,
    ),
}
# fmt: on
"""By room. The starts of Duel and 7 Wonders are guesses in points. That of Architects, in tenths of log-odds of the victory,
was read off a regression of winners on what their cities had in six thousand games, then tuned once, with other deals."""
