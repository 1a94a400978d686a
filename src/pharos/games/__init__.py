"""One room per game; rooms never import each other."""
