"""What the level "coach" says of its moves: only what everybody may know, and only once everybody knows the move."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random

import pytest

import pharos
from pharos.bots.interim import interim_bot
from pharos.coach.hint import Coach
from pharos.coach.reasons import Reason
from pharos.coach.remark import Fact, Remark, facts, has_secrets, remark, revealed
from pharos.coach.sentences import SentenceWriter
from pharos.core.game import Game
from pharos.core.registry import game_ids, game_spec
from pharos.core.spec import COACH
from pharos.locales import languages, words


def played(id: str, players: int, most: int) -> Game:
    game, player = pharos.new(id, players=players, seed=5), interim_bot("greedy", id)
    while not game.is_over and len(game.history) < most:
        seat = game.to_act[0]
        game.play(seat, player.choose(game.seat(seat), 1).action)
    return game


@pytest.mark.parametrize("id", game_ids())
def test_the_coach_is_a_level_of_every_game_with_an_evaluation(id: str) -> None:
    spec = game_spec(id)
    names = [level.name for level in spec.all_levels]
    assert (names[-1] == COACH) == spec.has_evaluation
    assert names[:-1] == [level.name for level in spec.levels]


def test_a_move_from_a_secret_hand_is_not_named() -> None:
    game, coach = played("seven-wonders", 3, 40), Coach("seven-wonders", is_interpreted=True)
    remarks = [said for ply in range(len(game.history)) if (said := remark(game, ply, coach))]
    assert len(remarks) > 30
    for said in remarks:
        assert (said.action, said.runner_up, said.reasons) == (None, None, ())
    assert {fact.kind for said in remarks for fact in said.facts} >= {"points", "coins", "lead"}


def test_facts_are_the_same_whatever_is_hidden() -> None:
    game = played("seven-wonders", 3, 30)
    for ply in range(0, 27, 3):
        before, after = game.at(ply), game.at(ply + 3)
        worlds = [(before.reshuffled(viewer, 3), after.reshuffled(viewer, 4)) for viewer in range(3)]
        seen = {json.dumps([asdict(fact) for fact in facts(old, new, 0)]) for old, new in worlds}
        assert seen == {json.dumps([asdict(fact) for fact in facts(before, after, 0)])}


def test_the_coach_is_silent_until_the_others_have_chosen() -> None:
    game = pharos.new("seven-wonders", players=3, seed=2)
    for seat in (0, 1):
        game.play(seat, game.legal(seat)[0])
    assert revealed(game, 0) is None
    assert remark(game, 0, Coach("seven-wonders", is_interpreted=True)) is None
    game.play(2, game.legal(2)[0])
    assert revealed(game, 0) == revealed(game, 1) == 3


def test_a_public_decision_is_compared_the_same_whatever_is_hidden() -> None:
    game, coach, random = pharos.new("duel", seed=3), Coach("duel", is_interpreted=True), Random(1)
    compared = 0
    while not game.is_over:
        seat, texts = game.to_act[0], set()
        is_secret = has_secrets(game, seat)
        action = random.choice(game.legal(seat))
        for seed in (3, 4):
            world = pharos.position("duel", game.reshuffled(seat, seed).position_text())
            world.play(seat, action)
            said = remark(world, 0, coach)
            assert said is not None
            texts.add(json.dumps(asdict(said)))
            compared += said.runner_up is not None
            assert (said.action is None) == is_secret, "three progress tokens that only the Great Library shows"
        assert len(texts) == 1
        game.play(seat, action)
    assert compared > 50


def writer(language: str) -> SentenceWriter:
    return SentenceWriter(words(language), pharos.ruleset("duel"), ["Ana", "Coach"], 0)


def test_a_remark_is_told_in_the_first_person() -> None:
    parse = pharos.ruleset("duel").parse
    said = Remark(1, 4, parse("build walls"), parse("sell walls"), (Reason("denial", 2.0, 0, "civilian"),))
    assert writer("en").remark(said) == ("I played “Build Walls”. Compared with “Sell Walls”, it costs you 2 points (Blue).")
    assert writer("pt-BR").remark(Remark(1, 4, facts=(Fact("points", 3, "civilian"), Fact("coins", 1)))) == (
        "Minha jogada rende 3 pontos (Azuis) e me deixa com 1 moeda a mais."
    )


def test_what_everybody_sees_of_a_move_in_7_wonders_is_told_with_names() -> None:
    before = pharos.position(
        "seven-wonders",
        """
        age: 1
        turn: 3
        boards: gizah-a babylon-a rhodes-a
        city 0: press loom apothecary workshop
        city 1: guard_tower
        hand 0: scriptorium
        hand 1: altar
        hand 2: guard_tower
        """,
    )
    after = before.copy()
    for seat, action in enumerate(("build scriptorium", "build altar", "sell guard_tower")):
        after.play(seat, action)
    seen = list(facts(before, after, 0))
    assert Fact("set", 1) in seen
    assert [fact.card for fact in seen if fact.kind == "opens"] == ["courthouse", "library"]
    shields = Fact("lead", 2, None, 2, 3, 2)
    say = {
        language: SentenceWriter(words(language), pharos.ruleset("seven-wonders"), ["Ana", "Bo", "Caio"], 1)
        for language in languages()
    }
    said = Remark(0, 3, facts=(shields, *(fact for fact in seen if fact.kind in ("set", "opens"))))
    assert say["en"].remark(said) == (
        "My move overtakes Caio in shields (3 to 2), completes a set of three different science symbols, makes “Courthouse” "
        "free later and makes “Library” free later."
    )
    assert (
        say["pt-BR"].remark(said).startswith("Minha jogada ultrapassa Caio em escudos (3 a 2), completa um conjunto de três")
    )
    you = say["en"].remark(Remark(0, 3, facts=(Fact("lead", 1, None, 1, 2, 2),)))
    assert you == "My move draws level with you in shields (2 each)."


def test_no_fact_of_a_whole_game_depends_on_what_is_hidden() -> None:
    for id, players in (("seven-wonders", 3), ("seven-wonders", 5), ("architects", 2), ("architects", 4)):
        game = played(id, players, 8 * players)
        for ply in range(0, len(game.history) - players, players):
            before, after = game.at(ply), game.at(ply + players)
            remarks = {
                json.dumps([asdict(fact) for fact in facts(before.reshuffled(viewer, 3), after.reshuffled(viewer, 4), 0)])
                for viewer in range(players)
            }
            assert remarks == {json.dumps([asdict(fact) for fact in facts(before, after, 0)])}


@pytest.mark.parametrize("language", languages())
def test_every_remark_can_be_told(language: str) -> None:
    parse, say = pharos.ruleset("duel").parse, writer(language).remark
    sentences = [
        say(Remark(1, 4)),
        say(Remark(1, 4, facts=(Fact("shields", 2),))),
        say(Remark(1, 4, parse("build walls"))),
    ]
    assert len(set(sentences)) == 3
