"""Every row of data against what is printed (`golden/pieces.txt`, sums and layouts written out here)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.duel.conftest import at, city, coins, decision, play, price

from pharos import ruleset
from pharos.core.json_types import JsonObject
from pharos.games.duel import layouts
from pharos.games.duel.tables import COVERED_BY, COVERS, FACE_UP, FREES, FREES_TOO, split_cost
from pharos.locales import languages, words

DUEL = ruleset("duel")
CATALOGUE = DUEL.catalogue()
PRINTED = [
    line
    for line in (Path(__file__).parent / "golden" / "pieces.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
ROWS = [(sort, row) for sort in ("card", "wonder", "token") for row in CATALOGUE[sort]]
CARDS = {row["name"]: row for row in CATALOGUE["card"]}


def effect_text(effect: JsonObject) -> str:
    """A verb with what it needs to be understood."""
    verb, amount, what = effect["verb"], effect["amount"], effect["what"]
    if verb in ("produce", "produce-one", "fixed-price", "science", "destroy"):
        return f"{verb} {what}"
    return " ".join(filter(None, (verb, str(amount or ""), what)))


def row_text(sort: str, row: JsonObject) -> str:
    """A row of the catalogue in the words of `pieces.txt`."""
    cost = f"{row['coins'] or ''}{row['cost']}" or "-" if "cost" in row else ""
    head = " ".join(filter(None, (sort, row["name"], row.get("age"), row.get("colour"), cost)))
    chain = f" | {row['after']} by {row['by']}" if "after" in row else ""
    return f"{head} | {', '.join(sorted(map(effect_text, row['effects'])))}{chain}"


@pytest.mark.parametrize("line", PRINTED)
def test_every_piece_is_as_printed(line: str) -> None:
    sort, name = line.split()[:2]
    row = next(row for row in CATALOGUE[sort] if row["name"] == name)
    assert row_text(sort, row) == line


def test_there_are_no_other_pieces() -> None:
    assert [line.split()[:2] for line in PRINTED] == [[sort, row["name"]] for sort, row in ROWS]


def test_counts_of_cards_wonders_and_tokens() -> None:
    assert Counter(row["age"] for row in CARDS.values()) == {"1": 23, "2": 23, "3": 20, "guild": 7}
    assert len(CATALOGUE["wonder"]) == 12
    assert len(CATALOGUE["token"]) == 10


@pytest.mark.parametrize(
    ("age", "colours"),
    [
        ("1", {"brown": 6, "grey": 2, "blue": 3, "green": 4, "yellow": 4, "red": 4}),
        ("2", {"brown": 3, "grey": 2, "blue": 5, "green": 4, "yellow": 4, "red": 5}),
        ("3", {"blue": 6, "green": 4, "yellow": 5, "red": 5}),
        ("guild", {"purple": 7}),
    ],
)
def test_colours_of_each_age(age: str, colours: dict[str, int]) -> None:
    assert Counter(row["colour"] for row in CARDS.values() if row["age"] == age) == colours


def amounts(rows: list[JsonObject], verb: str) -> int:
    """The sum of a verb over rows."""
    return sum(effect["amount"] for row in rows for effect in row["effects"] if effect["verb"] == verb)


@pytest.mark.parametrize(
    ("age", "cost", "resources", "points", "shields", "income"),
    [
        ("1", 20, {"W": 1, "S": 1, "C": 1, "G": 1, "P": 1}, 11, 4, 4),
        ("2", 18, {"W": 9, "S": 9, "C": 8, "G": 6, "P": 5}, 28, 8, 6),
        ("3", 8, {"W": 16, "S": 16, "C": 16, "G": 11, "P": 11}, 61, 12, 0),
        ("guild", 0, {"W": 8, "S": 7, "C": 7, "G": 3, "P": 4}, 0, 0, 0),
    ],
)
def test_sums_of_each_age(age: str, cost: int, resources: dict[str, int], points: int, shields: int, income: int) -> None:
    rows = [row for row in CARDS.values() if row["age"] == age]
    assert sum(row["coins"] for row in rows) == cost
    assert Counter("".join(row["cost"] for row in rows)) == resources
    assert [amounts(rows, verb) for verb in ("points", "shields", "coins")] == [points, shields, income]


def test_sums_of_the_wonders() -> None:
    rows = CATALOGUE["wonder"]
    assert Counter("".join(row["cost"] for row in rows)) == {"W": 11, "S": 12, "C": 10, "G": 9, "P": 10}
    assert [amounts(rows, verb) for verb in ("points", "shields", "coins")] == [42, 4, 21]
    assert [row["name"] for row in rows if {"verb": "play-again", "amount": 0, "what": ""} in row["effects"]] == [
        "appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis",
    ]  # fmt: skip


def test_seventeen_chains_each_given_once_and_to_a_later_age() -> None:
    later = [row for row in CARDS.values() if "after" in row]
    assert len(later) == len({row["after"] for row in later}) == len({row["by"] for row in later}) == 17
    for row in later:
        first = CARDS[row["after"]]
        assert (first["gives"], first["before"]) == (row["by"], row["name"])
        assert first["age"] < row["age"] != "guild"
        assert first["colour"] == row["colour"]
    assert sum("gives" in row for row in CARDS.values()) == 17
    skipping = {row["after"] for row in later if int(row["age"]) - int(CARDS[row["after"]]["age"]) == 2}
    assert skipping == {"palisade", "tavern"}


def test_each_symbol_stands_on_two_cards_and_law_on_a_token() -> None:
    symbols = Counter(effect["what"] for _, row in ROWS for effect in row["effects"] if effect["verb"] == "science")
    assert symbols == {"quill": 2, "mortar": 2, "plumb_level": 2, "wheel": 2, "armillary": 2, "sundial": 2, "law": 1}


# fmt: off
COVERING = {
    1: [[2, 3], [3, 4], [5, 6], [6, 7], [7, 8], [9, 10], [10, 11], [11, 12], [12, 13],
        [14, 15], [15, 16], [16, 17], [17, 18], [18, 19], [], [], [], [], [], []],
    2: [[6], [6, 7], [7, 8], [8, 9], [9, 10], [10], [11], [11, 12], [12, 13], [13, 14], [14],
        [15], [15, 16], [16, 17], [17], [18], [18, 19], [19], [], []],
    3: [[2, 3], [3, 4], [5, 6], [6, 7], [7, 8], [9], [9], [10], [10], [11, 12], [13, 14],
        [15], [15, 16], [16, 17], [17], [18], [18, 19], [19], [], []],
}
FACE_DOWN = {
    1: [2, 3, 4, 9, 10, 11, 12, 13],
    2: [6, 7, 8, 9, 10, 15, 16, 17],
    3: [2, 3, 4, 9, 10, 15, 16, 17],
}
CENTRES = {
    1: [-1, 1, -2, 0, 2, -3, -1, 1, 3, -4, -2, 0, 2, 4, -5, -3, -1, 1, 3, 5],
    2: [-5, -3, -1, 1, 3, 5, -4, -2, 0, 2, 4, -3, -1, 1, 3, -2, 0, 2, -1, 1],
    3: [-1, 1, -2, 0, 2, -3, -1, 1, 3, -2, 2, -3, -1, 1, 3, -2, 0, 2, -1, 1],
}
# fmt: on


@pytest.mark.parametrize("age", [1, 2, 3])
def test_layouts(age: int) -> None:
    spots = layouts.places(age)
    assert layouts.covered_by(age) == CATALOGUE["layout"][age - 1]["covered_by"] == COVERING[age]
    assert [slot for slot, (_, _, up) in enumerate(spots) if not up] == FACE_DOWN[age]
    assert [x for _, x, _ in spots] == CENTRES[age]
    assert [slot["x"] for slot in CATALOGUE["layout"][age - 1]["slots"]] == CENTRES[age]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_layouts_as_the_kernels_read_them(age: int) -> None:
    base = 20 * (age - 1)
    for slot, above in enumerate(COVERING[age]):
        assert COVERED_BY[base + slot] == sum(1 << other for other in above)
        assert COVERS[base + slot] == sum(1 << other for other in range(20) if slot in COVERING[age][other])
        assert (FACE_UP[age - 1] >> slot & 1) == (slot not in FACE_DOWN[age])
        under = [1 << other | COVERED_BY[base + other] << 20 for other in range(20) if slot in COVERING[age][other]]
        assert sorted([FREES[base + slot], FREES_TOO[base + slot]]) == sorted([*under, 0, 0][:2])


def verbs(row: JsonObject) -> JsonObject:
    """What a row does: its verbs, each with its object or its amount."""
    return {effect["verb"]: effect["what"] or effect["amount"] for effect in row["effects"]}


@pytest.mark.parametrize("name", CARDS)
def test_every_card_does_what_its_row_says(name: str) -> None:
    row, does = CARDS[name], verbs(CARDS[name])
    age = 3 if row["age"] == "guild" else int(row["age"])
    spare = {1: "altar baths", 2: "rostrum walls", 3: "palace arsenal"}[age].split()
    game = at(f"age: {age} \n coins: 99 99 \n board: \n open: {name} {spare[0] if name != spare[0] else spare[1]}")
    assert price(game, f"build {name}") == row["coins"] + 2 * len(row["cost"])
    play(game, f"build {name}")
    mine, theirs = city(game, 0), city(game, 1)
    income = does.get("coins", 0) + (1 if name == "lighthouse" else 0)
    assert coins(game) == (99 - row["coins"] - 2 * len(row["cost"]) + income, 99 - (2 if does.get("shields") == 3 else 0))
    assert mine["production"] == Counter(does.get("produce", ""))
    assert theirs["prices"] == {letter: 2 + does.get("produce", "").count(letter) for letter in "WSCGP"}
    assert mine["prices"] == {letter: 1 if letter in does.get("fixed-price", "") else 2 for letter in "WSCGP"}
    assert mine["choices"] == {
        "raw": int(does.get("produce-one") == "WSC"),
        "manufactured": int(does.get("produce-one") == "GP"),
    }
    assert mine["science"] == [symbol for symbol in [does.get("science")] if symbol]
    category = {"blue": "civilian", "green": "science", "yellow": "commerce"}.get(row["colour"], "military")
    assert category == "military" or mine["score"][category] == does.get("points", 0)
    assert game.state.pawn == does.get("shields", 0)
    assert decision(game) == (1, "turn")


@pytest.mark.parametrize("row", CATALOGUE["wonder"], ids=lambda row: str(row["name"]))
def test_every_wonder_does_what_its_row_says(row: JsonObject) -> None:
    does = verbs(row)
    game = at(f"age: 2 \n coins: 99 99 \n wonders 0: {row['name']} \n open: walls temple")
    assert price(game, f"wonder {row['name']} using walls") == 2 * len(row["cost"])
    play(game, f"wonder {row['name']} using walls")
    assert coins(game) == (99 - 2 * len(row["cost"]) + does.get("coins", 0), 99 - does.get("opponent-loses", 0))
    assert city(game, 0)["score"]["wonders"] == does.get("points", 0)
    assert game.state.pawn == does.get("shields", 0)
    assert city(game, 0)["production"] == {}
    assert city(game, 1)["prices"] == dict.fromkeys("WSCGP", 2)
    kind_of = "library" if "library" in does else "turn"
    assert decision(game) == (0 if "play-again" in does or kind_of == "library" else 1, kind_of)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("sort", "row"), ROWS, ids=[row["name"] for _, row in ROWS])
def test_every_piece_is_named_and_described_in_every_language(language: str, sort: str, row: JsonObject) -> None:
    said = words(language)
    assert said.say(f"duel-{sort}-{row['name']}")
    for effect in row["effects"]:
        sentence = said.sentence("duel", DUEL.effect_message(effect))
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert effect["amount"] < 2 or effect["verb"] == "produce" or str(effect["amount"]) in sentence


@pytest.mark.parametrize("language", languages())
def test_every_word_of_duel_exists_in_every_language(language: str) -> None:
    assert [id for id in sorted(DUEL.message_ids()) if not words(language).has(f"duel-{id}")] == []


def test_names_differ_within_each_language() -> None:
    for language in languages():
        for sort in ("card", "wonder", "token"):
            names = [words(language).say(f"duel-{sort}-{row['name']}") for row in CATALOGUE[sort]]
            assert len(set(names)) == len(names)


@pytest.mark.parametrize(("text", "cost"), [("", (0, "")), ("8", (8, "")), ("2GP", (2, "GP")), ("WWCCC", (0, "WWCCC"))])
def test_costs_are_coins_and_letters(text: str, cost: tuple[int, str]) -> None:
    assert split_cost(text) == cost
