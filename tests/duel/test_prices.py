"""Properties of prices and actions: cheapest of all ways to pay, explanations that add up, `turn_action` and `legal`."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from tests.duel.conftest import coins, decision, fresh, mover

from pharos import Game, ruleset
from pharos.core.json_types import JsonObject
from pharos.games.duel.choices import turn_choices, turn_move
from pharos.games.duel.explain import card_steps, total, wonder_steps
from pharos.games.duel.payment import can_build, can_build_wonder, card_trade, is_chained, missing, wonder_trade
from pharos.games.duel.position import read_position
from pharos.games.duel.state import State
from pharos.games.duel.tables import LANE, pack
from pharos.games.duel.turn import move_of

CATALOGUE = ruleset("duel").catalogue()
RESOURCES = "WSCGP"
WAYS = {
    row["name"]: {effect["verb"]: effect["what"] for effect in row["effects"]}
    for sort in ("card", "wonder")
    for row in CATALOGUE[sort]
}
SELLERS = [row["name"] for row in CATALOGUE["card"] if row["colour"] in ("brown", "grey", "yellow") and row["age"] < "3"]


@some.composite
def cities(draw: Any) -> dict[str, list[str]]:
    """Cards that matter for trade in both cities, wonders that produce, tokens that make things cheaper."""
    owner = draw(some.lists(some.integers(0, 2), min_size=len(SELLERS), max_size=len(SELLERS)))
    return {
        "city 0": [card for card, seat in zip(SELLERS, owner, strict=True) if seat == 0],
        "city 1": [card for card, seat in zip(SELLERS, owner, strict=True) if seat == 1],
        "wonders 0": draw(some.lists(some.sampled_from(["piraeus+altar", "great_lighthouse+baths"]), unique=True)),
        "tokens 0": draw(some.lists(some.sampled_from(["masonry", "architecture", "urbanism"]), unique=True)),
        "coins": [str(draw(some.integers(0, 30))), "7"],
    }


def state_of(text: dict[str, list[str]]) -> State:
    """The state that these lines describe."""
    lines = [f"{key}: {' '.join(names)}" for key, names in text.items()]
    return read_position("\n".join(["age: 3", "open: palace pretorium arena fortifications", *lines]))


def unit_prices(text: dict[str, list[str]]) -> dict[str, int]:
    """What a unit costs seat 0, from the rows alone."""
    sold = Counter("".join(WAYS[card].get("produce", "") for card in text["city 1"]))
    fixed = "".join(WAYS[card].get("fixed-price", "") for card in text["city 0"])
    return {letter: 1 if letter in fixed else 2 + sold[letter] for letter in RESOURCES}


def cheapest(text: dict[str, list[str]], cost: str, discount: int) -> int:
    """The least trade over all ways to use choices and discounts."""
    prices = unit_prices(text)
    made = Counter("".join(WAYS[card].get("produce", "") for card in text["city 0"]))
    lacking = {letter: max(0, cost.count(letter) - made[letter]) for letter in RESOURCES}
    names = [*text["city 0"], *(wonder.partition("+")[0] for wonder in text["wonders 0"])]
    savers = [WAYS[name]["produce-one"] for name in names if "produce-one" in WAYS[name]] + [RESOURCES] * discount

    @cache
    def least(units: tuple[int, ...], saver: int) -> int:
        if saver == len(savers):
            return sum(n * prices[letter] for letter, n in zip(RESOURCES, units, strict=True))
        used = (RESOURCES.index(letter) for letter in savers[saver])
        tries = [least((*units[:r], units[r] - 1, *units[r + 1 :]), saver + 1) for r in used if units[r]]
        return min([least(units, saver + 1), *tries])

    return least(tuple(lacking.values()), 0)


@settings(max_examples=150)
@given(cities())
def test_the_price_is_the_cheapest_of_all_ways_to_pay(text: dict[str, list[str]]) -> None:
    me = state_of(text).cities[0]
    for number, row in enumerate(CATALOGUE["card"]):
        discount = 2 if row["colour"] == "blue" and "masonry" in text["tokens 0"] else 0
        trade = cheapest(text, row["cost"], discount)
        assert card_trade(me, number) == trade, row["name"]
        free = bool(is_chained(me, number))
        assert free == (row.get("after") in text["city 0"])
        assert total(card_steps(me, number)) == (0 if free else row["coins"] + trade)
        assert bool(can_build(me, number)) == (free or row["coins"] + trade <= me.coins)


@settings(max_examples=150)
@given(cities())
def test_the_price_of_a_wonder_is_the_cheapest_too(text: dict[str, list[str]]) -> None:
    me = state_of(text).cities[0]
    discount = 2 if "architecture" in text["tokens 0"] else 0
    for number, row in enumerate(CATALOGUE["wonder"]):
        trade = cheapest(text, row["cost"], discount)
        assert wonder_trade(me, number) == total(wonder_steps(me, number)) == trade, row["name"]
        assert bool(can_build_wonder(me, number)) == (trade <= me.coins)


@settings(max_examples=100)
@given(cities())
def test_every_step_of_an_explanation_is_accounted_for(text: dict[str, list[str]]) -> None:
    me = state_of(text).cities[0]
    prices = unit_prices(text)
    for number, row in enumerate(CATALOGUE["card"]):
        steps = card_steps(me, number)
        if steps[0]["step"] in ("chain", "free"):
            assert len(steps) == 1
            assert steps[0]["step"] == "chain" or not row["cost"] + str(row["coins"] or "")
            continue
        covered = Counter(dict.fromkeys(row["cost"], 0))
        for step in steps:
            if "resource" not in step:
                assert "coins" in step
                assert step["coins"] == row["coins"]
                continue
            covered[step["resource"]] += step["units"]
            if "price" in step:
                assert step["price"] == prices[step["resource"]]
                assert step["coins"] == step["units"] * step["price"]
        assert covered == Counter(row["cost"])


@given(some.lists(some.integers(0, 5), min_size=5, max_size=5), some.lists(some.integers(0, 12), min_size=5, max_size=5))
@settings(max_examples=300)
def test_missing_units_are_counted_lane_by_lane(cost: list[int], production: list[int]) -> None:
    def packed(counts: list[int]) -> int:
        return sum(n << LANE * r for r, n in enumerate(counts))

    short = [max(0, need - have) for need, have in zip(cost, production, strict=True)]
    assert missing(packed(cost), packed(production)) == packed(short)
    assert packed([1, 0, 2, 0, 1]) == pack("WCCP")


def random_decisions(seed: int, wonders: str) -> list[tuple[Game, int, str]]:
    """Every position of a random game, with who decides and what."""
    game, random = fresh(seed, wonders), Random(seed)
    decisions = []
    while not game.is_over:
        seat = mover(game)
        action = random.choice(game.legal_texts(seat))
        decisions.append((game.copy(), seat, action))
        game.play(seat, action)
    return decisions


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("wonders", ["draft", "first-game"])
def test_the_kth_action_of_a_turn_is_the_kth_legal_one(seed: int, wonders: str) -> None:
    for game, seat, _ in random_decisions(seed, wonders):
        if decision(game)[1] == "turn":
            state = game.state
            moves = [turn_move(state, k) for k in range(turn_choices(state, seat))]
            assert moves == [move_of(state, seat, action) for action in game.legal(seat)]


def trade_of(steps: list[JsonObject]) -> int:
    """The coins of an explanation that buy resources."""
    return sum(step["coins"] for step in steps if step["step"].startswith("buy"))


@pytest.mark.parametrize("seed", range(12))
def test_what_is_explained_is_what_is_paid(seed: int) -> None:
    incomes = ("coins", "coins-per", "most-coins")
    checked = 0
    for game, seat, action in random_decisions(seed, "draft"):
        verb, *names = action.split()
        if verb not in ("build", "wonder"):
            continue
        steps: list[Any] = game.explain(seat, action)
        before = coins(game)
        had_economy = "economy" in game.view()["cities"][1 - seat]["tokens"]
        events = game.play_with_events(seat, action)[None]
        assert events[0]["paid"] == total(steps)
        if steps[0]["step"] != "chain" and not any(verb in WAYS[names[0]] for verb in incomes):
            assert coins(game)[seat] == before[seat] - total(steps)
            checked += 1
        if not any(event["event"] == "lose-coins" for event in events) and names[0] != "appian_way":
            gained = trade_of(steps) if had_economy else 0
            assert coins(game)[1 - seat] == before[1 - seat] + gained
    assert checked
