"""Words for the tests of Duel: lay a position out as text, play action texts, ask about prices, coins and cities."""

from __future__ import annotations

import pharos
from pharos.core.json_types import JsonObject

from ..turns import events_after, mover, play, refusal

__all__ = [
    "at",
    "can",
    "card_in",
    "city",
    "coins",
    "decision",
    "events_after",
    "fresh",
    "mover",
    "play",
    "price",
    "refusal",
    "sheet",
]


def at(text: str) -> pharos.Game:
    """The position that a text describes, played by the interpreted engine."""
    return pharos.position("duel", text, engine="interpreted")


def fresh(seed: int, wonders: str = "first-game") -> pharos.Game:
    """A new game, played by the interpreted engine."""
    return pharos.new("duel", seed=seed, engine="interpreted", wonders=wonders)


def can(game: pharos.Game, action: str) -> bool:
    """Whether the seat that is due may do this."""
    return action in game.legal_texts(mover(game))


def price(game: pharos.Game, action: str) -> int:
    """The coins that an action takes, by its explanation."""
    return sum(step.get("coins", 0) for step in game.explain(mover(game), action))


def coins(game: pharos.Game) -> tuple[int, int]:
    """Both treasuries."""
    mine, theirs = game.state.cities
    return mine.coins, theirs.coins


def city(game: pharos.Game, seat: int) -> JsonObject:
    """A city as everybody sees it."""
    shown: JsonObject = game.view()["cities"][seat]
    return shown


def sheet(game: pharos.Game, seat: int) -> dict[str, int]:
    """The score sheet of a seat, without its zeros."""
    return {category: points for category, points in city(game, seat)["score"].items() if points}


def decision(game: pharos.Game) -> tuple[int, str]:
    """Who owes what sort of decision."""
    due = game.view()["decision"]
    return due["seat"], due["kind"]


def card_in(game: pharos.Game, slot: int, seat: int | None = None) -> JsonObject:
    """What lies in a slot, as a seat sees it."""
    shown: JsonObject = next(card for card in game.view(seat)["layout"] if card["slot"] == slot)
    return shown
