"""R41 to R48: the conflict pawn, military tokens, supremacies, pairs of symbols."""

from __future__ import annotations

import pytest
from tests.duel.conftest import at, city, coins, decision, events_after, play, refusal

import pharos
from pharos.locales import words

RICH = "age: 3 \n coins: 30 30 \n open: pretorium fortifications arsenal palace \n"


@pytest.mark.parametrize(("seat", "pawn"), [(0, 3), (1, -3)])
def test_R41_each_shield_moves_the_pawn_towards_the_opponents_capital(seat: int, pawn: int) -> None:
    assert play(at(RICH + f"pending: {seat} turn"), "build pretorium").state.pawn == pawn


def test_R41_the_pawn_moves_back_and_forth() -> None:
    game = at(RICH)
    play(game, "build fortifications", "build pretorium")
    assert game.state.pawn == -1
    play(game, "build arsenal")
    assert game.state.pawn == 2


def test_R41_only_red_cards_move_it() -> None:
    game = at(RICH)
    assert "pawn" not in [event["event"] for event in events_after(game, "build palace")]
    assert game.state.pawn == 0


@pytest.mark.parametrize(
    ("pawn", "tokens", "lost", "left"),
    [
        (-1, "2 5 | 2 5", 0, [2, 5]),
        (0, "2 5 | 2 5", 2, [5]),
        (2, "2 5 | 2 5", 2, [5]),
        (3, "2 5 | 5", 5, []),
        (5, "2 5 | 5", 5, []),
        (4, "2 5 |", 0, []),
        (0, "2 5 | 5", 0, [5]),
    ],
)
def test_R42_a_token_acts_once_when_the_pawn_enters_its_zone(pawn: int, tokens: str, lost: int, left: list[int]) -> None:
    game = at(RICH + f"pawn: {pawn} \n military tokens: {tokens}")
    play(game, "build pretorium")
    assert coins(game) == (22, 30 - lost)
    assert game.view()["military_tokens"] == ([2, 5], left)


def test_R42_the_same_for_the_other_side() -> None:
    game = at(RICH + "pawn: -2 \n pending: 1 turn")
    assert {"event": "lose-coins", "seat": 0, "coins": 2} in events_after(game, "build pretorium")
    assert coins(game) == (28, 22)
    assert game.view()["military_tokens"] == ([5], [2, 5])


def test_R42_a_zone_left_and_entered_again_costs_nothing_more() -> None:
    game = at(RICH + "pawn: 2")
    play(game, "build fortifications")
    assert coins(game)[1] == 28
    before = coins(game)
    play(game, "build pretorium")
    assert (game.state.pawn, coins(game)[0]) == (1, before[0])
    before = coins(game)
    play(game, "build arsenal")
    assert game.state.pawn == 4
    assert coins(game)[1] == before[1]


def test_R42_one_move_may_enter_two_zones() -> None:
    game = at(RICH + "pawn: 2 \n tokens 0: strategy")
    events = events_after(game, "build pretorium")
    assert [event for event in events if event["event"] == "lose-coins"] == [
        {"event": "lose-coins", "seat": 1, "coins": 2},
        {"event": "lose-coins", "seat": 1, "coins": 5},
    ]
    assert game.state.pawn == 6
    assert coins(game) == (22, 23)


@pytest.mark.parametrize(
    ("theirs", "pawn", "tokens", "left"),
    [(1, 2, "2 5 | 2 5", 0), (0, 2, "2 5 | 2 5", 0), (4, 5, "2 5 | 5", 0), (5, 5, "2 5 | 5", 0), (6, 5, "2 5 | 5", 1)],
)
def test_R43_whoever_has_too_few_coins_loses_all_of_them(theirs: int, pawn: int, tokens: str, left: int) -> None:
    game = at(f"age: 3 \n coins: 8 {theirs} \n open: pretorium palace \n pawn: {pawn} \n military tokens: {tokens}")
    events = events_after(game, "build pretorium")
    assert [event for event in events if event["event"] == "lose-coins"] == [
        {"event": "lose-coins", "seat": 1, "coins": theirs - left}
    ]
    assert coins(game) == (0, left)


def test_R43_two_zones_take_no_more_than_there_is() -> None:
    game = at("age: 3 \n coins: 8 4 \n open: pretorium palace \n pawn: 2 \n tokens 0: strategy")
    events = events_after(game, "build pretorium")
    assert [event["coins"] for event in events if event["event"] == "lose-coins"] == [2, 2]
    assert coins(game) == (0, 0)


