"""Every wonder board of both editions: its initial resource and its sides, first A or Day, then B or Night."""

from __future__ import annotations

from .vocabulary import (
    board,
    coins,
    copy,
    discount,
    first_card,
    first_of_colour,
    free_once,
    last_card,
    points,
    produce_one,
    revive,
    seventh,
    shields,
    stage,
    wild_science,
)

# fmt: off
_GIZAH_FOUR = (
    stage("WW", points(3)), stage("SSS", points(5)), stage("CCC", points(5)), stage("SSSSP", points(7)),
)
_RHODES = board("rhodes", "O",
    (stage("WW", points(3)), stage("CCC", shields(2)), stage("OOOO", points(7))),
    (stage("SSS", points(3), shields(1), coins(3)), stage("OOOO", points(4), shields(1), coins(4))),
)
FIRST = (
    board("gizah", "S",
        (stage("SS", points(3)), stage("WWW", points(5)), stage("SSSS", points(7))),
        _GIZAH_FOUR),
    board("babylon", "C",
        (stage("CC", points(3)), stage("WWW", wild_science()), stage("CCCC", points(7))),
        (stage("CL", points(3)), stage("WWG", seventh()), stage("CCCP", wild_science()))),
    board("olympia", "W",
        (stage("WW", points(3)), stage("SS", free_once()), stage("OO", points(7))),
        (stage("WW", discount("WSCO", "left right")), stage("SS", points(5)), stage("OOL", copy()))),
    _RHODES,
    board("ephesus", "P",
        (stage("SS", points(3)), stage("WW", coins(9)), stage("PP", points(7))),
        (stage("SS", points(2), coins(4)), stage("WW", points(3), coins(4)), stage("GLP", points(5), coins(4)))),
    board("alexandria", "G",
        (stage("SS", points(3)), stage("OO", produce_one("WSCO")), stage("GG", points(7))),
        (stage("CC", produce_one("WSCO")), stage("WW", produce_one("GLP")), stage("SSS", points(7)))),
    board("halicarnassus", "L",
        (stage("CC", points(3)), stage("OOO", revive()), stage("LL", points(7))),
        (stage("OO", points(2), revive()), stage("CCC", points(1), revive()), stage("GLP", revive()))),
)
SECOND = (
    board("gizah", "S",
        (stage("WW", points(3)), stage("CCL", points(5)), stage("SSSS", points(7))),
        _GIZAH_FOUR),
    board("babylon", "W",
        (stage("CC", points(3)), stage("OOL", wild_science()), stage("WWWW", points(7))),
        (stage("SS", seventh()), stage("CCCG", wild_science()))),
    board("olympia", "C",
        (stage("SS", points(3)), stage("WW", first_of_colour()), stage("CCC", points(7))),
        (stage("OO", points(2), first_card()), stage("CCC", points(3), last_card()), stage("GLP", points(5)))),
    _RHODES,
    board("ephesus", "P",
        (stage("CC", points(3)), stage("WW", coins(9)), stage("OOG", points(7))),
        (stage("SS", points(2), coins(4)), stage("WW", points(3), coins(4)), stage("OOL", points(5), coins(4)))),
    board("alexandria", "G",
        (stage("SS", points(3)), stage("OO", produce_one("WSCO")), stage("LP", points(7))),
        (stage("CC", produce_one("WSCO")), stage("OOO", produce_one("GLP")), stage("WWWW", points(7)))),
    board("halicarnassus", "L",
        (stage("OO", points(3)), stage("GP", revive()), stage("SSS", points(7))),
        (stage("CC", points(2), revive()), stage("GP", points(1), revive()), stage("WWW", revive()))),
)
# fmt: on

EDITIONS = (FIRST, SECOND)
