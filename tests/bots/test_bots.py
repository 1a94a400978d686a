"""Specs, levels, budgets and reasons; and that bots see what stares them in the face."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import pharos
from pharos.bots import LEVELS, Budget, Candidate, bot, bot_names, levels, parse_spec
from pharos.bots.kernel_loader import GameKernels
from pharos.bots.protocol import budget_within
from pharos.bots.registry import as_markdown
from pharos.bots.temperature import drawn
from pharos.core.errors import BadChoice

GAMES = pharos.game_ids()


def at_table(game: str, players: int | None = None) -> pharos.Game:
    return pharos.new(game, players=players, seed=3)


def test_a_spec_is_taken_apart() -> None:
    spec = parse_spec("search:800:seed=3")
    assert (spec.name, spec.simulations, spec.settings) == ("search", 800, {"seed": "3"})


@pytest.mark.parametrize(
    ("spec", "id"),
    [
        ("nobody", "unknown-bot"),
        ("flat:0", "bot-spec"),
        ("flat:many", "bot-spec"),
        ("flat:5:6", "bot-spec"),
        ("flat:=3", "bot-spec"),
        ("random:5", "bot-setting"),
        ("search:5:colour=red", "bot-setting"),
        ("search:5:exploration=much", "bot-setting-value"),
        ("flat:5:evaluations=0", "bot-setting-value"),
        ("greedy:temperature=0", "bot-setting-value"),
        ("rules:temperature=1", "bot-setting"),
    ],
)
def test_a_wrong_spec_gets_a_reason(spec: str, id: str) -> None:
    with pytest.raises(BadChoice) as caught:
        bot(spec, "duel")
    assert caught.value.id == id


def test_temperature_draws_among_good_actions() -> None:
    candidates = [Candidate(1, 0.60, 9), Candidate(2, 0.58, 5), Candidate(3, 0.10, 1), Candidate(4, 0.90, 0)]
    actions = [drawn(candidates, 0.05, seed) for seed in range(300)]
    assert actions == [drawn(candidates, 0.05, seed) for seed in range(300)]
    assert set(actions) == {1, 2}
    assert actions.count(1) > actions.count(2) > 75
    assert {drawn(candidates, 10.0, seed) for seed in range(300)} == {1, 2, 3}


def test_a_warm_bot_plays_several_actions_and_a_cold_one_the_best() -> None:
    seat = at_table("duel").seat(0)
    candidates = bot("greedy", "duel").choose(seat, 1, reasons=True).candidates
    best = {candidate.action for candidate in candidates if candidate.value == candidates[0].value}
    assert len(best) < len(candidates)
    assert {bot("greedy:temperature=0.001", "duel").choose(seat, seed).action for seed in range(30)} == best
    assert len({bot("greedy:temperature=50", "duel").choose(seat, seed).action for seed in range(20)}) > 1


def test_science_and_military_play_duel_only() -> None:
    assert {"science", "military"} <= set(bot_names("duel"))
    with pytest.raises(BadChoice):
        bot("science", "architects")


@pytest.mark.parametrize("id", GAMES)
def test_every_level_plays(id: str) -> None:
    assert tuple(levels(id)) == LEVELS
    game = at_table(id)
    seat = game.to_act[0]
    for level in LEVELS:
        choice = bot(level, id).choose(game.seat(seat), 1, Budget(simulations=20))
        assert choice.action in game.legal(seat)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("spec", ["random", "rules", "greedy", "flat:20", "search:20"])
def test_a_bot_plays_a_whole_game_and_repeats_itself(id: str, spec: str) -> None:
    player = bot(spec, id)
    game = at_table(id)
    for _ in range(60):
        if game.is_over:
            break
        seat = game.to_act[0]
        choice = player.choose(game.seat(seat), 5)
        assert bot(spec, id).choose(game.seat(seat), 5).action == choice.action
        game.play(seat, choice.action)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("spec", ["flat:64", "search:64", "greedy"])
def test_reasons_are_given_when_asked(id: str, spec: str) -> None:
    game = at_table(id)
    seat = game.to_act[0]
    choice = bot(spec, id).choose(game.seat(seat), 1, reasons=True)
    assert {candidate.action for candidate in choice.candidates} == set(game.legal(seat))
    if spec.startswith("flat"):
        assert set(choice.candidates[0].points) == set(game.ruleset.categories)
        assert sum(candidate.visits for candidate in choice.candidates) >= 32
        assert all(0 <= candidate.value <= 1 for candidate in choice.candidates)


def test_the_classic_search_of_architects_looks_eight_decisions_of_each_seat_ahead() -> None:
    game = at_table("architects", 3)
    seat = game.seat(game.to_act[0])
    specs = ("classic:60", "flat:60:depth=24:evaluations=4:random=0")
    choices = [bot(spec, "architects").choose(seat, 1, reasons=True) for spec in specs]
    assert choices[0] == choices[1]
    assert choices[0] != bot("classic:60:depth=4", "architects").choose(seat, 1, reasons=True)


def test_a_playout_is_worth_the_mean_of_its_evaluations() -> None:
    kernels = GameKernels("pharos.games.architects", compiled=False)
    game = pharos.new("architects", seed=1, engine="interpreted")
    states, out = kernels.engine.states(3), kernels.engine.numbers(128)
    kernels.engine.store(states, 0, game.state)

    def value(depth: int, evaluations: int) -> float:
        """Of a greedy playout after the first legal action."""
        settings = kernels.flat.Settings(depth, evaluations, 0, 50)
        share: float = kernels.flat.try_action(states, 0, game.legal(0)[0], 1, settings, kernels.weights(), out)
        return share

    assert value(3, 1) != value(6, 1)
    assert value(6, 2) == pytest.approx((value(3, 1) + value(6, 1)) / 2)
    assert value(5, 2) == pytest.approx((value(2, 1) + value(5, 1)) / 2), (
        "no decision is lost where evaluations do not divide them"
    )
    assert value(4000, 4) == pytest.approx(value(4000, 1))


@pytest.mark.parametrize("spec", ["search:80", "classic:80", "classic:80:prior_weight=0", "guided:40", "flat:40"])
def test_plain_python_and_compiled_code_search_alike(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = at_table("duel")
    seat = game.seat(game.to_act[0])
    compiled = bot(spec, "duel").choose(seat, 5, reasons=True).candidates
    monkeypatch.setenv("PHAROS_INTERPRET", "1")
    plain = bot(spec, "duel").choose(seat, 5, reasons=True).candidates
    assert [(one.action, one.visits) for one in plain] == [(one.action, one.visits) for one in compiled]
    assert [one.value for one in plain] == pytest.approx([one.value for one in compiled])


def test_expected_points_are_those_of_the_end_however_early_playouts_are_judged() -> None:
    game = at_table("architects")
    seat, player = game.seat(game.to_act[0]), bot("flat:60:depth=1:random=0", "architects")
    choice = player.choose(seat, 1, reasons=True)
    assert all(sum(candidate.points.values()) > 10 for candidate in choice.candidates)
    assert player.choose(seat, 1).action == choice.action


@pytest.mark.parametrize("spec", ["flat:30", "tree:30"])
def test_result_weight_is_the_part_of_the_victory_in_a_result(spec: str) -> None:
    def halves(weight: int) -> list[float]:
        game = at_table("duel")
        choice = bot(f"{spec}:result_weight={weight}", "duel").choose(game.seat(game.to_act[0]), 1, reasons=True)
        return [2 * candidate.value * candidate.visits for candidate in choice.candidates]

    assert all(value == pytest.approx(round(value)) for value in halves(100))
    assert not all(value == pytest.approx(round(value)) for value in halves(50))


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("spec", ["flat", "search"])
def test_thinking_time_is_kept(id: str, spec: str) -> None:
    game, player = at_table(id), bot(spec, id)
    seat = game.seat(game.to_act[0])
    for warming_up in (Budget(simulations=4), Budget(milliseconds=1)):
        player.choose(seat, 1, warming_up)
    start = time.process_time()
    player.choose(seat, 1, Budget(milliseconds=60))
    assert time.process_time() - start < 1.0


@pytest.mark.parametrize("id", GAMES)
def test_with_people_waiting_a_level_plays_as_strongly_as_measured(id: str) -> None:
    """A time limit only cuts a search off; it never makes a level think more than its spec says."""
    game = at_table(id)
    seat = game.seat(game.to_act[0])
    for level in ("builder", "architect", "master"):
        player = bot(level, id)
        usual = player.choose(seat, 1, reasons=True)
        assert player.choose(seat, 1, budget_within(player, 60_000), reasons=True) == usual


THREAT = """
    age: 3
    pawn: -7
    coins: 9 9
    city 0: quarry
    city 1: stone_pit
    pending: 0 turn
    open: pretorium obelisk palace academy
"""


@pytest.mark.parametrize("spec", ["greedy", "flat:200", "search:200", "rules"])
def test_a_victory_at_hand_is_taken(spec: str) -> None:
    game = pharos.position("duel", THREAT.replace("pawn: -7", "pawn: 7"))
    assert game.ruleset.text(bot(spec, "duel").choose(game.seat(0), 1).action) == "build pretorium"


@pytest.mark.parametrize("spec", ["search:200", "rules"])
def test_a_defeat_at_hand_is_prevented(spec: str) -> None:
    game = pharos.position("duel", THREAT)
    chosen = game.ruleset.text(bot(spec, "duel").choose(game.seat(0), 1).action)
    assert chosen.endswith("pretorium")


def test_the_page_on_bots_lists_them_all() -> None:
    page = Path(__file__).parent.parent.parent / "docs" / "bots.md"
    assert as_markdown() in page.read_text(encoding="utf-8")
