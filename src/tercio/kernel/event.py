"""What happened, which rule made it happen, and who may know."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.kernel.decision import RuleId, Seat
from tercio.kernel.tally import Receipt

EVERYONE: Final = -1  # every bit is set


class Event(NamedTuple):
    """A sentence of the match: its name, the rule behind it, its facts, and what its figures are made of.

    The facts stand in a fixed order; `texts.toml` gives each its name and says what kind of thing its number is.
    """

    name: str
    rule: RuleId
    facts: tuple[int, ...] = ()
    seen_by: int = EVERYONE  # one bit a seat
    receipts: tuple[Receipt, ...] = ()  # of the value that it tells

    def is_seen_by(self, seat: Seat) -> bool:
        return self.seen_by == EVERYONE or (seat >= 0 and (self.seen_by >> seat) & 1 == 1)


def only(*seats: Seat) -> int:
    """For `seen_by`: these seats and no others."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits
