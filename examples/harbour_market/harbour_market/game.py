"""Harbour Market as the rest of Pharos sees it."""

from __future__ import annotations

from pharos.core.errors import IllegalAction
from pharos.core.notation import Notation
from pharos.core.outcome import Outcome
from pharos.core.ruleset import Message, Ruleset

from . import rules, view
from .cards import CARDS
from .payload_types import Catalogue, EffectRow, Event, Step, View
from .position import position_text, read_position
from .scoring import CATEGORIES
from .state import REASONS, SEATS, State
from .tables import CARD_NAMES
from .turn import place_of

NOTATION = Notation(f"take {name}" for name in CARD_NAMES)


class HarbourMarket(Ruleset[State, View, Event, EffectRow, Step]):
    """A drafting game for two to four players."""

    id = "harbour-market"
    seats = range(2, SEATS + 1)
    options = ()
    categories = CATEGORIES
    reasons = REASONS
    decisions = ("take",)
    event_names = ("take", "turn-up", "end")
    step_names = ("market",)
    actions = rules.N_ACTIONS
    max_legal = rules.MAX_LEGAL

    def parameters(self, players: int, options: dict[str, str]) -> list[int]:
        """Return the numbers that `begin` takes."""
        return [players]

    def text(self, action: int, /) -> str:
        """Return the text of an action: `take lighthouse`."""
        return NOTATION.text(action)

    def parse(self, text: str, /) -> int:
        """Return the number of an action text."""
        return NOTATION.parse(text)

    def action_message(self, action: int, /) -> Message:
        """Return an action as a sentence."""
        return "action-take", {"card": CARD_NAMES[action]}

    def catalogue(self) -> Catalogue:
        """List every card with its effects."""
        return {
            "card": [
                {
                    "name": row.name,
                    "effects": [{"verb": each.verb, "amount": each.amount, "good": each.good} for each in row.effects],
                }
                for row in CARDS
            ]
        }

    def effect_message(self, effect: EffectRow, /) -> Message:
        """Return an effect of the catalogue as a sentence."""
        return f"effect-{effect['verb']}", {"amount": effect["amount"], "good": effect["good"]}

    def event_message(self, event: Event, /) -> Message:
        """Return an event as a sentence."""
        return f"event-{event['event']}", {key: value for key, value in event.items() if key != "event"}

    def message_ids(self) -> set[str]:
        """List all message ids, without the prefix of the game."""
        verbs = {each.verb for row in CARDS for each in row.effects}
        goods = {each.good for row in CARDS for each in row.effects if each.good}
        return (
            {"action-take", "error-not-offered", "error-too-expensive"}
            | {f"card-{name}" for name in CARD_NAMES}
            | {f"effect-{verb}" for verb in verbs}
            | {f"good-{good}" for good in goods}
            | self.common_message_ids()
        )

    def view(self, state: State, seat: int | None, /) -> View:
        """Return everything that a seat may know."""
        return view.view(state, seat)

    def full_view(self, state: State, /) -> View:
        """Return what everybody may know, with the deck face up."""
        return {**view.view(state, None), "deck_cards": [CARD_NAMES[card] for card in state.deck[: state.left]]}

    def events(self, before: State, seat: int, action: int, after: State, viewer: int | None, /) -> list[Event]:
        """List what a decision made visible."""
        return view.events(before, seat, action, after, viewer)

    def why_not(self, state: State, seat: int, action: int, /) -> IllegalAction:
        """Return the reason that a card cannot be taken."""
        place = place_of(state, action)
        if place < 0:
            return IllegalAction("harbour-market-error-not-offered", card=CARD_NAMES[action])
        coins = state.cities[seat].coins
        return IllegalAction("harbour-market-error-too-expensive", card=CARD_NAMES[action], price=place, coins=coins)

    def explain(self, state: State, seat: int, action: int, /) -> list[Step]:
        """List the steps of a payment: one coin for each card before it."""
        place = place_of(state, action)
        return [{"step": "market", "price": place}] if place > 0 else []

    def outcome(self, state: State, /) -> Outcome | None:
        """Return the result, or None while the game is in progress."""
        return view.outcome(state)

    def inventory(self, state: State, /) -> dict[str, int]:
        """Count every card, wherever it is."""
        taken = sum(me.cards.bit_count() for me in state.cities)
        return {"cards": taken + state.offered + state.left, "debts": sum(me.coins < 0 for me in state.cities)}

    def position_text(self, state: State, /) -> str:
        """Return the whole position as text."""
        return position_text(state)

    def read_position(self, text: str, /) -> State:
        """Return the state that a text describes."""
        return read_position(text)


RULESET = HarbourMarket()
