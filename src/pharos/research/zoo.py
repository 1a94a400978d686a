"""The interfaces of PettingZoo: every seat is an agent, `seat_0` to `seat_6`.

`SeatsEnv` is an AEC environment: one seat decides at a time, unseen by the others where the rules say so. In
`ParallelSeatsEnv` every seat acts in every step; a seat that owes no decision has one legal action, to wait.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from ..core.extras import require

try:
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError:
    require("research", "pettingzoo")
    raise

from .encoded_game import GameEncoder

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import spaces
    from numpy.random import Generator
    from numpy.typing import NDArray

Info = dict[str, object]
"""What an environment reports besides the observation: empty here, the mask is in the observation."""
Observation = dict[str, "NDArray[np.int8]"]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]
"""What a parallel step returns, by agent: observations, rewards, terminations, truncations, infos."""
_SEEDS = 1 << 62


def _spaces(columns: int, actions: int) -> tuple[spaces.Dict, spaces.Discrete]:
    """Return the spaces of observations and actions of one agent."""
    import numpy as np
    from gymnasium import spaces

    observation = spaces.Box(-128, 127, (columns,), np.int8)
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": observation, "action_mask": mask}), spaces.Discrete(actions)


def _generator(seed: int) -> Generator:
    import numpy as np

    return np.random.default_rng(seed)


class _SeatSpaces:
    """The agents of a game, and the spaces of what each of them observes and does."""

    def _set_spaces(self, encoder: GameEncoder, actions: int) -> None:
        self._encoder, self.columns, self._seed = encoder, encoder.columns, 0
        self.possible_agents = [f"seat_{seat}" for seat in range(encoder.players)]
        made = {agent: _spaces(len(self.columns), actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation for agent, (observation, _) in made.items()}
        self.action_spaces = {agent: action for agent, (_, action) in made.items()}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]


class SeatsEnv(_SeatSpaces, AECEnv):  # type: ignore[misc]
    """A game as an AEC environment; an illegal action raises IllegalAction."""

    metadata: ClassVar[dict[str, object]] = {"name": "pharos_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str, *, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        encoder, self.render_mode = GameEncoder(game, **settings), render_mode
        self._set_spaces(encoder, encoder.n_actions)

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal a game; without a seed, the next one of the series."""
        self._seed = self._seed + 1 if seed is None else seed
        self.game = self._encoder.new(int(_generator(self._seed).integers(_SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.to_act[0]]

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know, and its legal actions."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._encoder.observe(self.game, seat), "action_mask": self._encoder.mask(self.game, seat)}

    def step(self, action: int | None) -> None:
        """Carry out the decision of the selected agent."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self.possible_agents.index(self.agent_selection)
        self.game.play_unchecked(seat, self._encoder.action(self.game, seat, int(action)))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._encoder.rewards(self.game), strict=True))
        if self.game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.to_act[0]]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Return the table as everybody sees it, as text."""
        return self.game.board() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class ParallelSeatsEnv(_SeatSpaces, ParallelEnv):  # type: ignore[misc]
    """A game as a parallel environment: the action after the last one of the game is to wait."""

    metadata: ClassVar[dict[str, object]] = {"name": "pharos_parallel_v0", "render_modes": ["ansi"]}

    def __init__(self, game: str, *, render_mode: str | None = None, **settings: Any) -> None:
        encoder, self.render_mode = GameEncoder(game, **settings), render_mode
        self.wait = encoder.n_actions
        """The action of a seat that owes no decision."""
        self._set_spaces(encoder, self.wait + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Deal a game; without a seed, the next one of the series."""
        self._seed = self._seed + 1 if seed is None else seed
        self.game = self._encoder.new(int(_generator(self._seed).integers(_SEEDS)))
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """Carry out the decisions of all seats that owe one; raises IllegalAction and changes nothing if one is illegal."""
        owing = self.game.to_act
        chosen = [self._encoder.action(self.game, seat, int(actions[self.possible_agents[seat]])) for seat in owing]
        for seat, action in zip(owing, chosen, strict=True):
            self.game.play_unchecked(seat, action)
        agents, is_over = self.agents, self.game.is_over
        rewards = dict(zip(agents, self._encoder.rewards(self.game), strict=True))
        observations = self._observations()
        self.agents = [] if is_over else agents
        return (
            observations, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )  # fmt: skip

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        import numpy as np

        mask = np.append(self._encoder.mask(self.game, seat), np.int8(seat not in self.game.to_act))
        return {"observation": self._encoder.observe(self.game, seat), "action_mask": mask}

    def render(self) -> str | None:
        """Return the table as everybody sees it, as text."""
        return self.game.board() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
