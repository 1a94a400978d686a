"""The conformance suite on every game, player count and set of options; and that it notices what is broken."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import pharos
from pharos.conformance import check_game


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """Every game with every player count, and every value of every option that is a list."""
    found = []
    for game in pharos.game_ids():
        kind = pharos.kind(game)
        listed = [option for option in kind.options if option.values]
        for players in kind.seats:
            for values in product(*(option.values or () for option in listed)):
                options = {option.name: value for option, value in zip(listed, values, strict=True)}
                try:
                    kind.parameters(players, kind.checked_options(options))
                except pharos.BadChoice:
                    continue
                found.append((game, players, options))
    return found


@pytest.mark.parametrize(("game", "players", "options"), tables(), ids=str)
def test_every_table_conforms(game: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        assert check_game(game, seed=seed, care=0.25, players=players, **options) > 10


def test_a_view_that_shows_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = pharos.kind("duel")
    honest = kind.view
    monkeypatch.setattr(kind, "view", lambda state, seat: honest(state, seat) | {"deck": list(state.decks)}, raising=False)
    with pytest.raises(AssertionError, match="secret"):
        check_game("duel", seed=1, natively=False)


def test_a_lost_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from pharos.games.duel import construction, rules

    honest = construction.sell

    def careless(s: Any, p: int, card: int) -> None:
        honest(s, p, card)
        s.where[card] = 0

    monkeypatch.setattr(rules, "sell", careless)
    with pytest.raises(AssertionError, match="pieces"):
        check_game("duel", seed=1, natively=False)


def test_an_engine_that_plays_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from pharos.games.duel import construction

    monkeypatch.setattr(construction, "CAPITAL", 3)
    with pytest.raises(AssertionError, match="differ"):
        check_many("duel", range(5))


def check_many(game: str, seeds: range) -> None:
    for seed in seeds:
        check_game(game, seed=seed, care=0)
