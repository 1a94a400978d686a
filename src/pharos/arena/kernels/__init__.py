"""Game-independent kernels of the arena: `kernel_games.py` binds them to the rules and the greedy bot of each game."""
