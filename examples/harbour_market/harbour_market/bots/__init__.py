"""What the bots know of Harbour Market: evaluation and heuristics."""
