"""R51: what a seat may see, and new deals that respect all it has seen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.seven_wonders.conftest import a_sale, at, fresh, play, sell_to_the_end_of_the_age, turn

import pharos


def random_turns(game: pharos.Game, random: Random, turns: int) -> None:
    """So many random turns."""
    for _ in range(turns):
        start = (game.state.age, game.state.turn)
        while not game.is_over and (game.state.age, game.state.turn) == start:
            seat = game.to_act[0]
            game.play(seat, random.choice(game.legal(seat)))


def others(game: pharos.Game, seat: int, seed: int) -> list[list[str]]:
    """All hands in a new deal for a seat."""
    dealt = game.reshuffled(seat, seed)
    return [dealt.view(other)["hand"] for other in range(game.players)]


def test_R51_a_view_hides_hands_choices_and_cards_put_away() -> None:
    game = at("boards: gizah-a babylon-a rhodes-a \n city 0: stone_pit \n hand 0: altar theater \n hand 1: press")
    game.play(0, "stage using altar")
    for viewer in (None, 1, 2):
        assert "altar" not in str(game.view(viewer))
    turn_on = game.play_with_events(1, "sell press")
    assert turn_on[0] == [{"event": "committed", "seat": 1, "action": None}]
    events = game.play_with_events(2, next(text for text in game.legal_texts(2) if text.startswith("sell")))
    stage = [next(event for event in events[viewer] if event["event"] == "stage") for viewer in (0, 1, None)]
    assert [event["card"] for event in stage] == ["altar", None, None]
    sale = [next(e for e in events[viewer] if e["event"] == "sell" and e["city"] == 1) for viewer in (0, 1, None)]
    assert [event["card"] for event in sale] == [None, "press", None]
    assert game.view(0)["cities"][0]["stages"][0]["under"] == "altar"
    assert game.view(1)["cities"][0]["stages"][0]["under"] is None


def test_R51_after_the_end_everything_is_shown() -> None:
    game = fresh(3, players=3, boards="random-a")
    while not game.is_over:
        sell_to_the_end_of_the_age(game)
    assert all(card["card"] for card in game.view()["discard"])


@pytest.mark.parametrize("players", [3, 4, 5, 7])
@pytest.mark.parametrize("age", [1, 2])
def test_R51_the_hand_just_passed_on_is_known(players: int, age: int) -> None:
    game, random = fresh(11, players=players, boards="random-a"), Random(3)
    random_turns(game, random, 6 * (age - 1))
    step = 1 if age == 1 else -1
    for number in range(1, 6):
        hand = game.view(0)["hand"]
        kept = hand[number % len(hand)]
        game.play(0, f"sell {kept}")
        while game.state.turn == number:
            seat = next(seat for seat in game.to_act if seat)
            game.play(seat, random.choice(game.legal(seat)))
        rest: Counter[str] = Counter(hand) - Counter([kept])
        for seed in range(5):
            assert Counter(others(game, 0, seed)[step % players]) == rest


def test_R51_what_was_built_from_a_hand_since_is_gone_from_it() -> None:
    game, random = fresh(5, players=5, boards="random-a"), Random(8)
    hand = game.view(0)["hand"]
    turn(game, f"sell {hand[0]}")
    left = hand[1:]
    built = next(text for text in game.legal_texts(1) if text.startswith("build") and "pay" not in text)
    game.play(1, built)
    random_turns(game, random, 1)
    left.remove(built.split()[1])
    assert all(Counter(others(game, 0, seed)[2]) == Counter(left) for seed in range(8))


def test_R51_what_was_sold_from_a_hand_since_may_be_any_of_it() -> None:
    game = fresh(5, players=5, boards="random-a")
    hand = game.view(0)["hand"]
    turn(game, f"sell {hand[0]}")
    game.play(1, f"sell {game.view(1)['hand'][0]}")
    random_turns(game, Random(1), 1)
    sold_cards: Counter[str] = Counter()
    for seed in range(300):
        dealt = others(game, 0, seed)[2]
        (sold,) = (Counter(hand[1:]) - Counter(dealt)).elements()
        sold_cards[sold] += 1
    assert set(sold_cards) == set(hand[1:])
    expected = {card: 300 * hand[1:].count(card) / 6 for card in hand[1:]}
    assert all(abs(sold_cards[card] - expected[card]) < 6 * expected[card] ** 0.5 for card in expected)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_R51_hands_never_seen_are_dealt_anew(age: int) -> None:
    game = fresh(5, players=4, boards="random-a")
    random_turns(game, Random(4), 6 * (age - 1))
    seen = {tuple(others(game, 0, seed)[2]) for seed in range(30)}
    assert len(seen) > 25
    assert all(others(game, 0, seed)[0] == game.view(0)["hand"] for seed in range(5))


def test_R51_guilds_in_the_box_may_be_any_not_seen() -> None:
    game = fresh(2, players=3, boards="random-a")
    for _ in range(2):
        sell_to_the_end_of_the_age(game)
    own = {card for card in game.view(0)["hand"] if card.endswith("_guild")}
    guilds = {card for seed in range(60) for hand in others(game, 0, seed)[1:] for card in hand if card.endswith("_guild")}
    assert len(own | guilds) == 10
    assert not own & guilds


def test_R51_who_looked_through_the_pile_knows_it() -> None:
    game = at("""
        players: 3
        turn: 2
        boards: halicarnassus-b gizah-a rhodes-a
        coins: 0 0 0
        city 0: ore_vein clay_pit
        hand 0: altar
        discard: stockade tavern
    """)
    assert [card["card"] for card in game.view(0)["discard"]].count(None) > 0
    turn(game, "stage using altar")
    pile = [card["card"] for card in game.view(0)["discard"]]
    assert None not in pile
    assert None in [card["card"] for card in game.view(1)["discard"]]
    play(game, "decline")
    for seed in range(5):
        assert [card["card"] for card in game.reshuffled(0, seed).view(0)["discard"]] == pile
    turn(game)
    assert None in [card["card"] for card in game.view(0)["discard"]]


def test_R51_choices_of_others_are_drawn_anew() -> None:
    game = fresh(1, players=3, boards="random-a")
    for seat in (0, 1):
        game.play(seat, game.legal(seat)[0])
    choices = {game.reshuffled(0, seed).state.cities[1].committed for seed in range(40)}
    assert len(choices) > 10
    assert {game.reshuffled(0, seed).state.cities[0].committed for seed in range(5)} == {game.state.cities[0].committed}
    assert game.reshuffled(0, 1).to_act == (2,)


def test_R51_with_two_players_only_the_draw_pile_and_cards_put_away_are_open() -> None:
    game, random = fresh(4, players=2, boards="gizah-a rhodes-a ephesus-a"), Random(2)
    random_turns(game, random, 2)
    for seat in (0, 1):
        theirs: list[str] = game.view(1 - seat)["hand"]
        is_steward = game.view()["steward"] == 1 - seat
        for seed in range(10):
            dealt = others(game, seat, seed)[1 - seat]
            assert len(Counter(theirs) - Counter(dealt)) <= int(is_steward)
    steward = game.view()["steward"]
    drawn = {tuple(others(game, 1 - steward, seed)[steward]) for seed in range(30)}
    assert len(drawn) > 3


def test_R51_knowledge_of_earlier_ages_is_kept() -> None:
    game = fresh(6, players=3, boards="random-a")
    random_turns(game, Random(5), 7)
    known = [card["card"] for card in game.view(0)["discard"]]
    for seed in range(5):
        assert [card["card"] for card in game.reshuffled(0, seed).view(0)["discard"]] == known


def test_R50_the_steward_knows_the_last_drawn_card_once_it_is_offered() -> None:
    game = pharos.new("seven-wonders", boards="alexandria-b olympia-b babylon-b", seed=3, engine="interpreted")
    random = Random(1)
    while game.view(None)["decision"]["kind"] != "seventh-card":
        seat = game.to_act[0]
        stages = [text for text in game.legal_texts(seat) if text.startswith("city stage")]
        game.play(seat, random.choice(stages or game.legal_texts(seat)))
    steward = game.to_act[0]
    assert all(game.reshuffled(steward, seed).legal(steward) == game.legal(steward) for seed in range(20))
    offered = {game.reshuffled(1 - steward, seed).legal_texts(steward)[0] for seed in range(20)}
    assert len(offered) > 1


def test_R51_the_place_of_a_card_sold_unseen_is_not_known() -> None:
    """Whichever card of a hand a city sells, a seat that has not held the hand knows the same."""
    knowledge = set()
    for action in fresh(7).legal_texts(0):
        if action.startswith("sell"):
            game = fresh(7)
            for seat in (1, 2):
                game.play(seat, a_sale(game, seat))
            game.play(0, action)
            knowledge.add(game.seat(2))
    assert len(knowledge) == 1
