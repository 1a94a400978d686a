"""The payload_types that each game's live declares, as JSON schemas and as checks."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import GenericAlias
from typing import Any

from pydantic import ConfigDict, TypeAdapter

from ..core.registry import game_ids, ruleset

NAMES = ("View", "Catalogue", "Event", "Step", "Action")
_EXACT = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


@cache
def listed(game: str, name: str) -> TypeAdapter[Any]:
    """Validates lists of one of a game's payload types: nothing missing, misnamed or unknown."""
    payload_types = import_module(f"{ruleset(game).package}.payload_types")
    wanted: Any = GenericAlias(list, (getattr(payload_types, name),))
    return TypeAdapter(wanted, config=_EXACT)


def schemas(name: str) -> dict[str, dict[str, Any]]:
    """The JSON schemas of a payload type by game."""
    return {game: _schema(game, name) for game in game_ids()}


def _schema(game: str, name: str) -> dict[str, Any]:
    schema = listed(game, name).json_schema(mode="serialization")
    return {"$ref": schema["items"]["$ref"], "$defs": schema["$defs"]}
