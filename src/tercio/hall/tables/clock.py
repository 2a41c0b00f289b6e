"""T-CLOCK-01  Time to think: it runs for every seat that is asked, and each answer earns a little more."""

from __future__ import annotations

from collections.abc import Collection

from tercio.hall.tables.entry import ClockHead
from tercio.kernel import Seat


class Clock:
    """Driven by the times of entries, so that it stands the same in every process."""

    def __init__(self, head: ClockHead, seats: int) -> None:
        self.head = head
        self.left = [head.base] * seats
        self.running: tuple[Seat, ...] = ()
        self.since = 0

    def pass_time(self, at: int) -> None:
        for seat in self.running:
            self.left[seat] -= max(0, at - self.since)
        self.since = max(self.since, at)

    def turn_to(self, asked: Collection[Seat], at: int) -> None:
        self.pass_time(at)
        self.running = tuple([seat for seat in asked if 0 <= seat < len(self.left)])

    def stand(self, ms: int) -> None:
        """T-CLOCK-03  The time in which nobody served is given back to those whose clocks seemed to run."""
        for seat in self.running:
            self.left[seat] += ms

    def earn(self, seat: Seat) -> None:
        self.left[seat] += self.head.increment

    def left_at(self, seat: Seat, now: int) -> int:
        used = max(0, now - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - used)

    def is_over(self, seat: Seat, now: int) -> bool:
        return seat in self.running and self.left_at(seat, now) <= 0

    def next_flag(self) -> tuple[int, Seat] | None:
        """When the first time runs out, and whose."""
        due = [(self.since + max(0, self.left[seat]), seat) for seat in self.running]
        return min(due) if due else None
