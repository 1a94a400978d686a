"""People's own bots: `my_bot.py:MyBot` is the class MyBot in the file my_bot.py, run from its text.

A class is enough: `choose(seat, seed, budget, reasons=...)` returns a `Choice`, or just the number or the text of an action.
If its constructor takes arguments it is given the game's id, and the settings of the spec (`my_bot.py:MyBot:depth=2`).
"""

from __future__ import annotations

import inspect
import sys
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from ..bots import Bot, bot, levels, parse_spec
from ..core.errors import BadChoice, PharosError

_MARK = ".py:"


def is_custom(spec: str) -> bool:
    """Whether a spec names a file."""
    return _MARK in spec


def _parts(spec: str) -> tuple[str, str, dict[str, Any]]:
    """The file, the class and the settings of a spec."""
    stem, _, rest = spec.partition(_MARK)
    parsed = parse_spec(rest)
    settings: dict[str, Any] = dict(parsed.settings)
    if parsed.simulations is not None:
        settings["simulations"] = parsed.simulations
    return f"{stem}.py", parsed.name, settings


def read(spec: str) -> str:
    """The text of a bot's file; raises BadChoice."""
    path = Path(_parts(spec)[0])
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadChoice("no-text", got=str(path)) from error
    except OSError as error:
        why = "missing" if isinstance(error, FileNotFoundError) else "other"
        raise BadChoice("no-file", got=str(path), why=why) from error


@lru_cache(maxsize=64)
def _module(path: str, source: str) -> ModuleType:
    """The module that a text makes; a changed text makes another one."""
    name = f"pharos_own_{sha256(f'{path}|{source}'.encode()).hexdigest()[:12]}"
    module = ModuleType(name)
    module.__file__ = path
    sys.modules[name] = module
    exec(compile(source, path, "exec"), module.__dict__)
    return module


def bot_class(spec: str, source: str) -> type[Any]:
    """The class that a spec names; raises BadChoice."""
    path, name, _ = _parts(spec)
    try:
        found = getattr(_module(path, source), name, None)
    except PharosError:
        raise
    except Exception as error:
        raise BadChoice("own-bot-file", got=path, reason=told(error)) from error
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadChoice("own-bot-class", got=name, file=path)
    return found


def check(spec: str, game: str, sources: dict[str, str]) -> None:
    """Raises BadChoice unless there is such a bot. What its constructor does belongs to the game."""
    if is_custom(spec):
        bot_class(spec, sources[spec])
    else:
        make(spec, game, sources)


def make(spec: str, game: str, sources: dict[str, str]) -> Bot:
    """The bot of any spec: the house's, a level, or people's own; raises BadChoice."""
    if not is_custom(spec):
        return bot(levels(game).get(spec, spec), game)
    settings = _parts(spec)[2]
    cls = bot_class(spec, sources[spec])
    takes_arguments = bool(inspect.signature(cls).parameters)
    made: Bot = cls(game, **settings) if takes_arguments or settings else cls()
    return made


def told(error: BaseException) -> str:
    """What an exception says, in one short line."""
    lines = str(error).splitlines() or [""]
    return f"{type(error).__name__}: {lines[0]}"[:200].removesuffix(": ")
