"""A puzzle: a position as one seat knows it, its solution, and the evidence. Each is one line of JSON in a file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ...core.errors import BadText
from ...core.game import Game
from ...core.json_types import JsonObject
from ...core.registry import game_spec, position
from ...core.seat import Seat
from ..reasons import Reason

FILE = "puzzles.jsonl"
"""The name of the file in the package of a game."""


@dataclass(frozen=True)
class Evidence:
    """How a puzzle was verified."""

    search: str
    """The bot that found the solution with every seed."""
    seeds: int
    worlds: int
    """Imagined worlds in which the solution was compared with every other action."""
    simulations: int
    """Simulations after each action in each world; 0 if greedy bots finished the game."""
    value: float
    """The win probability after the solution."""
    margin: float
    """How much less the best of the other actions is worth."""
    error: float
    """The standard error of the margin."""
    depth: int
    """The number of simulations from which the search always finds the solution."""
    losses: dict[str, float] = field(default_factory=dict)
    """How much the other actions lose, by their texts; of actions that do the same, the best one is listed."""


@dataclass(frozen=True)
class Puzzle:
    """A position with one clearly best move."""

    game: str
    players: int
    seat: int
    """The seat of the solver."""
    options: dict[str, str]
    position: str
    """The position as text. Everything that the seat cannot know has been reshuffled."""
    best: tuple[str, ...]
    """The texts of the solution; several only if they do the same and are worth the same."""
    greedy: str
    """What a greedy player does."""
    themes: tuple[str, ...]
    rating: int
    evidence: Evidence
    reasons: tuple[Reason, ...] = ()
    """Why the solution is better than the greedy move."""
    source: str = "bots"
    """Who played the game: `bots`, or `host` for games of people who agreed."""

    @property
    def id(self) -> str:
        """A short name that depends on the position and the seat only."""
        return sha256(f"{self.game} {self.seat} {self.position}".encode()).hexdigest()[:10]

    def __hash__(self) -> int:
        return hash(self.id)

    def start(self) -> Game:
        """Return a game that starts from the position; raises BadText if the position cannot occur."""
        return position(self.game, self.position, players=None, engine="auto", **self.options)

    def seat_view(self) -> Seat:
        """Return the position as the solver knows it."""
        return self.start().seat(self.seat)

    def line(self) -> str:
        """Return the puzzle as one line of JSON."""
        data = asdict(self)
        data["reasons"] = [_sparse(reason) for reason in data["reasons"]]
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _sparse(reason: JsonObject) -> JsonObject:
    """Leave out what has its default, and round the rest."""
    plain = asdict(Reason(reason["kind"]))
    kept = {name: value for name, value in reason.items() if name == "kind" or value != plain[name]}
    return {name: round(value, 3) if isinstance(value, float) else value for name, value in kept.items()}


def read_puzzle(line: str) -> Puzzle:
    """Return the puzzle of a line; raises BadText if it is not one."""
    try:
        data = json.loads(line)
        data["evidence"] = Evidence(**data["evidence"])
        data["reasons"] = tuple(Reason(**reason) for reason in data["reasons"])
        data["best"], data["themes"] = tuple(data["best"]), tuple(data["themes"])
        return Puzzle(**data)
    except (ValueError, TypeError, KeyError) as error:
        raise BadText("puzzle-line", got=line[:60]) from error


def read_puzzles(lines: Iterable[str]) -> list[Puzzle]:
    """Return the puzzles of all lines that are not empty; raises BadText."""
    return [read_puzzle(line) for line in lines if line.strip()]


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that come with a game, easiest first."""
    return _sorted(_lines(files(game_spec(game).package).joinpath(FILE)))


@cache
def puzzles_of(game: str, folder: str = "") -> tuple[Puzzle, ...]:
    """Return the puzzles that come with a game and those of a file `GAME.jsonl` in a folder, each position once."""
    more = _lines(Path(folder) / f"{game}.jsonl") if folder else []
    return _sorted([*(puzzle.line() for puzzle in shipped(game)), *more])


def _lines(file: Traversable) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines() if file.is_file() else []


def _sorted(lines: Iterable[str]) -> tuple[Puzzle, ...]:
    """Return the puzzles of these lines, easiest first, each position once."""
    by_id = {puzzle.id: puzzle for puzzle in read_puzzles(lines)}
    return tuple(sorted(by_id.values(), key=lambda puzzle: (puzzle.rating, puzzle.id)))
