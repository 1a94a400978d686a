"""Tables as guests may see them."""

from __future__ import annotations

from dataclasses import asdict

from ..payloads import TableShown
from .places import pseudonym
from .table import Table, seed_hash


def table_shown(table: Table, guest: str | None) -> TableShown:
    """A table as a guest may see it, as a response model."""
    return TableShown.model_validate(table_dict(table, guest))


def table_dict(table: Table, guest: str | None) -> dict[str, object]:
    """A table as a guest may see it; the seed only once the game is over."""
    spec, is_over = table.spec, table.status == "finished"
    has_deal = table.seed is not None
    return {
        "id": table.id, "game": table.game, "players": len(table.places), "options": spec["options"], "status": table.status,
        "seats": [_seat_dict(table, seat, guest) for seat in range(len(table.places))],
        "you": table.seat_of(guest), "yours": table.seats_of(guest),
        "is_host": guest is not None and guest == table.host, "host": table.host_name,
        "level": spec["level"], "clock": spec.get("clock"), "absence": table.absence,
        "replace_after": table.replace_after,
        "live_score": spec["live_score"], "spectators": spec["spectators"], "undo": table.allows_undo,
        "is_rated": table.is_rated, "forfeits": [asdict(forfeit) for forfeit in table.forfeits],
        "puzzles": spec.get("puzzles", False), "hints": bool(spec.get("hints")), "daily": table.daily,
        "takeback": asdict(table.takeback) if table.takeback else None, "is_public": spec["is_public"],
        "made": table.made, "sequence": table.sequence, "plies": len(table.moves),
        "seed_is_given": spec.get("seed_is_given", False),
        "seed_hash": seed_hash(table.seed or 0, table.salt) if has_deal else None,
        "seed": str(table.seed) if is_over else None, "salt": table.salt if is_over else None, "rematch": table.rematch,
        "forked_from": spec.get("forked_from"), "result": table.result,
        "version": table.version, "is_outdated": table.is_outdated,
    }  # fmt: skip


def _seat_dict(table: Table, seat: int, guest: str | None) -> dict[str, object]:
    place = table.places[seat]
    return {
        "seat": seat,
        "sort": place.occupant,
        "name": place.name,
        "level": place.level,
        "is_here": place.worker is not None,
        "bot_substitutes": place.bot_substitutes,
        "away_since": place.since if place.occupant == "person" and place.worker is None else None,
        "is_host": place.guest is not None and place.guest == table.host,
        "is_you": guest is not None and place.guest == guest,
        "is_companion": place.is_companion,
        "who": pseudonym(table.id, place.guest) if place.guest else None,
        "hints": table.hints[seat],
    }
