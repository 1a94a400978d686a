"""What a room tells the rest of the house about its game: the one contract that every game fulfils.

A kind holds no state. Its kernels live in the room's `rules.py`; this is the face for people and programs: names, texts,
views, reasons. States given to a kind are twin objects (see `engine.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from .errors import BadChoice, IllegalAction
from .outcome import Outcome

View = dict[str, Any]
Event = dict[str, Any]
Phrase = tuple[str, dict[str, Any]]
"""A sentence for people: a message id without the game's prefix, and the values it speaks of."""


@dataclass(frozen=True)
class Option:
    """One choice at set-up: its name, the values it may take (or None for free text that the room checks), the default."""

    name: str
    values: tuple[str, ...] | None
    default: str


class Kind(ABC):
    """A game of the house."""

    id: str
    """The name people type: `duel`, `seven-wonders`, `architects`."""
    room: str
    """The package below `pharos.games`."""
    seats: range
    """Possible player counts."""
    options: tuple[Option, ...]
    categories: tuple[str, ...]
    """Columns of the score sheet, in the rulebook's order."""
    actions: int
    """Action numbers run from 0 to actions - 1."""
    max_legal: int
    """No seat ever has more legal actions than this."""

    @abstractmethod
    def parameters(self, players: int, options: dict[str, str]) -> list[int]:
        """Player count and checked options as the numbers that `deal` takes; raises BadChoice."""

    @abstractmethod
    def text(self, action: int) -> str:
        """The text form of an action number."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The action number of a text; raises BadText with what was expected."""

    @abstractmethod
    def phrase(self, action: int) -> Phrase:
        """An action as a sentence for the locales."""

    @abstractmethod
    def catalogue(self) -> dict[str, list[dict[str, Any]]]:
        """Every piece of the game by sort (`card`, `wonder`, ...), with all that is needed to draw and describe it."""

    @abstractmethod
    def effect_phrase(self, effect: dict[str, Any]) -> Phrase:
        """One of the `effects` of a piece in the catalogue as a sentence."""

    @abstractmethod
    def event_phrase(self, event: Event) -> Phrase:
        """An event as a sentence."""

    @abstractmethod
    def words(self) -> set[str]:
        """All message ids that this game uses, without its prefix."""

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> View:
        """All that a seat may know (None: what everybody may know), as plain data for JSON."""

    @abstractmethod
    def everything(self, state: Any) -> View:
        """What everybody may know and all that is hidden besides, in the same shape: for games that are over."""

    @abstractmethod
    def events(self, before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Event]:
        """What that decision made visible to a viewer, in the order it happened."""

    @abstractmethod
    def why_not(self, state: Any, seat: int, action: int) -> IllegalAction:
        """The reason that an action is not legal (it is known not to be), with its values."""

    @abstractmethod
    def explain(self, state: Any, seat: int, action: int) -> list[dict[str, Any]]:
        """How an action is paid for, as structured steps; empty when nothing is paid."""

    @abstractmethod
    def outcome(self, state: Any) -> Outcome | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def inventory(self, state: Any) -> dict[str, int]:
        """Where every physical piece is, counted so that the dictionary never changes during a game."""

    @abstractmethod
    def position_text(self, state: Any) -> str:
        """The whole position as readable text, hidden things included."""

    @abstractmethod
    def read_position(self, text: str) -> Any:
        """The twin state that a position text describes; what it leaves out takes sensible defaults. Raises BadText."""

    def step_phrase(self, step: dict[str, Any]) -> Phrase:
        """A step of a payment as a sentence."""
        return f"step-{step['step']}", step

    def decision_phrase(self, view: View) -> Phrase | None:
        """What the table waits for, as a sentence; None when it waits for nothing."""
        due = view.get("decision")
        return (f"decision-{due['kind']}", {"seat": due["seat"]}) if due else None

    def to_change(self, state: Any) -> int:
        """Bit set of seats that have committed this turn and may still change their mind."""
        return 0

    def checked_options(self, given: dict[str, Any]) -> dict[str, str]:
        """All options with defaults filled in; raises BadChoice for an unknown name or value."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadChoice("unknown-option", got=name, expected=", ".join(known) or "-")
        chosen = {option.name: str(given.get(option.name, option.default)) for option in self.options}
        for option in self.options:
            if option.values is not None and chosen[option.name] not in option.values:
                raise BadChoice("bad-option", option=option.name, got=chosen[option.name], expected=", ".join(option.values))
        return chosen

    def check_players(self, players: int) -> None:
        """Raises BadChoice unless the game can be played by so many."""
        if players not in self.seats:
            raise BadChoice("bad-players", game=self.id, got=players, least=self.seats[0], most=self.seats[-1])
