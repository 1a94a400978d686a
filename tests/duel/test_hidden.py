"""Reshuffling what a seat cannot know: all it knows stays, all else varies, each way equally likely (R7, R9, R32, R38)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.duel.conftest import at, fresh, mover, play

from pharos import Game
from pharos.core.structs import differences
from pharos.games.duel.names import CARD_NAMES
from pharos.games.duel.state import BOX
from pharos.games.duel.tables import CARD, FIRST_GUILD, N_CARDS

HIDDEN_FIELDS = {"rng", "layout", "decks", "where", "wonder_deck"}


def later(seed: int, age: int, wonders: str = "first-game") -> Game:
    """A random game, some way into an age, before its end."""
    game, random = fresh(seed, wonders), Random(seed)
    while game.state.age < age or game.state.present.bit_count() > 14:
        game.play(mover(game), random.choice([text for text in game.legal_texts(mover(game)) if "build" not in text]))
    return game


def hidden_slots(game: Game) -> list[int]:
    """The slots whose card lies face down."""
    state = game.state
    return [slot for slot in range(20) if (state.present & ~state.shown) >> slot & 1]


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seat", [0, 1])
def test_all_that_a_seat_knows_stays(age: int, seat: int) -> None:
    game = later(age, age)
    hidden = hidden_slots(game)
    assert hidden
    for seed in range(30):
        other = game.reshuffled(seat, seed)
        assert {*differences(game.state, other.state)} <= HIDDEN_FIELDS
        assert other.view(seat) == game.view(seat)
        assert other.state.wonder_deck[:8] == game.state.wonder_deck[:8]
        for slot in range(20):
            assert slot in hidden or other.state.layout[slot] == game.state.layout[slot]
        for card, place in enumerate(game.state.where):
            unknown = place == BOX or any(game.state.layout[slot] == card for slot in hidden)
            assert unknown or other.state.where[card] == place


@pytest.mark.parametrize("age", [1, 2, 3])
def test_every_unknown_card_comes_to_every_face_down_slot_equally_often(age: int) -> None:
    game = later(age, age)
    times: Counter[tuple[int, int]] = Counter()
    deals = 1600
    hidden = hidden_slots(game)
    for seed in range(deals):
        layout = game.reshuffled(0, seed).state.layout
        times.update((slot, layout[slot]) for slot in hidden)
    for slot in hidden:
        is_guild = game.state.layout[slot] >= FIRST_GUILD
        unknown = {
            card
            for card, place in enumerate(game.state.where)
            if (place == BOX or card in [game.state.layout[other] for other in hidden])
            and (card >= FIRST_GUILD if is_guild else CARD[card].age == age)
        }
        seen = {card: times[slot, card] for card in range(N_CARDS) if times[slot, card]}
        assert set(seen) == unknown
        expected = deals / len(unknown)
        assert all(abs(n - expected) < 5 * expected**0.5 for n in seen.values()), (slot, seen)


def test_ages_to_come_are_dealt_anew_with_every_card_equally_often() -> None:
    game = fresh(5)
    times: Counter[int] = Counter()
    deals = 600
    for seed in range(deals):
        decks = game.reshuffled(1, seed).state.decks
        assert decks[:20] == [-1] * 20
        times.update(decks[20:])
    for card in range(23, N_CARDS):
        share = {2: 20 / 23, 3: 17 / 20, 4: 3 / 7}[CARD[card].age]
        assert abs(times[card] / deals - share) < 0.1, CARD_NAMES[card]
    assert sum(times.values()) == 40 * deals


def test_guilds_of_an_age_to_come_lie_anywhere() -> None:
    game = fresh(5)
    places = Counter(
        slot
        for seed in range(400)
        for slot, card in enumerate(game.reshuffled(0, seed).state.decks[40:])
        if card >= FIRST_GUILD
    )
    assert len(places) == 20
    assert all(30 < n < 95 for n in places.values())


@pytest.mark.parametrize("drafted", [0, 2])
def test_the_first_group_of_the_draft_stays_and_the_second_varies(drafted: int) -> None:
    game = fresh(8, "draft")
    play(game, *(f"draft {wonder}" for wonder in game.view()["offer"][:drafted]))
    others = [game.reshuffled(0, seed).state.wonder_deck for seed in range(200)]
    assert {tuple(deck[:4]) for deck in others} == {tuple(game.state.wonder_deck[:4])}
    for place in range(4, 12):
        assert {deck[place] for deck in others} == {*game.state.wonder_deck[4:]}


def test_once_the_second_group_lies_open_only_the_box_varies() -> None:
    game = fresh(8, "draft")
    play(game, *(f"draft {wonder}" for wonder in game.view()["offer"][:3]))
    others = [game.reshuffled(1, seed).state.wonder_deck for seed in range(60)]
    assert {tuple(deck[:8]) for deck in others} == {tuple(game.state.wonder_deck[:8])}
    assert {deck[8] for deck in others} == {*game.state.wonder_deck[8:]}


def test_what_the_library_will_draw_is_unknown_to_its_builder_too() -> None:
    game = at("age: 2 \n coins: 30 7 \n wonders 0: great_library \n open: walls temple")
    drawn = {play(game.reshuffled(0, seed), "wonder great_library using walls").state.drawn for seed in range(100)}
    assert len(drawn) == 10


def test_the_same_seed_deals_the_same() -> None:
    game = later(2, 2)
    assert game.reshuffled(0, 5).state == game.reshuffled(0, 5).state
    assert game.reshuffled(0, 5).state != game.reshuffled(0, 6).state
    before = game.state.clone()
    game.reshuffled(0, 5)
    assert game.state == before
