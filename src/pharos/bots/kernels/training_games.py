"""Positions for learning win chances: games with random decisions early on, finished by greedy bots."""

from __future__ import annotations

from typing import Protocol

from ...core.backend import Matrix, Numbers, Reals, entry_point, lowest
from ...core.rng import draw_fast, seed_rng
from .evaluation import note_city
from .greedy import best_action
from .rules import States, apply, deal, is_over, random_moves, returns, to_act

_EARLY = 20  # up to this many decisions of each seat may be random,
_RANDOM = 40  # each with a probability of up to this percentage;
_NOTED = 12  # percentage of the later decisions that are stored


class CityInputs(Protocol):
    """The inputs of every city at many positions: an array of NumPy, by position, city and input."""

    def __len__(self) -> int: ...

    def __getitem__(self, place: tuple[int, int], /) -> Reals: ...


@entry_point
def play_training_game(
    states: States,
    seed: int,
    parameters: Numbers,
    weights: Reals,
    inputs: CityInputs,
    shares: Matrix,
    first: int,
    out: Numbers,
) -> int:
    """Play a game; writes the inputs of every city at some positions and each seat's result; returns the next free row."""
    deal(states, 0, seed, parameters)
    chance = states[1]
    seed_rng(chance, seed + 1)
    players, turn, row = parameters[0], 0, first
    early, random = draw_fast(chance, _EARLY * players), draw_fast(chance, _RANDOM)
    while not is_over(states, 0):
        seat = lowest(to_act(states, 0))
        turn += 1
        if turn > early and row < len(inputs) and draw_fast(chance, 100) < _NOTED:
            for p in range(players):
                note_city(states[0], p, inputs[row, p])
            row += 1
        if turn <= early and draw_fast(chance, 100) < random:
            random_moves(states, 0, 1, out)
        else:
            apply(states, 0, seat, best_action(states, 0, 2, seat, weights, out))
    returns(states, 0, out)
    for noted in range(first, row):
        for p in range(players):
            shares[noted, p] = out[p] / 1000.0
    return row
