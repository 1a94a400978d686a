"""How well people decided in a reviewed game, as rows for their statistics."""

from __future__ import annotations

from typing import Any

from ..review_payloads import ReviewShown
from .analysis_cache import GameAnalysis
from .table import Table


def performance_rows(table: Table, analysis: GameAnalysis, review: ReviewShown) -> list[dict[str, Any]]:
    """One row for each person; none for imported games, which do not prove who played."""
    if table.spec.get("is_import"):
        return []
    return [
        {
            "table_id": table.id,
            "seat": seat.seat,
            "decisions": seat.decisions,
            "mistakes": seat.mistakes,
            "performance": seat.performance,
            "accuracy": seat.accuracy,
            "hints": table.hints[seat.seat],
            "made": analysis.made(seat.seat),
        }
        for seat in review.seats
        if table.places[seat.seat].occupant == "person"
    ]
