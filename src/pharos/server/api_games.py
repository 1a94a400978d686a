"""REST: the games, their pieces, the words, health and figures."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response

from .. import __version__, locales
from ..bots import levels
from ..core.errors import BadChoice
from ..core.kind import Kind
from ..core.registry import game_ids, kind
from ..locales import languages
from . import metrics, sight
from .messages import USUAL_LEVEL, VERSION, GameShown, Health, MessageSchemas, OptionShown, StatisticsRow, schemas
from .services import MaybeGuest, Parts

router = APIRouter(prefix="/api")
A_DAY = {"Cache-Control": "public, max-age=3600"}


@router.get("/health")
async def health(parts: Parts) -> Health:
    """Whether the server and its database are well."""
    await parts.house.storage.is_healthy()
    return Health(status="ok", version=__version__, protocol=VERSION, worker=parts.house.worker)


@router.get("/games")
async def games(parts: Parts) -> list[GameShown]:
    """All games with their options and the levels of their bots."""
    return [_game(kind(id)) for id in game_ids()]


@router.get("/games/{game}")
async def game(parts: Parts, game: str) -> GameShown:
    """One game."""
    return _game(kind(game))


@router.get("/games/{game}/catalogue")
async def catalogue(parts: Parts, game: str, response: Response) -> dict[str, list[dict[str, Any]]]:
    """Every piece of a game by sort, with all that is needed to draw it; effects carry their sentences."""
    response.headers.update(A_DAY)
    return catalogue_of(kind(game).id)


@router.get("/languages")
async def all_languages(parts: Parts) -> list[str]:
    """The languages there are."""
    return list(languages())


@router.get("/words/{language}", response_class=PlainTextResponse)
async def words(parts: Parts, language: str) -> PlainTextResponse:
    """All words of a language, as Fluent."""
    if language not in languages():
        raise BadChoice("unknown-language", got=language[:20], expected=", ".join(languages()))
    return PlainTextResponse(_fluent(language), headers=A_DAY)


@router.get("/messages")
async def messages(parts: Parts) -> MessageSchemas:
    """The WebSocket messages as JSON schemas."""
    return schemas()


@router.get("/statistics")
async def statistics(parts: Parts, guest: MaybeGuest, game: str | None = None, mine: bool = False) -> list[StatisticsRow]:
    """How seats have done, all or one's own."""
    if mine and guest is None:
        raise BadChoice("not-a-guest")
    found = await parts.house.storage.results(kind(game).id if game else None, guest.id if mine and guest else None)
    return [StatisticsRow(**row) for row in found]


@cache
def _fluent(language: str) -> str:
    """The Fluent files of a language, one after the other."""
    files = sorted((Path(locales.__file__).parent / language).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _game(found: Kind) -> GameShown:
    options = [
        OptionShown(name=o.name, values=list(o.values) if o.values else None, default=o.default) for o in found.options
    ]
    return GameShown(
        id=found.id,
        least=found.seats[0],
        most=found.seats[-1],
        options=options,
        categories=list(found.categories),
        levels=list(levels(found.id)),
        level=USUAL_LEVEL,
    )


@cache
def catalogue_of(game: str) -> dict[str, list[dict[str, Any]]]:
    """The catalogue of a game as it is sent."""
    found = kind(game)
    return {sort: [_described(found, row) for row in rows] for sort, rows in found.catalogue().items()}


def _described(found: Kind, row: dict[str, Any]) -> dict[str, Any]:
    """A row with the sentences of its effects, and of those of its parts."""
    told = dict(row)
    if "effects" in row:
        told["effects"] = [effect | {"phrase": sight.phrase(found.effect_phrase(effect))} for effect in row["effects"]]
    if "stages" in row:
        told["stages"] = [_described(found, stage) for stage in row["stages"]]
    return told


metrics_router = APIRouter()


@metrics_router.get("/metrics", include_in_schema=False)
async def figures() -> Response:
    """Figures for Prometheus."""
    return Response(metrics.page(), media_type="text/plain; version=0.0.4")
