"""Where a run starts: with an untrained net and a bootstrap, or from a finished net.

A run that starts from a net keeps a copy of it. The recipe names it by a hash of its weights and the rounds and games behind
it; the nets of the run carry its facts, so that a chain of runs can be followed back to the first and repeated.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ..bots.net_kernels import Weights, load_net
from ..core.errors import BadChoice
from ..core.json_types import JsonObject


@dataclass(frozen=True)
class Start:
    """A finished net, in integers, and the facts of its training."""

    weights: Weights
    facts: JsonObject

    @property
    def mark(self) -> str:
        """Return a short hash of the weights."""
        parts = (name.encode() + self.weights[name].tobytes() for name in sorted(self.weights))
        return hashlib.sha256(b"".join(parts)).hexdigest()[:16]

    @property
    def changes(self) -> JsonObject:
        """Return how the recipe of a run identifies the net that it starts from."""
        rounds, games = (int(self.facts.get(name, 0)) for name in ("rounds", "games"))
        return {"start": self.mark, "earlier_rounds": rounds, "earlier_games": games}


def read_start(path: Path, adapt: Callable[[Weights], Weights]) -> Start:
    """Read a net, adapted to the run; raises BadChoice if the file holds none, or one of another form."""
    try:
        weights, facts = load_net(path)
        return Start(adapt(weights), facts)
    except (OSError, ValueError, KeyError) as error:
        raise BadChoice("start-net", got=str(path)) from error


def check_form(weights: Weights, form: Weights) -> Weights:
    """Return a net if it has this form; raises ValueError."""
    shapes, expected = ({name: array.shape for name, array in net.items()} for net in (weights, form))
    if shapes != expected:
        raise ValueError(f"expected a net of the form {expected}, got {shapes}")
    return weights
