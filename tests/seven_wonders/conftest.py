"""Words for the tests of 7 Wonders: lay a position out as text, play whole turns, ask about payments, coins and points."""

from __future__ import annotations

import pharos
from pharos.core.json_types import JsonObject
from pharos.core.ruleset import Event


def at(text: str) -> pharos.Game:
    """The position that a text describes, played by the interpreted engine."""
    return pharos.position("seven-wonders", text, engine="interpreted")


def fresh(seed: int, players: int = 3, edition: int = 1, boards: str = "random") -> pharos.Game:
    """A new game, played by the interpreted engine."""
    return pharos.new("seven-wonders", players=players, edition=edition, boards=boards, seed=seed, engine="interpreted")


def a_sale(game: pharos.Game, seat: int) -> str:
    """Something harmless that a seat may do: sell a card; for the Free City, its first choice."""
    texts = game.legal_texts(seat)
    return next((text for text in texts if text.startswith("sell")), texts[0])


def turn(game: pharos.Game, *actions: str | None) -> pharos.Game:
    """One turn: the actions of seats 0, 1, 2 and so on; seats without one sell a card."""
    for seat in range(game.players):
        action = actions[seat] if seat < len(actions) else None
        game.play(seat, action or a_sale(game, seat))
        if len(game.history) and seat in game.to_act and game.view(seat)["chosen"]:
            game.play(seat, a_sale(game, seat))
    return game


def play(game: pharos.Game, *actions: str) -> pharos.Game:
    """Play these actions, each by the first seat that owes a decision."""
    for action in actions:
        game.play(game.to_act[0], action)
    return game


def sell_to_the_end_of_the_age(game: pharos.Game) -> pharos.Game:
    """Everybody sells until another age has begun or the game is over; what else comes up is declined."""
    age = game.state.age
    while not game.is_over and game.state.age == age:
        seat = game.to_act[0]
        texts = game.legal_texts(seat)
        game.play(seat, "decline" if "decline" in texts else a_sale(game, seat))
    return game


def ways(game: pharos.Game, action: str, seat: int = 0) -> list[str]:
    """The payments offered for an action, in the order in which they are offered."""
    texts = [text for text in game.legal_texts(seat) if text == action or text.startswith(f"{action} pay")]
    return [text.removeprefix(action).removeprefix(" pay ") for text in texts]


def can(game: pharos.Game, action: str, seat: int = 0) -> bool:
    """Whether a seat may do this now."""
    return action in game.legal_texts(seat)


def refusal(game: pharos.Game, action: str, seat: int = 0) -> str:
    """The id of the reason why an action is refused, with the state proven unchanged."""
    before = game.state.clone()
    try:
        game.play(seat, action)
    except pharos.IllegalAction as error:
        assert game.state == before
        return error.id.removeprefix("seven-wonders-error-")
    raise AssertionError(f"{action} was not refused")


def coins(game: pharos.Game) -> list[int]:
    """All treasuries."""
    return [me.coins for me in game.state.cities[: game.state.n_cities]]


def city(game: pharos.Game, c: int) -> JsonObject:
    """A city as everybody sees it."""
    shown: JsonObject = game.view()["cities"][c]
    return shown


def sheet(game: pharos.Game, c: int) -> dict[str, int]:
    """The score sheet of a city, without its zeros."""
    return {category: points for category, points in city(game, c)["score"].items() if points}


def decision(game: pharos.Game) -> tuple[list[int], str]:
    """Who owes what sort of decision."""
    due = game.view()["decision"]
    return due["seats"], due["kind"]


def events_after(game: pharos.Game, seat: int, action: str, viewer: int | None = None) -> list[Event]:
    """Play an action and return the events that a viewer gets."""
    return game.play_with_events(seat, action)[viewer]
