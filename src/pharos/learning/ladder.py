"""Matches of a net against bots of the registry: anchors that expose its blind spots."""

from __future__ import annotations

from itertools import count

from ..bots import Bot, bot, parse_spec
from ..bots.net_bots import PuctBot
from ..bots.net_kernels import NetKernels, Weights
from ..core.registry import new
from .gate import Score, score_of
from .nets import whole
from .recipe import Recipe

_FIRST_SEED = 1 << 61  # far from the deals of self-play and gates


def play(id: str, seats: list[Bot], seed: int) -> list[float]:
    """Play one game between bots; returns each seat's share of the victory."""
    game = new(id, players=len(seats), seed=seed, engine="auto")
    for ply in count():
        if game.is_over:
            break
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.play(seat, legal[0] if len(legal) == 1 else seats[seat].choose(game.seat(seat), seed + ply).action)
    outcome = game.outcome
    assert outcome is not None
    return [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(seats))]


def against(kernels: NetKernels, recipe: Recipe, weights: Weights, spec: str, players: int, deals: range) -> Score:
    """Return the score of a net's search against copies of a bot; every deal is played from every seat."""
    game, simulations = kernels.ruleset.id, parse_spec(spec).simulations or recipe.gate_iterations
    own, other = PuctBot(game, simulations, weights=whole(kernels, weights)), bot(spec, game)
    shares = []
    for deal in deals:
        seatings: list[list[Bot]] = [[own if p == seat else other for p in range(players)] for seat in range(players)]
        won = [play(game, seats, _FIRST_SEED + 1000 * deal)[seat] for seat, seats in enumerate(seatings)]
        shares.append(sum(won) / players)
    return score_of(shares, players * len(shares))
