"""The coach in `pharos play`: suggestions, a deeper search if you ask again, and remarks of the level "coach"."""

from typing import TYPE_CHECKING

from ..core.errors import BadChoice
from ..locales import Words

if TYPE_CHECKING:
    from ..core.game import Game


class TerminalCoach:
    """Gives hints at one table of the terminal."""

    def __init__(self, game: "Game", people: int, say: Words) -> None:
        self.game, self.people, self.say = game, people, say
        self._asked: int | None = None  # the decision for which there was a hint
        self._unsaid: list[int] = []  # decisions of the level "coach" that were not explained yet

    @property
    def _is_simple(self) -> bool:
        """Whether nothing is compiled, so that the coach looks only one move ahead."""
        from ..bots.compile import is_warm
        from ..runtime import loader

        return loader.is_interpreted() or not is_warm(self.game.ruleset.id)

    def note(self) -> None:
        """The latest decision was made by the level "coach", which will explain it."""
        self._unsaid.append(len(self.game.history) - 1)

    def remarks(self) -> list[str]:
        """Return the coach's remarks on those of its moves that everybody knows by now."""
        if not self._unsaid or self.game.revisable_seats:
            return []
        from ..coach.hint import Coach
        from ..coach.remark import remark
        from ..coach.sentences import SentenceWriter

        coach = Coach(self.game.ruleset.id, is_interpreted=self._is_simple)
        said = [remark(self.game, ply, coach) for ply in self._unsaid]
        self._unsaid = []
        writer = SentenceWriter(self.say, self.game.ruleset, self.game.names, 0)
        return [f"{self.game.names[one.seat]}: {writer.remark(one)}" for one in said if one]

    def hint(self, seat: int) -> str:
        """Return a hint in words; if asked again about the same decision, a deeper one. Raises BadChoice among people."""
        from ..coach.hint import Coach
        from ..coach.sentences import SentenceWriter

        if self.people > 1:
            raise BadChoice("no-hints-among-people")
        id, ply = self.game.ruleset.id, len(self.game.history)
        is_simple = self._is_simple
        coach = Coach(id, is_deeper=self._asked == ply, is_interpreted=is_simple)
        self._asked = ply
        sentences = SentenceWriter(self.say, self.game.ruleset, self.game.names, seat).hint(coach.hint(self.game.seat(seat)))
        return f"{sentences}\n{self.say.say('cli-hint-warm', game=id)}" if is_simple else sentences
