"""Harbour Market passes the suite that every game passes, and its words are complete."""

from __future__ import annotations

import pytest

import pharos
from pharos.bots import Budget, bot, levels
from pharos.conformance import check_game
from pharos.locales import languages, words
from pharos.research import VecGame


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_contract_is_kept(players: int) -> None:
    for seed in range(5):
        assert check_game("harbour-market", seed=seed, players=players, compiled=False) == 4 * players


def test_many_games_at_once_with_observations() -> None:
    games = VecGame("harbour-market", 3, seed=1, players=4, engine="interpreted")
    while not games.dones.any():
        assert games.observe().shape == (3, len(games.columns))
        games.step(games.sample())
    assert games.lengths.tolist() == [16, 16, 16]
    assert {pharos.ruleset("harbour-market").reasons[reason] for reason in games.reasons} <= {"points", "shared"}


@pytest.mark.parametrize("language", languages())
def test_every_message_has_words(language: str) -> None:
    say = words(language)
    assert [id for id in pharos.ruleset("harbour-market").message_ids() if not say.has(f"harbour-market-{id}")] == []


@pytest.mark.parametrize("language", languages())
def test_every_entry_of_a_view_has_a_label(language: str) -> None:
    say, view = words(language), pharos.new("harbour-market", seed=1, engine="interpreted").view(0)
    keys = {"market", "deck", "cities", *view["market"][0], *view["cities"][0]}
    assert [key for key in keys if not say.has(f"harbour-market-field-{key}")] == []


def test_all_that_is_sent_has_the_declared_types() -> None:
    from pharos.server.payload_types import listed

    game = pharos.new("harbour-market", seed=2, engine="interpreted")
    rules = game.ruleset
    listed("harbour-market", "Catalogue").validate_python([rules.catalogue()])
    while not game.is_over:
        seat = game.to_act[0]
        action = game.legal(seat)[-1]
        listed("harbour-market", "Action").validate_python([rules.action_parts(action)])
        listed("harbour-market", "Step").validate_python(game.explain(seat, action))
        for viewer, events in game.play_with_events(seat, action).items():
            listed("harbour-market", "Event").validate_python(events)
            listed("harbour-market", "View").validate_python([game.view(viewer)])
    listed("harbour-market", "View").validate_python([rules.full_view(game.state)])


@pytest.mark.parametrize("level", levels("harbour-market"))
def test_every_level_plays(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PHAROS_INTERPRET", "1")
    game, player = pharos.new("harbour-market", seed=1, engine="interpreted"), bot(level, "harbour-market")
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, player.choose(game.seat(seat), 1, Budget(simulations=10)).action)
    assert game.outcome is not None
