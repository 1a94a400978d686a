"""The recipe of a training run: every number that the result depends on, except the code and the seed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields, replace
from importlib import import_module

from ..core.errors import BadChoice
from ..core.json_types import Json, JsonObject
from ..core.registry import ruleset


@dataclass(frozen=True)
class Recipe:
    """How to train a net. A run stores its recipe; a stopped run resumes with the stored one."""

    seed: int = 1
    players: tuple[int, ...] = (2,)
    """Player counts of the games, in turn."""
    options: tuple[str, ...] = ()
    """Options of the games beside their player counts, such as `edition=2`; empty if all games have the defaults."""
    start: str = ""
    """Hash of the net that the run started with; empty if it started with a bootstrap."""
    earlier_rounds: int = 0
    """Rounds behind that net, which lower the learning rate."""
    earlier_games: int = 0
    refill: int = 5_000
    """Games that this net plays before the first round, which has no earlier games to train on."""
    bootstrap_games: int = 60_000
    """Games of greedy bots and rivals that the first net learns from."""
    bootstrap_random: int = 12
    """Percentage of random decisions in them."""
    bootstrap_noted: int = 10
    """Percentage of decisions in them that become training positions."""
    lessons: int = 0
    """Playouts of each action that teach the first policy, by a flat search. 0 if it learns what the greedy bot plays."""
    games: int = 2_500
    """Games of self-play per round."""
    full: int = 160
    """Iterations of a full search; only these become training positions."""
    quick: int = 48
    """Iterations of the other searches; 0 lets the policy alone decide: sampled in the opening, later its favourite."""
    full_of_100: int = 33
    noted_of_100: int = 0
    """Percentage of the decisions by the policy alone that become positions with a result and no policy target. They
    cost next to nothing, so games with much luck can have many more results."""
    trace: int = 0
    """Later decisions of the game whose mean value takes the place of a search's value in these positions, as in temporal
    difference learning: luck sways it far less than the result. 0 if only the result counts. Less than 1,000.
    With a network of afterstates: how many decisions its lambda returns look ahead on average."""
    depth: int = 0
    """Decisions for which the policy continues from each new position of a search."""
    halving: int = 0
    """1 for sequential halving with Gumbel noise at the root, instead of PUCT with Dirichlet noise. The
    improved policy is then the target, so that fewer simulations suffice."""
    exploration: float = 1.0
    reduction: float = 0.1
    noise: float = 0.25
    concentration: float = 8.0
    opening: int = 16
    rival_games: int = 15
    """Percentage of games in which a greedy rival plays one seat."""
    rival_random: int = 5
    window: int = 120_000
    """Number of the latest self-play games that a round trains on."""
    positions: int = 500_000
    """Positions trained on per round."""
    bootstrap_positions: int = 1_500_000
    batch: int = 1024
    rate: float = 1e-3
    """Learning rate of the first round; it falls with one over the square root of the round, down to `least_rate`."""
    least_rate: float = 2e-4
    rate_rounds: int = 0
    """With a network of afterstates: rounds in which the learning rate falls evenly from `rate` to `least_rate`."""
    decay: float = 1e-5
    result_part: float = 0.6
    """Weight of the game result in the value target; the rest is the value found by the search."""
    margin_part: float = 0.0
    """Weight of the final points in the game result, for games that points decide: each seat counts e to its points / 4."""
    policy_weight: float = 0.7
    policy_of_100: int = 0
    """Percentage of a batch that is drawn from the positions with a policy target, for runs in which few have one."""
    way_weight: float = 0.15
    points_weight: float = 0.1
    bootstrap_rounds: int = 3
    """The first rounds also train on the games of the bootstrap."""
    gate_games: int = 400
    """The most games between a new net and the best one so far; a sequential test decides whether it is better."""
    gate_gain: float = 0.03
    """Expected surplus of a better net over its fair share of the victories."""
    gate_iterations: int = 100
    rival_gate_games: int = 40
    anchors: tuple[str, ...] = ()
    """Bots that the net plays every `anchor_every` rounds, with as many simulations as they have."""
    anchor_players: tuple[int, ...] = (2,)
    """Player counts of the games against them."""
    anchor_every: int = 5
    anchor_games: int = 40

    @property
    def mark(self) -> str:
        """Return a short hash, so that runs with different recipes never share a folder."""
        return hashlib.sha256(json.dumps(self.as_dict(), sort_keys=True).encode()).hexdigest()[:10]

    def table(self, number: int) -> tuple[int, dict[str, str]]:
        """Return the player count and the options of a game by its number."""
        at = number % len(self.players)
        given = self.options[at] if self.options else ""
        return self.players[at], dict(part.split("=", 1) for part in given.split())

    def games_of(self, number: int) -> int:
        """Return how many games a round plays: round 0 is the bootstrap, or games of the net that the run started with."""
        return self.games if number else self.refill if self.start else self.bootstrap_games

    def games_before(self, log: Sequence[JsonObject]) -> Iterator[int]:
        """Return the self-play games up to the end of each round; those of the bootstrap do not count."""
        total = self.earlier_games
        for entry in log:
            total += entry["games"] if entry["round"] or self.start else 0
            yield total

    def as_dict(self) -> JsonObject:
        """Return the recipe as plain data."""
        return asdict(self)


def recipe_of(game: str, **changes: Json) -> Recipe:
    """Return the recipe of a game, with changes."""
    own = import_module(f"{ruleset(game).package}.bots.training").RECIPE
    return replace(Recipe(), **{**own, **changes})


def read_changes(texts: Sequence[str]) -> JsonObject:
    """Read changes to a recipe such as `gate_games=200`: any setting that is a number; raises BadChoice."""
    numbers: JsonObject = {
        field.name: type(field.default) for field in fields(Recipe) if type(field.default) in (int, float)
    }
    changes: JsonObject = {}
    for text in texts:
        name, _, value = text.partition("=")
        try:
            changes[name] = numbers[name](value)
        except (KeyError, ValueError) as error:
            raise BadChoice("recipe-setting", got=text, expected=", ".join(numbers)) from error
    return changes


def recipe_from(stored: JsonObject) -> Recipe:
    """Restore a recipe from plain data."""
    values: JsonObject = {name: tuple(value) if isinstance(value, list) else value for name, value in stored.items()}
    return Recipe(**values)
