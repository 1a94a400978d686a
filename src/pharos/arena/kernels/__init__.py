"""Kernels of the arena that know no game: loaded once per room, beside that room's rules and greedy bot (see `fast.py`)."""
