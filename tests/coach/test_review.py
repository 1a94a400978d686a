"""Reviews: figures that add up, the same every time, blind to what was hidden, and told in both languages."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

import pharos
from pharos.bots import bot
from pharos.bots.analysis import Analyst, Moment, Verdict
from pharos.coach.comparison import compare
from pharos.coach.luck import Account, account, swings
from pharos.coach.page import page
from pharos.coach.reasons import Reason
from pharos.coach.review import TURNING_POINTS, Review, TurningPoint, accuracy, as_dict, deeper, performance, review
from pharos.coach.sentences import SentenceWriter
from pharos.core.game import Game
from pharos.core.json_types import JsonObject
from pharos.core.spec import Effort
from pharos.locales import languages, words

GAMES = [("duel", 2), ("seven-wonders", 3), ("architects", 3)]
QUICK = Effort(playouts=12, worlds=8, adviser="greedy", taste=0.3)


def played(id: str, players: int, seed: int = 1, most: int = 10**6) -> Game:
    """A game by greedy bots that now and then do something at random."""
    game, player, random = pharos.new(id, players=players, seed=seed), bot("greedy", id), Random(seed)
    while not game.is_over and len(game.history) < most:
        seat = game.to_act[0]
        is_whim = random.random() < 0.3
        action = random.choice(game.legal(seat)) if is_whim else player.choose(game.seat(seat), len(game.history)).action
        game.play(seat, action)
    return game


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_luck_and_skill_add_up_to_the_result(id: str, players: int) -> None:
    game = played(id, players)
    reviewed = review(game, QUICK)
    assert game.outcome
    for seat in reviewed.seats:
        parts = seat.account
        total = parts.fair + parts.deal + parts.own + parts.others + parts.chance + parts.unexplained
        assert total == pytest.approx(parts.result)
        assert parts.result == pytest.approx((seat.seat in game.outcome.winners) / len(game.outcome.winners))
        assert 0 <= seat.accuracy <= 100
        assert seat.performance >= 0
        assert seat.mistakes <= seat.decisions
        assert len(seat.turning_points) <= TURNING_POINTS
        assert [point.ply for point in seat.turning_points] == sorted(point.ply for point in seat.turning_points)
    assert sum(seat.decisions for seat in reviewed.seats) <= len(game.history)
    assert reviewed.course[0].ply == 0
    assert reviewed.course[-1].ply == len(game.history)
    assert json.dumps(as_dict(reviewed)) == json.dumps(as_dict(review(game, QUICK)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("id", "players"), GAMES)
def test_a_review_can_be_told_to_anybody(id: str, players: int, language: str) -> None:
    game = played(id, players)
    game.names = ["<b>Ana</b>", "Bo", "Caio"][:players]
    reviewed = review(game, QUICK)
    for you in (None, 0):
        writer = SentenceWriter(words(language), game.ruleset, game.names, you)
        text = page(reviewed, writer, language)
        assert "<b>Ana" not in text
        assert "http" not in text
        assert "<script" not in text
        assert text.count("<polygon") == players * (3 if id == "duel" else 1)
        assert text.count("<section>") == (players if you is None else 1)


def quiet_decision() -> tuple[Game, int]:
    """A Duel and an action of its seat that reveals nothing, so that hidden cards stay hidden."""
    game = played("duel", 2, most=24)
    while True:
        seat = game.to_act[0]
        for action in game.legal(seat):
            after = game.copy()
            after.play(seat, action)
            if after.state.info_epoch == game.state.info_epoch and len(game.legal(seat)) > 2:
                return game, action
        game.play(seat, game.legal(seat)[0])


def test_a_review_is_the_same_whatever_is_hidden() -> None:
    game, action = quiet_decision()
    seat, texts = game.to_act[0], []
    for seed in (3, 4):
        world = game.reshuffled(seat, seed)
        options: JsonObject = dict(world.options)
        placed = pharos.position("duel", world.position_text(), **options)
        placed.play(seat, action)
        texts.append(json.dumps(as_dict(review(placed, replace(QUICK, has_net=True)))))
    assert texts[0] == texts[1]


def test_the_coach_does_not_play_the_hidden_cards_of_a_game_in_progress() -> None:
    assert compare(played("duel", 2, most=20), QUICK, 1) is None
    comparison = compare(played("duel", 2), QUICK, 1)
    assert comparison is not None
    assert sum(comparison.shares) == pytest.approx(1)


class FakeAnalyst(Analyst):
    """Judges nothing; says at which plies something was revealed."""

    def __init__(self, game: Game, revealed: set[int]) -> None:
        self.game, self._revealed = game, revealed

    def is_between(self, ply: int) -> bool:
        return False

    def has_revealed(self, first: int, last: int) -> bool:
        return last in self._revealed


def test_chance_decisions_and_changes_of_estimate_are_kept_apart() -> None:
    mistake = Verdict(0, 1, 2, gain=0.2, error=0.01, effects=(-0.2, 0.2), advised=(0.6, 0.4))
    moments = [
        Moment(0, (0.55, 0.45), mistake),
        Moment(1, (0.35, 0.65), Verdict(1, 3, 3)),
        Moment(2, (0.65, 0.35), None),
        Moment(3, (0.7, 0.3), None),
    ]
    changes = swings(FakeAnalyst(pharos.new("duel", seed=1), {2}), moments)
    own = account(changes, moments, 0)
    assert (own.fair, own.deal) == pytest.approx((0.5, 0.05))
    assert (own.own, own.others) == pytest.approx((-0.2, 0))
    assert (own.chance, own.unexplained) == pytest.approx((0.3, 0.05))
    assert own.luck == pytest.approx(0.35)
    seen = swings(FakeAnalyst(pharos.new("duel", seed=1), {1, 2}), moments)
    assert seen[0].unexplained == pytest.approx((0.05, -0.05))
    assert seen[0].chance == pytest.approx((-0.05, 0.05))
    assert account(seen, moments, 0).unexplained == pytest.approx(0.1)
    assert account(changes, moments, 1).others == pytest.approx(0.2)


def test_ratings_measure_the_loss_per_decision() -> None:
    good, bad = Verdict(0, 1, 1), Verdict(0, 1, 2, gain=0.1, error=0.01)
    assert performance([good, bad]) == 50
    assert performance([]) == performance([good]) == 0
    assert accuracy([good]) == accuracy([]) == 100
    assert accuracy([bad]) < accuracy([good, bad]) < 100


def test_a_deeper_review_searches_longer() -> None:
    assert deeper("duel", Effort(10, 20, "search:400")) == Effort(40, 80, "search:1600")
    assert deeper("architects", Effort(10, 20, "builder")).adviser == "builder"
    assert deeper("architects", Effort(10, 20, "search:1:depth=0")).adviser == "search:4:depth=0"


def writer(language: str, you: int | None = None) -> SentenceWriter:
    return SentenceWriter(words(language), pharos.ruleset("duel"), ["Ana", "Bo"], you)


def test_turning_points_are_told_in_sentences() -> None:
    parse = pharos.ruleset("duel").parse
    why = (Reason("tempo", 1.0), Reason("threat", 0.29, 1, way="military", before=0.41, now=0.12))
    point = TurningPoint(3, -0.21, 0, parse("sell walls"), parse("build walls"), why)
    assert writer("en", 0).turning_point(point, 0) == (
        "You played “Sell Walls” and lost 21%. “Build Walls” gives another turn at once and cuts Bo’s chance of military "
        "supremacy from 41% to 12%."
    )
    assert writer("pt-BR", 1).turning_point(replace(point, effect=0.21), 1) == (
        "Ana jogou “Vender Muralha”, o que deu 21% a você. “Construir Muralha” dá outro turno na hora e reduz a sua "
        "chance de supremacia militar de 41% para 12%."
    )
    lucky = TurningPoint(5, 0.23, before=0.4, now=0.63)
    assert writer("en").turning_point(lucky, 1).startswith("Good luck for Bo: what was revealed")
    assert writer("pt-BR", 1).turning_point(replace(lucky, effect=-0.2), 1).startswith("Azar: ")


def test_shown_percentages_add_up_even_when_rounded() -> None:
    reviewed = review(played("duel", 2), QUICK)
    for seat in reviewed.seats:
        rows = [much for _, much in writer("en").account(seat.account, seat.seat)]
        numbers = [int(much.rstrip("%").replace("−", "-")) for much in rows]
        assert sum(numbers[:-1]) == numbers[-1]


def test_the_sentence_about_luck_names_the_number_of_the_row() -> None:
    rounded = Account(fair=0.5, deal=0.004, own=-0.004, others=0.004, chance=0.344, unexplained=0.152, result=1.0)
    assert writer("en").account(rounded, 0)[5][1] == "+16%"
    assert "16% comes from the search" in writer("en").luck(rounded, 0)


def test_the_comparison_names_points_and_victories() -> None:
    game = played("duel", 2)
    reviewed: Review = review(game, QUICK)
    assert game.outcome
    said = writer("en", 1).comparison(reviewed, 1)
    assert said is not None
    assert said.endswith(f"You scored {game.outcome.totals[1]}.")
