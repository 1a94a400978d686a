"""One matrix for all games: every table conforms to the contract, in both engines in step; and what is broken is noticed.

A table is a game with a player count and a value of every option that is a list. What a game accepts beyond lists, such as
boards and wonders given by name, is tested in its own folder.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import pytest

import pharos
from pharos.conformance import check_game
from pharos.core.engine import Engine, engine
from pharos.core.json_types import JsonObject
from pharos.core.structs import differences

Table = tuple[str, int, dict[str, str]]


def tables() -> list[Table]:
    """Every table of every game."""
    plans = []
    for game in pharos.game_ids():
        rules = pharos.ruleset(game)
        listed = [option for option in rules.options if option.values]
        for players in rules.seats:
            for values in product(*(option.values or () for option in listed)):
                options = {option.name: value for option, value in zip(listed, values, strict=True)}
                try:
                    rules.parameters(players, rules.checked_options(options))
                except pharos.BadChoice:
                    continue
                plans.append((game, players, options))
    return plans


def smallest_tables() -> list[Table]:
    """The tables of every game and set of options with the fewest players."""
    return [
        (game, players, options)
        for game, players, options in tables()
        if not any(one == game and fewer < players and same == options for one, fewer, same in tables())
    ]


def name(value: object) -> str:
    return "-".join(value.values()) if isinstance(value, dict) else str(value)


every_table = pytest.mark.parametrize(("game", "players", "options"), tables(), ids=name)
every_smallest_table = pytest.mark.parametrize(("game", "players", "options"), smallest_tables(), ids=name)


@every_smallest_table
def test_interpreted_rules_conform(game: str, players: int, options: JsonObject) -> None:
    assert check_game(game, seed=4, care=0.3, compiled=False, players=players, **options) > 10


@pytest.mark.compiled
@every_table
def test_every_table_conforms(game: str, players: int, options: JsonObject) -> None:
    """The cost of the checks grows with the square of the players, their chance shrinks with it."""
    assert check_game(game, seed=players, care=0.5 / players, players=players, **options) > 10


@pytest.mark.compiled
@every_smallest_table
def test_every_check_at_every_decision(game: str, players: int, options: JsonObject) -> None:
    assert check_game(game, seed=99, care=1.0, players=players, **options) > 10


@pytest.mark.compiled
@every_table
def test_random_games_in_step(game: str, players: int, options: JsonObject) -> None:
    for seed in range(60):
        play_in_step(game, players, options, seed)


@pytest.mark.compiled
@pytest.mark.parametrize("game", pharos.game_ids())
def test_a_batch_plays_the_same_games_as_one_by_one(game: str) -> None:
    ruleset = pharos.ruleset(game)
    compiled = engine(ruleset.package, compiled=True)
    parameters = compiled.row(ruleset.parameters(ruleset.seats[-1], ruleset.checked_options({})))
    states, out = compiled.states(), compiled.numbers(ruleset.max_legal)
    together = int(compiled.rules.play_batch(states, compiled.row(list(range(100))), parameters, out))
    one_by_one = 0
    for seed in range(100):
        compiled.rules.deal(states, 0, seed, parameters)
        one_by_one += int(compiled.rules.playout(states, 0, out))
    assert together == one_by_one


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("first", range(0, 10_000, 500))
@pytest.mark.parametrize("game", pharos.game_ids())
def test_ten_thousand_random_games_in_step(game: str, first: int) -> None:
    mine = [table for table in tables() if table[0] == game]
    for seed in range(first, first + 500):
        play_in_step(*mine[seed % len(mine)], seed)


@pytest.mark.slow
@pytest.mark.compiled
@every_smallest_table
@pytest.mark.parametrize("seed", range(1000, 1015))
def test_every_check_at_every_decision_of_many_games(game: str, players: int, options: JsonObject, seed: int) -> None:
    check_game(game, seed=seed, care=1.0, players=players, **options)


def play_in_step(game: str, players: int, options: dict[str, str], seed: int) -> None:
    """One random game in both engines: the same choices at every decision, the same state at the end, no piece lost."""
    rules, random = pharos.ruleset(game), Random(seed)
    one, other = (pharos.new(game, players=players, seed=seed, engine=engine, **options)._engine for engine in ENGINES)
    row = rules.parameters(players, rules.checked_options(options))
    ours, mine, theirs, yours = one.states(), one.numbers(rules.max_legal), other.states(), other.numbers(rules.max_legal)
    one.rules.deal(ours, 0, seed, one.row(row))
    other.rules.deal(theirs, 0, seed, other.row(row))
    pieces = rules.inventory(ours[0])
    while seats := one.rules.to_act(ours, 0):
        seat = (seats & -seats).bit_length() - 1
        n = one.rules.legal(ours, 0, seat, mine)
        assert other.rules.to_act(theirs, 0) == seats
        assert other.rules.legal(theirs, 0, seat, yours) == n > 0
        assert mine[:n] == [int(action) for action in yours[:n]]
        action = mine[random.randrange(n)]
        one.rules.apply(ours, 0, seat, action)
        other.rules.apply(theirs, 0, seat, action)
    assert differences(ours[0], other.thaw(theirs)) == []
    assert rules.inventory(ours[0]) == pieces
    assert rules.outcome(ours[0]) is not None


ENGINES = ("interpreted", "compiled")


def test_a_view_that_shows_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = pharos.ruleset("duel")
    honest = duel.view
    monkeypatch.setattr(duel, "view", lambda state, seat: {**honest(state, seat), "deck": list(state.decks)}, raising=False)
    with pytest.raises(AssertionError, match="secret"):
        check_game("duel", seed=1, compiled=False)


def test_what_the_rules_noted_for_another_seat_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Engine, "clear_scratch", lambda self, states: None)
    with pytest.raises(AssertionError, match="a seat depends on a secret"):
        check_game("seven-wonders", seed=1, compiled=False)


def test_an_unseen_choice_that_a_seat_knows_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from pharos.games.seven_wonders import hidden

    monkeypatch.setattr(hidden, "recommit", lambda s, seat: None)
    with pytest.raises(AssertionError, match="a choice that it has not seen"):
        check_game("seven-wonders", seed=1, compiled=False)


@pytest.mark.parametrize("game", pharos.game_ids())
def test_hidden_pieces_that_are_not_redealt_are_noticed(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    interpreted = engine(pharos.game_spec(game).package, compiled=False)
    monkeypatch.setattr(interpreted.rules, "redeal", lambda s, seat: None)
    with pytest.raises(AssertionError, match=r"are hidden pieces redealt|has not seen"):
        check_game(game, seed=1, compiled=False)


def keep_in_attribute(seat: Any, game: pharos.Game) -> None:
    seat.game = game


def keep_in_closure(seat: Any, game: pharos.Game) -> None:
    seat.later = lambda: game.state


def keep_seed(seat: Any, game: pharos.Game) -> None:
    seat.notes = {"deal": [game.seed]}


def keep_list(seat: Any, game: pharos.Game) -> None:
    seat.notes = (game.history,)


@pytest.mark.parametrize("keep", [keep_in_attribute, keep_in_closure, keep_seed, keep_list])
@pytest.mark.parametrize("game", pharos.game_ids())
def test_a_way_back_to_the_real_game_is_noticed(
    monkeypatch: pytest.MonkeyPatch, game: str, keep: Callable[[Any, pharos.Game], None]
) -> None:
    honest = pharos.Seat.__init__

    def careless(self: pharos.Seat, game: pharos.Game, number: int) -> None:
        honest(self, game, number)
        keep(self, game)

    monkeypatch.setattr(pharos.Seat, "__init__", careless)
    with pytest.raises(AssertionError, match=r"leads back|within reach"):
        check_game(game, seed=1, compiled=False)


def test_a_lost_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from pharos.games.duel import construction, turn

    honest = construction.sell

    def careless(s: Any, p: int, card: int) -> None:
        honest(s, p, card)
        s.where[card] = 0

    monkeypatch.setattr(turn, "sell", careless)
    with pytest.raises(AssertionError, match="pieces"):
        check_game("duel", seed=1, compiled=False)


@pytest.mark.compiled
def test_an_engine_that_plays_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from pharos.games.duel import construction

    monkeypatch.setattr(construction, "CAPITAL", 3)
    with pytest.raises(AssertionError, match="differ"):
        check_many("duel", range(5))


def check_many(game: str, seeds: range) -> None:
    for seed in seeds:
        check_game(game, seed=seed, care=0)
