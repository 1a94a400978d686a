"""What a move gains besides points and coins, as a game's `CoachGuide` reads it: shields, sets, chains, denied cards.

Two actions are compared in the same imagined worlds, so everything follows from what the seat knows and what bots do there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..bots.protocol import Bot
from ..core.coach_guide import CoachGuide, Gain, Piece
from ..core.game import Game
from ..core.registry import game_spec
from ..core.ruleset import Parts
from ..core.seat import Seat
from .forecast import Forecaster, settled
from .reasons import Reason

_WORLDS = 4  # imagined worlds that must agree on what a move gains at once
_TAKERS = 8  # imagined worlds in which others get a card that was left to them
_ENDINGS = 24  # simulated games that show what a chain leads to
_LEAST_SHARE = 0.34  # the smallest share of worlds in which a card matters
_LEAST_RISE = 0.2  # by how much more often a card must be built
_STEPS = 40  # decisions until the seat is to act again, at most
_SEED = 1


def guide_of(game: str) -> CoachGuide | None:
    """Return the game's guide for the coach; None if it has none."""
    spec = game_spec(game)
    guide: CoachGuide | None = spec.load(spec.coach_part) if spec.coach_part else None
    return guide


class Themes:
    """Two actions of a seat side by side. Not thread-safe."""

    def __init__(self, player: Bot, seat: Seat, first: int, second: int) -> None:
        self.player, self.seat, self.guide = player, seat, guide_of(seat.ruleset.id)
        self._other = {first: second, second: first}
        self._known_gains: dict[int, list[Gain]] = {}

    def all(self, forecaster: Forecaster, action: int, seed: int = 0) -> Iterator[Reason]:
        """Yield everything that one of the actions gains over the other."""
        yield from self.gains(action)
        yield from self.kept(action)
        yield from self.opened(forecaster, action, seed)

    def gains(self, action: int) -> Iterator[Reason]:
        """Yield what an action gains at once, in every imagined world, and the other action does not."""
        others = {(gain.kind, gain.seat): gain.amount for gain in self._gains(self._other[action])}
        for gain in self._gains(action):
            more = gain.amount - others.get((gain.kind, gain.seat), 0.0)
            if more > 0:
                yield Reason(gain.kind, more, gain.seat, own=gain.own, theirs=gain.theirs)

    def _gains(self, action: int) -> list[Gain]:
        if self.guide is None:
            return []
        if action not in self._known_gains:
            view, me = self.seat.view, self.seat.number
            games = [settled(self.player, self.seat, action, world) for world in range(1, _WORLDS + 1)]
            seen = [self.guide.gains(view, game.view(me)["cities"][me], me) for game in games]
            sure = [gain for gain in seen[0] if all(gain in gains for gains in seen)]
            kinds = {gain.kind for gain in sure}
            aims = [aim for aim in self.guide.aims(view, self._parts(action)) if aim.kind not in kinds]
            self._known_gains[action] = sure + aims
        return self._known_gains[action]

    def kept(self, action: int) -> Iterator[Reason]:
        """Yield the card of an action, if somebody else often gets it after the other action."""
        piece, other = self._piece(action), self._other[action]
        if piece is None or piece.card == self._parts(other).get("card") or self._piece(other) == piece:
            return
        takers = Counter(self._taker(other, piece, world) for world in range(1, _TAKERS + 1))
        for taker, times in takers.items():
            if taker is not None and times / _TAKERS >= _LEAST_SHARE:
                yield Reason("keeps", times / _TAKERS, taker, card=piece.card, now=times / _TAKERS)

    def _taker(self, action: int, piece: Piece, world: int) -> int | None:
        """Return who gets a piece after an action, before the seat is to act again; None if nobody does."""
        game, me = settled(self.player, self.seat, action, world), self.seat.number
        for _ in range(_STEPS):
            if game.is_over:
                return None
            chosen = {mover: self.player.choose(game.seat(mover), _SEED).action for mover in game.to_act if mover != me}
            taker = next((mover for mover, each in chosen.items() if self._takes(game, mover, each, piece)), None)
            if taker is not None or self._is_due_again(game):
                return taker
            mover = game.to_act[0]
            game.play_unchecked(mover, chosen.get(mover) or self.player.choose(game.seat(mover), _SEED).action)
        return None

    def _takes(self, game: Game, mover: int, action: int, piece: Piece) -> bool:
        assert self.guide is not None
        gained = self.guide.piece(game.view(mover), game.ruleset.action_parts(action))
        return gained is not None and gained.is_gained and gained.place == piece.place

    def _is_due_again(self, game: Game) -> bool:
        """Whether the seat owes a decision of the same kind as at first: its next turn has come."""
        due = game.view(self.seat.number)["decision"]
        return self.seat.number in game.to_act and due["kind"] == self.seat.view["decision"]["kind"]

    def opened(self, forecaster: Forecaster, action: int, seed: int = 0) -> Iterator[Reason]:
        """Yield the cards that an action makes free, if the seat often builds them in simulated games because of it."""
        piece = self._piece(action)
        later = self.guide.opens(self.seat.view, piece.card) if self.guide and piece and piece.is_gained else ()
        if not later:
            return
        now, before = (self._built(forecaster, each, seed) for each in (action, self._other[action]))
        for card in later:
            rise = (now[card] - before[card]) / _ENDINGS
            if rise >= _LEAST_RISE:
                yield Reason("opens", rise, card=card, before=before[card] / _ENDINGS, now=now[card] / _ENDINGS)

    def _built(self, forecaster: Forecaster, action: int, seed: int) -> Counter[str]:
        """Count in how many simulated games after an action the seat builds each card."""
        cities = forecaster.endings(self.seat, action, _ENDINGS, seed)
        return Counter(card for city in cities for card in set(city["cards"]))

    def _piece(self, action: int) -> Piece | None:
        return self.guide.piece(self.seat.view, self._parts(action)) if self.guide else None

    def _parts(self, action: int) -> Parts:
        return dict(self.seat.ruleset.action_parts(action))
