"""Words for the tests of Architects: lay a position out as text, play action texts, ask about cards, stages and tokens."""

from __future__ import annotations

import pharos
from pharos.core.json_types import JsonObject

from ..turns import events_after, mover, play, refusal

__all__ = [
    "at",
    "built",
    "cards",
    "city",
    "decision",
    "deck",
    "events_after",
    "fresh",
    "legal",
    "mover",
    "play",
    "refusal",
    "sheet",
    "shields",
    "tokens",
    "victories",
]


def at(text: str) -> pharos.Game:
    """The position that a text describes, played by the interpreted engine."""
    return pharos.position("architects", text, engine="interpreted")


def fresh(seed: int, players: int = 2, wonders: str = "random") -> pharos.Game:
    """A new game, played by the interpreted engine."""
    return pharos.new("architects", seed=seed, players=players, engine="interpreted", wonders=wonders)


def legal(game: pharos.Game) -> list[str]:
    """What the seat that is due may do."""
    return game.legal_texts(mover(game))


def city(game: pharos.Game, seat: int) -> JsonObject:
    """What a player has, as everybody sees it."""
    shown: JsonObject = game.view()["cities"][seat]
    return shown


def cards(game: pharos.Game, seat: int) -> dict[str, int]:
    """The cards in front of a player."""
    shown: dict[str, int] = city(game, seat)["cards"]
    return shown


def built(game: pharos.Game, seat: int) -> list[int]:
    """The numbers of the constructed stages."""
    return [stage["stage"] for stage in city(game, seat)["stages"] if stage["built"]]


def tokens(game: pharos.Game, seat: int) -> list[str]:
    """The progress tokens of a player."""
    shown: list[str] = city(game, seat)["tokens"]
    return shown


def victories(game: pharos.Game) -> list[int]:
    """The military victory tokens of all players."""
    return [shown["victories"] for shown in game.view()["cities"]]


def shields(game: pharos.Game) -> list[int]:
    """The shields of all players."""
    return [shown["shields"] for shown in game.view()["cities"]]


def sheet(game: pharos.Game, seat: int) -> dict[str, int]:
    """The score sheet of a seat, without its zeros."""
    return {category: points for category, points in city(game, seat)["score"].items() if points}


def decision(game: pharos.Game) -> tuple[int, str]:
    """Who owes what sort of decision."""
    due = game.view()["decision"]
    return due["seat"], due["kind"]


def deck(game: pharos.Game, name: str, seat: int | None = None) -> JsonObject:
    """A deck as a seat sees it."""
    top: JsonObject = next(shown for shown in game.view(seat)["decks"] if shown["deck"] == name)
    return top


# Decks that lead nowhere in particular.
DULL_OTHERS = "deck 1: blue3 red0 blue3 \n central: blue3 red0 blue3 \n"
DULL = "deck 0: blue3 red0 blue3 \n" + DULL_OTHERS
