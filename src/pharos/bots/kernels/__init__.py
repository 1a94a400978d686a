"""Game-independent searches: `kernel_loader.py` loads each file once per game, next to its rules and evaluation."""
