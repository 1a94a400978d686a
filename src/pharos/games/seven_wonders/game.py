"""7 Wonders as a ruleset: what the rest of Pharos asks of a game (see `core/ruleset.py`)."""

from __future__ import annotations

from collections import Counter

from ...core.errors import BadChoice
from ...core.json_types import JsonObject
from ...core.ruleset import Message, Ruleset
from . import catalogue as pieces
from . import notation, score_pad
from .actions import MAX_LEGAL, N_ACTIONS
from .constants import GUILDS_MORE
from .events import EVENTS, event_message, events, events_for
from .explain import STEPS, explain, explain_all
from .names import BOARD_NAMES, CARD_NAMES, DECISIONS, REASONS
from .options import OPTIONS, boards_wanted
from .payload_types import Effect, Event, Step, View
from .position import position_text, read_position
from .refusals import REFUSALS, why_not
from .scoring import CATEGORIES
from .state import State
from .tables import AGES, DECK, FIRST_GUILD, HAND, LEAST_CITIES, MOST_CITIES, deck
from .view import full_view, outcome, revisable_seats, view, views


class SevenWonders(Ruleset[State, View, Event, Effect, Step]):
    """7 Wonders, both editions."""

    id = "seven-wonders"
    seats = range(2, MOST_CITIES + 1)
    options = OPTIONS
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
    revisable_seats = staticmethod(revisable_seats)
    events = staticmethod(events)
    events_for = staticmethod(events_for)
    event_message = staticmethod(event_message)
    explain = staticmethod(explain)
    explain_all = staticmethod(explain_all)
    why_not = staticmethod(why_not)
    position_text = staticmethod(position_text)
    read_position = staticmethod(read_position)

    def parameters(self, players: int, options: dict[str, str]) -> list[int]:
        """Player count, edition, then board and side of each city; raises BadChoice."""
        edition = int(options["edition"])
        if edition == 2 and players == 2:
            raise BadChoice("bad-players", game=self.id, got=players, least=LEAST_CITIES, most=MOST_CITIES, sizes="several")
        cities = max(players, LEAST_CITIES)
        wanted = boards_wanted(options["boards"], edition, players, cities)
        return [players, edition, *(number for pair in wanted for number in pair), *[0] * (2 * (MOST_CITIES - cities))]

    def step_message(self, step: Step) -> Message:
        """A step of a payment; what is on a wonder board is not a card."""
        values: JsonObject = {**step}
        if "seat" in values:
            values["city"] = values.pop("seat")
        board = "-board" if values.get("card") in BOARD_NAMES else ""
        return f"step-{step['step']}{board}", values

    def decision_message(self, view: View) -> Message | None:
        """What the table is waiting for, and for whom: a viewer who owes the decision is addressed directly."""
        due, seat = view["decision"], view["seat"]
        if not due:
            return None
        is_asked = seat in due["seats"]
        if due["kind"] == "turn" or due["kind"] == "side":
            is_for_free_city = due["kind"] == "turn" and is_asked and seat == view["steward"] and bool(view["chosen"])
        else:
            is_for_free_city = due["city"] >= view["players"]
        seats = [seat] if is_asked else due["seats"]
        return f"decision-{'free-city-' * is_for_free_city}{due['kind']}", {"seats": seats, "n": len(seats)}

    def message_ids(self) -> set[str]:
        """All message ids of 7 Wonders."""
        return (
            pieces.message_ids()
            | notation.message_ids()
            | {f"step-{name}-board" for name in ("own", "choice", "buy")}
            | {f"decision-free-city-{name}" for name in ("turn", "seventh-card", "revive")}
            | {f"error-{name}" for name in REFUSALS}
            | {f"table-{name}" for name in TABLE}
            | {"free-city"}
            | score_pad.message_ids()
            | self.common_message_ids()
        )

    def inventory(self, state: State) -> dict[str, int]:
        """Every card by name over the three ages, guilds by number, and what must never happen."""
        pieces: Counter[str] = Counter()
        for age in range(1, AGES + 1):
            cards = _dealt_cards(state, age) if age <= state.age else deck(state.edition + 1, state.n_cities, age)
            pieces.update(CARD_NAMES[card] for card in cards if card < FIRST_GUILD)
        guilds = [card for card in _dealt_cards(state, AGES) if card >= FIRST_GUILD]
        pieces["guilds"] = len(guilds) if state.age == AGES else state.n_cities + GUILDS_MORE
        pieces["guilds twice"] = len(guilds) - len(set(guilds))
        pieces["debts"] = sum(me.coins < 0 for me in state.cities)
        pieces["coins under way"] = sum(me.earned for me in state.cities)
        return dict(pieces)


def _dealt_cards(state: State, age: int) -> list[int]:
    """The cards dealt in an age."""
    first = (age - 1) * DECK
    return [card for card in state.cards[first : first + HAND * state.n_cities] if card >= 0]


# Words that drawings of the table use.
TABLE = (
    "turn", "setup", "passing", "pile", "draw-pile", "steward", "left", "right", "you", "shields", "stages", "resources",
    "military", "chosen", "waiting", "hand", "your-choice", "build", "stage", "sell", "decline", "effect",
)  # fmt: skip

RULESET = SevenWonders()
