"""The state of a table as its log defines it, apart from the game itself. Pure: nothing here waits or writes."""

from __future__ import annotations

import hashlib
from collections import Counter, deque
from dataclasses import dataclass, field, replace

from ...core.errors import BadChoice
from ..db.entries import Entry, EntryData, TableSpec
from ..payloads import Said
from .clocks import Clocks
from .places import Place, pseudonym

CHAT_LENGTH, REMARKS_LENGTH = 40, 200
DEFAULT_ABSENCE = 60
"""Seconds until a bot substitutes at a table with a clock."""
DEFAULT_REPLACE_AFTER = 600
"""Seconds of absence after which the others may let a bot play at a table without a clock."""


def seed_hash(seed: int, salt: str) -> str:
    """The commitment to the deal, published at the start; `pharos check` verifies it."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Takeback:
    """A request to undo a decision and everything after it."""

    seat: int
    ply: int
    accepted: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A seat whose player has lost a rated game by leaving or by running out of time."""

    seat: int
    name: str
    by: str
    """`left` or `clock`."""


@dataclass(slots=True)
class Table:
    """A table: settings, seats, moves, clocks and chat."""

    id: str
    spec: TableSpec = field(default_factory=TableSpec)
    host: str = ""
    host_name: str = ""
    made: float = 0.0
    status: str = "open"
    sequence: int = 0
    at: float = 0.0
    worker: str = ""
    places: list[Place] = field(default_factory=list)
    moves: list[tuple[int, str]] = field(default_factory=list)
    requested_seed: int | None = None
    """The seed that the host asked for."""
    seed: int | None = None
    salt: str = ""
    start: str | None = None
    imported_moves: int = 0
    """The number of first moves that a fork or an import brought along."""
    clocks: Clocks | None = None
    decision_clocks: list[tuple[float, ...]] = field(default_factory=list)
    """For each move: the seconds left at the moment of the decision, without its increment; empty without clocks."""
    takeback: Takeback | None = None
    contenders: list[str] = field(default_factory=list)
    """Who started a rated game, by seat."""
    forfeits: list[Forfeit] = field(default_factory=list)
    """Who has lost a rated game before its end, in that order."""
    seat_moves: Counter[int] = field(default_factory=Counter)
    """How often each seat has moved to another device."""
    hints: Counter[int] = field(default_factory=Counter)
    """How often each seat has asked the coach for a hint."""
    removed: set[str] = field(default_factory=set)
    """The pseudonyms of people whom the host has removed."""
    remarks: deque[EntryData] = field(default_factory=lambda: deque(maxlen=REMARKS_LENGTH))
    """What coaches said of their moves; see `RemarkShown`."""
    chat: deque[Said] = field(default_factory=lambda: deque(maxlen=CHAT_LENGTH))
    rematch: str | None = None
    result: str | None = None
    is_outdated: bool = False
    """Whether the present rules refuse the moves of this finished game."""
    last_move_seq: int = 0
    """The sequence number of the latest decision or undo, or of the start."""
    last_move_at: float = 0.0
    """The time of that entry."""
    _seats: dict[str, list[int]] = field(default_factory=dict, repr=False, compare=False)
    """The seats of guests who were asked for, until an entry may change them."""

    # Applying entries

    def apply(self, entry: Entry) -> None:
        """Apply an entry."""
        self.sequence, self.at, self.worker = entry.sequence, entry.at, entry.worker
        if entry.kind == "act":
            self._act(entry)
        else:
            getattr(self, f"_{entry.kind}")(entry)
            self._seats.clear()

    def _made(self, entry: Entry) -> None:
        self.spec, self.host, self.host_name = entry.data["spec"], entry.data["guest"], entry.data["name"]
        self.made, self.requested_seed = entry.at, entry.data.get("seed")
        self.places = [Place() for _ in range(self.spec["players"])]

    def _sat(self, entry: Entry) -> None:
        guest, is_companion = entry.data["guest"], bool(entry.data.get("is_companion"))
        if not is_companion:
            self._free(guest)
        place = Place("person", guest, entry.data["name"], since=entry.at, is_companion=is_companion)
        place.device = entry.data.get("device")
        self.places[_seat(entry)] = place

    def _free(self, guest: str) -> None:
        self.places = [Place() if place.guest == guest and not place.is_companion else place for place in self.places]

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
        self.decision_clocks = [()] * len(self.moves)
        self.imported_moves, self.last_move_seq, self.last_move_at = len(self.moves), entry.sequence, entry.at
        clock = self.spec.get("clock")
        if clock:
            self.clocks = Clocks(entry.at, (float(clock["bank"]),) * len(self.places), float(clock["increment"]))
        if self.is_rated:
            self.contenders = [place.guest or "" for place in self.places]

    def _act(self, entry: Entry) -> None:
        self.moves.append((_seat(entry), entry.data["action"]))
        self.decision_clocks.append(tuple(entry.data.get("before", entry.data.get("left", ()))))
        self.takeback = None
        self.last_move_seq, self.last_move_at = entry.sequence, entry.at
        self._set_clocks(entry)

    def _undo(self, entry: Entry) -> None:
        ply = entry.data["ply"]
        end = ply + 1 if entry.data.get("only") else None
        self.moves[ply:end] = []
        self.decision_clocks[ply:end] = []
        self.remarks = deque((said for said in self.remarks if said["ply"] <= ply), REMARKS_LENGTH)
        self.takeback = None
        self.last_move_seq, self.last_move_at = entry.sequence, entry.at
        self._set_clocks(entry)

    def _takeback(self, entry: Entry) -> None:
        self.takeback = Takeback(_seat(entry), entry.data["ply"])

    def _answer(self, entry: Entry) -> None:
        if self.takeback and entry.data["accept"]:
            self.takeback = replace(self.takeback, accepted=(*self.takeback.accepted, _seat(entry)))
        else:
            self.takeback = None

    def _set_clocks(self, entry: Entry) -> None:
        if self.clocks and "left" in entry.data:
            self.clocks = Clocks(entry.at, tuple(entry.data["left"]), self.clocks.increment)

    def _resumed(self, entry: Entry) -> None:
        if self.clocks:
            self.clocks = self.clocks.resumed(entry.at)

    def _here(self, entry: Entry) -> None:
        place = self.places[_seat(entry)]
        place.worker, place.bot_substitutes = entry.worker, False

    def _away(self, entry: Entry) -> None:
        place = self.places[_seat(entry)]
        place.worker, place.since = None, entry.at

    def _taken(self, entry: Entry) -> None:
        self.places[_seat(entry)].bot_substitutes = True

    def _left(self, entry: Entry) -> None:
        self.takeback = None
        for seat in self.seats_of(entry.data["guest"]):
            is_playing = self.status == "playing"
            if is_playing and self.is_contested:
                self.forfeits.append(Forfeit(seat, self.places[seat].name, entry.data.get("by", "left")))
            self.places[seat] = Place("bot", level=self.spec["level"]) if is_playing else Place()

    def _removed(self, entry: Entry) -> None:
        self.removed.add(entry.data["who"])
        if self.status == "open":
            self.places = [Place() if self.is_removed(place.guest) else place for place in self.places]

    def _moved(self, entry: Entry) -> None:
        place = self.places[_seat(entry)]
        self.seat_moves[_seat(entry)] += 1
        if self.host == place.guest and not place.is_companion:
            self.host = entry.data["guest"]
        place.guest, place.worker, place.since = entry.data["guest"], None, entry.at
        place.is_companion = bool(entry.data.get("is_companion"))

    def _hint(self, entry: Entry) -> None:
        self.hints[_seat(entry)] += 1

    def _remark(self, entry: Entry) -> None:
        self.remarks.append(entry.data)

    def _chat(self, entry: Entry) -> None:
        self.chat.append(self.said(entry))

    def _reaction(self, entry: Entry) -> None:
        self.chat.append(self.said(entry))

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]

    def _closed(self, entry: Entry) -> None:
        self.status = "closed"

    def continue_at(self, time: float) -> None:
        """Continue at a time before the latest entry, if the system's clock was set back while the table was not in memory:
        nothing waits for times that lie ahead."""
        self.at, self.last_move_at = min(self.at, time), min(self.last_move_at, time)
        for place in self.places:
            place.since = min(place.since, time)
        if self.clocks and self.clocks.at > time:
            self.clocks = self.clocks.resumed(time)

    # Questions

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self.spec["game"])

    @property
    def version(self) -> str:
        """The version of Pharos whose rules the table started with."""
        return str(self.spec.get("version", "0.1.0"))

    def check_replayable(self) -> None:
        """Raises BadChoice if the present rules refuse the moves."""
        if self.is_outdated:
            raise BadChoice("outdated-game", version=self.version)

    @property
    def is_rated(self) -> bool:
        """Whether the game counts for the ratings of its players."""
        return bool(self.spec.get("is_rated"))

    @property
    def is_decided(self) -> bool:
        """Whether all contenders of a rated game but one have lost it."""
        return bool(self.contenders) and len(self.forfeits) >= len(self.contenders) - 1

    @property
    def is_contested(self) -> bool:
        """Whether ratings are at stake: nobody may have help, and a player who leaves loses."""
        return self.is_rated and not self.is_decided

    @property
    def allows_undo(self) -> bool:
        """Whether players may undo decisions and ask for takebacks."""
        return bool(self.spec.get("undo", True))

    @property
    def bot_key(self) -> str:
        """What seeds the random choices of bots: secret until the end, unless everybody is to meet the same opponents."""
        return str(self.spec.get("bot_key") or self.salt)

    @property
    def daily(self) -> str | None:
        """The day whose deal is played here, as in 2026-11-17; None for other games."""
        return self.spec.get("daily")

    @property
    def allows_hints(self) -> bool:
        """Whether a player may ask the coach for hints: by the table's setting, only against bots, never in rated games."""
        return bool(self.spec.get("hints")) and len(self.people()) == 1 and not self.spec.get("is_rated")

    @property
    def absence(self) -> int | None:
        """Seconds of absence after which a bot substitutes; None for never, as while ratings are at stake."""
        if self.is_contested:
            return None
        given = self.spec.get("absence")
        return given if given is not None else DEFAULT_ABSENCE if self.spec.get("clock") else None

    @property
    def replace_after(self) -> int | None:
        """Seconds of absence after which the others may let a bot play; None where one substitutes by itself, or never."""
        if self.absence is not None or self.is_contested:
            return None
        return self.spec.get("replace_after") or DEFAULT_REPLACE_AFTER

    @property
    def needs_server(self) -> bool:
        """Whether the server may have to act: bots, clocks or substitutes."""
        return (
            bool(self.spec.get("clock")) or self.absence is not None or any(place.occupant == "bot" for place in self.places)
        )

    def seat_of(self, guest: str | None) -> int | None:
        """A guest's own seat, if any; else the first seat of somebody on their device."""
        return min(self.seats_of(guest), key=lambda seat: self.places[seat].is_companion, default=None)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats of all people on a guest's device. Nobody changes the list."""
        if guest is None:
            return []
        seats = self._seats.get(guest)
        if seats is None:
            seats = [seat for seat, place in enumerate(self.places) if place.guest == guest]
            if seats:  # spectators come and go: nothing is kept for them
                self._seats[guest] = seats
        return seats

    @property
    def has_companions(self) -> bool:
        """Whether people share a device."""
        return any(place.is_companion for place in self.places)

    def is_removed(self, guest: str | None) -> bool:
        """Whether the host has removed a guest."""
        return guest is not None and pseudonym(self.id, guest) in self.removed

    def check_admitted(self, guest: str | None) -> None:
        """Raises BadChoice if a guest may neither play nor watch. The host always may."""
        if guest is not None and (guest == self.host or self.seats_of(guest)):
            return
        if self.daily:
            raise BadChoice("no-spectators")
        if self.is_removed(guest):
            raise BadChoice("removed")
        if self.status == "playing" and not self.spec["spectators"]:
            raise BadChoice("no-spectators")

    def people(self) -> list[Place]:
        """The seats taken by people."""
        return [place for place in self.places if place.occupant == "person"]

    def names(self) -> list[str]:
        """The names of all seats."""
        return [place.name or place.level or f"{seat + 1}" for seat, place in enumerate(self.places)]

    def said(self, entry: Entry) -> Said:
        """A chat entry as it is sent."""
        data = entry.data
        return Said(
            seat=entry.seat,
            name=data["name"],
            who=data.get("who", ""),
            text=data.get("text"),
            reaction=data.get("reaction"),
            at=entry.at,
        )


def _seat(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat


def table_of(log: list[Entry]) -> Table:
    """The table that a log defines."""
    table = Table(log[0].table)
    for entry in log:
        table.apply(entry)
    return table
