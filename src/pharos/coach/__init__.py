"""The coach: reviews finished games in words and explains why one move is better than another.

It judges every decision by what its seat knew then. Reasons are data; `pharos.coach.sentences` turns them into words.
"""

from .review import Review, review

__all__ = ["Review", "review"]
