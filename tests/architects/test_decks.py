"""Seats, decks and setting up: R1 to R3, R54 to R58, R60."""

from __future__ import annotations

import pytest
from tests.architects.conftest import at, cards, decision, deck, fresh, legal, mover, play

import pharos
from pharos.games.architects import cards as printed
from pharos.games.architects.names import WONDER_NAMES

THREE = """
    wonders: giza rhodes olympia
    deck 0: wood blue3
    deck 1: stone blue3
    deck 2: clay blue3
    central: glass blue3
"""


@pytest.mark.parametrize(("seat", "left", "right"), [(0, "wood", "clay"), (1, "stone", "wood"), (2, "clay", "stone")])
def test_R1_own_deck_to_the_left_right_neighbours_to_the_right(seat: int, left: str, right: str) -> None:
    position = THREE + f"seat: {seat}"
    assert legal(at(position)) == ["take left", "take centre", "take right"]
    assert cards(play(at(position), "take left"), seat) == {left: 1}
    assert cards(play(at(position), "take right"), seat) == {right: 1}
    assert cards(play(at(position), "take centre"), seat) == {"glass": 1}


def test_R1_play_passes_to_the_left() -> None:
    game = at(THREE)
    order = [mover(play(game, "take left")) for _ in range(2)]
    assert order == [1, 2]


def test_R1_two_players_share_both_decks() -> None:
    game = at("deck 0: wood blue3 \n deck 1: stone blue3")
    assert cards(play(game.copy(), "take right"), 0) == {"stone": 1}
    play(game, "take left")
    assert cards(play(game, "take right"), 1) == {"blue3": 1}


def test_R2_only_the_decks_in_play_and_their_tops_are_seen() -> None:
    game = fresh(1, players=3, wonders="ephesus giza rhodes")
    shown = game.view(0)["decks"]
    assert [deck["deck"] for deck in shown] == ["ephesus", "giza", "rhodes", "central"]
    assert [deck["left"] for deck in shown] == [25, 25, 25, 60]
    assert all(deck["top"] for deck in shown[:3])
    assert shown[3]["top"] is None


def test_R2_what_is_left_in_a_deck_is_public_its_order_is_not() -> None:
    game = fresh(5)
    other = game.reshuffled(0, 99)
    assert game.view(0) == other.view(0)
    assert game.position_text() != other.position_text()
    assert sum(deck(game, "central")["cards"].values()) == 60


def test_R3_an_empty_deck_stays_empty_and_the_discards_stay_where_they_are() -> None:
    game = at("""
        cards 0: wood
        deck 0: stone
        deck 1: blue3 blue3
        central: blue3 blue3
    """)
    play(game, "take left")
    assert game.view()["discard"] == {"wood": 1, "stone": 1}
    assert deck(game, "giza")["left"] == 0
    assert legal(game) == ["take left", "take centre"]
    play(game, "take left")
    assert legal(game) == ["take centre", "take right"]


def test_R54_wonders_are_different_and_random_or_as_named() -> None:
    seen = set()
    for seed in range(60):
        wonders = [city["wonder"] for city in fresh(seed, players=7).view()["cities"]]
        assert len(set(wonders)) == 7
        seen.add(wonders[0])
    assert len(seen) == 7
    game = fresh(3, players=3, wonders="rhodes, random, giza")
    wonders = [city["wonder"] for city in game.view()["cities"]]
    assert (wonders[0], wonders[2]) == ("rhodes", "giza")
    assert wonders[1] not in ("rhodes", "giza")


@pytest.mark.parametrize("wonders", ["atlantis giza", "giza", "giza giza", "giza rhodes olympia", ""])
def test_R54_nonsense_is_refused(wonders: str) -> None:
    with pytest.raises(pharos.BadChoice):
        fresh(1, wonders=wonders)


