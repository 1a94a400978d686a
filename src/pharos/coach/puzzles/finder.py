"""Finds out whether a position is a puzzle, and verifies that it is one.

A position is a puzzle if a deep search always finds the same action, if that action is clearly better than every action that
does something else in many imagined worlds, and if a greedy player plays something else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...bots.protocol import Budget, Choice
from ...bots.registry import bot
from ...core.registry import game_spec
from ...core.seat import Seat
from ..contrast import reasons
from ..forecast import Forecaster, imagined
from ..reasons import Reason
from .judge import Judge, difference
from .puzzle import Evidence, Puzzle
from .recipe import THEMES, Deed, PuzzleRecipe, Theme, recipe

MARGIN = 0.1
"""How much of a victory every other action must lose."""
SURE = 4.0
"""How many standard errors the margin must have."""
EQUAL = 0.015
"""Actions that do the same as the solution and lose less than this are solutions as well."""
SEEDS = 2
"""Seeds with which the deep search must find the solution."""
PART = 10
"""A quick check uses this fraction of the worlds."""
_RIVALS = 3  # actions that a quick check compares with the best one, besides the greedy one
_TELLING = 2  # reasons that decide about the themes
_THEMES = {
    "denial": "denial", "threat": "denial", "keeps": "denial", "coins": "payment", "lead": "military", "battle": "military",
    "set": "science", "token": "science", "stage": "wonder", "opens": "chain",
}  # fmt: skip
"""The themes of the most important reason."""
_REASON_WORLDS = 200  # worlds for the reasons in games without a net
_EASIEST, _SPAN, _NARROW = 900, 1100, 150  # ratings: the easiest, the range of depths, and a narrow margin


@dataclass(frozen=True)
class Comparison:
    """How much the other actions lose, in the worlds examined."""

    value: float
    losses: dict[int, float]
    errors: dict[int, float]
    first: dict[int, float]
    """The losses in the first worlds only, as in a quick check."""


class Finder:
    """Looks for puzzles of a game. Not thread-safe."""

    def __init__(self, game: str) -> None:
        own_recipe = recipe(game)
        assert own_recipe is not None
        self.game, self.recipe = game, own_recipe
        self._ruleset = game_spec(game).ruleset
        self._judge = Judge(game, has_net=own_recipe.simulations > 0)
        self._greedy, self._screen, self._deep = (bot(spec, game) for spec in ("greedy", own_recipe.screen, own_recipe.deep))
        effort = game_spec(game).effort
        self._forecaster = Forecaster(game, effort if effort.has_net else replace(effort, worlds=_REASON_WORLDS))

    def greedy(self, seat: Seat) -> int:
        """Return what a greedy player does."""
        return self._greedy.choose(seat, 1).action

    def screen(self, seat: Seat) -> Choice:
        """Return what a short search finds."""
        return self._screen.choose(seat, 1, reasons=True)

    def find(self, seat: Seat, options: dict[str, str], source: str = "bots") -> Puzzle | None:
        """Return the puzzle that a position is, or None."""
        greedy, choice = self.greedy(seat), self.screen(seat)
        if choice.action == greedy or not self._is_promising(seat, choice, greedy) or not self.is_found(seat, choice.action):
            return None
        best = self._best_way(seat, choice.action)
        seen = self.compare(seat, best, self._others(seat, best, greedy, choice))
        solutions = [best, *(each for each, loss in seen.losses.items() if self.is_same(each, best) and loss < EQUAL)]
        rivals = {each: loss for each, loss in seen.losses.items() if each == greedy or not self.is_same(each, best)}
        if greedy in solutions or not rivals or not _is_clear(seen, rivals):
            return None
        return self._puzzle(seat, options, source, solutions, greedy, seen, rivals)

    def is_same(self, one: int, other: int) -> bool:
        """Whether two actions do the same, however they are paid for."""
        return self._deed(one) == self._deed(other)

    def _deed(self, action: int) -> Deed:
        return self.recipe.deed(self._ruleset.action_parts(action))

    def _is_promising(self, seat: Seat, choice: Choice, greedy: int) -> bool:
        """Whether a quick comparison with the likeliest rivals shows a margin."""
        others = [each.action for each in choice.candidates if not self.is_same(each.action, choice.action)]
        rivals = list(dict.fromkeys([greedy, *others[:_RIVALS]]))
        worlds = range(max(2, self.recipe.worlds // PART))
        values = self._judge.values(seat, [choice.action, *rivals], worlds, self.recipe.simulations)
        return all(difference(values[choice.action], values[rival])[0] > MARGIN / 2 for rival in rivals)

    def is_found(self, seat: Seat, best: int, budget: Budget | None = None) -> bool:
        """Whether the deep search does the same with every seed."""
        return all(self.is_same(self._deep.choose(seat, seed, budget).action, best) for seed in range(1, SEEDS + 1))

    def _best_way(self, seat: Seat, best: int) -> int:
        """Return the best of the actions that do the same."""
        ways = [each for each in seat.legal if self.is_same(each, best)]
        if len(ways) == 1:
            return best
        values = self._judge.values(seat, ways, range(self.recipe.worlds), self.recipe.simulations)
        return max(ways, key=lambda way: sum(values[way]))

    def _others(self, seat: Seat, best: int, greedy: int, choice: Choice) -> list[int]:
        """List what the solution is compared with: everything that does the same, and one action for each other effect."""
        order = [candidate.action for candidate in choice.candidates]
        by_deed: dict[Deed, int] = {}
        for action in [*order, *seat.legal]:
            by_deed.setdefault(self._deed(action), action)
        ways = [each for each in seat.legal if self.is_same(each, best)]
        return [each for each in dict.fromkeys([greedy, *ways, *by_deed.values()]) if each != best]

    def compare(self, seat: Seat, best: int, others: Sequence[int], part: int = 1) -> Comparison:
        """Compare the solution with other actions; those that are far worse in a quick check are dropped."""
        worlds, simulations = max(2, self.recipe.worlds // part), self.recipe.simulations
        few = max(2, worlds // PART)
        values = self._judge.values(seat, [best, *others], range(few), simulations)
        first = {each: difference(values[best], values[each]) for each in others}
        close = [each for each in others if first[each][0] - 3 * first[each][1] < 2 * MARGIN]
        more = self._judge.values(seat, [best, *close], range(few, worlds), simulations)
        for each in more:
            values[each] += more[each]
        seen = {each: difference(values[best][: len(values[each])], values[each]) for each in others}
        return Comparison(
            sum(values[best]) / len(values[best]),
            {each: loss for each, (loss, _) in seen.items()},
            {each: error for each, (_, error) in seen.items()},
            {each: loss for each, (loss, _) in first.items()},
        )

    def depth(self, seat: Seat, solutions: Sequence[int]) -> int:
        """Return the least number of simulations from which on the deep search always finds the solution."""
        least = self.recipe.depths[-1]
        for simulations in reversed(self.recipe.depths[:-1]):
            if not self.is_found(seat, solutions[0], Budget(simulations)):
                break
            least = simulations
        return least

    def _puzzle(
        self, seat: Seat, options: dict[str, str], source: str, solutions: list[int], greedy: int, seen: Comparison,
        rivals: dict[int, float],
    ) -> Puzzle | None:  # fmt: skip
        text, nearest = self._ruleset.text, min(rivals, key=lambda each: rivals[each])
        why = reasons(self._forecaster, seat, solutions[0], greedy)
        depth = self.depth(seat, solutions)
        losses = sorted((loss, text(each)) for each, loss in seen.losses.items() if each not in solutions)
        evidence = Evidence(
            self.recipe.deep, SEEDS, self.recipe.worlds, self.recipe.simulations, round(seen.value, 3),
            round(rivals[nearest], 3), round(seen.errors[nearest], 4), depth,
            {name: round(loss, 3) for loss, name in losses},
        )  # fmt: skip
        puzzle = Puzzle(
            self.game, seat.players, seat.number, options, seat.imagine(1).position_text(),
            tuple(map(text, solutions)), text(greedy),
            self.themes(seat, solutions[0], greedy, why), rating(evidence, self.recipe), evidence, why, source,
        )  # fmt: skip
        return puzzle if puzzle.themes and puzzle.seat_view() == seat else None

    def explained(self, puzzle: Puzzle) -> Puzzle:
        """Return the puzzle with the reasons and themes that the coach finds today; everything else stays."""
        seat, parse = puzzle.seat_view(), self._ruleset.parse
        best, greedy = parse(puzzle.best[0]), parse(puzzle.greedy)
        why = reasons(self._forecaster, seat, best, greedy)
        return replace(puzzle, reasons=why, themes=self.themes(seat, best, greedy, why) or puzzle.themes)

    def themes(self, seat: Seat, best: int, greedy: int, why: Sequence[Reason]) -> tuple[Theme, ...]:
        """Return the themes: those of the reasons, and those that the game sees in the position."""
        parts = self._ruleset.action_parts
        traits = self.recipe.traits(seat, parts(best), parts(greedy))
        if why and why[0].kind == "wins" and (end := imagined(seat, best, 1).outcome):
            traits |= {self.recipe.themes[end.reason]} if end.reason in self.recipe.themes else set()
        for reason in why[:_TELLING]:
            named = self.recipe.themes.get(reason.way or reason.category or "")
            traits |= {named} if named else set()
        traits |= {_THEMES[reason.kind] for reason in why[:1] if reason.kind in _THEMES}
        if any(step.get("step") == "chain" for step in seat.explain(best)):
            traits.add("chain")
        if best != greedy and self.is_same(best, greedy):
            traits.add("payment")
        return tuple(theme for theme in THEMES if theme in traits)


def _is_clear(seen: Comparison, rivals: dict[int, float]) -> bool:
    """Whether every rival is clearly worse, also in a quick check."""
    return all(loss >= MARGIN and loss >= SURE * seen.errors[each] and seen.first[each] > 0 for each, loss in rivals.items())


def rating(evidence: Evidence, made: PuzzleRecipe) -> int:
    """Return the rating of a puzzle: how deep a search must be, and how narrow the margin is."""
    step = made.depths.index(evidence.depth) / max(1, len(made.depths) - 1)
    narrow = max(-1.0, min(1.0, (0.25 - evidence.margin) / 0.17))
    return 10 * round((_EASIEST + _SPAN * step + _NARROW * narrow) / 10)
