"""The conformance suite that every game must pass without exemptions, in this package and in others.

    from pharos.conformance import check_game
    check_game("duel", seed=1)

plays one random game and checks the whole contract along the way; an AssertionError says what went wrong and where.
`care` is the probability of running the costly checks at a decision: 1.0 for every decision, less for many games.
"""

from __future__ import annotations

import gc
import json
import pickle
from collections.abc import Callable, Iterator
from random import Random
from types import FunctionType, ModuleType

from .core.encoder import CompactActions, Encoder
from .core.errors import BadText, IllegalAction
from .core.game import Game
from .core.registry import game_spec, new, position, replay
from .core.seat import Seat
from .core.structs import differences, freeze

_MANY = 6  # with so many revelations, a third of them must surprise; in our games four in five do


def check_game(
    id: str, *, seed: int, players: int | None = None, care: float = 1.0, compiled: bool = True, **options: object
) -> int:
    """Play one random game and check the contract; returns the number of decisions."""
    return _Check(id, seed, players, care, compiled, options).run()


class _Check:
    """One random game, played in lockstep by the interpreted engine and the compiled rules."""

    def __init__(
        self, id: str, seed: int, players: int | None, care: float, compiled: bool, options: dict[str, object]
    ) -> None:
        self.id, self.options = id, options
        self.random = Random(seed)
        self.care = care
        deal = self.random.getrandbits(62)  # so long that it cannot turn up anywhere by chance
        self.game = new(id, players=players, seed=deal, engine="interpreted", **options)
        self.compiled = new(id, players=players, seed=deal, engine="compiled", **options) if compiled else None
        self.where = f"{id} {self.game.players} {options} seed {seed}"
        self.ruleset = self.game.ruleset
        self.spec = game_spec(id)
        self.pieces = self.ruleset.inventory(self.game.state)
        self.revelations = self.surprises = 0
        self.names = {row["name"] for rows in self.ruleset.catalogue().values() for row in rows if "name" in row}

    def run(self) -> int:
        """Play to the end of the game."""
        costly: tuple[Callable[[], None], ...] = (
            self.refusals, self.texts, self.copies, self.positions, self.secrets, self.scores, self.undo,
            self.worlds, self.unseen_choices, self.observations, self.compact_numbers,
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

    def that(self, truth: bool, what: str, *values: object) -> None:
        """Assert a condition, naming the game and the decision."""
        if not truth:
            raise AssertionError(f"{self.where}, decision {len(self.game.history)}: {what} {values or ''}")

    def movers(self) -> list[int]:
        """Return the seats that may act now."""
        return sorted({*self.game.to_act, *self.game.revisable_seats})

    def decisions(self) -> None:
        """Check that somebody owes a decision and has a choice, and that nobody else has one."""
        self.that(bool(self.game.to_act), "nobody owes a decision")
        for seat in range(self.game.players):
            actions = self.game.legal(seat)
            self.that(bool(actions) == (seat in self.movers()), "legal actions and turn disagree", seat)
            self.that(len(set(actions)) == len(actions), "a legal action twice", seat)
            self.that(len(actions) <= self.ruleset.max_legal, "more legal actions than max_legal", len(actions))
            if self.compiled:
                self.that(self.compiled.legal(seat) == actions, "interpreted and compiled legal actions differ", seat)

    def step(self) -> None:
        """Make one random decision in both engines, with its events; it must not affect who else owes a decision."""
        seat = self.random.choice(self.movers() if self.random.random() < 0.1 else self.game.to_act)
        action = self.random.choice(self.game.legal(seat))
        if self.random.random() < self.care:
            self.events(seat, action)
            self.revelation(seat, action)
        others = {other: self.game.legal(other) for other in self.game.to_act if other != seat}
        self.game.play(seat, action)
        for other, actions in others.items():
            self.that(other in self.game.to_act and self.game.legal(other) == actions, "a choice touched another's", other)
        if self.compiled:
            self.compiled.play(seat, action)

    def events(self, seat: int, action: int) -> None:
        """Check that an event names nothing hidden from its viewer, and that every event can be sent."""
        game = self.game.copy()
        shown = game.play_with_events(seat, action)
        self.that(set(shown) == {None, *range(game.players)}, "events for the wrong seats")
        for viewer, events in shown.items():
            json.dumps(events)
            known = set(_strings([self.game.view(viewer), game.view(viewer)]))
            named = set(_strings(events)) & self.names
            self.that(named <= known, "an event names more than the view shows", viewer, named - known)

    def revelation(self, seat: int, action: int) -> None:
        """Count the decisions that reveal something to the seat, and those that reveal something else in redealt worlds."""
        worlds = [self.game.copy(), *(self.game.reshuffled(seat, self.random.getrandbits(60)) for _ in range(3))]
        for world in worlds:
            world.play(seat, action)
        if worlds[0].state.info_epoch != self.game.state.info_epoch:
            self.revelations += 1
            self.surprises += len({json.dumps(world.view(seat)) for world in worlds}) > 1

    def lockstep(self) -> None:
        """Check that the interpreted and compiled states are equal in every field except scratch."""
        if self.compiled:
            wrong = differences(self.game.state, self.compiled.state)
            self.that(not wrong, "interpreted and compiled states differ in", wrong)

    def refusals(self) -> None:
        """Check that illegal actions are refused with a reason and change nothing."""
        before = self.game.state.clone()
        for seat in range(self.game.players):
            legal = set(self.game.legal(seat))
            for action in self.random.sample(range(self.ruleset.actions), min(12, self.ruleset.actions)):
                reason = self.game.check(seat, action)
                self.that((reason is None) == (action in legal), "check disagrees with legal", seat, action)
                if reason is not None:
                    self.refused(seat, action)
        self.that(self.game.state == before, "a refused action changed the state")

    def refused(self, seat: int, action: int) -> None:
        """Check that playing the action raises."""
        try:
            self.game.play(seat, action)
        except IllegalAction:
            return
        self.that(False, "an illegal action was played", seat, action)

    def texts(self) -> None:
        """Check that every legal action has one text, which parses back to it, and that nonsense is rejected."""
        for seat in self.movers():
            for action in self.game.legal(seat):
                self.that(self.ruleset.parse(self.ruleset.text(action)) == action, "text does not lead back", action)
                self.ruleset.action_message(action)
                json.dumps(self.game.explain(seat, action))
        try:
            self.ruleset.parse("no such thing")
        except BadText:
            return
        self.that(False, "nonsense was understood")

    def copies(self) -> None:
        """Check that a copy is equal and independent."""
        before = self.game.state.clone()
        copy = self.game.copy()
        self.that(copy.state == before, "a copy differs")
        copy.play(seat := self.game.to_act[0], copy.legal(seat)[0])
        self.that(self.game.state == before, "playing a copy changed the original")

    def positions(self) -> None:
        """Check that position and record texts restore the same state."""
        text = self.game.position_text()
        again = position(self.id, text, players=self.game.players, engine="interpreted", **self.options)
        self.that(again.state == self.game.state, "position text", differences(again.state, self.game.state))
        replayed = replay(str(self.game.record()), engine="interpreted")
        self.that(replayed.state == self.game.state, "record replays to another state")

    def secrets(self) -> None:
        """Check that a seat's view and actions do not depend on hidden information, and that a redealt game is playable."""
        for seat in range(self.game.players):
            other = self.game.reshuffled(seat, self.random.getrandbits(60))
            mine, theirs = self.game.view(seat), other.view(seat)
            self.that(json.dumps(mine) == json.dumps(theirs), "a view shows a secret to", seat, _unlike(mine, theirs))
            self.that(self.game.legal(seat) == other.legal(seat), "legal actions show a secret to", seat)
            self.nothing_lost(other)
            wrong = differences(other.reshuffled(seat, 1).state, self.game.reshuffled(seat, 1).state)
            self.that(not wrong, "a new deal depends on a secret of", seat, wrong)
            self.finish(other)
        json.dumps(self.game.view())

    def finish(self, game: Game) -> None:
        """Play a few random decisions, which must all be possible."""
        for _ in range(4):
            if game.is_over:
                return
            seat = game.to_act[0]
            game.play(seat, self.random.choice(game.legal(seat)))
            self.nothing_lost(game)

    def nothing_lost(self, game: Game) -> None:
        """Check that every piece is accounted for."""
        pieces = self.ruleset.inventory(game.state)
        self.that(pieces == self.pieces, "pieces lost or found", self.pieces, pieces)

    def scores(self) -> None:
        """Check that scoring changes nothing and gives the same result twice."""
        before = self.game.state.clone()
        out = [0] * 16
        rules = self.game._rules
        for seat in range(self.game.players):
            totals = [rules.score(self.game._states, 0, seat, out) for _ in range(2)]
            self.that(totals[0] == totals[1] == sum(out[: len(self.ruleset.categories)]), "score does not add up", seat)
        self.that(self.game.state == before, "scoring changed the state")

    def undo(self) -> None:
        """Check that a decision that revealed nothing can be undone until another seat answers it."""
        game = self.game.copy()
        seat = game.to_act[0]
        info_epoch = game.state.info_epoch
        game.play(seat, self.random.choice(game.legal(seat)))
        self.answered(game.copy(), seat)
        is_secret_kept = game.state.info_epoch == info_epoch
        self.that(game.undo(seat) == is_secret_kept, "undo and what was revealed disagree")
        if is_secret_kept:
            self.that(game.state == self.game.state, "undo leads elsewhere")

    def answered(self, game: Game, seat: int) -> None:
        """Check that undo fails after another seat has acted, unless both choose at the same time: then the answer stays."""
        others = [other for other in game.to_act if other != seat]
        if not others:
            return
        action = self.random.choice(game.legal(others[0]))
        game.play(others[0], action)
        before = game.state.clone()
        if game.undo(seat):
            self.that(game.history[-1] == (others[0], action), "undo took back the answer of another seat")
        else:
            self.that(game.state == before, "a refused undo changed the state")

    def worlds(self) -> None:
        """Check that nothing a seat gets leads back to the real game: no state, history, seed or earlier position."""
        for game in filter(None, (self.game, self.compiled)):
            for number in range(game.players):
                other = game.reshuffled(number, self.random.getrandbits(60))
                for each in (game, other):
                    for viewer in range(game.players):
                        each.legal(viewer)
                seat = game.seat(number)
                self.that(_frozen(seat) == _frozen(other.seat(number)), "a seat depends on a secret", number)
                self.leads_nowhere(game, number, seat)

    def leads_nowhere(self, game: Game, number: int, seat: Seat) -> None:
        """Check that neither a seat nor a world of it contains, shares or remembers anything of the real game."""
        world, view = seat.imagine(self.random.getrandbits(60)), game.view(number)
        hidden = {id(thing) for thing in _reachable(game._states, game.history) if _is_mutable(thing)} | {id(game)}
        for given in (seat, world, view):
            objects = _reachable(given)
            self.that(not hidden & {id(thing) for thing in objects}, "an attribute leads back to the real game", number)
            secrets = {thing for thing in objects if type(thing) is int} & {game.seed, game.state.rng}
            self.that(not secrets, "the seed of the real game is within reach", number)
        self.that(pickle.loads(pickle.dumps(seat)) == seat, "a pickled seat differs", number)
        self.that(world.history == [] and world.at(0).state == world.state, "a world has a past", number)
        self.that(seat.view == view and seat.legal == game.legal(number), "a seat sees another game", number)
        self.that(str(game.seed) not in str(world.record()), "the record of a world names the real seed", number)
        self.that(replay(str(world.record()), engine="interpreted").state == world.state, "a world does not replay")

    def unseen_choices(self) -> None:
        """Check that a seat is the same whatever another one chose, as long as it has not seen the choice."""
        for chooser in self.game.to_act:
            actions = self.game.legal(chooser)
            made = [self.game.copy() for _ in range(2)]
            shown = [game.play_with_events(chooser, self.random.choice(actions)) for game in made]
            for seat in {*range(self.game.players)} - {chooser}:
                if shown[0][seat] == shown[1][seat] and made[0].view(seat) == made[1].view(seat):
                    same = _frozen(made[0].seat(seat)) == _frozen(made[1].seat(seat))
                    self.that(same, "a seat knows a choice that it has not seen", seat, chooser)

    def observations(self) -> None:
        """Check that observations have named columns, agree in both engines and do not depend on hidden information."""
        if self.spec.observation_part is None:
            return
        encoder = Encoder(self.spec, self.game._engine)
        names = encoder.columns(self.game.players)
        self.that(len(set(names)) == len(names), "two columns have the same name")
        for seat in range(self.game.players):
            row = encoder.row(self.game, seat)
            self.that(len(row) == len(names), "an observation has more or fewer values than columns", len(row))
            other = encoder.row(self.game.reshuffled(seat, self.random.getrandbits(60)), seat)
            wrong = [name for name, one, two in zip(names, row, other, strict=True) if one != two]
            self.that(row.tobytes() == other.tobytes(), "an observation shows a secret to", seat, wrong)
            if self.compiled:
                same = Encoder(self.spec, self.compiled._engine).row(self.compiled, seat)
                self.that(same.tobytes() == row.tobytes(), "interpreted and compiled observations differ", seat)

    def compact_numbers(self) -> None:
        """Check that every legal action of a seat that owes a decision has a compact number of its own."""
        if self.spec.compact_part is None:
            return
        for seat in self.game.to_act:
            actions = self.game.legal(seat)
            compact = CompactActions(self.spec, self.game._engine)
            numbers = compact.numbers(self.game, seat)
            self.that(len(set(numbers)) == len(actions), "two actions have the same compact number", seat)
            self.that({*numbers} <= {*range(len(compact.names))}, "a compact number has no name", seat)
            for action, number in zip(actions, numbers, strict=True):
                self.that(compact.action(self.game, seat, number) == action, "a compact number does not lead back", action)
            if self.compiled:
                same = CompactActions(self.spec, self.compiled._engine).numbers(self.compiled, seat)
                self.that(same == numbers, "interpreted and compiled compact numbers differ", seat)

    def end(self) -> None:
        """Check that the outcome is complete, and that the same seed and actions give the same game."""
        outcome = self.game.outcome
        self.that(outcome is not None, "no outcome")
        assert outcome is not None
        self.that(bool(outcome.winners) and len(outcome.points) == self.game.players, "a strange outcome", outcome)
        self.that(all(tuple(sheet) == self.ruleset.categories for sheet in outcome.points), "categories", outcome)
        self.that(sorted(seat for place in outcome.ranking for seat in place) == list(range(self.game.players)), "ranking")
        self.that(outcome.ranking[0] == outcome.winners, "the winners do not rank first", outcome)
        endings = {game.ending for game in (self.game, self.compiled) if game}
        self.that(endings == {outcome.reason}, "ending and outcome disagree", endings)
        self.that(not self.game.to_act and not any(map(self.game.legal, range(self.game.players))), "play after the end")
        shares = [0] * 16
        self.game._rules.returns(self.game._states, 0, shares)
        winners = tuple(seat for seat in range(self.game.players) if shares[seat])
        self.that(winners == outcome.winners, "returns and outcome disagree", shares)
        is_surprising = self.revelations < _MANY or 3 * self.surprises >= self.revelations
        counts = self.revelations, self.surprises
        self.that(is_surprising, "what turns up was known before: are hidden pieces redealt?", *counts)
        record = self.game.record()
        self.that(str(replay(str(record), engine="interpreted").record()) == str(record), "the record does not lead back")


def _strings(value: object) -> Iterator[str]:
    """Yield all strings in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _strings(key)
            yield from _strings(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _strings(item)


def _reachable(*things: object) -> list[object]:
    """Return all objects reachable by attributes, items, closures and the memory of arrays, except modules and classes."""
    objects: dict[int, object] = {}
    waiting = list(things)
    while waiting:
        thing = waiting.pop()
        if id(thing) in objects or isinstance(thing, type | ModuleType):
            continue
        objects[id(thing)] = thing
        if isinstance(thing, FunctionType):
            waiting += (thing.__closure__, thing.__defaults__, thing.__kwdefaults__, thing.__dict__)
        else:
            waiting += (*gc.get_referents(thing), getattr(thing, "base", None))
    return list(objects.values())


def _is_mutable(thing: object) -> bool:
    """Whether a thing can be told apart from an equal one by changing it; Python shares the others."""
    return isinstance(thing, list | dict | set | bytearray) or hasattr(thing, "__dict__") or hasattr(thing, "base")


def _frozen(seat: Seat) -> tuple[object, ...]:
    """Return everything that the world inside a seat contains, the working memory of the rules included."""
    world = seat._world
    memory = world._states.tobytes() if world._engine.is_compiled else b""
    return freeze(world.state), memory, world.seed, world.history, world.options, world.names


def _unlike(one: object, other: object) -> list[str]:
    if not isinstance(one, dict) or not isinstance(other, dict):
        return []
    return [key for key in one if one[key] != other.get(key)]
