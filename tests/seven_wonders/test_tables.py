"""Every row of data against what is printed (`golden/cards.txt`, `golden/boards.txt`), and the sums the rulebooks give."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import pharos
from pharos.core.json_types import JsonObject
from pharos.games.seven_wonders import names, tables
from pharos.games.seven_wonders.vocabulary import MADE, RAW

GOLDEN = Path(__file__).parent / "golden"
CATALOGUE = pharos.ruleset("seven-wonders").catalogue()


def printed(name: str) -> list[list[str]]:
    lines = (GOLDEN / name).read_text(encoding="utf-8").splitlines()
    return [[part.strip() for part in line.split("|")] for line in lines if not line.startswith("#")]


def as_written(effects: list[JsonObject]) -> str:
    """Effects as the golden files write them."""
    verbs = []
    for effect in effects:
        verb, what, where = effect["verb"], effect["what"], effect["where"].replace(" ", "+")
        if verb == "discount":
            verbs.append(f"discount:{'raw' if what == RAW else 'manufactured'}@{where}")
        elif verb in ("coins-per", "points-per"):
            verbs.append(f"{verb}:{effect['amount']}*{what.replace(' ', '+')}@{where}")
        elif what:
            verbs.append(f"{verb}:{what}")
        else:
            plain = verb in ("wild-science", "revive") or not effect["amount"]
            verbs.append(verb if plain else f"{verb}:{effect['amount']}")
    return " ".join(sorted(verbs))


@pytest.mark.parametrize("row", printed("cards.txt"), ids=lambda row: "-".join(row[:3]))
def test_every_card_is_as_printed(row: list[str]) -> None:
    edition, age, name, colour, cost, marks, after, effects = row
    wanted = "guild" if colour == "purple" else age
    card = next(
        card for card in CATALOGUE["card"] if (str(card["edition"]), card["age"], card["name"]) == (edition, wanted, name)
    )
    assert card["colour"] == colour
    assert f"{card['coins'] or ''}{card['cost']}" == cost.replace("-", "")
    assert "".join(map(str, card["marks"])) == marks.replace("-", "")
    assert sorted(card["after"]) == sorted(after.replace("-", "").split())
    assert as_written(card["effects"]) == effects


def test_there_are_no_other_cards() -> None:
    assert len(CATALOGUE["card"]) == len(printed("cards.txt"))
    assert len(names.CARD_NAMES) == len({card["name"] for card in CATALOGUE["card"]}) == 79


@pytest.mark.parametrize("row", printed("boards.txt"), ids=lambda row: "-".join(row[:3]))
def test_every_side_of_every_board_is_as_printed(row: list[str]) -> None:
    edition, name, side, resource, stages = row
    board = next(
        board
        for board in CATALOGUE["board"]
        if (str(board["edition"]), board["name"], board["side"]) == (edition, name, side)
    )
    assert board["resource"] == resource
    assert "; ".join(f"{stage['cost']} {as_written(stage['effects'])}" for stage in board["stages"]) == stages


def test_each_edition_has_fourteen_sides() -> None:
    assert Counter(board["edition"] for board in CATALOGUE["board"]) == {1: 14, 2: 14}


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", range(3, 8))
def test_R34_there_are_seven_cards_for_each_player(edition: int, players: int) -> None:
    guilds = players + 2
    sizes = [len(tables.deck(edition, players, age)) + (guilds if age == 3 else 0) for age in (1, 2, 3)]
    assert sizes == [7 * players] * 3


@pytest.mark.parametrize("edition", [1, 2])
def test_the_box_holds_49_49_and_50_cards(edition: int) -> None:
    marks = Counter(dict.fromkeys(("1", "2", "3", "guild"), 0))
    for card in CATALOGUE["card"]:
        if card["edition"] == edition:
            marks[card["age"]] += len(card["marks"]) or 1
    assert marks == {"1": 49, "2": 49, "3": 40, "guild": 10}


def test_R34_cards_with_a_higher_mark_stay_in_the_box() -> None:
    assert "tavern" not in [names.CARD_NAMES[card] for card in tables.deck(1, 3, 1)]
    assert [names.CARD_NAMES[card] for card in tables.deck(1, 5, 1)].count("tavern") == 2
    assert [names.CARD_NAMES[card] for card in tables.deck(1, 3, 3)].count("arsenal") == 1
    assert [names.CARD_NAMES[card] for card in tables.deck(1, 4, 3)].count("arsenal") == 2
    assert [names.CARD_NAMES[card] for card in tables.deck(2, 4, 3)].count("arsenal") == 1


def test_no_card_mixes_coins_and_resources() -> None:
    assert not [card["name"] for card in CATALOGUE["card"] if card["coins"] and card["cost"]]


def test_no_cost_is_larger_than_the_lanes_and_payments_allow() -> None:
    rows = CATALOGUE["card"] + [stage for board in CATALOGUE["board"] for stage in board["stages"]]
    assert max(sum(letter in RAW for letter in row["cost"]) for row in rows) <= 7
    assert max(sum(letter in MADE for letter in row["cost"]) for row in rows) <= 7
    assert max(len(row["cost"]) for row in rows) * 2 == 14


def test_science_symbols_are_four_of_each() -> None:
    for edition in (1, 2):
        symbols = Counter(
            card["effects"][0]["what"]
            for card in CATALOGUE["card"]
            if card["edition"] == edition and card["colour"] == "green"
        )
        assert symbols == {"compass": 4, "gear": 4, "tablet": 4}


def test_loom_glassworks_and_press_are_one_structure_in_two_ages() -> None:
    for name in ("loom", "glassworks", "press"):
        ages = [card["age"] for card in CATALOGUE["card"] if card["name"] == name and card["edition"] == 1]
        assert ages == ["1", "2"]
        assert names.CARD_NAMES.count(name) == 1
