"""R32, R35 to R37, R54 and R55: setting up, choosing unseen, passing on; and choices that are possible."""

from __future__ import annotations

import pytest
from tests.seven_wonders.conftest import (
    at,
    can,
    city,
    coins,
    decision,
    events_after,
    fresh,
    play,
    sell_to_the_end_of_the_age,
    turn,
)

import pharos


@pytest.mark.parametrize("players", [3, 4, 7])
def test_R32_hands_go_left_right_left(players: int) -> None:
    game = fresh(1, players=players, boards="random-a")
    for step in (1, -1, 1):
        hands = [game.view(seat)["hand"] for seat in range(players)]
        turn(game)
        for seat in range(players):
            assert set(game.view((seat + step) % players)["hand"]) <= set(hands[seat])
        sell_to_the_end_of_the_age(game)
    assert game.is_over


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_R32_two_more_guilds_than_cities(players: int) -> None:
    game = fresh(2, players=players, boards="random-a")
    for _ in range(2):
        sell_to_the_end_of_the_age(game)
    guilds = [name for name, n in ((name, 1) for name in _names(game)) if name.endswith("_guild")]
    assert len(guilds) == len(set(guilds)) == max(players, 3) + 2


def _names(game: pharos.Game) -> list[str]:
    """All cards dealt in age III."""
    dealt = game.position_text().split("dealt 3:")[1].splitlines()[0]
    return [word.partition(">")[0] for word in dealt.split() if word != "|"]


def test_R32_guilds_differ_from_game_to_game() -> None:
    def guilds(seed: int) -> frozenset[str]:
        game = fresh(seed, boards="random-a")
        for _ in range(2):
            sell_to_the_end_of_the_age(game)
        return frozenset(name for name in _names(game) if name.endswith("_guild"))

    assert len({guilds(seed) for seed in range(6)}) > 3


def test_R35_first_edition_boards_and_sides_at_random() -> None:
    sides, boards = set(), set()
    for seed in range(30):
        game = fresh(seed, players=7)
        assert decision(game)[1] == "turn"
        assert len({city(game, c)["board"] for c in range(7)}) == 7
        sides.add(city(game, 0)["side"])
        boards.add(city(game, 0)["board"])
    assert sides == {"a", "b"}
    assert len(boards) == 7


def test_R35_second_edition_each_seat_chooses_its_side() -> None:
    game = fresh(3, players=4, edition=2)
    assert decision(game) == ([0, 1, 2, 3], "side")
    assert game.legal_texts(2) == ["choose day", "choose night"]
    for seat, side in enumerate(("day", "night", "night", "day")):
        game.play(seat, f"choose {side}")
    assert [city(game, c)["side"] for c in range(4)] == ["day", "night", "night", "day"]
    assert decision(game)[1] == "turn"


def test_R35_boards_can_be_given() -> None:
    game = fresh(1, players=3, boards="gizah-a babylon-b rhodes")
    assert [(city(game, c)["board"], city(game, c)["side"]) for c in range(3)] == [
        ("gizah", "a"),
        ("babylon", "b"),
        ("rhodes", None),
    ]
    assert decision(game) == ([2], "side")
    play(game, "choose b")
    assert city(game, 2)["side"] == "b"


@pytest.mark.parametrize("players", [2, 3, 7])
def test_R36_every_city_begins_with_three_coins(players: int) -> None:
    assert set(coins(fresh(1, players=players))) == {3}


def test_R37_choices_are_unseen_until_the_last_and_can_be_changed() -> None:
    game = at("hand 0: altar theater \n hand 1: press")
    assert events_after(game, 0, "build altar", viewer=1) == [{"event": "committed", "seat": 0, "action": None}]
    assert game.view(0)["chosen"] == ["build altar"]
    assert game.view(1)["chosen"] == []
    assert game.view(1)["committed"] == [0]
    assert game.revisable_seats == (0,)
    assert can(game, "build theater")
    game.play(0, "build theater")
    assert game.view(0)["chosen"] == ["build theater"]
    game.play(1, "build press")
    assert city(game, 0)["cards"] == []
    game.play(2, next(text for text in game.legal_texts(2) if text.startswith("sell")))
    assert city(game, 0)["cards"] == ["theater"]
    assert city(game, 1)["cards"] == ["press"]


def test_R37_a_choice_can_be_taken_back_but_not_a_resolved_turn() -> None:
    game = fresh(1, players=3, boards="random-a")
    game.play(0, game.legal(0)[0])
    assert game.undo(0)
    assert game.to_act == (0, 1, 2)
    turn(game)
    assert not game.undo(2)


def test_R37_the_order_of_commitments_does_not_matter() -> None:
    texts = []
    for order in ((0, 1, 2), (2, 0, 1)):
        game = fresh(9, players=3, boards="random-b")
        actions = [game.legal(seat)[-1] for seat in range(3)]
        for seat in order:
            game.play(seat, actions[seat])
        texts.append(game.position_text())
    assert texts[0] == texts[1]


def test_R54_boards_are_chosen_in_seat_order_with_their_side() -> None:
    game = fresh(1, players=3, boards="choose")
    assert decision(game) == ([0], "board")
    assert len(game.legal_texts(0)) == 14
    play(game, "choose gizah b")
    assert decision(game) == ([1], "board")
    assert len(game.legal_texts(1)) == 12
    play(game, "choose rhodes a", "choose olympia b")
    assert [city(game, c)["board"] for c in range(3)] == ["gizah", "rhodes", "olympia"]
    assert decision(game)[1] == "turn"
    assert fresh(1, players=3, edition=2, boards="choose").legal_texts(0)[0] == "choose gizah day"


def test_R54_sides_are_chosen_at_once_and_unseen() -> None:
    game = fresh(1, players=3, edition=2)
    game.play(1, "choose night")
    assert city(game, 1)["side"] is None
    assert game.view(1)["chosen"] == ["choose night"]
    assert game.view(0)["chosen"] == []
    assert game.revisable_seats == (1,)
    game.play(1, "choose day")
    game.play(0, "choose day")
    game.play(2, "choose day")
    assert city(game, 1)["side"] == "day"


def test_R55_three_ages_of_six_turns() -> None:
    game = fresh(1, players=5, boards="random-a")
    seen = []
    while not game.is_over:
        seen.append((game.state.age, game.state.turn, len(game.view(0)["hand"])))
        turn(game)
    assert seen == [(age, number, 8 - number) for age in (1, 2, 3) for number in range(1, 7)]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (8, {}),
        (2, {"edition": 2}),
        (3, {"edition": 3}),
        (3, {"boards": "gizah-a babylon-a"}),
        (3, {"boards": "gizah-a gizah-b rhodes-a"}),
        (3, {"boards": "gizah-day babylon-day rhodes-day"}),
        (3, {"boards": "gizah-a babylon-a atlantis-a"}),
        (3, {"boards": "random-night"}),
        (3, {"edition": 2, "boards": "random-a"}),
        (3, {"wonders": "draft"}),
    ],
)
def test_impossible_tables_are_refused(players: int, options: dict[str, object]) -> None:
    with pytest.raises(pharos.BadChoice) as caught:
        pharos.new("seven-wonders", players=players, seed=1, engine="interpreted", **options)
    if "boards" in options:
        assert "gizah" in caught.value.values["boards"]
        assert "random" in caught.value.values["random"]
