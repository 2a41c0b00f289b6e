"""Times of many calls, in processor time; the best round counts."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time


class Stopwatch:
    """Microseconds a call, by name."""

    def __init__(self) -> None:
        self.best: dict[str, float] = {}

    def keep(self, name: str, work: Callable[[], None], calls: int) -> None:
        begin = process_time()
        work()
        spent = (process_time() - begin) / calls * 1e6
        self.best[name] = min(spent, self.best.get(name, spent))

    def figures(self, yardstick: float) -> dict[str, float]:
        """All figures, in microseconds and in yardsticks."""
        found = {name: round(value, 3) for name, value in self.best.items()}
        for name, value in self.best.items():
            found[name.replace("_us", "_yardsticks")] = round(value / yardstick, 4)
        return found
