"""The interface of OpenSpiel: importing this module registers every game with pyspiel, for instance as `pharos_duel`.

A game starts with one chance node that draws the deal, out of as many as the parameter `deals` allows. Everything that is
drawn later follows from it. Seats that choose at the same time are asked one after the other, unseen.
"""

from __future__ import annotations

from ..core.extras import require

try:
    import pyspiel
except ModuleNotFoundError:
    require("research", "pyspiel")
    raise

from ..core.game import Game
from ..core.registry import game_ids, ruleset
from .encoded_game import GameEncoder

_LONGEST = 1000  # more decisions than any game has
_DEALS = 1_000_000


def _game_type(game: str) -> pyspiel.GameType:
    rules = ruleset(game)
    return pyspiel.GameType(
        short_name=f"pharos_{game.replace('-', '_')}",
        long_name=f"Pharos {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.seats[0], "deals": _DEALS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Pharos for OpenSpiel; there is a class for each of them."""

    id: str

    def __init__(self, params: dict[str, int] | None = None) -> None:
        game = self.id
        chosen = {"players": ruleset(game).seats[0], "deals": _DEALS, **(params or {})}
        self.encoder = GameEncoder(game, players=chosen["players"])
        self.deals = chosen["deals"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.n_actions,
            max_chance_outcomes=self.deals,
            num_players=self.encoder.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_game_type(game), info, chosen)

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> SpielObserver | None:
        """Return what fills the observation tensor of a seat; None for information states and for parts of observations."""
        is_ours = iig_obs_type is None or (
            not iig_obs_type.perfect_recall
            and iig_obs_type.public_info
            and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return SpielObserver(self.encoder) if is_ours else None


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game of Pharos for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game: Game | None = None

    @property
    def _spiel_game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        """Return the seat that decides next, chance before the deal, or the mark of a finished game."""
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.is_over else self.game.to_act[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals, each equally likely."""
        deals = self._spiel_game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return sorted(self._spiel_game.encoder.legal(self.game, player))

    def _apply_action(self, action: int) -> None:
        encoder = self._spiel_game.encoder
        if self.game is None:
            self.game = encoder.new(action)
            return
        seat = self.game.to_act[0]
        self.game.play_unchecked(seat, encoder.action(self.game, seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.game is None:
            return f"deal {action}"
        return self.game.ruleset.text(self._spiel_game.encoder.action(self.game, player, action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game is not None and self.game.is_over

    def returns(self) -> list[float]:
        """Return the rewards of all seats."""
        encoder = self._spiel_game.encoder
        return [0.0] * encoder.players if self.game is None else encoder.rewards(self.game)

    def __str__(self) -> str:
        return "to be dealt" if self.game is None else self.game.position_text()


class SpielObserver:
    """Fills the observation of a seat."""

    def __init__(self, encoder: GameEncoder) -> None:
        import numpy as np

        self._encoder = encoder
        self.tensor = np.zeros(len(encoder.columns), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat may know of a state."""
        self.tensor[:] = 0 if state.game is None else self._encoder.observe(state.game, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat may know of a state: the columns that are not zero."""
        self.set_from(state, player)
        return " ".join(f"{self._encoder.columns[n]}={self.tensor[n]:g}" for n in self.tensor.nonzero()[0])


def _register() -> None:
    for game in game_ids():
        name = f"SpielGame_{game.replace('-', '_')}"
        pyspiel.register_game(_game_type(game), type(name, (SpielGame,), {"id": game}))


_register()
