"""The bots by name. A spec is a string that is stored with every result: `random`, `flat:500`, `search:800:seed=3`.

The parts after the name are a number (simulations) and `key=value` settings that the bot's constructor takes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..core.errors import BadChoice
from ..core.registry import kind
from . import LEVELS, thumb
from .plain import RandomBot
from .protocol import Bot
from .searching import DecoupledBot, FlatBot, GreedyBot, OutlookBot, TreeBot
from .together import MOST, Together


@dataclass(frozen=True)
class Entry:
    """A bot of the house: what it is called and how it is made (`make(game, **settings)`)."""

    name: str
    make: Callable[..., Bot]
    settings: tuple[str, ...] = ()
    games: tuple[str, ...] | None = None
    """The games it plays; None for all."""

    def plays(self, game: str) -> bool:
        """Whether it plays a game."""
        return self.games is None or game in self.games


@dataclass(frozen=True)
class Spec:
    """A spec taken apart."""

    name: str
    simulations: int | None = None
    settings: dict[str, str] = field(default_factory=dict)


_FLAT = ("simulations", "depth", "looks", "random", "share", "seed", "threads")
_TREE = ("simulations", "bold", "sharp", "depth", "random", "share", "seed", "threads")
_DECOUPLED = ("simulations", "bold", "sharp", "decisions", "random", "share", "seed", "threads")

ENTRIES = (
    Entry("random", lambda game: RandomBot()),
    Entry("rules", thumb.rules),
    Entry("science", thumb.science, games=("duel",)),
    Entry("military", thumb.military, games=("duel",)),
    Entry("greedy", GreedyBot),
    Entry("flat", FlatBot, _FLAT),
    Entry("tree", TreeBot, _TREE, games=("duel", "architects")),
    Entry("decoupled", DecoupledBot, _DECOUPLED, games=("seven-wonders",)),
    Entry("search", TreeBot, _TREE, games=("duel",)),
    Entry("search", OutlookBot, _FLAT, games=("architects",)),
    Entry("search", DecoupledBot, _DECOUPLED, games=("seven-wonders",)),
)

_LEVELS: dict[str, tuple[str, str, str, str]] = {
    "duel": ("rules", "greedy", "search:200", "search:2000"),
    "seven-wonders": ("rules", "greedy", "search:100", "search:500"),
    "architects": ("rules", "greedy", "search:100", "search:600"),
}


def parse_spec(spec: str) -> Spec:
    """Take a spec apart; raises BadChoice."""
    name, *parts = spec.split(":")
    simulations: int | None = None
    settings: dict[str, str] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if part.isdecimal() and int(part) > 0 and simulations is None:
            simulations = int(part)
        elif equals and key and value:
            settings[key] = value
        else:
            raise BadChoice("bot-spec", got=spec)
    return Spec(name, simulations, settings)


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play a game."""
    return tuple(entry.name for entry in ENTRIES if entry.plays(game))


def levels(game: str) -> dict[str, str]:
    """The levels for people and the specs behind them, the weakest first."""
    return dict(zip(LEVELS, _LEVELS[kind(game).id], strict=True))


def table() -> str:
    """All bots and levels as the tables of the documentation."""
    rows = ["| bot | games | settings |", "|---|---|---|"]
    for entry in ENTRIES:
        settings = ", ".join(f"`{name}`" for name in entry.settings) or "–"
        rows.append(f"| `{entry.name}` | {', '.join(entry.games or ('all',))} | {settings} |")
    rows += ["", f"| game | {' | '.join(LEVELS)} |", "|---" * (len(LEVELS) + 1) + "|"]
    rows += [f"| {game} | {' | '.join(f'`{spec}`' for spec in specs)} |" for game, specs in _LEVELS.items()]
    return "\n".join(rows)


def _made(entry: Entry, game: str, settings: dict[str, Any]) -> Bot:
    """The bot of an entry, or several of it that think together; raises ValueError."""
    threads = int(settings.pop("threads", 1))
    if not 1 <= threads <= MOST:
        raise ValueError(threads)
    members: list[Any] = [entry.make(game, **settings) for _ in range(threads)]
    player: Bot = Together(members) if threads > 1 else members[0]
    return player


def bot(spec: str, game: str) -> Bot:
    """The bot of a spec or a level for a game; raises BadChoice."""
    full = levels(game).get(spec, spec)
    parsed = parse_spec(full)
    entry = next((entry for entry in ENTRIES if entry.name == parsed.name and entry.plays(game)), None)
    if entry is None:
        raise BadChoice("unknown-bot", got=spec, expected=", ".join((*bot_names(game), *LEVELS)))
    settings: dict[str, Any] = dict(parsed.settings)
    if parsed.simulations is not None:
        settings["simulations"] = parsed.simulations
    for name in settings:
        if name not in entry.settings:
            raise BadChoice("bot-setting", got=name, bot=parsed.name, expected=", ".join(entry.settings) or "-")
    try:
        player = _made(entry, game, settings)
    except ValueError as error:
        raise BadChoice("bot-setting-value", got=spec) from error
    player.spec = full
    return player
