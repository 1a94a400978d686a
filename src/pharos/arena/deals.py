"""Line-ups, duplicate deals and seeds of a match. Everything here follows from the plan alone.

Each deal is played once per rotation of a line-up, so that every bot plays every seat with the same cards. The seed of a
decision depends only on the deal, the rotation, the seat and the number of the decision, not on where or when it is made.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

from ..bots import levels
from ..core.errors import BadChoice
from ..core.registry import ruleset
from . import user_bots

LineUp = tuple[int, ...]
"""Who sits where: for each seat, the index of its bot in `Plan.bots`."""
_WORD = (1 << 64) - 1
PATIENCE = 60.0


def mixed(*numbers: int) -> int:
    """Mix integers into a 63-bit seed (after splitmix64); similar inputs give unrelated seeds."""
    x = 0
    for number in numbers:
        x = (x + number + 0x9E3779B97F4A7C15) & _WORD
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _WORD
        x ^= x >> 31
    return x >> 1


def bot_seed(*numbers: int) -> int:
    """Derive the 63-bit seed of a bot's decision with a one-way hash: unlike `mixed`, it does not reveal the deal's seed."""
    text = " ".join(map(str, numbers)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8, key=b"pharos arena bots").digest()) >> 1


def rotated(lineup: LineUp, by: int) -> LineUp:
    """Return the line-up with every bot moved by this many seats."""
    by %= len(lineup)
    return lineup[len(lineup) - by :] + lineup[: len(lineup) - by]


@dataclass(frozen=True)
class Plan:
    """Everything that determines the results. The number of deals is not part of it: a longer run extends a shorter one."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    tables: tuple[LineUp, ...]
    seed: int
    milliseconds: int | None = None
    """The budget of each decision; None uses the bots' defaults."""
    patience: float = PATIENCE
    """Timeout in seconds for a decision without a budget."""
    sources: dict[str, str] = field(default_factory=dict)
    """The source code of user bots, so that any machine can run them."""

    def deal_seed(self, deal: int) -> int:
        """Return the seed of a deal, which is the same at all tables."""
        return mixed(self.seed, deal)

    @property
    def limit(self) -> float:
        """Seconds allowed for a decision: twice its budget plus a tenth of a second, to allow for busy machines."""
        return self.patience if self.milliseconds is None else 2 * self.milliseconds / 1000 + 0.1

    def spec(self, bot: int) -> str:
        """Return the spec of a bot; a level name is resolved to the spec behind it."""
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
    """Build and check a plan; raises BadChoice.

    As many bots as seats make one table. With fewer bots, the last one takes all remaining seats. With more, or on request,
    every bot meets every other: once at tables of two; at larger tables alone among copies of the other, both ways.
    """
    rules = ruleset(game)
    seats = rules.checked_players(players)
    checked = rules.checked_options(options or {})
    rules.parameters(seats, checked)
    if not bots:
        raise BadChoice("arena-no-bots")
    distinct = tuple(dict.fromkeys(bots))
    if round_robin and len(distinct) < 2:
        raise BadChoice("arena-round-robin", got=len(distinct))
    meets = round_robin or len(bots) > seats
    tables = tuple(pairings(len(distinct), seats)) if meets else (line_up(bots, distinct, seats),)
    made = Plan(
        rules.id, seats, checked, distinct, tables, seed, milliseconds, patience,
        {spec: user_bots.read(spec) for spec in distinct if user_bots.is_user_bot(spec)},
    )  # fmt: skip
    for spec in distinct:
        user_bots.check(spec, made.game, made.sources)
    return made


def line_up(bots: Sequence[str], distinct: Sequence[str], seats: int) -> LineUp:
    """Return one table: the bots in order, with the last one in all remaining seats."""
    return tuple(distinct.index(bots[min(seat, len(bots) - 1)]) for seat in range(seats))


def pairings(bots: int, seats: int) -> list[LineUp]:
    """Pair every bot with every other."""
    if bots < 2:
        return [(0,) * seats]
    if seats == 2:
        return list(combinations(range(bots), 2))
    return [(one, *[other] * (seats - 1)) for one, other in permutations(range(bots), 2)]
