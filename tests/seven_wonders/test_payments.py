"""R5 to R9, R40: payments against a solver that tries everything, for every mixture of choices, producers and discounts."""

from __future__ import annotations

from functools import cache
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.seven_wonders.conftest import at

import pharos
from pharos.games.seven_wonders.explain import symbols
from pharos.games.seven_wonders.menus import payment_pairs
from pharos.games.seven_wonders.payment import add_supply, payments
from pharos.games.seven_wonders.state import Market
from pharos.games.seven_wonders.tables import lanes
from pharos.games.seven_wonders.vocabulary import MADE, RAW

CATALOGUE = pharos.ruleset("seven-wonders").catalogue()
STAGES = [stage for board in CATALOGUE["board"] for stage in board["stages"]]
COSTS = sorted({row["cost"] for row in [*CATALOGUE["card"], *STAGES] if row["cost"]})
FOR_SALE = ["W", "S", "C", "O", "G", "L", "P", "WC", "SC", "CO", "WS", "WO", "SO"]
Prices = tuple[tuple[int, int], tuple[int, int]]


def all_ways(cost: str, own: list[str], left: list[str], right: list[str], prices: Prices) -> set[tuple[int, int]]:
    """The coins to the left and to the right of every way to give each unit a symbol of its own."""
    stock = [("", symbol) for symbol in own] + [("l", symbol) for symbol in left] + [("r", symbol) for symbol in right]

    @cache
    def cover(unit: int, used: int) -> frozenset[tuple[int, int]]:
        if unit == len(cost):
            return frozenset({(0, 0)})
        ways: set[tuple[int, int]] = set()
        for n, (where, symbol) in enumerate(stock):
            if not used >> n & 1 and cost[unit] in symbol:
                sort = 0 if cost[unit] in RAW else 1
                a = prices[0][sort] if where == "l" else 0
                b = prices[1][sort] if where == "r" else 0
                ways |= {(a + x, b + y) for x, y in cover(unit + 1, used | 1 << n)}
        return frozenset(ways)

    return set(cover(0, 0))


def unbeaten(pairs: set[tuple[int, int]], purse: int) -> list[tuple[int, int]]:
    """Pairs that no other beats on both sides, affordable, cheapest first."""
    kept = [p for p in pairs if not any(q != p and q[0] <= p[0] and q[1] <= p[1] for q in pairs)]
    return [p for p in sorted(kept, key=lambda p: (sum(p), p[0])) if sum(p) <= purse]


def supply(stock: list[str], resources: str) -> int:
    total = 0
    for symbol in stock:
        total = add_supply(total, lanes(resources, symbol))
    return total


def market(own: list[str], left: list[str], right: list[str], prices: Prices) -> Market:
    m = Market()
    for sort, resources in (("raw", RAW), ("made", MADE)):
        mine, west, east = (supply(stock, resources) for stock in (own, left, right))
        setattr(m, f"own_{sort}", mine)
        setattr(m, f"left_{sort}", add_supply(mine, west))
        setattr(m, f"right_{sort}", add_supply(mine, east))
        setattr(m, f"all_{sort}", add_supply(add_supply(mine, west), east))
    (m.raw_left, m.made_left), (m.raw_right, m.made_right) = prices
    return m


def cost_in(cost: str, resources: str) -> int:
    return sum(lanes(resources, letter) for letter in cost if letter in resources)


own_stock = st.lists(st.sampled_from([*FOR_SALE, "WSCO", "WSCO", "GLP", "GLP"]), max_size=7)
sold_stock = st.lists(st.sampled_from(FOR_SALE), max_size=6)
one_or_two = st.integers(1, 2)


@settings(max_examples=600)
@given(
    st.sampled_from(COSTS), own_stock, sold_stock, sold_stock, one_or_two, one_or_two, one_or_two, one_or_two,
    st.integers(0, 15),
)  # fmt: skip
def test_payments_are_those_of_a_solver_that_tries_everything(
    cost: str, own: list[str], left: list[str], right: list[str], a: int, b: int, c: int, d: int, purse: int
) -> None:
    prices = ((a, b), (c, d))
    got = payment_pairs(payments(market(own, left, right, prices), cost_in(cost, RAW), cost_in(cost, MADE), purse))
    assert got == unbeaten(all_ways(cost, own, left, right, prices), purse)


