"""Golden games and golden counts for 2 to 7 players and both editions: what the rules gave once, they give for ever.

Each record in `golden/` replays to its result and to the hash of its last position (`note final`); `golden/counts.txt`
holds counts over many games. When a rule changes on purpose, renew them all and read the difference:

    PHAROS_GOLDEN=1 pytest tests/seven_wonders/test_golden.py
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
from pharos.games.seven_wonders.names import REASONS

GOLDEN = Path(__file__).parent / "golden"
PACKAGE = "pharos.games.seven_wonders"
RULESET = pharos.ruleset("seven-wonders")
TABLES = [(players, edition) for players in range(2, 8) for edition in (1, 2) if (players, edition) != (2, 2)]


def file_of(players: int, edition: int) -> Path:
    return GOLDEN / f"{players}-players-edition-{edition}.txt"


def hash_of(game: pharos.Game) -> str:
    return hashlib.sha256(game.position_text().encode()).hexdigest()


def random_record(players: int, edition: int) -> str:
    """A random game as a record, with the hash of its last position; now and then a seat changes its mind."""
    game = pharos.new("seven-wonders", players=players, edition=edition, seed=players, engine="interpreted")
    random = Random(players * 10 + edition)
    while not game.is_over:
        seats = game.revisable_seats if game.revisable_seats and random.random() < 0.05 else game.to_act
        seat = seats[random.randrange(len(seats))]
        legal = game.legal(seat)
        game.play(seat, legal[random.randrange(len(legal))])
    record = game.record()
    record.notes["final"] = hash_of(game)
    return str(record)


def row(players: int, edition: int) -> list[int]:
    return RULESET.parameters(players, RULESET.checked_options({"edition": edition}))


def legal_along_the_way(runs: Engine, players: int, edition: int, games: int) -> dict[str, int]:
    """How many legal actions seats have in each age, summed over games that are played at random by their numbers."""
    rules, states, out = runs.rules, runs.states(), runs.numbers(RULESET.max_legal)
    legal: Counter[int] = Counter()
    for seed in range(games):
        random = Random(seed)
        rules.deal(states, 0, seed, runs.row(row(players, edition)))
        while seats := int(rules.to_act(states, 0)):
            seat = (seats & -seats).bit_length() - 1
            n = int(rules.legal(states, 0, seat, out))
            legal[int(runs.thaw(states).age)] += n
            rules.apply(states, 0, seat, int(out[random.randrange(n)]))
    return {f"legal actions in age {age}": n for age, n in sorted(legal.items())}


def random_counts(runs: Engine, players: int, edition: int, games: int) -> dict[str, int]:
    """Decisions, ways to end, victories and points over random games that the rules play by themselves."""
    rules, states, out = runs.rules, runs.states(), runs.numbers(RULESET.max_legal)
    counts: Counter[str] = Counter()
    for seed in range(games):
        rules.deal(states, 0, seed, runs.row(row(players, edition)))
        counts["decisions"] += int(rules.playout(states, 0, out))
        state: Any = runs.thaw(states)
        counts[REASONS[state.ended - 1]] += 1
        counts["points"] += sum(int(rules.score(states, 0, seat, out)) for seat in range(players))
        counts["victories of seat 0"] += state.winners & 1
    return dict(sorted(counts.items()))


def counts(players: int, edition: int) -> dict[str, int]:
    """All golden counts of one table."""
    runs = engine(PACKAGE, compiled=True)
    return legal_along_the_way(runs, players, edition, 40) | random_counts(runs, players, edition, 1000)


def read_counts() -> dict[tuple[int, int], dict[str, int]]:
    rows: dict[tuple[int, int], dict[str, int]] = {}
    for line in (GOLDEN / "counts.txt").read_text(encoding="utf-8").splitlines():
        players, edition, name, number = line.split(" | ")
        rows.setdefault((int(players), int(edition)), {})[name] = int(number)
    return rows


def renew() -> None:
    """Rewrite all golden files."""
    lines = []
    for players, edition in TABLES:
        file_of(players, edition).write_text(random_record(players, edition), encoding="utf-8")
        lines += [f"{players} | {edition} | {name} | {n}" for name, n in counts(players, edition).items()]
    (GOLDEN / "counts.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.fixture(scope="module", autouse=True)
def _renewed() -> None:
    if os.environ.get("PHAROS_GOLDEN"):
        renew()


@pytest.mark.parametrize("engine", ["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)])
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_golden_games_replay_to_their_end(players: int, edition: int, engine: str) -> None:
    text = file_of(players, edition).read_text(encoding="utf-8")
    record = pharos.read_record(text)
    game = pharos.replay(text, engine=engine)
    assert game.is_over
    assert record.result == game.record().result
    assert record.notes["final"] == hash_of(game)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_golden_games_are_played_again_by_the_same_chance(players: int, edition: int) -> None:
    assert random_record(players, edition) == file_of(players, edition).read_text(encoding="utf-8")


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_golden_counts(players: int, edition: int) -> None:
    assert counts(players, edition) == read_counts()[players, edition]


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_the_twin_counts_the_same(players: int, edition: int) -> None:
    interpreted, compiled = (
        engine(PACKAGE, compiled=False),
        engine(PACKAGE, compiled=True),
    )
    assert random_counts(interpreted, players, edition, 10) == random_counts(compiled, players, edition, 10)


@pytest.mark.compiled
def test_a_used_state_deals_as_a_new_one() -> None:
    for compiled in (False, True):
        runs = engine(PACKAGE, compiled=compiled)
        states, out = runs.states(2), runs.numbers(RULESET.max_legal)
        for players, edition in TABLES:
            runs.rules.deal(states, 0, 5, runs.row(row(7, 1)))
            runs.rules.playout(states, 0, out)
            runs.rules.deal(states, 0, 9, runs.row(row(players, edition)))
            fresh = runs.states(1)
            runs.rules.deal(fresh, 0, 9, runs.row(row(players, edition)))
            assert runs.thaw(states, 0) == runs.thaw(fresh, 0)


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_both_engines_deal_anew_alike(players: int, edition: int) -> None:
    interpreted, compiled = (
        engine(PACKAGE, compiled=False),
        engine(PACKAGE, compiled=True),
    )
    random, out = Random(players), compiled.numbers(RULESET.max_legal)
    states = compiled.states(2)
    compiled.rules.deal(states, 0, players, compiled.row(row(players, edition)))
    while seats := int(compiled.rules.to_act(states, 0)):
        seat = random.choice([seat for seat in range(players) if seats >> seat & 1])
        n = int(compiled.rules.legal(states, 0, seat, out))
        compiled.rules.apply(states, 0, seat, int(out[random.randrange(n)]))
        if random.random() < 0.2:
            viewer, seed = random.randrange(players), random.getrandbits(50)
            plain = [compiled.thaw(states, 0).clone()]
            compiled.rules.copy_state(states, 0, 1)
            compiled.rules.reshuffle(states, 1, viewer, seed)
            interpreted.rules.reshuffle(plain, 0, viewer, seed)
            assert compiled.thaw(states, 1) == plain[0]