# The printed decks once more, by hand: kind, then Alexandria to Rhodes, the central deck, the total.
DECKS = """
wood     2 2 2 2 2 1 2 4 17
stone    2 1 2 2 2 2 2 4 17
clay     2 2 2 1 2 2 2 4 17
papyrus  2 2 2 2 1 2 2 4 17
glass    1 2 2 2 2 2 2 4 17
coin     4 3 3 3 3 3 2 6 27
compass  1 2 2 2 1 1 1 4 14
gear     2 2 1 1 1 1 2 4 14
tablet   1 1 2 1 2 2 1 4 14
blue3    2 2 1 2 2 1 2 4 16
blue2cat 2 2 2 3 2 3 2 8 24
red0     2 2 2 2 2 2 2 4 18
red1     1 1 1 2 2 2 2 4 15
red2     1 1 1 0 1 1 1 2 8
"""


@pytest.mark.parametrize("line", DECKS.strip().splitlines())
def test_R55_the_cards_of_every_deck(line: str) -> None:
    kind, *numbers = line.split()
    place = next(n for n, card in enumerate(printed.CARDS) if card.name == kind)
    counts = [deck[place] for deck in printed.DECKS.values()]
    assert [*counts, sum(counts)] == list(map(int, numbers))


def test_R55_deck_sizes() -> None:
    assert [sum(deck) for deck in printed.DECKS.values()] == [25] * 7 + [60]
    assert list(printed.DECKS) == [*WONDER_NAMES, "central"]


@pytest.mark.parametrize("players", range(2, 8))
def test_R55_the_decks_dealt_are_those_printed(players: int) -> None:
    game = fresh(players, players=players)
    for shown in game.view()["decks"]:
        expected = dict(zip((card.name for card in printed.CARDS), printed.DECKS[shown["deck"]], strict=True))
        assert shown["cards"] == {kind: n for kind, n in expected.items() if n}


def test_R56_fifteen_tokens_three_of_them_face_up() -> None:
    shown = fresh(2).view()
    assert len(shown["offer"]) == 3
    assert shown["stack"] == sum(shown["unseen"].values()) == 12
    everything = [*shown["offer"], *(name for name, n in shown["unseen"].items() for _ in range(n))]
    assert sorted(everything) == sorted([
        "urbanism", "crafts", "jewellery", "science", "propaganda", "architecture", "economy", "engineering",
        "tactics", "decor", "politics", "strategy", "education", "culture", "culture",
    ])  # fmt: skip


@pytest.mark.parametrize(("players", "tokens"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6), (7, 6)])
def test_R57_conflict_tokens_by_number_of_players(players: int, tokens: int) -> None:
    shown = fresh(1, players=players).view()
    assert shown["conflict"] == {"tokens": tokens, "peace": tokens}
    assert shown["cat"] is None


@pytest.mark.parametrize(
    ("kind", "colour", "effects"),
    [
        ("wood", "grey", [("resource", 1)]),
        ("coin", "yellow", [("coin", 1)]),
        ("gear", "green", [("science", 1)]),
        ("blue3", "blue", [("points", 3)]),
        ("blue2cat", "blue", [("points", 2), ("cat", 1)]),
        ("red0", "red", [("shields", 1)]),
        ("red1", "red", [("shields", 1), ("horns", 1)]),
        ("red2", "red", [("shields", 1), ("horns", 2)]),
    ],
)
def test_R58_what_the_kinds_of_cards_do(kind: str, colour: str, effects: list[tuple[str, int]]) -> None:
    (row,) = (row for row in pharos.ruleset("architects").catalogue()["card"] if row["name"] == kind)
    assert row["colour"] == colour
    assert [(effect["verb"], effect["amount"]) for effect in row["effects"]] == effects


def test_R58_fourteen_kinds() -> None:
    assert len(printed.CARDS) == 14


def test_R60_the_first_seat_begins() -> None:
    assert all(decision(fresh(seed, players=5)) == (0, "take") for seed in range(5))
