"""Hand-made positions, one for each theme: the coach finds the known blunder and names why, and nothing hidden shows."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

import pharos
from pharos.bots import bot
from pharos.bots.analysis import Analyst, Moment
from pharos.coach.contrast import contrast, reasons
from pharos.coach.forecast import Forecaster
from pharos.coach.hint import Coach
from pharos.coach.reasons import Reason
from pharos.coach.review import Reviewer, review
from pharos.coach.sentences import SentenceWriter
from pharos.core.game import Game
from pharos.core.json_types import JsonObject
from pharos.core.spec import Effort
from pharos.locales import words

QUICK = Effort(playouts=6, worlds=4, adviser="builder", taste=0.3)
NAMES = ["Ana", "Bo", "Caio"]
MILITARY = """
    age: 2
    turn: 6
    boards: gizah-a babylon-a rhodes-a
    coins: 9 5 5
    city 0: quarry barracks
    city 1: stockade guard_tower
    city 2: guard_tower
    hand 0: walls temple
"""
SCIENCE = """
    age: 1
    turn: 5
    boards: gizah-a babylon-a rhodes-a
    coins: 6 5 5
    city 0: press loom apothecary workshop
    city 1: stockade altar
    city 2: guard_tower theater
    hand 0: scriptorium altar pawnshop
"""
CHAIN = """
    age: 1
    turn: 5
    boards: gizah-a babylon-a rhodes-a
    coins: 1 5 5
    city 0: press glassworks marketplace tavern
    city 1: stockade altar
    city 2: guard_tower theater
    hand 0: scriptorium pawnshop workshop
"""
DENIAL = """
    age: 3
    turn: 5
    boards: gizah-a babylon-a rhodes-a
    coins: 9 12 5
    city 0: quarry loom glassworks press brickyard sawmill clay_pool foundry
    city 1: brickyard foundry loom glassworks press sawmill clay_pool
    city 2: guard_tower theater
    hand 0: pantheon town_hall gardens
"""
STAGE = """
    wonders: giza rhodes olympia
    stages 0: 1 2 3
    cards 0: wood wood
    stages 1: 1 2
    deck 0: wood gear coin
    deck 1: coin wood gear
    deck 2: gear glass red0
"""
TOKEN = """
    wonders: giza rhodes olympia
    cards 0: gear
    deck 0: gear stone coin
    deck 1: coin wood gear
    deck 2: coin glass red0
"""
FINISH = """
    wonders: giza rhodes olympia
    stages 0: 1 2 3 4
    cards 0: wood stone clay
    stages 1: 1 2 3 4
    cards 1: wood stone clay
    deck 0: glass gear coin
    deck 1: glass wood gear
    deck 2: wood gear red0
"""
LEAD = """
    wonders: giza rhodes olympia
    cards 1: red1
    deck 0: red0 stone coin
    deck 1: coin wood gear
    deck 2: coin glass wood
"""
BATTLE = """
    wonders: giza rhodes olympia
    peace: 1
    deck 0: red2 stone coin
    deck 1: coin wood gear
    deck 2: coin glass wood
