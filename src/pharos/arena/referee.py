"""Asks bots for decisions and checks them: a bot that raises, returns an invalid action or runs out of time forfeits."""

from __future__ import annotations

import ctypes
import threading
import time
from dataclasses import dataclass

from ..bots import Bot, Budget, Choice
from ..core.errors import PharosError
from ..core.game import Game
from ..core.numbers import whole_number
from .user_bots import error_line, error_trace

RAISED, NONSENSE, OVERRAN = "raised", "nonsense", "overran"


class Forfeit(Exception):
    """A bot forfeited the game; `why` is one of the three words above, `trace` the traceback of a bot that raised."""

    def __init__(self, why: str, detail: str, trace: str = "") -> None:
        super().__init__(why, detail, trace)
        self.why, self.detail, self.trace = why, detail, trace

    @classmethod
    def raised(cls, error: BaseException) -> Forfeit:
        """Return the forfeit of a bot that raised this error."""
        return cls(RAISED, error_line(error), error_trace(error))


class GivenUp(BaseException):
    """Raised inside a bot that thinks for too long."""


@dataclass
class Referee:
    """Asks one bot for its decisions, and interrupts it, if it may, when it runs out of time."""

    bot: Bot
    budget: Budget | None
    limit: float
    may_interrupt: bool
    decisions: int = 0
    seconds: float = 0.0

    def decide(self, game: Game, seat: int, seed: int) -> int:
        """Return a legal action of the seat; raises Forfeit."""
        start = time.perf_counter()
        ask = self._ask_in_thread if self.may_interrupt else self._ask
        answer = ask(game, seat, seed)
        spent = time.perf_counter() - start
        self.decisions += 1
        self.seconds += spent
        if spent > self.limit:
            raise Forfeit(OVERRAN, f"{spent:.3f} s > {self.limit:.3f} s")
        return self._legal(game, seat, answer)

    def _ask(self, game: Game, seat: int, seed: int) -> object:
        try:
            return self.bot.choose(game.seat(seat), seed, self.budget)
        except Exception as error:
            raise Forfeit.raised(error) from error

    def _ask_in_thread(self, game: Game, seat: int, seed: int) -> object:
        """Ask in a separate thread, which is abandoned if it does not return in time."""
        answers: list[object] = []
        errors: list[BaseException] = []

        def think() -> None:
            try:
                answers.append(self.bot.choose(game.copy().seat(seat), seed, self.budget))
            except BaseException as error:
                errors.append(error)

        thread = threading.Thread(target=think, daemon=True)
        thread.start()
        thread.join(self.limit)
        if thread.is_alive():
            _interrupt(thread)
            raise Forfeit(OVERRAN, f"> {self.limit:.3f} s")
        if errors:
            raise Forfeit.raised(errors[0])
        return answers[0]

    def _legal(self, game: Game, seat: int, answer: object) -> int:
        given: object = answer.action if isinstance(answer, Choice) else answer
        try:
            action = game.ruleset.parse(given) if isinstance(given, str) else whole_number(given)
        except PharosError as error:
            raise Forfeit(NONSENSE, repr(given)[:80]) from error
        if action is None or action not in game.legal(seat):
            raise Forfeit(NONSENSE, repr(given)[:80])
        return action


def _interrupt(thread: threading.Thread) -> None:
    """Raise GivenUp in a thread; it takes effect as soon as the thread runs Python code again."""
    if thread.ident is not None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(GivenUp))
