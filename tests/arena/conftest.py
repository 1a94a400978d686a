"""Bots of users, good and bad, and games short enough for a test."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pharos.arena import DealPlayed

BOTS = '''
import time

class First:
    def choose(self, seat, seed, budget=None, *, reasons=False):
        return seat.legal[0]

class Text:
    def __init__(self, game, simulations=1, **settings):
        self.asked = 0

    def choose(self, seat, seed, budget=None, *, reasons=False):
        self.asked += 1
        return seat.texts[self.asked * seed % len(seat.texts)]

class Raises:
    def choose(self, seat, seed, budget=None, *, reasons=False):
        raise ValueError("no idea")

class Leaves:
    def choose(self, seat, seed, budget=None, *, reasons=False):
        raise SystemExit(3)

class Illegal:
    def choose(self, seat, seed, budget=None, *, reasons=False):
        return max(set(range(40)) - set(seat.legal))

class Nothing:
    def choose(self, seat, seed, budget=None, *, reasons=False):
        return None

class Yes:
    def choose(self, seat, seed, budget=None, *, reasons=False):
        return True

class Endless:
    def choose(self, seat, seed, budget=None, *, reasons=False):
        while True:
            pass

class Sleeps:
    def choose(self, seat, seed, budget=None, *, reasons=False):
        time.sleep(0.6)
        return seat.legal[0]

class Stillborn:
    def __init__(self, game):
        raise RuntimeError("not today")

    def choose(self, seat, seed, budget=None, *, reasons=False):
        return 0

class Late:
    """Plays well enough until it does not."""
    def choose(self, seat, seed, budget=None, *, reasons=False):
        if len(seat.view["cities"][seat.number]["cards"]) > 3:
            raise KeyError("walls")
        return seat.legal[0]

not_a_bot = 3
'''


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The file with the bots above, in the current folder."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own.py").write_text(BOTS, encoding="utf-8")
    return "own.py"


def timeless(results: list[DealPlayed]) -> list[DealPlayed]:
    """Results without the clock's part."""
    return [replace(deal, games=tuple(replace(game, seconds=()) for game in deal.games)) for deal in results]