"""


def why(id: str, position: str, better: str, worse: str) -> dict[tuple[str, int | None], Reason]:
    """The reasons for one action and against another, by kind and seat."""
    game = pharos.position(id, position)
    parse = game.ruleset.parse
    difference = contrast(Forecaster(id), game.seat(0), parse(better), parse(worse))
    assert difference.good.mean.chances[0] >= difference.bad.mean.chances[0]
    return {(reason.kind, reason.seat): reason for reason in difference.gains}


def test_shields_are_compared_with_each_neighbour_by_name() -> None:
    themes = why("seven-wonders", MILITARY, "build walls", "sell temple")
    lead = themes["lead", 1]
    assert (lead.own, lead.theirs, lead.amount) == (3, 2, 4.0), "from a defeat to a victory of age II"
    assert themes["points", 0].category == "military"
    assert ("denial", 1) in themes


def test_overtaking_both_neighbours_names_both() -> None:
    position = MILITARY.replace("stockade guard_tower", "stockade").replace("quarry barracks", "quarry")
    game = pharos.position("seven-wonders", position)
    hint = Coach("seven-wonders", is_interpreted=True).explain(game.seat(0), game.ruleset.parse("build walls"))
    assert {reason.seat for reason in hint.reasons if reason.kind == "lead"} == {1, 2}


def test_a_completed_set_of_symbols_is_named() -> None:
    themes = why("seven-wonders", SCIENCE, "build scriptorium", "build altar")
    assert themes["set", None].amount == 1
    assert themes["points", 0].category == "science"


def test_chains_are_named_with_what_they_lead_to() -> None:
    opened = why("seven-wonders", CHAIN, "build scriptorium", "build pawnshop")["opens", None]
    assert opened.card in ("library", "courthouse")
    assert opened.now >= opened.before + 0.2


def test_a_card_kept_from_a_neighbour_is_named() -> None:
    kept = why("seven-wonders", DENIAL, "build pantheon", "build town_hall")["keeps", 1]
    assert (kept.card, kept.now) == ("pantheon", 1.0)


def test_a_card_that_is_sold_is_kept_from_a_neighbour_too() -> None:
    kept = why("seven-wonders", DENIAL.replace("quarry loom", "loom"), "sell pantheon", "sell gardens")
    assert kept["keeps", 1].card == "pantheon"


def test_a_card_that_nobody_gets_is_not_kept_from_anybody() -> None:
    last = DENIAL.replace("turn: 5", "turn: 6").replace("pantheon town_hall gardens", "pantheon town_hall")
    assert ("keeps", 1) not in why("seven-wonders", last, "build pantheon", "build town_hall")


def test_a_stage_is_named() -> None:
    assert why("architects", STAGE, "take left", "take right")["stage", None].amount == 1


def test_a_progress_token_is_named() -> None:
    assert why("architects", TOKEN, "take left", "take right")["token", None].amount == 1


def test_shields_for_the_next_battle_are_named_with_the_neighbour() -> None:
    themes = why("architects", LEAD, "take left", "take right")
    assert (themes["lead", 2].own, themes["lead", 2].theirs, themes["lead", 2].amount) == (1, 0, 3.0)
    assert ("lead", 1) not in themes, "as many shields win nothing"


def test_a_battle_at_once_is_named_with_its_victories() -> None:
    assert why("architects", BATTLE, "take left", "take right")["battle", None].amount == 2


def test_choosing_a_token_is_not_another_turn() -> None:
    assert ("tempo", None) not in why("architects", TOKEN, "take left", "take right")


@pytest.mark.parametrize(
    ("id", "position", "best", "blunder", "answers"),
    [
        ("seven-wonders", MILITARY, "build walls", "sell temple", "overtakes Bo in shields (3 to 2)"),
        ("architects", FINISH, "take left", "take right", "wins the game at once"),
    ],
)
def test_a_review_finds_the_blunder_and_tells_it(id: str, position: str, best: str, blunder: str, answers: str) -> None:
    game = pharos.position(id, position)
    game.names = NAMES
    player = bot("greedy", id)
    game.play(0, blunder)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, player.choose(game.seat(seat), len(game.history)).action)
    reviewed = review(game)
    point = next(point for point in reviewed.seats[0].turning_points if point.ply == 0)
    assert (point.seat, game.ruleset.text(point.better or 0)) == (0, best)
    said = SentenceWriter(words("en"), game.ruleset, NAMES, 0).turning_point(point, 0)
    assert said.startswith("You played “")
    assert answers in said


TABLES = [
    ("seven-wonders", 2, {}),
    *(("seven-wonders", players, {"edition": edition}) for players, edition in ((3, "1"), (4, "1"), (7, "2"))),
    *(
        pytest.param("seven-wonders", players, {"edition": edition}, marks=pytest.mark.slow)
        for players, edition in ((3, "2"), (5, "2"), (6, "1"))
    ),
    *(("architects", players, {}) for players in (2, 3, 7)),
    *(pytest.param("architects", players, {}, marks=pytest.mark.slow) for players in (4, 5, 6)),
    ("duel", 2, {}),
]


def positions(id: str, players: int, options: dict[str, str]) -> list[Game]:
    """Positions of a game by greedy bots in which there is a choice."""
    chosen: JsonObject = dict(options)
    game, player, moments = pharos.new(id, players=players, seed=players, **chosen), bot("greedy", id), []
    while len(game.history) < 12 * players:
        seat = game.to_act[0]
        if len(game.history) % (5 * players) in (0, 1) and len(game.legal(seat)) > 2:
            moments.append(game.copy())
        game.play(seat, player.choose(game.seat(seat), len(game.history)).action)
    return moments


@pytest.mark.parametrize(("id", "players", "options"), TABLES)
def test_hints_and_reasons_are_the_same_whatever_is_hidden(id: str, players: int, options: dict[str, str]) -> None:
    coach, forecaster = Coach(id, effort=QUICK), Forecaster(id, QUICK)
    names = [f"P{seat}" for seat in range(players)]
    for game in positions(id, players, options):
        seat = game.to_act[0]
        first, last = game.legal(seat)[0], game.legal(seat)[-1]
        answers = set()
        for seed in (3, 4):
            known = game.reshuffled(seat, seed).seat(seat)
            writer = SentenceWriter(words("en"), game.ruleset, names, seat)
            why = [reason.as_dict() for reason in reasons(forecaster, known, first, last)]
            answers.add(json.dumps([writer.hint(coach.hint(known)), why]))
        assert len(answers) == 1


@pytest.mark.parametrize(
    ("id", "players"), [("seven-wonders", 3), ("seven-wonders", 6), ("architects", 2), ("architects", 5)]
)
def test_verdicts_of_a_review_are_the_same_whatever_is_hidden(id: str, players: int) -> None:
    for game in positions(id, players, {}):
        seat, answers = game.to_act[0], set()
        for seed in (3, 4):
            world = game.reshuffled(seat, seed)
            options: JsonObject = dict(world.options)
            placed = pharos.position(id, world.position_text(), **options)
            placed.play(seat, game.legal(seat)[-1])
            analyst = Analyst(placed, QUICK)
            verdict = analyst.verdict(0)
            assert verdict is not None
            moment = Moment(0, (1 / players,) * players, verdict)
            why = Reviewer(analyst, [moment]).reasons(0)
            answers.add(json.dumps([asdict(verdict), [reason.as_dict() for reason in why]]))
        assert len(answers) == 1
