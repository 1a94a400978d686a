"""Heuristics: each one in a position in which it decides."""

from __future__ import annotations

from random import Random

import pytest

import pharos
from pharos.bots import bot, bot_names
from pharos.bots.heuristics import best, first
from pharos.games.architects.bots import heuristics as architects
from pharos.games.duel.bots import heuristics as duel
from pharos.games.seven_wonders.bots import heuristics as seven_wonders

DULL = "central: red0 red0 \n deck 1: gear red0 \n"
PICKS = ", ".join(f"{seat} draft" for seat in (0, 0, 1, 1, 1, 0))
DRAFT = f"age: 0 \n offer: pyramids sphinx colossus great_library \n pending: {PICKS}"
TOKENS = "age: 1 \n board: strategy philosophy law economy urbanism \n open: theater \n pending: 0 finish, 0 take"
START = "age: 1 \n coins: 7 9 \n open: scriptorium stable"

# The bot, the position, the rule that decides, what it says.
DUEL = (
    ("rules", "age: 2 \n pawn: 7 \n coins: 9 9 \n city 0: shelf_quarry \n open: statue walls",
              "take_supremacy", "build walls"),
    ("rules", "age: 3 \n city 0: scriptorium pharmacist workshop apothecary \n tokens 0: law \n coins: 30 4 \n"
              "open: gardens academy", "take_supremacy", "build academy"),
    ("rules", "age: 2 \n pawn: -7 \n coins: 9 9 \n city 1: shelf_quarry \n open: statue walls",
              "deny_supremacy", "build walls"),
    ("rules", "age: 2 \n pawn: -7 \n coins: 0 9 \n city 1: shelf_quarry \n open: statue walls",
              "deny_supremacy", "sell walls"),
    ("rules", "age: 2 \n coins: 9 9 \n city 0: scriptorium \n open: statue library", "complete_a_pair", "build library"),
    ("rules", "age: 1 \n coins: 30 9 \n wonders 0: great_library pyramids \n open: theater tavern", "draw_a_token",
              "wonder great_library using theater"),
    ("rules", "age: 1 \n coins: 30 9 \n wonders 0: pyramids sphinx piraeus \n open: theater tavern", "play_again",
              "wonder sphinx using theater"),
    ("rules", "age: 1 \n coins: 5 9 \n open: theater lumber_yard press", "raw_materials_early", "build lumber_yard"),
    ("rules", "age: 3 \n coins: 9 9 \n open: lighthouse pretorium palace", "best_points_per_coin", "build lighthouse"),
    ("rules", "age: 3 \n coins: 9 9 \n wonders 0: pyramids \n open: pretorium", "best_points_per_coin",
              "wonder pyramids using pretorium"),
    ("rules", "age: 1 \n coins: 7 9 \n open: scriptorium", "a_symbol", "build scriptorium"),
    ("rules", "age: 1 \n coins: 0 9 \n open: workshop baths", "sell", "sell baths"),
    ("rules", DRAFT, "draft_play_again", "draft sphinx"),
    ("rules", TOKENS, "choose_points", "take philosophy"),
    ("rules", "age: 1 \n discard: theater lumber_yard \n open: altar \n pending: 0 finish, 0 revive", "choose_points",
              "revive theater"),
    ("rules", "age: 2 \n pending: 1 begin", "begin", "begin 1"),
    ("science", START, "new_symbol", "build scriptorium"),
    ("science", TOKENS, "new_symbol", "take law"),
    ("science", DRAFT, "draft_tokens", "draft great_library"),
    ("military", START, "most_shields", "build stable"),
    ("military", "age: 3 \n coins: 20 9 \n wonders 0: colossus \n open: palace",
                 "most_shields", "wonder colossus using palace"),
    ("military", TOKENS, "stronger_shields", "take strategy"),
    ("military", DRAFT, "draft_shields", "draft colossus"),
)  # fmt: skip
ARCHITECTS = (
    ("rules", "due: act \n cards 0: wood stone clay", "construct", "stage 1 with wood stone"),
    ("rules", "cards 0: wood \n deck 0: stone red0 \n" + DULL, "finish_a_stage", "take left"),
    ("rules", "cards 0: wood \n deck 0: blue3 \n deck 1: blue3 \n central: coin red0 \n cat: 0",
              "finish_a_stage", "take centre"),
    ("rules", "cards 1: wood \n deck 0: stone red0 \n" + DULL, "deny_a_stage", "take left"),
    ("rules", "wonders: giza rhodes olympia \n cards 1: wood \n deck 0: gear \n deck 2: stone \n" + DULL,
              "come_nearer", "take right"),
    ("rules", "due: act \n cards 0: gear gear tablet compass", "turn_in_a_set", "pair gear"),
    ("rules", "cards 0: gear \n deck 0: red0 \n" + DULL, "make_a_set", "take right"),
    ("rules", "deck 0: blue3 \n deck 1: blue2cat \n central: red0", "take_points", "take right"),
    ("rules", "deck 0: blue3 \n deck 1: blue2cat \n central: red0 red0 \n cat: 0", "take_points", "take left"),
    ("rules", "deck 0: wood \n" + DULL, "come_nearer", "take left"),
    ("rules", "deck 0: red0 \n" + DULL, "win_the_battle", "take left"),
    ("rules", "deck 0: compass \n" + DULL, "take_an_unseen_card", "take centre"),
    ("rules", "due: token \n offer: culture economy urbanism", "choose_a_token", "token urbanism"),
    ("rules", "wonders: halicarnassus giza \n due: look \n search: 0 5", "anything", "look left"),
)  # fmt: skip
SEVEN_WONDERS = (
    ("rules", "hand 0: lumber_yard clay_pit altar tavern stockade loom baths", "two_resources", "build clay_pit"),
    ("rules", "boards: gizah-a babylon-a rhodes-a \n hand 0: stone_pit lumber_yard altar tavern stockade theater baths",
              "a_lacking_resource", "build lumber_yard"),
    ("rules", "turn: 5 \n hand 0: altar stockade scriptorium", "lead_the_neighbours", "build stockade pay left 0 right 2"),
    ("rules", "turn: 5 \n city 0: barracks \n hand 0: altar pawnshop stockade", "most_civil_points", "build pawnshop"),
    ("rules", "turn: 6 \n boards: alexandria-a babylon-a rhodes-a \n city 0: barracks \n hand 0: tavern workshop",
              "a_science_card", "build workshop"),
    ("rules", "age: 3 \n turn: 6 \n coins: 9 0 0 \n hand 0: workers_guild pantheon \n city 1: ore_vein \n city 2: loom",
              "best_points", "sell workers_guild"),
    ("rules", "age: 3 \n turn: 6 \n coins: 1 0 0 \n city 0: temple \n hand 0: arena pantheon",
              "best_points", "build pantheon"),
    ("rules", "age: 3 \n turn: 6 \n boards: gizah-a babylon-a rhodes-a \n city 0: quarry \n hand 0: palace university",
              "best_points", "stage using university"),
    ("rules", "turn: 6 \n hand 0: tavern east_trading_post", "anything_playable", "build tavern"),
    ("rules", "turn: 6 \n coins: 0 0 0 \n city 0: barracks \n hand 0: scriptorium scriptorium", "sell", "sell scriptorium"),
    ("rules", "age: 3 \n discard: palace altar \n pending: next-turn, revive 0", "choose_points", "revive palace"),
    ("rules", "edition: 2 \n age: 0 \n boards: gizah babylon rhodes \n pending: begin-age, side",
              "whatever_comes_first", "choose day"),
)  # fmt: skip
CASES = [
    pytest.param(game, *case, id=f"{game}-{case[0]}-{case[2]}-{n}")
    for game, cases in (("duel", DUEL), ("architects", ARCHITECTS), ("seven-wonders", SEVEN_WONDERS))
    for n, case in enumerate(cases)
]


