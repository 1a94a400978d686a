"""The recipe for tuning the weights of Architects.

The initial weights, in tenths of log-odds of winning, come from a regression of winners on what their cities had in six
thousand games, followed by one tuning run on other deals.
"""

from __future__ import annotations

from ....bots.recipe import TuningRecipe

# fmt: off
RECIPE = TuningRecipe(
    # points grey  coin  near  stage symb  symbs extra help  spoil alarm last  horn  types cat   grow  card  token tempo
    (0.32, 1.76,-1.70, -.34, 1.67, 2.91, 0.46,14.90, 1.09, 1.54, 2.39, 0.04,-3.81, 0.46,-3.64,-2.71, 3.16, 8.07, 1.37,
     1.34, 3.53, 4.67, 0.11, 8.58, 2.03, 0.43,12.35, 3.09, 0.35, 3.55, 0.54, -.35, 0.04,-2.94, -.48, 2.38, 7.38, 2.53,
     1.83, 0.54, 6.86, 1.39, 8.83, 1.74, -.76, 4.28, 3.31, -.48, 4.23, -.07, -.10, 1.52, 0.85,-1.23, 2.46, 3.11, 3.63),
    tables=((2, "start"), (4, "start"), (4, "random")), generations=30, deals=60, least=1.0, step=0.15,
)
# fmt: on
