"""Web push: notes to people who are away that it is their turn, that a rematch waits, or that somebody invites them."""
