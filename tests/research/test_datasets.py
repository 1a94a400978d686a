"""Datasets: made by bots, resumed, extended, made from records, and read back in batches."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

import distributed
import numpy as np
import pyarrow.parquet as pq
import pytest

import pharos
from pharos.arena.deals import Plan
from pharos.arena.executors import open_executor
from pharos.cli.main import run
from pharos.core.errors import BadChoice
from pharos.core.json_types import JsonObject
from pharos.research import Dataset
from pharos.research import datasets as module
from pharos.research.datasets import convert, generate


def made(folder: Path, games: int, **more: Any) -> Dataset:
    with open_executor(workers=2) as executor:
        return generate("duel", "random", games, folder, executor, shard=3, **more)


def test_every_row_leads_back_to_its_position(tmp_path: Path) -> None:
    """A row's position, legal actions and observation are those of the game that the same seed and actions give."""
    dataset = made(tmp_path / "set", 4)
    assert [path.name for path in dataset.shards] == ["shard-00000.parquet", "shard-00001.parquet"]
    rows = [row for path in dataset.shards for row in pq.read_table(path).to_pylist()]
    assert len(rows) == len(dataset)
    assert {row["game"] for row in rows} == {0, 1, 2, 3}
    for number in range(4):
        own = [row for row in rows if row["game"] == number]
        assert [row["ply"] for row in own] == list(range(len(own)))
        game = pharos.position("duel", own[0]["position"], engine="interpreted")
        for row in own:
            assert game.position_text() == row["position"]
            assert game.legal(row["seat"]) == row["legal"]
            seen = module.encoder_of(game)
            assert seen is not None
            assert seen.row(game, row["seat"]).tobytes() == row["observation"]
            game.play(row["seat"], row["action"])
        assert game.outcome is not None
        for row in own:
            assert row["reason"] == game.ending
            assert row["outcome"] == float(row["seat"] in game.outcome.winners) / len(game.outcome.winners)
            assert row["points"] == game.outcome.totals[row["seat"]]


def test_batches_stream_everything_once(tmp_path: Path) -> None:
    dataset = made(tmp_path / "set", 5)
    batches = list(dataset.batches(64))
    assert {len(batch["action"]) for batch in batches[:-1]} >= {64}
    assert sum(len(batch["action"]) for batch in batches) == len(dataset)
    assert batches[0]["observation"].shape == (64, len(dataset.observation_columns))
    assert batches[0]["observation"].dtype == np.int8
    mixed = list(dataset.batches(64, columns=["game", "ply"], seed=3))
    assert list(mixed[0]) == ["game", "ply"]

    def keys(batches: list[JsonObject]) -> list[tuple[int, int]]:
        return [(int(game), int(ply)) for batch in batches for game, ply in zip(batch["game"], batch["ply"], strict=True)]

    assert keys(mixed) != keys(batches)
    assert sorted(keys(mixed)) == keys(batches)


def test_a_dataset_is_resumed_and_extended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = made(tmp_path / "whole", 8)
    made(tmp_path / "set", 4)
    before = (tmp_path / "set" / "shard-00000.parquet").stat().st_mtime_ns
    played: list[int] = []
    original = module.play_rows

    def noted(plan: Plan, first: int, end: int) -> module.Rows:
        played.append(first)
        return original(plan, first, end)

    monkeypatch.setattr(module, "play_rows", noted)
    again = made(tmp_path / "set", 8)
    assert sorted(played) == [3, 6]
    assert (tmp_path / "set" / "shard-00000.parquet").stat().st_mtime_ns == before
    assert [pq.read_table(path) for path in again.shards] == [pq.read_table(path) for path in whole.shards]


def test_a_shorter_run_keeps_what_is_there(tmp_path: Path) -> None:
    made(tmp_path / "set", 5)
    before = [path.read_bytes() for path in Dataset(tmp_path / "set").shards]
    again = made(tmp_path / "set", 4)
    assert [path.read_bytes() for path in again.shards] == before
    assert again.games == 5


@pytest.mark.filterwarnings("ignore")  # Dask leaves sockets to the collector when its workers end slowly
def test_a_cluster_gives_the_same_rows_as_threads(tmp_path: Path) -> None:
    one = made(tmp_path / "threads", 2)
    local_cluster: Any = distributed.LocalCluster
    with (
        local_cluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as cluster,
        open_executor(cluster=cluster.scheduler_address) as executor,
    ):
        other = generate("duel", "random", 2, tmp_path / "cluster", executor, shard=3)
    assert pq.read_table(one.shards[0]).drop(["value"]) == pq.read_table(other.shards[0]).drop(["value"])
    gc.collect()


def test_processes_give_the_same_rows_as_threads(tmp_path: Path) -> None:
    one = made(tmp_path / "threads", 3)
    with open_executor(workers=1, processes=True) as executor:
        other = generate("duel", "random", 3, tmp_path / "processes", executor, shard=3)
    columns = ["game", "ply", "seat", "position", "action", "outcome"]
    assert pq.read_table(one.shards[0], columns=columns) == pq.read_table(other.shards[0], columns=columns)


def test_bots_that_value_their_actions_fill_in_the_value(tmp_path: Path) -> None:
    with open_executor(workers=1) as executor:
        dataset = generate("duel", "flat:4", 1, tmp_path / "set", executor)
    values = next(dataset.batches(1000))["value"]
    assert ((values >= 0) & (values <= 1)).all()


def test_another_plan_needs_another_folder(tmp_path: Path) -> None:
    made(tmp_path / "set", 3)
    with pytest.raises(BadChoice, match="dataset-other"):
        made(tmp_path / "set", 3, seed=2)
    with pytest.raises(BadChoice, match="dataset-none"):
        Dataset(tmp_path / "nothing")


def finished(seed: int, id: str = "duel") -> pharos.Record:
    game = pharos.new(id, seed=seed, engine="interpreted")
    while not game.is_over:
        game.play(game.to_act[0], game.legal(game.to_act[0])[-1])
    return game.record()


def test_records_become_a_dataset(tmp_path: Path) -> None:
    records = [finished(1), finished(2)]
    dataset = convert(records, tmp_path / "set")
    assert len(dataset) == sum(len(record.moves) for record in records)
    batch = next(dataset.batches(10_000))
    texts = [pharos.ruleset("duel").text(int(action)) for action in batch["action"]]
    assert texts == [text for record in records for _, text in record.moves]
    assert np.isnan(batch["value"]).all()


def test_records_must_be_finished_and_alike(tmp_path: Path) -> None:
    for records, id in (
        ([], "dataset-empty"),
        ([finished(1), finished(1, "architects")], "dataset-mixed"),
        ([pharos.new("duel", seed=1, engine="interpreted").record()], "dataset-unfinished"),
    ):
        with pytest.raises(BadChoice, match=id):
            convert(records, tmp_path / "set")


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    folder = tmp_path / "set"
    run(["--lang", language, "dataset", "duel", "--bot", "random", "--games", "2", "--out", str(folder)])
    assert str(folder) in capsys.readouterr().out
    (tmp_path / "records").mkdir()
    for seed in (1, 2):
        (tmp_path / "records" / f"{seed}.txt").write_text(str(finished(seed)), encoding="utf-8")
    run(["--lang", language, "convert", str(tmp_path / "records"), "--out", str(tmp_path / "converted")])
    assert len(Dataset(tmp_path / "converted")) > 100
