"""The daily deal at this server: the one try of each guest, the board, and the decisions side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from ...coach.daily import daily_games, daily_key, daily_level, daily_seed
from ...core.errors import BadChoice
from ...core.registry import game_spec, ruleset
from ...core.ruleset import Ruleset
from ...core.spec import GameSpec
from ..daily_payloads import BoardRow, DailyDecision, DailyGame, DailyShown, OtherChoice, OwnTry
from ..db.coach_rows import CoachRows, DailyTry, MadeDecision, Performance
from ..db.storage import SeatResult
from ..guests import Guest
from ..table_bodies import SeatPlan, TableBody
from . import sentences
from .clocks import now
from .live_table import LiveTable
from .new_tables import NewTables
from .table import Table

_FIRST_DAY = date(2026, 1, 1)


def today() -> date:
    """The day whose deal is played now; days change at midnight UTC."""
    return datetime.fromtimestamp(now(), UTC).date()


def read_day(text: str | None) -> date:
    """A day as in 2026-11-17, by default today; raises BadChoice for one that is not, or that has not begun."""
    if text is None:
        return today()
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadChoice("bad-day", got=text[:20]) from None
    if not _FIRST_DAY <= day <= today():
        raise BadChoice("bad-day", got=text[:20])
    return day


@dataclass(frozen=True)
class FinishedTry:
    """A finished try."""

    guest: str
    game: str
    table: str
    name: str
    has_won: bool
    reason: str
    points: int
    margin: int
    """Own points less the most points of an opponent."""
    performance: Performance | None
    """How well its player decided; None until the game is reviewed."""
    is_supremacy: bool

    @property
    def rank_key(self) -> tuple[int, int]:
        """Victories come first, supremacies before victories by points; then the margin decides."""
        sign = 1 if self.has_won else -1
        return (2 * sign if self.is_supremacy else sign), self.margin


class Daily:
    """Starts tries at daily deals and compares them."""

    def __init__(self, new_tables: NewTables, rows: CoachRows) -> None:
        self.new_tables, self.rows = new_tables, rows

    async def start(self, guest: Guest, game: str) -> LiveTable:
        """The table of the guest's try at today's deal: a new one, or the one that was started before."""
        spec, day = _daily_game(game), today()
        table = await self.rows.try_of(day.isoformat(), game, guest.id)
        if table is None:
            live = await self._create(guest, spec, day)
            table = await self.rows.claim_try(day.isoformat(), game, guest.id, live.table.id, now())
            if table != live.table.id:  # two requests at the same time
                await live.change(lambda: ("closed", None, {}))
            else:
                await self.new_tables.lobby.start(guest, live)
        return await self.new_tables.worker.live_table(table)

    async def _create(self, guest: Guest, spec: GameSpec, day: date) -> LiveTable:
        players, level = _players(spec), daily_level(spec)
        plans = [SeatPlan(sort="me"), *[SeatPlan(sort="bot", level=level)] * (players - 1)]
        body = TableBody(game=spec.id, players=players, seats=plans, level=level, seed=daily_seed(spec.id, day))
        body.spectators = False
        return await self.new_tables.create(guest, body, daily=day.isoformat(), bot_key=daily_key(spec.id, day))

    async def check_visible(self, table: Table, guest: str | None) -> None:
        """Raises BadChoice if a guest may not look at a finished try yet: it shows cards of a deal still to be played."""
        if table.daily is None or table.daily < today().isoformat() or table.seat_of(guest) is not None:
            return
        if guest is None or not await self._has_finished(table.daily, table.game, guest):
            raise BadChoice("daily-hidden")

    async def _has_finished(self, day: str, game: str, guest: str) -> bool:
        table = await self.rows.try_of(day, game, guest)
        return table is not None and bool(await self.rows.results([table]))

    async def shown(self, day: date, guest: str | None) -> DailyShown:
        """The deals of a day: the guest's tries and the boards."""
        tries = await self.rows.tries(day.isoformat())
        finished = await self._finished_tries(tries)
        games = [self._game(spec, day, guest, tries, finished) for spec in daily_games()]
        return DailyShown(day=day.isoformat(), today=today().isoformat(), games=games)

    async def _finished_tries(self, tries: Sequence[DailyTry]) -> dict[str, FinishedTry]:
        """The finished tries by table."""
        tables = [each.table_id for each in tries]
        results, figures = await self.rows.results(tables), await self.rows.performances(tables)
        finished = {}
        for each in tries:
            seats = [row for row in results if row.table_id == each.table_id]
            own = next((row for row in seats if row.guest == each.guest), None)
            if own:
                review = next((r for r in figures if (r.table_id, r.seat) == (own.table_id, own.seat)), None)
                finished[each.table_id] = _finished_try(each.guest, own, seats, review)
        return finished

    def _game(
        self, spec: GameSpec, day: date, guest: str | None, tries: Sequence[DailyTry], finished: dict[str, FinishedTry]
    ) -> DailyGame:
        mine = next((each for each in tries if each.game == spec.id and each.guest == guest), None)
        own = None if mine is None else OwnTry(table=mine.table_id, is_finished=mine.table_id in finished)
        is_visible = day < today() or (own is not None and own.is_finished)
        of_game = (each for each in finished.values() if each.game == spec.id)
        ranked = sorted(of_game, key=lambda each: each.rank_key, reverse=True)
        board = [_row(each, ranked, guest, is_visible=is_visible) for each in ranked]
        level = daily_level(spec)
        return DailyGame(game=spec.id, players=_players(spec), level=level, own=own, board=board, is_visible=is_visible)

    async def decisions(self, day: date, game: str, guest: str) -> list[DailyDecision]:
        """The guest's decisions beside the coach's and those of others in the same position; raises BadChoice."""
        spec = _daily_game(game)
        tries = [each for each in await self.rows.tries(day.isoformat()) if each.game == game]
        finished = await self._finished_tries(tries)
        own = next((each for each in finished.values() if each.guest == guest), None)
        if own is None or own.performance is None:
            raise BadChoice("not-analysed")
        others = [each for each in finished.values() if each is not own and each.performance]
        return compared(spec.ruleset, own, others)


