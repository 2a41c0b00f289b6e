"""What Prometheus reads at /metrics."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from prometheus_client import Counter, Gauge, Histogram

from tercio.hall import meter

ENTRIES = Counter("tercio_entries", "Entries applied to tables in this process")
FRAMES = Counter("tercio_frames", "Frames received through sockets", ["do"])
REFUSED = Counter("tercio_refused", "Frames refused", ["why"])
SOCKETS = Gauge("tercio_sockets", "Open sockets")
LIVE = Gauge("tercio_tables", "Tables in memory")
THINKING = Histogram("tercio_bot_seconds", "Seconds a bot needed for an answer")
COMMIT = Histogram("tercio_commit_seconds", "Seconds from a wish to its durable entry")
LOG = Gauge("tercio_log", "What the writer of the log has done in this process", ["what"])

COUNTED = {meter.ENTRIES: ENTRIES, meter.FRAMES: FRAMES, meter.REFUSED: REFUSED}
TIMED = {meter.THINKING: THINKING, meter.COMMIT: COMMIT}


class Prometheus(meter.Meter):
    """What the hall counts, for Prometheus."""

    def count(self, what: str, which: str = "") -> None:
        one_more(what, which)()

    def took(self, what: str, seconds: float) -> None:
        TIMED[what].observe(seconds)


@cache
def one_more(what: str, which: str) -> Callable[[], None]:
    """Looked up once: frames are counted more often than anything else."""
    counter = COUNTED[what]
    return (counter.labels(which) if which else counter).inc
