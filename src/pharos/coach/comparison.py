"""How the coach would do with the same cards: it plays the deal again in every seat."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from statistics import fmean

from ..bots.registry import bot
from ..core.game import Game
from ..core.json_types import JsonObject
from ..core.spec import Effort

GAMES = 3
"""How often the coach plays a deal."""


@dataclass(frozen=True)
class Comparison:
    """How the coach did with the same deal, on average."""

    games: int
    coach: str
    """The spec of the bot that played every seat."""
    points: tuple[float, ...]
    shares: tuple[float, ...]
    """Each seat's share of the victories."""

    def as_dict(self) -> JsonObject:
        """Return the comparison as plain data."""
        return asdict(self)


def compare(game: Game, effort: Effort, games: int = GAMES) -> Comparison | None:
    """Have the coach play the deal of a finished game; None while the game is in progress: cards are still hidden."""
    if game.outcome is None:
        return None
    coach, outcomes = bot(effort.adviser, game.ruleset.id), []
    for n in range(games):
        again = game.at(0)
        while not again.is_over:
            seat = again.to_act[0]
            again.play_unchecked(seat, coach.choose(again.seat(seat), n * 1009 + len(again.history)).action)
        assert again.outcome is not None
        outcomes.append(again.outcome)
    seats = range(game.players)
    return Comparison(
        games,
        effort.adviser,
        tuple(round(fmean(outcome.totals[seat] for outcome in outcomes), 2) for seat in seats),
        tuple(round(fmean((seat in outcome.winners) / len(outcome.winners) for outcome in outcomes), 4) for seat in seats),
    )
