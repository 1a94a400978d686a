"""The spec of Architects: everything that the rest of Pharos asks of it."""

from __future__ import annotations

from ...core.spec import BotBenchmark, BotOffer, Effort, GameSpec, Level, VecBenchmark

SPEC = GameSpec(
    package="pharos.games.architects",
    id="architects",
    levels=(
        Level("newcomer", "greedy:temperature=4", 850),
        Level("apprentice", "rules", 970),
        Level("builder", "greedy:temperature=2", 1060),
        Level("architect", "greedy", 1200),
        Level("master", "search:100", 1350),
        Level("champion", "search:600", 1420),
    ),
    bots=(
        BotOffer("rules", "pharos.bots.heuristics:heuristic_bot", {"name": "rules"}),
        BotOffer("greedy", "pharos.bots.search_bots:GreedyBot"),
        BotOffer("flat", "pharos.bots.search_bots:FlatBot"),
        BotOffer("tree", "pharos.bots.search_bots:TreeBot"),
        BotOffer("classic", "pharos.bots.search_bots:TruncatedFlatBot"),
        BotOffer("search", "pharos.bots.afterstate_bots:AfterstateBot"),
    ),
    playout_randomness=5,
    effort=Effort(playouts=42, worlds=40, adviser="search:1:depth=0", taste=0.6, has_net=True),
    daily_players=3,
    training_run="pharos.learning.afterstate_run:AfterstateRun",
    recipe_part=".bots.recipe:RECIPE",
    benchmarks=(
        BotBenchmark("architects-2.flat_playouts_per_s", "flat:random=100", players=2, simulations=20_000),
        BotBenchmark("architects-2.search_600_ms", "search:600", players=2),
    ),
    vec_benchmarks=(
        VecBenchmark("architects-2", players=2),
        VecBenchmark("architects-7", players=7),
    ),
    lab_part=".lab:pieces",
    terminal_part=".terminal",
    observation_part=".observation",
    drawing_part=".drawing:draw",
    puzzle_part=".puzzles:RECIPE",
    coach_part=".coach:GUIDE",
    openings_part=".openings:OPENINGS",
    score_pad_part=".score_pad:pads",
    page="architects.md",
)
