"""Searches that know no game: each file is loaded once per room, beside that room's rules and insight (see `rooms.py`)."""
