"""Game-independent kernels of vectorised games: `vec_game.py` binds them to the rules and observations of each game."""