def test_R43_what_trade_brings_the_opponent_can_be_lost_as_well() -> None:
    game = at("age: 3 \n coins: 30 0 \n open: arsenal palace \n pawn: 5 \n military tokens: 2 5 | 5 \n tokens 1: economy")
    events = events_after(game, "build arsenal")
    paid = next(event["paid"] for event in events if event["event"] == "build")
    assert isinstance(paid, int)
    assert paid > 5
    assert {"event": "lose-coins", "seat": 1, "coins": 5} in events
    assert coins(game) == (30 - paid, paid - 5)


@pytest.mark.parametrize(("theirs", "lost"), [(7, 3), (2, 2), (0, 0)])
def test_the_coins_lost_to_a_wonder_are_reported(theirs: int, lost: int) -> None:
    game = at(f"age: 3 \n coins: 90 {theirs} \n open: palace senate \n wonders 0: appian_way")
    assert {"event": "lose-coins", "seat": 1, "coins": lost} in events_after(game, "wonder appian_way using palace")
    assert coins(game)[1] == theirs - lost


@pytest.mark.parametrize(("seat", "towards"), [(0, "Bo"), (1, "Ana")])
def test_the_pawn_is_said_to_move_towards_a_players_capital(seat: int, towards: str) -> None:
    game = at(RICH + f"pending: {seat} turn")
    (event,) = [event for event in events_after(game, "build pretorium") if event["event"] == "pawn"]
    message = pharos.ruleset("duel").event_message(event)
    said = words("en").sentence("duel", message, ["Ana", "Bo"])
    assert said == f"The conflict pawn moves 3 spaces towards {towards}’s capital."


@pytest.mark.parametrize(("pawn", "seat"), [(6, 0), (7, 0), (8, 0), (-6, 1), (-8, 1)])
def test_R44_the_capital_ends_the_game_at_once(pawn: int, seat: int) -> None:
    game = at(RICH + f"pawn: {pawn} \n military tokens: | \n pending: {seat} turn")
    events = events_after(game, "build pretorium")
    assert events[-1] == {"event": "end", "reason": "military", "winners": [str(seat)]}
    assert game.state.pawn == (9 if seat == 0 else -9)
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("military", (seat,))
    assert game.to_act == ()
    assert refusal(game, "sell palace", 1 - seat) == "game-over"


def test_R44_one_space_before_the_capital_the_game_goes_on() -> None:
    assert not play(at(RICH + "pawn: 5 \n military tokens: |"), "build pretorium").is_over


def test_R44_in_the_middle_of_a_turn_nothing_more_is_decided() -> None:
    game = at("""
        age: 3
        coins: 30 30
        pawn: 8
        military tokens: |
        city 1: quarry
        wonders 0: statue_of_zeus
        tokens 0: theology
        layout: - - - - - - - - - - - - - - - ?arena - - palace study
    """)
    events = events_after(game, "wonder statue_of_zeus using palace")
    assert [event["event"] for event in events] == ["wonder", "pawn", "end"]
    assert game.is_over
    assert game.to_act == ()
    assert game.legal(0) == game.legal(1) == []
    assert city(game, 1)["cards"] == ["quarry"]


def test_R44_a_red_card_from_the_discard_pile_can_win() -> None:
    game = at(RICH + "pawn: 7 \n military tokens: | \n wonders 0: mausoleum \n discard: walls")
    play(game, "wonder mausoleum using palace", "revive walls")
    assert game.outcome is not None
    assert game.outcome.reason == "military"


def test_R44_more_points_do_not_help_against_a_supremacy() -> None:
    game = at(RICH + "pawn: 6 \n military tokens: | \n city 1: town_hall obelisk gardens \n wonders 1: pyramids+altar")
    play(game, "build pretorium")
    assert game.outcome is not None
    assert game.outcome.totals[1] > game.outcome.totals[0]
    assert game.outcome.winners == (0,)


FIVE = "library dispensary school laboratory"


def test_R45_six_different_symbols_end_the_game_at_once() -> None:
    game = at(f"age: 3 \n coins: 30 7 \n city 0: {FIVE} university \n open: study palace")
    events = events_after(game, "build study")
    assert events[-1] == {"event": "end", "reason": "science", "winners": ["0"]}
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.to_act == ()


def test_R45_five_different_symbols_do_not() -> None:
    game = at(f"age: 3 \n coins: 30 7 \n city 0: {FIVE} \n open: study palace")
    assert not play(game, "build study").is_over
    assert len(city(game, 0)["science"]) == 5


def test_R45_six_symbols_with_a_pair_among_them_are_five_different_ones() -> None:
    game = at(f"age: 3 \n coins: 30 7 \n city 0: {FIVE} university \n board: economy \n open: observatory palace")
    play(game, "build observatory")
    assert decision(game) == (0, "take")
    assert not game.is_over


