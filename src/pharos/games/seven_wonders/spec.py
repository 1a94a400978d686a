"""The spec of 7 Wonders: everything that the rest of Pharos asks of it."""

from __future__ import annotations

from ...core.spec import BotBenchmark, BotOffer, Effort, GameSpec, Level, VecBenchmark

SPEC = GameSpec(
    package="pharos.games.seven_wonders",
    id="seven-wonders",
    levels=(
        Level("newcomer", "greedy:temperature=1", 860),
        Level("apprentice", "greedy:temperature=0.5", 1060),
        Level("builder", "greedy", 1200),
        Level("architect", "search:4:temperature=0.06", 1370),
        Level("master", "search:12", 1580),
        Level("champion", "search:500", 1720),
    ),
    bots=(
        BotOffer("rules", "pharos.bots.heuristics:heuristic_bot", {"name": "rules"}),
        BotOffer("greedy", "pharos.bots.search_bots:GreedyBot"),
        BotOffer("flat", "pharos.bots.search_bots:FlatBot"),
        BotOffer("decoupled", "pharos.bots.search_bots:DecoupledBot"),
        BotOffer("classic", "pharos.bots.search_bots:DecoupledBot"),
        BotOffer("search", "pharos.bots.net_bots:PuctBot"),
    ),
    net_search="decoupled_puct",
    net_settings={"exploration": 0.3, "depth": 30},
    playout_randomness=20,
    effort=Effort(playouts=96, worlds=24, adviser="search:100", taste=0.3, has_net=True),
    daily_players=4,
    recipe_part=".bots.recipe:RECIPE",
    benchmarks=(
        BotBenchmark("seven-wonders-4.flat_playouts_per_s", "flat:random=100", players=4, simulations=4_000),
        BotBenchmark("seven-wonders-4.search_500_ms", "search:500", players=4),
    ),
    vec_benchmarks=(
        VecBenchmark("seven-wonders-3", players=3),
        VecBenchmark("seven-wonders-7", players=7),
    ),
    lab_part=".lab:pieces",
    terminal_part=".terminal",
    observation_part=".observation",
    compact_part=".compact",
    drawing_part=".drawing:draw",
    puzzle_part=".puzzles:RECIPE",
    coach_part=".coach:GUIDE",
    openings_part=".openings:OPENINGS",
    score_pad_part=".score_pad:pads",
    page="seven-wonders.md",
)
