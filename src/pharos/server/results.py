"""What a finished game leaves for the statistics."""

from __future__ import annotations

from typing import Any

from ..core.game import Game
from .tables import Table


def result_rows(table: Table, game: Game) -> list[dict[str, Any]]:
    """One row for each seat; none for imported games, which prove nothing about who played."""
    outcome = game.outcome
    if outcome is None or table.spec.get("is_import"):
        return []
    cities = game.view(None).get("cities", [])
    return [
        {
            "table_id": table.id,
            "seat": seat,
            "game": table.game,
            "players": len(table.places),
            "guest": place.guest,
            "name": place.name,
            "level": place.level if place.sort == "bot" else None,
            "piece": _piece(cities[seat]) if seat < len(cities) else None,
            "points": outcome.totals[seat],
            "has_won": seat in outcome.winners,
            "reason": outcome.reason,
            "ended": table.at,
        }
        for seat, place in enumerate(table.places)
    ]


def _piece(city: dict[str, Any]) -> str | None:
    """The wonder or board that a seat has, where it has one."""
    name = city.get("board") or city.get("wonder")
    return name if isinstance(name, str) else None
