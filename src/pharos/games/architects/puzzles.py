"""Where puzzles of Architects come from, and which themes a position has."""

from __future__ import annotations

from ...coach.puzzles.recipe import Deed, PuzzleRecipe, Setup, Theme
from ...core.ruleset import Parts, View
from ...core.seat import Seat

_SYMBOLS = ("compass", "gear", "tablet")


def deed(action: Parts) -> Deed:
    """What an action does, however a stage is paid for."""
    return action["verb"], *(action.get(name) for name in ("stage", "side", "deck", "card", "token"))


def traits(seat: Seat, best: Parts, greedy: Parts) -> set[Theme]:
    """The themes that follow from the position and from both actions."""
    themes: set[Theme] = set()
    aims = _aims(seat, best)
    if "stage" in (best["verb"], greedy["verb"]) or any(aim.startswith("stage") for aim in aims):
        themes.add("wonder")
    if best["verb"] in ("pair", "set", "token") or "token" in aims or _card(seat, best) in _SYMBOLS:
        themes.add("science")
    if _card(seat, best).startswith("red"):
        themes.add("military")
    if _card(seat, best) == "coin":
        themes.add("payment")
    return themes


def _side(seat: Seat, action: Parts) -> View:
    """The deck that an action takes a card from; empty if it takes none from its sides."""
    side: View = seat.view["sides"].get(action.get("side", ""), {})
    return side


def _card(seat: Seat, action: Parts) -> str:
    """The card that an action takes, or nothing if it is unknown."""
    return str(action.get("card") or _side(seat, action).get("card") or "")


def _aims(seat: Seat, action: Parts) -> list[str]:
    """What the card that an action takes would complete."""
    return list(_side(seat, action).get("completes", []))


RECIPE = PuzzleRecipe(
    setups=(Setup(3, weight=3), Setup(2, weight=3), Setup(4, weight=2), Setup(5, weight=1), Setup(7, weight=1)),
    themes={"progress": "science", "military": "military", "wonder": "wonder"},
    deed=deed,
    traits=traits,
    screen="classic:60",
    deep="classic:2000",
    depths=(5, 10, 20, 50, 100, 200, 500, 2000),
    worlds=400,
    heroes=7,
    after=8,
    skipped=30,
)
