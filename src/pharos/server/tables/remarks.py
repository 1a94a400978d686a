"""What bots of the level "coach" say of their moves: said once everybody knows the move, stored in the log."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from ...coach.remark import Remark
from ...core.ruleset import Ruleset
from ...core.spec import COACH
from ..db.entries import EntryData
from . import sentences
from .live_table import LiveTable
from .table_game import record_of
from .table_log import Draft

if TYPE_CHECKING:
    from .worker import Worker


class Remarks:
    """Says what the coaches of one table think of their moves."""

    def __init__(self, worker: Worker, live: LiveTable) -> None:
        self.worker, self.live = worker, live
        self._unsaid: list[tuple[int, int]] = []
        """Decisions that were not spoken of yet: seat, and the number of decisions before."""

    def note(self, seat: int) -> None:
        """A bot has decided: if it is a coach, it will explain itself."""
        if self.live.table.places[seat].level == COACH and self.live.table_game is not None:
            ply = self.live.table_game.latest_decision(seat, self.live.table.imported_moves)
            self._unsaid += [(seat, ply)] if ply is not None else []

    def say(self) -> None:
        """Speak of all decisions that everybody knows by now."""
        game = self.live.table_game
        if not self._unsaid or game is None or game.revisable_seats:
            return
        due, self._unsaid = self._unsaid, []
        for seat, ply in due:
            self.worker.spawn(self._say(seat, ply))

    async def _say(self, seat: int, ply: int) -> None:
        table, ruleset = self.live.table, self.live.game.ruleset
        record = record_of(table, moves=list(table.moves))
        if ply >= len(record.moves) or record.moves[ply][0] != seat:
            return  # undone in the meantime
        remark = await self.worker.bot_pool.remark(record, ply)
        if remark is None:
            return

        def decide() -> Draft | None:
            is_same = table.moves[: remark.ply] == record.moves[: remark.ply]
            return ("remark", seat, remark_data(ruleset, remark)) if is_same else None

        await self.live.note(seat, decide)


def remark_data(ruleset: Ruleset, remark: Remark) -> EntryData:
    """A remark as it is stored and sent."""
    move, other = (
        None if action is None else sentences.message(ruleset.action_message(action))
        for action in (remark.action, remark.runner_up)
    )
    return {
        "seat": remark.seat,
        "ply": remark.ply,
        "move": move,
        "runner_up": other,
        "reasons": [reason.as_dict() for reason in remark.reasons],
        "facts": [asdict(fact) for fact in remark.facts],
    }
