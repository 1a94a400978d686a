"""What is played: line-ups, duplicate deals, and the seeds of everything. All of it follows from the plan alone.

A deal is played once for each rotation of a line-up, so that every bot holds every seat with the same cards. The seed of a
decision follows from the deal, the rotation, the seat and the number of the decision: no matter where and when it is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

from ..bots import levels
from ..core.errors import BadChoice
from ..core.registry import kind
from . import custom

LineUp = tuple[int, ...]
"""Who sits where: for each seat the place of its bot in `Plan.bots`."""
_WORD = (1 << 64) - 1
PATIENCE = 60.0


def mixed(*numbers: int) -> int:
    """A 63-bit seed from whole numbers (after splitmix64): neighbours give unrelated seeds."""
    x = 0
    for number in numbers:
        x = (x + number + 0x9E3779B97F4A7C15) & _WORD
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _WORD
        x ^= x >> 31
    return x >> 1


def rotated(lineup: LineUp, by: int) -> LineUp:
    """The line-up with everybody moved on by so many seats."""
    by %= len(lineup)
    return lineup[len(lineup) - by :] + lineup[: len(lineup) - by]


@dataclass(frozen=True)
class Plan:
    """Everything that results depend on. The number of deals is not part of it: a longer run goes on from a shorter one."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    tables: tuple[LineUp, ...]
    seed: int
    milliseconds: int | None = None
    """The budget of a decision; None leaves it to the bots."""
    patience: float = PATIENCE
    """Seconds after which a decision without a budget is given up."""
    sources: dict[str, str] = field(default_factory=dict)
    """The program text of people's own bots, so that any machine can run them."""

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal; the same for all tables."""
        return mixed(self.seed, deal)

    @property
    def limit(self) -> float:
        """Seconds that a decision may take: twice its budget and a tenth of a second, for busy machines."""
        return self.patience if self.milliseconds is None else 2 * self.milliseconds / 1000 + 0.1

    def spec(self, bot: int) -> str:
        """The spec of a bot, with the level that people chose by name resolved."""
        return levels(self.game).get(self.bots[bot], self.bots[bot])


def plan(
    game: str,
    bots: Sequence[str],
    *,
    players: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 1,
    round_robin: bool = False,
    milliseconds: int | None = None,
    patience: float = PATIENCE,
) -> Plan:
    """A checked plan; raises BadChoice.

    As many bots as seats are one table. With fewer, the last one takes all seats that are left. With more, or when asked,
    every bot meets every other: at tables of two once, at larger ones alone among copies of the other, both ways.
    """
    found = kind(game)
    seats = found.seats[0] if players is None else players
    found.check_players(seats)
    checked = found.checked_options(options or {})
    found.parameters(seats, checked)
    if not bots:
        raise BadChoice("arena-no-bots")
    distinct = tuple(dict.fromkeys(bots))
    if round_robin and len(distinct) < 2:
        raise BadChoice("arena-round-robin", got=len(distinct))
    meets = round_robin or len(bots) > seats
    tables = tuple(pairings(len(distinct), seats)) if meets else (line_up(bots, distinct, seats),)
    made = Plan(
        found.id, seats, checked, distinct, tables, seed, milliseconds, patience,
        {spec: custom.read(spec) for spec in distinct if custom.is_custom(spec)},
    )  # fmt: skip
    for spec in distinct:
        custom.check(spec, made.game, made.sources)
    return made


def line_up(bots: Sequence[str], distinct: Sequence[str], seats: int) -> LineUp:
    """One table: the bots in order, the last one on all seats that are left."""
    return tuple(distinct.index(bots[min(seat, len(bots) - 1)]) for seat in range(seats))


def pairings(bots: int, seats: int) -> list[LineUp]:
    """Every bot against every other."""
    if bots < 2:
        return [(0,) * seats]
    if seats == 2:
        return list(combinations(range(bots), 2))
    return [(one, *[other] * (seats - 1)) for one, other in permutations(range(bots), 2)]
