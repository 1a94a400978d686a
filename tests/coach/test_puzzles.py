"""Puzzles: themes of hand-made positions, mining, verification, grading, and every puzzle that ships."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

import pharos
from pharos.coach.contrast import reasons
from pharos.coach.forecast import Forecaster
from pharos.coach.puzzles.finder import MARGIN, Finder, rating
from pharos.coach.puzzles.judge import Judge
from pharos.coach.puzzles.mining import mine_deal, mine_game, setup_of
from pharos.coach.puzzles.puzzle import Puzzle, read_puzzle, read_puzzles, shipped
from pharos.coach.puzzles.recipe import THEMES, games_with_puzzles, recipe
from pharos.coach.puzzles.solving import attempt, puzzle_of
from pharos.coach.puzzles.verify import check, verify
from pharos.core.errors import BadChoice, BadText, IllegalAction
from pharos.core.game import Game

GAMES = games_with_puzzles()
WAR = "age: 3 \n pawn: 7 \n coins: 9 9 \n pending: 0 turn \n open: pretorium obelisk palace academy"
SCIENCE = """
    age: 3
    coins: 40 9
    city 0: apothecary workshop scriptorium pharmacist university
    pending: 0 turn
    open: academy study palace pretorium
"""
CHAIN = "age: 2 \n coins: 0 9 \n city 0: baths \n pending: 0 turn \n open: aqueduct brewery sawmill"
WONDER = """
    age: 3
    coins: 30 9
    wonders 0: piraeus appian_way pyramids sphinx
    wonders 1: colossus mausoleum great_library great_lighthouse
    pending: 0 turn
    open: palace obelisk
"""
LEAGUE = "boards: gizah-a rhodes-a babylon-a \n coins: 9 9 9 \n"
TWO = "wonders: giza rhodes \n"
RICH = "foundry sawmill loom press glassworks brickyard quarry"


@cache
def finder(game: str) -> Finder:
    return Finder(game)


def themes(game: str, text: str, best: str, greedy: str) -> tuple[str, ...]:
    """The themes of a position of seat 0, given its solution and what a greedy player does."""
    seat = pharos.position(game, text).seat(0)
    good, bad = seat.ruleset.parse(best), seat.ruleset.parse(greedy)
    why = reasons(Forecaster(game), seat, good, bad)
    return finder(game).themes(seat, good, bad, why)


@pytest.mark.parametrize(
    ("theme", "text", "best", "greedy"),
    [
        ("military", WAR, "build pretorium", "build obelisk"),
        ("science", SCIENCE, "build academy", "sell palace"),
        ("denial", WAR.replace("pawn: 7", "pawn: -7"), "sell pretorium", "build palace"),
        ("payment", WAR, "sell palace", "build obelisk"),
        ("wonder", WONDER, "wonder piraeus using obelisk", "build obelisk"),
        ("chain", CHAIN, "build aqueduct", "sell brewery"),
        ("last", "age: 1 \n coins: 9 9 \n pending: 0 turn \n open: tavern", "build tavern", "sell tavern"),
    ],
)
def test_themes_of_duel_are_recognised(theme: str, text: str, best: str, greedy: str) -> None:
    assert theme in themes("duel", text, best, greedy)


@pytest.mark.parametrize(
    ("theme", "text", "best", "greedy"),
    [
        ("military", f"age: 3 \n turn: 6 \n city 0: {RICH} \n hand 0: arsenal circus", "build arsenal", "sell circus"),
        ("science", f"age: 3 \n turn: 6 \n city 0: {RICH} lodge \n hand 0: study haven", "build study", "sell haven"),
        ("denial", f"age: 3 \n turn: 5 \n city 1: {RICH} lodge dispensary apothecary \n"
         "hand 0: academy arena lighthouse", "sell academy", "sell arena"),
        ("payment", "hand 0: altar stockade", "sell altar", "build altar"),
        ("wonder", "city 0: quarry stone_pit \n hand 0: altar stockade", "stage using altar", "build altar"),
        ("chain", "age: 2 \n city 0: baths \n hand 0: aqueduct vineyard", "build aqueduct", "sell vineyard"),
        ("last", "age: 1 \n turn: 6 \n hand 0: altar stockade", "build altar", "sell stockade"),
    ],
)  # fmt: skip
def test_themes_of_7_wonders_are_recognised(theme: str, text: str, best: str, greedy: str) -> None:
    assert theme in themes("seven-wonders", LEAGUE + text, best, greedy)


@pytest.mark.parametrize(
    ("theme", "text", "best", "greedy"),
    [
        ("military", "deck 0: red1 wood \n deck 1: blue3 wood", "take left", "take right"),
        ("science", "cards 0: gear \n deck 0: gear wood \n deck 1: blue3 wood", "take left", "take right"),
        ("wonder", "cards 0: wood \n deck 0: stone wood \n deck 1: blue3 wood", "take left", "take right"),
        ("payment", "deck 0: coin wood \n deck 1: blue3 wood", "take left", "take right"),
    ],
)
def test_themes_of_architects_are_recognised(theme: str, text: str, best: str, greedy: str) -> None:
    assert theme in themes("architects", TWO + text, best, greedy)


@pytest.mark.parametrize("id", GAMES)
def test_the_value_of_an_action_does_not_depend_on_what_else_is_compared(id: str) -> None:
    game = pharos.new(id, seed=8)
    seat = game.seat(game.to_act[0])
    actions, judge = seat.legal[:3], Judge(id, has_net=finder(id).recipe.simulations > 0)
    together = judge.values(seat, actions, range(5), 20)
    assert together == judge.values(seat, actions[::-1], range(5), 20)
    assert {action: judge.values(seat, [action], range(5), 20)[action] for action in actions} == together


@cache
def mined() -> tuple[Puzzle, ...]:
    """Puzzles of a few deals of Duel."""
    return tuple(puzzle for deal in range(4) for puzzle in mine_deal("duel", 5, deal))


def test_mining_finds_puzzles_and_is_repeatable() -> None:
    assert mined()
    again = [puzzle for deal in range(4) for puzzle in mine_deal("duel", 5, deal)]
    assert [puzzle.line() for puzzle in again] == [puzzle.line() for puzzle in mined()]
    for puzzle in mined():
        assert read_puzzle(puzzle.line()).line() == puzzle.line()
        assert check(puzzle) is None
        assert verify(finder("duel"), puzzle) is None


def test_finished_games_of_people_are_mined_as_well() -> None:
    puzzle = mined()[0]
    game = puzzle.start()
    game.play(puzzle.seat, puzzle.greedy)
    same = [each for each in mine_game(game) if each.position == puzzle.position]
    assert [(each.best, each.source) for each in same] == [(puzzle.best, "host")]


def test_kinds_of_tables_take_turns_by_their_weights() -> None:
    made = recipe("seven-wonders")
    assert made is not None
    weights = sum(setup.weight for setup in made.setups)
    setups = [setup_of(made, deal) for deal in range(weights)]
    assert [setups.count(setup) for setup in made.setups] == [setup.weight for setup in made.setups]


def test_faults_are_found() -> None:
    puzzle = mined()[0]
    wrong = next(text for text in puzzle.evidence.losses)
    assert check(replace(puzzle, position="age: 9")) == "position"
    assert check(replace(puzzle, seat=1 - puzzle.seat)) == "position"
    assert check(replace(puzzle, best=("take law",))) == "solution"
    assert check(replace(puzzle, best=(puzzle.greedy,))) == "greedy"
    turned = {**puzzle.evidence.losses, puzzle.best[0]: 0.2}
    assert verify(finder("duel"), replace(puzzle, best=(wrong,), greedy=puzzle.best[0],
        evidence=replace(puzzle.evidence, losses=turned))) in ("margin", "greedy")  # fmt: skip


def other_world(puzzle: Puzzle) -> Game:
    """Another world that the seat cannot tell from the puzzle's."""
    return puzzle.start().reshuffled(puzzle.seat, 77)


