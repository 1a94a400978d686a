"""Hints at tables against bots: who may ask, and the coach's answer as it is sent."""

from __future__ import annotations

from ...coach.hint import Hint
from ...core.errors import BadChoice
from ...core.ruleset import Ruleset
from ..bot_pool import BotPool
from ..review_payloads import HintShown
from . import sentences
from .live_table import LiveTable
from .table import Table
from .table_game import record_of
from .table_log import Draft


async def hint(pool: BotPool, live: LiveTable, seat: int, seen: int, *, is_deeper: bool) -> HintShown:
    """A hint for a seat that has to decide; raises BadChoice where none is allowed. Everybody learns of the request."""

    def decide() -> Draft:
        check_allowed(live, seat, seen)
        return "hint", seat, {"ply": len(live.table.moves)}

    decide()
    await live.note(seat, decide)
    sequence = live.table.last_move_seq
    record = record_of(live.table, moves=list(live.table.moves))
    return hint_shown(live.game.ruleset, await pool.hint(record, seat, is_deeper=is_deeper), sequence)


def check_allowed(live: LiveTable, seat: int, seen: int) -> None:
    """Raises BadChoice if a seat may not get a hint now."""
    check_setting(live.table)
    game = live.table_game
    if live.table.status != "playing" or game is None:
        raise BadChoice("game-over" if live.table.status == "finished" else "not-started")
    if seat not in game.to_act:
        raise BadChoice("no-hint-now")
    game.check_seen(seat, seen)


def check_setting(table: Table) -> None:
    """Raises BadChoice if the table allows no hints, is rated, or another person sits at it."""
    if not table.spec.get("hints") or table.spec.get("is_rated"):
        raise BadChoice("no-hints")
    if not table.allows_hints:
        raise BadChoice("no-hints-among-people")


def hint_shown(ruleset: Ruleset, hint: Hint, sequence: int) -> HintShown:
    """A hint as it is sent."""
    chances = hint.chances or (None, None)
    return HintShown.model_validate({
        "sequence": sequence,
        "best": move(ruleset, hint.action, chances[0]),
        "runner_up": None if hint.runner_up is None else move(ruleset, hint.runner_up, chances[1]),
        "reasons": [reason.as_dict() for reason in hint.reasons],
        "instead": [reason.as_dict() for reason in hint.instead],
        "is_deeper": hint.is_deeper,
        "is_simple": hint.is_simple,
    })  # fmt: skip


def move(ruleset: Ruleset, action: int, chance: float | None) -> sentences.Plain:
    """A move that the coach talks about, as it is sent."""
    return {
        "action": ruleset.text(action),
        "parts": ruleset.action_parts(action),
        "message": sentences.message(ruleset.action_message(action)),
        "chance": chance,
    }
