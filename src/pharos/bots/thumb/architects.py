"""Rules of thumb for Architects: finish a stage, deny one, make a set of symbols, take points."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from ...core.registry import kind
from ...core.seat import Seat
from . import best

Row = dict[str, Any]


@cache
def _rows(sort: str) -> dict[str, Row]:
    """The kinds of cards, or the progress tokens, by name."""
    return {row["name"]: row for row in kind("architects").catalogue()[sort]}


def amount(row: Row, verb: str) -> int:
    """How much of something a card or a token brings."""
    return sum(effect["amount"] for effect in row["effects"] if effect["verb"] == verb)


def of_colour(cards: dict[str, int], colour: str) -> Counter[str]:
    """The cards of a colour."""
    return Counter({name: n for name, n in cards.items() if _rows("card")[name]["colour"] == colour})


def lacking(cards: dict[str, int], stage: Row) -> int:
    """How many resources a stage still lacks when coins stand for any."""
    grey = of_colour(cards, "grey")
    fitting = max(grey.values(), default=0) if stage["identical"] else len(grey)
    wanted: int = stage["count"] - fitting - cards.get("coin", 0)
    return max(0, wanted)


def ready(city: Row, cards: dict[str, int]) -> bool:
    """Whether a city could construct a stage with these cards."""
    return any(stage["available"] and lacking(cards, stage) == 0 for stage in city["stages"])


def has_set(cards: dict[str, int]) -> bool:
    """Whether the symbols make a set: two alike or three different."""
    green = of_colour(cards, "green")
    return len(green) == 3 or max(green.values(), default=0) > 1


def plus(city: Row, card: str) -> dict[str, int]:
    """The cards of a city with one more."""
    cards: dict[str, int] = city["cards"]
    return cards | {card: cards.get(card, 0) + 1}


class Look:
    """A seat's view of Architects in the words of the rules below."""

    def __init__(self, seat: Seat) -> None:
        self.view, self.texts, self.seat = seat.view, seat.texts, seat.number
        self.me = self.view["cities"][self.seat]
        self.next = self.view["cities"][(self.seat + 1) % len(self.view["cities"])]
        self.tops = {deck["deck"]: deck["top"] for deck in self.view["decks"]}

    def those(self, *verbs: str) -> list[str]:
        """The legal actions of these sorts."""
        return [text for text in self.texts if text.split()[0] in verbs]

    def cards(self) -> dict[str, str]:
        """The actions that take a card the seat can see, and that card."""
        found = {text: self.card(*text.split()) for text in self.those("take", "extra", "reach", "keep")}
        return {text: card for text, card in found.items() if card}

    def deck(self, verb: str, name: str) -> str | None:
        """The deck that an action takes a card from."""
        if verb in ("take", "extra"):
            return str(self.view["sides"][name]["deck"])
        return name if verb == "reach" else None

    def card(self, verb: str, name: str) -> str | None:
        """The card that an action takes, if the seat can see it."""
        deck = self.deck(verb, name)
        return self.tops[deck] if deck else name

    def finishes(self, city: Row, card: str) -> bool:
        """Whether a card lets a city construct a stage that it could not before."""
        return ready(city, plus(city, card)) and not ready(city, city["cards"])


def construct(look: Look) -> str | None:
    """Construct the stage with most points."""
    points = {str(stage["stage"]): stage["points"] for stage in look.me["stages"]}
    return best(look.those("stage"), lambda text: points[text.split()[1]] + 1)


def finish_a_stage(look: Look) -> str | None:
    """Take a card that completes a stage."""
    return next((text for text, card in look.cards().items() if look.finishes(look.me, card)), None)


def deny_a_stage(look: Look) -> str | None:
    """Take what would complete a stage of the next player, off one of the two decks beside that player."""
    beside = (look.me["wonder"], look.next["wonder"])
    cards = [(text, card) for text, card in look.cards().items() if look.deck(*text.split()) in beside]
    return next((text for text, card in cards if look.finishes(look.next, card)), None)


def turn_in_a_set(look: Look) -> str | None:
    """Turn symbols in for a progress token, a pair rather than three."""
    return next(iter(look.those("pair", "set")), None)


def make_a_set(look: Look) -> str | None:
    """Take a symbol that makes a set."""
    return next(
        (text for text, card in look.cards().items() if has_set(plus(look.me, card)) and not has_set(look.me["cards"])), None
    )


def take_points(look: Look) -> str | None:
    """Take the blue card with most points, counting the cat where it changes hands."""
    cat = 0 if look.view["cat"] == look.seat else 2

    def points(text: str) -> int:
        row = _rows("card")[look.cards()[text]]
        return amount(row, "points") + cat * amount(row, "cat")

    return best(look.cards(), points)


def come_nearer(look: Look) -> str | None:
    """Take what a stage still lacks, of the stage that lacks least."""

    def nearness(text: str) -> int:
        have, more = look.me["cards"], plus(look.me, look.cards()[text])
        stages = [stage for stage in look.me["stages"] if stage["available"]]
        return max((9 - lacking(more, stage) for stage in stages if lacking(more, stage) < lacking(have, stage)), default=0)

    return best(look.cards(), nearness)


def win_the_battle(look: Look) -> str | None:
    """Take a red card unless the city has more shields than anybody."""
    others = [city["shields"] for city in look.view["cities"] if city is not look.me]
    red = [text for text, card in look.cards().items() if amount(_rows("card")[card], "shields")]
    return next(iter(red), None) if look.me["shields"] <= max(others) else None


def take_an_unseen_card(look: Look) -> str | None:
    """Take the face-down card of the central deck."""
    return next((text for text in look.texts if text in ("take centre", "extra centre", "reach central")), None)


def choose_a_token(look: Look) -> str | None:
    """Choose a token that brings extra cards, else one with points."""

    def value(text: str) -> int:
        row = _rows("token").get(text.split()[1], {"effects": []})
        return 9 * amount(row, "extra-card") + 2 * amount(row, "points") + amount(row, "points-per") + 1

    return best(look.those("token"), value)


def anything(look: Look) -> str | None:
    """Whatever comes first; nothing is declined that can be had."""
    return look.texts[0]


RULES = (
    construct, finish_a_stage, deny_a_stage, turn_in_a_set, make_a_set, take_points, come_nearer, win_the_battle,
    take_an_unseen_card, choose_a_token, anything,
)  # fmt: skip
