"""Expected mistakes as answers: an id and values for the locales, never a stack trace."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ..core.errors import BadChoice, PharosError
from . import metrics, sight

STATUS = {
    "no-table": 404,
    "no-page": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "not-a-guest": 401,
    "not-the-host": 403,
    "not-your-seat": 403,
    "no-spectators": 403,
    "bad-origin": 403,
    "bad-link": 403,
    "not-finished": 409,
    "not-started": 409,
    "already-started": 409,
    "seat-taken": 409,
    "seats-free": 409,
    "stale": 409,
    "game-over": 409,
    "too-fast": 429,
    "too-many-connections": 429,
    "too-many-tables": 429,
    "too-long": 413,
    "bad-method": 405,
    "bad-request": 422,
    "our-fault": 500,
}
"""HTTP status by reason; 400 for all others."""


def refusal(error: PharosError) -> JSONResponse:
    """A mistake as an answer."""
    metrics.refused.labels(error.id).inc()
    return JSONResponse({"error": sight.reason(error)}, STATUS.get(error.id, 400))


async def on_mistake(request: Request, error: Exception) -> JSONResponse:
    """A mistake of the caller."""
    assert isinstance(error, PharosError)
    return refusal(error)


async def on_bad_request(request: Request, error: Exception) -> JSONResponse:
    """A body, path or query of the wrong form."""
    assert isinstance(error, RequestValidationError)
    return refusal(BadChoice("bad-request", **bad_form(error.errors())))


async def on_http(request: Request, error: Exception) -> JSONResponse:
    """What the framework refuses by itself."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return refusal(BadChoice("no-page"))
    if error.status_code == 405:
        return refusal(BadChoice("bad-method"))
    return refusal(BadChoice("bad-request", where="", why=str(error.status_code)))


def bad_form(errors: Any) -> dict[str, str]:
    """Where a message first departs from its schema, and how."""
    first = next(iter(errors))
    return {"where": ".".join(str(part) for part in first["loc"])[:100], "why": str(first["type"])}
