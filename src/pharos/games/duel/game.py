"""Duel's face: what the rest of the house asks of a game (see `core/kind.py`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.errors import IllegalAction
from ...core.kind import Event, Kind, Option, Phrase, View
from ...core.outcome import Outcome
from . import catalogue as pieces
from . import rules
from .explain import card_steps, total, wonder_steps
from .notation import CARD_NAMES, WONDER_NAMES, notation, phrase
from .position import position_text, read_position
from .scoring import CATEGORIES
from .setup import due
from .state import BOX, State
from .tables import N_CARDS
from .view import DECISIONS, REASONS, decision, events, everything, outcome, view

_VERBS = {"build": "turn", "sell": "turn", "wonder": "turn"}


class Duel(Kind):
    """7 Wonders Duel."""

    id = "duel"
    room = "duel"
    seats = range(2, 3)
    options = (Option("wonders", ("draft", "first-game"), "draft"),)
    categories = CATEGORIES
    actions = rules.N_ACTIONS
    max_legal = rules.MAX_LEGAL

    def parameters(self, players: int, options: dict[str, str]) -> list[int]:
        """Player count, and 1 for the wonder draft."""
        return [players, int(options["wonders"] == "draft")]

    def text(self, action: int) -> str:
        """The text form of an action number."""
        return notation().text(action)

    def parse(self, text: str) -> int:
        """The action number of a text."""
        return notation().parse(text)

    def phrase(self, action: int) -> Phrase:
        """An action as a sentence."""
        return phrase(self.text(action))

    def catalogue(self) -> dict[str, list[dict[str, Any]]]:
        """Every card, wonder, token and layout."""
        return pieces.catalogue()

    def effect_phrase(self, effect: dict[str, Any]) -> Phrase:
        """An effect of the catalogue as a sentence."""
        return pieces.effect_phrase(effect)

    def event_phrase(self, event: Event) -> Phrase:
        """An event as a sentence; the tokens of the library are named only to who may see them."""
        if event["event"] == "library" and not event["tokens"]:
            return "event-library-hidden", event
        return f"event-{event['event']}", event

    def step_phrase(self, step: dict[str, Any]) -> Phrase:
        """A step of a payment, with its units counted."""
        resources = step.get("resource", "") * step.get("units", 0)
        return f"step-{step['step']}", {**step, "resources": resources}

    def words(self) -> set[str]:
        """All message ids of Duel."""
        return (
            pieces.words()
            | {f"action-{self.text(number).split()[0]}" for number in range(self.actions)}
            | {f"event-{name}" for name in EVENTS}
            | {f"step-{name}" for name in STEPS}
            | {f"decision-{name}" for name in DECISIONS if name != "finish"}
            | {f"reason-{name}" for name in REASONS if name}
            | {f"category-{name}" for name in CATEGORIES}
            | {f"option-{option.name}" for option in self.options}
            | {"name", "about"}
        )

    def view(self, state: State, seat: int | None) -> View:
        """All that a seat may know."""
        return view(state, seat)

    def everything(self, state: State) -> View:
        """What everybody sees and all that is hidden besides."""
        return everything(state)

    def events(self, before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
        """What a decision made visible."""
        return events(before, seat, action, after, viewer)

    def explain(self, state: State, seat: int, action: int) -> list[dict[str, Any]]:
        """How a card or a wonder is paid for."""
        verb, *names = self.text(action).split()
        if verb == "build":
            return card_steps(state.cities[seat], CARD_NAMES.index(names[0]))
        if verb == "wonder":
            return wonder_steps(state.cities[seat], WONDER_NAMES.index(names[0]))
        return []

    def why_not(self, state: State, seat: int, action: int) -> IllegalAction:
        """The reason that an action is not legal."""
        verb, *names = self.text(action).split()
        asked = DECISIONS[due(state)]
        if _VERBS.get(verb, verb) != ("take" if asked == "library" else asked):
            found = decision(state)
            return IllegalAction("duel-error-other-decision", decision=asked, colour=(found or {}).get("colour", ""))
        if asked != "turn":
            return IllegalAction("duel-error-not-offered", got=self.text(action))
        open_cards = [CARD_NAMES[state.layout[slot]] for slot in range(20) if state.open >> slot & 1]
        if names[-1] not in open_cards:
            return IllegalAction("duel-error-not-open", card=names[-1], cards=open_cards)
        return self._unpayable(state, seat, action, verb, names)

    def _unpayable(self, state: State, seat: int, action: int, verb: str, names: list[str]) -> IllegalAction:
        me = state.cities[seat]
        if verb == "wonder":
            own = [WONDER_NAMES[wonder] for wonder in me.wonders[: me.dealt]]
            if names[0] not in own:
                return IllegalAction("duel-error-not-your-wonder", wonder=names[0])
            if (me.raised | me.closed) >> own.index(names[0]) & 1:
                return IllegalAction("duel-error-wonder-done", wonder=names[0])
        price = total(self.explain(state, seat, action))
        return IllegalAction("duel-error-too-expensive", price=price, coins=me.coins)

    def outcome(self, state: State) -> Outcome | None:
        """The result, or None while the game goes on."""
        return outcome(state)

    def inventory(self, state: State) -> dict[str, int]:
        """Every card, wonder and token, each in one place."""
        pieces: Counter[str] = Counter()
        waiting = [card for card in state.decks if card >= 0]
        laid = [card for card in state.layout if card >= 0]
        pieces["cards"] = sum(1 for place in state.where if place != BOX) + len(set(waiting))
        pieces["removed"] = sum(1 for card in range(N_CARDS) if state.where[card] == BOX and card not in waiting)
        pieces["laid"] = len(laid) - state.present.bit_count() + sum(state.where[card] != 1 for card in laid)
        pieces["wonders"] = len(set(state.wonder_deck))
        owned = [me.wonders[place] for me in state.cities for place in range(me.dealt)]
        pieces["wonders twice"] = len(owned) - len(set(owned))
        held = [me.tokens for me in state.cities]
        pieces["tokens"] = sum(bits.bit_count() for bits in (*held, state.board, state.aside))
        pieces["debts"] = sum(me.coins < 0 for me in state.cities)
        return dict(pieces)

    def position_text(self, state: State) -> str:
        """The whole position as text."""
        return position_text(state)

    def read_position(self, text: str) -> State:
        """The state that a text describes."""
        return read_position(text)


EVENTS = (
    "build", "sell", "wonder", "draft", "take", "revive", "destroy", "begin", "pawn", "plunder", "closed", "library",
    "library-hidden", "reveal", "age", "offer", "again", "end",
)  # fmt: skip
STEPS = ("chain", "cost", "own", "choice", "discount", "buy", "buy-fixed", "free")

KIND = Duel()
