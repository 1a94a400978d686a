"""Positions of Architects to learn from: games that go astray for a while and are then played out by greedy bots."""

from __future__ import annotations

from typing import Any

from ...core.backend import entry, lowest
from ...core.chance import pick, seed_chance
from ..insight.architects_odds import note_city
from .greedy import best_action
from .rules import apply, deal, is_over, returns, to_act, wander

_ASTRAY = 20  # up to so many decisions of each seat are random at times,
_RANDOM = 40  # up to so many of a hundred;
_NOTED = 12  # of the decisions after them so many of a hundred are noted


@entry
def play_lesson(
    states: Any, seed: int, parameters: Any, weights: Any, inputs: Any, shares: Any, first: int, out: Any
) -> int:
    """Play a game; writes every city's inputs of some positions and what each seat won of it; returns the next free row."""
    deal(states, 0, seed, parameters)
    chance = states[1]
    seed_chance(chance, seed + 1)
    players, turn, row = parameters[0], 0, first
    astray, random = pick(chance, _ASTRAY * players), pick(chance, _RANDOM)
    while not is_over(states, 0):
        seat = lowest(to_act(states, 0))
        turn += 1
        if turn > astray and row < len(inputs) and pick(chance, 100) < _NOTED:
            for p in range(players):
                note_city(states[0], p, inputs[row, p])
            row += 1
        if turn <= astray and pick(chance, 100) < random:
            wander(states, 0, 1, out)
        else:
            apply(states, 0, seat, best_action(states, 0, 2, seat, weights, out))
    returns(states, 0, out)
    for noted in range(first, row):
        for p in range(players):
            shares[noted, p] = out[p] / 1000.0
    return row
