"""What a seat may see of a state and of a decision. Only the order of the deck is hidden."""

from __future__ import annotations

from typing import Any

from pharos.core.outcome import Outcome

from .cards import GOODS
from .scoring import CATEGORIES, count_points
from .state import REASONS, State
from .tables import CARD_NAMES


def names_of(bits: int) -> list[str]:
    """The names of the cards in a bit set."""
    return [name for number, name in enumerate(CARD_NAMES) if bits >> number & 1]


def score_sheet(s: State, seat: int) -> dict[str, int]:
    """The points of a seat by category."""
    out = [0] * len(CATEGORIES)
    count_points(s, seat, out)
    return dict(zip(CATEGORIES, out, strict=True))


def outcome(s: State) -> Outcome | None:
    """The result, or None while the game is in progress."""
    if not s.ended:
        return None
    sheets = tuple(score_sheet(s, seat) for seat in range(s.players))
    ranks = [(sum(sheet.values()), s.cities[seat].coins) for seat, sheet in enumerate(sheets)]
    ranking = tuple(
        tuple(seat for seat, own in enumerate(ranks) if own == rank) for rank in sorted(set(ranks), reverse=True)
    )
    return Outcome(ranking[0], REASONS[s.ended - 1], sheets, ranking)


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Everything that a seat may know."""
    ended = outcome(s)
    return {
        "game": "harbour-market",
        "seat": seat,
        "decision": None if s.ended else {"kind": "take", "seat": s.seat},
        "market": [
            {"card": CARD_NAMES[s.market[place]], "price": place, "coins": s.coins[s.market[place]]}
            for place in range(s.offered)
        ],
        "deck": s.left,
        "cities": [city(s, p) for p in range(s.players)],
        "outcome": ended and {"winners": list(ended.winners), "reason": ended.reason, "points": list(ended.points)},
    }


def city(s: State, p: int) -> dict[str, Any]:
    """A merchant as everybody sees them."""
    me = s.cities[p]
    return {
        "coins": me.coins,
        "points": sum(score_sheet(s, p).values()),
        "goods": dict(zip(GOODS, me.goods, strict=True)),
        "cards": names_of(me.cards),
    }


def events(before: State, seat: int, action: int, after: State, viewer: int | None) -> list[dict[str, Any]]:
    """What a decision made visible: the card taken, the card turned up, the end."""
    place = before.market[: before.offered].index(action)
    shown: list[dict[str, Any]] = [{"event": "take", "seat": seat, "card": CARD_NAMES[action], "price": place}]
    if after.left < before.left:
        shown.append({"event": "turn-up", "card": CARD_NAMES[before.deck[after.left]]})
    ended = outcome(after)
    if ended:
        shown.append({"event": "end", "winners": list(ended.winners)})
    return shown
