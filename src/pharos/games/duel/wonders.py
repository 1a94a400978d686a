"""Every wonder and progress token of Duel: one row each. Their numbers are their places in the tuples."""

from __future__ import annotations

from .vocabulary import (
    coins,
    coins_on_chain,
    destroy,
    discount,
    economy,
    library,
    more_shields,
    opponent_loses,
    play_again,
    points,
    points_per,
    produce_one,
    revive,
    science,
    shields,
    theology,
    token,
    wonder,
)

# fmt: off
WONDERS = (
    wonder("appian_way",        "SSCCP", points(3), coins(3), opponent_loses(3), play_again()),
    wonder("circus_maximus",    "WSSG",  points(3), shields(1), destroy("grey")),
    wonder("colossus",          "CCCG",  points(3), shields(2)),
    wonder("great_library",     "WWWGP", points(4), library()),
    wonder("great_lighthouse",  "WSPP",  points(4), produce_one("WSC")),
    wonder("hanging_gardens",   "WWGP",  points(3), coins(6), play_again()),
    wonder("mausoleum",         "CCGGP", points(2), revive()),
    wonder("piraeus",           "WWSC",  points(2), play_again(), produce_one("GP")),
    wonder("pyramids",          "SSSP",  points(9)),
    wonder("sphinx",            "SCGG",  points(6), play_again()),
    wonder("statue_of_zeus",    "WSCPP", points(3), shields(1), destroy("brown")),
    wonder("temple_of_artemis", "WSGP",  coins(12), play_again()),
)

TOKENS = (
    token("agriculture",  coins(6), points(4)),
    token("architecture", discount(2, "wonder")),
    token("economy",      economy()),
    token("law",          science("law")),
    token("masonry",      discount(2, "blue")),
    token("mathematics",  points_per(3, "token")),
    token("philosophy",   points(7)),
    token("strategy",     more_shields(1)),
    token("theology",     theology()),
    token("urbanism",     coins(6), coins_on_chain(4)),
)
# fmt: on

FIRST_GAME = (
    ("pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"),
    ("circus_maximus", "piraeus", "appian_way", "colossus"),
)
