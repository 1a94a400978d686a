"""Runs: kept as they come, gone on with, stopped early, on threads, processes and a cluster."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

import pytest

import pharos
from pharos.arena import DealPlayed, plan, run
from pharos.arena.executors import ArenaExecutor, cores, open_executor
from pharos.arena.sprt import Sprt
from pharos.arena.store import Store, command, folder_name, header

from .conftest import timeless


class Stop(Store):
    """A store whose reader presses Ctrl-C after some deals."""

    left = 3

    def keep(self, played: DealPlayed) -> None:
        super().keep(played)
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt


def test_a_stopped_run_goes_on(own: str, tmp_path: Path) -> None:
    made = plan("duel", [f"{own}:First", "random"], seed=2)
    whole = run(made, 8)
    with pytest.raises(KeyboardInterrupt):
        run(made, 8, store=Stop(tmp_path / "kept", made))
    store = Store(tmp_path / "kept", made)
    before = {(played.deal, played.games) for played in store.load()}
    assert len(before) == 3
    progress: list[tuple[int, int]] = []
    again = run(made, 8, store=store, on_progress=lambda done, of: progress.append((done, of)))
    assert progress[0] == (3, 8)
    assert progress[-1] == (8, 8)
    assert timeless(again) == timeless(whole)
    assert before <= {(played.deal, played.games) for played in again}


def test_what_is_there_is_not_played_again(own: str, tmp_path: Path) -> None:
    made = plan("duel", [f"{own}:First", "random"])
    store = Store(tmp_path / "kept", made)
    first = run(made, 3, store=store)
    with open_executor() as executor:
        executor.pool.shutdown()
        assert run(made, 3, store=store, executor=executor) == first
    assert run(made, 5, store=store)[:3] == first


def test_a_line_cut_off_is_dropped(own: str, tmp_path: Path) -> None:
    made = plan("duel", [f"{own}:First", "random"])
    store = Store(tmp_path / "kept", made)
    run(made, 3, store=store)
    text = store.path.read_text()
    store.path.write_text(text[:-40])
    assert len(store.load()) == 2
    assert store.path.read_text().endswith("\n")
    run(made, 3, store=store)
    assert len(store.path.read_text().splitlines()) == 4


def test_results_of_another_match_are_not_mixed_in(own: str, tmp_path: Path) -> None:
    one, other = plan("duel", ["random"], seed=1), plan("duel", ["random"], seed=2)
    Store(tmp_path / "kept", one)
    with pytest.raises(pharos.BadChoice) as error:
        Store(tmp_path / "kept", other).load()
    assert error.value.id == "arena-other-results"
    assert Store(tmp_path / "kept", other, again=True).load() == []


def test_a_changed_bot_is_another_match(own: str, tmp_path: Path) -> None:
    before = plan("duel", [f"{own}:First", "random"])
    (tmp_path / own).write_text((tmp_path / own).read_text() + "\n# changed\n")
    after = plan("duel", [f"{own}:First", "random"])
    assert folder_name(before) != folder_name(after)
    assert "def choose" not in json.dumps(header(after))


def test_an_unwritable_place_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(pharos.BadChoice):
        Store(tmp_path / "file" / "below", plan("duel", ["random"]))


def test_the_command_says_everything(own: str) -> None:
    assert (
        command(plan("duel", ["random", "apprentice"], seed=3), 20)
        == "pharos arena duel random apprentice --deals 20 --seed 3"
    )
    table = plan("architects", ["random", f"{own}:First"], players=3, milliseconds=5, patience=2.0)
    words = "architects random own.py:First own.py:First --players 3 --milliseconds 5 --patience 2 --deals 1 --seed 1"
    assert command(table, 1) == f"pharos arena {words}"
    assert "--round-robin" in command(plan("architects", ["random", "apprentice"], players=3, round_robin=True), 1)
    assert "--option wonders=first-game" in command(plan("duel", ["random"], options={"wonders": "first-game"}), 1)


def test_the_sequential_test_stops_at_the_same_deal_everywhere(own: str) -> None:
    made = plan("duel", [f"{own}:First", f"{own}:Raises"])
    ends = []
    for workers in (1, 3):
        with open_executor(workers=workers) as executor:
            ends.append(timeless(run(made, 400, executor=executor, is_decided=Sprt(made, 0, 100).is_decided)))
    assert ends[0] == ends[1]
    assert 3 < len(ends[0]) < 60


def test_workers_of_every_sort_give_the_same_results(own: str) -> None:
    """Threads, processes, and a real Dask cluster of two workers, which has never seen the bot's file."""
    made = plan("duel", [f"{own}:Text", "random", f"{own}:Late"], seed=5)
    Path(own).unlink()
    local = timeless(run(made, 4))
    traces = {game.fault.trace for deal in local for game in deal.games if game.fault}
    assert all('raise KeyError("walls")' in trace for trace in traces)
    assert traces
    with open_executor(workers=2, processes=True) as executor:
        assert timeless(run(made, 4, executor=executor)) == local
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import distributed

        local_cluster: Any = distributed.LocalCluster
        with (
            local_cluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
            open_executor(cluster=cluster.scheduler_address) as executor,
        ):
            assert executor.workers == 2
            assert timeless(run(made, 4, executor=executor)) == local


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_gets_a_sentence() -> None:
    with pytest.raises(pharos.BadChoice) as error, open_executor(cluster="nonsense://nowhere"):
        pass
    assert error.value.id == "arena-cluster"


def test_all_cores_work_unless_told_otherwise() -> None:
    with open_executor() as executor:
        assert isinstance(executor, ArenaExecutor)
        assert executor.workers == cores() >= 1
