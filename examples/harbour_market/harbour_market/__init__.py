"""Harbour Market: a small drafting game for two to four players. `RULES.md` has the rules."""
