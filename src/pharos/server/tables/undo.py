"""Undo and takebacks: which decisions a player may undo alone, and for which the others have to agree.

You may undo your latest decision as long as it revealed nothing and nobody has acted since. After that you can ask for a
takeback, which everybody on another device has to accept. Against bots only, you may undo their answers too, as long as
nothing was revealed; a bot that substitutes for an absent player does not count as one. While ratings are at stake, there
are only takebacks. A table setting turns both off.
"""

from __future__ import annotations

from ...core.errors import BadChoice
from ..db.entries import EntryData
from .clocks import now
from .table import Table
from .table_game import TableGame
from .table_log import Draft


def undoable(table: Table, game: TableGame, seat: int) -> tuple[int, bool] | None:
    """The ply that a seat may undo without asking, and whether only that one is undone."""
    if not table.allows_undo or table.is_contested:
        return None
    if _is_alone(table, seat):
        own = game.latest_decision(seat, table.imported_moves)
        return None if own is None or game.has_revealed(own) else (own, seat in game.revisable_seats)
    return game.undoable(seat, table.imported_moves)


def may_ask(table: Table, game: TableGame, seat: int) -> bool:
    """Whether a seat may ask for a takeback."""
    return permissions(table, game, seat)[1]


def permissions(table: Table, game: TableGame, seat: int | None) -> tuple[bool, bool]:
    """Whether a seat may undo without asking, and whether it may ask for a takeback instead."""
    own = None if seat is None or not table.allows_undo else game.latest_decision(seat, table.imported_moves)
    if seat is None or own is None:
        return False, False
    may_undo = not game.has_revealed(own) and undoable(table, game, seat) is not None
    return may_undo, not may_undo and bool(_others(table, seat) or _companions(table, seat))


def draft_undo(table: Table, game: TableGame, seat: int) -> Draft:
    """An undo without asking; raises BadChoice if it needs the others' consent."""
    _check_allowed(table)
    own = undoable(table, game, seat)
    if own is None:
        raise BadChoice("no-undo")
    return _undo(table, game, seat, *own)


def draft_takeback(table: Table, game: TableGame, seat: int) -> Draft | None:
    """A request for a takeback, or the undo itself if all others sit at the same device and can be asked aloud; None if this
    request is pending already. Raises BadChoice if there is nothing to ask for."""
    _check_allowed(table)
    if not may_ask(table, game, seat):
        raise BadChoice("no-takeback")
    ply = game.latest_decision(seat, table.imported_moves)
    if ply is None:
        raise BadChoice("no-takeback")
    if table.takeback and (table.takeback.seat, table.takeback.ply) == (seat, ply):
        return None
    if not _others(table, seat):
        return _undo(table, game, seat, ply, only=False)
    return "takeback", seat, {"ply": ply}


def draft_answer(table: Table, game: TableGame, seat: int, *, accept: bool) -> Draft:
    """An answer to the pending takeback; the last acceptance is the undo itself. Raises BadChoice if none is pending."""
    takeback = table.takeback
    if takeback is None or takeback.seat == seat:
        raise BadChoice("no-takeback")
    waiting = _others(table, takeback.seat) - {*takeback.accepted, seat}
    if not accept or waiting:
        return "answer", seat, {"accept": accept}
    return _undo(table, game, takeback.seat, takeback.ply, only=False)


def _undo(table: Table, game: TableGame, seat: int, ply: int, only: bool) -> Draft:
    data: EntryData = {"ply": ply, "only": True} if only else {"ply": ply}
    if table.clocks:
        data["left"] = _restored_clocks(table, game, seat, ply, only=only)
    return "undo", seat, data


def _restored_clocks(table: Table, game: TableGame, seat: int, ply: int, *, only: bool) -> list[float]:
    """The clocks as they were at the moment of the decision, without its increment. If the choices of others stay, so do
    their clocks."""
    assert table.clocks is not None
    at_decision = table.decision_clocks[ply]
    if not only:
        return list(at_decision)
    left = list(table.clocks.after(max(now(), table.at), game.to_act, None).left)
    left[seat] = at_decision[seat]
    return [round(seconds, 3) for seconds in left]


def _is_alone(table: Table, seat: int) -> bool:
    """Whether bots have all other seats, not as substitutes for absent players."""
    return all(place.occupant != "person" for other, place in enumerate(table.places) if other != seat)


def _others(table: Table, seat: int) -> set[int]:
    """The other seats at which people decide, on other devices."""
    here = {seat, *_companions(table, seat)}
    return {other for other, place in enumerate(table.places) if place.is_person and other not in here}


def _companions(table: Table, seat: int) -> set[int]:
    """The other seats on the same device."""
    return {*table.seats_of(table.places[seat].guest)} - {seat}


def _check_allowed(table: Table) -> None:
    if not table.allows_undo:
        raise BadChoice("undo-off")
