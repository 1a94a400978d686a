"""Asks bots for decisions and judges them: a bot that raises, returns nonsense or overruns its time forfeits the game."""

from __future__ import annotations

import ctypes
import operator
import threading
import time
from dataclasses import dataclass
from typing import Any

from ..bots import Bot, Budget, Choice
from ..core.errors import PharosError
from ..core.game import Game
from .custom import told

RAISED, NONSENSE, OVERRAN = "raised", "nonsense", "overran"


class Forfeit(Exception):
    """A bot lost the game by its own fault; `why` is one of the three words above."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(why, detail)
        self.why, self.detail = why, detail


class GivenUp(BaseException):
    """Raised inside a bot that thinks for too long."""


@dataclass
class Referee:
    """Asks one bot, which is trusted to come back or watched."""

    bot: Bot
    budget: Budget | None
    limit: float
    is_watched: bool
    decisions: int = 0
    seconds: float = 0.0

    def decide(self, game: Game, seat: int, seed: int) -> int:
        """A legal action of the seat; raises Forfeit."""
        start = time.perf_counter()
        ask = self._watched if self.is_watched else self._asked
        answer = ask(game, seat, seed)
        spent = time.perf_counter() - start
        self.decisions += 1
        self.seconds += spent
        if spent > self.limit:
            raise Forfeit(OVERRAN, f"{spent:.3f} s > {self.limit:.3f} s")
        return self._legal(game, seat, answer)

    def _asked(self, game: Game, seat: int, seed: int) -> Any:
        try:
            return self.bot.choose(game.seat(seat), seed, self.budget)
        except Exception as error:
            raise Forfeit(RAISED, told(error)) from error

    def _watched(self, game: Game, seat: int, seed: int) -> Any:
        """Ask in a thread of its own, which is left behind if it does not come back."""
        answers: list[Any] = []
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
            raise Forfeit(RAISED, told(errors[0]))
        return answers[0]

    def _legal(self, game: Game, seat: int, answer: Any) -> int:
        given = answer.action if isinstance(answer, Choice) else answer
        try:
            action = game.kind.parse(given) if isinstance(given, str) else operator.index(given)
        except (PharosError, TypeError) as error:
            raise Forfeit(NONSENSE, repr(given)[:80]) from error
        if isinstance(given, bool) or action not in game.legal(seat):
            raise Forfeit(NONSENSE, repr(given)[:80])
        return action


def _interrupt(thread: threading.Thread) -> None:
    """Raise GivenUp in a thread, which ends it as soon as it runs Python code again."""
    if thread.ident is not None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(GivenUp))