@pytest.mark.parametrize(("id", "spec", "text", "rule", "said"), CASES)
def test_a_rule_decides(id: str, spec: str, text: str, rule: str, said: str) -> None:
    game = pharos.position(id, text, engine="interpreted")
    player, seat = bot(spec, id), game.seat(game.to_act[0])
    assert (player.heuristic(seat), game.ruleset.text(player.choose(seat, seed=1).action)) == (rule, said)  # type: ignore[attr-defined]


def test_every_rule_has_a_position() -> None:
    listed = {rule.__name__ for rules in (duel.RULES, duel.SCIENCE, duel.MILITARY) for rule in rules}
    assert listed == {case[2] for case in DUEL}
    assert {rule.__name__ for rule in architects.RULES} == {case[2] for case in ARCHITECTS}
    assert {rule.__name__ for rule in seven_wonders.RULES} == {case[2] for case in SEVEN_WONDERS}


def test_the_first_rule_that_applies() -> None:
    rules = (lambda here: None, lambda here: f"{here}!", lambda here: "never")
    assert first(rules, "yes") == (rules[1], "yes!")
    with pytest.raises(LookupError):
        first(rules[:1], "yes")


def test_the_best_of_nothing_is_none() -> None:
    assert best([], float) is None
    assert best([0, -1], float) is None
    assert best([1, 3, 2], float) == 3


def test_reasons_name_the_choice_first() -> None:
    seat = pharos.new("duel", seed=1, engine="interpreted").seat(0)
    choice = bot("rules", "duel").choose(seat, seed=1, reasons=True)
    assert choice.candidates[0].action == choice.action
    assert sorted(candidate.action for candidate in choice.candidates) == sorted(seat.legal)
    assert bot("rules", "duel").choose(seat, seed=1).candidates == ()


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("id", ["architects", "seven-wonders"])
def test_rules_play_whole_games(id: str, players: int) -> None:
    game = pharos.new(id, players=players, seed=players, engine="interpreted")
    _play_out(game, "rules")


@pytest.mark.parametrize("spec", ["rules", "science", "military"])
@pytest.mark.parametrize("seed", range(5))
def test_duel_bots_play_whole_games(spec: str, seed: int) -> None:
    _play_out(pharos.new("duel", seed=seed, engine="interpreted"), spec)


def _play_out(game: pharos.Game, spec: str) -> None:
    """A whole game of a bot against random opponents, seat 0 the bot's."""
    player, others = bot(spec, game.ruleset.id), bot("random", game.ruleset.id)
    chance = Random(game.seed)
    while not game.is_over:
        seat = game.to_act[0]
        chosen = (player if seat == 0 else others).choose(game.seat(seat), chance.getrandbits(32))
        game.play(seat, chosen.action)


def test_only_duel_has_supremacies_to_rush() -> None:
    assert {"rules", "science", "military"} <= set(bot_names("duel"))
    for id in ("architects", "seven-wonders"):
        assert "rules" in bot_names(id)
        assert not {"science", "military"} & set(bot_names(id))
