"""User bots: `my_bot.py:MyBot` is the class MyBot in the file my_bot.py, run from its source code.

Any class will do: `choose(seat, seed, budget, reasons=...)` returns a `Choice`, or just the number or the text of an action.
If its constructor takes arguments, it gets the game's id and the settings of the spec (`my_bot.py:MyBot:depth=2`).
"""

from __future__ import annotations

import inspect
import linecache
import sys
import traceback
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from ..bots import Bot, bot, levels, parse_spec
from ..core.errors import BadChoice, PharosError

_MARK = ".py:"
_ARENA = Path(__file__).parent


def is_user_bot(spec: str) -> bool:
    """Whether a spec names a file."""
    return _MARK in spec


def _parts(spec: str) -> tuple[str, str, dict[str, object]]:
    """Split a spec into file, class and settings."""
    stem, _, rest = spec.partition(_MARK)
    parsed = parse_spec(rest)
    settings: dict[str, object] = dict(parsed.settings)
    if parsed.simulations is not None:
        settings["simulations"] = parsed.simulations
    return f"{stem}.py", parsed.name, settings


def read(spec: str) -> str:
    """Return the source code of a bot; raises BadChoice."""
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
    """Create the module from its source; changed source gives a new module."""
    name = f"pharos_own_{sha256(f'{path}|{source}'.encode()).hexdigest()[:12]}"
    module = ModuleType(name)
    module.__file__ = path
    sys.modules[name] = module
    linecache.cache[path] = (len(source), None, source.splitlines(keepends=True), path)  # for tracebacks on other machines
    exec(compile(source, path, "exec"), module.__dict__)
    return module


def bot_class(spec: str, source: str) -> Callable[..., Bot]:
    """Return the class that a spec names; raises BadChoice."""
    path, name, _ = _parts(spec)
    try:
        cls = getattr(_module(path, source), name, None)
    except PharosError:
        raise
    except Exception as error:
        raise BadChoice("own-bot-file", got=path, reason=error_line(error)) from error
    if not isinstance(cls, type) or not callable(getattr(cls, "choose", None)):
        raise BadChoice("own-bot-class", got=name, file=path)
    return cls


def check(spec: str, game: str, sources: dict[str, str]) -> None:
    """Raise BadChoice unless the bot exists. Errors of its constructor show up in the game."""
    if is_user_bot(spec):
        bot_class(spec, sources[spec])
    else:
        make(spec, game, sources)


def make(spec: str, game: str, sources: dict[str, str]) -> Bot:
    """Make the bot of any spec: a built-in bot, a level or a user bot; raises BadChoice."""
    if not is_user_bot(spec):
        return bot(levels(game).get(spec, spec), game)
    settings = _parts(spec)[2]
    cls = bot_class(spec, sources[spec])
    takes_arguments = bool(inspect.signature(cls).parameters)
    return cls(game, **settings) if takes_arguments or settings else cls()


def error_trace(error: BaseException) -> str:
    """Return the traceback of an exception that a bot raised, from the bot's own code on."""
    frame = error.__traceback__
    while frame and frame.tb_next and Path(frame.tb_frame.f_code.co_filename).parent == _ARENA:
        frame = frame.tb_next
    return "".join(traceback.format_exception(type(error), error, frame)).rstrip()


def error_line(error: BaseException) -> str:
    """Return the message of an exception as one short line."""
    lines = str(error).splitlines() or [""]
    return f"{type(error).__name__}: {lines[0]}"[:200].removesuffix(": ")
