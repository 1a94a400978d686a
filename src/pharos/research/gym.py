"""The interface of Gymnasium: you play one seat, bots play the others.

Importing this module registers every game, for instance as `pharos/duel-v0`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex

from ..core.extras import require

try:
    import gymnasium
except ModuleNotFoundError:
    require("research", "gymnasium")
    raise

from ..arena.user_bots import is_user_bot, make, read
from ..bots import Bot, Choice
from ..core.errors import BadChoice, IllegalAction
from ..core.registry import game_ids
from .encoded_game import GameEncoder

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_SEEDS = 1 << 62
Info = dict[str, Any]
"""What an environment reports besides the observation: the mask of legal actions, and the seat."""
Opponent = str | Bot


class BotOpponentsEnv(gymnasium.Env["NDArray[np.int8]", "SupportsIndex"]):
    """One seat against bots. The mask of legal actions is `info["action_mask"]`, or what `action_masks()` returns.

    `opponents` are the bots of the other seats, in turn order from the left of yours; if there are fewer, they repeat. Each
    is a bot or the name of one: a built-in bot, a level, or a class in a file such as `my_bot.py:MyBot`. `seat` is yours;
    without one, every reset draws it. With an `illegal_reward`, an illegal action ends the episode with this reward; without
    one, it raises IllegalAction.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium declares it as a variable of instances)

    def __init__(
        self, game: str, opponents: Opponent | Sequence[Opponent] = "greedy", *, seat: int | None = None,
        illegal_reward: float | None = None, render_mode: str | None = None, **settings: Any,
    ) -> None:  # fmt: skip
        import numpy as np
        from gymnasium import spaces

        self._encoder = GameEncoder(game, **settings)
        self._opponents = tuple(opponents) if isinstance(opponents, list | tuple) else (opponents,)
        if not self._opponents:
            raise BadChoice("arena-no-bots")
        if seat is not None and seat not in range(self._encoder.players):
            raise BadChoice("bad-seat", got=seat, most=self._encoder.players - 1)
        self._bots = self._seated()
        self._own_seat, self._illegal_reward, self.render_mode = seat, illegal_reward, render_mode
        self.columns = self._encoder.columns
        self.observation_space = spaces.Box(-128, 127, (len(self.columns),), np.int8)
        self.action_space = spaces.Discrete(self._encoder.n_actions)

    def _seated(self) -> list[Bot]:
        """Return the bots of the other seats."""
        game, given = self._encoder.ruleset.id, self._opponents
        return [_bot(given[p % len(given)], game) for p in range(self._encoder.players - 1)]

    def __getstate__(self) -> dict[str, object]:
        """Return what is copied and pickled: everything but bots, which are made again."""
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, state: dict[str, object]) -> None:
        """Restore a copied or pickled environment."""
        self.__dict__.update(state)
        self._bots = self._seated()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[np.int8], Info]:
        """Deal a game, and let the bots play until you owe a decision."""
        super().reset(seed=seed)
        players = self._encoder.players
        self.seat = int(self.np_random.integers(players)) if self._own_seat is None else self._own_seat
        self.game = self._encoder.new(int(self.np_random.integers(_SEEDS)))
        self._play_bots()
        return self._observation(), self._info()

    def step(self, action: SupportsIndex) -> tuple[NDArray[np.int8], float, bool, bool, Info]:
        """Carry out your decision, and let the bots play until you owe the next one or the game ends."""
        try:
            chosen = self._encoder.action(self.game, self.seat, int(action))
        except IllegalAction:
            if self._illegal_reward is None:
                raise
            return self._observation(), self._illegal_reward, True, False, self._info()
        self.game.play_unchecked(self.seat, chosen)
        self._play_bots()
        reward = self._encoder.rewards(self.game)[self.seat]
        return self._observation(), reward, self.game.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """Return 1 for every legal action, 0 for all others."""
        return self._encoder.mask(self.game, self.seat)

    def render(self) -> str | None:
        """Return the table as your seat sees it, as text."""
        return self.game.board(self.seat) if self.render_mode == "ansi" else None

    def _play_bots(self) -> None:
        while not self.game.is_over and self.seat not in self.game.to_act:
            other = self.game.to_act[0]
            player = self._bots[(other - self.seat - 1) % self._encoder.players]
            answer: Choice | int | str = player.choose(self.game.seat(other), int(self.np_random.integers(_SEEDS)))
            self.game.play(other, answer.action if isinstance(answer, Choice) else answer)

    def _observation(self) -> NDArray[np.int8]:
        return self._encoder.observe(self.game, self.seat)

    def _info(self) -> Info:
        info: Info = {"action_mask": self.action_masks(), "seat": self.seat}
        if outcome := self.game.outcome:
            info |= {"winners": outcome.winners, "points": outcome.totals, "reason": outcome.reason}
        return info


def _bot(given: Opponent, game: str) -> Bot:
    """Return a bot, made from its name if necessary; raises BadChoice."""
    if not isinstance(given, str):
        return given
    return make(given, game, {given: read(given)} if is_user_bot(given) else {})


def _register() -> None:
    for game in game_ids():
        if f"pharos/{game}-v0" not in gymnasium.registry:
            gymnasium.register(f"pharos/{game}-v0", entry_point=f"{__name__}:BotOpponentsEnv", kwargs={"game": game})


_register()
