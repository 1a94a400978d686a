"""What the bots know about Harbour Market: evaluation and heuristics."""
