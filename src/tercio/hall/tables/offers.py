"""T-OFFER-01  What needs the consent of all people at the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.kernel import Seat

DRAW: Final = "draw"
TAKE_BACK: Final = "take-back"
REMATCH: Final = "rematch"
SWAPPED: Final = "swapped"  # a rematch in which everybody plays the next side
REMATCHES: Final = (REMATCH, SWAPPED)


class Offer(NamedTuple):
    """One offer of each kind at a time; making it is agreeing to it."""

    what: str
    by: Seat
    yes: tuple[Seat, ...]
