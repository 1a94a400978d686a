"""The interfaces of Gymnasium, PettingZoo and OpenSpiel, checked by the tests of these libraries."""

from __future__ import annotations

import copy
import importlib
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import pharos
from pharos.bots import bot
from pharos.core.json_types import JsonObject
from pharos.research import observe
from pharos.research.encoded_game import GameEncoder
from pharos.research.gym import BotOpponentsEnv
from pharos.research.zoo import ParallelSeatsEnv, SeatsEnv

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
TABLES = [("duel", 2), ("architects", 3), ("seven-wonders", 2), ("seven-wonders", 3)]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


def interpreted(game: str, players: int, **more: Any) -> JsonObject:
    return {"game": game, "players": players, "engine": "interpreted", **more}


@every_table
def test_gymnasium_accepts_the_environment(game: str, players: int) -> None:
    check_env(BotOpponentsEnv(**interpreted(game, players, opponents="random", illegal_reward=-1.0)), skip_render_check=True)


def episode(env: BotOpponentsEnv, seed: int) -> tuple[list[float], JsonObject]:
    """Play the first legal action until the episode ends; the rewards and the last info."""
    rewards: list[float] = []
    _, info = env.reset(seed=seed)
    while True:
        _, reward, is_over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        rewards.append(reward)
        if is_over:
            return rewards, info


def test_an_episode_ends_with_the_result_of_the_game() -> None:
    env = BotOpponentsEnv(**interpreted("duel", 2, opponents="random", seat=1))
    rewards, info = episode(env, 3)
    assert not any(rewards[:-1])
    assert rewards[-1] == (0.0 if len(info["winners"]) > 1 else 1.0 if 1 in info["winners"] else -1.0)
    assert info["points"] == env.game.outcome.totals  # type: ignore[union-attr]
    assert not info["action_mask"].any()
    assert episode(env, 3)[0] == rewards


def test_the_seat_is_drawn_unless_it_is_given() -> None:
    env = BotOpponentsEnv(**interpreted("architects", 3, opponents=("random",)))
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_illegal_action_raises_or_ends_the_episode() -> None:
    env = BotOpponentsEnv(**interpreted("duel", 2, opponents="random", seat=0))
    env.reset(seed=1)
    with pytest.raises(pharos.IllegalAction):
        env.step(0)
    env = BotOpponentsEnv(**interpreted("duel", 2, opponents="random", seat=0, illegal_reward=-1.0))
    env.reset(seed=1)
    _, reward, is_over, _, _ = env.step(0)
    assert (reward, is_over) == (-1.0, True)


def test_opponents_are_bots_levels_or_files() -> None:
    rules = interpreted("architects", 3, seat=0)
    given: list[Any] = ["random", ["random", bot("random", "architects")], f"{EXAMPLES / 'my_bot.py'}:MyBot"]
    for opponents in given:
        rewards, _ = episode(BotOpponentsEnv(**rules, opponents=opponents), 1)
        assert rewards[-1] != 0
    for bad in ({"opponents": ()}, {"opponents": "nobody"}, {"opponents": "random", "seat": 3}):
        with pytest.raises(pharos.BadChoice):
            BotOpponentsEnv(**{**rules, **bad})


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_environments_are_copied_and_pickled(copied: Callable[[Any], Any]) -> None:
    """Tree searches copy environments, and workers get them pickled."""
    single = BotOpponentsEnv(**interpreted("duel", 2, opponents="random"))
    single.reset(seed=1)
    own = int(np.flatnonzero(single.action_masks())[0])
    other = copied(single)
    assert (other.step(own)[0] == single.step(own)[0]).all()
    assert other.game == single.game
    assert other.game is not single.game
    for env in (SeatsEnv(**interpreted("duel", 2)), ParallelSeatsEnv(**interpreted("seven-wonders", 3))):
        env.reset(seed=1)
        other = copied(env)
        assert other.game == env.game
        assert (other._encoder.observe(other.game, 0) == env._encoder.observe(env.game, 0)).all()
        other.game.play(0, other.game.legal(0)[0])
        assert other.game != env.game


def test_an_encoder_refuses_other_games() -> None:
    encoder = GameEncoder("seven-wonders", players=3, engine="interpreted")
    for game in (pharos.new("duel", engine="interpreted"), pharos.new("seven-wonders", players=5, engine="interpreted")):
        for ask in (encoder.observe, encoder.mask, encoder.legal):
            with pytest.raises(pharos.BadChoice, match="other-game"):
                ask(game, 0)
    with pytest.raises(pharos.BadChoice, match="bad-seat"):
        encoder.observe(encoder.new(1), 3)


