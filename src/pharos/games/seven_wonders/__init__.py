"""7 Wonders: first edition with its Free City variant, and second edition."""
