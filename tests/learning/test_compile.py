"""What `pharos warm --training` compiles is all that a training run plays with."""

from __future__ import annotations

import pytest

from pharos.bots.net_bots import PuctBot
from pharos.bots.net_kernels import net_kernels
from pharos.core.registry import game_ids, new
from pharos.learning import compile as training_kernels
from pharos.learning.nets import new_weights, playable, whole
from pharos.learning.recipe import recipe_of
from pharos.learning.self_play import play_games


@pytest.mark.parametrize("game", game_ids())
def test_warm_self_play_compiles_nothing(game: str) -> None:
    from numba.core import event

    training_kernels.warm(game)
    assert training_kernels.is_warm(game)
    kernels, table = net_kernels(game), new(game, seed=2)
    weights = new_weights(kernels, 2)
    with event.install_recorder("numba:compile") as seen:
        for round_number, recipe in enumerate((recipe_of(game), recipe_of(game, full=4, quick=0, halving=1))):
            play_games(kernels, recipe, playable(kernels, weights), round_number, 2)
        for halving in (0, 100):
            PuctBot(game, 8, halving=halving, weights=whole(kernels, weights)).choose(table.seat(table.to_act[0]), 1)
    assert not seen.buffer
