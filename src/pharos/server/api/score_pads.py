"""REST: score pads for games at a real table, and sheets summed up and checked by them."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response
from pydantic import Field

from ...core.errors import BadChoice
from ...core.registry import game_spec
from ...core.score_pad import ScorePad, ScoreSheet, Tally
from ...core.score_sheet import pad_for, tally
from ..deps import Deps
from ..payload_base import Given, Name, SeatNumber, Word
from .games import CACHE_AN_HOUR

router = APIRouter(prefix="/api")

Counts = Annotated[dict[Word, Annotated[int, Field(ge=-999, le=999)]], Field(max_length=40)]


class SheetColumn(Given):
    """A player's column of a score sheet."""

    name: Name
    wonder: Word | None = None
    """A wonder of the pad, if it is known."""
    entries: Annotated[dict[Word, Counts], Field(max_length=20)] = Field(default_factory=dict)
    """By category: counts of items, or typed `points`; a category that is left out counts nothing."""


class SupremacyBody(Given):
    """A victory that ended the game at once."""

    reason: Word
    winner: SeatNumber


class SheetBody(Given):
    """A filled-in score sheet."""

    options: Annotated[dict[Word, Word], Field(max_length=20)] = Field(default_factory=dict)
    players: Annotated[list[SheetColumn], Field(min_length=1, max_length=9)]
    supremacy: SupremacyBody | None = None

    def sheet(self, game: str) -> ScoreSheet:
        """The sheet as the pad of the game reads it."""
        sheet: ScoreSheet = {"game": game, **self.model_dump()}  # type: ignore[typeddict-item]
        return sheet


@router.get("/games/{game}/score-pads")
async def score_pads(deps: Deps, game: str, response: Response) -> list[ScorePad]:
    """The score pads of a game, one for each edition; none if the game offers none."""
    response.headers.update(CACHE_AN_HOUR)
    return pads_of(game)


@router.post("/games/{game}/tally")
async def tally_sheet(deps: Deps, game: str, body: SheetBody) -> Tally:
    """Add up a score sheet: points, ranks, winners, the reason, and impossible entries. Nothing is stored."""
    return tally_of(game, body)


def tally_of(game: str, body: SheetBody) -> Tally:
    """Add up a score sheet; raises BadChoice if it does not fit the pad."""
    pads = pads_of(game)
    if not pads:
        raise BadChoice("pad-none", got=game)
    return tally(pad_for(pads, body.options), body.sheet(game))


@cache
def pads_of(game: str) -> list[ScorePad]:
    """The score pads of a game; raises BadChoice if there is no such game."""
    return game_spec(game).score_pads
