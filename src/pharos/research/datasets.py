"""Datasets: the decisions of many games as Parquet files, made by bots or from records, and streamed in batches.

A dataset is a folder with `dataset.json` and numbered shards. Each row is one decision:

| column | what it holds |
|---|---|
| `game`, `ply`, `seat` | the number of the game, how many decisions came before, and who decides |
| `position` | the whole position as text, hidden information included; `pharos.position` reads it |
| `observation` | what the seat may know, as int8 (games with an encoder only); `dataset.json` names the columns |
| `legal`, `action` | the numbers of the legal actions, and the one taken |
| `value` | the bot's own value of it, from 0 to 1 (searches: the chance to win); NaN in converted records |
| `outcome` | the seat's share of the victory: 1, 0, or a part of a shared victory |
| `points`, `reason` | the seat's points at the end, and how the game ended |
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..arena.deals import Plan, bot_seed, plan
from ..arena.executors import ArenaExecutor, completed
from ..arena.match import builtin_bot, start
from ..arena.runner import prepare
from ..arena.store import header
from ..arena.user_bots import is_user_bot, make
from ..bots import Choice
from ..core.encoder import Encoder
from ..core.errors import BadChoice
from ..core.extras import require
from ..core.game import Game
from ..core.json_types import Json, JsonObject
from ..core.records import Record
from ..core.registry import game_spec, replay

if TYPE_CHECKING:
    import pyarrow as pa
    from numpy.typing import NDArray

FORMAT = 1
GAMES_PER_SHARD, GAMES_PER_TASK = 100, 10
_ABOUT = "dataset.json"
Rows = dict[str, list[Json]]
_COLUMNS = ("game", "ply", "seat", "position", "legal", "action", "value", "outcome", "points", "reason", "observation")


@dataclass
class RowWriter:
    """Collects the rows of one game after another."""

    encoder: Encoder | None
    rows: Rows = field(default_factory=lambda: {name: [] for name in _COLUMNS})

    def add(self, number: int, game: Game, seat: int, action: int, value: float) -> None:
        """Add a decision, before it is carried out."""
        seen = self.encoder.row(game, seat).tobytes() if self.encoder else b""
        values = (number, len(game.history), seat, game.position_text(), game.legal(seat), action, value, 0.0, 0, "", seen)
        for name, item in zip(_COLUMNS, values, strict=True):
            self.rows[name].append(item)

    def finish(self, game: Game, n: int) -> None:
        """Write the outcome of a finished game into its latest n rows."""
        outcome = game.outcome
        assert outcome is not None
        for row in range(len(self.rows["seat"]) - n, len(self.rows["seat"])):
            seat = self.rows["seat"][row]
            self.rows["outcome"][row] = float(seat in outcome.winners) / len(outcome.winners)
            self.rows["points"][row] = outcome.totals[seat]
            self.rows["reason"][row] = outcome.reason


def encoder_of(game: Game) -> Encoder | None:
    """Return the encoder of a game; None if it has none."""
    spec = game_spec(game.ruleset.id)
    return Encoder(spec, game._engine) if spec.observation_part else None


def play_rows(made: Plan, first: int, end: int) -> Rows:
    """Play games with the bots of a plan and return their decisions; workers run this function."""
    prepare(made)
    writer: RowWriter | None = None
    for number in range(first, end):
        seed = made.deal_seed(number)
        game = start(made.game, made.players, made.options, seed)
        writer = writer or RowWriter(encoder_of(game))
        _play(made, number, seed, game, writer)
    return writer.rows if writer else {}


def _play(made: Plan, number: int, seed: int, game: Game, writer: RowWriter) -> None:
    specs = [made.spec(bot) for bot in made.tables[0]]
    bots = [make(spec, made.game, made.sources) if is_user_bot(spec) else builtin_bot(spec, made.game) for spec in specs]
    while not game.is_over:
        seat = game.to_act[0]
        answer = bots[seat].choose(game.seat(seat), bot_seed(seed, 0, seat, len(game.history)), reasons=True)
        choice = answer if isinstance(answer, Choice) else Choice(game.action(answer))
        value = next((each.value for each in choice.candidates if each.action == choice.action), float("nan"))
        writer.add(number, game, seat, choice.action, value)
        game.play(seat, choice.action)
    writer.finish(game, len(game.history))


def record_rows(records: Sequence[Record], first: int) -> Rows:
    """Replay finished games and return their decisions; raises BadText or IllegalAction."""
    writer: RowWriter | None = None
    for number, record in enumerate(records, first):
        ended = replay(record)
        game = ended.at(0)
        writer = writer or RowWriter(encoder_of(game))
        for seat, action in ended.history:
            writer.add(number, game, seat, action, float("nan"))
            game.play_unchecked(seat, action)
        writer.finish(game, len(game.history))
    return writer.rows if writer else {}


class Shards:
    """The folder of a dataset while it is written."""

    def __init__(self, folder: Path, about: JsonObject) -> None:
        require("research", "pyarrow")
        self.folder, self.about = folder, about
        path = folder / _ABOUT
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                path.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
            stored = json.loads(path.read_bytes())
        except (OSError, ValueError) as error:
            raise BadChoice("no-write", got=str(path), why="other") from error
        if stored != json.loads(json.dumps(about)):
            raise BadChoice("dataset-other", got=str(folder))

    def path(self, shard: int) -> Path:
        """Return the file of a shard."""
        return self.folder / f"shard-{shard:05}.parquet"

    def write(self, shard: int, parts: Iterable[Rows]) -> None:
        """Write a shard, whole or not at all."""
        import pyarrow.parquet as pq

        fresh = self.path(shard).with_suffix(".part")
        pq.write_table(_table(list(parts)), fresh, compression="zstd")
        fresh.replace(self.path(shard))


def _table(parts: list[Rows]) -> pa.Table:
    """Return rows as an Arrow table."""
    import pyarrow as pa

    width = len(parts[0]["observation"][0])
    types = {
        "game": pa.int64(), "ply": pa.int16(), "seat": pa.int8(), "position": pa.string(), "legal": pa.list_(pa.int32()),
        "action": pa.int32(), "value": pa.float32(), "outcome": pa.float32(), "points": pa.int16(), "reason": pa.string(),
        "observation": pa.binary(width),
    }  # fmt: skip
    names = [name for name in _COLUMNS if name != "observation" or width]
    return pa.table({name: pa.array([item for rows in parts for item in rows[name]], types[name]) for name in names})


def _about(game: str, players: int, more: JsonObject) -> JsonObject:
    from ..core.registry import new

    encoder = encoder_of(new(game, players=players, seed=0, engine="interpreted"))
    columns = encoder.columns(players) if encoder else []
    return {"pharos_dataset": FORMAT, "game": game, "players": players, "observation": columns, **more}


def generate(
    game: str,
    bot: str,
    games: int,
    folder: Path,
    executor: ArenaExecutor,
    *,
    players: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 1,
    shard: int = GAMES_PER_SHARD,
    on_progress: Callable[[int, int], None] | None = None,
) -> Dataset:
    """Have a bot play itself and store all decisions; shards that exist already are not played again. Raises BadChoice."""
    made = plan(game, [bot], players=players, options=options, seed=seed)
    shards = Shards(folder, _about(made.game, made.players, {"shard": shard, "source": header(made)}))
    wanted = [n for n in range(-(-games // shard)) if not _is_whole(shards, n, min(games, (n + 1) * shard) - n * shard)]
    waiting = {n: _tasks(n * shard, min(games, (n + 1) * shard)) for n in wanted}
    parts: dict[int, dict[tuple[int, int], Rows]] = {n: {} for n in wanted}
    done = games - sum(end - first for tasks in waiting.values() for first, end in tasks)
    for task, rows in completed(executor, play_rows, [(made, *task) for tasks in waiting.values() for task in tasks]):
        _, first, end = task
        n = first // shard
        parts[n][first, end] = rows
        done += end - first
        if len(parts[n]) == len(waiting[n]):
            shards.write(n, (parts[n][each] for each in waiting[n]))
            del parts[n]
        if on_progress:
            on_progress(done, games)
    return Dataset(folder)


def _is_whole(shards: Shards, n: int, games: int) -> bool:
    """Whether a shard exists with at least this many games; the last shard of a shorter run is made again."""
    return shards.path(n).exists() and _games_in(shards.path(n)) >= games


def _games_in(shard: Path) -> int:
    """Return the number of games in a shard."""
    import pyarrow.compute as pc
    import pyarrow.parquet as pq

    return int(pc.count_distinct(pq.read_table(shard, columns=["game"])["game"]).as_py())


def _tasks(first: int, end: int) -> list[tuple[int, int]]:
    return [(one, min(one + GAMES_PER_TASK, end)) for one in range(first, end, GAMES_PER_TASK)]


def convert(records: Sequence[Record], folder: Path, *, on_progress: Callable[[int, int], None] | None = None) -> Dataset:
    """Store the decisions of finished games; they must all be of one game with one number of players. Raises BadChoice."""
    if not records:
        raise BadChoice("dataset-empty")
    setups = {(record.game, record.players) for record in records}
    if len(setups) > 1:
        raise BadChoice("dataset-mixed", got=", ".join(sorted(f"{game} ({players})" for game, players in setups)))
    if any(record.result is None for record in records):
        raise BadChoice("dataset-unfinished", got=sum(record.result is None for record in records))
    shards = Shards(folder, _about(*setups.pop(), {"shard": GAMES_PER_SHARD, "source": {"records": len(records)}}))
    for n, first in enumerate(range(0, len(records), GAMES_PER_SHARD)):
        part = records[first : first + GAMES_PER_SHARD]
        shards.write(n, [record_rows(part, first)])
        if on_progress:
            on_progress(first + len(part), len(records))
    return Dataset(folder)


class Dataset:
    """A dataset on disk; raises BadChoice if the folder holds none."""

    def __init__(self, folder: str | Path) -> None:
        require("research", "pyarrow")
        self.folder = Path(folder)
        try:
            self.about: JsonObject = json.loads((self.folder / _ABOUT).read_bytes())
        except (OSError, ValueError) as error:
            raise BadChoice("dataset-none", got=str(folder)) from error

    @property
    def shards(self) -> list[Path]:
        """The files, in order."""
        return sorted(self.folder.glob("shard-*.parquet"))

    @property
    def observation_columns(self) -> list[str]:
        """The names of the columns of `observation`."""
        return list(self.about["observation"])

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(map(_games_in, self.shards))

    def __len__(self) -> int:
        import pyarrow.parquet as pq

        return sum(pq.ParquetFile(path).metadata.num_rows for path in self.shards)

    def batches(
        self, size: int, *, columns: Sequence[str] | None = None, seed: int | None = None
    ) -> Iterator[dict[str, NDArray[Any]]]:
        """Yield batches of columns as arrays, with one shard in memory at a time.

        All batches have this size but the last of a shard. With a seed, shards and the rows of each shard are shuffled.
        `observation` is an array of int8 with one row per decision.
        """
        import numpy as np
        import pyarrow.parquet as pq

        chance = None if seed is None else np.random.default_rng(seed)
        paths = self.shards
        for place in chance.permutation(len(paths)) if chance else range(len(paths)):
            table = pq.read_table(paths[place], columns=None if columns is None else list(columns))
            if chance:
                table = table.take(chance.permutation(len(table)))
            for first in range(0, len(table), size):
                yield {name: _array(name, table[name].slice(first, size)) for name in table.column_names}


def _array(name: str, column: pa.ChunkedArray) -> NDArray[Any]:
    import numpy as np

    if name != "observation":
        array: NDArray[Any] = column.to_numpy()
        return array
    rows = column.to_pylist()
    return np.frombuffer(b"".join(rows), np.int8).reshape(len(rows), -1)
