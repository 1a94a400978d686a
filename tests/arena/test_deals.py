"""Line-ups, rotations and seeds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import pharos
from pharos.arena.deals import bot_seed, mixed, pairings, plan, rotated


def test_every_bot_holds_every_seat_once_in_all_rotations() -> None:
    seats = [[rotated((0, 1, 2, 3), by)[seat] for by in range(4)] for seat in range(4)]
    assert all(sorted(held) == [0, 1, 2, 3] for held in seats)


def test_one_against_copies_can_be_written_short() -> None:
    long = plan("architects", ["random", "apprentice", "apprentice", "apprentice"], players=4)
    short = plan("architects", ["random", "apprentice"], players=4)
    assert long == short
    assert short.tables == ((0, 1, 1, 1),)


def test_one_bot_alone_plays_itself() -> None:
    assert plan("duel", ["random"]).tables == ((0, 0),)


def test_more_bots_than_seats_all_meet() -> None:
    assert plan("duel", ["random", "apprentice", "builder"]).tables == ((0, 1), (0, 2), (1, 2))


def test_at_larger_tables_everybody_meets_copies_of_everybody() -> None:
    assert pairings(3, 3) == [(0, 1, 1), (0, 2, 2), (1, 0, 0), (1, 2, 2), (2, 0, 0), (2, 1, 1)]
    assert len(plan("architects", ["random", "apprentice"], players=3, round_robin=True).tables) == 2


@pytest.mark.parametrize("derive", [mixed, bot_seed])
def test_seeds_differ_in_every_part(derive: Callable[..., int]) -> None:
    seeds = {
        derive(deal, rotation, seat, decision)
        for deal in range(6)
        for rotation in range(3)
        for seat in range(3)
        for decision in range(9)
    }
    assert len(seeds) == 6 * 3 * 3 * 9
    assert all(0 <= seed < 1 << 63 for seed in seeds)


def test_all_tables_play_the_same_deals() -> None:
    one, other = plan("duel", ["random"], seed=4), plan("duel", ["apprentice", "random"], seed=4)
    assert one.deal_seed(7) == other.deal_seed(7) != one.deal_seed(8)


@pytest.mark.parametrize(
    ("game", "bots", "wrong"),
    [
        ("chess", ["random"], "unknown-game"),
        ("duel", [], "arena-no-bots"),
        ("duel", ["deep"], "unknown-bot"),
        ("duel", ["search:x"], "bot-spec"),
        ("duel", ["nowhere.py:MyBot"], "no-file"),
    ],
)
def test_plans_that_make_no_sense_are_refused(game: str, bots: list[str], wrong: str) -> None:
    with pytest.raises(pharos.BadChoice) as error:
        plan(game, bots)
    assert error.value.id == wrong


def test_a_meeting_needs_two_bots() -> None:
    with pytest.raises(pharos.BadChoice):
        plan("duel", ["random", "random"], round_robin=True)