def test_R45_the_other_seat_wins_alike() -> None:
    game = at(f"age: 3 \n coins: 7 30 \n city 1: {FIVE} university \n open: academy palace \n pending: 1 turn")
    play(game, "build academy")
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


PAIR = "age: 2 \n coins: 30 30 \n city 0: scriptorium \n open: library school temple \n board: "


def test_R46_a_pair_takes_a_token_from_the_board_at_once() -> None:
    game = at(PAIR + "agriculture law strategy")
    play(game, "build library")
    assert decision(game) == (0, "take")
    assert game.legal_texts(0) == ["take agriculture", "take law", "take strategy"]
    before = coins(game)[0]
    assert events_after(game, "take agriculture")[0] == {"event": "take", "seat": 0, "token": "agriculture"}
    assert coins(game)[0] == before + 6
    assert game.view()["board"] == ["law", "strategy"]
    assert city(game, 0)["tokens"] == ["agriculture"]
    assert decision(game) == (1, "turn")


def test_R46_taking_one_is_compulsory() -> None:
    game = play(at(PAIR + "agriculture"), "build library")
    assert game.legal_texts(0) == ["take agriculture"]
    assert game.legal_texts(1) == []
    assert refusal(game, "sell temple") == "duel-error-other-decision"
    assert refusal(game, "sell temple", 1) == "not-your-turn"
    assert refusal(game, "take economy") == "duel-error-not-offered"


def test_R46_one_symbol_alone_or_the_opponents_takes_nothing() -> None:
    assert decision(play(at(PAIR + "agriculture"), "build school")) == (1, "turn")
    assert decision(play(at(PAIR + "agriculture \n pending: 1 turn"), "build library")) == (0, "turn")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("scriptorium", "library"), ("pharmacist", "dispensary"), ("workshop", "laboratory"),
        ("apothecary", "school"), ("university", "observatory"), ("academy", "study"),
        ("library", "scriptorium"), ("study", "academy"),
    ],
)  # fmt: skip
def test_R46_each_pair_of_cards_takes_a_token(first: str, second: str) -> None:
    game = at(f"age: 3 \n coins: 99 7 \n city 0: {first} \n wonders 0: mausoleum \n discard: {second} \n open: palace arena")
    play(game, "wonder mausoleum using palace", f"revive {second}")
    assert decision(game) == (0, "take")
    assert len(city(game, 0)["science"]) == 1


def test_R47_law_as_the_sixth_symbol_wins() -> None:
    game = at(f"age: 3 \n coins: 30 7 \n city 0: {FIVE} university \n board: law \n open: observatory palace")
    play(game, "build observatory", "take law")
    assert game.outcome is not None
    assert game.outcome.reason == "science"


def test_R47_law_from_the_library_can_be_the_sixth_too() -> None:
    game = at(f"""
        age: 3
        coins: 30 7
        city 0: {FIVE} university
        wonders 0: great_library
        board: economy
        aside: law
        open: palace study
    """)
    play(game, "wonder great_library using palace", "take law")
    assert game.outcome is not None
    assert game.outcome.reason == "science"


def test_R47_law_is_a_symbol_of_its_own_and_never_pairs() -> None:
    game = play(at(PAIR + "law economy"), "build library", "take law")
    assert city(game, 0)["science"] == ["quill", "law"]
    assert decision(game) == (1, "turn")
    play(game, "sell temple", "build school")
    assert city(game, 0)["science"] == ["quill", "wheel", "law"]
    assert game.is_over or decision(game)[1] != "take"


def test_R47_law_counts_with_five_symbols_on_cards() -> None:
    game = at(f"age: 3 \n coins: 30 7 \n city 0: {FIVE} \n tokens 0: law \n open: study palace")
    play(game, "build study")
    assert game.outcome is not None
    assert game.outcome.reason == "science"


def test_R48_with_no_token_left_a_pair_gives_nothing() -> None:
    game = at(PAIR)
    play(game, "build library")
    assert decision(game) == (1, "turn")
    assert city(game, 0)["tokens"] == []


def test_R48_the_sixth_pair_finds_an_empty_board() -> None:
    game = at("""
        age: 3
        coins: 30 30
        city 0: scriptorium library pharmacist dispensary workshop laboratory
        city 1: apothecary school academy study university
        tokens 0: law economy masonry
        tokens 1: theology strategy
        board:
        open: observatory palace
        pending: 1 turn
    """)
    play(game, "build observatory")
    assert decision(game) == (0, "turn")
    assert len(city(game, 1)["tokens"]) == 2
