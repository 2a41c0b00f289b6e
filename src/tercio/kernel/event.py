"""What happened, which rule made it happen, and who may know."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.kernel.decision import RuleId, Seat

EVERYONE: Final = -1  # every bit is set


class Event(NamedTuple):
    """A sentence of the match: its name, the rule behind it, its facts in a fixed order."""

    name: str
    rule: RuleId
    facts: tuple[int, ...] = ()
    seen_by: int = EVERYONE  # one bit a seat

    def is_seen_by(self, seat: Seat) -> bool:
        return self.seen_by == EVERYONE or (seat >= 0 and (self.seen_by >> seat) & 1 == 1)


def only(*seats: Seat) -> int:
    """For `seen_by`: these seats and no others."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits
