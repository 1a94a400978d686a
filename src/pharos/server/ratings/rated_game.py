"""How a rated game ends for the ratings: by the result, or earlier if all but one have left."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.outcome import Outcome
from ..tables.table import Table


@dataclass(frozen=True)
class RatedSeat:
    """A contender's place in a rated game."""

    seat: int
    profile: str
    place: int
    """The first is 0; contenders with the same number share a place."""
    has_forfeited: bool


@dataclass(frozen=True)
class RatedGame:
    """A decided rated game."""

    table: str
    game: str
    players: int
    ended: float
    seats: tuple[RatedSeat, ...]


def rated_game(table: Table, outcome: Outcome | None) -> RatedGame | None:
    """The rated game of a table; None if it is not rated or not yet decided."""
    if not table.is_rated or not table.contenders or (outcome is None and not table.is_decided):
        return None
    left = [forfeit.seat for forfeit in table.forfeits]
    standing = [seat for seat in range(len(table.places)) if seat not in left]
    ranking = _ranking(outcome, standing) if len(standing) > 1 and outcome else [standing]
    ranking += [[seat] for seat in reversed(left)]
    places = {seat: place for place, group in enumerate(ranking) for seat in group}
    seats = tuple(RatedSeat(seat, id, places[seat], seat in left) for seat, id in enumerate(table.contenders))
    return RatedGame(table.id, table.game, len(seats), table.at, seats)


def _ranking(outcome: Outcome, standing: list[int]) -> list[list[int]]:
    """The seats that stayed to the end, best first."""
    others = [seat for seat in standing if seat not in outcome.winners]
    ranking = outcome.ranking or (outcome.winners, tuple(others))
    groups = [[seat for seat in group if seat in standing] for group in ranking]
    return [group for group in groups if group]
