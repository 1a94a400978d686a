"""The targets of the load benchmark: which figures meet them."""

from __future__ import annotations

from pharos.benchmarks.server.targets import TARGETS, compared

BROWSERS = {"actions_per_s": 1300.0, "p99_ms": 80.0, "cpu_ms_per_action": 0.8, "bytes_per_action": 2000.0, "refused": 0}
POSTGRESQL = {"cpu_ms_per_action": 1.2, "bytes_per_action": 2200.0, "p99_ms": 300.0}


def test_figures_are_compared_with_their_limits() -> None:
    targets = compared({"browsers": {"saturating": BROWSERS}, "postgresql": {"1 worker": POSTGRESQL}})
    missed = {name for name, target in targets.items() if not target["is_met"]}
    assert missed == {"PostgreSQL: processor time, to SQLite", "PostgreSQL: 99th percentile, ms"}
    assert targets["PostgreSQL: processor time, to SQLite"] == {"most": 1.3, "measured": 1.5, "is_met": False}
    assert targets["refused actions"]["is_met"]


def test_a_figure_below_its_least_is_missed_and_sections_left_out_are_not_compared() -> None:
    targets = compared({"browsers": {"saturating": BROWSERS | {"actions_per_s": 1100.0, "refused": 1}}})
    assert {name for name, target in targets.items() if not target["is_met"]} == {"actions/s", "refused actions"}
    assert len(targets) < len(TARGETS)
