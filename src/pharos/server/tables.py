"""A table: all that its log tells, but for the game itself. It applies entries; nothing here waits or writes."""

from __future__ import annotations

import hashlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from .clocks import Clocks
from .entries import Entry
from .messages import Said, TableBody, TableShown

CHAT_KEPT = 40
ABSENCE = 60
"""Seconds, where there is a clock."""


def seed_hash(seed: int, salt: str) -> str:
    """The promise made at the start; see `pharos check`."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


@dataclass(slots=True)
class Place:
    """A seat: free, a person's or a bot's."""

    sort: str = "open"
    guest: str | None = None
    name: str = ""
    level: str | None = None
    worker: str | None = None
    """Where its holder is connected; None when away."""
    since: float = 0.0
    """Since when it is away."""
    is_taken: bool = False

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides now."""
        return self.sort == "bot" or self.is_taken

    @property
    def is_person(self) -> bool:
        """Whether a person holds it and is expected to decide."""
        return self.sort == "person" and not self.is_taken


@dataclass(slots=True)
class Table:
    """The state of a table as its log tells it."""

    id: str
    spec: dict[str, Any] = field(default_factory=dict)
    host: str = ""
    host_name: str = ""
    made: float = 0.0
    status: str = "open"
    sequence: int = 0
    at: float = 0.0
    worker: str = ""
    places: list[Place] = field(default_factory=list)
    moves: list[tuple[int, str]] = field(default_factory=list)
    wanted: int | None = None
    """The seed that the host chose."""
    seed: int | None = None
    salt: str = ""
    start: str | None = None
    given: int = 0
    """The first moves that were given: a fork or an import."""
    clocks: Clocks | None = None
    chat: deque[Said] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    rematch: str | None = None
    result: str | None = None
    played: int = 0
    """The sequence number of the latest decision, or of the start."""
    played_at: float = 0.0
    """When that was."""

    # What the log tells

    def apply(self, entry: Entry) -> None:
        """Take an entry into account."""
        self.sequence, self.at, self.worker = entry.sequence, entry.at, entry.worker
        getattr(self, f"_{entry.kind}")(entry)

    def _made(self, entry: Entry) -> None:
        self.spec, self.host, self.host_name = entry.data["spec"], entry.data["guest"], entry.data["name"]
        self.made, self.wanted = entry.at, entry.data.get("seed")
        self.places = [Place() for _ in range(self.spec["players"])]

    def _sat(self, entry: Entry) -> None:
        self._free(entry.data["guest"])
        place = Place("person", entry.data["guest"], entry.data["name"], since=entry.at)
        self.places[_seat(entry)] = place

    def _free(self, guest: str) -> None:
        self.places = [Place() if place.guest == guest else place for place in self.places]

    def _stood(self, entry: Entry) -> None:
        self.places[_seat(entry)] = Place()

    def _bot(self, entry: Entry) -> None:
        self.places[_seat(entry)] = Place("bot", level=entry.data["level"])

    def _swapped(self, entry: Entry) -> None:
        one, other = entry.data["seats"]
        self.places[one], self.places[other] = self.places[other], self.places[one]

    def _host(self, entry: Entry) -> None:
        self.host, self.host_name = entry.data["guest"], entry.data["name"]

    def _started(self, entry: Entry) -> None:
        data = entry.data
        self.status, self.seed, self.salt, self.start = "playing", data["seed"], data["salt"], data.get("start")
        self.moves = [(seat, action) for seat, action in data.get("moves", [])]
        self.given, self.played, self.played_at = len(self.moves), entry.sequence, entry.at
        clock = self.spec.get("clock")
        if clock:
            self.clocks = Clocks(entry.at, (float(clock["bank"]),) * len(self.places), float(clock["increment"]))

    def _act(self, entry: Entry) -> None:
        self.moves.append((_seat(entry), entry.data["action"]))
        self.played, self.played_at = entry.sequence, entry.at
        self._set_clocks(entry)

    def _undo(self, entry: Entry) -> None:
        ply = entry.data["ply"]
        self.moves[ply : ply + 1 if entry.data.get("only") else None] = []
        self.played, self.played_at = entry.sequence, entry.at
        self._set_clocks(entry)

    def _set_clocks(self, entry: Entry) -> None:
        if self.clocks and "left" in entry.data:
            self.clocks = Clocks(entry.at, tuple(entry.data["left"]), self.clocks.increment)

    def _resumed(self, entry: Entry) -> None:
        if self.clocks:
            self.clocks = self.clocks.resumed(entry.at)

    def _here(self, entry: Entry) -> None:
        place = self.places[_seat(entry)]
        place.worker, place.is_taken = entry.worker, False

    def _away(self, entry: Entry) -> None:
        place = self.places[_seat(entry)]
        place.worker, place.since = None, entry.at

    def _taken(self, entry: Entry) -> None:
        self.places[_seat(entry)].is_taken = True

    def _left(self, entry: Entry) -> None:
        seat = self.seat_of(entry.data["guest"])
        if seat is not None:
            is_playing = self.status == "playing"
            self.places[seat] = Place("bot", level=self.spec["level"]) if is_playing else Place()

    def _moved(self, entry: Entry) -> None:
        place = self.places[_seat(entry)]
        if self.host == place.guest:
            self.host = entry.data["guest"]
        place.guest, place.worker, place.since = entry.data["guest"], None, entry.at

    def _chat(self, entry: Entry) -> None:
        self.chat.append(self.said(entry))

    def _reaction(self, entry: Entry) -> None:
        self.chat.append(self.said(entry))

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]

    def _closed(self, entry: Entry) -> None:
        self.status = "closed"

    # What others ask

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self.spec["game"])

    @property
    def absence(self) -> int | None:
        """After how many seconds a bot takes over."""
        given = self.spec.get("absence")
        return given if given is not None else ABSENCE if self.spec.get("clock") else None

    @property
    def is_watched(self) -> bool:
        """Whether the server itself may have to act."""
        return bool(self.spec.get("clock")) or self.absence is not None or any(place.sort == "bot" for place in self.places)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat that a guest holds."""
        if guest is not None:
            for seat, place in enumerate(self.places):
                if place.guest == guest:
                    return seat
        return None

    def people(self) -> list[Place]:
        """The seats that people hold."""
        return [place for place in self.places if place.sort == "person"]

    def names(self) -> list[str]:
        """What the seats are called."""
        return [place.name or place.level or f"{seat + 1}" for seat, place in enumerate(self.places)]

    def said(self, entry: Entry) -> Said:
        """An entry of the chat as it is sent."""
        data = entry.data
        return Said(seat=entry.seat, name=data["name"], text=data.get("text"), reaction=data.get("reaction"), at=entry.at)

    def shown(self, guest: str | None) -> TableShown:
        """The table as a guest may see it: the seed only after the end."""
        return TableShown(**self.told(guest))

    def told(self, guest: str | None) -> dict[str, Any]:
        """The same as plain data, for those who are told of every change."""
        spec, is_over = self.spec, self.status == "finished"
        has_deal = self.seed is not None
        return {
            "id": self.id, "game": self.game, "players": len(self.places), "options": spec["options"], "status": self.status,
            "seats": [self._seat_told(seat, guest) for seat in range(len(self.places))],
            "you": self.seat_of(guest), "is_host": guest is not None and guest == self.host, "host": self.host_name,
            "level": spec["level"], "clock": spec.get("clock"), "absence": self.absence,
            "live_score": spec["live_score"], "spectators": spec["spectators"], "is_public": spec["is_public"],
            "made": self.made, "sequence": self.sequence, "plies": len(self.moves),
            "seed_is_given": spec.get("seed_is_given", False),
            "seed_hash": seed_hash(self.seed or 0, self.salt) if has_deal else None,
            "seed": str(self.seed) if is_over else None, "salt": self.salt if is_over else None, "rematch": self.rematch,
            "forked_from": spec.get("forked_from"), "result": self.result,
        }  # fmt: skip

    def _seat_told(self, seat: int, guest: str | None) -> dict[str, Any]:
        place = self.places[seat]
        return {
            "seat": seat, "sort": place.sort, "name": place.name, "level": place.level, "is_here": place.worker is not None,
            "is_taken": place.is_taken, "is_host": place.guest is not None and place.guest == self.host,
            "is_you": guest is not None and place.guest == guest,
        }  # fmt: skip


def _seat(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat


def table_of(log: list[Entry]) -> Table:
    """The table that a log tells."""
    table = Table(log[0].table)
    for entry in log:
        table.apply(entry)
    return table


def made_spec(body: TableBody, options: dict[str, str], players: int) -> dict[str, Any]:
    """The table's part of its first entry; the seed is not in it."""
    return {
        "game": body.game,
        "players": players,
        "options": options,
        "level": body.level,
        "clock": body.clock.model_dump() if body.clock else None,
        "absence": body.absence,
        "pace": body.pace,
        "live_score": body.live_score,
        "spectators": body.spectators,
        "is_public": body.is_public,
        "seed_is_given": body.seed is not None,
    }
