"""The parts of payloads: names, texts, numbers, what games define themselves, and the bases of requests and answers.

Requests reject unknown fields.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

from .texts import checked

_NO_CONTROLS = r"^[^\x00-\x1f\x7f-\x9f]*$"
Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=32, pattern=_NO_CONTROLS),
    AfterValidator(checked),
]
Line = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=_NO_CONTROLS)]
ChatText = Annotated[Line, AfterValidator(checked)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9:=._-]*$")]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
MAX_SEED = (1 << 63) - 1
Seed = Annotated[
    int,
    Field(ge=0, le=MAX_SEED),
    WithJsonSchema(
        {"anyOf": [{"type": "integer", "minimum": 0, "maximum": MAX_SEED}, {"type": "string", "pattern": "^[0-9]{1,19}$"}]}
    ),
]
"""A number or its digits as text, because JavaScript is exact only up to 2^53."""
DEFAULT_LEVEL = "builder"
Values = dict[str, object]
GameView = Annotated[Values, Field(json_schema_extra={"x-payload": "View"})]
GameEvent = Annotated[Values, Field(json_schema_extra={"x-payload": "Event"})]
GameStep = Annotated[Values, Field(json_schema_extra={"x-payload": "Step"})]
GameAction = Annotated[Values, Field(json_schema_extra={"x-payload": "Action"})]
"""Payloads that a game defines itself; `MessageSchemas` carries their schemas."""


class Given(BaseModel):
    """Base of everything that clients send: no fields beyond those declared."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class Sent(BaseModel):
    """Base of everything that the server sends."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True, use_attribute_docstrings=True)
