"""What Prometheus reads at /metrics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from prometheus_client import Counter, Gauge, Histogram, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from tercio.hall import meter

ENTRIES = Counter("tercio_entries", "Entries applied to tables in this process")
FRAMES = Counter("tercio_frames", "Frames received through sockets", ["do"])
REFUSED = Counter("tercio_refused", "Frames refused", ["why"])
SOCKETS = Gauge("tercio_sockets", "Open sockets")
LIVE = Gauge("tercio_tables", "Tables in memory")
THINKING = Histogram("tercio_bot_seconds", "Seconds a bot needed for an answer")
COMMIT = Histogram("tercio_commit_seconds", "Seconds from a wish to its durable entry")
LOG = Gauge("tercio_log", "What the writer of the log has done in this process", ["what"])

OURS = "tercio_"
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


def together(others: Sequence[str]) -> str:
    """The figures of this process and of others, added up; nobody adds up memory or starts."""
    own = generate_latest().decode()
    if not others:
        return own
    sums: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
    heads: dict[str, str] = {}
    for told in (own, *others):
        for family in text_string_to_metric_families(told):
            if not family.name.startswith(OURS):
                continue
            heads[family.name] = f"# HELP {family.name} {family.documentation}\n# TYPE {family.name} {family.type}\n"
            found = sums.setdefault(family.name, {})
            for sample in family.samples:
                key = (sample.name, tuple(sorted(sample.labels.items())))
                if not sample.name.endswith("_created"):
                    found[key] = found.get(key, 0.0) + sample.value
    lines: list[str] = []
    for name, found in sums.items():
        lines.append(heads[name])
        for (sample_name, labels), value in found.items():
            told = ",".join([f'{label}="{text}"' for label, text in labels])
            lines.append(f"{sample_name}{{{told}}} {value}\n" if told else f"{sample_name} {value}\n")
    return "".join(lines)
