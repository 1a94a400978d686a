"""Every wonder and progress token of Architects: one row each. Their numbers are their places in the tuples.

The stages of a wonder are listed from the bottom up; those in one pair of brackets are side by side, built in any order.
"""

from __future__ import annotations

from .vocabulary import (
    any_resources,
    choose_token,
    double_coin,
    extra_card,
    points,
    points_both,
    points_complete,
    points_per,
    search,
    shields,
    stage,
    take,
    token,
    wonder,
)

# fmt: off
WONDERS = (
    wonder("alexandria",
        (stage("2≠", 4),),
        (stage("2=", 3, take("any")),),
        (stage("3≠", 6),),
        (stage("3=", 5, take("any")),),
        (stage("4≠", 7),)),
    wonder("babylon",
        (stage("2≠", 3),),
        (stage("2=", 0, choose_token()),),
        (stage("3≠", 5),),
        (stage("3=", 5, choose_token()), stage("4≠", 7))),
    wonder("ephesus",
        (stage("2≠", 3),),
        (stage("2=", 3, take("central")), stage("3≠", 4, take("central")), stage("3=", 5, take("central"))),
        (stage("4≠", 7),)),
    wonder("giza",
        (stage("2≠", 4),),
        (stage("2=", 5),),
        (stage("3≠", 6),),
        (stage("3=", 7),),
        (stage("4≠", 8),)),
    wonder("halicarnassus",
        (stage("2≠", 3),),
        (stage("2=", 3, search(5)),),
        (stage("3≠", 6), stage("3=", 5, search(5))),
        (stage("4≠", 7),)),
    wonder("olympia",
        (stage("2≠", 3),),
        (stage("2=", 2, take("both")), stage("3≠", 5)),
        (stage("3=", 5, take("both")),),
        (stage("4≠", 7),)),
    wonder("rhodes",
        (stage("2≠", 4), stage("2=", 4, shields(1))),
        (stage("3≠", 5),),
        (stage("3=", 6, shields(1)),),
        (stage("4≠", 7),)),
)

TOKENS = (
    token("urbanism",     extra_card("wood clay")),
    token("crafts",       extra_card("papyrus glass")),
    token("jewellery",    extra_card("stone coin")),
    token("science",      extra_card("compass gear tablet")),
    token("propaganda",   extra_card("red1 red2")),
    token("architecture", extra_card("stage")),
    token("economy",      double_coin()),
    token("engineering",  any_resources()),
    token("tactics",      shields(2)),
    token("decor",        points(4), points_complete(6)),
    token("politics",     points_per(1, "cat")),
    token("strategy",     points_per(1, "victory")),
    token("education",    points_per(2, "token")),
    token("culture",      points(4), points_both(12), copies=2),
)
# fmt: on
