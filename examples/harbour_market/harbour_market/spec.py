"""The spec of Harbour Market: everything that Pharos asks of it."""

from __future__ import annotations

from pharos.core.spec import BotOffer, Effort, GameSpec, Level

SPEC = GameSpec(
    package="harbour_market",
    id="harbour-market",
    levels=(
        Level("apprentice", "rules"),
        Level("builder", "greedy"),
        Level("architect", "search:100"),
        Level("master", "search:800"),
    ),
    bots=(
        BotOffer("rules", "pharos.bots.heuristics:heuristic_bot", {"name": "rules"}),
        BotOffer("greedy", "pharos.bots.search_bots:GreedyBot"),
        BotOffer("flat", "pharos.bots.search_bots:FlatBot"),
        BotOffer("search", "pharos.bots.search_bots:TreeBot"),
    ),
    playout_randomness=20,
    effort=Effort(playouts=60, worlds=60, adviser="builder", taste=0.4),
    observation_part=".observation",
)
