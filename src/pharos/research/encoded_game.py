"""One game at a time with observations, masks and action numbers: what the interfaces of other libraries are made of."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING

from ..core.encoder import CompactActions, Encoder
from ..core.errors import BadChoice, IllegalAction
from ..core.game import Game
from ..core.registry import game_spec, new, ruleset
from ..core.seat import Seat
from .loading import is_warm

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class GameEncoder:
    """Turns games of one kind into numbers: observations, masks of legal actions, rewards."""

    def __init__(
        self, game: str, *, players: int | None = None, actions: str = "compact", engine: str = "auto", **options: object
    ) -> None:
        if actions not in ("compact", "full"):
            raise BadChoice("bad-option", option="actions", got=actions, expected="compact, full")
        self.ruleset = ruleset(game)
        self.players = self.ruleset.checked_players(players)
        self._spec, self._options = game_spec(game), options
        self._engine = "interpreted" if engine == "auto" and not is_warm(game) else engine
        self._wants_compact = actions == "compact" and self._spec.compact_part is not None
        self._encoders: dict[bool, tuple[Encoder, CompactActions | None]] = {}
        self.columns = self._kernels(self.new(0))[0].columns(self.players)
        """The names of the columns of an observation."""

    def __getstate__(self) -> dict[str, object]:
        """Return what is copied and pickled: everything but kernels, which are loaded again."""
        return {**self.__dict__, "_encoders": {}}

    def new(self, seed: int) -> Game:
        """Deal a game."""
        return new(self.ruleset.id, players=self.players, seed=seed, engine=self._engine, **self._options)

    def _kernels(self, game: Game) -> tuple[Encoder, CompactActions | None]:
        """Return the encoder of a game; an interpreted one may later be replaced by a compiled one. Raises BadChoice."""
        if (game.ruleset.id, game.players) != (self.ruleset.id, self.players):
            expected, got = (f"{one.ruleset.id} ({one.players})" for one in (self, game))
            raise BadChoice("other-game", expected=expected, got=got)
        engine = game._engine
        if engine.is_compiled not in self._encoders:
            compact = CompactActions(self._spec, engine) if self._wants_compact else None
            self._encoders[engine.is_compiled] = Encoder(self._spec, engine), compact
        return self._encoders[engine.is_compiled]

    @cached_property
    def action_names(self) -> tuple[str, ...]:
        """The names of the action numbers: in games with compact numbers these, otherwise the texts of the actions."""
        _, compact = self._kernels(self.new(0))
        return compact.names if compact else tuple(map(self.ruleset.text, range(self.ruleset.actions)))

    @property
    def n_actions(self) -> int:
        """Action numbers run from 0 to n_actions - 1."""
        return len(self.action_names)

    def observe(self, game: Game, seat: int) -> NDArray[np.int8]:
        """Return what a seat may know."""
        row: NDArray[np.int8] = self._kernels(game)[0].row(game, seat)
        return row

    def legal(self, game: Game, seat: int) -> list[int]:
        """Return the numbers of the legal actions of a seat; none if it owes no decision."""
        compact = self._kernels(game)[1]
        if seat not in game.to_act:
            return []
        return compact.numbers(game, seat) if compact else game.legal(seat)

    def mask(self, game: Game, seat: int) -> NDArray[np.int8]:
        """Return 1 for every legal action of a seat, 0 for all others."""
        import numpy as np

        mask = np.zeros(self.n_actions, np.int8)
        mask[self.legal(game, seat)] = 1
        return mask

    def action(self, game: Game, seat: int, number: int) -> int:
        """Return the action of the rules that a number stands for; raises IllegalAction if it is not legal."""
        if number not in self.legal(game, seat):
            raise IllegalAction("illegal-number", got=int(number), seat=seat)
        compact = self._kernels(game)[1]
        return compact.action(game, seat, number) if compact else int(number)

    def rewards(self, game: Game) -> list[float]:
        """Return the rewards of all seats: 0 until the game ends, then 1 for a victory alone; their sum is zero."""
        outcome = game.outcome
        if outcome is None:
            return [0.0] * self.players
        share = self.players / len(outcome.winners)
        return [((share if seat in outcome.winners else 0.0) - 1) / (self.players - 1) for seat in range(self.players)]


def observe(seat: Seat) -> NDArray[np.int8]:
    """Return what a seat may know as an observation: for bots that ask a net."""
    return _seat_encoder(seat.ruleset.id, seat.players).observe(seat.imagine(0), seat.number)


@cache
def _seat_encoder(game: str, players: int) -> GameEncoder:
    return GameEncoder(game, players=players, actions="full")
