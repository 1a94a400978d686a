"""Heuristics for 7 Wonders: resources, military, civilian cards and science in ages I and II, then the most points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

from ....bots.heuristics import best
from ....core.json_types import Json
from ....core.seat import Seat
from ..catalogue import catalogue
from ..constants import COINS_PER_POINT, DEFEAT, SYMBOL_SET, VICTORY
from ..tables import AGES

Row = Mapping[str, Json]
_WILD = ("compass", "gear", "tablet")


@cache
def _cards(edition: int) -> dict[str, Row]:
    """Return the cards of an edition by name."""
    return {row["name"]: row for row in catalogue()["card"] if row["edition"] == edition}


@cache
def _stages(edition: int) -> dict[tuple[str, str], Sequence[Row]]:
    """Return the stages of every board of an edition."""
    rows = catalogue()["board"]
    return {(row["name"], row["side"]): row["stages"] for row in rows if row["edition"] == edition}


def amount(row: Row, verb: str) -> int:
    """Return how much of something a card or a stage brings."""
    return sum(effect["amount"] for effect in row["effects"] if effect["verb"] == verb)


def resources(row: Row) -> set[str]:
    """Return the types of resources that a card produces."""
    return {letter for effect in row["effects"] if effect["verb"] in ("produce", "produce-one") for letter in effect["what"]}


def science_points(symbols: dict[str, int]) -> int:
    """Return the points of symbols, with wild ones used in the best way."""
    totals = []
    for wild in product(_WILD, repeat=symbols["wild"]):
        counts = [symbols[symbol] + wild.count(symbol) for symbol in _WILD]
        totals.append(sum(n * n for n in counts) + SYMBOL_SET * min(counts))
    return max(totals)


def battle_points(age: int, mine: int, theirs: int) -> int:
    """Return the points of a battle at the end of an age."""
    return VICTORY[age - 1] if mine > theirs else DEFEAT if mine < theirs else 0


class Situation:
    """A seat's view of 7 Wonders, in the terms of the heuristics below, for the city that it decides for."""

    def __init__(self, seat: Seat) -> None:
        self.view, texts = seat.view, seat.texts
        self.prefix = "city " if texts[0].startswith("city ") else ""
        self.texts = [text.removeprefix(self.prefix) for text in texts if text.startswith(self.prefix)]
        city = self.view["options"][-1]["city"] if self.view["options"] else self.view["decision"].get("city", seat.number)
        self.me = self.view["cities"][city]
        self.neighbours = {side: self.view["cities"][n] for side, n in self.me["neighbours"].items()}
        self.age = self.view["age"]

    def card(self, text: str) -> Row:
        """Return the card that an action builds, puts under a stage, sells, revives or copies."""
        words = text.split()
        return _cards(self.view["edition"])[words[2] if words[0] == "stage" else words[1]]

    def those(self, *verbs: str) -> list[str]:
        """Return the legal actions of these kinds, only the cheapest one for each card."""
        cheapest: dict[str, str] = {}
        for text in self.texts:
            words = text.split()
            if words[0] in verbs:
                key = " ".join(words[:3] if words[0] == "stage" else words[:2])
                cheapest[key] = min(cheapest.get(key, text), text, key=self.price)
        return list(cheapest.values())

    def price(self, text: str) -> int:
        """Return the coins that an action costs."""
        words = text.split()
        trade = int(words[-3]) + int(words[-1]) if "pay" in words else 0
        return trade + (self.card(text)["coins"] if words[0] == "build" and words[-1] != "free" else 0)

    def says(self, text: str | None) -> str | None:
        """Return an action as the seat writes it."""
        return None if text is None else self.prefix + text

    def counted(self, effect: Row) -> int:
        """Return how many things an effect counts in the cities that it refers to."""
        cities = [self.me if where == "self" else self.neighbours[where] for where in effect["where"].split()]
        return sum(count(city, thing, self.view["edition"]) for city in cities for thing in effect["what"].split())

    def points(self, row: Row) -> float:
        """Return the immediate points of a card or a stage, with three coins as a point and battles as if held now."""
        points = amount(row, "points") + amount(row, "coins") / COINS_PER_POINT + self.knowledge(row) + self.battles(row)
        if all(stage["built"] for stage in self.me["stages"]):
            points += amount(row, "points-if-complete")
        for effect in row["effects"]:
            if effect["verb"] in ("points-per", "coins-per"):
                per_point = 1 if effect["verb"] == "points-per" else COINS_PER_POINT
                points += effect["amount"] * self.counted(effect) / per_point
        return points

    def knowledge(self, row: Row) -> int:
        """Return the points that the symbols of a card add."""
        have = self.me["science"]
        more = dict(have) | {"wild": have["wild"] + amount(row, "wild-science")}
        for effect in row["effects"]:
            if effect["verb"] == "science":
                more[effect["what"]] += 1
        return science_points(more) - science_points(have)

    def battles(self, row: Row) -> int:
        """Return the points that the shields of a card add in the next battle."""
        mine, more = self.me["shields"], amount(row, "shields")
        theirs = [city["shields"] for city in self.neighbours.values()]
        return sum(battle_points(self.age, mine + more, n) - battle_points(self.age, mine, n) for n in theirs) if more else 0

    def stage(self) -> Row:
        """Return the next stage."""
        built = sum(stage["built"] for stage in self.me["stages"])
        row: Row = _stages(self.view["edition"])[self.me["board"], self.me["side"]][built]
        return row


