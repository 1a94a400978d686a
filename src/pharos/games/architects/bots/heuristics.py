"""Heuristics for Architects: finish a stage, deny one, make a set of symbols, take points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from ....bots.heuristics import best
from ....core.json_types import Json
from ....core.seat import Seat
from ..catalogue import catalogue

Row = Mapping[str, Json]


@cache
def _rows(kind: str) -> dict[str, Row]:
    """Return the kinds of cards, or the progress tokens, by name."""
    rows: Mapping[str, Json] = catalogue()
    return {row["name"]: row for row in rows[kind]}


def amount(row: Row, verb: str) -> int:
    """Return how much of something a card or a token brings."""
    return sum(effect["amount"] for effect in row["effects"] if effect["verb"] == verb)


def of_colour(cards: dict[str, int], colour: str) -> Counter[str]:
    """Return the cards of a colour."""
    return Counter({name: n for name, n in cards.items() if _rows("card")[name]["colour"] == colour})


def lacking(cards: dict[str, int], stage: Row) -> int:
    """Return how many resources a stage still lacks, with coins as wild resources."""
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
    """Return the cards of a city plus one."""
    cards: dict[str, int] = city["cards"]
    return cards | {card: cards.get(card, 0) + 1}


class Situation:
    """A seat's view of Architects, in the terms of the heuristics below."""

    def __init__(self, seat: Seat) -> None:
        self.view, self.texts, self.seat = seat.view, seat.texts, seat.number
        self.me = self.view["cities"][self.seat]
        self.next = self.view["cities"][(self.seat + 1) % len(self.view["cities"])]
        self.tops = {deck["deck"]: deck["top"] for deck in self.view["decks"]}

    def those(self, *verbs: str) -> list[str]:
        """Return the legal actions of these kinds."""
        return [text for text in self.texts if text.split()[0] in verbs]

    def cards(self) -> dict[str, str]:
        """Return the actions that take a visible card, each with that card."""
        by_text = {text: self.card(*text.split()) for text in self.those("take", "extra", "reach", "keep")}
        return {text: card for text, card in by_text.items() if card}

    def deck(self, verb: str, name: str) -> str | None:
        """Return the deck that an action takes a card from."""
        if verb in ("take", "extra"):
            return str(self.view["sides"][name]["deck"])
        return name if verb == "reach" else None

    def card(self, verb: str, name: str) -> str | None:
        """Return the card that an action takes, if the seat can see it."""
        deck = self.deck(verb, name)
        return self.tops[deck] if deck else name

    def finishes(self, city: Row, card: str) -> bool:
        """Whether a card lets a city construct a stage that it could not construct before."""
        return ready(city, plus(city, card)) and not ready(city, city["cards"])


def construct(here: Situation) -> str | None:
    """Construct the stage with the most points."""
    points = {str(stage["stage"]): stage["points"] for stage in here.me["stages"]}
    return best(here.those("stage"), lambda text: points[text.split()[1]] + 1)


def finish_a_stage(here: Situation) -> str | None:
    """Take a card that completes a stage."""
    return next((text for text, card in here.cards().items() if here.finishes(here.me, card)), None)


def deny_a_stage(here: Situation) -> str | None:
    """Take a card that would complete the next player's stage, from one of the two decks next to that player."""
    beside = (here.me["wonder"], here.next["wonder"])
    cards = [(text, card) for text, card in here.cards().items() if here.deck(*text.split()) in beside]
    return next((text for text, card in cards if here.finishes(here.next, card)), None)


def turn_in_a_set(here: Situation) -> str | None:
    """Trade symbols in for a progress token, a pair rather than three."""
    return next(iter(here.those("pair", "set")), None)


def make_a_set(here: Situation) -> str | None:
    """Take a symbol that makes a set."""
    return next(
        (text for text, card in here.cards().items() if has_set(plus(here.me, card)) and not has_set(here.me["cards"])), None
    )


def take_points(here: Situation) -> str | None:
    """Take the blue card with the most points, including the cat if it changes hands."""
    cat = 0 if here.view["cat"] == here.seat else 2

    def points(text: str) -> int:
        row = _rows("card")[here.cards()[text]]
        return amount(row, "points") + cat * amount(row, "cat")

    return best(here.cards(), points)


def come_nearer(here: Situation) -> str | None:
    """Take a resource that brings the nearest stage closer."""

    def nearness(text: str) -> int:
        have, more = here.me["cards"], plus(here.me, here.cards()[text])
        stages = [stage for stage in here.me["stages"] if stage["available"]]
        return max((9 - lacking(more, stage) for stage in stages if lacking(more, stage) < lacking(have, stage)), default=0)

    return best(here.cards(), nearness)


def win_the_battle(here: Situation) -> str | None:
    """Take a red card unless the city already has the most shields."""
    others = [city["shields"] for city in here.view["cities"] if city is not here.me]
    red = [text for text, card in here.cards().items() if amount(_rows("card")[card], "shields")]
    return next(iter(red), None) if here.me["shields"] <= max(others) else None


def take_an_unseen_card(here: Situation) -> str | None:
    """Take the face-down card of the central deck."""
    return next((text for text in here.texts if text in ("take centre", "extra centre", "reach central")), None)


def choose_a_token(here: Situation) -> str | None:
    """Choose a token that brings extra cards, else one with points."""

    def value(text: str) -> int:
        row = _rows("token").get(text.split()[1], {"effects": []})
        return 9 * amount(row, "extra-card") + 2 * amount(row, "points") + amount(row, "points-per") + 1

    return best(here.those("token"), value)


def anything(here: Situation) -> str | None:
    """Take the first action; never decline anything."""
    return here.texts[0]


RULES = (
    construct, finish_a_stage, deny_a_stage, turn_in_a_set, make_a_set, take_points, come_nearer, win_the_battle,
    take_an_unseen_card, choose_a_token, anything,
)  # fmt: skip
