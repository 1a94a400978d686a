"""What the bots know about Architects: evaluation, heuristics and the recipe for tuning the weights."""
