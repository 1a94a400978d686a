"""Openings: what is counted, that sums add up, and that the same command gives the same figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import pharos
from pharos.arena.executors import open_executor
from pharos.arena.openings import count_openings, guide
from pharos.cli.main import run
from pharos.core.errors import BadChoice
from pharos.core.openings import DEALT, Openings, read_openings
from pharos.core.registry import game_specs

GAMES = 24
KINDS = [("duel", 2, {}), ("seven-wonders", 3, {}), ("seven-wonders", 3, {"edition": "2"}), ("architects", 4, {})]


def counted(game: str, players: int, options: dict[str, str], workers: int = 2) -> Openings:
    with open_executor(workers=workers) as executor:
        return count_openings(game, "rules", GAMES, executor, players=players, options=options)


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_figures_add_up(game: str, players: int, options: dict[str, str]) -> None:
    figures = counted(game, players, options)
    assert read_openings(json.loads(json.dumps(figures.as_dict()))) == figures
    assert counted(game, players, options, workers=1) == figures
    for moment, rows in figures.moments.items():
        for row in rows.values():
            assert 0 <= row.won <= 1000 * row.chosen
            assert 0 < row.chosen <= row.offered or row.chosen == 0
        if moment == DEALT:
            assert sum(row.chosen for row in rows.values()) == GAMES * players
            assert 990 * GAMES <= sum(row.won for row in rows.values()) <= 1000 * GAMES
    for option in {option for rows in figures.moments.values() for option in rows}:
        assert guide(game).label(option).verb


def test_the_draft_of_duel_is_counted_pick_by_pick() -> None:
    figures = counted("duel", 2, {})
    picks = [figures.moments[f"draft-{n}"] for n in (1, 2, 3, 5, 6, 7)]  # the last wonder of each four is no choice
    assert [sum(row.chosen for row in rows.values()) for rows in picks[:3]] == [GAMES] * 3
    assert sum(row.offered for row in picks[0].values()) == 4 * GAMES
    game = pharos.new("duel", seed=1)
    found_choices = guide("duel").choices(game.seat(game.to_act[0]))
    assert found_choices is not None
    assert found_choices.moment == "draft-1"
    assert set(found_choices.options.values()) == set(game.legal_texts(game.to_act[0]))


def test_every_game_with_openings_names_its_pieces() -> None:
    from pharos.locales import words

    for game, spec in game_specs().items():
        if spec.openings_part is None:
            continue
        figures = counted(game, spec.ruleset.seats[0], {})
        for language in ("en", "pt-BR"):
            say = words(language)
            for option in {option for rows in figures.moments.values() for option in rows}:
                label = guide(game).label(option)
                names = " ".join(say.say(f"{game}-{piece}") for piece in label.pieces)
                assert f"{game}-" not in names
                assert say.say(f"explore-{label.verb}", pieces=names)


def test_the_command_keeps_other_kinds_of_tables(tmp_path: Path) -> None:
    file = tmp_path / "openings.json"
    for players in ("2", "3", "2"):
        words = ["--game", "architects", "--bot", "rules", "--games", "20", "--players", players, "--out", str(file)]
        run(["lab", "openings", *words])
    assert [row["players"] for row in json.loads(file.read_text())] == [2, 3]


def test_a_game_without_openings_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from pharos.core import registry

    spec = replace(registry.game_spec("duel"), openings_part=None)
    monkeypatch.setattr("pharos.arena.openings.game_spec", lambda game: spec)
    with pytest.raises(BadChoice):
        guide("duel")
