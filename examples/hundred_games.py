"""How do random games of Duel end? This plays a hundred, decision by decision, with the Python API."""

import random
from collections import Counter

import pharos

endings: Counter[str] = Counter()
chooser = random.Random(1)
for seed in range(100):
    game = pharos.new("duel", seed=seed)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, chooser.choice(game.legal(seat)))
    assert game.outcome is not None
    endings[game.outcome.reason] += 1

for reason, games in endings.most_common():
    print(f"{reason:12} {games}")
