"""T-CLOCK-01, T-CLOCK-04  Time to think: it runs for every seat that is asked.

Each answer earns a little more, or, in a match by days, each question is given the same time. Bots have no clock.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tercio.hall.tables.entry import ClockHead
from tercio.kernel import Seat

DAY: Final = 24 * 3600 * 1000  # milliseconds


class Clock:
    """Driven by the times of entries, so that it stands the same in every process."""

    def __init__(self, head: ClockHead, seats: int, people: Collection[Seat]) -> None:
        self.head = head
        self.left = [head.base] * seats
        self.people = people  # how long a bot thinks is a matter of the server, and nobody's gain
        self.running: tuple[Seat, ...] = ()
        self.since = 0

    def pass_time(self, at: int) -> None:
        for seat in self.running:
            self.left[seat] -= max(0, at - self.since)
        self.since = max(self.since, at)

    def turn_to(self, asked: Collection[Seat], at: int) -> None:
        self.pass_time(at)
        before = self.running
        self.running = tuple([seat for seat in asked if seat in self.people])
        if self.head.is_by_question:
            for seat in self.running:
                if seat not in before:
                    self.left[seat] = self.head.base

    def stand(self, ms: int) -> None:
        """T-CLOCK-03  The time in which nobody served is given back to those whose clocks seemed to run."""
        for seat in self.running:
            self.left[seat] += ms

    def earn(self, seat: Seat) -> None:
        """What an answer brings."""
        self.left[seat] = self.head.base if self.head.is_by_question else self.left[seat] + self.head.increment

    def left_at(self, seat: Seat, now: int) -> int:
        used = max(0, now - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - used)

    def is_over(self, seat: Seat, now: int) -> bool:
        return seat in self.running and self.left_at(seat, now) <= 0

    def ends_at(self, seat: Seat) -> int | None:
        """When the time of the seat runs out; None while it does not run."""
        return self.since + max(0, self.left[seat]) if seat in self.running else None

    def next_flag(self) -> tuple[int, Seat] | None:
        """When the first time runs out, and whose."""
        due = [(self.since + max(0, self.left[seat]), seat) for seat in self.running]
        return min(due) if due else None
