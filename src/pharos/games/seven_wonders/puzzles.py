"""Where puzzles of 7 Wonders come from, and which themes a position has."""

from __future__ import annotations

from ...coach.puzzles.recipe import Deed, PuzzleRecipe, Setup, Theme
from ...core.ruleset import Parts
from ...core.seat import Seat

_LAST = 6  # the last turn of an age


def deed(action: Parts) -> Deed:
    """What an action does, however it is paid for; a stage counts as the same whatever card is tucked under it."""
    verb = "build" if action["verb"] == "free" else action["verb"]
    piece = None if verb == "stage" else action.get("card") or action.get("board")
    return verb, piece, action.get("side"), action.get("is_for_free_city")


def traits(seat: Seat, best: Parts, greedy: Parts) -> set[Theme]:
    """The themes that follow from the position and from both actions."""
    themes: set[Theme] = set()
    if "stage" in (best["verb"], greedy["verb"]) or best["verb"] == "choose":
        themes.add("wonder")
    if best["verb"] == "sell":
        themes.add("payment")
    if seat.view["turn"] == _LAST:
        themes.add("last")
    return themes


RECIPE = PuzzleRecipe(
    setups=(
        Setup(3, weight=4),
        Setup(3, {"edition": "2"}, weight=3),
        Setup(4, weight=1),
        Setup(5, {"edition": "2"}, weight=1),
    ),
    themes={"science": "science", "military": "military"},
    deed=deed,
    traits=traits,
    screen="classic:100",
    deep="classic:2000",
    depths=(5, 10, 20, 50, 100, 200, 500, 2000),
    worlds=400,
    heroes=7,
    after=10,
    skipped=15,
)
