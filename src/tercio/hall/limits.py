"""How fast one client may send."""

from __future__ import annotations

import time


class Bucket:
    """It allows a number of frames a second on average, and a burst of some more at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.at = time.monotonic()

    def debt(self) -> float:
        """How many seconds until nothing is owed."""
        now = time.monotonic()
        self.level = min(float(self.burst), self.level + (now - self.at) * self.rate)
        self.at = now
        return 0.0 if self.level >= 0 else -self.level / self.rate

    def wait(self) -> float:
        """Take one out; how many seconds to wait for it."""
        self.debt()
        self.level -= 1.0
        return 0.0 if self.level >= 0 else -self.level / self.rate

    def charge(self, number: float) -> None:
        """So many were taken without asking; nobody gets into more debt than one burst."""
        self.level = max(-float(self.burst), self.level - number)

    def is_empty(self) -> bool:
        """Take one out if there is one; what is refused does not count."""
        if self.wait() > 0:
            self.level += 1.0
            return True
        return False


class Limits:
    """A bucket for every address or name; those that have been full for a long time are forgotten."""

    def __init__(self, per_minute: float, at_once: int = 0) -> None:
        self.per_minute = per_minute
        self.at_once = at_once or int(per_minute)
        self.buckets: dict[str, Bucket] = {}
        self.spent: dict[str, float] | None = None  # since the other processes were told; None where there are none

    def is_too_fast(self, who: str) -> bool:
        is_empty = self.bucket(who).is_empty()
        if self.spent is not None and not is_empty:
            self.spent[who] = self.spent.get(who, 0) + 1
        return is_empty

    def charge(self, who: str, number: float) -> None:
        """Another process has let somebody do this so often."""
        self.bucket(who).charge(number)

    def spend(self, who: str, number: float) -> None:
        """Somebody has done this so often, which nobody could know before."""
        self.charge(who, number)
        if self.spent is not None:
            self.spent[who] = self.spent.get(who, 0) + number

    def give_back(self, who: str) -> None:
        """Nothing came of it."""
        self.charge(who, -1)

    def bucket(self, who: str) -> Bucket:
        known = self.buckets.get(who)
        if known is not None:
            return known
        if len(self.buckets) > 10_000:
            now, full = time.monotonic(), 60 * self.at_once / self.per_minute
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if now - bucket.at < full}
        made = self.buckets[who] = Bucket(self.per_minute / 60, self.at_once)
        return made

    def is_used_up(self, who: str) -> bool:
        """Nothing is taken out: the next one would be too fast."""
        bucket = self.buckets.get(who)
        if bucket is None or bucket.is_empty():
            return bucket is not None
        bucket.level += 1.0
        return False
