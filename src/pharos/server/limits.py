"""Limits: how much one address, guest or connection may ask for."""

from __future__ import annotations

import time
from collections import Counter

from ..core.errors import BadChoice

MOST_KEYS = 20000


class Bucket:
    """So many tokens a second, and a few in store."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most, self.left = rate, most, most
        self.at = time.monotonic()

    def take(self, n: float = 1.0) -> bool:
        """Take tokens if there are enough."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < n:
            return False
        self.left -= n
        return True


class Rates:
    """A bucket for each key; keys that are quiet are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._buckets: dict[str, Bucket] = {}

    def check(self, key: str, n: float = 1.0) -> None:
        """Raises BadChoice if that was too much."""
        if len(self._buckets) > MOST_KEYS:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not self._is_quiet(bucket)}
        bucket = self._buckets.get(key) or self._buckets.setdefault(key, Bucket(self._rate, self._most))
        if not bucket.take(n):
            raise BadChoice("too-fast")

    def _is_quiet(self, bucket: Bucket) -> bool:
        return (time.monotonic() - bucket.at) * self._rate > self._most


class Counts:
    """How many of something each key holds."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def take(self, key: str) -> None:
        """One more; raises BadChoice if there are too many."""
        if self._held[key] >= self.most:
            raise BadChoice("too-many-connections", most=self.most)
        self._held[key] += 1

    def give(self, key: str) -> None:
        """One less."""
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]
