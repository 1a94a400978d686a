"""What observations say: named columns, relative seats, and the numbers that the view shows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pharos
from pharos.core.encoder import CompactActions, Encoder
from pharos.core.game import Game


def observed(game: Game, seat: int) -> dict[str, int]:
    """The observation of a seat by the names of its columns."""
    encoder = Encoder(pharos.game_spec(game.ruleset.id), game._engine)
    return {name: int(x) for name, x in zip(encoder.columns(game.players), encoder.row(game, seat), strict=True)}


def positions(id: str, players: int, every: int = 7, **options: Any) -> list[Game]:
    """Positions of a random game."""
    random, game, moments = Random(players), pharos.new(id, players=players, seed=4, engine="interpreted", **options), []
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, random.choice(game.legal(seat)))
        if len(game.history) % every == 0:
            moments.append(game.copy())
    return [*moments, game]


def ones(row: dict[str, int], group: str) -> set[str]:
    """The columns of a group that are not zero, without the name of the group."""
    return {name.removeprefix(f"{group}.") for name, value in row.items() if name.startswith(f"{group}.") and value}


def test_duel_shows_what_the_view_shows() -> None:
    for game in positions("duel", 2):
        for seat in range(2):
            row, view = observed(game, seat), game.view(seat)
            for p in range(2):
                city, mine = view["cities"][seat ^ p], f"seat{p}"
                assert row[f"{mine}.coins"] == city["coins"]
                assert ones(row, f"{mine}.card") == set(city["cards"])
                assert ones(row, f"{mine}.token") == set(city["tokens"])
                assert row[f"{mine}.points"] == sum(city["score"].values())
            assert row["pawn"] == (-view["pawn"] if seat else view["pawn"])
            assert row[f"age.{view['age']}"] == 1
            shown = {card["card"] for card in view["layout"] if card.get("card")}
            assert ones(row, "place") == shown


def test_duel_prices_are_those_of_the_view() -> None:
    for game in positions("duel", 2):
        for seat in range(2):
            row, view = observed(game, seat), game.view(seat)
            for slot in view["layout"]:
                for p in range(2):
                    if "price" in slot:
                        paid = 0 if slot["chained"][seat ^ p] else slot["price"][seat ^ p]
                        assert row[f"seat{p}.card_price.{slot['card']}"] == paid
                if slot["card"]:
                    assert row[f"place.{slot['card']}"] == slot["slot"] + 1
                    assert (row[f"covers.{slot['card']}"] == 0) == slot["open"]
                elif "back" in slot:
                    assert row[f"slot.{slot['slot']}"] == (2 if slot["back"] == "guild" else 1)
            for p in range(2):
                for wonder in view["cities"][seat ^ p]["wonders"]:
                    status = 2 if wonder["built"] else 0 if wonder["closed"] else 1
                    assert row[f"seat{p}.wonder.{wonder['wonder']}"] == status


def test_architects_shows_what_the_view_shows() -> None:
    for game in positions("architects", 3):
        for seat in range(3):
            row, view = observed(game, seat), game.view(seat)
            for p in range(3):
                city, mine = view["cities"][(seat + p) % 3], f"seat{p}"
                assert {name: n for name in ones(row, f"{mine}.card") if (n := row[f"{mine}.card.{name}"])} == city["cards"]
                assert row[f"{mine}.shields"] == city["shields"]
                assert row[f"{mine}.points"] == sum(city["score"].values())
                assert ones(row, f"{mine}.wonder") == {city["wonder"]}
            deck = view["decks"][seat]
            assert row["seat0.deck.left"] == deck["left"]
            assert ones(row, "seat0.deck.top") == ({deck["top"]} if deck["top"] else set())
            assert ones(row, "found") == set(view.get("looked_at", ()))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_seven_wonders_shows_what_the_view_shows(players: int) -> None:
    for game in positions("seven-wonders", players):
        for seat in range(players):
            row, view = observed(game, seat), game.view(seat)
            for p in range(players):
                city, mine = view["cities"][(seat + p) % players], f"seat{p}"
                assert row[f"{mine}.coins"] == city["coins"]
                assert ones(row, f"{mine}.card") == set(city["cards"])
                assert {n: row[f"{mine}.points.{n}"] for n in city["score"]} == city["score"]
            known = [card["card"] for card in view["discard"] if card["card"]]
            assert game.is_over or ones(row, "discarded") == set(known)
            if view["decision"] and view["decision"]["kind"] == "turn" and not view["chosen"]:
                assert ones(row, "hand") == set(view["hand"])
            assert all(ones(row, "hand") >= {name} for name in ones(row, "place"))


def test_seats_are_relative() -> None:
    """Two seats with the same cards see the same numbers in the columns of the other one."""
    game = pharos.new("duel", seed=1, engine="interpreted")
    mine, theirs = observed(game, 0), observed(game, 1)
    assert mine["to_act.seat0"] == theirs["to_act.seat1"] == 1
    assert mine["seat0.coins"] == theirs["seat1.coins"]


def test_a_card_that_went_by_stays_seen() -> None:
    game = pharos.new("seven-wonders", players=3, seed=2, engine="interpreted")
    hand = set(game.view(0)["hand"])
    for seat in range(3):
        game.play(seat, next(action for action in game.legal(seat) if game.ruleset.text(action).startswith("sell")))
    assert len(hand - ones(observed(game, 0), "seen")) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_compact_numbers_lead_to_every_action_and_back(players: int) -> None:
    for game in positions("seven-wonders", players, every=3):
        compact = CompactActions(pharos.game_spec("seven-wonders"), game._engine)
        for seat in game.to_act:
            numbers = compact.numbers(game, seat)
            assert [compact.action(game, seat, number) for number in numbers] == game.legal(seat)
            for action, number in zip(game.legal(seat), numbers, strict=True):
                verb = game.ruleset.text(action).removeprefix("city ").split()[0]
                assert verb in compact.names[number]


def test_no_card_and_no_stage_has_more_payments_than_ranks() -> None:
    """Count the payments that no other one beats, for every cost and all prices."""
    from pharos.games.seven_wonders import compact
    from pharos.games.seven_wonders.boards import EDITIONS
    from pharos.games.seven_wonders.cards import AGES
    from pharos.games.seven_wonders.vocabulary import MADE, RAW

    costs = {row.cost for age in AGES for row in age} | {
        stage.cost for edition in EDITIONS for board in edition for side in board.sides for stage in side
    }
    sizes = {(sum(x in RAW for x in cost), sum(x in MADE for x in cost)) for cost in costs}
    most = max(
        payments(raw, made, raw_prices, made_price)
        for raw, made in {(t, u) for a, b in sizes for t in range(a + 1) for u in range(b + 1)}
        for raw_prices in ((2, 2), (1, 2), (2, 1), (1, 1))
        for made_price in ((2, 2), (1, 2), (2, 1), (1, 1))
    )
    assert most == compact.RANKS
    assert len(compact.NAMES) == len(set(compact.NAMES)) == compact.C_DECLINE + 1 < 320


def payments(raw: int, made: int, raw_prices: tuple[int, int], made_prices: tuple[int, int]) -> int:
    """How many ways to buy so many units from two neighbours none of the others beats."""
    pairs = {
        (a * raw_prices[0] + b * made_prices[0], (raw - a) * raw_prices[1] + (made - b) * made_prices[1])
        for a in range(raw + 1)
        for b in range(made + 1)
    }
    return sum(not any(x <= left and y <= right and (x, y) != (left, right) for x, y in pairs) for left, right in pairs)


def test_a_game_without_observations_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from pharos.core.engine import engine
    from pharos.core.spec import GameSpec

    plain = GameSpec(package="pharos.games.duel", id="plain")
    with pytest.raises(pharos.BadChoice, match="no-observation"):
        Encoder(plain, engine("pharos.games.duel", compiled=False))
    with pytest.raises(pharos.BadChoice, match="no-compact"):
        CompactActions(plain, engine("pharos.games.duel", compiled=False))
