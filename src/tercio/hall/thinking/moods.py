"""What a bot makes of its match from one of its turns to the next: it may give up, or offer a draw."""

from __future__ import annotations

from typing import Final

from tercio.games import box_of
from tercio.hall.thinking.thoughts import Job, view_of
from tercio.kernel import seeded

CONCEDE, DRAW = "concede", "draw"  # what it may want
LOST: Final = 0.04  # a chance to win
LEVEL: Final = 0.04  # at most so far from one half
LATE: Final = 60  # percent of the match: nobody offers a draw before
OFTEN_LOST: Final = 3  # turns in a row: one look may be wrong,
OFTEN_LEVEL: Final = 6  # and so may a few


class Mood:
    """It offers a draw only once."""

    def __init__(self) -> None:
        self.lost = self.level = 0  # turns in a row
        self.has_offered = False

    def wish(self, chance: float, stage: int) -> str:
        """CONCEDE, DRAW, or nothing; asked once in each of its turns."""
        self.lost = self.lost + 1 if chance <= LOST else 0
        self.level = self.level + 1 if abs(chance - 0.5) <= LEVEL and stage >= LATE else 0
        if self.lost >= OFTEN_LOST:
            return CONCEDE
        if self.level >= OFTEN_LEVEL and not self.has_offered:
            self.has_offered = True
            return DRAW
        return ""


def feel(job: Job) -> tuple[float, int]:
    """In the worker: the seat's chance to win, as far as it sees, and how much of the match is over, in percent."""
    name, _, seed, seat, *_ = job
    winning = box_of(name).thinking().winning
    imagined = view_of(job).imagine(seeded(seed))
    return winning.chance(imagined, seat), winning.stage(imagined)
