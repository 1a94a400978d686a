"""The contract that every game implements.

A ruleset holds no state. Its kernels live in the package's `rules.py`; the ruleset adds names, texts, views and reasons.
States passed to a ruleset are plain objects (see `engine.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, SupportsIndex, TypeAlias

from typing_extensions import TypeVar

from .errors import BadChoice, IllegalAction
from .numbers import whole_number
from .outcome import Outcome

View: TypeAlias = Mapping[str, Any]
"""Everything that a seat may know, as plain data for JSON. Each game declares its own in `payload_types.py`; views of all
games have no members of a common type."""
Event: TypeAlias = Mapping[str, object]
"""Something that a decision revealed; each game declares its own in `payload_types.py`."""
Catalogue: TypeAlias = Mapping[str, Any]
"""Lists of all pieces by kind; each game declares its own in `payload_types.py`."""
Step: TypeAlias = Mapping[str, Any]
"""A step of a payment; each game declares its own in `payload_types.py`."""
Parts: TypeAlias = Mapping[str, object]
"""An action as data: its verb, and the pieces and amounts it names."""
Message: TypeAlias = tuple[str, Mapping[str, object]]
"""A sentence for people: a message id without the game's prefix, and the values it uses."""

# What a game declares for itself; code that works with any game leaves it open.
StateT = TypeVar("StateT", default=Any)
ViewT = TypeVar("ViewT", bound=View, default=Any)
EventT = TypeVar("EventT", bound=Event, default=Any)
EffectT = TypeVar("EffectT", default=Any)
StepT = TypeVar("StepT", bound=Step, default=Any)


@dataclass(frozen=True)
class Option:
    """One set-up option: its name, its possible values (or None for free text that the game checks), and the default."""

    name: str
    values: tuple[str, ...] | None
    default: str


