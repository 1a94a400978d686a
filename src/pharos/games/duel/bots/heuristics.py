"""Heuristics for Duel, and the two bots that rush for a supremacy."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ....bots.heuristics import best
from ....core.json_types import Json
from ....core.seat import Seat
from ..catalogue import catalogue
from ..constants import CAPITAL, COINS_PER_POINT, SYMBOLS_TO_WIN

Row = Mapping[str, Json]
_SUPREMACY = {"science": SYMBOLS_TO_WIN, "military": CAPITAL}
_EARLY = 2  # ages in which raw materials pay off


@cache
def _pieces() -> dict[str, Row]:
    """Return every card, wonder and token: `build walls` and `revive walls` bring what `walls` does."""
    rows: Mapping[str, Json] = catalogue()
    words = {"card": ("build", "revive", "destroy", "sell"), "wonder": ("wonder", "draft"), "token": ("take",)}
    return {f"{word} {row['name']}": row for kind, verbs in words.items() for row in rows[kind] for word in verbs}


def amount(row: Row, verb: str) -> int:
    """Return how much of something a piece brings."""
    return sum(effect["amount"] or 1 for effect in row["effects"] if effect["verb"] == verb)


def symbol(row: Row) -> str | None:
    """Return the scientific symbol of a piece."""
    return next((effect["what"] for effect in row["effects"] if effect["verb"] == "science"), None)


class Situation:
    """A seat's view of Duel, in the terms of the heuristics below."""

    def __init__(self, seat: Seat) -> None:
        self.view, self.texts, self.seat = seat.view, seat.texts, seat.number
        self.me, self.foe = (self.view["cities"][p] for p in (self.seat, 1 - self.seat))
        self.open = [card for card in self.view["layout"] if card["open"] and card["card"]]

    def those(self, *verbs: str) -> list[str]:
        """Return the legal actions of these kinds."""
        return [text for text in self.texts if text.split()[0] in verbs]

    def brings(self, text: str) -> Row:
        """Return the piece that an action brings."""
        return _pieces()[" ".join(text.split()[:2])]

    def price(self, text: str) -> int:
        """Return the cost of an action."""
        verb, name, *_ = text.split()
        if verb == "wonder":
            return int(next(wonder["price"] for wonder in self.me["wonders"] if wonder["wonder"] == name))
        return int(next(card["price"][self.seat] for card in self.open if card["card"] == name)) if verb == "build" else 0

    def shields(self, row: Row, city: Row) -> int:
        """Return the shields of a piece in a city: one more on red cards with the strategy token."""
        shields = amount(row, "shields")
        more = sum(amount(_pieces()[f"take {token}"], "more-shields") for token in city["tokens"])
        return shields + more if shields and row.get("colour") == "red" else shields

    def supremacy(self, row: Row, seat: int) -> bool:
        """Whether a piece would win the game for a seat at once."""
        city = self.view["cities"][seat]
        ahead = self.view["pawn"] * (1 if seat == 0 else -1)
        if amount(row, "shields") and ahead + self.shields(row, city) >= _SUPREMACY["military"]:
            return True
        return symbol(row) is not None and len({*city["science"], symbol(row)}) >= _SUPREMACY["science"]

    def threats(self) -> list[str]:
        """Return the open cards with which the opponent would win on the next turn."""
        foe = 1 - self.seat
        payable = [card["card"] for card in self.open if card["price"][foe] <= self.foe["coins"]]
        return [name for name in payable if self.supremacy(_pieces()[f"build {name}"], foe)]

    def points(self, row: Row) -> float:
        """Return the final points of a piece, counting three coins or one shield as a point."""
        points = amount(row, "points") + amount(row, "coins") / COINS_PER_POINT + self.shields(row, self.me)
        for effect in row["effects"]:
            if effect["verb"] == "points-per":
                points += effect["amount"] * (len(self.me["tokens"]) + 1)
            elif effect["verb"] == "most-points":
                points += effect["amount"] * max(counted(self.me, effect["what"]), counted(self.foe, effect["what"]))
        return points

    def over(self, wonder: str) -> str:
        """Return the action that builds a wonder with the best open card, which the opponent then cannot build."""
        texts = [text for text in self.those("wonder") if text.split()[1] == wonder]
        return max(texts, key=lambda text: self.points(_pieces()[f"build {text.split()[3]}"]))

    def wonders(self, verb: str) -> list[str]:
        """Return the wonders that can be built and have this effect."""
        names = dict.fromkeys(text.split()[1] for text in self.those("wonder"))
        return [name for name in names if amount(_pieces()[f"wonder {name}"], verb)]


