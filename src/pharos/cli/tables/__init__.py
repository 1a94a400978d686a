"""How each game's table is drawn in the terminal: one file per room."""