class Ruleset(ABC, Generic[StateT, ViewT, EventT, EffectT, StepT]):
    """The rules of a game, with its own types of states, views, events, effects and steps."""

    id: str
    """The name people type: `duel`, `seven-wonders`, `architects`."""
    seats: range
    """Possible player counts."""
    options: tuple[Option, ...]
    categories: tuple[str, ...]
    """Columns of the score sheet, in the rulebook's order."""
    reasons: tuple[str, ...]
    """The ways in which a game ends, in the order of the numbers in `State.ended`, from 1."""
    decisions: tuple[str, ...] = ()
    """The kinds of decisions that a view can show as due."""
    event_names: tuple[str, ...] = ()
    """What `events` can report, and the names of second sentences, such as those for viewers who may not know everything."""
    step_names: tuple[str, ...] = ()
    """The steps of a payment that `explain` can return."""
    actions: int
    """Action numbers run from 0 to actions - 1."""
    max_legal: int
    """No seat ever has more legal actions than this."""

    @property
    def package(self) -> str:
        """The package of the game: the one that the module of its ruleset is in."""
        return type(self).__module__.rpartition(".")[0]

    @abstractmethod
    def parameters(self, players: int, options: dict[str, str]) -> list[int]:
        """Return player count and checked options as the numbers that `deal` takes; raises BadChoice."""

    @abstractmethod
    def text(self, action: int, /) -> str:
        """Return the text of an action number."""

    @abstractmethod
    def parse(self, text: str, /) -> int:
        """Return the action number of a text; raises BadText with what was expected."""

    @abstractmethod
    def action_message(self, action: int, /) -> Message:
        """Return an action as a sentence for the locales."""

    def action_parts(self, action: int, /) -> Parts:
        """Return an action as data: its verb, and the pieces and amounts it names (`Action` of the game's payload types)."""
        return {"verb": self.text(action).split()[0], **self.action_message(action)[1]}

    @abstractmethod
    def catalogue(self) -> Catalogue:
        """Return every piece of the game by kind (`card`, `wonder`, ...), with everything needed to draw and describe it."""

    @abstractmethod
    def effect_message(self, effect: EffectT, /) -> Message:
        """Return one of the `effects` of a piece in the catalogue as a sentence."""

    @abstractmethod
    def event_message(self, event: EventT, /) -> Message:
        """Return an event as a sentence."""

    @abstractmethod
    def message_ids(self) -> set[str]:
        """Return all message ids that this game uses, without its prefix."""

    @abstractmethod
    def view(self, state: StateT, seat: int | None, /) -> ViewT:
        """Return everything that a seat may know (None: what everybody may know), as plain data for JSON."""

    def views(
        self,
        state: StateT,
        seats: Iterable[int | None],
        earlier: Mapping[int | None, ViewT],
        legal: Callable[[int], Sequence[int]],
        /,
    ) -> Mapping[int | None, ViewT]:
        """Return the views of several seats, which may share parts with each other and with earlier views.

        The earlier views are those of a position of this game at which `info_epoch` was the same; `legal` returns the legal
        actions of a seat. Nobody changes a view.
        """
        return {seat: self.view(state, seat) for seat in seats}

    @abstractmethod
    def full_view(self, state: StateT, /) -> ViewT:
        """Return the public view and everything hidden, in the same form: for games that are over."""

    @abstractmethod
    def events(self, before: StateT, seat: int, action: int, after: StateT, viewer: int | None, /) -> list[EventT]:
        """Return what that decision revealed to a viewer, in the order it happened."""

    def events_for(
        self, before: StateT, seat: int, action: int, after: StateT, viewers: Iterable[int | None], /
    ) -> Mapping[int | None, list[EventT]]:
        """Return what that decision revealed to each of these viewers, who may share it; nobody changes it."""
        return {viewer: self.events(before, seat, action, after, viewer) for viewer in viewers}

    @abstractmethod
    def why_not(self, state: StateT, seat: int, action: int, /) -> IllegalAction:
        """Return the reason why an illegal action is not legal, with its values."""

    @abstractmethod
    def explain(self, state: StateT, seat: int, action: int, /) -> list[StepT]:
        """Explain how an action is paid for, as structured steps; empty when nothing is paid."""

    def explain_all(self, state: StateT, seat: int, actions: Sequence[int], /) -> Sequence[list[StepT]]:
        """Explain how each of these actions is paid for; actions may share steps, which nobody changes."""
        return [self.explain(state, seat, action) for action in actions]

    @abstractmethod
    def outcome(self, state: StateT, /) -> Outcome | None:
        """Return the result, or None while the game is in progress."""

    @abstractmethod
    def inventory(self, state: StateT, /) -> dict[str, int]:
        """Return where every physical piece is, counted so that the dictionary never changes during a game."""

    @abstractmethod
    def position_text(self, state: StateT, /) -> str:
        """Return the whole position as readable text, including hidden information."""

    @abstractmethod
    def read_position(self, text: str, /) -> StateT:
        """Return the interpreted state that a position text describes; omitted keys take defaults. Raises BadText."""

    def common_message_ids(self) -> set[str]:
        """Return the message ids of what every game has: a name, options, categories, decisions, events, steps, reasons."""
        names = {
            "option": [option.name for option in self.options],
            "category": self.categories,
            "decision": self.decisions,
            "event": self.event_names,
            "step": self.step_names,
            "reason": self.reasons,
        }
        return {"name", "about"} | {f"{word}-{name}" for word, several in names.items() for name in several}

    def step_message(self, step: StepT, /) -> Message:
        """Return a step of a payment as a sentence."""
        return f"step-{step['step']}", step

    def decision_message(self, view: ViewT, /) -> Message | None:
        """Return what the table is waiting for, as a sentence; None if nothing."""
        due = view.get("decision")
        return (f"decision-{due['kind']}", {"seat": due["seat"]}) if due else None

    def revisable_seats(self, state: StateT, /) -> int:
        """Return the bit set of seats that have committed this turn and may still change their decision."""
        return 0

    def checked_options(self, given: Mapping[str, object]) -> dict[str, str]:
        """Return all options with defaults filled in; raises BadChoice for an unknown name or value."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadChoice("unknown-option", got=name, expected=", ".join(known) or "-")
        chosen = {option.name: str(given.get(option.name, option.default)) for option in self.options}
        for option in self.options:
            if option.values is not None and chosen[option.name] not in option.values:
                raise BadChoice("bad-option", option=option.name, got=chosen[option.name], expected=", ".join(option.values))
        return chosen

    def checked_players(self, players: SupportsIndex | None) -> int:
        """Return the number of players, by default the smallest; raises BadChoice if the game does not support it."""
        number = self.seats[0] if players is None else whole_number(players)
        if number is None or number not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            sizes = "one" if least == most else "several"
            raise BadChoice("bad-players", game=self.id, got=repr(players), least=least, most=most, sizes=sizes)
        return number
