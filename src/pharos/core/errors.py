"""Expected mistakes: an id and the values; the sentence for a person comes from the locales."""

from __future__ import annotations

from typing import Any


class PharosError(Exception):
    """Something a caller did wrong: `id` names the sentence `error-<id>` in the locales, `values` fill it."""

    def __init__(self, id: str, **values: Any) -> None:
        super().__init__(f"{id}: " + ", ".join(f"{name}={value!r}" for name, value in values.items()))
        self.id = id
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.id, self.values)


def _rebuild(cls: type[PharosError], id: str, values: dict[str, Any]) -> PharosError:
    return cls(id, **values)


class IllegalAction(PharosError):
    """The rules forbid this action now; the state is unchanged."""


class BadText(PharosError):
    """A text (action, record, position) that does not say anything this game knows."""


class BadChoice(PharosError):
    """An unknown game, option, seed, player count or language."""
