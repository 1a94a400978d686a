"""Renders any game as an outline of its view. The terminal uses it for games without their own renderer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from ..core.game import Game
from ..core.json_types import Json
from ..core.ruleset import View
from .renderers import Translator

_SHOWN_ELSEWHERE = ("game", "seat", "decision", "outcome")


def draw(view: View, translator: Translator) -> Text:
    """Render the view of a seat."""
    shown = {key: value for key, value in view.items() if key not in _SHOWN_ELSEWHERE}
    return Text("\n".join(_lines(shown, 0, translator)))


def menu(game: Game, seat: int, actions: list[int], translator: Translator) -> None:
    """Leave the menu to the terminal, which lists the actions as sentences."""


def _lines(value: Json, depth: int, translator: Translator) -> Iterator[str]:
    items = value.items() if isinstance(value, dict) else zip(_labels(value, translator), value, strict=True)
    for key, item in items:
        label = f"{'  ' * depth}{str(key).replace('_', ' ')}"
        if _is_short(item):
            yield f"{label}: {_text(str(key), item, translator)}"
        elif item:
            yield label
            yield from _lines(item, depth + 1, translator)


def _labels(value: Sequence[Json], translator: Translator) -> list[str]:
    """Return the players' names for a list with one entry per seat, otherwise numbers."""
    return list(translator.names) if len(value) == len(translator.names) else [str(n + 1) for n in range(len(value))]


def _is_short(item: Json) -> bool:
    return not isinstance(item, dict | list | tuple) or (
        not isinstance(item, dict) and not any(isinstance(x, dict | list | tuple) for x in item)
    )


def _text(key: str, item: Json, translator: Translator) -> str:
    """Return a value in the reader's language if the locales have a word for it."""
    if isinstance(item, list | tuple):
        return ", ".join(_text(key.removesuffix("s"), x, translator) for x in item) or "–"
    id = f"{translator.ruleset.id}-{key}-{item}"
    return translator.words.say(id) if translator.words.has(id) else "–" if item is None else str(item)
