"""The conformance suite with every wonder chosen by name."""

from __future__ import annotations

import pytest

from pharos.conformance import check_game
from pharos.games.architects.names import WONDER_NAMES

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("wonder", WONDER_NAMES)
def test_every_wonder_conforms(wonder: str) -> None:
    for seed in range(2):
        assert check_game("architects", seed=seed, care=0.2, wonders=f"{wonder} random") > 20
