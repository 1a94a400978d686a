"""REST: games, catalogues, languages, health, statistics and metrics."""

from __future__ import annotations

import asyncio
import hmac
from functools import cache

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from ... import __version__
from ...coach.puzzles.puzzle import puzzles_of
from ...core.errors import BadChoice
from ...core.json_types import JsonObject
from ...core.registry import game_ids, game_spec, ruleset
from ...core.ruleset import Ruleset
from ...locales import languages, sources
from .. import metrics
from ..addresses import is_listed
from ..deps import Deps, MaybeGuest, services_of
from ..payload_base import DEFAULT_LEVEL
from ..payloads import PROTOCOL_VERSION
from ..tables import sentences
from ..ws.messages import MessageSchemas, schemas
from .models import Alive, GameShown, Health, LevelShown, OptionShown, StatisticsRow

router = APIRouter(prefix="/api")
READY_SECONDS = 5.0
"""How long the database may take to store a heartbeat."""
CACHE_AN_HOUR = {"Cache-Control": "public, max-age=3600"}


@router.get("/health")
async def health(deps: Deps) -> Health:
    """Whether the server and its database work."""
    await deps.worker.storage.is_healthy()
    return Health(status="ok", version=__version__, protocol=PROTOCOL_VERSION, worker=deps.worker.id)


@router.get("/health/live")
async def live() -> Alive:
    """Whether the process answers; never limited."""
    return Alive(status="ok")


@router.get("/health/ready")
async def ready(request: Request) -> Alive:
    """Whether the database stores what the server writes; never limited."""
    worker = services_of(request).worker
    try:
        async with asyncio.timeout(READY_SECONDS):
            await worker.check_database()
    except Exception as error:
        raise BadChoice("not-ready") from error
    if worker.is_stopping:
        raise BadChoice("not-ready")
    return Alive(status="ok")


@router.get("/games")
async def games(deps: Deps) -> list[GameShown]:
    """All games with their options and bot levels."""
    return [await asyncio.to_thread(_game, ruleset(id), deps.worker.settings.puzzles) for id in game_ids()]


@router.get("/games/{game}")
async def game(deps: Deps, game: str) -> GameShown:
    """One game."""
    return await asyncio.to_thread(_game, ruleset(game), deps.worker.settings.puzzles)


@router.get("/games/{game}/catalogue")
async def catalogue(deps: Deps, game: str, response: Response) -> dict[str, list[JsonObject]]:
    """Every piece of a game by type, with all that is needed to draw it; effects carry their sentences."""
    response.headers.update(CACHE_AN_HOUR)
    return catalogue_of(ruleset(game).id)


@router.get("/languages")
async def all_languages(deps: Deps) -> list[str]:
    """The available languages."""
    return list(languages())


@router.get("/words/{language}", response_class=PlainTextResponse)
async def words(deps: Deps, language: str) -> PlainTextResponse:
    """All messages of a language in Fluent format."""
    if language not in languages():
        raise BadChoice("unknown-language", got=language[:20], expected=", ".join(languages()))
    return PlainTextResponse(_fluent(language), headers=CACHE_AN_HOUR)


@router.get("/messages", response_model=MessageSchemas)
async def messages(deps: Deps) -> Response:
    """The WebSocket messages as JSON schemas."""
    return Response(_schemas(), media_type="application/json", headers=CACHE_AN_HOUR)


@router.get("/statistics")
async def statistics(deps: Deps, guest: MaybeGuest, game: str | None = None, mine: bool = False) -> list[StatisticsRow]:
    """Results of finished games, all or your own. Your own include score sheets with your name on them."""
    if mine and guest is None:
        raise BadChoice("not-a-guest")
    id = ruleset(game).id if game else None
    rows = await deps.worker.storage.results(id, guest.id if mine and guest else None)
    physical = await deps.sheets.results(guest.id, guest.name, id) if mine and guest else []
    return [StatisticsRow.model_validate(row) for row in [*rows, *physical]]


@cache
def _schemas() -> str:
    """The schemas of messages as they are sent: building them takes a tenth of a second."""
    return schemas().model_dump_json()


@cache
def _fluent(language: str) -> str:
    """The concatenated Fluent files of a language, those of games from other packages included."""
    return "\n".join(sources(language))


def _game(rules: Ruleset, puzzle_folder: str) -> GameShown:
    options = [
        OptionShown(name=o.name, values=list(o.values) if o.values else None, default=o.default) for o in rules.options
    ]
    return GameShown(
        id=rules.id,
        least=rules.seats[0],
        most=rules.seats[-1],
        options=options,
        categories=list(rules.categories),
        levels=[LevelShown(name=level.name, rating=level.rating) for level in game_spec(rules.id).all_levels],
        level=DEFAULT_LEVEL,
        has_score_pad=game_spec(rules.id).score_pad_part is not None,
        puzzles=len(puzzles_of(rules.id, puzzle_folder)),
    )


@cache
def catalogue_of(game: str) -> dict[str, list[JsonObject]]:
    """A game's catalogue as it is sent."""
    rules = ruleset(game)
    return {piece_type: [_described(rules, row) for row in rows] for piece_type, rows in rules.catalogue().items()}


def _described(rules: Ruleset, row: JsonObject) -> JsonObject:
    """A row with the sentences of its effects and of the effects of its stages."""
    described = dict(row)
    if "effects" in row:
        described["effects"] = [
            effect | {"message": sentences.message(rules.effect_message(effect))} for effect in row["effects"]
        ]
    if "stages" in row:
        described["stages"] = [_described(rules, stage) for stage in row["stages"]]
    return described


metrics_router = APIRouter()


@metrics_router.get("/metrics", include_in_schema=False)
async def figures(request: Request) -> Response:
    """Metrics for Prometheus, for trusted addresses and holders of the token."""
    settings = services_of(request).worker.settings
    token = f"Bearer {settings.metrics_token}"
    has_token = settings.metrics_token and hmac.compare_digest(
        request.headers.get("authorization", "").encode(), token.encode()
    )
    if not has_token and not is_listed(request, settings.metrics_addresses):
        raise BadChoice("no-page")
    return Response(metrics.page(), media_type="text/plain; version=0.0.4")
