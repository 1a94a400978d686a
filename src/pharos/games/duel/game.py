"""Duel as a ruleset: what the rest of Pharos asks of a game (see `core/ruleset.py`)."""

from __future__ import annotations

from collections import Counter

from ...core.ruleset import Message, Option, Ruleset
from . import catalogue as pieces
from . import notation, score_pad
from .actions import MAX_LEGAL, N_ACTIONS
from .events import EVENTS, event_message, events
from .explain import STEPS, explain
from .names import DECISIONS, REASONS
from .payload_types import Effect, Event, Step, View
from .position import position_text, read_position
from .refusals import why_not
from .scoring import CATEGORIES
from .state import BOX, LAYOUT, State
from .tables import N_CARDS
from .view import full_view, outcome, view, views


class Duel(Ruleset[State, View, Event, Effect, Step]):
    """7 Wonders Duel."""

    id = "duel"
    seats = range(2, 3)
    options = (Option("wonders", ("draft", "first-game"), "draft"),)
    categories = CATEGORIES
    reasons = REASONS
    decisions = DECISIONS
    event_names = EVENTS
    step_names = STEPS
    actions = N_ACTIONS
    max_legal = MAX_LEGAL

    text = staticmethod(notation.text)
    parse = staticmethod(notation.parse)
    action_message = staticmethod(notation.action_message)
    action_parts = staticmethod(notation.action_parts)
    catalogue = staticmethod(pieces.catalogue)
    effect_message = staticmethod(pieces.effect_message)
    view = staticmethod(view)
    views = staticmethod(views)
    full_view = staticmethod(full_view)
    outcome = staticmethod(outcome)
    events = staticmethod(events)
    event_message = staticmethod(event_message)
    explain = staticmethod(explain)
    why_not = staticmethod(why_not)
    position_text = staticmethod(position_text)
    read_position = staticmethod(read_position)

    def parameters(self, players: int, options: dict[str, str]) -> list[int]:
        """Player count, and 1 for the wonder draft."""
        return [players, int(options["wonders"] == "draft")]

    def step_message(self, step: Step) -> Message:
        """A step of a payment, with its units counted."""
        resources = step["resource"] * step["units"] if "units" in step else ""
        return f"step-{step['step']}", {**step, "resources": resources}

    def message_ids(self) -> set[str]:
        """All message ids of Duel."""
        return pieces.message_ids() | notation.message_ids() | score_pad.message_ids() | self.common_message_ids()

    def inventory(self, state: State) -> dict[str, int]:
        """Every card, wonder and token, each in one place."""
        pieces: Counter[str] = Counter()
        waiting = [card for card in state.decks if card >= 0]
        laid = [card for card in state.layout if card >= 0]
        pieces["cards"] = sum(1 for place in state.where if place != BOX) + len(set(waiting))
        pieces["removed"] = sum(1 for card in range(N_CARDS) if state.where[card] == BOX and card not in waiting)
        pieces["laid"] = len(laid) - state.present.bit_count() + sum(state.where[card] != LAYOUT for card in laid)
        pieces["wonders"] = len(set(state.wonder_deck))
        owned = [me.wonders[place] for me in state.cities for place in range(me.dealt)]
        pieces["wonders twice"] = len(owned) - len(set(owned))
        held = [me.tokens for me in state.cities]
        pieces["tokens"] = sum(bits.bit_count() for bits in (*held, state.board, state.aside))
        pieces["debts"] = sum(me.coins < 0 for me in state.cities)
        return dict(pieces)


RULESET = Duel()
