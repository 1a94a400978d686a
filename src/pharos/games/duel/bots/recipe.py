"""The recipe for tuning the weights of Duel. The initial weights are a guess in points."""

from __future__ import annotations

from ....bots.recipe import TuningRecipe

# fmt: off
RECIPE = TuningRecipe(
    # points coins raw   made  kinds cheap pawn  pawn2 symb  symb2 token chain wond  again tempo
    ( 0.60,  0.40, 1.60, 2.00, 0.80, 1.00, 0.60, 0.05, 0.80, 0.15, 4.00, 0.80, 1.50, 1.00, 1.00,
      0.80,  0.40, 1.20, 1.50, 0.60, 0.80, 0.60, 0.06, 0.80, 0.20, 3.50, 0.60, 1.00, 0.80, 1.00,
      1.00,  0.33, 0.30, 0.40, 0.20, 0.20, 0.50, 0.10, 0.50, 0.30, 2.50, 0.00, 0.50, 0.50, 0.50),
    tables=((2, "start"),), generations=240, deals=100, least=0.2, renewal=60,
)
# fmt: on
