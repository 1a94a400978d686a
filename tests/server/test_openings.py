"""The explorer over REST: figures of openings, and the moments of finished games."""

from __future__ import annotations

import pytest

import pharos
from pharos.bots import bot
from pharos.core.openings import shipped_openings
from pharos.core.registry import game_spec, game_specs
from pharos.server.opening_payloads import OpeningAt, OpeningsShown

from .conftest import Served, request

GAMES = [(game, game_spec(game).ruleset.seats[0]) for game, spec in game_specs().items() if spec.openings_part]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_figures_are_sent_with_names(local: Served, game: str, players: int) -> None:
    rows = request("GET", f"{local.url}/api/games/{game}/openings").json()
    tables = [OpeningsShown.model_validate(row) for row in rows]
    assert [table.games for table in tables] == [table.games for table in shipped_openings(game_spec(game).package)]
    assert tables
    levels = {level.name for level in game_spec(game).levels}
    assert {table.bot for table in tables} <= levels, "people know levels, not specs"
    for table in tables:
        for moment in table.moments:
            assert moment.options
            assert all(option.chosen <= option.offered and 0 <= option.share <= 1 for option in moment.options)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_decisions_of_a_replay_belong_to_moments(local: Served, game: str, players: int) -> None:
    played, player = pharos.new(game, players=players, seed=3), bot("rules", game)
    while not played.is_over:
        seat = played.to_act[0]
        played.play(seat, player.choose(played.seat(seat), len(played.history)).action)
    guest = local.guest("Ana")
    id = guest.post("/api/records", record=str(played.record()))["id"]
    decisions = [OpeningAt.model_validate(guest.get(f"/api/tables/{id}/openings/{ply}")) for ply in range(12)]
    named = [each for each in decisions if each.moment]
    assert named
    assert all(each.chosen in each.offered for each in named)
    last = OpeningAt.model_validate(guest.get(f"/api/tables/{id}/openings/{len(played.history) - 1}"))
    assert last.moment is None
    assert request("GET", f"{local.url}/api/tables/{id}/openings/9999").status_code == 400
