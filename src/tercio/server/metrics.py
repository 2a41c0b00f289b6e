"""What Prometheus reads at /metrics."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

ANSWERS = Counter("tercio_entries", "Entries applied to tables in this process")
FRAMES = Counter("tercio_frames", "Frames received through sockets", ["do"])
REFUSED = Counter("tercio_refused", "Frames refused", ["why"])
SOCKETS = Gauge("tercio_sockets", "Open sockets")
LIVE = Gauge("tercio_tables", "Tables in memory")
THINKING = Histogram("tercio_bot_seconds", "Seconds a bot needed for an answer")
COMMIT = Histogram("tercio_commit_seconds", "Seconds from a wish to its durable entry")
LOG = Gauge("tercio_log", "What the writer of the log has done in this process", ["what"])


@cache
def frames_that(do: str) -> Counter:
    """Looked up once: frames are counted more often than anything else."""
    return FRAMES.labels(do)
