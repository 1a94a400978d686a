"""Hints on interpreted rules: they look one decision ahead, say so, and depend on nothing hidden."""

from __future__ import annotations

import json
import time
from dataclasses import asdict
from random import Random

import pytest

import pharos
from pharos.bots.protocol import Candidate
from pharos.coach.hint import Coach, Hint, runner_up
from pharos.coach.reasons import Reason
from pharos.coach.sentences import SentenceWriter
from pharos.core.game import Game
from pharos.locales import languages, words

from .coach.test_reasons import WAR

GAMES = [("duel", 2), ("seven-wonders", 4), ("architects", 3)]
SECONDS = 1.5
"""How long a hint may take, even on a busy machine."""


def moments(id: str, players: int, seed: int = 3, every: int = 9) -> list[Game]:
    """Positions of a random game in which there is a choice."""
    game, random, moments = pharos.new(id, players=players, seed=seed), Random(seed), []
    while not game.is_over:
        seat = game.to_act[0]
        if len(game.history) % every == 0 and len(game.legal(seat)) > 1:
            moments.append(game.copy())
        game.play(seat, random.choice(game.legal(seat)))
    return moments


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_a_simple_hint_is_the_same_whatever_is_hidden(id: str, players: int) -> None:
    coach = Coach(id, is_interpreted=True)
    for game in moments(id, players):
        seat = game.to_act[0]
        hints = [coach.hint(game.reshuffled(seat, seed).seat(seat)) for seed in (3, 4)]
        assert json.dumps(asdict(hints[0])) == json.dumps(asdict(hints[1]))
        assert hints[0].action in game.legal(seat)
        assert hints[0].is_simple
        assert hints[0].chances is None


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_a_simple_hint_comes_at_once(id: str, players: int) -> None:
    coach = Coach(id, is_interpreted=True)
    for game in moments(id, players):
        started = time.process_time()
        coach.hint(game.seat(game.to_act[0]))
        assert time.process_time() - started < SECONDS


def test_a_victory_at_once_is_named_without_a_search() -> None:
    game = pharos.position("duel", WAR)
    hint = Coach("duel", is_interpreted=True).explain(game.seat(0), game.ruleset.parse("build pretorium"))
    assert [reason.kind for reason in hint.reasons] == ["wins"]


def test_points_at_once_are_named_without_a_search() -> None:
    game = pharos.position("duel", WAR.replace("pawn: 7", "pawn: 0").replace("coins: 9 9", "coins: 20 0"))
    hint = Coach("duel", is_interpreted=True).explain(game.seat(0), game.ruleset.parse("build palace"))
    assert "civilian" in {reason.category for reason in hint.reasons}


def test_the_runner_up_is_another_move_and_not_another_payment() -> None:
    game = pharos.new("seven-wonders", players=3, seed=1)
    parse = game.ruleset.parse
    cheap, dear, other = (
        parse(text) for text in ("build baths pay left 1 right 0", "build baths pay left 0 right 1", "sell baths")
    )
    candidates = [Candidate(action, 0.5) for action in (cheap, dear, other)]
    other_move = runner_up(game.seat(0), candidates)
    assert other_move is not None
    assert other_move.action == other
    assert runner_up(game.seat(0), candidates[:2]) is None


def writer(language: str) -> SentenceWriter:
    return SentenceWriter(words(language), pharos.ruleset("duel"), ["Ana", "Bo"], 0)


BUILD, SELL = (pharos.ruleset("duel").parse(text) for text in ("build walls", "sell walls"))
POINTS = Reason("points", 2.3, 0, "civilian")
COINS = Reason("coins", 4.0)


def test_a_hint_is_told_in_two_sentences() -> None:
    hint = Hint(BUILD, SELL, (POINTS,), (COINS,), (0.62, 0.55))
    assert writer("en").hint(hint) == (
        "Play “Build Walls”. Compared with “Sell Walls”, it brings 2.3 more points (Blue). “Sell Walls” leaves 4 more "
        "coins, but your win probability would be 55% instead of 62%."
    )
    assert writer("pt-BR").hint(hint) == (
        "Jogue “Construir Muralha”. Em comparação com “Vender Muralha”, rende 2,3 pontos a mais (Azuis). “Vender Muralha” "
        "deixa 4 moedas a mais, mas a sua chance de vitória seria de 55% em vez de 62%."
    )


@pytest.mark.parametrize("language", languages())
def test_every_hint_can_be_told(language: str) -> None:
    say = writer(language)
    assert say.hint(Hint(BUILD)).count("“") == 1
    assert say.hint(Hint(BUILD, reasons=(Reason("wins", 1.0),))) != say.hint(Hint(BUILD))
    assert "61" in say.hint(Hint(BUILD, SELL, (POINTS,), (), (0.61, 0.55)))
    assert say.hint(Hint(BUILD, SELL, (POINTS,), (), (0.612, 0.608))).count("61") == 1
    assert say.hint(Hint(BUILD, SELL, (POINTS,), (COINS,), (0.612, 0.608))).count("61") == 1
    simple = say.hint(Hint(BUILD, SELL, (Reason("judgement"),), (COINS,), is_simple=True))
    assert simple.endswith(words(language).say("coach-hint-simple"))
