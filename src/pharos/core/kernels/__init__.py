"""Kernels shared by all games: bound to each game's `rules` when they are loaded (see `core/engine.py`)."""
