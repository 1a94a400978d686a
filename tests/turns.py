"""Words for the tests of games in which one seat decides at a time: play action texts, ask what is revealed or refused."""

from __future__ import annotations

import pharos
from pharos.core.ruleset import Event


def mover(game: pharos.Game) -> int:
    """The one seat that owes a decision."""
    (seat,) = game.to_act
    return seat


def play(game: pharos.Game, *actions: str) -> pharos.Game:
    """Play these actions, each by the seat whose decision is due."""
    for action in actions:
        game.play(mover(game), action)
    return game


def events_after(game: pharos.Game, action: str, viewer: int | None = None) -> list[Event]:
    """Play an action and return the events that a viewer sees."""
    return game.play_with_events(mover(game), action)[viewer]


def refusal(game: pharos.Game, action: str, seat: int | None = None) -> str:
    """The id of the reason why an action is refused, with the state proven unchanged."""
    before = game.state.clone()
    try:
        game.play(mover(game) if seat is None else seat, action)
    except pharos.IllegalAction as error:
        assert game.state == before
        return error.id
    raise AssertionError(f"{action} was not refused")
