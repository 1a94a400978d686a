"""A puzzle: seat 0 can win at once. Which action wins?"""

import pharos

game = pharos.position(
    "duel",
    """
    age: 3
    pawn: 7
    coins: 8 3
    city 0: clay_pool press
    city 1: lumber_yard
    open: arsenal pretorium senate
    """,
)

for action in game.legal(0):
    attempt = game.copy()
    attempt.play(0, action)
    if attempt.outcome:
        print(game.ruleset.text(action), "wins by", attempt.outcome.reason)
        assert game.ruleset.text(action) == "build pretorium"
