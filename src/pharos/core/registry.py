"""The games of the house, found by looking: every package below `pharos.games` with a module `game` is a room."""

from __future__ import annotations

import secrets
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from . import engine as engines
from .chance import MASK
from .errors import BadChoice, BadText, IllegalAction, PharosError
from .game import Game
from .kind import Kind
from .records import Record, read_record


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    rooms = (room.name for room in iter_modules(import_module("pharos.games").__path__) if room.ispkg)
    return tuple(sorted(room.replace("_", "-") for room in rooms if find_spec(f"pharos.games.{room}.game")))


def kind(id: str) -> Kind:
    """The game of that name; raises BadChoice."""
    if id not in game_ids():
        raise BadChoice("unknown-game", got=id, expected=", ".join(game_ids()))
    found: Kind = import_module(f"pharos.games.{id.replace('-', '_')}.game").KIND
    return found


def new(game: str, *, players: int | None = None, seed: int | None = None, engine: str = "auto", **options: Any) -> Game:
    """A new game. `engine` is `auto` (compiled if that costs no compilation now), `native` or `twin`."""
    found = kind(game)
    players = found.seats[0] if players is None else players
    found.check_players(players)
    checked = found.checked_options(options)
    found.parameters(players, checked)
    return Game(found, players=players, options=checked, seed=_seed(seed), engine=_engine(found, engine))


def replay(text: str | Record, *, engine: str = "auto") -> Game:
    """The game that a record tells; raises BadText or IllegalAction naming the first wrong line."""
    record = read_record(text) if isinstance(text, str) else text
    found = kind(record.game)
    found.check_players(record.players)
    game = Game(
        found,
        players=record.players,
        options=found.checked_options(dict(record.options)),
        seed=record.seed,
        engine=_engine(found, engine),
    )
    game.names = list(record.names)
    if record.start is not None:
        game._place(found.read_position(record.start), record.start)
    for i, (seat, move) in enumerate(record.moves):
        _replay_move(game, record.lines[i] if record.lines else i + 1, seat, move)
    told = game.record().result
    if record.result is not None and record.result != told:
        raise BadText("record-result", got=record.result, expected=told or "-")
    return game


def _replay_move(game: Game, line: int, seat: int, move: str) -> None:
    try:
        if not 0 <= seat < game.players:
            raise BadChoice("bad-seat", got=seat, most=game.players - 1)
        game.play(seat, move)
    except PharosError as error:
        wrong = BadText if isinstance(error, BadText) else IllegalAction
        raise wrong("record-move", line=line, got=f"{seat} {move}", reason=error) from error


def position(
    game: str, text: str, *, players: int | None = None, seed: int = 0, engine: str = "auto", **options: Any
) -> Game:
    """A game that begins from a position given as text; raises BadText."""
    found = kind(game)
    state = found.read_position(text)
    made = new(game, players=players or _players_of(state, found), seed=seed, engine=engine, **options)
    made._place(state, text)
    return made


def warm(game: str, told: Any = None) -> None:
    """Compile a game's kernels and keep them; `told(what, done, of)` hears of the progress."""
    found = kind(game)
    players = found.seats[0]
    engines.warm(found.room, [found.parameters(players, found.checked_options({}))], told)


def _players_of(state: Any, found: Kind) -> int:
    return int(getattr(state, "players", 0)) or found.seats[0]


def _seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbelow(MASK)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MASK:
        raise BadChoice("bad-seed", got=str(seed), most=MASK)
    return seed


def _engine(found: Kind, name: str) -> engines.Engine:
    if name == "auto":
        return engines.best_engine(found.room)
    if name not in ("native", "twin"):
        raise BadChoice("bad-engine", got=name, expected="auto, native, twin")
    return engines.engine(found.room, native=name == "native")
