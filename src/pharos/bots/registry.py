"""Makes bots by name. A bot spec is a string stored with every result: `random`, `flat:500`, `search:800:seed=3`.

The parts after the name are a number (simulations) and `key=value` settings of the bot. The `GameSpec` of a game lists its
bots; `random` plays every game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from inspect import signature
from typing import Any

from ..core.errors import BadChoice
from ..core.registry import game_spec, game_specs
from ..core.spec import BotOffer, GameSpec
from .protocol import Bot
from .root_parallel import MAX_THREADS, RootParallelBot
from .temperature import TemperatureBot

_RANDOM = BotOffer("random", "pharos.bots.random_bot:RandomBot")
_READERS: dict[str, Callable[[str], object]] = {
    "int": int,
    "int | None": int,
    "float": float,
    "float | None": float,
    "str": str,
    "str | None": str,
}


@dataclass(frozen=True)
class Spec:
    """A parsed bot spec."""

    name: str
    simulations: int | None = None
    settings: dict[str, str] = field(default_factory=dict)


def parse_spec(spec: str) -> Spec:
    """Parse a bot spec; raises BadChoice."""
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


def offers(game: str) -> tuple[BotOffer, ...]:
    """List the bots that play a game."""
    return (_RANDOM, *game_spec(game).bots)


def bot_names(game: str) -> tuple[str, ...]:
    """Return the names of the bots that play a game."""
    return tuple(offer.name for offer in offers(game))


def levels(game: str) -> dict[str, str]:
    """Return the levels for people and the bot specs behind them, weakest first and last the coach."""
    return {level.name: level.bot for level in game_spec(game).all_levels}


def settings_of(game: GameSpec, offer: BotOffer) -> tuple[str, ...]:
    """List the settings that specs of a bot may have."""
    return tuple(_readers(game, offer))


def _readers(game: GameSpec, offer: BotOffer) -> dict[str, Callable[[str], object]]:
    """Return what reads each setting: the types of the factory's parameters.

    Searches also have `threads`; bots that value their candidates, `temperature`.
    """
    factory = game.load(offer.factory)
    parameters = signature(factory).parameters.values()
    types = {each.name: _READERS.get(each.annotation) for each in parameters if each.name not in ("game", *offer.arguments)}
    readers = {name: reader for name, reader in types.items() if reader}
    if hasattr(factory, "ranked"):
        readers["temperature"] = float
    return readers | {"threads": int} if "simulations" in readers else readers


def as_markdown() -> str:
    """Return the bots and levels of all games as tables for the documentation."""
    rows: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for id, game in game_specs().items():
        for offer in offers(id):
            rows.setdefault((offer.name, settings_of(game, offer)), []).append(id)
    lines = ["| bot | games | settings |", "|---|---|---|"]
    for (name, settings), games in rows.items():
        shown = "all" if len(games) == len(game_specs()) else ", ".join(games)
        lines.append(f"| `{name}` | {shown} | {', '.join(f'`{setting}`' for setting in settings) or '–'} |")
    lines += ["", "| game | level | bot | rating |", "|---|---|---|---|"]
    for id, game in game_specs().items():
        lines += [f"| {id} | {level.name} | `{level.bot}` | {level.rating or '–'} |" for level in game.all_levels]
    return "\n".join(lines)


def _made(factory: Callable[..., Any], game: str, settings: dict[str, Any]) -> Bot:
    """Make a bot, with several threads or a temperature if its settings ask for it; raises ValueError."""
    threads, temperature = settings.pop("threads", 1), settings.pop("temperature", None)
    if not 1 <= threads <= MAX_THREADS:
        raise ValueError(threads)
    members = [factory(game, **settings) for _ in range(threads)]
    player: Bot = RootParallelBot(members) if threads > 1 else members[0]
    return player if temperature is None else TemperatureBot(player, temperature)


def bot(spec: str, game: str) -> Bot:
    """Make the bot for a spec or a level of a game; raises BadChoice."""
    full = levels(game).get(spec, spec)
    parsed = parse_spec(full)
    offer = next((offer for offer in offers(game) if offer.name == parsed.name), None)
    if offer is None:
        raise BadChoice("unknown-bot", got=spec, expected=", ".join((*bot_names(game), *levels(game))))
    readers = _readers(game_spec(game), offer)
    given = parsed.settings if parsed.simulations is None else {**parsed.settings, "simulations": str(parsed.simulations)}
    for name in given:
        if name not in readers:
            raise BadChoice("bot-setting", got=name, bot=parsed.name, expected=", ".join(readers) or "-")
    try:
        settings = {name: readers[name](value) for name, value in given.items()}
        player = _made(game_spec(game).load(offer.factory), game, {**offer.arguments, **settings})
    except ValueError as error:
        raise BadChoice("bot-setting-value", got=spec) from error
    player.spec = full
    return player
