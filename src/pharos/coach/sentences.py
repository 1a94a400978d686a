"""Puts a review into words: turning points with their reasons, luck and skill, and the comparison with the coach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.ruleset import Ruleset
from ..locales import Words
from .hint import Hint
from .luck import Account
from .reasons import Reason
from .remark import Fact, Remark
from .review import Review, SeatReview, TurningPoint

ROWS = ("fair", "deal", "own", "others", "chance", "unexplained", "result")
"""The rows of the account of luck and skill, in order."""
_NOTABLE = 0.03  # a change of estimate or a share of luck that deserves a sentence


def percent(share: float) -> int:
    """Return a share in whole percent."""
    return round(100 * share)


def percentages(account: Account) -> dict[str, int]:
    """Return the rows of an account in whole percent; what rounding leaves over counts as a change of estimate."""
    shown = {row: percent(getattr(account, row)) for row in ROWS}
    shown["unexplained"] += 2 * shown["result"] - sum(shown.values())
    return shown


@dataclass(frozen=True)
class SentenceWriter:
    """Describes one game in one language, to one of its players (`you`) or to anybody."""

    words: Words
    ruleset: Ruleset
    names: Sequence[str]
    you: int | None = None

    def say(self, id: str, **values: object) -> str:
        """Return a message of the coach."""
        return self.words.say(f"coach-{id}", **values)

    def who(self, seat: int) -> str:
        """Return the name of a player."""
        return self.say("you") if seat == self.you else self.names[seat]

    def _is_you(self, seat: int | None) -> str:
        return "yes" if seat is not None and seat == self.you else "no"

    def action(self, action: int) -> str:
        """Return an action as part of a sentence."""
        return self.words.sentence(self.ruleset.id, self.ruleset.action_message(action), self.names)

    def reason(self, reason: Reason) -> str:
        """Return a reason as the end of a sentence about the better action."""
        seat, id = reason.seat, self.ruleset.id
        person = {"you": self._is_you(seat), "who": "" if seat is None else self.names[seat]}
        if reason.way:
            chances = {"before": percent(reason.before), "now": percent(reason.now)}
            return self.say(f"reason-{reason.kind}", **person, **chances, way=self.words.say(f"{id}-reason-{reason.way}"))
        if reason.card:
            card = self.words.say(f"{id}-card-{reason.card}")
            chances = {"before": percent(reason.before), "now": percent(reason.now)}
            return self.say(f"reason-{reason.kind}", **person, **chances, card=card)
        if reason.kind == "lead":
            return self._lead(seat, reason.own, reason.theirs)
        if reason.category:
            category = self.words.say(f"{id}-category-{reason.category}")
            return self.say(f"reason-{reason.kind}", **person, n=round(reason.amount, 1), category=category)
        return self.say(f"reason-{reason.kind}", n=round(reason.amount))

    def reasons(self, reasons: Sequence[Reason]) -> str:
        """Return all reasons as the end of one sentence."""
        return self.words.listed([self.reason(reason) for reason in reasons])

    def hint(self, hint: Hint) -> str:
        """Return a hint in a sentence or two."""
        if hint.runner_up is None:
            return self.say("hint-wins" if hint.reasons else "hint-only", action=self.action(hint.action))
        moves = {"action": self.action(hint.action), "other": self.action(hint.runner_up)}
        best = self.say("hint-best", **moves, reasons=self.reasons(hint.reasons))
        rest = [self._hint_chances(hint, moves), *([self.say("hint-simple")] if hint.is_simple else [])]
        return " ".join([best, *filter(None, rest)])

    def remark(self, remark: Remark) -> str:
        """Return a coach's remark on one of its moves."""
        if remark.action is None:
            facts = self.words.listed([self._fact(fact) for fact in remark.facts])
            return self.say("remark-facts", facts=facts) if remark.facts else self.say("remark-later")
        action = self.action(remark.action)
        if remark.runner_up is None:
            return self.say("remark-only", action=action)
        return self.say("remark", action=action, other=self.action(remark.runner_up), reasons=self.reasons(remark.reasons))

    def _lead(self, seat: int | None, own: int, theirs: int) -> str:
        """Say whom somebody overtakes in shields or draws level with."""
        person = {"you": self._is_you(seat), "who": "" if seat is None else self.names[seat]}
        return self.say("reason-lead", **person, state="ahead" if own > theirs else "level", own=own, theirs=theirs)

    def _fact(self, fact: Fact) -> str:
        if fact.kind == "lead":
            return self._lead(fact.seat, fact.own, fact.theirs)
        if fact.kind in ("battle", "set", "stage", "token"):
            return self.say(f"reason-{fact.kind}", n=fact.amount)
        if fact.card:
            return self.say("fact-opens", card=self.words.say(f"{self.ruleset.id}-card-{fact.card}"))
        category = self.words.say(f"{self.ruleset.id}-category-{fact.category}") if fact.category else ""
        return self.say(f"fact-{fact.kind}", n=fact.amount, category=category)

    def _hint_chances(self, hint: Hint, moves: dict[str, str]) -> str:
        """Say what the runner-up would give, and how probable a victory is with each move."""
        instead = self.reasons(hint.instead) if hint.instead else ""
        if hint.chances is None:
            return self.say("hint-simple-instead", **moves, instead=instead) if instead else ""
        most, least = map(percent, hint.chances)
        id = f"hint-close{'-instead' if instead else ''}" if most == least else "hint-instead" if instead else "hint-chances"
        return self.say(id, **moves, instead=instead, most=most, least=least)

    def turning_point(self, point: TurningPoint, reviewed: int) -> str:
        """Describe a turning point of the reviewed seat."""
        person = {"you": self._is_you(reviewed), "reviewed": self.names[reviewed]}
        if point.seat is None or point.played is None or point.better is None:
            chances = {"before": percent(point.before), "now": percent(point.now)}
            return self.say("luck-good" if point.effect > 0 else "luck-bad", **person, **chances)
        variant = "own" if point.seat == reviewed else "other" if point.effect > 0 else "harm"
        values = {"who": self.names[point.seat], "played": self.action(point.played), "better": self.action(point.better)}
        lost = percent(abs(point.effect))
        return self.say(f"mistake-{variant}", **person, **values, percent=lost, reasons=self.reasons(point.reasons))

    def account(self, account: Account, seat: int) -> list[tuple[str, str]]:
        """Return the rows of the account: what, and how much."""
        names = {"own": {"you": self._is_you(seat)}}
        rows = percentages(account).items()
        return [(self.say(f"account-{row}", **names.get(row, {})), self._change(row, n)) for row, n in rows]

    def _change(self, row: str, n: int) -> str:
        sign = "+" if n > 0 and row not in ("fair", "result") else "−" if n < 0 else ""
        return sign + self.say("percent", n=abs(n))

    def luck(self, account: Account, seat: int) -> str:
        """Say what luck was worth, and whether part of the result remains unexplained."""
        side = "none" if abs(account.luck) < _NOTABLE else "good" if account.luck > 0 else "bad"
        person = {"you": self._is_you(seat), "who": self.names[seat]}
        summary = self.say("luck-summary", side=side, percent=percent(abs(account.luck)), **person)
        open_part = abs(percentages(account)["unexplained"])
        rest = self.say("account-differs", percent=open_part) if open_part >= percent(_NOTABLE) else ""
        return f"{summary} {rest or self.say('account-adds-up')}"

    def summary(self, seat: SeatReview) -> str:
        """Return rating, accuracy and mistakes in one line."""
        rating = f"{self.say('performance')} {self._number(seat.performance)}"
        accuracy = f"{self.say('accuracy')} {self.say('percent', n=round(seat.accuracy))}"
        counts = (self.say("decisions", n=seat.decisions), self.say("mistakes", n=seat.mistakes))
        return " · ".join((rating, accuracy, *counts))

    def _number(self, value: float) -> str:
        return self.say("number", n=round(value, 1))

    def comparison(self, review: Review, seat: int) -> str | None:
        """Say how the coach did with the same cards; None if it did not play them."""
        comparison, outcome = review.comparison, review.game.outcome
        if comparison is None or outcome is None:
            return None
        values = {
            "coach": round(comparison.points[seat]),
            "share": percent(comparison.shares[seat]),
            "games": comparison.games,
        }
        person = {"you": self._is_you(seat), "who": self.names[seat]}
        return self.say("compare-seat", **values, **person, points=outcome.totals[seat])
