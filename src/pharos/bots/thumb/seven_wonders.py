"""Rules of thumb for 7 Wonders: resources, military, civil cards and science in ages I and II, then the best points."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

from ...core.registry import kind
from ...core.seat import Seat
from . import best

Row = dict[str, Any]
_VICTORY = (1, 3, 5)  # points for beating a neighbour, by age
_WILD = ("compass", "gear", "tablet")


@cache
def _cards(edition: int) -> dict[str, Row]:
    """The cards of an edition by name."""
    return {row["name"]: row for row in kind("seven-wonders").catalogue()["card"] if row["edition"] == edition}


@cache
def _stages(edition: int) -> dict[tuple[str, str], list[Row]]:
    """The stages of every board of an edition."""
    rows = kind("seven-wonders").catalogue()["board"]
    return {(row["name"], row["side"]): row["stages"] for row in rows if row["edition"] == edition}


def amount(row: Row, verb: str) -> int:
    """How much of something a card or a stage brings."""
    return sum(effect["amount"] for effect in row["effects"] if effect["verb"] == verb)


def resources(row: Row) -> set[str]:
    """The types of resources that a card produces."""
    return {letter for effect in row["effects"] if effect["verb"] in ("produce", "produce-one") for letter in effect["what"]}


def science_points(symbols: dict[str, int]) -> int:
    """The points of symbols, wild ones used as well as possible."""
    totals = []
    for wild in product(_WILD, repeat=symbols["wild"]):
        counts = [symbols[symbol] + wild.count(symbol) for symbol in _WILD]
        totals.append(sum(n * n for n in counts) + 7 * min(counts))
    return max(totals)


def battle_points(age: int, mine: int, theirs: int) -> int:
    """What a battle at the end of an age brings."""
    return _VICTORY[age - 1] if mine > theirs else -1 if mine < theirs else 0


class Look:
    """A seat's view of 7 Wonders in the words of the rules below, for the city that it decides for."""

    def __init__(self, seat: Seat) -> None:
        self.view, texts = seat.view, seat.texts
        self.prefix = "city " if texts[0].startswith("city ") else ""
        self.texts = [text.removeprefix(self.prefix) for text in texts if text.startswith(self.prefix)]
        city = self.view["options"][-1]["city"] if self.view["options"] else self.view["decision"].get("city", seat.number)
        self.me = self.view["cities"][city]
        self.neighbours = {side: self.view["cities"][n] for side, n in self.me["neighbours"].items()}
        self.age = self.view["age"]

    def card(self, text: str) -> Row:
        """The card that an action builds, puts under a stage, sells, revives or copies."""
        words = text.split()
        return _cards(self.view["edition"])[words[2] if words[0] == "stage" else words[1]]

    def those(self, *verbs: str) -> list[str]:
        """The legal actions of these sorts, for each card only the cheapest."""
        cheapest: dict[str, str] = {}
        for text in self.texts:
            words = text.split()
            if words[0] in verbs:
                key = " ".join(words[:3] if words[0] == "stage" else words[:2])
                cheapest[key] = min(cheapest.get(key, text), text, key=self.price)
        return list(cheapest.values())

    def price(self, text: str) -> int:
        """The coins that an action takes."""
        words = text.split()
        trade = int(words[-3]) + int(words[-1]) if "pay" in words else 0
        return trade + (self.card(text)["coins"] if words[0] == "build" and words[-1] != "free" else 0)

    def says(self, text: str | None) -> str | None:
        """An action as the seat writes it."""
        return None if text is None else self.prefix + text

    def counted(self, effect: Row) -> int:
        """How many things an effect counts in the cities that it looks at."""
        cities = [self.me if where == "self" else self.neighbours[where] for where in effect["where"].split()]
        return sum(count(city, thing, self.view["edition"]) for city in cities for thing in effect["what"].split())

    def points(self, row: Row) -> float:
        """What a card or a stage brings at once, three coins counted as a point, battles as they stand."""
        points = amount(row, "points") + amount(row, "coins") / 3 + self.knowledge(row) + self.battles(row)
        if all(stage["built"] for stage in self.me["stages"]):
            points += amount(row, "points-if-complete")
        for effect in row["effects"]:
            if effect["verb"] in ("points-per", "coins-per"):
                points += effect["amount"] * self.counted(effect) / (1 if effect["verb"] == "points-per" else 3)
        return points

    def knowledge(self, row: Row) -> int:
        """The points that the symbols of a card add."""
        have = self.me["science"]
        more = dict(have) | {"wild": have["wild"] + amount(row, "wild-science")}
        for effect in row["effects"]:
            if effect["verb"] == "science":
                more[effect["what"]] += 1
        return science_points(more) - science_points(have)

    def battles(self, row: Row) -> int:
        """The points that the shields of a card add in the next battle."""
        mine, more = self.me["shields"], amount(row, "shields")
        theirs = [city["shields"] for city in self.neighbours.values()]
        return sum(battle_points(self.age, mine + more, n) - battle_points(self.age, mine, n) for n in theirs) if more else 0

    def stage(self) -> Row:
        """The stage that is next."""
        built = sum(stage["built"] for stage in self.me["stages"])
        row: Row = _stages(self.view["edition"])[self.me["board"], self.me["side"]][built]
        return row


