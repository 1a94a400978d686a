"""Every word a person reads, in every language, from the Fluent files beside this one and in the packages of games.

Ids of a game's messages begin with its id: `duel-card-walls`, `duel-event-build`. Values that name pieces are given by
their names (`card="walls"`) and arrive in the sentence in the reader's language; lists become "a, b and c"; seats and
cities become players' names.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from ..core.errors import BadChoice, PharosError
from ..core.json_types import Json
from ..core.registry import game_specs
from ..core.ruleset import Message

_HOME = Path(__file__).parent
_SEATS = ("seat", "first", "winners", "seats")
_CITIES = ("city", "left_city", "right_city")
_BY_SEAT = "s_by_seat"  # ends the key of a list with one value for each city
_PLAIN = ("event", "step", "decision", "on")  # values that sentences select by, never names of pieces


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, as their folders are called."""
    return tuple(sorted(path.name for path in _HOME.iterdir() if path.is_dir() and any(path.glob("*.ftl"))))


def sources(language: str) -> Iterator[str]:
    """Yield the Fluent texts of a language: those beside this file, then those in the packages of games."""
    for path in sorted((_HOME / language).glob("*.ftl")):
        yield path.read_text(encoding="utf-8")
    for spec in game_specs().values():
        for file in spec.locale_files(language):
            yield file.read_text(encoding="utf-8")


@cache
def words(language: str) -> Words:
    """All words of a language; raises BadChoice."""
    if language not in languages():
        raise BadChoice("unknown-language", got=language, expected=", ".join(languages()))
    return Words(language)


def preferred(environment: dict[str, str] | None = None) -> str:
    """The language that the environment asks for (PHAROS_LANG, LC_ALL, LC_MESSAGES, LANG), else English."""
    env = dict(os.environ) if environment is None else environment
    if "PHAROS_LANG" in env:
        return env["PHAROS_LANG"]
    wanted = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "en")
    tongue = wanted.replace("_", "-").partition(".")[0].lower()
    exact = [name for name in languages() if name.lower() == tongue]
    similar = [name for name in languages() if name.lower().partition("-")[0] == tongue.partition("-")[0]]
    return (exact or similar or ["en"])[0]


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in sources(language):
            self._bundle.add_resource(FluentResource(text))

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(id)

    def say(self, id: str, **values: object) -> str:
        """The message of that id; a missing message or value is a mistake of ours and raises KeyError."""
        pattern = self._bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            raise KeyError(f"no message {id} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"message {id} in {self.language}: {errors[0]}")
        return str(text)

    def sentence(self, game: str, message: Message, names: Sequence[str] = ()) -> str:
        """A game's sentence, with pieces and seats named."""
        id, values = message
        return self.say(f"{game}-{id}", **{key: self.name(game, key, value, names) for key, value in values.items()})

    def name(self, game: str, key: str, value: Json, names: Sequence[str] = ()) -> Json:
        """A value as the sentence wants it: pieces by their names, lists joined, seats as players."""
        if key in _SEATS:
            seats = value if isinstance(value, list | tuple) else [value]
            return self.listed([names[int(seat)] if names else str(int(seat) + 1) for seat in seats])
        if key in _CITIES and names:
            return self._city(game, value, names)
        if key.endswith(_BY_SEAT):
            return self._by_seat(game, key.removesuffix(_BY_SEAT), value, names)
        if key == "resources":
            units: Counter[str] = Counter(value)
            return self.listed([self.say(f"{game}-units-{letter}", n=n) for letter, n in units.items()])
        if isinstance(value, list | tuple):
            return self.listed([str(self.name(game, key.removesuffix("s"), item, names)) for item in value])
        is_name = key not in _PLAIN and self.has(f"{game}-{key}-{value}")
        return self.say(f"{game}-{key}-{value}") if is_name else value

    def _city(self, game: str, city: int, names: Sequence[str]) -> str:
        return names[city] if city < len(names) else self.say(f"{game}-free-city")

    def _by_seat(self, game: str, key: str, values: Sequence[Json], names: Sequence[str]) -> str:
        """One value for each city, each after its player's name."""
        shown = [str(self.name(game, key, value, names)) for value in values]
        if not names:
            return self.listed(shown)
        return self.listed([self.say("by-seat", name=self._city(game, c, names), value=one) for c, one in enumerate(shown)])

    def listed(self, items: Sequence[str]) -> str:
        """A list in words."""
        if len(items) < 2:
            return items[0] if items else self.say("nothing")
        return self.say("list", most=", ".join(items[:-1]), last=items[-1])

    def error(self, error: PharosError, names: Sequence[str] = ()) -> str:
        """The sentence for an expected mistake."""
        game, mark, id = error.id.partition("-error-")
        values = {
            key: self.error(value, names) if isinstance(value, PharosError) else value for key, value in error.values.items()
        }
        if mark:
            return self.sentence(game, (f"error-{id}", values), names)
        return self.say(f"error-{error.id}", **{key: _plain(value) for key, value in values.items()})


def _plain(value: object) -> object:
    """Numbers that are names (seeds, seats) and not amounts are shown without separators."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value