def count(city: Row, thing: str, edition: int) -> int:
    """Return how many cards of a colour, stages or defeats a city has."""
    if thing == "stage":
        return sum(stage["built"] for stage in city["stages"])
    if thing == "defeat":
        return int(city["defeats"])
    return sum(_cards(edition)[card]["colour"] == thing for card in city["cards"])


def two_resources(here: Situation) -> str | None:
    """In ages I and II, build a card that produces two or more types of resources."""
    builds = here.those("build") if here.age < AGES else []
    return here.says(next((text for text in builds if len(resources(here.card(text))) > 1), None))


def a_lacking_resource(here: Situation) -> str | None:
    """In ages I and II, build a card that produces a resource that the city lacks."""
    have = {letter for symbol in here.me["symbols"] for letter in symbol["resources"]}
    builds = here.those("build") if here.age < AGES else []
    return here.says(next((text for text in builds if resources(here.card(text)) - have), None))


def lead_the_neighbours(here: Situation) -> str | None:
    """In ages I and II, build a red card that makes the city the strongest, at least tied, unless it already leads alone."""
    strongest = max(city["shields"] for city in here.neighbours.values())
    if here.age == AGES or here.me["shields"] > strongest:
        return None
    leads = [text for text in here.those("build") if here.me["shields"] + amount(here.card(text), "shields") >= strongest]
    return here.says(best(leads, lambda text: amount(here.card(text), "shields")))


def most_civil_points(here: Situation) -> str | None:
    """In ages I and II, build the blue card with the most points."""
    blue = [text for text in here.those("build") if here.card(text)["colour"] == "blue"] if here.age < AGES else []
    return here.says(best(blue, lambda text: amount(here.card(text), "points")))


def a_science_card(here: Situation) -> str | None:
    """In ages I and II, build the green card that adds the most points."""
    green = [text for text in here.those("build") if here.card(text)["colour"] == "green"] if here.age < AGES else []
    return here.says(best(green, lambda text: here.knowledge(here.card(text))))


def best_points(here: Situation) -> str | None:
    """In age III, build the card or stage with the most points now; stages and sales use the least valuable card."""

    def gain(text: str) -> float:
        card = here.points(here.card(text))
        if text.startswith("build"):
            return card - here.price(text) / COINS_PER_POINT
        stage = 1.0 if text.startswith("sell") else here.points(here.stage()) - here.price(text) / COINS_PER_POINT
        return stage - card / 100

    return here.says(best(here.those("build", "stage", "sell"), gain)) if here.age == AGES else None


def anything_playable(here: Situation) -> str | None:
    """Build the cheapest card."""
    builds = here.those("build")
    return here.says(min(builds, key=here.price)) if builds else None


def sell(here: Situation) -> str | None:
    """Sell the least valuable card."""
    sales = here.those("sell")
    return here.says(min(sales, key=lambda text: here.points(here.card(text)))) if sales else None


def choose_points(here: Situation) -> str | None:
    """Choose the card with the most points to revive or copy."""
    return here.says(best(here.those("revive", "copy"), lambda text: here.points(here.card(text)) + 1))


def whatever_comes_first(here: Situation) -> str | None:
    """Choose the first board and side."""
    return here.says(here.texts[0])


RULES = (
    two_resources, a_lacking_resource, lead_the_neighbours, most_civil_points, a_science_card, best_points,
    anything_playable, sell, choose_points, whatever_comes_first,
)  # fmt: skip
