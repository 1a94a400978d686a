"""The payload types that each game declares, as JSON schemas and as checks."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import GenericAlias
from typing import cast

from pydantic import ConfigDict, TypeAdapter

from ..core.json_types import JsonObject
from ..core.registry import game_ids, ruleset

NAMES = ("View", "Catalogue", "Event", "Step", "Action")
_EXACT = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


@cache
def listed(game: str, name: str) -> TypeAdapter[list[object]]:
    """Validates lists of one of a game's payload types: nothing missing, misnamed or unknown."""
    payload_types = import_module(f"{ruleset(game).package}.payload_types")
    wanted = cast(type[list[object]], GenericAlias(list, (getattr(payload_types, name),)))
    return TypeAdapter(wanted, config=_EXACT)


def schemas(name: str) -> dict[str, JsonObject]:
    """The JSON schemas of a payload type by game."""
    return {game: _schema(game, name) for game in game_ids()}


def _schema(game: str, name: str) -> JsonObject:
    schema = listed(game, name).json_schema(mode="serialization")
    return {"$ref": schema["items"]["$ref"], "$defs": schema["$defs"]}
