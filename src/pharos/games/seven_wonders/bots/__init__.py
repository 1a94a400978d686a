"""What the bots know about 7 Wonders: evaluation, heuristics and the recipe for tuning the weights."""
