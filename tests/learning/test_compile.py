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


@pytest.mark.parametrize("id", game_ids())
def test_warm_self_play_compiles_nothing(id: str) -> None:
    from numba.core import event

    training_kernels.warm(id)
    assert training_kernels.is_warm(id)
    kernels, game = net_kernels(id), new(id, seed=2)
    weights = new_weights(kernels, 2)
    with event.install_recorder("numba:compile") as seen:
        for round_number, recipe in enumerate((recipe_of(id), recipe_of(id, full=4, quick=0, halving=1))):
            play_games(kernels, recipe, playable(kernels, weights), round_number, 2)
        for halving in (0, 100):
            PuctBot(id, 8, halving=halving, weights=whole(kernels, weights)).choose(game.seat(game.to_act[0]), 1)
    assert not seen.buffer
