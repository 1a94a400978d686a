"""What the server has to reach on two idle cores, one worker and a thousand sockets, compared with what was measured."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.json_types import JsonObject

SATURATING = "browsers", "saturating"
POSTGRESQL = "postgresql", "1 worker"
POSTGRESQL_FACTOR = 1.3


@dataclass(frozen=True)
class Target:
    """One figure and its limit."""

    name: str
    path: tuple[str, ...]
    """Where the figure is in the results: section, load, name."""
    least: float | None = None
    most: float | None = None
    relative_to: tuple[str, ...] | None = None
    """Another figure, of which the limit is a multiple."""


TARGETS = (
    Target("actions/s", (*SATURATING, "actions_per_s"), least=1200),
    Target("99th percentile, ms", (*SATURATING, "p99_ms"), most=100),
    Target("processor time per action, ms", (*SATURATING, "cpu_ms_per_action"), most=0.9),
    Target("bytes per action", (*SATURATING, "bytes_per_action"), most=2500),
    Target("median message, bytes", (*SATURATING, "median_message_bytes"), most=2000),
    Target("median message in Duel, bytes", ("browsers", "duel", "median_message_bytes"), most=1000),
    Target("refused actions", (*SATURATING, "refused"), most=0),
    Target(
        "PostgreSQL: processor time, to SQLite", (*POSTGRESQL, "cpu_ms_per_action"), most=POSTGRESQL_FACTOR,
        relative_to=(*SATURATING, "cpu_ms_per_action"),
    ),
    Target(
        "PostgreSQL: bytes, to SQLite", (*POSTGRESQL, "bytes_per_action"), most=POSTGRESQL_FACTOR,
        relative_to=(*SATURATING, "bytes_per_action"),
    ),
    Target("PostgreSQL: 99th percentile, ms", (*POSTGRESQL, "p99_ms"), most=250),
    Target("view in Duel, us", ("views", "duel, 2", "view_us"), most=40),
    Target("view in 7 Wonders with four, us", ("views", "seven-wonders, 4", "view_us"), most=120),
)  # fmt: skip


def compared(results: JsonObject) -> dict[str, JsonObject]:
    """Every target whose figures are among the results: limit, measured, and whether it was met."""
    comparison: dict[str, JsonObject] = {}
    for target in TARGETS:
        figure = _figure(results, target.path)
        base = _figure(results, target.relative_to) if target.relative_to else 1.0
        if figure is None or not base:
            continue
        measured = round(figure / base, 3)
        is_met = (target.least or measured) <= measured <= (measured if target.most is None else target.most)
        limit = {"least": target.least} if target.least is not None else {"most": target.most}
        comparison[target.name] = {**limit, "measured": measured, "is_met": is_met}
    return comparison


def _figure(results: object, path: tuple[str, ...]) -> float | None:
    for name in path:
        results = results.get(name) if isinstance(results, dict) else None
    return float(results) if isinstance(results, int | float) else None
