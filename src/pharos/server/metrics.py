"""Metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.metrics_core import Metric

registry = CollectorRegistry()

actions = Counter("pharos_actions", "Decisions stored, by kind of player", ["by"], registry=registry)
actions_by = {by: actions.labels(by) for by in ("person", "bot", "clock")}
refused = Counter("pharos_refused", "Messages refused, by reason", ["reason"], registry=registry)
races = Counter("pharos_races", "Entries that another worker stored first", registry=registry)
connections = Gauge("pharos_connections", "Clients connected", registry=registry)
live_tables = Gauge("pharos_live_tables", "Tables in memory", registry=registry)
overflows = Counter("pharos_overflows", "Outboxes that overflowed and were replaced by the full state", registry=registry)
cut_off = Counter("pharos_cut_off", "Clients disconnected because they accepted nothing", registry=registry)
requests = Counter("pharos_requests", "HTTP requests by status", ["status"], registry=registry)
bot_seconds = Histogram("pharos_bot_seconds", "Thinking time of bots", registry=registry)
bot_failures = Counter("pharos_bot_failures", "Bot failures, replaced by a random legal action", registry=registry)
pushes = Counter("pharos_pushes", "Notifications sent, by the status of the push service", ["status"], registry=registry)
hint_seconds = Histogram("pharos_hint_seconds", "Time that the coach takes for a hint", registry=registry)
store_seconds = Histogram("pharos_store_seconds", "Time from a decision until it is stored", registry=registry)


@dataclass(eq=False)
class Traffic:
    """Message counts without locks: they change on the event loop only."""

    sent: int = 0
    received: int = 0

    def collect(self) -> Iterator[Metric]:
        """Yield the counts."""
        yield CounterMetricFamily("pharos_messages_sent", "Messages sent to clients", self.sent)
        yield CounterMetricFamily("pharos_messages_received", "Messages from clients", self.received)


traffic = Traffic()
registry.register(traffic)


def page() -> bytes:
    """All metrics in the Prometheus text format."""
    return generate_latest(registry)