@st.composite
def well_supplied(draw: st.DrawFn) -> tuple[str, list[str], list[str], list[str]]:
    """A cost with both sorts of resources, and three stocks that have much of what it asks for."""
    cost = draw(st.sampled_from([cost for cost in COSTS if set(cost) & set(RAW) and set(cost) & set(MADE)]))
    stock = st.lists(st.sampled_from([symbol for symbol in FOR_SALE if set(symbol) & set(cost)]), min_size=2, max_size=7)
    return cost, draw(stock)[:3], draw(stock), draw(stock)


@settings(max_examples=400)
@given(well_supplied(), one_or_two, one_or_two, one_or_two)
def test_both_sorts_bought_on_both_sides(
    table: tuple[str, list[str], list[str], list[str]], west: int, east: int, made: int
) -> None:
    cost, own, left, right = table
    prices = ((west, made), (east, made))
    got = payment_pairs(payments(market(own, left, right, prices), cost_in(cost, RAW), cost_in(cost, MADE), 99))
    assert got == unbeaten(all_ways(cost, own, left, right, prices), 99)


@settings(max_examples=300)
@given(
    st.text("WSCO", min_size=1, max_size=5),
    st.lists(st.sampled_from(["WC", "SC", "CO", "WS", "WO", "SO", "WSCO"]), max_size=6),
    st.lists(st.sampled_from(["WC", "SC", "CO", "WS", "WO", "SO", "W"]), max_size=5),
    st.lists(st.sampled_from(["WC", "SC", "CO", "WS", "WO", "SO", "O"]), max_size=5),
    one_or_two,
    one_or_two,
)
def test_tangles_of_choice_cards(cost: str, own: list[str], left: list[str], right: list[str], a: int, b: int) -> None:
    prices = ((a, 2), (b, 2))
    got = payment_pairs(payments(market(own, left, right, prices), cost_in(cost, RAW), 0, 99))
    assert got == unbeaten(all_ways(cost, own, left, right, prices), 99)


def test_payments_of_whole_games_are_explained_coin_by_coin() -> None:
    """In random games every offered payment is one that the solver finds, and its steps add up to it."""
    for seed in range(12):
        random = Random(seed)
        edition = 1 + seed % 2
        side = "random-b" if edition == 1 else "random-night"
        game = pharos.new(
            "seven-wonders", players=3 + seed % 3, edition=edition, boards=side, seed=seed, engine="interpreted"
        )
        while not game.is_over:
            seat = game.to_act[0]
            for text in random.sample(game.legal_texts(seat), 1):
                check_steps(game, seat, text)
            game.play(seat, random.choice(game.legal(seat)))


def check_steps(game: pharos.Game, seat: int, text: str) -> None:
    steps = game.explain(seat, text)
    words = text.split()
    paid = (int(words[-3]), int(words[-1])) if "pay" in words else (0, 0)
    sums = {side: sum(step["coins"] for step in steps if step.get("from") == side) for side in ("left", "right")}
    assert (sums["left"], sums["right"]) == paid, text
    if "pay" in words:
        view = game.view(seat)
        me = view["cities"][seat]
        stock = [[one["resources"] for one in city["symbols"] if one["for_sale"]] for city in view["cities"]]
        prices = tuple((me["prices"]["raw"][side], me["prices"]["made"][side]) for side in ("left", "right"))
        around = [stock[me["neighbours"][side]] for side in ("left", "right")]
        cost = "".join(step["resource"] for step in steps if "resource" in step)
        own = [symbol.resources for symbol in symbols(game.state, seat)]
        possible = all_ways(cost, own, around[0], around[1], (prices[0], prices[1]))
        assert tuple(paid) in unbeaten(possible, 99), text


def test_each_step_names_its_symbol_and_seller() -> None:
    game = at("""
        age: 3
        boards: ephesus-a rhodes-a gizah-a
        coins: 9 0 0
        city 0: caravansery clay_pit west_trading_post
        city 1: foundry
        city 2: glassworks
        hand 0: palace arsenal
    """)
    text = next(text for text in game.legal_texts(0) if text.startswith("stage using"))
    assert text == "stage using palace pay left 0 right 2"
    assert game.explain(0, text) == [
        {"step": "choice", "resource": "S", "card": "caravansery"},
        {"step": "buy", "resource": "S", "coins": 2, "from": "right", "seat": 2, "card": "gizah"},
    ]
