"""Expected errors: an id and values; the sentence for people comes from the locales."""

from __future__ import annotations

from . import presentation
from .json_types import JsonObject


class PharosError(Exception):
    """An error of the caller: `id` names the sentence `error-<id>` in the locales, `values` fill it in.

    `str(error)` is that sentence in the language of the environment, with the id in brackets.
    """

    def __init__(self, id: str, **values: object) -> None:
        super().__init__(id)
        self.id = id
        self.values: JsonObject = values

    def __str__(self) -> str:
        return f"{presentation.sentence(self)} [{self.id}]"

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.id, self.values)


def _rebuild(cls: type[PharosError], id: str, values: dict[str, object]) -> PharosError:
    return cls(id, **values)


class IllegalAction(PharosError):
    """The rules forbid this action now; the state is unchanged."""


class TooExpensive(IllegalAction):
    """The seat cannot pay for this action; `explain` still shows how its price is calculated."""


class BadText(PharosError):
    """A text (action, record, position) that this game cannot read."""


class BadChoice(PharosError):
    """An unknown game, option, seed, player count or language."""


class MissingExtra(BadChoice, ImportError):
    """An optional part of Pharos that is not installed."""
