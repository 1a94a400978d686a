"""Rules of thumb for Duel, and the two bots that rush a supremacy."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...core.registry import kind
from ...core.seat import Seat
from . import best

Row = dict[str, Any]
_SUPREMACY = {"science": 6, "military": 9}
_EARLY = 2  # ages in which raw materials pay off


@cache
def _pieces() -> dict[str, Row]:
    """Every card, wonder and token: `build walls` and `revive walls` bring what `walls` does."""
    rows = kind("duel").catalogue()
    words = {"card": ("build", "revive", "destroy", "sell"), "wonder": ("wonder", "draft"), "token": ("take",)}
    return {f"{word} {row['name']}": row for sort, verbs in words.items() for row in rows[sort] for word in verbs}


def amount(row: Row, verb: str) -> int:
    """How much of something a piece brings."""
    return sum(effect["amount"] or 1 for effect in row["effects"] if effect["verb"] == verb)


def symbol(row: Row) -> str | None:
    """The scientific symbol of a piece."""
    return next((effect["what"] for effect in row["effects"] if effect["verb"] == "science"), None)


class Look:
    """A seat's view of Duel in the words of the rules below."""

    def __init__(self, seat: Seat) -> None:
        self.view, self.texts, self.seat = seat.view, seat.texts, seat.number
        self.me, self.foe = (self.view["cities"][p] for p in (self.seat, 1 - self.seat))
        self.open = [card for card in self.view["layout"] if card["open"] and card["card"]]

    def those(self, *verbs: str) -> list[str]:
        """The legal actions of these sorts."""
        return [text for text in self.texts if text.split()[0] in verbs]

    def brings(self, text: str) -> Row:
        """The piece that an action brings."""
        return _pieces()[" ".join(text.split()[:2])]

    def price(self, text: str) -> int:
        """What an action costs."""
        verb, name, *_ = text.split()
        if verb == "wonder":
            return int(next(wonder["price"] for wonder in self.me["wonders"] if wonder["wonder"] == name))
        return int(next(card["price"][self.seat] for card in self.open if card["card"] == name)) if verb == "build" else 0

    def shields(self, row: Row, city: Row) -> int:
        """The shields that a piece has in a city: one more on red cards with the strategy token."""
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
        """Open cards with which the opponent would win on the next turn."""
        foe = 1 - self.seat
        payable = [card["card"] for card in self.open if card["price"][foe] <= self.foe["coins"]]
        return [name for name in payable if self.supremacy(_pieces()[f"build {name}"], foe)]

    def points(self, row: Row) -> float:
        """What a piece is worth at the end, with three coins and one shield counted as a point each."""
        points = amount(row, "points") + amount(row, "coins") / 3 + self.shields(row, self.me)
        for effect in row["effects"]:
            if effect["verb"] == "points-per":
                points += effect["amount"] * (len(self.me["tokens"]) + 1)
            elif effect["verb"] == "most-points":
                points += effect["amount"] * max(counted(self.me, effect["what"]), counted(self.foe, effect["what"]))
        return points

    def over(self, wonder: str) -> str:
        """A wonder over the open card with most points, which the opponent then cannot build."""
        texts = [text for text in self.those("wonder") if text.split()[1] == wonder]
        return max(texts, key=lambda text: self.points(_pieces()[f"build {text.split()[3]}"]))

    def wonders(self, verb: str) -> list[str]:
        """The wonders that can be built and do something."""
        names = dict.fromkeys(text.split()[1] for text in self.those("wonder"))
        return [name for name in names if amount(_pieces()[f"wonder {name}"], verb)]


