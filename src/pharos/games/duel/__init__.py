"""7 Wonders Duel."""
