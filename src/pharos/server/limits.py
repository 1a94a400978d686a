"""Rate limits and counts for addresses, guests and connections."""

from __future__ import annotations

import time
from collections import Counter

from ..core.errors import BadChoice

MAX_KEYS = 20000


class Bucket:
    """A token bucket: a rate per second and a burst."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left = rate, burst, burst
        self.at = time.monotonic()

    def take(self, n: float = 1.0) -> bool:
        """Take tokens if there are enough."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < n:
            return False
        self.left -= n
        return True

    def give_back(self, n: float = 1.0) -> None:
        """Return tokens that were not used."""
        self.left = min(self.burst, self.left + n)


class Rates:
    """A token bucket for each key; idle keys are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, Bucket] = {}
        self._room = MAX_KEYS

    def check(self, key: str, n: float = 1.0) -> None:
        """Take tokens; raises BadChoice if there are not enough."""
        if len(self._buckets) > self._room:
            self._drop_idle()
        bucket = self._buckets.get(key) or self._buckets.setdefault(key, Bucket(self._rate, self._burst))
        if not bucket.take(n):
            raise BadChoice("too-fast")

    def _drop_idle(self) -> None:
        """Drop idle keys; again only once there are twice as many as are left, so that many busy ones cost little."""
        self._buckets = {name: bucket for name, bucket in self._buckets.items() if not self._is_idle(bucket)}
        self._room = max(MAX_KEYS, 2 * len(self._buckets))

    def _is_idle(self, bucket: Bucket) -> bool:
        return (time.monotonic() - bucket.at) * self._rate > self._burst


class Counts:
    """A bounded count for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def take(self, key: str) -> None:
        """Count one more; raises BadChoice if that is too many."""
        if self._held[key] >= self.most:
            raise BadChoice("too-many-connections", most=self.most)
        self._held[key] += 1

    def give(self, key: str) -> None:
        """Count one less."""
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]
