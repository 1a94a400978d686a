"""REST: the explorer of openings, for games and for moves of finished games."""

from __future__ import annotations

import asyncio
from functools import cache

from fastapi import APIRouter, Response

from ...core.errors import BadChoice
from ...core.openings import OpeningGuide, Openings, shipped_openings
from ...core.registry import game_spec, ruleset
from ...core.spec import GameSpec
from ..deps import Deps, MaybeGuest
from ..opening_payloads import MomentCounted, OpeningAt, OpeningsShown, OptionCounted
from ..tables.table import Table
from ..tables.table_game import position_at
from .games import CACHE_AN_HOUR
from .tables import replayable

router = APIRouter(prefix="/api")


@router.get("/games/{game}/openings")
async def openings(deps: Deps, game: str, response: Response) -> list[OpeningsShown]:
    """How often the options of openings were chosen and won, by kind of table."""
    response.headers.update(CACHE_AN_HOUR)
    return await asyncio.to_thread(openings_of, ruleset(game).id)


@router.get("/tables/{id}/openings/{ply}")
async def opening_at(deps: Deps, guest: MaybeGuest, id: str, ply: int) -> OpeningAt:
    """Which moment of an opening a decision of a finished game was, and what could be chosen."""
    table = await replayable(deps, id, guest)
    if not 0 <= ply < len(table.moves):
        raise BadChoice("bad-ply", got=str(ply), most=len(table.moves))
    return await asyncio.to_thread(moment_at, table, ply)


def _guide(game: str) -> OpeningGuide | None:
    spec = game_spec(game)
    guide: OpeningGuide | None = spec.load(spec.openings_part) if spec.openings_part else None
    return guide


def moment_at(table: Table, ply: int) -> OpeningAt:
    """A decision of a finished game as the explorer knows it."""
    guide, (seat, text) = _guide(table.game), table.moves[ply]
    game = position_at(table, ply)
    choices = guide.choices(game.seat(seat)) if guide else None
    if choices is None:
        return OpeningAt(seat=seat, moment=None, offered=[], chosen=None)
    chosen = choices.options.get(game.ruleset.parse(text))
    return OpeningAt(seat=seat, moment=choices.moment, offered=sorted(set(choices.options.values())), chosen=chosen)


@cache
def openings_of(game: str) -> list[OpeningsShown]:
    """The openings of a game as they are sent."""
    guide = _guide(game)
    spec = game_spec(game)
    return [_shown(spec, guide, counted) for counted in shipped_openings(spec.package)] if guide else []


def _shown(spec: GameSpec, guide: OpeningGuide, counted: Openings) -> OpeningsShown:
    moments = []
    for moment, rows in counted.moments.items():
        options = []
        for option, row in sorted(rows.items(), key=lambda item: (-item[1].chosen, item[0])):
            label = guide.label(option)
            figures = {"offered": row.offered, "chosen": row.chosen, "share": round(row.share, 4)}
            named = {"option": option, "verb": label.verb, "pieces": label.pieces}
            options.append(OptionCounted.model_validate({**named, **figures}))
        moments.append(MomentCounted(moment=moment, options=options))
    level = next((level.name for level in spec.levels if level.bot == counted.bot), counted.bot)
    return OpeningsShown(players=counted.players, options=counted.options, bot=level, games=counted.games, moments=moments)
