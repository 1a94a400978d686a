"""A bot knows what its seat may know: redealing the rest never changes its move."""

from __future__ import annotations

from random import Random

import pytest

import pharos
from pharos.bots import bot, bot_names

GAMES = [("duel", 2), ("architects", 2), ("architects", 4), ("seven-wonders", 2), ("seven-wonders", 3)]
CALCULATING = {
    "greedy": "greedy",
    "flat": "flat:6",
    "search": "search:16",
    "classic": "classic:12",
    "guided": "guided:12",
    "tree": "tree:16",
    "decoupled": "decoupled:4",
}


def plain(id: str) -> list[str]:
    """The bots that look at the view only."""
    return [name for name in bot_names(id) if name not in CALCULATING]


def calculating(id: str) -> list[str]:
    """The bots that calculate."""
    return [CALCULATING[name] for name in bot_names(id) if name in CALCULATING]


def check(id: str, players: int, spec: str, seed: int, every: int) -> None:
    """A random game, in which the bot is asked now and then, and asked again in other worlds."""
    game = pharos.new(id, players=players, seed=seed, engine="interpreted")
    player, chance = bot(spec, id), Random(seed)
    while not game.is_over:
        seat = game.to_act[0]
        if len(game.history) % every == seed % every:
            chosen = player.choose(game.seat(seat), seed)
            for world in (1, 2):
                other = game.reshuffled(seat, chance.getrandbits(60))
                assert player.choose(other.seat(seat), seed).action == chosen.action, (game.position_text(), world)
        game.play(seat, chance.choice(game.legal(seat)))


@pytest.mark.parametrize(
    ("id", "players", "spec"), [(id, players, spec) for id, players in GAMES for spec in plain(id)], ids=str
)
def test_bots_that_look_are_pure(id: str, players: int, spec: str) -> None:
    for seed in range(3):
        check(id, players, spec, seed, every=2)


@pytest.mark.parametrize(
    ("id", "players", "spec"), [(id, players, spec) for id, players in GAMES for spec in calculating(id)], ids=str
)
def test_bots_that_calculate_are_pure(id: str, players: int, spec: str) -> None:
    check(id, players, spec, seed=players, every=7)