def counted(city: Row, what: str) -> int:
    """Return how many of some things a city has."""
    colours = [_pieces()[f"build {card}"]["colour"] for card in city["cards"]]
    stand = sum(wonder["built"] for wonder in city["wonders"])
    have = {"wonder": stand, "coin_set": city["coins"] // COINS_PER_POINT, "token": len(city["tokens"])}
    return sum(have.get(thing, colours.count(thing)) for thing in what.split())


def take_supremacy(here: Situation) -> str | None:
    """Win at once, with anything that brings the last shield or the sixth symbol."""
    winning = [
        text for text in here.those("build", "wonder", "take", "revive") if here.supremacy(here.brings(text), here.seat)
    ]
    return next(iter(winning), None)


def deny_supremacy(here: Situation) -> str | None:
    """Take the card with which the opponent would win: build it, bury it under a wonder, or sell it."""
    threats = here.threats()
    return next((text for text in here.those("build", "wonder", "sell") if text.split()[-1] in threats), None)


def complete_a_pair(here: Situation) -> str | None:
    """Build a green card whose symbol the city already has: it brings a progress token."""
    pairs = [text for text in here.those("build") if symbol(here.brings(text)) in here.me["science"]]
    return next(iter(pairs), None) if here.view["board"] else None


def draw_a_token(here: Situation) -> str | None:
    """Build the wonder that draws progress tokens."""
    return next((here.over(name) for name in here.wonders("library")), None)


def play_again(here: Situation) -> str | None:
    """Build a wonder that gives another turn, preferably the one with the most points."""
    wonders = sorted(here.wonders("play-again"), key=lambda name: -here.points(_pieces()[f"wonder {name}"]))
    return here.over(wonders[0]) if wonders else None


def raw_materials_early(here: Situation) -> str | None:
    """In ages I and II, build a brown or grey card whose resources are expensive to buy and scarce in the city."""

    def gain(text: str) -> float:
        made = "".join(effect["what"] for effect in here.brings(text)["effects"] if effect["verb"] == "produce")
        lacking = [letter for letter in made if here.me["production"].get(letter, 0) < 2]
        return float(sum(here.me["prices"][letter] for letter in lacking) - here.price(text))

    return best(here.those("build"), gain) if here.view["age"] <= _EARLY else None


def best_points_per_coin(here: Situation) -> str | None:
    """Build the card or wonder with the most points for its price."""
    choice = best(here.those("build", "wonder"), lambda text: here.points(here.brings(text)) / (here.price(text) + 2))
    return here.over(choice.split()[1]) if choice and choice.startswith("wonder") else choice


def a_symbol(here: Situation) -> str | None:
    """Build any green card."""
    return next((text for text in here.those("build") if symbol(here.brings(text))), None)


def sell(here: Situation) -> str | None:
    """Sell the card with the most points, which the opponent then cannot build."""
    return best(here.those("sell"), lambda text: here.points(here.brings(text)) + 0.1)


def draft_play_again(here: Situation) -> str | None:
    """Draft a wonder that gives another turn, otherwise the one with the most points."""
    return best(
        here.those("draft"), lambda text: 9 * amount(here.brings(text), "play-again") + here.points(here.brings(text)) + 1
    )


def choose_points(here: Situation) -> str | None:
    """Choose the token to take, or the card to revive or destroy, with the most points."""
    return best(here.those("take", "revive", "destroy"), lambda text: here.points(here.brings(text)) + 1)


def begin(here: Situation) -> str | None:
    """Choose to begin the age."""
    return f"begin {here.seat}" if here.those("begin") else None


def new_symbol(here: Situation) -> str | None:
    """Build a green card, or take a token, with a symbol that the city lacks."""
    fresh = [
        text
        for text in here.those("build", "take", "revive")
        if symbol(here.brings(text)) not in (None, *here.me["science"])
    ]
    return next(iter(fresh), None)


def most_shields(here: Situation) -> str | None:
    """Build or take whatever moves the conflict pawn the furthest."""
    choice = best(here.those("build", "wonder", "revive"), lambda text: here.shields(here.brings(text), here.me))
    return here.over(choice.split()[1]) if choice and choice.startswith("wonder") else choice


def stronger_shields(here: Situation) -> str | None:
    """Take the token that adds shields to red cards."""
    return best(here.those("take"), lambda text: amount(here.brings(text), "more-shields"))


def draft_shields(here: Situation) -> str | None:
    """Draft the wonder with the most shields."""
    return best(here.those("draft"), lambda text: amount(here.brings(text), "shields"))


def draft_tokens(here: Situation) -> str | None:
    """Draft the wonder that draws progress tokens."""
    return best(here.those("draft"), lambda text: amount(here.brings(text), "library"))


_FIRST = (take_supremacy, deny_supremacy)
_REST = (play_again, raw_materials_early, best_points_per_coin, a_symbol, sell, draft_play_again, choose_points, begin)
RULES = (*_FIRST, complete_a_pair, draw_a_token, *_REST)
SCIENCE = (*_FIRST, new_symbol, complete_a_pair, draw_a_token, draft_tokens, *_REST)
MILITARY = (*_FIRST, most_shields, stronger_shields, draft_shields, complete_a_pair, *_REST)
