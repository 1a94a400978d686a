"""What it costs to build views, changes and legal actions, without a network."""

from __future__ import annotations

import random
import statistics
import time

import orjson

from ...core.registry import ruleset
from ...server.db.entries import TableSpec
from ...server.tables.places import Place
from ...server.tables.seat_states import SeatStates
from ...server.tables.table import Table
from ...server.tables.table_game import TableGame


def view_costs(name: str, players: int, games: int = 3) -> dict[str, float]:
    """Microseconds of processor time per seat and decision, on average over random games with all seats watched."""
    views: list[float] = []
    states: list[float] = []
    sizes: list[int] = []
    for seed in range(games):
        rng = random.Random(seed)
        table = _table(name, players, seed)
        game, seat_states = TableGame(table), SeatStates(table)
        seat_states.table_game = game
        seats = set(range(players))
        while not game.game.is_over:
            views.append(_microseconds(lambda game=game, seats=seats: game.views(seats)) / players)
            states.append(_microseconds(lambda states=seat_states, seats=seats: states.state(0, lambda: seats)) / players)
            sizes += [len(state.patch) for seat in seats if (state := seat_states.state(seat)).patch]
            _act(table, game, rng)
    return {
        "view_us": round(statistics.mean(views), 1),
        "state_and_change_us": round(statistics.mean(states), 1),
        "change_bytes": round(statistics.median(sizes)),
        "whole_bytes": len(orjson.dumps(seat_states.state(0).shown)),
    }


def _table(name: str, players: int, seed: int) -> Table:
    rules = ruleset(name)
    spec = TableSpec(game=name, options=rules.checked_options({}), live_score=True, undo=True)
    table = Table("t", spec, status="playing", seed=seed)
    table.places = [Place("person", name="x") for _ in range(players)]
    return table


def _act(table: Table, game: TableGame, rng: random.Random) -> None:
    seat = rng.choice(game.to_act)
    action = rng.choice(game.legal_texts(seat))
    table.last_move_seq += 1
    game.play(seat, action, table.last_move_seq)
    table.moves.append((seat, action))


def _microseconds(work: object) -> float:
    """Processor time of a call."""
    assert callable(work)
    started = time.thread_time_ns()
    work()
    return (time.thread_time_ns() - started) / 1e3
