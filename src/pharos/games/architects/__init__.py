"""7 Wonders Architects: the rules of the game for 2 to 7 players. See RULES.md beside this file."""