def _daily_game(game: str) -> GameSpec:
    """The spec of a game with a daily deal; raises BadChoice."""
    ruleset(game)
    if game not in {spec.id for spec in daily_games()}:
        raise BadChoice("no-coach", got=game)
    return game_spec(game)


def _players(spec: GameSpec) -> int:
    return spec.daily_players or spec.ruleset.seats[0]


def _finished_try(guest: str, own: SeatResult, seats: list[SeatResult], review: Performance | None) -> FinishedTry:
    return FinishedTry(
        guest=guest,
        game=own.game,
        table=own.table_id,
        name=own.name,
        has_won=own.has_won,
        reason=own.reason,
        points=own.points,
        margin=own.points - max(row.points for row in seats if row.seat != own.seat),
        performance=review,
        is_supremacy=own.reason in game_spec(own.game).supremacies,
    )


def _row(each: FinishedTry, ranked: Sequence[FinishedTry], guest: str | None, *, is_visible: bool) -> BoardRow:
    made = each.performance.made if each.performance else []
    return BoardRow(
        rank=1 + sum(other.rank_key > each.rank_key for other in ranked),
        name=each.name,
        is_you=each.guest == guest,
        has_won=each.has_won,
        reason=each.reason,
        points=each.points,
        margin=each.margin,
        performance=each.performance.performance if each.performance else None,
        losses=[decision["loss"] for decision in made if decision["advice"] is not None],
        table=each.table if is_visible else None,
    )


def compared(ruleset: Ruleset, own: FinishedTry, others: Sequence[FinishedTry]) -> list[DailyDecision]:
    """Own decisions with a choice, and what others did in the same position: after the same decisions of their own."""
    assert own.performance is not None
    made = own.performance.made
    decisions = []
    for n, decision in enumerate(made):
        if decision["advice"] is None:
            continue
        past = [each["action"] for each in made[:n]]
        same = [each for each in others if each.performance and _is_here(each.performance.made, past)]
        choices = [OtherChoice.model_validate({"name": each.name} | _choice(ruleset, each, n)) for each in same]
        decisions.append(
            DailyDecision.model_validate({
                "ply": decision["ply"],
                "played": _message(ruleset, decision["action"]),
                "coach": _message(ruleset, decision["advice"]),
                "loss": decision["loss"],
                "others": choices,
            })
        )  # fmt: skip
    return decisions


def _is_here(made: Sequence[MadeDecision], past: Sequence[str]) -> bool:
    """Whether somebody came to the same position: the deal and the opponents are the same, so their own moves decide."""
    return len(made) > len(past) and [each["action"] for each in made[: len(past)]] == list(past)


def _choice(ruleset: Ruleset, other: FinishedTry, n: int) -> sentences.Plain:
    assert other.performance is not None
    decision = other.performance.made[n]
    return {"played": _message(ruleset, decision["action"]), "loss": decision["loss"]}


def _message(ruleset: Ruleset, action: str) -> sentences.Plain | None:
    return sentences.message(ruleset.action_message(ruleset.parse(action)))
