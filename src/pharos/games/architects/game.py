"""Architects as a ruleset: what the rest of Pharos asks of a game (see `core/ruleset.py`)."""

from __future__ import annotations

from collections import Counter

from ...core.errors import BadChoice
from ...core.ruleset import Option, Ruleset
from . import catalogue as pieces
from . import notation, score_pad
from .actions import MAX_LEGAL, N_ACTIONS
from .events import EVENTS, event_message, events
from .explain import STEPS, explain
from .names import DECISIONS, KIND_NAMES, REASONS, WONDER_NAMES
from .payload_types import Effect, Event, Step, View
from .position import position_text, read_position
from .refusals import why_not
from .scoring import CATEGORIES
from .state import NOBODY, NONE, State
from .tables import MOST_PLAYERS, N_STAGES
from .view import cards_in, counted, decks_of, full_view, outcome, view, views

RANDOM = "random"


class Architects(Ruleset[State, View, Event, Effect, Step]):
    """7 Wonders Architects."""

    id = "architects"
    seats = range(2, MOST_PLAYERS + 1)
    options = (Option("wonders", None, RANDOM),)
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
        """Player count, and the wonder of each of seven seats, -1 for a random one."""
        wanted = options["wonders"].lower().replace(",", " ").split()
        if wanted == [RANDOM]:
            wanted = [RANDOM] * players
        known = (*WONDER_NAMES, RANDOM)
        for name in wanted:
            if name not in known:
                raise BadChoice("bad-option", option="wonders", got=name, expected=", ".join(known))
        chosen = [name for name in wanted if name != RANDOM]
        if len(wanted) != players or len(set(chosen)) < len(chosen):
            raise BadChoice("architects-error-wonders", got=" ".join(wanted), players=players)
        numbers = [known.index(name) if name != RANDOM else NONE for name in wanted]
        return [players, *numbers, *[NONE] * (MOST_PLAYERS - players)]

    def message_ids(self) -> set[str]:
        """All message ids of Architects."""
        return (
            pieces.message_ids()
            | notation.message_ids()
            | {f"table-{name}" for name in TABLE}
            | score_pad.message_ids()
            | self.common_message_ids()
        )

    def inventory(self, state: State) -> dict[str, int]:
        """Every card and token, each in one place."""
        pieces: Counter[str] = Counter(KIND_NAMES[kind] for deck in decks_of(state) for kind in cards_in(state, deck))
        for goods, cards in ((state.discarded_goods, state.discarded_cards), *((me.goods, me.cards) for me in state.cities)):
            pieces.update({str(name): n for name, n in counted(goods, cards).items()})
        held = [bits for me in state.cities for bits in (me.tokens, me.twice)]
        pieces["tokens"] = sum(bits.bit_count() for bits in held) + state.piled
        pieces["tokens"] += sum(token != NONE for token in state.offer)
        pieces["stages"] = N_STAGES * sum(me.wonder != NONE for me in state.cities)
        pieces["cats"] = int(NOBODY <= state.cat < state.players)
        pieces["conflict"] = state.conflict
        return dict(sorted(pieces.items()))


# Words that drawings of the table use.
TABLE = (
    "left", "centre", "right", "unknown", "empty", "cards", "completes-stage", "completes-token", "others",
    "offer", "stack", "conflict", "cat", "nobody", "shields", "victories", "looked-at",
)  # fmt: skip

RULESET = Architects()
