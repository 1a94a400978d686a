"""Every structure of both editions: one row per card, in printed order; `edition` marks what only one of them has.

A name has one number in both editions (`tables.py`); grey cards of ages I and II are the same structures.
"""

from __future__ import annotations

from .vocabulary import (
    card,
    coins,
    coins_per,
    discount,
    points,
    points_if_complete,
    points_per,
    produce,
    produce_one,
    science,
    shields,
    wild_science,
)

AROUND, ALL = "left right", "self left right"
_BY_STAGES = (coins_per(3, "stage"), points_per(1, "stage"))
_BY_YELLOW = (coins_per(1, "yellow"), points_per(1, "yellow"))

# fmt: off
AGE_1 = (
    card("lumber_yard",         "brown",  "",        "34",  produce("W")),
    card("stone_pit",           "brown",  "",        "35",  produce("S")),
    card("clay_pool",           "brown",  "",        "35",  produce("C")),
    card("ore_vein",            "brown",  "",        "34",  produce("O")),
    card("tree_farm",           "brown",  "1",       "6",   produce_one("WC")),
    card("excavation",          "brown",  "1",       "4",   produce_one("SC")),
    card("clay_pit",            "brown",  "1",       "3",   produce_one("CO")),
    card("timber_yard",         "brown",  "1",       "3",   produce_one("WS")),
    card("forest_cave",         "brown",  "1",       "5",   produce_one("WO")),
    card("mine",                "brown",  "1",       "6",   produce_one("SO")),
    card("loom",                "grey",   "",        "36",  produce("L")),
    card("glassworks",          "grey",   "",        "36",  produce("G")),
    card("press",               "grey",   "",        "36",  produce("P")),
    card("pawnshop",            "blue",   "",        "47",  points(3), edition=1),
    card("well",                "blue",   "",        "47",  points(3), edition=2),
    card("baths",               "blue",   "S",       "37",  points(3)),
    card("altar",               "blue",   "",        "35",  points(2), edition=1),
    card("altar",               "blue",   "",        "35",  points(3), edition=2),
    card("theater",             "blue",   "",        "36",  points(2), edition=1),
    card("theater",             "blue",   "",        "36",  points(3), edition=2),
    card("tavern",              "yellow", "",        "457", coins(5)),
    card("east_trading_post",   "yellow", "",        "37",  discount("WSCO", "right")),
    card("west_trading_post",   "yellow", "",        "37",  discount("WSCO", "left")),
    card("marketplace",         "yellow", "",        "36",  discount("GLP", AROUND)),
    card("stockade",            "red",    "W",       "37",  shields(1)),
    card("barracks",            "red",    "O",       "35",  shields(1)),
    card("guard_tower",         "red",    "C",       "34",  shields(1)),
    card("apothecary",          "green",  "L",       "35",  science("compass")),
    card("workshop",            "green",  "G",       "37",  science("gear")),
    card("scriptorium",         "green",  "P",       "34",  science("tablet")),
)
AGE_2 = (
    card("sawmill",             "brown",  "1",       "34",  produce("WW")),
    card("quarry",              "brown",  "1",       "34",  produce("SS")),
    card("brickyard",           "brown",  "1",       "34",  produce("CC")),
    card("foundry",             "brown",  "1",       "34",  produce("OO")),
    card("loom",                "grey",   "",        "35",  produce("L")),
    card("glassworks",          "grey",   "",        "35",  produce("G")),
    card("press",               "grey",   "",        "35",  produce("P")),
    card("aqueduct",            "blue",   "SSS",     "37",  points(5), after="baths"),
    card("temple",              "blue",   "WCG",     "36",  points(3), after="altar", edition=1),
    card("temple",              "blue",   "WCG",     "36",  points(4), edition=2),
    card("statue",              "blue",   "WOO",     "37",  points(4), after="theater", edition=1),
    card("statue",              "blue",   "WOO",     "37",  points(4), after="well", edition=2),
    card("courthouse",          "blue",   "CCL",     "35",  points(4), after="scriptorium"),
    card("forum",               "yellow", "CC",      "367", produce_one("GLP"), after="east_trading_post west_trading_post"),
    card("caravansery",         "yellow", "WW",      "356", produce_one("WSCO"), after="marketplace"),
    card("vineyard",            "yellow", "",        "36",  coins_per(1, "brown", ALL)),
    card("bazar",               "yellow", "",        "47",  coins_per(2, "grey", ALL)),
    card("walls",               "red",    "SSS",     "37",  shields(2)),
    card("training_ground",     "red",    "WOO",     "467", shields(2)),
    card("stables",             "red",    "WCO",     "35",  shields(2), after="apothecary"),
    card("archery_range",       "red",    "WWO",     "36",  shields(2), after="workshop"),
    card("dispensary",          "green",  "OOG",     "34",  science("compass"), after="apothecary"),
    card("laboratory",          "green",  "CCP",     "35",  science("gear"), after="workshop"),
    card("library",             "green",  "SSL",     "36",  science("tablet"), after="scriptorium"),
    card("school",              "green",  "WP",      "37",  science("tablet")),
)
AGE_3 = (
    card("pantheon",            "blue",   "CCOGLP",  "36",  points(7), after="temple", edition=1),
    card("pantheon",            "blue",   "CCOGLP",  "36",  points(7), after="altar", edition=2),
    card("gardens",             "blue",   "WCC",     "34",  points(5), after="statue", edition=1),
    card("gardens",             "blue",   "WCC",     "34",  points(5), after="theater", edition=2),
    card("town_hall",           "blue",   "SSOG",    "356", points(6), edition=1),
    card("town_hall",           "blue",   "SSOG",    "36",  points(6), edition=2),
    card("palace",              "blue",   "WSCOGLP", "37",  points(8)),
    card("senate",              "blue",   "WWSO",    "35",  points(6), after="library"),
    card("haven",               "yellow", "WOL",     "34",  coins_per(1, "brown"), points_per(1, "brown"), after="forum"),
    card("lighthouse",          "yellow", "SG",      "36",  *_BY_YELLOW, after="caravansery"),
    card("chamber_of_commerce", "yellow", "CCP",     "46",  coins_per(2, "grey"), points_per(2, "grey")),
    card("arena",               "yellow", "SSO",     "357", *_BY_STAGES, after="dispensary", edition=1),
    card("arena",               "yellow", "SSO",     "35",  *_BY_STAGES, after="dispensary", edition=2),
    card("ludus",               "yellow", "SO",      "57",  coins_per(3, "red"), points_per(1, "red"), edition=2),
    card("fortifications",      "red",    "SOOO",    "37",  shields(3), after="walls", edition=1),
    card("fortifications",      "red",    "COOO",    "37",  shields(3), after="walls", edition=2),
    card("circus",              "red",    "SSSO",    "456", shields(3), after="training_ground", edition=1),
    card("circus",              "red",    "SSSO",    "46",  shields(3), after="training_ground", edition=2),
    card("arsenal",             "red",    "WWOL",    "347", shields(3), edition=1),
    card("arsenal",             "red",    "WWOL",    "35",  shields(3), edition=2),
    card("siege_workshop",      "red",    "WCCC",    "35",  shields(3), after="laboratory"),
    card("castrum",             "red",    "WCCP",    "47",  shields(3), edition=2),
    card("lodge",               "green",  "CCLP",    "36",  science("compass"), after="dispensary"),
    card("observatory",         "green",  "OOGL",    "37",  science("gear"), after="laboratory"),
    card("university",          "green",  "WWGP",    "34",  science("tablet"), after="library"),
    card("academy",             "green",  "SSSG",    "37",  science("compass"), after="school"),
    card("study",               "green",  "WLP",     "35",  science("gear"), after="school"),
)
GUILDS = (
    card("workers_guild",       "purple", "WSCOO",   "",    points_per(1, "brown", AROUND)),
    card("craftsmens_guild",    "purple", "SSOO",    "",    points_per(2, "grey", AROUND)),
    card("traders_guild",       "purple", "GLP",     "",    points_per(1, "yellow", AROUND)),
    card("philosophers_guild",  "purple", "CCCLP",   "",    points_per(1, "green", AROUND)),
    card("spies_guild",         "purple", "CCCG",    "",    points_per(1, "red", AROUND), edition=1),
    card("spies_guild",         "purple", "CCG",     "",    points_per(1, "red", AROUND), edition=2),
    card("strategists_guild",   "purple", "SOOL",    "",    points_per(1, "defeat", AROUND), edition=1),
    card("decorators_guild",    "purple", "SOOL",    "",    points_if_complete(7), edition=2),
    card("shipowners_guild",    "purple", "WWWGP",   "",    points_per(1, "brown grey purple")),
    card("scientists_guild",    "purple", "WWOOP",   "",    wild_science()),
    card("magistrates_guild",   "purple", "WWWSL",   "",    points_per(1, "blue", AROUND)),
    card("builders_guild",      "purple", "SSCCG",   "",    points_per(1, "stage", ALL), edition=1),
    card("builders_guild",      "purple", "SSSCCG",  "",    points_per(1, "stage", ALL), edition=2),
)
# fmt: on

AGES = (AGE_1, AGE_2, (*AGE_3, *GUILDS))
