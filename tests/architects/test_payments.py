"""Payments against a second, slower account of the same rules, written from the rulebook's words alone."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.architects.conftest import at, cards, legal

import pharos
from pharos.core.structs import differences
from pharos.games.architects.stages import stages_due

RESOURCES = ("wood", "stone", "clay", "papyrus", "glass")
GOODS = (*RESOURCES, "coin")
COSTS = {1: (2, "≠"), 2: (2, "="), 3: (3, "≠"), 4: (3, "="), 5: (4, "≠")}
hands = st.fixed_dictionaries({name: st.integers(0, 4) for name in RESOURCES} | {"coin": st.integers(0, 4)})
helpers = st.sampled_from(["", "economy", "engineering", "economy engineering"])


def fits(chosen: tuple[str, ...], sort: str) -> bool:
    """Whether these resource cards are all different, or all identical."""
    return len(set(chosen)) == len(chosen) if sort == "≠" else len(set(chosen)) < 2


def payments(hand: dict[str, int], stage: int, is_free: bool, coins: int) -> set[str]:
    """All payments of one sort: fitting own cards, coins for what they lack, as few coins as possible."""
    wanted, sort = COSTS[stage]
    own = [name for name in RESOURCES for _ in range(hand[name])]
    chosen = {some for n in range(wanted + 1) for some in combinations(own, n) if is_free or fits(some, sort)}
    most = max(map(len, chosen))
    if wanted - most > coins:
        return set()
    best = {some for some in chosen if len(some) == most}
    return {f"stage {stage} with {' '.join([*some, *['coin'] * (wanted - most)])}" for some in best}


def counts(hand: dict[str, int]) -> tuple[int, ...]:
    """A hand as numbers in the order of GOODS."""
    return tuple(hand[name] for name in GOODS)


def after(hand: dict[str, int], text: str, has_economy: bool) -> tuple[dict[str, int], bool]:
    """The cards left after a payment, and whether Economy can still help."""
    spent = Counter(text.partition(" with ")[2].split())
    is_used = has_economy and spent["coin"] > 1
    spent["coin"] -= int(is_used)
    return {name: n - spent[name] for name, n in hand.items()}, has_economy and not is_used


@cache
def most_stages(cards: tuple[int, ...], stage: int, has_economy: bool) -> int:
    """The most stages of Giza that cards pay for from a stage on, one after the other."""
    if stage > 5:
        return 0
    hand = dict(zip(GOODS, cards, strict=True))
    coins = hand["coin"] + int(has_economy and hand["coin"] > 0)
    rest = (after(hand, text, has_economy) for text in payments(hand, stage, False, coins))
    return max((1 + most_stages(counts(left), stage + 1, economy) for left, economy in rest), default=0)


@settings(max_examples=300)
@given(hand=hands, tokens=helpers, stage=st.sampled_from([1, 2, 3, 4, 5]))
def test_R42_every_payment_that_keeps_further_stages_possible_and_no_other(
    hand: dict[str, int], tokens: str, stage: int
) -> None:
    has_economy = "economy" in tokens
    coins = hand["coin"] + int(has_economy and hand["coin"] > 0)
    natural = payments(hand, stage, False, coins)
    freely = payments(hand, stage, True, coins) if "engineering" in tokens else set()
    most = most_stages(counts(hand), stage, has_economy)

    def keeps_up(text: str) -> bool:
        left, economy = after(hand, text, has_economy)
        return 1 + most_stages(counts(left), stage + 1, economy) >= most

    natural, freely = set(filter(keeps_up, natural)), set(filter(keeps_up, freely))
    listed = " ".join(name for name, n in hand.items() for _ in range(n))
    below = " ".join(str(n) for n in range(1, stage))
    # An extra card is open, so that nothing is carried out before it is asked.
    game = at(f"cards 0: {listed} \n stages 0: {below} \n tokens 0: {tokens} \n due: act \n extras: 1")
    offered = legal(game)
    assert {text for text in offered if text.startswith("stage")} == natural | freely
    assert ("decline" in offered) == (not natural)


@settings(max_examples=200)
@given(hand=hands, tokens=helpers, stage=st.sampled_from([1, 2, 3, 4, 5]), pick=st.integers(0, 200))
def test_what_is_paid_leaves_and_the_rest_stays(hand: dict[str, int], tokens: str, stage: int, pick: int) -> None:
    listed = " ".join(name for name, n in hand.items() for _ in range(n))
    below = " ".join(str(n) for n in range(1, stage))
    game = at(f"cards 0: {listed} \n stages 0: {below} \n tokens 0: {tokens} \n due: act \n extras: 1")
    offered = [text for text in legal(game) if text.startswith("stage")]
    if not offered:
        return
    text = offered[pick % len(offered)]
    game.play(0, text)
    named = Counter(text.partition(" with ")[2].split())
    if "economy" in tokens and named["coin"] > 1:
        named["coin"] -= 1
    if game.is_over or game.to_act == (0,):
        assert Counter(cards(game, 0)) == Counter(hand) - named
        assert Counter(game.view()["discard"]) == named


@pytest.mark.compiled
def test_R42_both_engines_offer_the_same_payments() -> None:
    chance = Random(42)
    refused = 0
    for _ in range(300):
        listed = " ".join(chance.choices(GOODS, k=chance.randrange(2, 12)))
        below = " ".join(str(n) for n in range(1, chance.randrange(1, 5)))
        tokens = chance.choice(["", "economy", "engineering", "economy engineering"])
        text = f"cards 0: {listed} \n stages 0: {below} \n tokens 0: {tokens} \n due: act \n extras: 1"
        one, other = (pharos.position("architects", text, engine=engine) for engine in ("interpreted", "compiled"))
        assert one.legal(0) == other.legal(0)
        assert differences(one.state, other.state) == []
        refused += stages_due(one.state, 0) > 1
    assert refused > 50
