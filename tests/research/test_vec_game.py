"""Vectorised games: the same games as one by one, dealt again when they end, with results, masks and observations."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

import pharos
from pharos.core.json_types import JsonObject
from pharos.research import VecGame

TABLES = [("duel", 2), ("architects", 2), ("architects", 3), ("seven-wonders", 2), ("seven-wonders", 3)]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


class Shadow:
    """The games of a VecGame, played one by one."""

    def __init__(self, games: VecGame, engine: str) -> None:
        self.games, self.engine = games, engine
        self.one_by_one = [self.dealt(k) for k in range(games.n)]

    def dealt(self, k: int) -> pharos.Game:
        games = self.games
        return pharos.new(
            games.ruleset.id, players=games.players, seed=games.seeds[k].item(), engine=self.engine, **games.options
        )

    def check(self) -> None:
        """Compare who decides and what is legal."""
        for k, game in enumerate(self.one_by_one):
            seat = int(self.games.seats[k])
            assert seat == game.to_act[0]
            assert self.games._actions[k, : self.games._counts[k]].tolist() == game.legal(seat)

    def step(self, chosen: Any) -> None:
        """Play on in both, and compare the results of games that have ended."""
        played = [game.action(self.games.text(k, int(chosen[k]))) for k, game in enumerate(self.one_by_one)]
        self.games.step(chosen)
        for k, game in enumerate(self.one_by_one):
            game.play(game.to_act[0], played[k])
            assert bool(self.games.dones[k]) == game.is_over
            assert game.is_over or not self.games.rewards[k].any()
            if game.is_over:
                self.compare(k, game)
                self.one_by_one[k] = self.dealt(k)

    def compare(self, k: int, game: pharos.Game) -> None:
        games, outcome = self.games, game.outcome
        assert outcome is not None
        assert games.points[k].tolist() == list(outcome.totals)
        assert tuple(np.flatnonzero(games.winners[k])) == outcome.winners
        assert games.lengths[k] == len(game.history)
        assert games.ruleset.reasons[games.reasons[k]] == outcome.reason
        assert games.rewards[k].sum() == pytest.approx(0, abs=1e-6)
        assert set(np.flatnonzero(games.rewards[k] == games.rewards[k].max())) == set(outcome.winners)


def play_in_step(game: str, players: int, engine: str, n: int, ends: int) -> None:
    games = VecGame(game, n, seed=5, players=players, engine=engine)
    shadow = Shadow(games, engine)
    while ends > 0:
        shadow.check()
        mask = games.mask()
        chosen = games.sample()
        assert mask.sum(1).tolist() == games._counts.tolist()
        assert mask[np.arange(n), chosen].all()
        shadow.step(chosen)
        ends -= int(games.dones.sum())


@every_table
def test_interpreted_games_are_the_games_of_pharos_new(game: str, players: int) -> None:
    play_in_step(game, players, "interpreted", n=2, ends=3)


@pytest.mark.compiled
@every_table
def test_compiled_games_are_the_games_of_pharos_new(game: str, players: int) -> None:
    play_in_step(game, players, "compiled", n=8, ends=40)


@pytest.mark.compiled
def test_threads_and_engines_play_the_same_games() -> None:
    one, two = VecGame("duel", 256, seed=3, threads=1), VecGame("duel", 256, seed=3, threads=2)
    assert len(one._chunks) == 1
    assert len(two._chunks) == 2
    for _ in range(150):
        chosen = one.sample()
        assert (two.sample() == chosen).all()
        one.step(chosen)
        two.step(chosen)
        assert (one.dones == two.dones).all()
        assert (one.seats == two.seats).all()
        assert (one.mask() == two.mask()).all()
        assert (one.observe() == two.observe()).all()
    assert (one.points == two.points).all()
    two.close()


def test_the_same_seed_gives_the_same_games() -> None:
    games = VecGame("duel", 3, seed=7, engine="interpreted")
    first: list[Any] = [games.seeds.copy(), games.observe(), games.sample()]
    games.step(games.sample())
    games.reset(7)
    again: list[Any] = [games.seeds, games.observe(), games.sample()]
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    games.reset(8)
    assert (games.seeds != first[0]).all()


def test_without_a_seed_every_vector_is_different() -> None:
    one, two = (VecGame("duel", 1, engine="interpreted") for _ in range(2))
    assert one.seeds[0] != two.seeds[0]


def test_an_illegal_action_changes_nothing() -> None:
    games = VecGame("duel", 3, seed=1, engine="interpreted")
    before = games.observe()
    chosen = games.sample()
    chosen[1] = 0
    with pytest.raises(pharos.IllegalAction) as error:
        games.step(chosen)
    assert error.value.id == "vector-action"
    assert error.value.values == {"game": 1, "got": 0, "seat": 0}
    assert (games.observe() == before).all()
    assert not games.dones.any()


def test_bad_arguments_are_refused() -> None:
    bad_settings: list[JsonObject] = [
        {"n": 0}, {"n": 2.0}, {"seed": -1}, {"seed": 1.5}, {"players": 2.0}, {"actions": "short"}, {"engine": "auto"},
        {"players": 9}, {"wonders": "mine"},
    ]  # fmt: skip
    for bad in bad_settings:
        with pytest.raises(pharos.BadChoice):
            VecGame("duel", **{"n": 1, "engine": "interpreted", **bad})
    with pytest.raises(pharos.IllegalAction):
        VecGame("duel", 2, seed=1, engine="interpreted").text(0, 0)


WIDTH = len(VecGame("duel", 1, engine="interpreted").columns)
BAD_ARRAYS: list[tuple[Callable[[VecGame], Any], str]] = [
    (lambda games: games.step(games.sample()[:1]), "bad-shape"),
    (lambda games: games.step(games.sample().astype(float)), "bad-array"),
    (lambda games: games.observe(np.zeros((2, 3), np.int8)), "bad-shape"),
    (lambda games: games.observe(cast(Any, np.zeros((2, WIDTH)))), "bad-array"),
    (lambda games: games.observe(np.zeros((WIDTH, 2), np.int8).T), "bad-array"),
    (lambda games: games.observe(cast(Any, [0])), "bad-array"),
    (lambda games: games.observe(seats=[0, 2]), "bad-seat"),
    (lambda games: games.observe(seats=[0]), "bad-shape"),
    (lambda games: games.mask(cast(Any, np.zeros((2, games.n_actions), np.float32))), "bad-array"),
    (lambda games: games.mask(np.broadcast_to(np.zeros(games.n_actions, np.int8), (2, games.n_actions))), "bad-array"),
    (lambda games: games.sample(np.zeros(2, np.int32)), "bad-array"),
    (lambda games: games.sample(np.zeros(3, np.int64)), "bad-shape"),
    (lambda games: games.text(2, 0), "bad-row"),
    (lambda games: games.game(-1), "bad-row"),
]


@pytest.mark.parametrize(("call", "id"), BAD_ARRAYS)
def test_arrays_that_would_be_misread_are_refused(call: Callable[[VecGame], Any], id: str) -> None:
    games = VecGame("duel", np.int64(2), seed=np.int64(1), engine="interpreted")
    with pytest.raises(pharos.BadChoice, match=id):
        call(games)


def check_copies(games: VecGame) -> None:
    """Copies go on as the original does, and apart from it."""
    for _ in range(20):
        games.step(games.sample())
    copies = [pickle.loads(pickle.dumps(games)), copy.deepcopy(games)]
    for _ in range(60):
        chosen = games.sample()
        for other in copies:
            assert (other.sample() == chosen).all()
        games.step(chosen)
        for other in copies:
            assert (other.observe() != games.observe()).any()
            other.step(chosen)
            assert (other.observe() == games.observe()).all()
    for other in copies:
        assert (other.seeds == games.seeds).all()
        assert (other.points == games.points).all()
        assert (other.observe() == games.observe()).all()


def test_copies_go_on_as_the_original_does() -> None:
    with VecGame("seven-wonders", 2, seed=4, players=3, engine="interpreted") as games:
        check_copies(games)
        assert repr(games) == "<VecGame seven-wonders, 3 players, 2 games>"
        assert len(games) == 2


@pytest.mark.compiled
def test_copies_of_compiled_games_go_on_too() -> None:
    check_copies(VecGame("architects", 130, seed=4, players=2, threads=2))


@every_table
def test_both_kinds_of_arrays_get_the_same_observation(game: str, players: int) -> None:
    games = VecGame(game, 2, seed=2, players=players, engine="interpreted")
    for _ in range(30):
        games.step(games.sample())
    floats, small = games.observe(), games.observe(np.full((2, len(games.columns)), 9, np.int8))
    assert floats.dtype == np.float32
    assert (floats == small).all()
    other = games.observe(seats=(games.seats + 1) % players)
    assert (other != floats).any(1).all()


def test_a_game_can_be_taken_out() -> None:
    games = VecGame("seven-wonders", 2, seed=2, players=3, engine="interpreted")
    for _ in range(10):
        games.step(games.sample())
    game = games.game(1)
    seat = int(games.seats[1])
    assert game.to_act[0] == seat
    assert game.legal(seat) == games._actions[1, : games._counts[1]].tolist()


def test_full_action_numbers_can_be_asked_for() -> None:
    games = VecGame("seven-wonders", 1, seed=2, players=3, actions="full", engine="interpreted")
    assert games.n_actions == pharos.ruleset("seven-wonders").actions
    same = pharos.new("seven-wonders", players=3, seed=games.seeds[0].item(), engine="interpreted")
    assert games.action_names[games.sample()[0]] in same.legal_texts(0)
