"""Compiling the bots of a game, so that none has to wait for it at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from ..core import cache
from ..core.kind import Kind
from ..core.registry import kind, new
from .protocol import Bot
from .registry import bot, bot_names
from .rooms import bot_room, sources


def is_warm(game: str) -> bool:
    """Whether the game's bots have been compiled and kept."""
    return cache.is_warm(_directory(kind(game)))


def _directory(found: Kind) -> Any:
    return cache.directory(*sources(found.room), name=f"bots-{found.room}")


def warm(
    game: str,
    told: Callable[[str, int, int], None] | None = None,
    *,
    more: Mapping[str, Callable[[str], None]] | None = None,
) -> None:
    """Compile all bots of a game by letting them choose once, and what `more` names; told (what, done, of) before each."""
    found = kind(game)
    steps: list[tuple[str, Callable[[], Any]]] = [
        *_steps(found),
        *((name, partial(step, game)) for name, step in (more or {}).items()),
    ]
    for done, (name, step) in enumerate(steps):
        if told:
            told(name, done, len(steps))
        step()
    if told:
        told("", len(steps), len(steps))
    cache.mark_warm(_directory(found))


def _steps(found: Kind) -> Iterator[tuple[str, Callable[[], Any]]]:
    table = new(found.id, seed=1)
    seat = table.seat(table.to_act[0])
    for name in bot_names(found.id):
        player: Bot = bot(f"{name}:4" if name in ("flat", "tree", "decoupled", "search") else name, found.id)
        yield name, lambda player=player: player.choose(seat, 1)  # type: ignore[misc]
    yield "matches", lambda: _match(found)


def _match(found: Kind) -> None:
    """Whole games inside kernels, as tuning plays them."""
    from .tune import Judge

    room = bot_room(found.room)
    present = list(room.insight.WEIGHTS)
    Judge(found, found.seats[0], present).share(present, 0, 1)