def test_a_position_with_hidden_truth_is_refused() -> None:
    puzzle = next(each for each in mined() if other_world(each).position_text() != each.position)
    assert check(replace(puzzle, position=other_world(puzzle).position_text())) == "hidden"


def test_puzzles_are_the_same_whatever_is_hidden() -> None:
    for puzzle in mined()[:2]:
        seat = other_world(puzzle).seat(puzzle.seat)
        again = finder("duel").find(seat, puzzle.options)
        assert again is not None
        assert again.line() == puzzle.line()


def test_tries_are_graded_by_the_evidence() -> None:
    puzzle = mined()[0]
    assert [attempt(puzzle, text).grade for text in puzzle.best] == ["best"] * len(puzzle.best)
    tried = attempt(puzzle, puzzle.greedy)
    assert tried.grade == "weak"
    assert tried.loss == puzzle.evidence.losses[puzzle.greedy]
    with pytest.raises(IllegalAction):
        attempt(puzzle, "draft pyramids")
    with pytest.raises(BadText):
        attempt(puzzle, "hello")


def test_deeper_searches_and_narrower_margins_make_harder_puzzles() -> None:
    made = recipe("duel")
    assert made is not None
    evidence = mined()[0].evidence
    by_depth = [rating(replace(evidence, depth=depth), made) for depth in made.depths]
    assert by_depth == sorted(by_depth)
    assert by_depth[-1] > by_depth[0]
    assert rating(replace(evidence, margin=0.1), made) > rating(replace(evidence, margin=0.4), made)


def test_unreadable_puzzles_are_refused() -> None:
    for line in ("{}", "no", '{"evidence": 3}'):
        with pytest.raises(BadText):
            read_puzzle(line)
    assert read_puzzles(["", mined()[0].line(), " "]) == [read_puzzle(mined()[0].line())]
    with pytest.raises(BadChoice):
        puzzle_of("duel", "nothing")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_holds_at_a_tenth_of_its_depth(game: str) -> None:
    faults = {puzzle.id: fault for puzzle in shipped(game) if (fault := verify(finder(game), puzzle, 10))}
    assert not faults


def test_every_theme_and_margin_is_known() -> None:
    for game in GAMES:
        for puzzle in shipped(game):
            assert set(puzzle.themes) <= set(THEMES)
            assert puzzle.evidence.margin >= MARGIN
