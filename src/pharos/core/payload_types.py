"""Types that all games send, and helpers for declaring a game's own types in its `payload_types.py`."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

from typing_extensions import TypeAliasType, TypedDict

from .json_types import JsonObject


class Message(TypedDict):
    """A sentence for the locales: `<game>-<id>` and the values it uses."""

    id: str
    values: JsonObject


def words(alias: TypeAliasType) -> tuple[Any, ...]:
    """Return the values of a named Literal, so that a list of words and its type are written only once."""
    return get_args(alias.__value__)


def tags(union: TypeAliasType, key: str) -> tuple[str, ...]:
    """Return the values of the key that distinguishes the members of a named union, in the order of the members."""
    members = get_args(union.__value__)
    return tuple(tag for member in members for tag in get_args(get_type_hints(member)[key]))
