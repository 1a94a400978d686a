"""The suite that every game passes, with no exemptions: for the games of the house and for new ones.

    from pharos.conformance import check_game
    check_game("duel", seed=1)

plays one random game and checks the whole contract on the way; it raises AssertionError with what went wrong and where.
`care` is the chance that the costly checks are made at a decision: 1.0 for every decision, less for many games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from .core.errors import BadText, IllegalAction
from .core.game import Game
from .core.registry import new, position, replay
from .core.structs import differences


def check_game(id: str, *, seed: int, care: float = 1.0, natively: bool = True, **options: Any) -> int:
    """Play one random game and check the contract; returns the number of decisions."""
    return _Check(id, seed, care, natively, options).run()


class _Check:
    """One random game, played by the twin and the compiled rules in step."""

    def __init__(self, id: str, seed: int, care: float, natively: bool, options: dict[str, Any]) -> None:
        self.where = f"{id} {options} seed {seed}"
        self.id, self.options = id, options
        self.random = Random(seed)
        self.care = care
        self.game = new(id, seed=seed, engine="twin", **options)
        self.native = new(id, seed=seed, engine="native", **options) if natively else None
        self.kind = self.game.kind
        self.pieces = self.kind.inventory(self.game.state)
        self.names = {row["name"] for rows in self.kind.catalogue().values() for row in rows if "name" in row}

    def run(self) -> int:
        """To the end of the game."""
        costly: tuple[Callable[[], None], ...] = (
            self.refusals, self.texts, self.copies, self.positions, self.secrets, self.scores, self.undo,
        )  # fmt: skip
        self.lockstep()
        while not self.game.is_over:
            self.decisions()
            for check in costly:
                if self.random.random() < self.care:
                    check()
            self.step()
            self.lockstep()
            self.nothing_lost(self.game)
        self.end()
        return len(self.game.history)

    def that(self, truth: bool, what: str, *values: Any) -> None:
        """Insist on something, naming the game and the decision."""
        if not truth:
            raise AssertionError(f"{self.where}, decision {len(self.game.history)}: {what} {values or ''}")

    def movers(self) -> list[int]:
        """Seats that may act now."""
        return sorted({*self.game.to_act, *self.game.may_change})

    def decisions(self) -> None:
        """Somebody owes a decision and has a choice; nobody else has one."""
        self.that(bool(self.game.to_act), "nobody owes a decision")
        for seat in range(self.game.players):
            actions = self.game.legal(seat)
            self.that(bool(actions) == (seat in self.movers()), "legal actions and turn disagree", seat)
            self.that(len(set(actions)) == len(actions), "a legal action twice", seat)
            self.that(len(actions) <= self.kind.max_legal, "more legal actions than max_legal", len(actions))
            if self.native:
                self.that(self.native.legal(seat) == actions, "twin and compiled legal actions differ", seat)

    def step(self) -> None:
        """One random decision in both engines, with its events; who else owes one is not touched by it."""
        seat = self.random.choice(self.movers() if self.random.random() < 0.1 else self.game.to_act)
        action = self.random.choice(self.game.legal(seat))
        if self.random.random() < self.care:
            self.events(seat, action)
        others = {other: self.game.legal(other) for other in self.game.to_act if other != seat}
        self.game.play(seat, action)
        for other, actions in others.items():
            self.that(other in self.game.to_act and self.game.legal(other) == actions, "a choice touched another's", other)
        if self.native:
            self.native.play(seat, action)

    def events(self, seat: int, action: int) -> None:
        """What a seat is told by an event, it may see; and every event can be sent."""
        game = self.game.copy()
        told = game.play_telling(seat, action)
        self.that(set(told) == {None, *range(game.players)}, "events for the wrong seats")
        for viewer, events in told.items():
            json.dumps(events)
            known = set(_strings([self.game.view(viewer), game.view(viewer)]))
            told_names = set(_strings(events)) & self.names
            self.that(told_names <= known, "an event tells more than the view shows", viewer, told_names - known)

    def lockstep(self) -> None:
        """Twin and compiled states are equal in every field but scratch."""
        if self.native:
            wrong = differences(self.game.state, self.native.state)
            self.that(not wrong, "twin and compiled states differ in", wrong)

    def refusals(self) -> None:
        """Whatever is not legal is refused with a reason, and changes nothing."""
        before = self.game.state.clone()
        for seat in range(self.game.players):
            legal = set(self.game.legal(seat))
            for action in self.random.sample(range(self.kind.actions), min(12, self.kind.actions)):
                reason = self.game.check(seat, action)
                self.that((reason is None) == (action in legal), "check disagrees with legal", seat, action)
                if reason is not None:
                    self.refused(seat, action)
        self.that(self.game.state == before, "a refused action changed the state")

    def refused(self, seat: int, action: int) -> None:
        """Playing it raises."""
        try:
            self.game.play(seat, action)
        except IllegalAction:
            return
        self.that(False, "an illegal action was played", seat, action)

    def texts(self) -> None:
        """Every legal action has one text, which leads back to it; nonsense does not."""
        for seat in self.movers():
            for action in self.game.legal(seat):
                self.that(self.kind.parse(self.kind.text(action)) == action, "text does not lead back", action)
                self.kind.phrase(action)
                json.dumps(self.game.explain(seat, action))
        try:
            self.kind.parse("no such thing")
        except BadText:
            return
        self.that(False, "nonsense was understood")

    def copies(self) -> None:
        """A copy is equal and independent."""
        before = self.game.state.clone()
        copy = self.game.copy()
        self.that(copy.state == before, "a copy differs")
        copy.play(seat := self.game.to_act[0], copy.legal(seat)[0])
        self.that(self.game.state == before, "playing a copy changed the original")

    def positions(self) -> None:
        """Position and record texts lead back to the same state."""
        text = self.game.position_text()
        again = position(self.id, text, engine="twin", **self.options)
        self.that(again.state == self.game.state, "position text", differences(again.state, self.game.state))
        told = replay(str(self.game.record()), engine="twin")
        self.that(told.state == self.game.state, "record replays to another state")

    def secrets(self) -> None:
        """What a seat sees and may do does not depend on what it cannot know, and a new deal can be played on."""
        for seat in range(self.game.players):
            other = self.game.reshuffled(seat, self.random.getrandbits(60))
            mine, theirs = self.game.view(seat), other.view(seat)
            self.that(json.dumps(mine) == json.dumps(theirs), "a view shows a secret to", seat, _unlike(mine, theirs))
            self.that(self.game.legal(seat) == other.legal(seat), "legal actions show a secret to", seat)
            self.nothing_lost(other)
            self.that(
                other.reshuffled(seat, 1).state == self.game.reshuffled(seat, 1).state,
                "a new deal depends on a secret of",
                seat,
                differences(other.reshuffled(seat, 1).state, self.game.reshuffled(seat, 1).state),
            )
            self.finish(other)
        json.dumps(self.game.view())

    def finish(self, game: Game) -> None:
        """A few random decisions are possible."""
        for _ in range(4):
            if game.is_over:
                return
            seat = game.to_act[0]
            game.play(seat, self.random.choice(game.legal(seat)))
            self.nothing_lost(game)

    def nothing_lost(self, game: Game) -> None:
        """Every piece is accounted for."""
        pieces = self.kind.inventory(game.state)
        self.that(pieces == self.pieces, "pieces lost or found", self.pieces, pieces)

    def scores(self) -> None:
        """Scoring changes nothing and gives the same twice."""
        before = self.game.state.clone()
        out = [0] * 16
        rules = self.game._rules
        for seat in range(self.game.players):
            totals = [rules.score(self.game._states, 0, seat, out) for _ in range(2)]
            self.that(totals[0] == totals[1] == sum(out[: len(self.kind.categories)]), "score does not add up", seat)
        self.that(self.game.state == before, "scoring changed the state")

    def undo(self) -> None:
        """A decision that taught nobody anything can be taken back."""
        game = self.game.copy()
        seat = game.to_act[0]
        learnt = game.state.learnt
        game.play(seat, self.random.choice(game.legal(seat)))
        is_secret_kept = game.state.learnt == learnt
        self.that(game.undo(seat) == is_secret_kept, "undo and what was learnt disagree")
        if is_secret_kept:
            self.that(game.state == self.game.state, "undo leads elsewhere")

    def end(self) -> None:
        """The outcome is whole, and the same seed and actions give the same game."""
        outcome = self.game.outcome
        self.that(outcome is not None, "no outcome")
        assert outcome is not None
        self.that(bool(outcome.winners) and len(outcome.points) == self.game.players, "a strange outcome", outcome)
        self.that(all(tuple(sheet) == self.kind.categories for sheet in outcome.points), "categories", outcome)
        self.that(sorted(seat for place in outcome.ranking for seat in place) == list(range(self.game.players)), "ranking")
        self.that(outcome.ranking[0] == outcome.winners, "the winners do not rank first", outcome)
        self.that(not self.game.to_act and not any(map(self.game.legal, range(self.game.players))), "play after the end")
        shares = [0] * 16
        self.game._rules.returns(self.game._states, 0, shares)
        winners = tuple(seat for seat in range(self.game.players) if shares[seat])
        self.that(winners == outcome.winners, "returns and outcome disagree", shares)
        record = self.game.record()
        self.that(str(replay(str(record), engine="twin").record()) == str(record), "the record does not lead back")


def _strings(value: Any) -> Iterator[str]:
    """All strings in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _strings(key)
            yield from _strings(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _strings(item)


def _unlike(one: Any, other: Any) -> list[str]:
    return [key for key in one if one[key] != other.get(key)] if isinstance(one, dict) else []
