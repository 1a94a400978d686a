"""The numbers that the rulebook prints beside the pieces; rules, catalogue and bots read them from here."""

from __future__ import annotations

CAT_POINTS = 2  # R37: for the holder of the cat
VICTORY_POINTS = 3  # R37: for each military victory token
FACE_UP = 3  # R56: progress tokens beside the stack
CONFLICT = (0, 0, 3, 3, 4, 5, 6, 6)  # R57: conflict tokens by number of players
