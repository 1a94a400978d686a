"""Architects' face: what the rest of the house asks of a game (see `core/kind.py`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.errors import BadChoice, IllegalAction
from ...core.kind import Event, Kind, Option, Phrase, View
from ...core.outcome import Outcome
from . import catalogue as pieces
from . import events as told
from . import notation as texts
from .explain import STEPS, payment_steps, stage_and_payment
from .payment import coins_of, holds, purse
from .position import position_text, read_position
from .scoring import CATEGORIES
from .setup import MOST_PLAYERS
from .state import NOBODY, NONE, State
from .tables import KIND_NAMES, N_STAGES, WONDER_NAMES
from .turn import A_STAGE, MAX_LEGAL, N_ACTIONS, available
from .view import DECISIONS, REASONS, cards_in, counted, decks_of, everything, outcome, view

RANDOM = "random"
_DECISION = {"extra": "act", "decline": "act", "pair": "act", "set": "act", "stage": "act"}


class Architects(Kind):
    """7 Wonders Architects."""

    id = "architects"
    room = "architects"
    seats = range(2, MOST_PLAYERS + 1)
    options = (Option("wonders", None, RANDOM),)
    categories = CATEGORIES
    actions = N_ACTIONS
    max_legal = MAX_LEGAL

    def parameters(self, players: int, options: dict[str, str]) -> list[int]:
        """Player count, and the wonder of each of seven seats, -1 for a random one."""
        named = options["wonders"].lower().replace(",", " ").split()
        if named == [RANDOM]:
            named = [RANDOM] * players
        for name in named:
            if name not in (*WONDER_NAMES, RANDOM):
                expected = ", ".join((*WONDER_NAMES, RANDOM))
                raise BadChoice("bad-option", option="wonders", got=name, expected=expected)
        chosen = [name for name in named if name != RANDOM]
        if len(named) != players or len(set(chosen)) < len(chosen):
            raise BadChoice("architects-error-wonders", got=" ".join(named), players=players)
        numbers = [WONDER_NAMES.index(name) if name != RANDOM else NONE for name in named]
        return [players, *numbers, *[NONE] * (MOST_PLAYERS - players)]

    def text(self, action: int) -> str:
        """The text form of an action number."""
        return texts.notation().text(action)

    def parse(self, text: str) -> int:
        """The action number of a text."""
        return texts.parse(text)

    def phrase(self, action: int) -> Phrase:
        """An action as a sentence."""
        return texts.phrase(self.text(action))

    def catalogue(self) -> dict[str, list[dict[str, Any]]]:
        """Every card, wonder, token and deck."""
        return pieces.catalogue()

    def effect_phrase(self, effect: dict[str, Any]) -> Phrase:
        """An effect of the catalogue as a sentence."""
        return pieces.effect_phrase(effect)

    def event_phrase(self, event: Event) -> Phrase:
        """An event as a sentence."""
        return told.phrase(event)

    def words(self) -> set[str]:
        """All message ids of Architects."""
        return (
            pieces.words()
            | texts.words()
            | {f"event-{name}" for name in told.EVENTS}
            | {f"step-{name}" for name in STEPS}
            | {f"decision-{name}" for name in DECISIONS}
            | {f"reason-{name}" for name in REASONS if name}
            | {f"category-{name}" for name in CATEGORIES}
            | {f"option-{option.name}" for option in self.options}
            | {f"table-{name}" for name in TABLE}
            | {"name", "about"}
        )

    def view(self, state: State, seat: int | None) -> View:
        """All that a seat may know."""
        return view(state, seat)

    def everything(self, state: State) -> View:
        """What everybody sees and all that is hidden besides."""
        return everything(state)

    def events(self, before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
        """What a decision made visible, with all that followed from it."""
        return told.events(before, seat, action, viewer)

    def explain(self, state: State, seat: int, action: int) -> list[dict[str, Any]]:
        """How a stage is paid for."""
        return payment_steps(state, seat, action)

    def why_not(self, state: State, seat: int, action: int) -> IllegalAction:
        """The reason that an action is not legal."""
        verb, *names = self.text(action).split()
        asked = DECISIONS[state.due]
        if _DECISION.get(verb, verb) != asked:
            return IllegalAction("architects-error-other-decision", decision=asked)
        if verb == "decline":
            return IllegalAction("architects-error-must")
        if verb == "extra" and not state.extras:
            return IllegalAction("architects-error-no-extra")
        if action >= A_STAGE:
            return self._unpayable(state, seat, action)
        if verb in ("pair", "set"):
            return IllegalAction("architects-error-no-set", got=self.text(action))
        return IllegalAction("architects-error-not-there", got=" ".join(names))

    def _unpayable(self, state: State, seat: int, action: int) -> IllegalAction:
        """Why a stage cannot be built, or not with these cards."""
        me = state.cities[seat]
        stage, payment = stage_and_payment(action)
        if me.built >> stage & 1:
            return IllegalAction("architects-error-stage-done", stage=stage + 1)
        if not available(me) >> stage & 1:
            return IllegalAction("architects-error-stage-above", stage=stage + 1)
        cards = texts.payment_names(stage, payment)
        if not holds(me.goods, payment) or coins_of(stage, payment) > purse(state, me):
            return IllegalAction("architects-error-not-yours", cards=cards)
        return IllegalAction("architects-error-no-payment", cards=cards, stage=stage + 1)

    def outcome(self, state: State) -> Outcome | None:
        """The result, or None while the game goes on."""
        return outcome(state)

    def inventory(self, state: State) -> dict[str, int]:
        """Every card and token, each in one place."""
        found: Counter[str] = Counter(KIND_NAMES[kind] for deck in decks_of(state) for kind in cards_in(state, deck))
        found.update(counted(state.used_goods, state.used_cards))
        for me in state.cities:
            found.update(counted(me.goods, me.cards))
        held = [bits for me in state.cities for bits in (me.tokens, me.twice)]
        found["tokens"] = sum(bits.bit_count() for bits in held) + state.piled
        found["tokens"] += sum(token != NONE for token in state.offer)
        found["stages"] = N_STAGES * sum(me.wonder != NONE for me in state.cities)
        found["cats"] = int(NOBODY <= state.cat < state.players)
        found["conflict"] = state.conflict
        return dict(sorted(found.items()))

    def position_text(self, state: State) -> str:
        """The whole position as text."""
        return position_text(state)

    def read_position(self, text: str) -> State:
        """The state that a text describes."""
        return read_position(text)


# Words that drawings of the table use.
TABLE = (
    "left", "centre", "right", "unknown", "empty", "cards", "completes-stage", "completes-token", "others",
    "offer", "stack", "conflict", "cat", "nobody", "shields", "victories", "found",
)  # fmt: skip

KIND = Architects()
