"""Use the rules in your own compiled function: how often does the first player win if both play at random?"""

from __future__ import annotations

import numba
import numpy as np

import pharos
from pharos.core.engine import engine

rules = pharos.ruleset("duel")
duel = engine(rules.package, compiled=True)
deal, to_act, legal, apply, is_over, returns = (
    getattr(duel.rules, name) for name in ("deal", "to_act", "legal", "apply", "is_over", "returns")
)


@numba.njit(nogil=True)
def first_wins(states, parameters, seeds, out):  # type: ignore[no-untyped-def]
    """Play a game from each seed; returns the share of wins of seat 0, in games that seat 0 starts."""
    won = 0
    for k in range(len(seeds)):
        np.random.seed(k)
        deal(states, 0, seeds[k], parameters)
        while not is_over(states, 0):
            seat = 0 if to_act(states, 0) & 1 else 1
            n = legal(states, 0, seat, out)
            apply(states, 0, seat, out[np.random.randint(n)])
        returns(states, 0, out)
        won += out[0]
    return won / 1000 / len(seeds)


parameters = duel.row(rules.parameters(2, rules.checked_options({})))
share = first_wins(duel.states(1), parameters, np.arange(2000), duel.numbers(rules.max_legal))
print(f"The player who starts wins {share:.1%} of 2,000 random games of Duel.")
