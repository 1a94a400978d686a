"""The spec of Duel: everything that the rest of Pharos asks of it."""

from __future__ import annotations

from ...core.spec import BotBenchmark, BotOffer, Effort, GameSpec, Level, VecBenchmark

SPEC = GameSpec(
    package="pharos.games.duel",
    id="duel",
    levels=(
        Level("newcomer", "greedy:temperature=1.2", 1020),
        Level("apprentice", "greedy", 1200),
        Level("builder", "search:24:halving=0:depth=0:temperature=0.5", 1390),
        Level("architect", "search:8:halving=0:depth=0:temperature=0.1", 1590),
        Level("master", "search:32:halving=0:depth=0", 1750),
        Level("champion", "search:1500", 1970),
    ),
    bots=(
        BotOffer("rules", "pharos.bots.heuristics:heuristic_bot", {"name": "rules"}),
        BotOffer("science", "pharos.bots.heuristics:heuristic_bot", {"name": "science"}),
        BotOffer("military", "pharos.bots.heuristics:heuristic_bot", {"name": "military"}),
        BotOffer("greedy", "pharos.bots.search_bots:GreedyBot"),
        BotOffer("flat", "pharos.bots.search_bots:FlatBot"),
        BotOffer("tree", "pharos.bots.search_bots:TreeBot"),
        BotOffer("guided", "pharos.bots.anchors:GuidedTreeBot"),
        BotOffer("classic", "pharos.bots.search_bots:TreeBot"),
        BotOffer("search", "pharos.bots.net_bots:PuctBot"),
    ),
    net_settings={"depth": 8},
    playout_randomness=100,
    effort=Effort(playouts=400, worlds=16, adviser="search:400", has_net=True),
    supremacies=("military", "science"),
    recipe_part=".bots.recipe:RECIPE",
    benchmarks=(
        BotBenchmark("duel.tree_iterations_per_s", "classic:prior_weight=0", players=2, simulations=20_000),
        BotBenchmark("duel.net_evaluations_per_s", "search:depth=0", players=2, simulations=20_000),
        BotBenchmark("duel.search_800_ms", "search:800", players=2),
        BotBenchmark("duel.flat_playouts_per_s", "flat:random=100", players=2, simulations=10_000),
    ),
    vec_benchmarks=(VecBenchmark("duel", players=2),),
    lab_part=".lab:pieces",
    terminal_part=".terminal",
    observation_part=".observation",
    drawing_part=".drawing:draw",
    puzzle_part=".puzzles:RECIPE",
    openings_part=".openings:OPENINGS",
    score_pad_part=".score_pad:pads",
    page="duel.md",
)
