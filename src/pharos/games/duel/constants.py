"""The numbers that board and rulebook print beside the pieces; rules, catalogue and bots read them from here."""

from __future__ import annotations

from dataclasses import dataclass

from .vocabulary import Colour


@dataclass(frozen=True)
class Zone:
    """A zone of the military track, on the side of the player who is behind."""

    first: int
    """Its space nearest to the middle."""
    points: int
    """R54: what it is worth to the player ahead at the end."""
    coins: int
    """R42: what its military token takes from the player behind; 0: there is no token."""


CAPITAL = 9  # spaces from the middle to each capital
ZONES = (Zone(1, 2, 0), Zone(3, 5, 2), Zone(6, 10, 5))
TOKEN_ZONES = tuple(zone for zone in ZONES if zone.coins)
TOKEN_COINS = tuple(zone.coins for zone in TOKEN_ZONES)

SALE, SALE_PER_CARD = 2, 1  # coins for a sold card, and more for each card of this colour
SALE_COLOUR: Colour = "yellow"
COINS_PER_POINT = 3  # coins of the treasury that make one point
STARTING_COINS = 7
PRICE = 2  # coins for a missing resource, before the opponent's symbols
FIXED_PRICE = 1  # coins for a missing resource whose price a card fixes
SYMBOLS_TO_WIN = 6
MOST_WONDERS = 7  # wonders built in a game
OFFERED_WONDERS, WONDERS_EACH = 4, 4
TOKENS_ON_BOARD = 5
GUILDS_IN_PLAY = 3
