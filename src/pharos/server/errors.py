"""Expected errors as responses: an id and values for the locales, never a stack trace."""

from __future__ import annotations

from collections.abc import Iterable

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic_core import ErrorDetails
from starlette.exceptions import HTTPException

from ..core.errors import BadChoice, PharosError
from . import metrics
from .tables import sentences

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
    "removed": 403,
    "cannot-remove": 403,
    "bad-link": 403,
    "bad-password": 403,
    "not-admin": 401,
    "banned": 403,
    "muted": 403,
    "no-person": 404,
    "no-push": 404,
    "no-subscription": 404,
    "no-acquaintance": 404,
    "bad-endpoint": 422,
    "bad-passkey": 403,
    "bad-code": 403,
    "no-profile": 404,
    "no-sheet": 404,
    "no-player": 404,
    "no-group": 404,
    "no-member": 404,
    "not-the-owner": 403,
    "rated-needs-profile": 403,
    "rated-people-only": 409,
    "rated-same-person": 409,
    "rated-no-move": 409,
    "unknown-puzzle": 404,
    "last-passkey": 409,
    "wrong-name": 409,
    "not-local": 403,
    "not-finished": 409,
    "not-started": 409,
    "already-started": 409,
    "seat-taken": 409,
    "seats-free": 409,
    "stale": 409,
    "game-over": 409,
    "not-absent": 409,
    "outdated-game": 409,
    "too-fast": 429,
    "too-many-connections": 429,
    "too-many-tables": 429,
    "not-ready": 503,
    "not-compiled": 503,
    "no-network": 503,
    "stopping": 503,
    "too-slow": 408,
    "too-long": 413,
    "bad-method": 405,
    "bad-request": 422,
    "internal-error": 500,
}
"""HTTP status by error id; 400 for all others."""


def refusal(error: PharosError) -> JSONResponse:
    """An error as a response."""
    metrics.refused.labels(error.id).inc()
    return JSONResponse({"error": sentences.reason(error)}, STATUS.get(error.id, 400))


async def on_pharos_error(request: Request, error: Exception) -> JSONResponse:
    """A refused request."""
    assert isinstance(error, PharosError)
    return refusal(error)


async def on_invalid_request(request: Request, error: Exception) -> JSONResponse:
    """An invalid body, path or query."""
    assert isinstance(error, RequestValidationError)
    return refusal(BadChoice("bad-request", **first_invalid_field(error.errors())))


async def on_http_error(request: Request, error: Exception) -> JSONResponse:
    """A request that the framework refused."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return refusal(BadChoice("no-page"))
    if error.status_code == 405:
        return refusal(BadChoice("bad-method"))
    return refusal(BadChoice("bad-request", where="", why=str(error.status_code)))


def first_invalid_field(errors: Iterable[ErrorDetails]) -> dict[str, str]:
    """The first field that violates the schema, and how."""
    first = next(iter(errors))
    return {"where": ".".join(str(part) for part in first["loc"])[:100], "why": str(first["type"])}
