"""Action texts and the parsing of `key: value` position texts, shared by all games."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from .errors import BadText


class Notation:
    """A finite vocabulary of action texts: the number of an action is the index of its text."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = tuple(texts)
        self._numbers = {text: number for number, text in enumerate(self.texts)}

    def text(self, action: int) -> str:
        """Return the text of an action number."""
        if not 0 <= action < len(self.texts):
            raise BadText("action-number", got=action, most=len(self.texts) - 1)
        return self.texts[action]

    def parse(self, text: str) -> int:
        """Return the number of an action text, ignoring case and extra spaces; raises BadText with the closest texts."""
        plain = " ".join(text.lower().split())
        if plain not in self._numbers:
            near = get_close_matches(plain, self.texts, 3, 0.5)
            raise BadText("unknown-action", got=text, near=" | ".join(near) or self.texts[0])
        return self._numbers[plain]


def read_lines(text: str, known: Iterable[str]) -> dict[str, str]:
    """Parse the `key: value` lines of a position text; raises BadText for an unknown or repeated key or a missing colon."""
    keys = tuple(known)
    values: dict[str, str] = {}
    for line in filter(None, (line.partition("#")[0].strip() for line in text.splitlines())):
        key, colon, value = line.partition(":")
        key = " ".join(key.split())
        if not colon or key not in keys:
            raise BadText("position-line", got=line, expected=", ".join(keys))
        if key in values:
            raise BadText("position-twice", got=key)
        values[key] = " ".join(value.split())
    return values


def read_number(key: str, value: str, least: int, most: int) -> int:
    """Parse an integer within bounds; raises BadText."""
    try:
        number = int(value)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise BadText("position-number", key=key, got=value, least=least, most=most)
    return number


def read_name(key: str, name: str, names: tuple[str, ...]) -> int:
    """Return the index of a name among known names; raises BadText with the closest ones."""
    if name not in names:
        near = get_close_matches(name, names, 3, 0.4)
        raise BadText("position-name", key=key, got=name, near=", ".join(near) or names[0])
    return names.index(name)
