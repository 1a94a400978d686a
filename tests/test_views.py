"""Views of several seats share parts; they must be the same as views built one by one."""

from __future__ import annotations

import random

import orjson
import pytest

import pharos
from pharos.core.ruleset import View

GAMES = [("duel", 2), ("seven-wonders", 2), ("seven-wonders", 3), ("seven-wonders", 7), ("architects", 2), ("architects", 5)]


@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_shared_views_equal_single_ones(name: str, players: int, seed: int) -> None:
    """At every position of a random game with changes of mind, and earlier views stay as they were."""
    game, rng = pharos.new(name, players=players, seed=seed, engine="interpreted"), random.Random(seed)
    seats: list[int | None] = [None, *range(players)]
    earlier, epoch = dict[int | None, View](), -1
    while not game.is_over:
        if game.state.info_epoch != epoch:
            earlier, epoch = {}, game.state.info_epoch
        before = orjson.dumps(list(earlier.values()))
        shared = game.ruleset.views(game.state, seats, earlier, game.legal)
        for seat in seats:
            assert orjson.dumps(shared[seat]) == orjson.dumps(game.view(seat))
        assert orjson.dumps(list(earlier.values())) == before
        earlier = dict(shared)
        seat = rng.choice([*game.to_act, *game.revisable_seats])
        game.play(seat, rng.choice(game.legal(seat)))
    assert orjson.dumps(game.ruleset.views(game.state, [None], {}, game.legal)[None]) == orjson.dumps(game.view())
