"""Mines puzzles from games: from those that bots play, and from finished games of people who agreed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from threading import local

from ...bots.registry import bot
from ...core.game import Game
from ...core.registry import new
from .finder import Finder
from .puzzle import Puzzle
from .recipe import PuzzleRecipe, Setup

MOST = 2
"""The most puzzles from one game."""
APART = 10
"""The least number of decisions between two puzzles of a game."""
_FOLLOWS = 0.75  # how often an examined seat plays what the search found
_own = local()


def finder(game: str) -> Finder:
    """Return this thread's finder of a game."""
    finders: dict[str, Finder] = _own.__dict__.setdefault("finders", {})
    if game not in finders:
        finders[game] = Finder(game)
    return finders[game]


def setup_of(made: PuzzleRecipe, deal: int) -> Setup:
    """Return the kind of table of a deal: the kinds take turns by their weights."""
    setups = [setup for setup in made.setups for _ in range(setup.weight)]
    return setups[deal % len(setups)]


def mine_deal(game: str, seed: int, deal: int) -> list[Puzzle]:
    """Have bots play a deal and return the puzzles in it. The same seed and deal give the same puzzles."""
    puzzle_finder = finder(game)
    setup, random = setup_of(puzzle_finder.recipe, deal), Random(f"{game} {seed} {deal}")
    table = new(game, players=setup.players, seed=random.getrandbits(60), **setup.options)
    heroes = random.sample(range(setup.players), min(puzzle_finder.recipe.heroes, setup.players))
    others = bot(puzzle_finder.recipe.others, game)
    puzzles: list[Puzzle] = []
    start = puzzle_finder.recipe.after * setup.players + random.randint(0, puzzle_finder.recipe.skipped)
    while not table.is_over and len(puzzles) < MOST:
        if len(table.history) >= start and (seen := find_puzzles(puzzle_finder, table, heroes)):
            puzzles.append(seen[0])
            start = len(table.history) + APART
        seat = table.to_act[0]
        own = table.seat(seat)
        follows = seat in heroes and random.random() < _FOLLOWS
        player = puzzle_finder.screen(own) if follows else others.choose(own, random.getrandbits(40))
        table.play_unchecked(seat, player.action)
    return puzzles


def mine_game(game: Game, source: str = "host") -> Iterator[Puzzle]:
    """Yield the puzzles of a finished game."""
    puzzle_finder = finder(game.ruleset.id)
    for ply in range(len(game.history)):
        yield from find_puzzles(puzzle_finder, game.at(ply), range(game.players), source)


def find_puzzles(puzzle_finder: Finder, table: Game, heroes: range | list[int], source: str = "bots") -> list[Puzzle]:
    """Return the puzzles of a moment for the examined seats; none while some have chosen in secret and others have not."""
    if table.revisable_seats:
        return []
    seats = [seat for seat in table.to_act if seat in heroes and len(table.legal(seat)) > 1]
    best = (puzzle_finder.find(table.seat(seat), dict(table.options), source) for seat in seats)
    return [puzzle for puzzle in best if puzzle]