def count(city: Row, thing: str, edition: int) -> int:
    """How many cards of a colour, stages or defeats a city has."""
    if thing == "stage":
        return sum(stage["built"] for stage in city["stages"])
    if thing == "defeat":
        return int(city["defeats"])
    return sum(_cards(edition)[card]["colour"] == thing for card in city["cards"])


def two_resources(look: Look) -> str | None:
    """In ages I and II a card that produces two or more types of resources."""
    builds = look.those("build") if look.age < 3 else []
    return look.says(next((text for text in builds if len(resources(look.card(text))) > 1), None))


def a_lacking_resource(look: Look) -> str | None:
    """In ages I and II a card that produces a resource which the city lacks."""
    have = {letter for symbol in look.me["symbols"] for letter in symbol["resources"]}
    builds = look.those("build") if look.age < 3 else []
    return look.says(next((text for text in builds if resources(look.card(text)) - have), None))


def lead_the_neighbours(look: Look) -> str | None:
    """In ages I and II a red card that makes the city the strongest, or one of the strongest, if it does not lead alone."""
    strongest = max(city["shields"] for city in look.neighbours.values())
    if look.age == 3 or look.me["shields"] > strongest:
        return None
    leads = [text for text in look.those("build") if look.me["shields"] + amount(look.card(text), "shields") >= strongest]
    return look.says(best(leads, lambda text: amount(look.card(text), "shields")))


def most_civil_points(look: Look) -> str | None:
    """In ages I and II the blue card with most points."""
    blue = [text for text in look.those("build") if look.card(text)["colour"] == "blue"] if look.age < 3 else []
    return look.says(best(blue, lambda text: amount(look.card(text), "points")))


def a_science_card(look: Look) -> str | None:
    """In ages I and II a green card, the one that adds most points."""
    green = [text for text in look.those("build") if look.card(text)["colour"] == "green"] if look.age < 3 else []
    return look.says(best(green, lambda text: look.knowledge(look.card(text))))


def best_points(look: Look) -> str | None:
    """In age III the card or stage that brings most points now; a stage or a sale takes the card that is worth least."""

    def gain(text: str) -> float:
        card = look.points(look.card(text))
        if text.startswith("build"):
            return card - look.price(text) / 3
        return (1.0 if text.startswith("sell") else look.points(look.stage()) - look.price(text) / 3) - card / 100

    return look.says(best(look.those("build", "stage", "sell"), gain)) if look.age == 3 else None


def anything_playable(look: Look) -> str | None:
    """Build the cheapest card."""
    builds = look.those("build")
    return look.says(min(builds, key=look.price)) if builds else None


def sell(look: Look) -> str | None:
    """Sell the card that is worth least."""
    sales = look.those("sell")
    return look.says(min(sales, key=lambda text: look.points(look.card(text)))) if sales else None


def choose_points(look: Look) -> str | None:
    """Of the cards to revive or copy, the one with most points."""
    return look.says(best(look.those("revive", "copy"), lambda text: look.points(look.card(text)) + 1))


def whatever_comes_first(look: Look) -> str | None:
    """Boards and sides: the first."""
    return look.says(look.texts[0])


RULES = (
    two_resources, a_lacking_resource, lead_the_neighbours, most_civil_points, a_science_card, best_points,
    anything_playable, sell, choose_points, whatever_comes_first,
)  # fmt: skip
