"""Chance is seeded, even, and the same in plain Python and in compiled code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from types import SimpleNamespace

import pytest

from pharos.core.registry import new
from pharos.core.rng import MASK, _mix, draw_fast, draw_secret, seed_rng, shuffle


def seeded(seed: int) -> SimpleNamespace:
    source = SimpleNamespace(chance=0)
    seed_rng(source, seed)
    return source


def test_the_same_seed_draws_the_same_numbers() -> None:
    one, other = seeded(7), seeded(7)
    assert [draw_secret(one, 100) for _ in range(50)] == [draw_secret(other, 100) for _ in range(50)]


def test_these_numbers_never_change() -> None:
    source = seeded(7)
    assert [draw_secret(source, 1000) for _ in range(6)] == GOLDEN


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = [draw_secret(seeded(seed), 1000) for seed in range(200)]
    assert len(set(firsts)) > 150
    assert sum(abs(a - b) < 20 for a, b in pairwise(firsts)) < 30


@pytest.mark.parametrize("throw", [draw_secret, draw_fast])
def test_draws_are_even(throw: Callable[[object, int], int]) -> None:
    source = seeded(1)
    counts = Counter(throw(source, 6) for _ in range(60_000))
    assert all(9_600 < counts[face] < 10_400 for face in range(6))


def test_every_bit_of_a_draw_hangs_on_every_bit_of_the_counter() -> None:
    """Knowing some draws reveals nothing about the next: no bit of one is a simple matter of a few bits."""
    random, flips, rounds = Random(1), [[0] * 63 for _ in range(63)], 400
    for _ in range(rounds):
        x = random.getrandbits(63)
        for bit, row in enumerate(flips):
            changed = _mix(x) ^ _mix(x ^ (1 << bit))
            for k in range(63):
                row[k] += changed >> k & 1
    assert all(0.36 < n / rounds < 0.64 for row in flips for n in row)


def test_a_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    source = seeded(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [9, 0, 1, 2, 9]
        shuffle(source, items, 1, 4)
        assert items[0] == items[4] == 9
        orders[tuple(items[1:4])] += 1
    assert len(orders) == 6
    assert all(850 < n < 1150 for n in orders.values())


@pytest.mark.compiled
def test_compiled_and_plain_games_are_dealt_alike_for_any_seed() -> None:
    for seed in (0, 1, 12345, 1 << 40, MASK):
        assert new("duel", seed=seed, engine="interpreted").state == new("duel", seed=seed, engine="compiled").state


GOLDEN = [659, 991, 149, 711, 341, 976]
