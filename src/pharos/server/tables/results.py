"""Result rows of finished games, for the statistics."""

from __future__ import annotations

import json
from collections.abc import Mapping

from ...core.game import Game
from ..db.storage import SeatResult
from .table import Table


def result_rows(table: Table, game: Game) -> list[SeatResult]:
    """One row for each seat; none for imported games, which do not prove who played. Of people on somebody else's device no
    name is kept: they have no profile from which they could delete it."""
    outcome = game.outcome
    if outcome is None or table.spec.get("is_import"):
        return []
    cities = game.view(None).get("cities", [])
    return [
        SeatResult(
            table_id=table.id,
            seat=seat,
            game=table.game,
            players=len(table.places),
            guest=None if place.is_companion else place.guest,
            name="" if place.is_companion else place.name,
            level=place.level if place.occupant == "bot" else None,
            piece=_piece(cities[seat]) if seat < len(cities) else None,
            points=outcome.totals[seat],
            has_won=seat in outcome.winners,
            reason=outcome.reason,
            ended=table.at,
            scores=json.dumps(outcome.points[seat]) if seat < len(outcome.points) else None,
        )
        for seat, place in enumerate(table.places)
    ]


def _piece(city: Mapping[str, object]) -> str | None:
    """The seat's wonder or board, if it has one."""
    name = city.get("board") or city.get("wonder")
    return name if isinstance(name, str) else None
