"""Summarises results with confidence intervals. The unit is the deal: its games share their cards, so they count together.

Intervals are 95 % percentile bootstraps over deals. A share is a bot's share of the victories per seat it holds; among
equal bots each share is 1 / players.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ..core.registry import ruleset
from .deals import LineUp, Plan
from .match import DealPlayed, Played
from .ratings import rate
from .summary import BotFigures, EloInterval, FaultFigures, Figures, Interval, TableFigures

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

SAMPLES = 2000
_LOW, _HIGH = 2.5, 97.5


def resampled_means(values: Array) -> Array:
    """Return means over deals, resampled with replacement."""
    import numpy as np

    chance = np.random.default_rng(1)
    n = len(values)
    return np.array([values[chance.integers(0, n, n)].mean() for _ in range(SAMPLES)])


def interval(values: Array) -> Interval:
    """Return the mean of a figure per deal, and its 95 % interval."""
    import numpy as np

    mean = float(values.mean())
    low, high = np.percentile(resampled_means(values), [_LOW, _HIGH])
    if mean in (0.0, 1.0):  # nothing to resample: use the bound that n identical results give
        sure = 0.025 ** (1 / len(values))
        low, high = (0.0, 1 - sure) if mean == 0.0 else (sure, 1.0)
    return {"value": mean, "low": float(low), "high": float(high)}


def elo(share: float | None, players: int) -> float | None:
    """Return the Elo difference at which one bot wins this share among players - 1 equals; None if it is unbounded."""
    if share is None or not 1e-9 < share < 1 - 1e-9:
        return None
    return 400 * math.log10(share * (players - 1) / (1 - share))


def share_at(difference: float, players: int) -> float:
    """Return the expected share for an Elo difference: the inverse of `elo`."""
    ratio = 10 ** (difference / 400)
    return float(ratio / (ratio + players - 1))


def shares_of(results: Sequence[DealPlayed], bot: int) -> Array:
    """Return a bot's share per seat in each deal."""
    import numpy as np

    return np.array([_mean([share for share, _, _ in _sat(deal.games, bot)]) for deal in results])


def _sat(games: Iterable[Played], bot: int) -> list[tuple[float, int, Played]]:
    """List every seat that a bot held: its share, the seat and the game."""
    return [(game.shares[seat], seat, game) for game in games for seat in range(len(game.bots)) if game.bots[seat] == bot]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def summarise(plan: Plan, results: Sequence[DealPlayed]) -> Figures:
    """Return all figures as plain data: tables, faults, and ratings and a matrix if the bots met each other."""
    by_table = [[played for played in results if played.table == table] for table in range(len(plan.tables))]
    is_meeting = len(plan.tables) > 1 or len(plan.bots) > 2
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "bots": {spec: plan.spec(bot) for bot, spec in enumerate(plan.bots)},
        "deals": len({played.deal for played in results}),
        "games": sum(len(played.games) for played in results),
        "tables": [_table(plan, lineup, played) for lineup, played in zip(plan.tables, by_table, strict=True) if played],
        "ratings": rate(plan, results) if is_meeting and results else [],
        "matrix": _matrix(plan, by_table) if len(plan.tables) > 1 else [],
        "faults": [fault for played in results for fault in _faults(plan, played)],
    }


def _table(plan: Plan, lineup: LineUp, results: list[DealPlayed]) -> TableFigures:
    import numpy as np

    games = [game for deal in results for game in deal.games]
    seats = [
        interval(np.array([_mean([game.shares[seat] for game in deal.games]) for deal in results]))
        for seat in range(plan.players)
    ]
    return {
        "lineup": [plan.bots[bot] for bot in lineup],
        "deals": len(results),
        "games": len(games),
        "seats": seats,
        "ways": dict(Counter(game.reason for game in games).most_common()),
        "bots": [_bot(plan, bot, lineup.count(bot), results) for bot in dict.fromkeys(lineup)],
    }


def _bot(plan: Plan, bot: int, seats: int, results: list[DealPlayed]) -> BotFigures:
    sat = _sat((game for deal in results for game in deal.games), bot)
    share = interval(shares_of(results, bot))
    is_alone = seats < plan.players
    sheets = [game.points[seat] for _, seat, game in sat if game.points]
    names = ruleset(plan.game).categories
    decisions = sum(game.decisions[seat] for _, seat, game in sat)
    return {
        "bot": plan.bots[bot],
        "seats": seats,
        "games": len(sat),
        "wins": sum(share == 1 for share, _, _ in sat),
        "shared": sum(0 < share < 1 for share, _, _ in sat),
        "share": share,
        "elo": _elo_interval(share, plan.players) if is_alone and seats == 1 else None,
        "first_seat": _mean([share for share, seat, _ in sat if seat == 0]),
        "place": _mean([game.places[seat] for _, seat, game in sat]),
        "points": {name: _mean([sheet[c] for sheet in sheets]) for c, name in enumerate(names)},
        "total": _mean([sum(sheet) for sheet in sheets]),
        "ways": dict(Counter(game.reason for share, _, game in sat if share > 0).most_common()),
        "decisions": decisions,
        "milliseconds": 1000 * sum(game.seconds[seat] for _, seat, game in sat) / max(1, decisions),
        "forfeits": sum(game.fault is not None and game.fault.seat == seat for _, seat, game in sat),
    }


def _elo_interval(share: Interval, players: int) -> EloInterval:
    return {"value": elo(share["value"], players), "low": elo(share["low"], players), "high": elo(share["high"], players)}


def _matrix(plan: Plan, by_table: list[list[DealPlayed]]) -> list[list[Interval | None]]:
    """Return the share of each bot (row) against each other bot (column), or alone among copies of it."""
    n = len(plan.bots)
    rows: list[list[Interval | None]] = [[None] * n for _ in range(n)]
    for lineup, results in zip(plan.tables, by_table, strict=True):
        if results:
            rows[lineup[0]][lineup[1]] = interval(shares_of(results, lineup[0]))
            if plan.players == 2:
                rows[lineup[1]][lineup[0]] = interval(shares_of(results, lineup[1]))
    return rows


def _faults(plan: Plan, played: DealPlayed) -> list[FaultFigures]:
    return [
        {
            "bot": plan.bots[game.bots[game.fault.seat]],
            "deal": played.deal,
            "seed": plan.deal_seed(played.deal),
            "rotation": rotation,
            "seat": game.fault.seat,
            "decision": game.fault.decision,
            "why": game.fault.why,
            "detail": game.fault.detail,
            "trace": game.fault.trace,
            "lineup": [plan.bots[bot] for bot in plan.tables[played.table]],
        }
        for rotation, game in enumerate(played.games)
        if game.fault is not None
    ]
