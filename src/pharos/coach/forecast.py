"""Forecasts of what a seat may expect after an action: the outlooks of the bots, averaged over imagined worlds.

A forecast starts from a `Seat`, so it never uses anything that the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..bots.outlook import Forecaster as Outlooks
from ..bots.outlook import Outlook, mean
from ..bots.protocol import Bot
from ..bots.registry import bot
from ..core.game import Game
from ..core.registry import game_spec
from ..core.ruleset import View
from ..core.seat import Seat
from ..core.spec import Effort

_APART = 1_000_003  # distance between the seeds of two forecasts
_SEED = 1  # of bots that finish the game: the same position gives the same forecast
_QUICK = 4  # searches after an action are this many times shorter than those of the analysis


@dataclass(frozen=True)
class Forecast:
    """What to expect after an action: on average, and in each imagined world."""

    mean: Outlook
    worlds: tuple[Outlook, ...]


class Forecaster:
    """Makes forecasts for one game. Not thread-safe."""

    def __init__(self, game: str, effort: Effort | None = None) -> None:
        spec = game_spec(game)
        self.effort = effort or spec.effort
        self.ruleset, self.supremacies = spec.ruleset, spec.supremacies
        self.ways = (next(reason for reason in self.ruleset.reasons if reason not in spec.supremacies), *spec.supremacies)
        """The ways of winning that forecasts distinguish: by points, and each supremacy."""
        self._outlooks = Outlooks(game)
        self.player: Bot = bot("greedy", game)
        """The bot that finishes the game for everybody."""

    def now(self, seat: Seat, seed: int = 0) -> Outlook:
        """Return what a seat may expect now."""
        return self._named(self._outlooks.outlook(seat, self.effort.playouts, seed + 1))

    def after(self, seat: Seat, action: int, seed: int = 0) -> Forecast:
        """Return what a seat may expect after an action; the same seed gives all actions the same worlds."""
        outlooks = []
        for world in range(self.effort.worlds):
            game = imagined(seat, action, seed * _APART + world + 1)
            outlooks.append(self._named(self._outlooks.outlook(game.seat(seat.number), self._simulations, world + 1)))
        return Forecast(mean(outlooks), tuple(outlooks))

    def endings(self, seat: Seat, action: int, games: int, seed: int = 0) -> Iterator[View]:
        """Yield the seat's city at the end of simulated games after an action; the same seed gives the same worlds."""
        for world in range(games):
            game = imagined(seat, action, seed * _APART + world + 1)
            state = self._outlooks.ending(game.seat(seat.number), world + 1)
            yield self.ruleset.view(state, None)["cities"][seat.number]

    @property
    def _simulations(self) -> int:
        """Simulations of a search with a net; one playout in each world otherwise."""
        return max(1, self.effort.playouts // _QUICK) if self._outlooks.has_search else 1

    def _named(self, outlook: Outlook) -> Outlook:
        """Call the ways of winning by the reasons of the ruleset; everything that is not a supremacy is by points."""
        ways = []
        for chance, row in zip(outlook.chances, outlook.ways, strict=True):
            own = {way: row.get(way, 0.0) for way in self.supremacies}
            ways.append({self.ways[0]: max(0.0, chance - sum(own.values())), **own})
        return replace(outlook, ways=tuple(ways))


def imagined(seat: Seat, action: int, world: int) -> Game:
    """Return an imagined game of the seat after an action."""
    game = seat.imagine(world)
    game.play_unchecked(seat.number, action)
    return game


def settled(player: Bot, seat: Seat, action: int, world: int) -> Game:
    """Return an imagined game after an action; in a simultaneous turn, once the others have chosen too."""
    game = imagined(seat, action, world)
    while game.revisable_seats and not game.is_over:
        mover = game.to_act[0]
        game.play_unchecked(mover, player.choose(game.seat(mover), _SEED).action)
    return game


def wins_at_once(seat: Seat, action: int, worlds: int) -> bool:
    """Whether the action wins the game in every one of these imagined worlds."""
    outcomes = [imagined(seat, action, world).outcome for world in range(1, worlds + 1)]
    return all(outcome is not None and outcome.winners == (seat.number,) for outcome in outcomes)
