"""The face of 7 Wonders: what the rest of the house asks of a game (see `core/kind.py`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.errors import BadChoice, IllegalAction
from ...core.kind import Event, Kind, Option, Phrase, View
from ...core.outcome import Outcome
from . import catalogue as pieces
from . import notation
from .actions import MAX_LEGAL, N_ACTIONS
from .events import EVENTS, events
from .explain import STEPS, steps
from .position import position_text, read_position
from .refusal import REFUSALS, why_not
from .scoring import CATEGORIES
from .setup import AT_RANDOM, CHOSEN
from .state import State
from .tables import BOARD_NAMES, DECK, FIRST_GUILD, HAND, MOST_CITIES, NAMES, deck
from .view import DECISIONS, REASONS, changeable, everything, outcome, view
from .vocabulary import SIDES


class SevenWonders(Kind):
    """7 Wonders, both editions."""

    id = "seven-wonders"
    room = "seven_wonders"
    seats = range(2, 8)
    options = (Option("edition", ("1", "2"), "1"), Option("boards", None, "random"))
    categories = CATEGORIES
    actions = N_ACTIONS
    max_legal = MAX_LEGAL

    def parameters(self, players: int, options: dict[str, str]) -> list[int]:
        """Player count, edition, then board and side of each city; raises BadChoice."""
        edition = int(options["edition"])
        if edition == 2 and players == 2:
            raise BadChoice("bad-players", game=self.id, got=players, least=3, most=7)
        cities = 3 if players == 2 else players
        wanted = boards_wanted(options["boards"], edition, players, cities)
        return [players, edition, *(number for pair in wanted for number in pair), *[0] * (2 * (MOST_CITIES - cities))]

    def text(self, action: int) -> str:
        """The text form of an action number."""
        return notation.text(action)

    def parse(self, text: str) -> int:
        """The action number of a text."""
        return notation.parse(text)

    def phrase(self, action: int) -> Phrase:
        """An action as a sentence."""
        return notation.phrase(action)

    def catalogue(self) -> dict[str, list[dict[str, Any]]]:
        """Every card and board of both editions."""
        return pieces.catalogue()

    def effect_phrase(self, effect: dict[str, Any]) -> Phrase:
        """An effect of the catalogue as a sentence."""
        return pieces.effect_phrase(effect)

    def event_phrase(self, event: Event) -> Phrase:
        """An event as a sentence; cards put away face down are named only to who may know them."""
        if event["event"] == "income" and event["coins"] < 0:
            return "event-spending", event | {"coins": -event["coins"]}
        hidden = "-hidden" if event["event"] in ("sell", "stage") and event["card"] is None else ""
        return f"event-{event['event']}{hidden}", event

    def step_phrase(self, step: dict[str, Any]) -> Phrase:
        """A step of a payment; what stands on a wonder board is no card."""
        values = step | ({"city": step["seat"]} if "seat" in step else {})
        values.pop("seat", None)
        board = "-board" if step.get("card") in BOARD_NAMES else ""
        return f"step-{step['step']}{board}", values

    def decision_phrase(self, view: View) -> Phrase | None:
        """What the table waits for, and for whom: a viewer who owes the decision is the one spoken to."""
        due, seat = view.get("decision"), view["seat"]
        if not due:
            return None
        is_asked = seat in due["seats"]
        is_second = due["kind"] == "turn" and is_asked and seat == view["steward"] and bool(view["chosen"])
        free_city = "free-city-" if is_second or due.get("city", -1) >= view["players"] else ""
        seats = [seat] if is_asked else due["seats"]
        return f"decision-{free_city}{due['kind']}", {"seats": seats, "n": len(seats)}

    def words(self) -> set[str]:
        """All message ids of 7 Wonders."""
        return (
            pieces.words()
            | notation.words()
            | {f"event-{name}" for name in (*EVENTS, "sell-hidden", "stage-hidden", "spending")}
            | {f"step-{name}" for name in (*STEPS, "own-board", "choice-board", "buy-board")}
            | {f"decision-{name}" for name in DECISIONS}
            | {f"decision-free-city-{name}" for name in ("turn", "seventh-card", "revive")}
            | {f"reason-{name}" for name in REASONS if name}
            | {f"category-{name}" for name in CATEGORIES}
            | {f"option-{option.name}" for option in self.options}
            | {f"error-{name}" for name in REFUSALS}
            | {f"table-{name}" for name in TABLE}
            | {"name", "about", "free-city"}
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
        """How a structure or a stage is paid for."""
        return steps(state, seat, action)

    def why_not(self, state: State, seat: int, action: int) -> IllegalAction:
        """The reason that an action is not legal."""
        return why_not(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """The result, or None while the game goes on."""
        return outcome(state)

    def to_change(self, state: State) -> int:
        """R37: seats that have chosen and may still change their mind."""
        return changeable(state)

    def inventory(self, state: State) -> dict[str, int]:
        """Every card by name over the three ages, guilds by number, and what must never be."""
        found: Counter[str] = Counter()
        for age in (1, 2, 3):
            kinds = _kinds(state, age) if age <= state.age else deck(state.edition + 1, state.n, age)
            found.update(NAMES[kind] for kind in kinds if kind < FIRST_GUILD)
        guilds = [kind for kind in _kinds(state, 3) if kind >= FIRST_GUILD]
        found["guilds"] = len(guilds) if state.age == 3 else state.n + 2
        found["guilds twice"] = len(guilds) - len(set(guilds))
        found["debts"] = sum(me.coins < 0 for me in state.cities)
        found["coins under way"] = sum(me.earned for me in state.cities)
        return dict(found)

    def position_text(self, state: State) -> str:
        """The whole position as text."""
        return position_text(state)

    def read_position(self, text: str) -> State:
        """The state that a text describes."""
        return read_position(text)


def _kinds(state: State, age: int) -> list[int]:
    """The cards dealt in an age."""
    first = (age - 1) * DECK
    return [kind for kind in state.kind[first : first + HAND * state.n] if kind >= 0]


def boards_wanted(given: str, edition: int, players: int, cities: int) -> list[tuple[int, int]]:
    """R35, R46, R54: board and side of each city, or what is left to chance or to the seats; raises BadChoice."""
    word, dash, side = given.partition("-")
    if word == "random" and (not dash or side in SIDES[edition - 1]):
        drawn = SIDES[edition - 1].index(side) if dash else AT_RANDOM
        own = CHOSEN if edition == 2 and not dash else drawn
        return [(AT_RANDOM, own if c < players else drawn) for c in range(cities)]
    if given == "choose":
        return [(CHOSEN, CHOSEN) if c < players else (AT_RANDOM, AT_RANDOM) for c in range(cities)]
    names = given.split()
    if len(names) not in (players, cities) or any(not _is_board(name, edition) for name in names):
        raise _bad_boards(given, edition, players)
    boards = [BOARD_NAMES.index(name.partition("-")[0]) for name in names]
    if len(set(boards)) < len(boards):
        raise _bad_boards(given, edition, players)
    sides = [_side(name, edition, c < players) for c, name in enumerate(names)]
    return [*zip(boards, sides, strict=True), *[(AT_RANDOM, AT_RANDOM)] * (cities - len(names))]


def _is_board(name: str, edition: int) -> bool:
    board, dash, side = name.partition("-")
    return board in BOARD_NAMES and (not dash or side in SIDES[edition - 1])


def _side(name: str, edition: int, has_seat: bool) -> int:
    """The side that a board's name gives; without one the seat chooses, and chance for the Free City."""
    _, dash, side = name.partition("-")
    if dash:
        return SIDES[edition - 1].index(side)
    return CHOSEN if has_seat else AT_RANDOM


def _bad_boards(given: str, edition: int, players: int) -> BadChoice:
    sides = " ".join(f"-{side}" for side in SIDES[edition - 1])
    return BadChoice(
        "seven-wonders-error-boards", got=given, players=players, boards=", ".join(BOARD_NAMES), sides=sides,
        random=", ".join(["random", "choose", *(f"random-{side}" for side in SIDES[edition - 1])]),
    )  # fmt: skip


# Words that drawings of the table use.
TABLE = (
    "turn", "setup", "passing", "pile", "draw-pile", "steward", "left", "right", "you", "shields", "stages", "resources",
    "military", "chosen", "waiting", "hand", "your-choice", "build", "stage", "sell", "decline", "effect",
)  # fmt: skip

KIND = SevenWonders()
