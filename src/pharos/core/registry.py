"""Finds games and creates them.

Every package below `pharos.games` with a module `spec` is a game. Other packages add games through entry points of the group
`pharos.games`, each naming the module or the object of a `GameSpec`.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import SupportsIndex

from ..runtime.entropy import fresh_seed
from . import engine as engines
from . import presentation
from .errors import BadChoice, BadText, IllegalAction, PharosError
from .game import Game
from .numbers import whole_number
from .records import Record, read_record
from .rng import MASK
from .ruleset import Ruleset
from .spec import GameSpec
from .structs import State


@cache
def game_specs() -> dict[str, GameSpec]:
    """Return the specs of all games by id, in alphabetical order."""
    specs = {spec.id: spec for spec in _built_in()}
    for entry_point in entry_points(group="pharos.games"):
        loaded = entry_point.load()
        spec = loaded if isinstance(loaded, GameSpec) else loaded.SPEC
        if specs.setdefault(spec.id, spec).package != spec.package:
            warnings.warn(f"{spec.package} is ignored: there is another game {spec.id!r}", stacklevel=2)
    return dict(sorted(specs.items()))


def _built_in() -> Iterator[GameSpec]:
    for module in iter_modules(import_module("pharos.games").__path__, "pharos.games."):
        if module.ispkg and find_spec(f"{module.name}.spec"):
            yield import_module(f"{module.name}.spec").SPEC


def game_ids() -> tuple[str, ...]:
    """Return the ids of all games."""
    return tuple(game_specs())


def game_spec(id: str) -> GameSpec:
    """Return the spec of a game; raises BadChoice."""
    if id not in game_specs():
        raise BadChoice("unknown-game", got=str(id), expected=", ".join(game_ids()))
    return game_specs()[id]


def ruleset(id: str) -> Ruleset:
    """Return the rules of a game; raises BadChoice."""
    return game_spec(id).ruleset


def new(
    game: str, *, players: SupportsIndex | None = None, seed: SupportsIndex | None = None, engine: str = "auto",
    **options: object,
) -> Game:  # fmt: skip
    """Start a new game. `engine` is `auto` (compiled if it is already in the cache), `compiled` or `interpreted`."""
    rules = ruleset(game)
    seats = rules.checked_players(players)
    checked = rules.checked_options(options)
    rules.parameters(seats, checked)
    return Game(rules, players=seats, options=checked, seed=_seed(seed), engine=_engine(rules, engine))


def replay(text: str | Record, *, engine: str = "auto") -> Game:
    """Replay a record; raises BadText or IllegalAction with the first wrong line."""
    record = read_record(text) if isinstance(text, str) else text
    rules = ruleset(record.game)
    game = Game(
        rules,
        players=rules.checked_players(record.players),
        options=rules.checked_options(dict(record.options)),
        seed=record.seed,
        engine=_engine(rules, engine),
    )
    game.names = list(record.names)
    if record.start is not None:
        game._place(rules.read_position(record.start), record.start)
    for i, (seat, move) in enumerate(record.moves):
        _replay_move(game, record.lines[i] if record.lines else i + 1, seat, move)
    result = game.record().result
    if record.result is not None and record.result != result:
        raise BadText("record-result", got=record.result, expected=result or "-")
    return game


def _replay_move(game: Game, line: int, seat: int, move: str) -> None:
    try:
        if not 0 <= seat < game.players:
            raise BadChoice("bad-seat", got=seat, most=game.players - 1)
        game.play(seat, move)
    except PharosError as error:
        wrong = BadText if isinstance(error, BadText) else IllegalAction
        raise wrong("record-move", line=line, got=f"{seat} {move}", reason=error) from error


def position(game: str, text: str, *, players: SupportsIndex | None = None, engine: str = "auto", **options: object) -> Game:
    """Start a game from a position given as text; raises BadText if it is unreadable or cannot occur in a game.

    The text alone determines how the game continues: whatever it leaves out is dealt from its line `rng` (default: 0).
    """
    rules = ruleset(game)
    checked = rules.checked_options(options)
    state = rules.read_position(text)
    seats = _players_of(state, rules)
    if players is not None and rules.checked_players(players) != seats:
        raise BadText("position-players", got=seats, expected=str(players))
    made = new(game, players=seats, seed=0, engine=engine, **checked)
    made._place(state, text)
    _check_playable(made)
    return made


def _check_playable(game: Game) -> None:
    """Raise BadText unless every seat that owes a decision has a choice, and a game that is over has a winner."""
    if game.is_over:
        shares = game._engine.numbers(game.players)
        game._rules.returns(game._states, 0, shares)
        if not any(shares):
            raise BadText("position-no-winner")
    elif not game.to_act or not all(map(game.legal, game.to_act)):
        raise BadText("position-stuck")


def warm(game: str, on_progress: presentation.Report | None = None) -> None:
    """Compile and cache a game's kernels; calls `on_progress(what, done, of)` before each step."""
    rules = ruleset(game)
    players = rules.seats[0]
    engines.warm(rules.package, [rules.parameters(players, rules.checked_options({}))], on_progress)


def _players_of(state: State, rules: Ruleset) -> int:
    return int(getattr(state, "players", 0)) or rules.seats[0]


def _seed(seed: SupportsIndex | None) -> int:
    if seed is None:
        return fresh_seed(MASK)
    number = whole_number(seed)
    if number is None or not 0 <= number <= MASK:
        raise BadChoice("bad-seed", got=str(seed), most=MASK)
    return number


def _engine(rules: Ruleset, name: str) -> engines.Engine:
    if name == "auto":
        return engines.best_engine(rules.package)
    if name not in ("compiled", "interpreted"):
        raise BadChoice("bad-engine", got=name, expected="auto, compiled, interpreted")
    if name == "compiled" and not engines.is_ready(rules.package):
        presentation.compile_rules(rules.id)
    return engines.engine(rules.package, compiled=name == "compiled")
