"""Remarks of the level "coach" on its own moves. Everybody at the table reads them, so they use public knowledge only.

If the coach knew no more than everybody when it decided, the remark compares its move with the next best one. Otherwise (a
hand of cards, a card it has peeked at) the remark names only what everybody can see of the result, and not the move itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ..core.game import Game
from ..core.ruleset import View
from .hint import Coach
from .reasons import Reason
from .themes import guide_of

_CHAINS = 2  # cards named that a built card makes free
FactKind = Literal["points", "coins", "shields", "lead", "battle", "set", "stage", "token", "opens"]


@dataclass(frozen=True)
class Fact:
    """Something that everybody can see of a move's result."""

    kind: FactKind
    amount: int
    category: str | None = None
    """The category of the points."""
    seat: int | None = None
    """Who is overtaken in shields or drawn level with."""
    own: int = 0
    theirs: int = 0
    card: str | None = None
    """The card that a chain makes free."""


@dataclass(frozen=True)
class Remark:
    """The coach's remark on one of its moves."""

    seat: int
    ply: int
    """The number of decisions after which the move was revealed."""
    action: int | None = None
    """The move; None if a part of it may be secret."""
    runner_up: int | None = None
    reasons: tuple[Reason, ...] = ()
    """What the move gains over the runner-up."""
    facts: tuple[Fact, ...] = ()
    """What the move has brought, if it may not be compared."""


def remark(game: Game, ply: int, coach: Coach) -> Remark | None:
    """Return the coach's remark on the decision at a ply; None while the decision is not revealed."""
    seat, action = game.history[ply]
    shown = revealed(game, ply)
    if shown is None:
        return None
    before = game.at(ply)
    if has_secrets(before, seat):
        return Remark(seat, shown, facts=tuple(facts(before, game.at(shown), seat)))
    hint = coach.explain(before.seat(seat), action)
    return Remark(seat, shown, action, hint.runner_up, hint.reasons)


def revealed(game: Game, ply: int) -> int | None:
    """Return the number of decisions after which everybody knew of the one at a ply; None if they do not yet."""
    counts = range(ply + 1, len(game.history) + 1)
    return next((count for count in counts if not game.at(count).revisable_seats), None)


def has_secrets(game: Game, seat: int) -> bool:
    """Whether a seat knows more than everybody does."""
    return {**game.view(seat), "seat": None} != {**game.view(None), "seat": None}


def facts(before: Game, after: Game, seat: int) -> Iterator[Fact]:
    """Yield what everybody can see that a seat has gained between two positions."""
    old, new = (_city(game, seat) for game in (before, after))
    for category in before.ruleset.categories:
        more = new.get("score", {}).get(category, 0) - old.get("score", {}).get(category, 0)
        if more > 0:
            yield Fact("points", more, category)
    themes = list(_themes(before, after, seat))
    yield from themes
    for kind in ("shields", "coins"):
        more = int(new.get(kind, 0)) - int(old.get(kind, 0))
        if more > 0 and not (kind == "shields" and any(fact.kind == "lead" for fact in themes)):
            yield Fact("shields" if kind == "shields" else "coins", more)


def _themes(before: Game, after: Game, seat: int) -> Iterator[Fact]:
    """Yield what the move has changed compared with neighbours, completed and made free."""
    guide, view, city = guide_of(before.ruleset.id), before.view(None), _city(after, seat)
    if guide is None:
        return
    for gain in guide.gains(view, city, seat):
        yield Fact(gain.kind, round(gain.amount), None, gain.seat, gain.own, gain.theirs)
    for card in (card for card in city["cards"] if card not in view["cities"][seat]["cards"]):
        for later in guide.opens(view, card)[:_CHAINS]:
            yield Fact("opens", 1, card=later)


def _city(game: Game, seat: int) -> View:
    """Return a city as everybody sees it."""
    city: View = game.view(None)["cities"][seat]
    return city