def counted(city: Row, what: str) -> int:
    """How many of some things a city has."""
    colours = [_pieces()[f"build {card}"]["colour"] for card in city["cards"]]
    stand = sum(wonder["built"] for wonder in city["wonders"])
    have = {"wonder": stand, "coin_set": city["coins"] // 3, "token": len(city["tokens"])}
    return sum(have.get(thing, colours.count(thing)) for thing in what.split())


def take_supremacy(look: Look) -> str | None:
    """Win at once, by whatever brings the last shield or the sixth symbol."""
    winning = [
        text for text in look.those("build", "wonder", "take", "revive") if look.supremacy(look.brings(text), look.seat)
    ]
    return next(iter(winning), None)


def deny_supremacy(look: Look) -> str | None:
    """Take the card with which the opponent would win: build it, bury it under a wonder, or sell it."""
    threats = look.threats()
    return next((text for text in look.those("build", "wonder", "sell") if text.split()[-1] in threats), None)


def complete_a_pair(look: Look) -> str | None:
    """Build a green card whose symbol the city has: it brings a progress token."""
    pairs = [text for text in look.those("build") if symbol(look.brings(text)) in look.me["science"]]
    return next(iter(pairs), None) if look.view["board"] else None


def draw_a_token(look: Look) -> str | None:
    """Build the wonder that draws progress tokens."""
    return next((look.over(name) for name in look.wonders("library")), None)


def play_again(look: Look) -> str | None:
    """Build a wonder that gives another turn, the one with most points first."""
    wonders = sorted(look.wonders("play-again"), key=lambda name: -look.points(_pieces()[f"wonder {name}"]))
    return look.over(wonders[0]) if wonders else None


def raw_materials_early(look: Look) -> str | None:
    """In ages I and II a brown or grey card whose resources are dear to buy and scarce in the city."""

    def gain(text: str) -> float:
        made = "".join(effect["what"] for effect in look.brings(text)["effects"] if effect["verb"] == "produce")
        lacking = [letter for letter in made if look.me["production"].get(letter, 0) < 2]
        return float(sum(look.me["prices"][letter] for letter in lacking) - look.price(text))

    return best(look.those("build"), gain) if look.view["age"] <= _EARLY else None


def best_points_per_coin(look: Look) -> str | None:
    """Build what brings most points for its price."""
    found = best(look.those("build", "wonder"), lambda text: look.points(look.brings(text)) / (look.price(text) + 2))
    return look.over(found.split()[1]) if found and found.startswith("wonder") else found


def a_symbol(look: Look) -> str | None:
    """Any green card."""
    return next((text for text in look.those("build") if symbol(look.brings(text))), None)


def sell(look: Look) -> str | None:
    """Sell the card with most points, which the opponent then cannot build."""
    return best(look.those("sell"), lambda text: look.points(look.brings(text)) + 0.1)


def draft_play_again(look: Look) -> str | None:
    """Draft a wonder that plays again, else the one with most points."""
    return best(
        look.those("draft"), lambda text: 9 * amount(look.brings(text), "play-again") + look.points(look.brings(text)) + 1
    )


def choose_points(look: Look) -> str | None:
    """Of tokens to take and cards to revive or destroy, the one with most points."""
    return best(look.those("take", "revive", "destroy"), lambda text: look.points(look.brings(text)) + 1)


def begin(look: Look) -> str | None:
    """Begin the age oneself."""
    return f"begin {look.seat}" if look.those("begin") else None


def new_symbol(look: Look) -> str | None:
    """Build a green card, or take a token, with a symbol that the city lacks."""
    fresh = [
        text
        for text in look.those("build", "take", "revive")
        if symbol(look.brings(text)) not in (None, *look.me["science"])
    ]
    return next(iter(fresh), None)


def most_shields(look: Look) -> str | None:
    """Build or take whatever moves the conflict pawn furthest."""
    found = best(look.those("build", "wonder", "revive"), lambda text: look.shields(look.brings(text), look.me))
    return look.over(found.split()[1]) if found and found.startswith("wonder") else found


def stronger_shields(look: Look) -> str | None:
    """Take the token that adds shields to red cards."""
    return best(look.those("take"), lambda text: amount(look.brings(text), "more-shields"))


def draft_shields(look: Look) -> str | None:
    """Draft the wonder with most shields."""
    return best(look.those("draft"), lambda text: amount(look.brings(text), "shields"))


def draft_tokens(look: Look) -> str | None:
    """Draft the wonder that draws progress tokens."""
    return best(look.those("draft"), lambda text: amount(look.brings(text), "library"))


_FIRST = (take_supremacy, deny_supremacy)
_REST = (play_again, raw_materials_early, best_points_per_coin, a_symbol, sell, draft_play_again, choose_points, begin)
RULES = (*_FIRST, complete_a_pair, draw_a_token, *_REST)
SCIENCE = (*_FIRST, new_symbol, complete_a_pair, draw_a_token, draft_tokens, *_REST)
MILITARY = (*_FIRST, most_shields, stronger_shields, draft_shields, complete_a_pair, *_REST)
