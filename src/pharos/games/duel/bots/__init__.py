"""What the bots of Duel know about the game beyond its rules."""
