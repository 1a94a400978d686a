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
    return Text("\n".join(_lines(shown, 0, translator, "")))


def menu(game: Game, seat: int, actions: list[int], translator: Translator) -> None:
    """Leave the menu to the terminal, which lists the actions as sentences."""


def _lines(value: Json, depth: int, translator: Translator, parent: str) -> Iterator[str]:
    is_object = isinstance(value, dict)
    for key, item in value.items() if is_object else zip(_labels(value, translator), value, strict=True):
        label = "  " * depth + (_field(str(key), parent, translator) if is_object else key)
        if _is_short(item):
            yield f"{label}: {_text(str(key), item, translator)}"
        elif item:
            yield label
            yield from _lines(item, depth + 1, translator, str(key) if is_object else parent)


def _field(key: str, parent: str, translator: Translator) -> str:
    """Return the game's word for a key, as in the browser: of a field, of a piece of the parent's kind, or of a category."""
    ids = (
        f"{translator.ruleset.id}-{id}" for id in (f"field-{key}", f"{parent.removesuffix('s')}-{key}", f"category-{key}")
    )
    known = next(filter(translator.words.has, ids), None)
    return translator.words.say(known) if known else key.replace("_", " ")


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
    if isinstance(item, bool):
        return translator.term("yes" if item else "no")
    id = f"{translator.ruleset.id}-{key}-{item}"
    return translator.words.say(id) if translator.words.has(id) else "–" if item is None else str(item)
