"""The numbers that the rulebook prints beside the pieces; rules, catalogue and bots read them from here."""

from __future__ import annotations

STARTING_COINS = 3  # R36
SALE = 3  # R16: coins for a sold card
PRICE, LOW_PRICE = 2, 1  # R8, R9: coins for a unit from a neighbour
VICTORY = (1, 3, 5)  # R26: points of a victory token of each age
DEFEAT = -1  # R26: points of a defeat token
SYMBOL_SET = 7  # R30: points of three different symbols
COINS_PER_POINT = 3  # R52: coins of the treasury that make one point
CHAINS_WAIT = (1, 0)  # R14: by edition: a chain source works only from the next age on
GUILDS_MORE = 2  # R32: guilds in age III, more than there are cities
