"""Everything that the rest of Pharos needs from a game, in one object: `SPEC` in the module `spec` of its package.

Importing a spec is cheap. Expensive parts are named by a string such as `".bots.recipe:RECIPE"` and loaded on first use;
a leading dot refers to the package of the game.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec, resolve_name
from typing import Any

from .ruleset import Ruleset
from .score_pad import ScorePad


@dataclass(frozen=True)
class BotOffer:
    """A bot that plays the game: its name in bot specs, and the factory that makes it."""

    name: str
    factory: str
    """`"module:attribute"`, called with the id of the game and the settings of the bot spec."""
    arguments: dict[str, object] = field(default_factory=dict)
    """Fixed arguments of the factory, which bot specs cannot change."""


@dataclass(frozen=True)
class Level:
    """A level for people: its name, the spec of the bot that plays it, and its rating if one was measured."""

    name: str
    bot: str
    rating: int | None = None
    """Elo points, measured with `pharos arena`; `greedy` has 1200."""


COACH = "coach"
"""The level that explains its own moves."""
_COACH_PLAYS_LIKE = "master"


@dataclass(frozen=True)
class Effort:
    """How thoroughly a game is analysed."""

    playouts: int = 60
    """Playouts for the win chances at a moment."""
    worlds: int = 60
    """Worlds for comparing the played action with the advice; a quarter as many decide whether to compare them at all."""
    adviser: str = "builder"
    """The bot whose advice is compared with the action played."""
    taste: float = 0.5
    """How much the weights of playouts vary: the standard deviation of their logarithms."""
    has_net: bool = False
    """Whether the game's net replaces playouts; `playouts` is then the number of simulations, if the net guides a search."""


@dataclass(frozen=True)
class BotBenchmark:
    """A figure of `pharos bench`: how fast a bot plays its first turn."""

    name: str
    bot: str
    players: int
    simulations: int | None = None
    """With simulations, the figure is simulations per second; without, it is the milliseconds of one choice."""


@dataclass(frozen=True)
class VecBenchmark:
    """A group of figures of `pharos bench`: how fast many games at once step, with and without observations."""

    name: str
    players: int


@dataclass(frozen=True)
class GameSpec:
    """One game, as bots, arena, terminal and server use it. Only `package` and `id` have no default."""

    package: str
    """The importable package of the game, such as `pharos.games.duel`."""
    id: str
    """The name that people type, and the prefix of the game's messages."""
    ruleset_part: str = ".game:RULESET"
    levels: tuple[Level, ...] = (Level("builder", "random"),)
    """The levels for people, weakest first. `builder` is the default opponent, so every game has it."""
    bots: tuple[BotOffer, ...] = ()
    """The bots that play the game, besides `random`."""
    net_search: str = "puct"
    """The search that a net guides: `puct`, or `decoupled_puct` if all seats decide at once; see `pharos.bots.kernels`."""
    net_settings: dict[str, float] = field(default_factory=dict)
    """Settings of that search that differ from its defaults; see `pharos.bots.net_bots`."""
    playout_randomness: int = 20
    """Percentage of random decisions in the playouts of flat search; the others are greedy."""
    effort: Effort = Effort()
    supremacies: tuple[str, ...] = ()
    """The ruleset's reasons that end a game at once, whatever the points."""
    daily_players: int | None = None
    """Players of the daily deal (default: the smallest number)."""
    training_run: str = "pharos.learning.run:Run"
    """What `pharos train` runs: this trains a net for a tree search, `afterstate_run:AfterstateRun` one of afterstates."""
    recipe_part: str | None = None
    """The `TuningRecipe` of the weights."""
    benchmarks: tuple[BotBenchmark, ...] = ()
    vec_benchmarks: tuple[VecBenchmark, ...] = ()
    lab_part: str | None = None
    """A function (finished states, players) that lists the pieces of each seat; see `pharos.arena.pieces`."""
    terminal_part: str | None = None
    """A module with `draw` and `menu`; see `pharos.cli.renderers`. Without one the terminal prints the view."""
    observation_part: str | None = None
    """A module of kernels with `columns` and `observe`; see `pharos.research` and `core/columns.py`."""
    compact_part: str | None = None
    """A module of kernels with `NAMES` and `make_compact`, if the game has far more action numbers than choices."""
    drawing_part: str | None = None
    """A function (view, translator) that draws the view; see `pharos.drawing`. Without one, pictures show an outline."""
    puzzle_part: str | None = None
    """The `PuzzleRecipe` of the game; see `pharos.coach.puzzles`. The puzzles themselves are in `puzzles.jsonl`."""
    coach_part: str | None = None
    """The `CoachGuide` of the game; see `core/coach_guide.py`. Without one the coach speaks of points and coins only."""
    openings_part: str | None = None
    """The `OpeningGuide` of the game; see `core/openings.py`. The figures are in `openings.json`."""
    score_pad_part: str | None = None
    """A function that lists the score pads for games at a real table, one for each edition; see `score_pad.py`."""
    page: str | None = None
    """The page about the game in `docs/`."""

    def load(self, part: str) -> Any:
        """Import a part named `"module:attribute"`, or the whole module of `"module"`."""
        name, _, attribute = part.partition(":")
        module = import_module(name, self.package)
        return getattr(module, attribute) if attribute else module

    def module(self, part: str) -> str:
        """Return the full name of the module of a part."""
        return resolve_name(part.partition(":")[0], self.package)

    @property
    def ruleset(self) -> Ruleset:
        """The rules as the rest of Pharos calls them."""
        ruleset: Ruleset = self.load(self.ruleset_part)
        return ruleset

    @property
    def all_levels(self) -> tuple[Level, ...]:
        """The levels for people, weakest first, and last the coach, who plays like a master."""
        masters = [level for level in self.levels if level.name == _COACH_PLAYS_LIKE and self.has_evaluation]
        return (*self.levels, *(replace(level, name=COACH) for level in masters))

    @property
    def score_pads(self) -> list[ScorePad]:
        """The score pads for games at a real table; none if the game offers none."""
        pads: list[ScorePad] = self.load(self.score_pad_part)() if self.score_pad_part else []
        return pads

    @property
    def has_evaluation(self) -> bool:
        """Whether the package has the kernels of `bots.evaluation`, which greedy bots and searches need."""
        return _exists(self.package, "bots.evaluation")

    def locale_files(self, language: str) -> list[Traversable]:
        """List the game's own Fluent files in a language, or in English if there is no translation."""
        folder = files(self.package).joinpath("locales")
        for name in (language, "en"):
            if folder.joinpath(name).is_dir():
                return sorted((file for file in folder.joinpath(name).iterdir() if file.name.endswith(".ftl")), key=str)
        return []


@cache
def _exists(package: str, module: str) -> bool:
    for end in range(module.count(".") + 1):
        if find_spec(".".join([package, *module.split(".")[: end + 1]])) is None:
            return False
    return True
