"""Names for data that comes from JSON or goes there."""

from __future__ import annotations

from typing import Any, TypeAlias

Json: TypeAlias = Any
"""A value that JSON can represent: None, a boolean, a number, a text, a list of values, or an object of values by name.

Type checkers accept anything here, so use it only for parsed data whose form a `payload_types.py` or a schema guarantees: a
recursive type would demand a check at every step into it. What makes JSON returns declared types or `Mapping[str, object]`.
"""
JsonObject: TypeAlias = dict[str, Json]
"""A JSON object. Its members are declared where it is made: in a `payload_types.py`, or in the function's docstring."""
