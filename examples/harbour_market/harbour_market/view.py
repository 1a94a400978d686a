"""What a seat may see of a state and of a decision. Only the order of the deck is hidden."""

from __future__ import annotations

from pharos.core.outcome import Outcome

from .payload_types import City, Event, Goods, Result, Score, View
from .scoring import CATEGORIES, count_points
from .state import POINTS, REASONS, State
from .state import City as Merchant
from .tables import CARD_NAMES


def names_of(bits: int) -> list[str]:
    """The names of the cards in a bit set."""
    return [name for number, name in enumerate(CARD_NAMES) if bits >> number & 1]


def points(s: State, seat: int) -> list[int]:
    """The points of a seat, in the order of the categories."""
    out = [0] * len(CATEGORIES)
    count_points(s, seat, out)
    return out


def score_sheet(s: State, seat: int) -> Score:
    """The points of a seat by category."""
    cards, sets, coins = points(s, seat)
    return {"cards": cards, "sets": sets, "coins": coins}


def outcome(s: State) -> Outcome | None:
    """The result, or None while the game is in progress."""
    if not s.ended:
        return None
    sheets = tuple(dict(zip(CATEGORIES, points(s, seat), strict=True)) for seat in range(s.players))
    ranks = [(sum(sheet.values()), s.cities[seat].coins) for seat, sheet in enumerate(sheets)]
    ranking = tuple(
        tuple(seat for seat, own in enumerate(ranks) if own == rank) for rank in sorted(set(ranks), reverse=True)
    )
    return Outcome(ranking[0], REASONS[s.ended - 1], sheets, ranking)


def view(s: State, seat: int | None) -> View:
    """Everything that a seat may know."""
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
        "outcome": result(s),
    }


def result(s: State) -> Result | None:
    """How the game ended; None while it is in progress."""
    ended = outcome(s)
    if ended is None:
        return None
    sheets = [score_sheet(s, seat) for seat in range(s.players)]
    return {"winners": list(ended.winners), "reason": "points" if s.ended == POINTS else "shared", "points": sheets}


def city(s: State, p: int) -> City:
    """A merchant as everybody sees them."""
    me = s.cities[p]
    return {
        "coins": me.coins,
        "points": sum(points(s, p)),
        "goods": goods(me),
        "cards": names_of(me.cards),
    }


def goods(me: Merchant) -> Goods:
    """The units of each good that a merchant has."""
    grain, oil, papyrus = me.goods
    return {"grain": grain, "oil": oil, "papyrus": papyrus}


def events(before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
    """What a decision made visible: the card taken, the card turned up, the end."""
    place = before.market[: before.offered].index(action)
    shown: list[Event] = [{"event": "take", "seat": seat, "card": CARD_NAMES[action], "price": place}]
    if after.left < before.left:
        shown.append({"event": "turn-up", "card": CARD_NAMES[before.deck[after.left]]})
    ended = outcome(after)
    if ended:
        shown.append({"event": "end", "winners": list(ended.winners)})
    return shown
