"""The fourteen kinds of cards and the eight decks of Architects. Numbers of kinds are their places in `CARDS`."""

from __future__ import annotations

from .vocabulary import DeckName, card, cat, coin, horns, points, resource, science, shields

# fmt: off
CARDS = (
    card("wood",     "grey",   resource()),
    card("stone",    "grey",   resource()),
    card("clay",     "grey",   resource()),
    card("papyrus",  "grey",   resource()),
    card("glass",    "grey",   resource()),
    card("coin",     "yellow", coin()),
    card("compass",  "green",  science()),
    card("gear",     "green",  science()),
    card("tablet",   "green",  science()),
    card("blue3",    "blue",   points(3)),
    card("blue2cat", "blue",   points(2), cat()),
    card("red0",     "red",    shields(1)),
    card("red1",     "red",    shields(1), horns(1)),
    card("red2",     "red",    shields(1), horns(2)),
)

CENTRAL: DeckName = "central"

# How many cards of each kind, in the order above: the deck of each wonder, then the central deck.
DECKS: dict[DeckName, tuple[int, ...]] = {
    #                 wo st cl pa gl  co  co ge ta  b3 b2  r0 r1 r2
    "alexandria":    (2, 2, 2, 2, 1,  4,  1, 2, 1,  2, 2,  2, 1, 1),
    "babylon":       (2, 1, 2, 2, 2,  3,  2, 2, 1,  2, 2,  2, 1, 1),
    "ephesus":       (2, 2, 2, 2, 2,  3,  2, 1, 2,  1, 2,  2, 1, 1),
    "giza":          (2, 2, 1, 2, 2,  3,  2, 1, 1,  2, 3,  2, 2, 0),
    "halicarnassus": (2, 2, 2, 1, 2,  3,  1, 1, 2,  2, 2,  2, 2, 1),
    "olympia":       (1, 2, 2, 2, 2,  3,  1, 1, 2,  1, 3,  2, 2, 1),
    "rhodes":        (2, 2, 2, 2, 2,  2,  1, 2, 1,  2, 2,  2, 2, 1),
    "central":       (4, 4, 4, 4, 4,  6,  4, 4, 4,  4, 8,  4, 4, 2),
}
# fmt: on
