"""The recipe for tuning the weights of 7 Wonders. The initial weights are a guess in points."""

from __future__ import annotations

from ....bots.recipe import TuningRecipe

# fmt: off
RECIPE = TuningRecipe(
    # points coins raw   rkind mkind symb  wild  chain cheap stage power reviv vict  stren fed
    ( 0.60,  0.20, 1.20, 1.50, 1.80, 1.50, 3.00, 0.40, 0.80, 1.50, 1.50, 2.00, 0.60, 0.50, 0.10,
      0.80,  0.25, 0.80, 1.00, 1.20, 1.20, 3.00, 0.40, 0.40, 1.00, 1.20, 3.00, 0.80, 0.50, 0.15,
      1.00,  0.10, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 4.00, 1.00, 0.10, 0.20),
    tables=((3, "start"), (4, "start")), generations=40, deals=30, least=0.2,
)
# fmt: on
