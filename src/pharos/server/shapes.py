"""The shapes that each game's room declares, as JSON schemas and as checks."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import GenericAlias
from typing import Any

from pydantic import ConfigDict, TypeAdapter

from ..core.registry import game_ids, kind

NAMES = ("View", "Catalogue", "Event", "Step")
_EXACT = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


@cache
def listed(game: str, name: str) -> TypeAdapter[Any]:
    """Checks a list of one of a game's shapes: nothing missing, misnamed or unknown."""
    shapes = import_module(f"pharos.games.{kind(game).room}.shapes")
    wanted: Any = GenericAlias(list, (getattr(shapes, name),))
    return TypeAdapter(wanted, config=_EXACT)


def schemas(name: str) -> dict[str, dict[str, Any]]:
    """The JSON schemas of a shape by game."""
    return {game: _schema(game, name) for game in game_ids()}


def _schema(game: str, name: str) -> dict[str, Any]:
    found = listed(game, name).json_schema(mode="serialization")
    return {"$ref": found["items"]["$ref"], "$defs": found["$defs"]}
