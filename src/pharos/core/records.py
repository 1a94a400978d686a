"""A record is a text file with a header, one decision per line, and the result. Games are stored and exchanged as records.

    pharos 1
    game duel
    players 2
    option wonders draft
    seed 7
    name 0 Ana
    name 1 Bo

    0 draft pyramids
    ...

    result civilian | winners 0 | points 61 54

A game that started from a position includes it, indented under the line `start`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .errors import BadText
from .rng import MASK

FORMAT = "1"


MAX_DIGITS = 40
"""The most digits of a number in a record; Python refuses to read very long numbers."""


@dataclass
class Record:
    """A game as text: everything needed to replay it."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    names: list[str]
    moves: list[tuple[int, str]]
    start: str | None = None
    result: str | None = None
    version: str | None = None
    notes: dict[str, str] = field(default_factory=dict)
    lines: list[int] = field(default_factory=list, compare=False)
    """The line number of each move in the source text, for error messages."""

    def __str__(self) -> str:
        from pharos import __version__

        head = [f"pharos {FORMAT}", f"game {self.game}", f"players {self.players}"]
        head += [f"option {name} {value}" for name, value in self.options.items()]
        head += [f"seed {self.seed}", f"version {self.version or __version__}"]
        head += [f"name {seat} {name}" for seat, name in enumerate(self.names)]
        head += [f"note {name} {value}" for name, value in self.notes.items()]
        if self.start is not None:
            head += ["start", *(f"    {line}" for line in self.start.splitlines())]
        body = [f"{seat} {text}" for seat, text in self.moves]
        tail = ["", f"result {self.result}"] if self.result is not None else []
        return "\n".join([*head, "", *body, *tail]) + "\n"


def read_record(text: str) -> Record:
    """Parse a record without checking its moves; raises BadText with the number of the first invalid line."""
    numbered = [(n, line.rstrip()) for n, line in enumerate(text.lstrip("\ufeff").splitlines(), 1)]
    filled = [(n, line) for n, line in numbered if line and not line.lstrip().startswith("#")]
    if not filled or filled[0][1].split()[:1] != ["pharos"]:
        raise BadText("not-a-record")
    if filled[0][1] != f"pharos {FORMAT}":
        raise BadText("record-format", got=filled[0][1], expected=f"pharos {FORMAT}")
    record = Record(game="", players=0, options={}, seed=-1, names=[], moves=[])
    start: list[str] = []
    for n, line in filled[1:]:
        _read_line(record, start, n, line)
    if start:
        record.start = "\n".join(start)
    for name, missing in (("game", not record.game), ("players", not record.players), ("seed", record.seed < 0)):
        if missing:
            raise BadText("record-lacks", expected=name)
    record.names += [f"{seat + 1}" for seat in range(len(record.names), record.players)]
    return record


def _read_line(record: Record, start: list[str], n: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word not in ("note", "name") and (digits := re.search(rf"\d{{{MAX_DIGITS},}}", line)):
        raise BadText("record-number", line=n, got=digits[0][:MAX_DIGITS], most=MASK)
    if line.startswith("    "):
        start.append(line.strip())
    elif record.result is not None:
        raise BadText("record-after-result", line=n, got=line)
    elif word.isdecimal():
        record.moves.append((_number(n, word, 99), rest))
        record.lines.append(n)
    elif word in ("game", "version", "result"):
        setattr(record, word, rest)
    elif word == "players":
        record.players = _number(n, rest, 99)
    elif word == "seed":
        record.seed = _number(n, rest, MASK)
    elif word in ("option", "note"):
        name, _, value = rest.partition(" ")
        (record.options if word == "option" else record.notes)[name] = value
    elif word == "name":
        record.names.append(rest.partition(" ")[2])
    elif line != "start":
        raise BadText("record-line", line=n, got=line)


def _number(n: int, text: str, most: int) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > MAX_DIGITS or int(text) > most:
        raise BadText("record-number", line=n, got=text[:40], most=most)
    return int(text)
