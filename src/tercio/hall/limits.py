"""How fast one client may send."""

from __future__ import annotations

import time
from collections import Counter


class Bucket:
    """It allows a number of frames a second on average, and a burst of some more at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.at = time.monotonic()

    def wait(self) -> float:
        """Take one out; how many seconds to wait for it."""
        now = time.monotonic()
        self.level = min(float(self.burst), self.level + (now - self.at) * self.rate)
        self.at = now
        self.level -= 1.0
        return 0.0 if self.level >= 0 else -self.level / self.rate

    def charge(self, number: int) -> None:
        """So many were taken elsewhere; nobody gets into more debt than one burst."""
        self.level = max(-float(self.burst), self.level - number)

    def is_empty(self) -> bool:
        """Take one out if there is one; what is refused does not count."""
        if self.wait() > 0:
            self.level += 1.0
            return True
        return False


class Limits:
    """A bucket for every address or name; those that have been full for a long time are forgotten."""

    def __init__(self, per_minute: int, at_once: int = 0) -> None:
        self.per_minute = per_minute
        self.at_once = at_once or per_minute
        self.buckets: dict[str, Bucket] = {}
        self.spent: Counter[str] | None = None  # since the other processes were told; None where there are none

    def is_too_fast(self, who: str) -> bool:
        is_empty = self.bucket(who).is_empty()
        if self.spent is not None and not is_empty:
            self.spent[who] += 1
        return is_empty

    def charge(self, who: str, number: int) -> None:
        """Another process has let somebody do this so often."""
        self.bucket(who).charge(number)

    def bucket(self, who: str) -> Bucket:
        if len(self.buckets) > 10_000:
            now, full = time.monotonic(), 60 * self.at_once / self.per_minute
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if now - bucket.at < full}
        return self.buckets.setdefault(who, Bucket(self.per_minute / 60, self.at_once))

    def is_used_up(self, who: str) -> bool:
        """Nothing is taken out: the next one would be too fast."""
        bucket = self.buckets.get(who)
        if bucket is None or bucket.is_empty():
            return bucket is not None
        bucket.level += 1.0
        return False
