"""Figures for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.metrics_core import Metric

registry = CollectorRegistry()

actions = Counter("pharos_actions", "Decisions kept, by who made them", ["by"], registry=registry)
actions_by = {by: actions.labels(by) for by in ("person", "bot", "clock")}
refused = Counter("pharos_refused", "Messages refused, by reason", ["reason"], registry=registry)
races = Counter("pharos_races", "Entries that another worker had written first", registry=registry)
connections = Gauge("pharos_connections", "Clients connected", registry=registry)
rooms = Gauge("pharos_rooms", "Tables in memory", registry=registry)
overflows = Counter("pharos_overflows", "Outboxes that were replaced by a view", registry=registry)
cut_off = Counter("pharos_cut_off", "Clients that took nothing for too long or vanished", registry=registry)
requests = Counter("pharos_requests", "HTTP requests by status", ["status"], registry=registry)
bot_seconds = Histogram("pharos_bot_seconds", "How long bots thought", registry=registry)
bot_failures = Counter("pharos_bot_failures", "Bots that failed; a legal action was taken at random", registry=registry)
kept_seconds = Histogram("pharos_kept_seconds", "From a decision to its being on the disk", registry=registry)


@dataclass(eq=False)
class Traffic:
    """Messages, counted on the event loop alone: a lock for each would cost more than its JSON."""

    sent: int = 0
    received: int = 0

    def collect(self) -> Iterator[Metric]:
        """The counts for Prometheus."""
        yield CounterMetricFamily("pharos_messages_sent", "Messages sent to clients", self.sent)
        yield CounterMetricFamily("pharos_messages_received", "Messages from clients", self.received)


traffic = Traffic()
registry.register(traffic)


def page() -> bytes:
    """All figures in Prometheus' text format."""
    return generate_latest(registry)