def test_every_game_is_registered() -> None:
    for game in pharos.game_ids():
        env = gymnasium.make(f"pharos/{game}-v0", opponents="random", engine="interpreted")
        assert env.unwrapped.columns  # type: ignore[attr-defined]


@pytest.mark.compiled
def test_named_bots_are_the_opponents() -> None:
    env = BotOpponentsEnv("duel", "greedy")
    rewards = [episode(env, seed)[0][-1] for seed in range(4)]
    assert sum(rewards) < 0


@every_table
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_pettingzoo_accepts_the_aec_environment(game: str, players: int) -> None:
    """It warns about observations that are dictionaries, although it asks for them where there are masks."""
    api_test(SeatsEnv(**interpreted(game, players)), num_cycles=120)


@every_table
def test_pettingzoo_accepts_the_parallel_environment(game: str, players: int) -> None:
    parallel_api_test(ParallelSeatsEnv(**interpreted(game, players)), num_cycles=80)


def test_a_seed_gives_the_same_game_in_pettingzoo() -> None:
    seed_test(lambda: SeatsEnv(**interpreted("duel", 2)), num_cycles=30)


def test_in_the_aec_environment_the_rewards_are_those_of_the_game() -> None:
    env = SeatsEnv(**interpreted("seven-wonders", 3, render_mode="ansi"))
    env.reset(seed=2)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        total[agent] += reward
        env.step(None if is_over else int(np.flatnonzero(observation["action_mask"])[0]))
    assert list(total.values()) == GameEncoder("seven-wonders", players=3, engine="interpreted").rewards(env.game)
    assert env.render() == env.game.board()


def test_in_the_parallel_environment_seats_that_owe_nothing_wait() -> None:
    env = ParallelSeatsEnv(**interpreted("duel", 2))
    observations, _ = env.reset(seed=1)
    assert np.flatnonzero(observations["seat_1"]["action_mask"]).tolist() == [env.wait]
    first = int(np.flatnonzero(observations["seat_0"]["action_mask"])[0])
    with pytest.raises(pharos.IllegalAction):
        env.step({"seat_0": env.wait, "seat_1": env.wait})
    env.step({"seat_0": first, "seat_1": env.wait})
    assert len(env.game.history) == 1


def test_a_seat_of_a_bot_can_be_observed() -> None:
    game = pharos.new("duel", seed=1, engine="interpreted")
    encoder = GameEncoder("duel", engine="interpreted")
    assert (observe(game.seat(0)) == encoder.observe(game, 0)).all()
    with pytest.raises(pharos.BadChoice):
        GameEncoder("duel", actions="short")


SPIEL = """
from pharos.research import spiel
import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation

def test(name):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    state.apply_action(state.chance_outcomes()[7][0])
    assert state.observation_tensor(0) and "to_act" in state.observation_string(0)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    assert len(state.action_to_string(state.legal_actions()[0])) > 3

for name in {names}:
    test(name)
game = pyspiel.load_game("pharos_duel(deals=20)")
assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=True)) is None
public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
assert make_observation(game, public) is None
text = playthrough("pharos_architects(deals=20)", action_sequence=None, seed=1)
assert "ObservationTensor(1)" in text and "InformationStateTensor(0)" not in text
actions = [int(line.split()[1]) for line in text.splitlines() if line.startswith("action: ")]
assert playthrough("pharos_architects(deals=20)", action_sequence=actions) == text
print("passed")
"""


@pytest.mark.server
def test_openspiel_accepts_every_game() -> None:
    """In a process of its own: OpenSpiel ends the process when a test fails. On Windows there is none."""
    names = [f"pharos_{game.replace('-', '_')}(deals=20)" for game in pharos.game_ids()]
    code = SPIEL.replace("{names}", repr([*names, "pharos_seven_wonders(players=3,deals=20)"]))
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    has_openspiel = sys.platform != "win32"
    assert (ran.returncode == 0) == has_openspiel, ran.stderr
    assert ("passed" in ran.stdout) == has_openspiel
    assert ("missing-extra" in ran.stderr) != has_openspiel


@pytest.mark.parametrize(("module", "library"), [("gym", "gymnasium"), ("zoo", "pettingzoo"), ("spiel", "pyspiel")])
def test_a_library_that_is_missing_gets_a_sentence(monkeypatch: pytest.MonkeyPatch, module: str, library: str) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"pharos.research.{module}", raising=False)
    monkeypatch.setattr("pharos.core.extras.find_spec", lambda name: None)
    with pytest.raises(ImportError, match=r"pip install .pharos\[research\].") as error:
        importlib.import_module(f"pharos.research.{module}")
    assert isinstance(error.value, pharos.BadChoice)
