"""Ratings of people: the model, the terms of rated tables, and how a rated game ends."""
