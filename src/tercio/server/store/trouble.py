"""What can go wrong while the server runs. What is wrong before it runs is `BadInput`."""

from __future__ import annotations


class StoreFailed(Exception):
    """The database did not do it: nothing was written, and trying again later may succeed."""


class OutcomeUnknown(StoreFailed):
    """The connection broke while something was being written, and the database did not come back in time.

    It was written or it was not. The one who appended it acknowledges nothing; the number of the entry keeps the
    log right in both cases: the next one with that number is written, or loses the race against this one.
    """


class Damaged(Exception):
    """What stands in the database is not what was written there."""
