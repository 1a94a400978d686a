"""Golden games and golden counts: what the rules gave once, they give for ever.

Each record in `golden/` replays to its result and to the hash of its last position (`note final`); `golden/counts.txt`
holds counts over many games. When a rule changes on purpose, renew them all and read the difference:

    PHAROS_GOLDEN=1 pytest tests/duel/test_golden.py
"""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pharos
from pharos.core.engine import Engine, engine
from pharos.games.duel.actions import MAX_LEGAL
from pharos.games.duel.names import REASONS

GOLDEN = Path(__file__).parent / "golden"
RECORDS = {
    "draft": {"civilian": 0, "military": 17, "blue-cards": 18, "shared": 48, "science": 1844},
    "first-game": {"civilian": 0, "military": 12, "blue-cards": 41, "shared": 930, "science": 5465},
}
GAMES = [(wonders, reason, seed) for wonders, row in RECORDS.items() for reason, seed in row.items()]
OPTIONS = {"first-game": 0, "draft": 1}


def file_of(wonders: str, reason: str) -> Path:
    return GOLDEN / f"{wonders}-{reason}.txt"


def hash_of(game: pharos.Game) -> str:
    return hashlib.sha256(game.position_text().encode()).hexdigest()


def random_record(seed: int, wonders: str) -> str:
    """A random game as a record, with the hash of its last position."""
    game, random = pharos.new("duel", seed=seed, engine="interpreted", wonders=wonders), Random(seed)
    while not game.is_over:
        (seat,) = game.to_act
        legal = game.legal(seat)
        game.play(seat, legal[random.randrange(len(legal))])
    record = game.record()
    record.notes["final"] = hash_of(game)
    return str(record)


def actions_at_depth(runs: Engine, seed: int, draft: int, depth: int) -> int:
    """How many sequences of so many decisions there are, from one deal."""
    rules, states, buffers = runs.rules, runs.states(depth + 1), [runs.numbers(MAX_LEGAL) for _ in range(depth)]
    rules.deal(states, 0, seed, runs.row([2, draft]))

    def below(level: int) -> int:
        seat = int(rules.to_act(states, level)).bit_length() - 1
        n = int(rules.legal(states, level, seat, buffers[level]))
        if level == depth - 1:
            return n
        actions = 0
        for k in range(n):
            rules.copy_state(states, level, level + 1)
            rules.apply(states, level + 1, seat, int(buffers[level][k]))
            actions += below(level + 1)
        return actions

    return below(0)


def legal_along_the_way(runs: Engine, draft: int, games: int) -> dict[str, int]:
    """How many legal actions there are after so many random decisions, summed over games."""
    rules, states, out = runs.rules, runs.states(), runs.numbers(MAX_LEGAL)
    legal = Counter[int]()
    for seed in range(games):
        random, depth = Random(seed), 0
        rules.deal(states, 0, seed, runs.row([2, draft]))
        while seats := int(rules.to_act(states, 0)):
            n = int(rules.legal(states, 0, seats >> 1, out))
            legal[depth // 10 * 10] += n
            rules.apply(states, 0, seats >> 1, int(out[random.randrange(n)]))
            depth += 1
    return {f"legal actions from decision {depth}": n for depth, n in sorted(legal.items())}


def random_counts(runs: Engine, draft: int, games: int) -> dict[str, int]:
    """Decisions, ways to end, victories and points over random games that the rules play by themselves."""
    rules, states, out = runs.rules, runs.states(), runs.numbers(MAX_LEGAL)
    row, counts = runs.row([2, draft]), Counter[str]()
    for seed in range(games):
        rules.deal(states, 0, seed, row)
        counts["decisions"] += int(rules.playout(states, 0, out))
        state: Any = runs.thaw(states)
        counts[REASONS[state.ended - 1]] += 1
        counts["points"] += sum(int(rules.score(states, 0, seat, out)) for seat in range(2))
        counts["victories of seat 0"] += state.winners & 1
    return dict(sorted(counts.items()))


def counts(wonders: str) -> dict[str, int]:
    """All golden counts of one way to begin."""
    runs, draft = engine("pharos.games.duel", compiled=True), OPTIONS[wonders]
    expected = {
        f"sequences of {depth}": sum(actions_at_depth(runs, seed, draft, depth) for seed in range(5))
        for depth in (1, 2, 3, 4)
    }
    return expected | legal_along_the_way(runs, draft, 100) | random_counts(runs, draft, 2000)


def read_counts() -> dict[str, dict[str, int]]:
    rows: dict[str, dict[str, int]] = {}
    for line in (GOLDEN / "counts.txt").read_text(encoding="utf-8").splitlines():
        wonders, name, number = line.split(" | ")
        rows.setdefault(wonders, {})[name] = int(number)
    return rows


def renew() -> None:
    """Rewrite all golden files."""
    for wonders, reason, seed in GAMES:
        file_of(wonders, reason).write_text(random_record(seed, wonders), encoding="utf-8")
    lines = [f"{wonders} | {name} | {number}" for wonders in OPTIONS for name, number in counts(wonders).items()]
    (GOLDEN / "counts.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.fixture(scope="module", autouse=True)
def _renewed() -> None:
    if os.environ.get("PHAROS_GOLDEN"):
        renew()


@pytest.mark.parametrize("engine", ["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)])
@pytest.mark.parametrize(("wonders", "reason", "seed"), GAMES)
def test_golden_games_replay_to_their_end(wonders: str, reason: str, seed: int, engine: str) -> None:
    text = file_of(wonders, reason).read_text(encoding="utf-8")
    record = pharos.read_record(text)
    game = pharos.replay(text, engine=engine)
    assert (record.options["wonders"], record.seed) == (wonders, seed)
    assert game.outcome is not None
    assert game.outcome.reason == reason
    assert record.result == game.record().result
    assert record.notes["final"] == hash_of(game)


@pytest.mark.parametrize(("wonders", "reason", "seed"), GAMES)
def test_golden_games_are_played_again_by_the_same_chance(wonders: str, reason: str, seed: int) -> None:
    assert random_record(seed, wonders) == file_of(wonders, reason).read_text(encoding="utf-8")


@pytest.mark.compiled
@pytest.mark.parametrize("wonders", OPTIONS)
def test_golden_counts(wonders: str) -> None:
    assert counts(wonders) == read_counts()[wonders]


@pytest.mark.compiled
@pytest.mark.parametrize("wonders", OPTIONS)
def test_the_twin_counts_the_same(wonders: str) -> None:
    interpreted, compiled = engine("pharos.games.duel", compiled=False), engine("pharos.games.duel", compiled=True)
    draft = OPTIONS[wonders]
    assert random_counts(interpreted, draft, 60) == random_counts(compiled, draft, 60)
    assert actions_at_depth(interpreted, 3, draft, 2) == actions_at_depth(compiled, 3, draft, 2)


@pytest.mark.compiled
def test_copying_a_state_is_independent_in_both_engines() -> None:
    for compiled in (False, True):
        runs = engine("pharos.games.duel", compiled=compiled)
        states, out = runs.states(2), runs.numbers(MAX_LEGAL)
        runs.rules.deal(states, 0, 1, runs.row([2, 1]))
        before = runs.thaw(states, 0).clone()
        runs.rules.copy_state(states, 0, 1)
        assert runs.thaw(states, 1) == before
        runs.rules.playout(states, 1, out)
        assert runs.thaw(states, 0) == before != runs.thaw(states, 1)
