"""Where puzzles of Duel come from, and which themes a position has."""

from __future__ import annotations

from ...coach.puzzles.recipe import Deed, PuzzleRecipe, Setup, Theme
from ...core.ruleset import Parts
from ...core.seat import Seat

_LAST = 2  # cards of the layout with which an age ends


def deed(action: Parts) -> Deed:
    """What an action does; a wonder counts as the same whichever card it is built with."""
    return action["verb"], action.get("wonder") or action.get("card") or action.get("token") or action.get("seat")


def traits(seat: Seat, best: Parts, greedy: Parts) -> set[Theme]:
    """The themes that follow from the position and from both actions."""
    themes: set[Theme] = set()
    if "wonder" in (best["verb"], greedy["verb"]) or best["verb"] == "draft":
        themes.add("wonder")
    if best["verb"] == "sell":
        themes.add("payment")
    if _is_about_a_chain(seat, best):
        themes.add("chain")
    if best["verb"] == "begin" or 0 < len(seat.view["layout"]) <= _LAST:
        themes.add("last")
    return themes


def _is_about_a_chain(seat: Seat, best: Parts) -> bool:
    """Whether the solution opens a chain to a card in sight, or uses a card that a chain makes free for the opponent."""
    layout = seat.view["layout"]
    if best["verb"] == "build":
        later = next((row.get("before") for row in seat.ruleset.catalogue()["card"] if row["name"] == best["card"]), None)
        return later is not None and any(slot["card"] == later for slot in layout)
    if best["verb"] in ("sell", "wonder"):
        return any(slot["card"] == best["card"] and slot["chained"][1 - seat.number] for slot in layout)
    return False


RECIPE = PuzzleRecipe(
    setups=(Setup(2),),
    themes={"science": "science", "military": "military"},
    deed=deed,
    traits=traits,
    screen="search:200:depth=0",
    deep="search:10000:depth=0",
    depths=(2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 10000),
    worlds=50,
    simulations=150,
    heroes=2,
    skipped=50,
)
